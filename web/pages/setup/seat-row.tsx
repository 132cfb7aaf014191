import { isLevel, LEVELS } from '@astrolabe/bots/levels.ts'
import { SeatMark } from '@astrolabe/drawing/seat-mark.tsx'
import { seatLetter } from '@astrolabe/drawing/seat.ts'
import { Button } from '../../parts/button.tsx'
import { words } from '../../words/words.ts'
import type { How, Seating } from './seating.ts'

interface SeatRowProps {
  readonly seat: number
  readonly how: How
  readonly seating: Seating
  readonly onChange: (seating: Seating) => void
  /** Without it the seat has to stay. */
  readonly onRemove?: () => void
}

function seatingOf(chosen: string, name: string): Seating {
  if (isLevel(chosen)) return { kind: 'bot', level: chosen }
  return chosen === 'open' ? { kind: 'open' } : { kind: 'person', name }
}

export function SeatRow({ seat, how, seating, onChange, onRemove }: SeatRowProps) {
  const { setup: says, seats } = words.value
  const letter = seatLetter(seat)
  const name = seating.kind === 'person' ? seating.name : ''
  return (
    <li class="seat-row">
      <SeatMark seat={seat} size={36} label="" />
      <select
        class="input seat-row-kind"
        aria-label={says.whoSits(letter)}
        value={seating.kind === 'bot' ? seating.level : seating.kind}
        onChange={(event) => onChange(seatingOf(event.currentTarget.value, name))}
      >
        <option value="person">{how === 'link' ? says.personHere : says.person}</option>
        {how === 'link' && <option value="open">{says.open}</option>}
        <optgroup label={says.bots}>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {`${seats.levels[level].name} (${seats.levels[level].says})`}
            </option>
          ))}
        </optgroup>
      </select>
      {seating.kind === 'person' && (
        <input
          class="input seat-row-name"
          aria-label={says.nameAt(letter)}
          placeholder={seats.player(letter)}
          maxLength={40}
          autocomplete="off"
          value={name}
          onInput={(event) => onChange({ kind: 'person', name: event.currentTarget.value })}
        />
      )}
      {onRemove && <Button kind="quiet" sign="close" label={says.removeSeat(letter)} onClick={onRemove} />}
    </li>
  )
}
