import { placed } from './placed.ts'
import './station.css'

interface StationProps {
  readonly size: number
  readonly x?: number
  readonly y?: number
}

const ARMS = [0, 60, 120, 180, 240, 300] as const

/** A star base: a hub, a ring of quarters and six docks. */
export function Station({ size, ...place }: StationProps) {
  return (
    <g class="station" transform={`${placed(place)} scale(${size / 100})`} aria-hidden="true">
      {ARMS.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path class="station-arm" d="M-2.5-44H2.5L4-14H-4Z" />
          <path class="station-dock" d="M-6-49.5H6L7.5-41H-7.5Z" />
          <circle class="station-light" cy="-45.5" r="1.7" />
        </g>
      ))}
      <circle class="station-quarters" r="29" />
      <circle class="station-windows" r="29" />
      <circle class="station-hub" r="14" />
      <circle class="station-core" r="6.5" />
    </g>
  )
}
