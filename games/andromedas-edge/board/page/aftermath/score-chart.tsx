import { DASHES, LineChart, roundsTold, seatColour, shortName, useBox } from '@astrolabe/drawing'
import { WhoMark } from '../stage/who-mark.tsx'
import type { AftermathWords } from '../../../text/page-words.ts'
import type { Scores } from './scores.ts'
import './score-chart.css'

interface ScoreChartProps {
  readonly scores: Scores
  readonly who: readonly number[]
  readonly nameOf: (who: number) => string
  readonly terminus: number
  readonly words: AftermathWords
}

const LABEL_HEIGHT = 26

/** Points over time: a line of steps for each participant, with its name at the end. */
export function ScoreChart({ scores, who, nameOf, terminus, words }: ScoreChartProps) {
  const [ref, { width, height }] = useBox<HTMLDivElement>({ width: 640, height: 260 })
  const { turns, lines } = scores
  const isNarrow = width < 480
  const most = Math.max(terminus, ...lines.flat())
  return (
    <div ref={ref} class="edge-scores">
      <LineChart
        label={words.overTime}
        width={width}
        height={height}
        margin={{ left: 58, right: isNarrow ? 70 : 150 }}
        from={0}
        most={most}
        grid={[0, terminus]}
        axis={words.turn}
        ticks={roundsTold(turns, isNarrow ? 5 : 10).map((turn) => ({ at: turn, says: turn }))}
        lines={lines.map((values, at) => ({
          values,
          colour: seatColour(who[at]),
          dashes: DASHES[at % DASHES.length],
          end: (x, y) => (
            <>
              <svg x={x + 5} y={y - 10} width="20" height="20">
                <WhoMark who={who[at]} size={20} />
              </svg>
              <text class="chart-label" x={x + 29} y={y}>
                {values[values.length - 1]}
                {!isNarrow && (
                  <tspan class="chart-name" dx="6">
                    {shortName(nameOf(who[at]))}
                  </tspan>
                )}
              </text>
            </>
          ),
        }))}
        apart={LABEL_HEIGHT}
      />
    </div>
  )
}
