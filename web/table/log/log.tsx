import { Icon, SeatMark } from '@astrolabe/drawing'
import { SPECTATOR } from '@astrolabe/kernel'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { language } from '../../settings.ts'
import { horizonIn } from '../undo/horizon.ts'
import { logOfSeat, type LogTurn, whoseTurn } from './log-lines.ts'
import { LineMark } from './latest-lines.tsx'
import { folded, type FoldedLine } from './folded.ts'
import './log.css'
import { Chapters } from './chapters.tsx'
import { WhyButton } from '../why/why-button.tsx'
import { StoryEntry } from './story.tsx'
import type { TablePlay } from '../play.ts'
import { tableWords } from '../words.ts'

const TURNS_SHOWN = 12

interface LogProps {
  readonly play: TablePlay
  readonly momentAddress: ((answers: number) => string) | undefined
}

/** What happened, turn by turn, the newest last; with the line above which nothing is taken back freely. */
export function Log({ play, momentAddress }: LogProps) {
  const { log: says } = tableWords.value
  const [seat, setSeat] = useState<number | undefined>(undefined)
  const [extra, setExtra] = useState(0)
  const all = logOfSeat(play.seen.log.value, seat)
  const turns = all.slice(-(TURNS_SHOWN + extra))
  const earlier = all.length - turns.length
  const scroller = useScrolledDown(play.seen.moment.value)
  return (
    <div class="log">
      <LogFilter play={play} seat={seat} onChoose={setSeat} />
      <Chapters play={play} />
      <div class="log-turns" ref={scroller} tabIndex={0} role="group" aria-label={tableWords.value.side.log}>
        {earlier > 0 && (
          <Button kind="quiet" sign="chevron-up" onClick={() => setExtra(extra + 4 * TURNS_SHOWN)}>
            {says.earlier(earlier)}
          </Button>
        )}
        {all.length === 0 && (
          <p class="log-empty">{play.seen.position.value?.untold ? says.untold : says.empty}</p>
        )}
        <HorizonedTurns play={play} turns={turns} momentAddress={momentAddress} />
      </div>
    </div>
  )
}

/** Stays at the end while new lines come, unless the reader has gone up to read. */
function useScrolledDown(moment: string) {
  const scroller = useRef<HTMLDivElement>(null)
  const wasAtEnd = useRef(true)
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return
    if (wasAtEnd.current) element.scrollTop = element.scrollHeight
    const note = (): void => {
      wasAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 40
    }
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  }, [moment])
  return scroller
}

interface LogFilterProps {
  readonly play: TablePlay
  readonly seat: number | undefined
  readonly onChoose: (seat: number | undefined) => void
}

function LogFilter({ play, seat, onChoose }: LogFilterProps) {
  const { log: says } = tableWords.value
  const names = play.seen.labels.value
  return (
    <div class="log-filter" role="group" aria-label={says.filter}>
      <button
        type="button"
        class="log-filter-seat"
        aria-pressed={seat === undefined}
        onClick={() => onChoose(undefined)}
      >
        {says.everyone}
      </button>
      {play.seen.position.value?.seats.map((_, index) => (
        <button
          type="button"
          class="log-filter-seat"
          aria-pressed={seat === index}
          onClick={() => onChoose(seat === index ? undefined : index)}
        >
          <SeatMark seat={index} size={20} label={names(index)} />
        </button>
      ))}
    </div>
  )
}

function HorizonedTurns({ play, turns, momentAddress }: LogProps & { readonly turns: readonly LogTurn[] }) {
  const position = play.seen.position.value
  const horizon = position && horizonIn(turns, position)
  return (
    <>
      {turns.map((turn) => (
        <section class="log-turn" key={turn.id}>
          {turn.id === horizon && <Horizon play={play} />}
          <TurnHeading play={play} turn={turn} momentAddress={momentAddress} />
          <ul>
            {foldedIn(turn, horizon).map(({ line, times, isMarked }) => (
              <li key={line.id}>
                {line.id === horizon && line.id !== turn.id && <Horizon play={play} />}
                <Line
                  play={play}
                  turn={turn}
                  line={line}
                  times={times}
                  isMarked={isMarked}
                  momentAddress={momentAddress}
                />
                {line.entry !== undefined && <StoryEntry play={play} entry={line.entry} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {horizon === 'end' && <Horizon play={play} />}
    </>
  )
}

const foldedIn = ({ turn, lines }: LogTurn, horizon: number | 'end' | undefined): readonly FoldedLine[] =>
  folded(lines, { seat: turn?.seat, apart: horizon === 'end' ? undefined : horizon })

/** What is above it is not taken back without further ado. */
function Horizon({ play }: Pick<LogProps, 'play'>) {
  const { log: says } = tableWords.value
  return (
    <p class="log-horizon" role="note">
      <Icon name="lock" />
      <span>{play.seen.position.value?.undo?.stop === 'other' ? says.other : says.sealed}</span>
    </p>
  )
}

function TurnHeading({ play, turn, momentAddress }: LogProps & { readonly turn: LogTurn }) {
  return (
    <h2 class="log-heading">
      <TurnName play={play} turn={turn} />
      {momentAddress && (
        <a class="log-moment" href={momentAddress(turn.at)} aria-label={tableWords.value.log.moment}>
          <Icon name="replay" />
        </a>
      )}
    </h2>
  )
}

interface TurnNameProps extends Pick<LogProps, 'play'> {
  readonly turn: Pick<LogTurn, 'turn'>
}

/** What opened the first chapter in the log, where nothing comes before it. */
function openingOf({ seen: { position, text, names } }: TablePlay): string | undefined {
  const { milestones = [], firstChapter = 0 } = position.value ?? {}
  const opening = firstChapter === 0 ? milestones.find(({ at }) => at === 0) : milestones[firstChapter - 1]
  return opening && text.value.fact(opening.fact, names.value)
}

/** Whose turn it is, and in which round. */
export function TurnName({ play, turn: { turn } }: TurnNameProps) {
  const { log: says } = tableWords.value
  if (turn === undefined) return <>{openingOf(play) ?? says.before}</>
  return (
    <>
      {turn.seat !== SPECTATOR && <SeatMark seat={turn.seat} size={20} label="" />}
      <span>{whoseTurn(turn, play.seen.labels.value, language.value)}</span>
      <span class="log-round">{says.turn(turn.round)}</span>
    </>
  )
}

function Line({
  play,
  turn,
  line,
  times,
  isMarked,
  momentAddress,
}: LogProps & FoldedLine & { readonly turn: LogTurn }) {
  const isLit = play.seen.read.value?.id === line.id
  return (
    <div class={`log-line ${isLit ? 'log-line-lit' : ''}`}>
      <button
        type="button"
        class="log-words"
        aria-pressed={isLit}
        onClick={() => {
          play.seen.read.value = isLit ? undefined : line
        }}
      >
        {isMarked ? <span class="line-mark" /> : <LineMark line={line} />}
        <span>
          {line.text}
          {times > 1 && (
            <>
              {' '}
              <b class="log-times">{tableWords.value.log.times(times)}</b>
            </>
          )}
        </span>
      </button>
      <WhyButton play={play} turn={turn} line={line} />
      {isLit && momentAddress && (
        <a class="log-moment" href={momentAddress(line.at)} aria-label={tableWords.value.log.moment}>
          <Icon name="replay" />
        </a>
      )}
    </div>
  )
}
