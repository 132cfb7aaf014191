import { SeatMark, toneColour, useBox } from '@astrolabe/drawing'
import type { Language, Names } from '@astrolabe/kernel'
import type { Ship } from '../../rules/state.ts'
import { WORDS } from '../../text/text.ts'
import { SOURCES, VP_SOURCES } from './appearance.ts'
import { shortName } from './scores.ts'

interface SourceChartProps {
  readonly ships: readonly Ship[]
  readonly names: Names
  readonly language: Language
}

const ROW = 34
const BAR = 24
const NAMES = { wide: 130, narrow: 34 } as const

/** Path data, on a square of 8, that tells each source apart without its colour. */
const PATTERNS = ['', 'M0 8L8 0', 'M0 4H8', 'M4 4h.01', 'M0 0L8 8M0 8L8 0'] as const

const patternId = (rank: number): string => `legio-source-${rank}`

/** Where each one’s points came from: a bar for each seat, a part for each source. */
export function SourceChart({ ships, names, language }: SourceChartProps) {
  const [ref, { width }] = useBox<HTMLDivElement>({ width: 640, height: ROW * ships.length })
  const { aftermath } = WORDS[language].page
  const left = width < 480 ? NAMES.narrow : NAMES.wide
  const most = Math.max(1, ...ships.map(({ vp }) => vp))
  const scale = (width - left - 40) / most
  return (
    <div ref={ref} class="legio-chart">
      <svg
        viewBox={`0 0 ${width} ${ROW * ships.length}`}
        height={ROW * ships.length}
        role="img"
        aria-label={aftermath.sources}
      >
        <Patterns />
        {ships.map((ship, row) => (
          <g key={ship.seat} transform={`translate(0 ${row * ROW})`}>
            <SeatMark seat={ship.seat} size={20} x={12} y={ROW / 2} label="" />
            {width >= 480 && (
              <text class="legio-chart-label" x={28} y={ROW / 2}>
                {shortName(names(ship.seat))}
              </text>
            )}
            <Bar ship={ship} left={left} scale={scale} />
            <text class="legio-chart-total" x={left + ship.vp * scale + 8} y={ROW / 2}>
              {ship.vp}
            </text>
          </g>
        ))}
      </svg>
      <ul class="legio-legend">
        {VP_SOURCES.map((source, rank) => (
          <li key={source}>
            <svg width="22" height="16" aria-hidden="true">
              <rect width="22" height="16" rx="3" fill={`url(#${patternId(rank)})`} />
            </svg>
            {aftermath.source[source]}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Bar({ ship, left, scale }: { readonly ship: Ship; readonly left: number; readonly scale: number }) {
  let from = left
  return (
    <>
      {ship.vpFrom.map((vp, rank) => {
        if (vp === 0) return null
        const x = from
        from += vp * scale
        return (
          <g key={rank}>
            <rect
              x={x}
              y={(ROW - BAR) / 2}
              width={vp * scale - 2}
              height={BAR}
              rx="3"
              fill={`url(#${patternId(rank)})`}
            />
            {vp * scale > 24 && (
              <text class="legio-chart-part" x={x + (vp * scale - 2) / 2} y={ROW / 2}>
                {vp}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}

function Patterns() {
  return (
    <defs>
      {VP_SOURCES.map((source, rank) => (
        <pattern key={source} id={patternId(rank)} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" style={{ fill: toneColour(SOURCES[source].tone) }} />
          <path class="legio-pattern" d={PATTERNS[rank]} />
        </pattern>
      ))}
    </defs>
  )
}
