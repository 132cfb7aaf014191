import { DASHES, LineChart, roundsTold, SeatMark, seatColour, shortName, useBox } from '@astrolabe/drawing'
import type { Language, Names } from '@astrolabe/kernel'
import { SCORING } from '../../../content/scoring.ts'
import { WORDS } from '../../../text/text.ts'
import './score-chart.css'
import type { Scores } from './scores.ts'

interface ScoreChartProps {
  readonly scores: Scores
  readonly names: Names
  readonly language: Language
}

const LABEL_HEIGHT = 26

/** Points over time: a line of steps for each seat, with its name at the end. */
export function ScoreChart({ scores, names, language }: ScoreChartProps) {
  const [ref, { width, height }] = useBox<HTMLDivElement>({ width: 640, height: 260 })
  const { aftermath } = WORDS[language].page
  const { rounds, lines } = scores
  const isNarrow = width < 480
  const most = Math.max(SCORING.promotion, ...lines.map((line) => line[line.length - 1]))
  const told = new Set([1, ...roundsTold(rounds, isNarrow ? 5 : 10)])
  return (
    <div ref={ref} class="legio-scores">
      <LineChart
        label={aftermath.overTime}
        width={width}
        height={height}
        margin={{ left: 58, right: isNarrow ? 64 : 150 }}
        from={0}
        most={most}
        grid={[0, SCORING.promotion, ...(most >= SCORING.end ? [SCORING.end] : [])]}
        axis={aftermath.round}
        ticks={[...told].map((round) => ({ at: round * lines.length, says: round }))}
        lines={lines.map((values, seat) => ({
          values,
          colour: seatColour(seat),
          dashes: DASHES[seat],
          end: (x, y) => (
            <>
              <SeatMark seat={seat} size={20} x={x + 15} y={y} label="" />
              <text class="chart-label" x={x + 29} y={y}>
                {values[values.length - 1]}
                {!isNarrow && (
                  <tspan class="chart-name" dx="6">
                    {shortName(names(seat))}
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
