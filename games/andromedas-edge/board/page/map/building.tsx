import { placed, seatColour, SeatMark } from '@astrolabe/drawing'
import type { Development } from '../../../content/schema.ts'
import { UNITY } from '../../../position/state.ts'
import './building.css'

interface Lines {
  readonly body: string
  /** Windows and doors. */
  readonly light: string
  readonly shade: string
}

/** On a square of 60 around the middle, standing on its lower edge. */
const LINES: Readonly<Record<Development, Lines>> = {
  observatory: {
    body: 'M-24 28V6A24 24 0 0 1 24 6V28ZM6-16L24-30L30-23L13-9Z',
    light: 'M-4-17L4-17L10 4H2ZM-16 14H-8V20H-16ZM8 14H16V20H8Z',
    shade: 'M4-18A24 24 0 0 1 24 6V28H4Z',
  },
  factory: {
    body: 'M-28 28V-4L-14-14V-4L0-14V-4L8-10L10-30H18L20-10H26V28Z',
    light: 'M-22 6H-14V13H-22ZM-8 6H0V13H-8ZM6 6H14V13H6ZM-4 20H6V28H-4Z',
    shade: 'M8-10L10-30H18L20-10H26V28H8Z',
  },
  obelisk: {
    body: 'M-20 28V20H-12L-7-20L0-32L7-20L12 20H20V28Z',
    light: 'M0-14L4-6L0 2L-4-6ZM-1.5 8H1.5V18H-1.5Z',
    shade: 'M0-32L7-20L12 20H20V28H0Z',
  },
  spaceport: {
    body: 'M-28 28V20H-10L-6-10H-18V-16L-12-24H12L18-16V-10H6L10 20H28V28ZM-2-24V-33H2V-24Z',
    light: 'M-14-19H14V-14H-14ZM-24 22H-18V26H-24ZM18 22H24V26H18Z',
    shade: 'M0-24H12L18-16V-10H6L10 20H28V28H0Z',
  },
  city: {
    body: 'M-28 28V2H-18V-12H-8V-28L0-34L8-28V-6H16V-18H26V28Z',
    light:
      'M-24 8H-21V12H-24ZM-14-6H-11V-2H-14ZM-14 4H-11V8H-14ZM-2-22H2V-16H-2ZM-2-10H2V-4H-2ZM-2 4H2V10H-2ZM19-10H23V-5H19ZM19 2H23V7H19ZM11 6H14V12H11Z',
    shade: 'M8-28V-6H16V-18H26V28H8Z',
  },
}

interface BuildingProps {
  readonly development: Development
  readonly owner: number
  readonly size: number
  readonly x?: number
  readonly y?: number
}

/** A development: one of five buildings, in the colour of its owner and with their letter. */
export function Building({ development, owner, size, ...place }: BuildingProps) {
  const { body, light, shade } = LINES[development]
  return (
    <g
      class="edge-building"
      transform={`${placed(place)} scale(${size / 64})`}
      style={{ '--seat': seatColour(owner) }}
    >
      <path class="edge-building-body" d={body} />
      <path class="edge-building-shade" d={shade} />
      <path class="edge-building-light" d={light} />
      <SeatMark seat={owner} size={26} x={-22} y={30} label="" {...(owner === UNITY && { letter: 'U' })} />
    </g>
  )
}
