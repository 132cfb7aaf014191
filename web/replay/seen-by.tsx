import { type Names, SPECTATOR } from '@astrolabe/kernel'
import type { ReplaySession } from './replay-session.ts'
import { replayWords } from './words.ts'

/** From whose seat the table is seen. */
export function SeenBy({ session, names }: { readonly session: ReplaySession; readonly names: Names }) {
  const { seen: says } = replayWords.value
  return (
    <select
      class="input seen-by"
      aria-label={says.label}
      value={session.seat}
      onChange={(event) => session.look(Number(event.currentTarget.value))}
    >
      {session.seats.map((seat) => (
        <option key={seat} value={seat}>
          {seat === SPECTATOR ? says.everyone : says.by(names(seat))}
        </option>
      ))}
    </select>
  )
}
