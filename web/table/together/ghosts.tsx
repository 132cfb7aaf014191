import { ADVICE, Icon, SeatMark } from '@astrolabe/drawing'
import type { TablePlay } from '../play.ts'
import { tableWords } from '../words.ts'
import './together.css'

/** Who proposes a choice, as marks beside its words. */
export function Ghosts({ play, choice }: { readonly play: TablePlay; readonly choice: string }) {
  const { together: says } = tableWords.value
  const seats = play.asked.ghosts.value.get(choice) ?? []
  if (seats.length === 0) return null
  return (
    <span class="ghosts">
      {seats.map((seat) =>
        seat === ADVICE ? (
          <Icon key={seat} name="idea" label={says.advised} />
        ) : (
          <SeatMark key={seat} seat={seat} size={20} label={says.ghost(play.seen.names.value(seat))} />
        ),
      )}
    </span>
  )
}
