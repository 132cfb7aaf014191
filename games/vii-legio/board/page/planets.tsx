import { circlePath, Planet, SpotMark } from '@astrolabe/drawing'
import { planetKind } from './appearance.ts'
import type { DrawnOnMap } from './drawn.ts'
import './planets.css'
import type { BoardSpots } from './spots.ts'
import { planetPoint, worldPoint } from './standing.ts'
import { SLOTS } from '../../position/state.ts'
import { cardSeenBy } from '../../position/extrasolars.ts'

interface UndiscoveredProps extends DrawnOnMap {
  readonly spot: BoardSpots['worlds'][number]
}

/** A planet still to be found; numbered while the question is which one it is. */
export function Undiscovered({ scene, look, arrangement, spot }: UndiscoveredProps) {
  const { x, y } = worldPoint(arrangement, spot.planet)
  const radius = arrangement.planet * 0.36
  return (
    <SpotMark scene={scene} spot={spot} ring={circlePath(Math.max(12, radius + 3), x, y)} class="legio-world">
      <circle cx={x} cy={y} r={radius} />
      <text x={x} y={y}>
        {look.decision?.prompt === 'planet' ? spot.rank : '?'}
      </text>
    </SpotMark>
  )
}

interface ActivePlanetProps extends DrawnOnMap {
  readonly spot: BoardSpots['planets'][number]
}

/** An active planet: itself, or a veil for whoever does not know its card. */
export function ActivePlanet({ scene, look, arrangement, spot }: ActivePlanetProps) {
  const { view, seat } = look
  const index = SLOTS.indexOf(spot.slot)
  const card = cardSeenBy(seat, view.slots[index])
  const { x, y } = planetPoint(arrangement, view, index)
  const size = arrangement.planet
  const found = scene.news.some((fact) => fact.kind === 'discovered' && fact.slot === spot.slot)
  return (
    <SpotMark
      scene={scene}
      spot={spot}
      ring={circlePath(size * 0.62, x, y)}
      class={found ? 'legio-planet legio-planet-found' : 'legio-planet'}
    >
      {card === undefined ? (
        <g class="legio-veiled">
          <circle cx={x} cy={y} r={size / 2} />
          <path d={circlePath(size * 0.34, x, y)} />
          <text x={x} y={y}>
            ?
          </text>
        </g>
      ) : (
        <Planet seed={card.id} kind={planetKind(card)} size={size} x={x} y={y} />
      )}
    </SpotMark>
  )
}
