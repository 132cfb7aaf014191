import { hexagonPath, Icon, SpotMark } from '@astrolabe/drawing'
import type { AndromedaScene, Look } from '../look.ts'
import type { Detail } from './appearance.ts'
import { middleOf, TILE_RADIUS } from './geometry.ts'
import './next-planet.css'
import type { MapSpots } from './spots.ts'

const OUTLINE = hexagonPath(TILE_RADIUS - 3)

interface NextPlanetProps {
  readonly scene: AndromedaScene
  readonly look: Look
  readonly spot: NonNullable<MapSpots['next']>
  readonly detail: Detail
}

/** The slot that the next planet comes to, when an event brings it. */
export function NextPlanet({ scene, look, spot, detail }: NextPlanetProps) {
  const { x, y } = middleOf(spot.region)
  const size = Math.min(detail.name, 22)
  const lines = detail.level === 'far' ? [`${look.view.marker}`] : look.words.next.split(' ')
  return (
    <g transform={`translate(${x} ${y})`}>
      <SpotMark scene={scene} spot={spot} ring={OUTLINE} class="edge-next">
        <path class="edge-next-ground" d={OUTLINE} />
        <Icon name="hourglass" size={46} x={0} y={-20} />
        {lines.map((line, index) => (
          <text key={line} aria-hidden="true" y={30 + index * size * 1.1} style={{ fontSize: `${size}px` }}>
            {line}
          </text>
        ))}
      </SpotMark>
    </g>
  )
}
