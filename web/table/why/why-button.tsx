import { useState } from 'preact/hooks'
import type { LogLine, LogTurn } from '../log/log-lines.ts'
import type { TablePlay } from '../play.ts'
import './why-button.css'
import { showWhy } from './reason.ts'
import { whyWords } from './words.ts'

interface WhyButtonProps {
  readonly play: TablePlay
  readonly turn: Pick<LogTurn, 'at' | 'turn'>
  readonly line: LogLine
}

/** Whether a line tells what a bot did in its own turn: what came before its first answer was somebody else’s doing. */
function isByBot({ play, turn, line }: WhyButtonProps): boolean {
  const { seats = [], seat = -1 } = play.seen.position.value ?? {}
  const player = turn.turn?.seat ?? -1
  const isSeated = play.seen.yours.value.includes(seat)
  return isSeated && seats[player]?.kind === 'bot' && line.seat === player && line.at > turn.at
}

/** Whether it is the last of its kind: that one can be asked about at once, the others once they are read. */
const isLast = ({ play, line }: WhyButtonProps): boolean => {
  const turn = play.seen.log.value.findLast(
    (one) =>
      one.turn && play.seen.position.value?.seats[one.turn.seat]?.kind === 'bot' && one.lines.length > 0,
  )
  return turn?.lines.at(-1)?.id === line.id
}

/** Asks a bot why it did what a line of the log tells. */
export function WhyButton(props: WhyButtonProps) {
  const { play, line } = props
  const [isAsking, setAsking] = useState(false)
  const isRead = play.seen.read.value?.id === line.id
  const hasWords = play.seen.text.value.reason !== undefined && play.seen.session.explain !== undefined
  if (!hasWords || !isByBot(props) || !(isRead || isLast(props))) return null
  const says = whyWords.value
  return (
    <button
      type="button"
      class="why-button"
      aria-label={says.askOf(line.text)}
      aria-busy={isAsking}
      aria-disabled={isAsking}
      onClick={() => {
        if (isAsking) return
        setAsking(true)
        void showWhy(play, line.at - 1).finally(() => setAsking(false))
      }}
    >
      {says.ask}
    </button>
  )
}
