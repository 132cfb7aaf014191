import type { ComponentChildren } from 'preact'
import './chart.css'
import { spread, steps } from './places.ts'

/** Lines are told apart by their dashes as well as by their colour. */
export const DASHES = ['', '9 4', '2 4', '9 4 2 4'] as const

/** A line, from the beginning of the game on. */
export interface ChartLine {
  readonly values: readonly number[]
  readonly colour: string
  readonly dashes: string
  /** What stands at its end. */
  readonly end: (x: number, y: number) => ComponentChildren
}

interface LineChartProps {
  /** What it is called where it is read aloud. */
  readonly label: string
  /** Written above it, unless it stands under a title already. */
  readonly title?: string
  readonly width: number
  readonly height: number
  /** What is left free for figures at the left, and at the right for what stands at the ends. */
  readonly margin: { readonly left: number; readonly right: number }
  readonly from: number
  readonly most: number
  readonly grid: readonly number[]
  /** A line that is not to be reached. */
  readonly limit?: { readonly at: number; readonly says: string }
  /** What is counted below, and where it is written. */
  readonly axis: string
  readonly ticks: readonly { readonly at: number; readonly says: number }[]
  readonly lines: readonly ChartLine[]
  /** How far what stands at the ends is moved apart, with a line that leads there; not at all if left out. */
  readonly apart?: number
}

const TOP = { titled: 30, untitled: 12 } as const
const BOTTOM = 24

/** What changes from round to round, as lines of steps. */
export function LineChart({ label, title, width, height, margin, from, most, ...drawn }: LineChartProps) {
  const { grid, limit, axis, ticks, lines, apart } = drawn
  const top = title === undefined ? TOP.untitled : TOP.titled
  const right = width - margin.right
  const bottom = height - BOTTOM
  const last = Math.max(1, ...lines.map(({ values }) => values.length - 1))
  const x = (index: number): number => margin.left + ((right - margin.left) * index) / last
  const y = (value: number): number => bottom - ((bottom - top) * (value - from)) / (most - from)
  const heights = lines.map(({ values }) => y(values[values.length - 1]))
  const ends = apart === undefined ? heights : spread(heights, apart, bottom)
  const endOf = ({ values }: ChartLine): number => x(values.length - 1)
  return (
    <svg class="chart" viewBox={`0 0 ${width} ${height}`} height={height} role="img" aria-label={label}>
      {title !== undefined && (
        <text class="chart-title" x="0" y="10">
          {title}
        </text>
      )}
      {grid.map((value) => (
        <g key={value} class="chart-grid">
          <path d={`M${margin.left} ${y(value)}H${right}`} />
          <text class="chart-end" x={margin.left - 8} y={y(value)}>
            {value}
          </text>
        </g>
      ))}
      {limit && (
        <g class="chart-limit">
          <path d={`M${margin.left} ${y(limit.at)}H${right}`} />
          <text class="chart-end" x={margin.left - 8} y={y(limit.at)}>
            {limit.at}
          </text>
          <text class="chart-end" x={right} y={y(limit.at) - 11}>
            {limit.says}
          </text>
        </g>
      )}
      {ticks.map(({ at, says }) => (
        <text key={says} class="chart-tick" x={x(at)} y={bottom + 14}>
          {says}
        </text>
      ))}
      <text class="chart-end" x={margin.left - 8} y={bottom + 14}>
        {axis}
      </text>
      {lines.map(({ values, colour, dashes }, rank) => (
        <path
          key={rank}
          class="chart-line"
          d={steps(values, x, y)}
          style={{ stroke: colour }}
          stroke-dasharray={dashes}
        />
      ))}
      {lines.map((line, rank) => (
        <g key={rank}>
          {apart !== undefined && (
            <path
              class="chart-lead"
              d={`M${endOf(line) + 3} ${heights[rank]}L${endOf(line) + 11} ${ends[rank]}`}
            />
          )}
          {line.end(endOf(line) + 8, ends[rank])}
        </g>
      ))}
    </svg>
  )
}

/** So many of the rounds that their numbers find room. */
export function roundsTold(rounds: number, most: number): number[] {
  const every = Math.ceil(rounds / most)
  return Array.from({ length: rounds }, (_, index) => index + 1).filter((round) => round % every === 0)
}
