import { SeatMark } from '@astrolabe/drawing'
import type { LogLine } from './log-lines.ts'
import type { TablePlay } from '../play.ts'
import { tableWords } from '../words.ts'

const SHOWN = 8

/** While nothing is asked: who plays, and the last that happened. */
export function LatestLines({ play }: { readonly play: TablePlay }) {
  const { choices: says } = tableWords.value
  const position = play.seen.position.value
  const playing = position?.waitingFor[0]
  // Whoever reads the lesson is not asked anything on their own turn.
  const isOther = playing !== undefined && playing !== position?.seat
  const lines = play.seen.log.value.flatMap((turn) => turn.lines).slice(-SHOWN)
  return (
    <div class="latest">
      <p class="latest-title">{isOther ? says.nothing(play.seen.names.value(playing)) : says.nobody}</p>
      {lines.length === 0 && <p>{says.soFar}</p>}
      <ul class="latest-lines">
        {lines.map((line) => (
          <li key={line.id}>
            <LineMark line={line} />
            <span>{line.text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Whose deed a line tells; the words name them as well. */
export function LineMark({ line }: { readonly line: Pick<LogLine, 'seat'> }) {
  return line.seat === undefined ? (
    <span class="line-mark" />
  ) : (
    <SeatMark seat={line.seat} size={18} label="" />
  )
}
