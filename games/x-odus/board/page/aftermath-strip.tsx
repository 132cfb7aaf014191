import type { ComponentChildren } from 'preact'
import { steps } from './aftermath-places.ts'

/** A line of a strip, by round from 0. */
export interface Line {
  readonly values: readonly number[]
  readonly colour: string
  readonly dashes: string
  /** What stands at its end, given its place, where all lines end, and how low anything may stand. */
  readonly end: (x: number, y: number, heights: readonly number[], lowest: number) => ComponentChildren
}

interface StripProps {
  readonly title: string
  readonly width: number
  readonly height: number
  readonly rounds: number
  readonly roundWord: string
  readonly from: number
  readonly most: number
  readonly grid: readonly number[]
  /** A line that is not to be reached. */
  readonly limit?: { readonly at: number; readonly says: string }
  readonly lines: readonly Line[]
}

const MARGIN = { left: 62, right: 62, top: 30, bottom: 24 } as const

/** What changes from round to round, on a scale of its own. */
export function Strip({ title, width, height, rounds, roundWord, from, most, ...drawn }: StripProps) {
  const { grid, limit, lines } = drawn
  const right = width - MARGIN.right
  const bottom = height - MARGIN.bottom
  const x = (round: number): number => MARGIN.left + ((right - MARGIN.left) * round) / Math.max(1, rounds)
  const y = (value: number): number => bottom - ((bottom - MARGIN.top) * (value - from)) / (most - from)
  const heights = lines.map(({ values }) => y(values[values.length - 1]))
  const every = Math.ceil(rounds / (width < 480 ? 6 : 16))
  return (
    <svg class="xodus-chart" viewBox={`0 0 ${width} ${height}`} height={height} role="img" aria-label={title}>
      <text class="xodus-chart-title" x="0" y="10">
        {title}
      </text>
      {grid.map((value) => (
        <g key={value} class="xodus-chart-grid">
          <path d={`M${MARGIN.left} ${y(value)}H${right}`} />
          <text class="xodus-chart-end" x={MARGIN.left - 8} y={y(value)}>
            {value}
          </text>
        </g>
      ))}
      {limit && (
        <g class="xodus-chart-limit">
          <path d={`M${MARGIN.left} ${y(limit.at)}H${right}`} />
          <text class="xodus-chart-end" x={MARGIN.left - 8} y={y(limit.at)}>
            {limit.at}
          </text>
          <text class="xodus-chart-end" x={right} y={y(limit.at) - 11}>
            {limit.says}
          </text>
        </g>
      )}
      {Array.from({ length: rounds }, (_, index) => index + 1)
        .filter((round) => round % every === 0)
        .map((round) => (
          <text key={round} class="xodus-chart-tick" x={x(round)} y={bottom + 14}>
            {round}
          </text>
        ))}
      <text class="xodus-chart-end" x={MARGIN.left - 8} y={bottom + 14}>
        {roundWord}
      </text>
      {lines.map(({ values, colour, dashes }, rank) => (
        <path
          key={rank}
          class="xodus-chart-line"
          d={steps(values, x, y)}
          style={{ stroke: colour }}
          stroke-dasharray={dashes}
        />
      ))}
      {lines.map(({ end }, rank) => (
        <g key={rank}>{end(x(rounds) + 8, heights[rank], heights, bottom)}</g>
      ))}
    </svg>
  )
}
