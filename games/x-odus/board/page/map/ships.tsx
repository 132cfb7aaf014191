import { actingShips } from '../../../position/turn.ts'
import {
  circlePath,
  Icon,
  lineOf,
  plus,
  type Point,
  seatColour,
  SeatMark,
  SpotMark,
  useGlide,
} from '@astrolabe/drawing'
import type { Ship } from '../../../position/state.ts'
import { ShipEmblem } from '../pieces/ship-emblem.tsx'
import { shipLetter } from '../../drawing.ts'
import type { DrawnOnMap } from './drawn.ts'
import { middleOf } from './geometry.ts'
import { wayOfShip } from './news.ts'
import './ships.css'
import type { MapSpots } from './spots.ts'
import { shipStand } from './standing.ts'

interface ShipsProps extends DrawnOnMap {
  readonly spots: MapSpots['ships']
  /** How far from its middle a piece can be hit at least, however small it is drawn. */
  readonly reach: number
  readonly issue: number
}

/** Every ship where it is, and a band around those that fly as a Fleet. */
export function Ships({ spots, ...drawn }: ShipsProps) {
  return (
    <>
      <FleetBand {...drawn} />
      {spots.map((spot) => (
        <FlyingShip key={spot.id} {...drawn} spot={spot} />
      ))}
    </>
  )
}

interface FlyingShipProps extends Omit<ShipsProps, 'spots'> {
  readonly spot: MapSpots['ships'][number]
}

function FlyingShip({ scene, look, detail, spot, reach, issue }: FlyingShipProps) {
  const { view } = look
  const { ship } = spot
  const { size, mark, ...point } = shipStand(view, ship, detail)
  const middle = middleOf(view.systems[ship.place])
  const off = { x: point.x - middle.x, y: point.y - middle.y }
  const way = wayOfShip(view, scene.news, ship.board).map((place) => plus(middleOf(view.systems[place]), off))
  const ref = useGlide<SVGGElement>(way, issue)
  const acting = view.turn?.fleet.includes(ship.index) === true
  const classes = ['xodus-ship', acting && 'xodus-ship-acting', ship.seat === look.seat && 'xodus-ship-own']
  return (
    <g ref={ref} style={{ transform: `translate(${point.x}px, ${point.y}px)` }}>
      <SpotMark
        scene={scene}
        spot={spot}
        ring={circlePath(Math.max(size * 0.56, reach))}
        class={classes.filter(Boolean).join(' ')}
      >
        <ShipPiece ship={ship} size={size} mark={mark} />
      </SpotMark>
    </g>
  )
}

interface ShipPieceProps {
  readonly ship: Ship
  readonly size: number
  readonly mark: number
}

const STATES = ['acted', 'hidden', 'engaged'] as const

/** A ship: its silhouette in its captain's colour, its letter, a ring as long as its Health, and how it stands. */
export function ShipPiece({ ship, size, mark }: ShipPieceProps) {
  const states = STATES.filter((state) => ship[state])
  const badge = { size: mark * 0.8, x: -size * 0.42, y: -size * 0.36 }
  return (
    <g
      class={['xodus-piece', ...states.map((state) => `xodus-piece-${state}`)].join(' ')}
      style={{ '--seat': seatColour(ship.seat) }}
    >
      <circle class="xodus-piece-ground" r={size * 0.52} />
      <circle
        class="xodus-piece-health"
        r={size * 0.52}
        pathLength={ship.markers}
        stroke-dasharray={`${ship.health} ${ship.markers}`}
        transform="rotate(-90)"
      />
      <ShipEmblem
        ship={ship}
        size={size * 0.9}
        x={0}
        y={-size * 0.06}
        plain
        state={ship.hidden ? 'hidden' : 'sound'}
      />
      <SeatMark seat={ship.seat} letter={shipLetter(ship.index)} size={mark} x={0} y={size * 0.32} label="" />
      {ship.keys.length > 0 && (
        <Badge icon="key" kind="key" count={ship.keys.length} {...badge} x={size * 0.42} />
      )}
      {ship.engaged && <Badge icon="combat" kind="engaged" {...badge} />}
      {ship.hidden && <Badge icon="hidden" kind="hidden" {...badge} />}
      {ship.acted && !ship.engaged && !ship.hidden && <Badge icon="check" kind="acted" {...badge} />}
    </g>
  )
}

interface BadgeProps {
  readonly icon: 'key' | 'combat' | 'hidden' | 'check'
  readonly kind: 'key' | 'engaged' | 'hidden' | 'acted'
  readonly size: number
  readonly x: number
  readonly y: number
  readonly count?: number
}

export function Badge({ icon, kind, size, x, y, count = 1 }: BadgeProps) {
  return (
    <g class={`xodus-badge xodus-badge-${kind}`}>
      <circle cx={x} cy={y} r={size * 0.58} />
      <Icon name={icon} size={size * 0.78} x={x} y={y} />
      {count > 1 && (
        <text x={x + size * 0.66} y={y - size * 0.3} font-size={size * 0.7}>
          {count}
        </text>
      )}
    </g>
  )
}

/** Points in the order in which a band goes around them. */
function ringOf(points: readonly Point[]): Point[] {
  const middle = { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) }
  const turn = ({ x, y }: Point): number => Math.atan2(y - middle.y, x - middle.x)
  return points.toSorted((one, other) => turn(one) - turn(other))
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** Ships that act together are bound together. */
function FleetBand({ look, detail }: Omit<ShipsProps, 'spots'>) {
  const { view } = look
  const fleet = actingShips(view)
  if (fleet.length < 2) return null
  const stands = fleet.map((ship) => shipStand(view, ship, detail))
  const [{ size }] = stands
  const band = `${lineOf(ringOf(stands))}Z`
  return (
    <g class="xodus-fleet" aria-hidden="true">
      <path class="xodus-fleet-edge" d={band} stroke-width={size * 1.34} />
      <path class="xodus-fleet-band" d={band} stroke-width={size * 1.22} />
    </g>
  )
}
