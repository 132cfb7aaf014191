import { Icon, SpotMark } from '@astrolabe/drawing'
import { SECTOR_X } from '../../text/reading.ts'
import { sightOf } from '../sights.ts'
import type { Drawn } from './drawn.ts'
import { type BoardSpots, costOfWay } from './spots.ts'
import { isAbove } from './frame.ts'
import { placeOfSector } from './standing.ts'
import { zoneOf } from './unseen.ts'

interface SectorProps extends Drawn {
  readonly spot: BoardSpots['sectors'][number]
}

export function Sector({ scene, look, arrangement, spot }: SectorProps) {
  const { sector } = spot
  const { view, ship, words } = look
  const { outline, title, note, worlds } = placeOfSector(arrangement, sector)
  const isX = sector === SECTOR_X
  const closed = isX && !view.xOpen
  const here = ship?.sector === sector ? 'legio-sector-here' : ''
  return (
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
      {!isX && arrangement.roomy && (
        <text
          class="legio-sector-note"
          x={title.x}
          y={title.y + (isAbove(sector) ? 1.3 : -1.45) * arrangement.text}
        >
          {words.table.toFind(sightOf(view, sector).toFind)}
        </text>
      )}
      <Way look={look} sector={sector} at={note} roomy={arrangement.roomy} />
    </SpotMark>
  )
}

interface WayProps {
  readonly look: Drawn['look']
  readonly sector: number
  readonly at: { readonly x: number; readonly y: number }
  readonly roomy: boolean
}

/** The cheapest way there, in cards. */
function Way({ look, sector, at, roomy }: WayProps) {
  const cost = costOfWay(look, sector)
  if (cost === undefined) return null
  return (
    <g class="legio-way">
      <text x={at.x} y={at.y}>
        {roomy ? look.words.page.away(cost) : cost}
      </text>
      {!roomy && <Icon name="footsteps" size={10} x={at.x - 13} y={at.y - 4} />}
    </g>
  )
}
