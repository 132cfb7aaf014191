import { seatColour } from '@astrolabe/drawing'
import type { ReplaySession } from './replay-session.ts'
import { roundsIn, type Stop } from './stops.ts'
import './track.css'
import { replayWords } from './words.ts'

interface TrackProps {
  readonly session: ReplaySession
  /** The place of the moment in the game, in words. */
  readonly where: string
}

/** The whole game on one line, to be dragged along. Turns have the colour of their seat, rounds a mark, chapters a broad one. */
export function Track({ session, where }: TrackProps) {
  const { bar: says } = replayWords.value
  const { span, stops, number, milestones } = session
  const { first, last } = span
  const length = Math.max(1, last - first)
  const at = (moment: number): string => `${(100 * (moment - first)) / length}%`
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
        {milestones.map((milestone) => (
          <span
            class="replay-chapter"
            key={`chapter ${milestone.at}`}
            style={{ insetInlineStart: at(milestone.at) }}
          />
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
        aria-valuetext={says.momentSaid(number, last, where)}
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
