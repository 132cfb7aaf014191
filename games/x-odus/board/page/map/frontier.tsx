import { hexagonPath, Icon, SpotMark } from '@astrolabe/drawing'
import { frontier } from '../../../position/map.ts'
import { tilesLeft } from '../../../position/stack.ts'
import type { DrawnOnMap } from './drawn.ts'
import './frontier.css'
import { middleOf, TILE_RADIUS } from './geometry.ts'
import type { MapSpots } from './spots.ts'

const OUTLINE = hexagonPath(TILE_RADIUS, 0, 0, 'right')
const RING = hexagonPath(TILE_RADIUS - 6, 0, 0, 'right')

interface FrontierProps extends DrawnOnMap {
  readonly spots: MapSpots['spaces']
}

/** Spaces where a System can be revealed: in a fog, and those that can be chosen now with a ring. */
export function Frontier({ scene, look, spots }: FrontierProps) {
  const chosen = new Set(spots.map(({ q, r }) => `${q} ${r}`))
  const dim = tilesLeft(look.view) === 0 ? [] : frontier(look.view)
  return (
    <>
      <g aria-hidden="true">
        {dim
          .filter(({ q, r }) => !chosen.has(`${q} ${r}`))
          .map((space) => {
            const { x, y } = middleOf(space)
            return <path key={`${x} ${y}`} class="xodus-fog" d={OUTLINE} transform={`translate(${x} ${y})`} />
          })}
      </g>
      {spots.map((spot) => {
        const { x, y } = middleOf(spot)
        return (
          <g key={spot.id} transform={`translate(${x} ${y})`}>
            <SpotMark scene={scene} spot={spot} ring={RING} class="xodus-space">
              <path class="xodus-fog" d={OUTLINE} />
              <Icon name="scanner" size={52} x={0} y={0} />
            </SpotMark>
          </g>
        )
      })}
    </>
  )
}
