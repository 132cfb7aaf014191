import { hexagonPath, SpotMark } from '@astrolabe/drawing'
import type { DrawnOnMap } from './drawn.ts'
import { edgesOn } from './edges.ts'
import { middleOf, TILE_RADIUS } from './geometry.ts'
import type { MapSpots } from './spots.ts'
import { TileArt } from './tile-art.tsx'
import './tile.css'

/** Inside the walls: these are to be seen whatever can be chosen. */
const RING = hexagonPath(TILE_RADIUS - 11, 0, 0, 'right')

interface TileProps extends Pick<DrawnOnMap, 'scene' | 'look'> {
  readonly spot: MapSpots['systems'][number]
  /** It has just been revealed. */
  readonly fresh: boolean
}

/** A System: its tile, which can be pointed at. */
export function Tile({ scene, look, spot, fresh }: TileProps) {
  const { view } = look
  const { place } = spot
  const system = view.systems[place]
  const { x, y } = middleOf(system)
  const classes = [
    'xodus-tile',
    system.pacified > 0 && 'xodus-tile-pacified',
    // A Rush costs more than a Jump: it glows less.
    scene.offers.has(`rush ${place}`) && 'xodus-tile-rush',
  ]
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={fresh ? 'xodus-tile-fresh' : ''}>
        <SpotMark scene={scene} spot={spot} ring={RING} class={classes.filter(Boolean).join(' ')}>
          <TileArt tile={system.tile} edges={edgesOn(view, system.tile, system.turn, system)} />
        </SpotMark>
      </g>
    </g>
  )
}
