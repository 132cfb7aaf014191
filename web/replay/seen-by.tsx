import { type Names, SPECTATOR } from '@astrolabe/kernel'
import { useId } from 'preact/hooks'
import type { ReplaySession } from './replay-session.ts'
import { replayWords } from './words.ts'

/** From whose seat the table is seen. */
export function SeenBy({ session, names }: { readonly session: ReplaySession; readonly names: Names }) {
  const { seen: says } = replayWords.value
  const id = useId()
  return (
    <div class="seen-by">
      <label for={id}>{says.label}</label>
      <select
        class="input"
        id={id}
        value={session.seat}
        onChange={(event) => session.look(Number(event.currentTarget.value))}
      >
        {session.seats.map((seat) => (
          <option key={seat} value={seat}>
            {seat === SPECTATOR ? says.everyone : names(seat)}
          </option>
        ))}
      </select>
    </div>
  )
}
