import { Icon, SeatMark, seatColour, Ship as Hull } from '@astrolabe/drawing'
import { activeSeat, type Ship } from '../../position/state.ts'
import { shipShape } from './appearance.ts'
import './badge.css'
import type { DrawnOnMap } from './drawn.ts'
import './ships.css'
import { spotId } from './spots.ts'
import { shipPoint, shipSize, signsOn } from './standing.ts'

/** Every ship where it is; a ship that moves glides there. */
export function Ships({ scene, look, arrangement }: DrawnOnMap) {
  const { view } = look
  return (
    <g class="legio-ships">
      {ownLast(view.ships, look.seat).map((ship) => {
        const { x, y } = shipPoint(arrangement, view, ship, look.seat)
        const size = shipSize(arrangement, ship, look.seat)
        const classes = [
          'legio-ship',
          ship.seat === look.seat && 'legio-ship-own',
          !view.over && ship.seat === activeSeat(view) && 'legio-ship-playing',
          scene.lit.has(spotId.ship(ship.seat)) && 'legio-ship-lit',
        ]
        return (
          <g
            key={ship.seat}
            class={classes.filter(Boolean).join(' ')}
            style={{ transform: `translate(${x}px, ${y}px)`, '--seat': seatColour(ship.seat) }}
          >
            <ShipToken ship={ship} size={size} />
            <Doing ship={ship} size={size} />
          </g>
        )
      })}
    </g>
  )
}

/** What is drawn last lies over the rest: one’s own ship is never covered. */
const ownLast = (ships: readonly Ship[], seat: number): Ship[] =>
  ships.toSorted((a, b) => Number(a.seat === seat) - Number(b.seat === seat))

/** A ship, with its mark large enough to be read. */
function ShipToken({ ship, size }: { readonly ship: Ship; readonly size: number }) {
  const { mark, down } = signsOn(size)
  return (
    <>
      <circle class="legio-ship-halo" r={size * 0.62} />
      <Hull shape={shipShape(ship)} size={size} angle={heading(ship)} />
      <SeatMark seat={ship.seat} size={mark} x={0} y={down} label="" />
    </>
  )
}

/** Ships in space point ahead; those that stay somewhere rest upright. */
const heading = ({ place }: Ship): number => (place === 'space' ? 45 : 0)

/** What a ship does on a planet. */
function Doing({ ship, size }: { readonly ship: Ship; readonly size: number }) {
  if (ship.place !== 'observation' && ship.place !== 'contact') return null
  const { doing, up } = signsOn(size)
  return (
    <g class="legio-doing" transform={`translate(0 ${-up})`}>
      <circle r={doing} />
      <Icon name={ship.place === 'contact' ? 'diplomacy' : 'telescope'} size={doing * 1.4} x={0} y={0} />
    </g>
  )
}
