import { placed } from '@astrolabe/drawing'
import type { Moon as MoonDesign } from '../../../content/schema.ts'
import './moon.css'

const MOON_COLOURS: Readonly<Record<MoonDesign['from'], string>> = {
  'gas-giant': '#d8b8ff',
  volcanic: '#ff9a70',
  'ruin-world': '#c9cede',
  'carbon-world': '#9fe39a',
  'ice-planet': '#bfeaff',
  orphaned: '#f3e6c4',
  ancient: '#ffb3e6',
}

interface MoonProps {
  readonly moon: MoonDesign
  /** How many lie on each other. */
  readonly count: number
  readonly size: number
  readonly x: number
  readonly y: number
}

/** The next moon to be claimed, on those below it. */
export function Moon({ moon, count, size, ...place }: MoonProps) {
  return (
    <g class="edge-moon" transform={`${placed(place)} scale(${size / 24})`}>
      {Array.from({ length: count }, (_, below) => (
        <circle
          key={below}
          class="edge-moon-disc"
          r="13"
          cy={(count - 1 - below) * -4}
          fill={`url(#edge-moon-${moon.from})`}
        />
      ))}
      <text x="13" y="13">
        {count}
      </text>
    </g>
  )
}

/** What moons are painted with. Once in every document that draws them. */
export function MoonPaints() {
  return (
    <defs>
      {Object.entries(MOON_COLOURS).map(([from, colour]) => (
        <radialGradient key={from} id={`edge-moon-${from}`} cx="0.35" cy="0.3" r="0.8">
          <stop offset="0" stop-color="#ffffff" />
          <stop offset="0.45" stop-color={colour} />
          <stop offset="1" stop-color="#1a1c38" />
        </radialGradient>
      ))}
    </defs>
  )
}
