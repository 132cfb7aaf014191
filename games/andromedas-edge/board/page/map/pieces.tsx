import { circlePath, plus, type Point, SpotMark, useGlide } from '@astrolabe/drawing'
import { RAIDERS } from '../../../content/raiders.ts'
import { SHIP_TYPES } from '../../../content/schema.ts'
import { isDragon } from '../../../position/raiding.ts'
import type { AndromedaScene, Look } from '../look.ts'
import type { Detail } from './appearance.ts'
import { RaiderEmblem, ShipFigure } from './figures.tsx'
import { middleOf, rowsOf, wholeOf } from './geometry.ts'
import { placesOfRaider, placesOfShip } from './news.ts'
import './pieces.css'
import type { MapSpots } from './spots.ts'
import { raidersAlike, raiderStand, shipStand } from './standing.ts'

interface PiecesProps {
  readonly scene: AndromedaScene
  readonly look: Look
  readonly detail: Detail
  readonly spots: MapSpots
  readonly issue: number
}

/** Ships and raiders where they are, which travel when they move. */
export function Pieces({ spots, ...drawn }: PiecesProps) {
  const { view } = drawn.look
  return (
    <>
      {spots.ships.map((spot) => (
        <MapShip key={spot.id} {...drawn} spot={spot} />
      ))}
      {spots.raiders
        .filter(({ raider }) => raidersAlike(view, raider)[0] === raider)
        .map((spot) => (
          <MapRaider key={spot.id} {...drawn} spot={spot} />
        ))}
    </>
  )
}

interface MapShipProps extends Omit<PiecesProps, 'spots'> {
  readonly spot: MapSpots['ships'][number]
}

function MapShip({ scene, look, detail, spot, issue }: MapShipProps) {
  const { view } = look
  const { owner, type, place, damage } = view.ships[spot.ship]
  const stand = shipStand(view, spot.ship, detail)
  const middle = middleOf(place)
  const off = { x: stand.x - middle.x, y: stand.y - middle.y }
  const way = placesOfShip(view, scene.news, spot.ship).map((at) =>
    at === 'bay' ? bayOf(look) : plus(middleOf(at), off),
  )
  const ref = useGlide<SVGGElement>(way, issue)
  return (
    <g ref={ref} style={{ transform: `translate(${stand.x}px, ${stand.y}px)` }}>
      <SpotMark
        scene={scene}
        spot={spot}
        ring={circlePath(detail.ship * 0.5)}
        class={owner === look.seat ? 'edge-ship edge-ship-own' : 'edge-ship'}
      >
        <ShipFigure
          type={SHIP_TYPES[type]}
          owner={owner}
          size={detail.ship}
          mark={detail.mark}
          damage={damage}
        />
      </SpotMark>
    </g>
  )
}

/** Ships come from their station: from below the map. */
function bayOf({ view }: Look): Point {
  const { left, right, bottom } = wholeOf(rowsOf(view), 0)
  return { x: (left + right) / 2, y: bottom + 80 }
}

interface MapRaiderProps extends Omit<PiecesProps, 'spots'> {
  readonly spot: MapSpots['raiders'][number]
}

function MapRaider({ scene, look, detail, spot, issue }: MapRaiderProps) {
  const { view } = look
  const raider = view.raiders[spot.raider]
  const stand = raiderStand(view, spot.raider, detail)
  const middle = middleOf(raider.place)
  const off = { x: stand.x - middle.x, y: stand.y - middle.y }
  const way = placesOfRaider(scene.news, raider.card).map((at) => plus(middleOf(at), off))
  const ref = useGlide<SVGGElement>(way, issue)
  return (
    <g ref={ref} style={{ transform: `translate(${stand.x}px, ${stand.y}px)` }}>
      <SpotMark scene={scene} spot={spot} ring={circlePath(detail.raider * 0.52)} class="edge-raider-spot">
        <g aria-hidden="true">
          <RaiderEmblem
            raiderClass={RAIDERS[raider.card].class}
            isDragon={isDragon(raider)}
            size={detail.raider}
            count={raidersAlike(view, spot.raider).length}
          />
        </g>
      </SpotMark>
    </g>
  )
}
