import { SeatMark } from '../seat-mark.tsx'
import { type Tone, toneColour } from '../tone.ts'
import { useUniqueId } from '../unique-id.ts'
import { useBox } from '../use-box.ts'
import './chart.css'
import { shortName } from './places.ts'

interface BarRow {
  readonly seat: number
  readonly name: string
  /** In the order of the kinds. */
  readonly parts: readonly number[]
}

interface StackedBarsProps {
  readonly label: string
  readonly kinds: readonly { readonly says: string; readonly tone: Tone }[]
  readonly rows: readonly BarRow[]
}

const ROW = 34
const BAR = 24
const NAMES = { wide: 130, narrow: 34 } as const

/** Path data, on a square of 8, that tells each kind apart without its colour. */
const PATTERNS = ['', 'M0 8L8 0', 'M0 4H8', 'M4 4h.01', 'M0 0L8 8M0 8L8 0'] as const

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0)

/** What each seat's total is made of: a bar for each, a part for each kind, and which is which. */
export function StackedBars({ label, kinds, rows }: StackedBarsProps) {
  const [ref, { width }] = useBox<HTMLDivElement>({ width: 640, height: ROW * rows.length })
  const id = useUniqueId()
  const fillOf = (kind: number): string => `url(#${id}-${kind})`
  const left = width < 480 ? NAMES.narrow : NAMES.wide
  const scale = (width - left - 40) / Math.max(1, ...rows.map(({ parts }) => sum(parts)))
  const height = ROW * rows.length
  return (
    <div ref={ref} class="chart-bars">
      <svg class="chart" viewBox={`0 0 ${width} ${height}`} height={height} role="img" aria-label={label}>
        <defs>
          {kinds.map(({ tone }, kind) => (
            <pattern key={kind} id={`${id}-${kind}`} width="8" height="8" patternUnits="userSpaceOnUse">
              <rect width="8" height="8" style={{ fill: toneColour(tone) }} />
              <path class="chart-pattern" d={PATTERNS[kind]} />
            </pattern>
          ))}
        </defs>
        {rows.map(({ seat, name, parts }, row) => (
          <g key={seat} transform={`translate(0 ${row * ROW})`}>
            <SeatMark seat={seat} size={20} x={12} y={ROW / 2} label="" />
            {width >= 480 && (
              <text class="chart-name" x={28} y={ROW / 2}>
                {shortName(name)}
              </text>
            )}
            {parts.map(
              (part, kind) =>
                part > 0 && (
                  <BarPart
                    key={kind}
                    part={part}
                    x={left + sum(parts.slice(0, kind)) * scale}
                    width={part * scale - 2}
                    fill={fillOf(kind)}
                  />
                ),
            )}
            <text class="chart-label" x={left + sum(parts) * scale + 8} y={ROW / 2}>
              {sum(parts)}
            </text>
          </g>
        ))}
      </svg>
      <ul class="chart-legend">
        {kinds.map(({ says }, kind) => (
          <li key={kind}>
            <svg width="22" height="16" aria-hidden="true">
              <rect width="22" height="16" rx="3" fill={fillOf(kind)} />
            </svg>
            {says}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface BarPartProps {
  readonly part: number
  readonly x: number
  readonly width: number
  readonly fill: string
}

function BarPart({ part, x, width, fill }: BarPartProps) {
  return (
    <>
      <rect x={x} y={(ROW - BAR) / 2} width={width} height={BAR} rx="3" fill={fill} />
      {width > 22 && (
        <text class="chart-part" x={x + width / 2} y={ROW / 2}>
          {part}
        </text>
      )}
    </>
  )
}
