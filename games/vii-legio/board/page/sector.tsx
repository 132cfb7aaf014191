import { Icon, SpotMark, stateOfSpot } from '@astrolabe/drawing'
import type { DrawnOnMap } from './drawn.ts'
import type { SectorPlace } from './geometry.ts'
import './sector.css'
import { type BoardSpots, costOfWay } from './spots.ts'
import { isAbove } from './frame.ts'
import { placeOfSector } from './standing.ts'
import { zoneOf } from './unseen.ts'
import { SECTOR_X } from '../../position/state.ts'
import { sightOf } from '../../position/sectors.ts'

interface SectorProps extends DrawnOnMap {
  readonly spot: BoardSpots['sectors'][number]
}

/** A sector, and beside its name what the name read aloud says as well. */
export function Sector({ scene, look, arrangement, spot }: SectorProps) {
  const { sector } = spot
  const { view, ship, words } = look
  const { outline, title, way, worlds } = placeOfSector(arrangement, sector)
  const isX = sector === SECTOR_X
  const closed = isX && !view.xOpen
  const here = ship?.sector === sector ? 'legio-sector-here' : ''
  return (
    <>
      <SpotMark
        scene={scene}
        spot={spot}
        ring={outline}
        class={`legio-sector legio-zone-${zoneOf(sector).toLowerCase()} ${here}`}
      >
        <path class="legio-sector-ground" d={outline} />
        {closed && <path class="legio-sector-hatching" d={outline} />}
        <text class="legio-sector-title" x={title.x} y={title.y}>
          {words.table.sector(sector)}
        </text>
        {closed && <Icon name="lock" size={arrangement.planet * 0.5} x={worlds[0].x} y={worlds[0].y} />}
      </SpotMark>
      <g class={`legio-sector-tags legio-sector-tags-${stateOfSpot(scene, spot)}`} aria-hidden="true">
        {!isX && arrangement.roomy && (
          <text
            class="legio-sector-note"
            x={title.x}
            y={title.y + (isAbove(sector) ? 1.3 : -1.45) * arrangement.text}
          >
            {words.table.toFind(sightOf(view, sector).toFind)}
          </text>
        )}
        <Way look={look} sector={sector} at={way} roomy={arrangement.roomy} />
      </g>
    </>
  )
}

interface WayProps {
  readonly look: DrawnOnMap['look']
  readonly sector: number
  readonly at: SectorPlace['way']
  readonly roomy: boolean
}

/** The cheapest way there, in cards. */
function Way({ look, sector, at, roomy }: WayProps) {
  const cost = costOfWay(look, sector)
  if (cost === undefined) return null
  const { x, y, anchor } = at
  if (roomy)
    return (
      <text class="legio-way" x={x} y={y} text-anchor={anchor}>
        {look.words.page.away(cost)}
      </text>
    )
  const left = anchor === 'start' ? x + 5 : x - 13
  return (
    <g class="legio-way">
      <Icon name="footsteps" size={10} x={left} y={y - 4} />
      <text x={left + 7} y={y}>
        {cost}
      </text>
    </g>
  )
}
