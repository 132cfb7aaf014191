import { SeatMark } from '@astrolabe/drawing'
import { SPECTATOR } from '@astrolabe/kernel'
import { Button } from '../../parts/button.tsx'
import { language } from '../../settings.ts'
import type { Absence } from './away.ts'
import './away.css'
import { whoseTurn } from '../log/log-lines.ts'
import type { TablePlay } from '../play.ts'
import { tableWords } from '../words.ts'

interface AwayProps {
  readonly play: TablePlay
  readonly absence: Absence
  readonly onDone: () => void
}

/** What the others did while nobody was looking: in a few lines, then one by one on the board as it was. */
export function AwayPanel({ play, absence, onDone }: AwayProps) {
  const { away: says, log } = tableWords.value
  const show = (): void => {
    const lines = absence.turns.flatMap((turn) => turn.lines)
    play.told.goThrough(play.told.actsTelling(lines.map(({ id }) => id)))
    onDone()
  }
  return (
    <section class="away" aria-label={says.title}>
      <h2>{says.title}</h2>
      <div class="away-turns">
        {absence.turns.map((turn) => (
          <div class="away-turn" key={turn.id}>
            {turn.turn && (
              <h3>
                {turn.turn.seat !== SPECTATOR && <SeatMark seat={turn.turn.seat} size={20} label="" />}
                {whoseTurn(turn.turn, play.seen.labels.value, language.value)}{' '}
                <span class="log-round">{log.turn(turn.turn.round)}</span>
              </h3>
            )}
            <ul>
              {turn.lines.map((line) => (
                <li key={line.id}>{line.text}</li>
              ))}
            </ul>
          </div>
        ))}
        {absence.left > 0 && <p class="away-left">{says.more(absence.left)}</p>}
      </div>
      <div class="away-actions">
        <Button kind="primary" onClick={onDone}>
          {says.done}
        </Button>
        <Button sign="play" onClick={show}>
          {says.show}
        </Button>
      </div>
    </section>
  )
}
