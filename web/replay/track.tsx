import { seatColour } from '@astrolabe/drawing'
import type { Names } from '@astrolabe/kernel'
import { language } from '../settings.ts'
import { whoseTurn } from '../table/log/log-lines.ts'
import type { ReplaySession } from './replay-session.ts'
import { roundsIn, type Stop } from './stops.ts'
import './track.css'
import { replayWords } from './words.ts'

interface TrackProps {
  readonly session: ReplaySession
  readonly names: Names
}

/** The whole game on one line, to be dragged along. Turns have the colour of their seat, rounds a mark. */
export function Track({ session, names }: TrackProps) {
  const { bar: says } = replayWords.value
  const { span, stops, number, turn } = session
  const { first, last } = span
  const length = Math.max(1, last - first)
  const at = (moment: number): string => `${(100 * (moment - first)) / length}%`
  const turnSaid =
    turn === undefined ? says.before : says.turn(turn.round, whoseTurn(turn, names, language.value))
  return (
    <div class="replay-track">
      <svg class="replay-turns" viewBox={`0 0 ${length} 10`} preserveAspectRatio="none" aria-hidden="true">
        {stops.map((stop, index) => (
          <TurnBand
            key={`${stop.at} ${stop.seat}`}
            stop={stop}
            end={stops[index + 1]?.at ?? last}
            first={first}
          />
        ))}
      </svg>
      <div class="replay-rounds" aria-hidden="true">
        {roundsIn(stops).map((stop) => (
          <span key={stop.round} style={{ insetInlineStart: at(stop.at) }} />
        ))}
      </div>
      <input
        class="replay-slider"
        type="range"
        min={first}
        max={last}
        step={1}
        value={number}
        aria-label={says.moment}
        aria-valuetext={says.momentSaid(number, last, turnSaid)}
        onInput={(event) => session.goTo(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}

function TurnBand({
  stop,
  end,
  first,
}: {
  readonly stop: Stop
  readonly end: number
  readonly first: number
}) {
  return (
    <rect
      x={stop.at - first}
      y={0}
      width={Math.max(0, end - stop.at)}
      height={10}
      style={{ fill: seatColour(stop.seat) }}
    />
  )
}
