import { SeatMark, seatColour, useBox } from '@astrolabe/drawing'
import type { Language, Names } from '@astrolabe/kernel'
import { SCORING } from '../../content/scoring.ts'
import { WORDS } from '../../text/text.ts'
import { type Scores, shortName, spread } from './scores.ts'

interface ScoreChartProps {
  readonly scores: Scores
  readonly names: Names
  readonly language: Language
}

const MARGIN = { left: 58, top: 12, bottom: 24 } as const
const LABEL_HEIGHT = 26

/** Lines are told apart by their dashes as well. */
const DASHES = ['', '9 4', '2 4', '9 4 2 4'] as const

/** Points over time: a line of steps for each seat, with its name at the end. */
export function ScoreChart({ scores, names, language }: ScoreChartProps) {
  const [ref, { width, height }] = useBox<HTMLDivElement>({ width: 640, height: 260 })
  const { page } = WORDS[language]
  const { turns, rounds, lines } = scores
  const right = width < 480 ? 64 : 150
  const most = Math.max(SCORING.promotion, ...lines.map((line) => line[line.length - 1]))
  const x = (turn: number): number =>
    MARGIN.left + ((width - MARGIN.left - right) * turn) / Math.max(1, turns)
  const y = (vp: number): number =>
    height - MARGIN.bottom - ((height - MARGIN.top - MARGIN.bottom) * vp) / most
  const ends = spread(
    lines.map((line) => y(line[line.length - 1])),
    LABEL_HEIGHT,
    height - MARGIN.bottom,
  )
  const every = Math.ceil(rounds / (width < 480 ? 5 : 10))
  return (
    <div ref={ref} class="legio-chart legio-chart-scores">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={page.aftermath.overTime}>
        {[0, SCORING.promotion, ...(most >= SCORING.end ? [SCORING.end] : [])].map((vp) => (
          <g key={vp} class="legio-chart-grid">
            <path d={`M${MARGIN.left} ${y(vp)}H${width - right}`} />
            <text x={MARGIN.left - 7} y={y(vp)} class="legio-chart-end">
              {vp}
            </text>
          </g>
        ))}
        {Array.from({ length: rounds }, (_, index) => index + 1)
          .filter((round) => round % every === 0 || round === 1)
          .map((round) => (
            <text
              key={round}
              class="legio-chart-tick"
              x={x(round * lines.length)}
              y={height - MARGIN.bottom + 14}
            >
              {round}
            </text>
          ))}
        <text class="legio-chart-end" x={MARGIN.left - 7} y={height - MARGIN.bottom + 14}>
          {page.aftermath.round}
        </text>
        {lines.map((line, seat) => (
          <path
            key={seat}
            class="legio-chart-line"
            d={steps(line, x, y)}
            style={{ stroke: seatColour(seat) }}
            stroke-dasharray={DASHES[seat]}
          />
        ))}
        {lines.map((line, seat) => (
          <g key={seat}>
            <path
              class="legio-chart-lead"
              d={`M${x(turns) + 2} ${y(line[line.length - 1])}L${x(turns) + 12} ${ends[seat]}`}
            />
            <SeatMark seat={seat} size={20} x={x(turns) + 23} y={ends[seat]} label="" />
            <text class="legio-chart-label" x={x(turns) + 37} y={ends[seat]}>
              <tspan>{line[line.length - 1]}</tspan>
              {width >= 480 && <tspan dx="6">{shortName(names(seat))}</tspan>}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

function steps(line: readonly number[], x: (turn: number) => number, y: (vp: number) => number): string {
  const moves = line.flatMap((vp, turn) =>
    turn > 0 && vp !== line[turn - 1] ? [`H${x(turn)}V${y(vp)}`] : [],
  )
  return `M${x(0)} ${y(line[0])}${moves.join('')}H${x(line.length - 1)}`
}
