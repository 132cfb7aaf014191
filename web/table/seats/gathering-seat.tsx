import type { Problem } from '@astrolabe/tables'
import { SeatMark } from '@astrolabe/drawing'
import { useId, useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { changeSettings, settings } from '../../settings.ts'
import { words } from '../../words/words.ts'
import { namesAt } from '../names.ts'
import type { ServerSession } from './seating.ts'
import { tableWords } from '../words.ts'

interface GatheringSeatProps {
  readonly session: ServerSession
  readonly seat: number
  /** The bot a free seat is given to. */
  readonly level: string
  readonly onDeed: (deed: Promise<Problem | undefined>) => void
}

/** A seat before the game: taken, free to be taken, or played by a bot. */
export function GatheringSeat({ session, seat, level, onDeed }: GatheringSeatProps) {
  const { gathering: says } = tableWords.value
  const message = session.message.value
  const [isNaming, setNaming] = useState(false)
  if (message === undefined) return null
  const { position, yours, here, host, owned = [] } = message
  const sitter = position.seats[seat]
  const keptFor = sitter.kind === 'open' ? sitter.for : undefined
  const isOwned = owned.includes(seat)
  const isYours = yours.includes(seat)
  const { seating } = session
  return (
    <li class={`gathering-seat gathering-${sitter.kind}`}>
      <SeatMark seat={seat} size={40} label="" />
      <span class="gathering-who">
        <strong>
          {keptFor !== undefined
            ? says.kept(keptFor)
            : sitter.kind === 'open'
              ? says.open
              : namesAt(position.seats, words.value)(seat)}
        </strong>
        {sitter.kind === 'person' && (
          <span class="gathering-presence">
            {isYours ? says.you : here.includes(seat) ? says.here : says.absent}
          </span>
        )}
        {sitter.kind === 'bot' && <span class="gathering-presence">{tableWords.value.seat.bot}</span>}
      </span>
      {keptFor !== undefined && isOwned && (
        <Button kind="primary" onClick={() => onDeed(seating.sit(seat, keptFor))}>
          {says.sitAgain}
        </Button>
      )}
      {sitter.kind === 'open' && keptFor === undefined && yours.length === 0 && !isNaming && (
        <Button kind="primary" onClick={() => setNaming(true)}>
          {says.sit}
        </Button>
      )}
      {sitter.kind === 'open' && isNaming && (
        <NameForm
          onSit={(name) => {
            changeSettings({ name })
            onDeed(seating.sit(seat, name))
            setNaming(false)
          }}
        />
      )}
      {sitter.kind === 'open' && host && (
        <Button kind="quiet" onClick={() => onDeed(seating.handOver(seat, { level }))}>
          {says.giveToBot}
        </Button>
      )}
      {(((sitter.kind === 'bot' || keptFor !== undefined) && host) || isYours) && (
        <Button kind="quiet" onClick={() => onDeed(seating.handOver(seat, 'open'))}>
          {isYours ? says.leave : says.freeAgain}
        </Button>
      )}
    </li>
  )
}

function NameForm({ onSit }: { readonly onSit: (name: string) => void }) {
  const { gathering: says } = tableWords.value
  const [name, setName] = useState(settings.value.name)
  const id = useId()
  return (
    <form
      class="gathering-name"
      onSubmit={(event) => {
        event.preventDefault()
        onSit(name.trim())
      }}
    >
      <label for={id}>{says.yourName}</label>
      <input
        class="input"
        id={id}
        maxLength={40}
        required
        // It appears because the reader asked for it.
        autofocus
        autocomplete="nickname"
        value={name}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <Button kind="primary" submits>
        {says.sit}
      </Button>
    </form>
  )
}
