import { Icon, placed, seatColour, SeatMark, Ship, type ShipShape } from '@astrolabe/drawing'
import type { RaiderClass, ShipType } from '../../../content/schema.ts'
import { UNITY } from '../../../position/state.ts'
import './figures.css'

const SHAPES: Readonly<Record<ShipType, ShipShape>> = {
  transport: 'transport',
  fighter: 'scout',
  'science-vessel': 'frigate',
  'heavy-cruiser': 'titan',
}

/** Slabs with a red slit, on a square of 100. */
const UNITY_HULLS: Readonly<Record<ShipType, string>> = {
  transport: 'M-18-40H18L22-30V36L14 44H-14L-22 36V-30Z',
  fighter: 'M-8-46H8L12-10L34 4V40H22L14 26V44H-14V26L-22 40H-34V4L-12-10Z',
  'science-vessel': 'M-10-46H10V-24H26V-8H14V22H30V40H10V46H-10V40H-30V22H-14V-8H-26V-24H-10Z',
  'heavy-cruiser': 'M-14-50H14L20-34H34V-6H26V10H38V42H24L18 50H-18L-24 42H-38V10H-26V-6H-34V-34H-20Z',
}

interface ShipFigureProps {
  readonly type: ShipType
  readonly owner: number
  readonly size: number
  readonly mark: number
  /** Damage markers on it. */
  readonly damage?: number
}

/** A ship of a participant, by its type, with the mark of its owner beside it. */
export function ShipFigure({ type, owner, size, mark, damage = 0 }: ShipFigureProps) {
  return (
    <g class="edge-ship-figure">
      <ellipse class="edge-ship-shadow" cy={size * 0.46} rx={size * 0.34} ry={size * 0.1} />
      {owner === UNITY ? (
        <g class="edge-slab" transform={`scale(${size / 100})`}>
          <path class="edge-slab-hull" d={UNITY_HULLS[type]} />
          <path class="edge-slab-shade" d="M0-44H10L14 44H0Z" />
          <path class="edge-slab-slit" d="M-2.5-30H2.5V22H-2.5Z" />
        </g>
      ) : (
        <g class="edge-hull" style={{ '--seat': seatColour(owner) }}>
          <Ship shape={SHAPES[type]} size={size} />
        </g>
      )}
      <SeatMark
        seat={owner}
        size={mark}
        x={size * 0.26}
        y={size * 0.34}
        label=""
        {...(owner === UNITY && { letter: 'U' })}
      />
      {damage > 0 && <Icon name="broken-shield" size={mark * 0.9} x={-size * 0.3} y={size * 0.3} />}
    </g>
  )
}

interface LeaderProps {
  readonly owner: number
  readonly count: number
  readonly size: number
  readonly x: number
  readonly y: number
}

/** A leader who waits to be recruited: a figure in the colour of its owner, with the letter on it. */
export function Leader({ owner, count, size, x, y }: LeaderProps) {
  return (
    <g
      class="edge-leader"
      transform={`${placed({ x, y })} scale(${size / 30})`}
      style={{ '--seat': seatColour(owner) }}
    >
      <path d="M0-17A6 6 0 0 1 3.4-6.2L9 11H-9L-3.4-6.2A6 6 0 0 1 0-17Z" />
      <text y="7.5">{owner === UNITY ? 'U' : 'ABCDE'[owner]}</text>
      {count > 1 && (
        <text class="edge-leader-count" x="13" y="-6">
          {count}
        </text>
      )}
    </g>
  )
}

/** Thorns: the stronger the class, the more of them. */
const THORNS: Readonly<Record<RaiderClass, { readonly thorns: number; readonly inner: number }>> = {
  S: { thorns: 3, inner: 0.36 },
  A: { thorns: 5, inner: 0.46 },
  B: { thorns: 7, inner: 0.54 },
  C: { thorns: 9, inner: 0.6 },
  D: { thorns: 12, inner: 0.64 },
}

function thornPath({ thorns, inner }: { readonly thorns: number; readonly inner: number }): string {
  const points = Array.from({ length: thorns * 2 }, (_, each) => {
    const angle = (Math.PI * each) / thorns - Math.PI / 2
    const reach = each % 2 === 0 ? 50 : 50 * inner
    return `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

interface RaiderEmblemProps {
  readonly raiderClass: RaiderClass
  readonly isDragon: boolean
  readonly size: number
  /** So many of the same in one place. */
  readonly count: number
}

/** A raider: thorns around its class. */
export function RaiderEmblem({ raiderClass, isDragon, size, count }: RaiderEmblemProps) {
  return (
    <g class={isDragon ? 'edge-raider edge-dragon' : 'edge-raider'} transform={`scale(${size / 100})`}>
      <path class="edge-raider-glow" d={thornPath(THORNS[raiderClass])} />
      <path class="edge-raider-body" d={thornPath(THORNS[raiderClass])} />
      <path class="edge-raider-core" d="M0-21L18 0L0 21L-18 0Z" />
      {isDragon ? <Icon name="dragon" size={30} x={0} y={0} /> : <text y="9">{raiderClass}</text>}
      {count > 1 && (
        <text class="edge-raider-count" x="42" y="42">
          ×{count}
        </text>
      )}
    </g>
  )
}

/** The Probe of the Unity. */
export function Probe({ size, x, y }: { readonly size: number; readonly x: number; readonly y: number }) {
  return (
    <g class="edge-probe" transform={`${placed({ x, y })} scale(${size / 40})`}>
      <circle r="17" />
      <path d="M0-10L7 0L0 10L-7 0Z" />
    </g>
  )
}
