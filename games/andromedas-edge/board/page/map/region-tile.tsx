import { hexagonPath, Icon, SpotMark } from '@astrolabe/drawing'
import { MOONS } from '../../../content/moons.ts'
import { PLANET_KINDS, TILES } from '../../../content/tiles.ts'
import { PLANET_TYPES, type Tile } from '../../../content/schema.ts'
import { participants } from '../../../position/participants.ts'
import { NONE, type Region } from '../../../position/state.ts'
import { type AndromedaScene, type Look, shortName } from '../look.ts'
import { type Detail, TRACK_ICONS } from './appearance.ts'
import { Building } from './building.tsx'
import { Leader, Probe } from './figures.tsx'
import { middleOf, TILE_RADIUS } from './geometry.ts'
import { Moon } from './moon.tsx'
import './region-tile.css'
import type { RegionSpot } from './spots.ts'
import { TileArt } from './tile-art.tsx'

const RING = hexagonPath(TILE_RADIUS - 1)

interface RegionTileProps {
  readonly scene: AndromedaScene
  readonly look: Look
  readonly spot: RegionSpot
  readonly detail: Detail
  /** It has just been turned up. */
  readonly fresh: boolean
}

/** A slot with its tile, which can be pointed at, and all that lies on it but ships and raiders. */
export function RegionTile({ scene, look, spot, detail, fresh }: RegionTileProps) {
  const { view } = look
  const { region } = spot
  const here = view.regions[region]
  const tile = TILES[here.tile]
  const { x, y } = middleOf(region)
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={fresh ? 'edge-tile-fresh' : ''}>
        <SpotMark scene={scene} spot={spot} ring={RING} class="edge-tile">
          {/* The name of the spot says all of it. */}
          <g aria-hidden="true">
            <TileArt tile={tile} />
            <OnTile look={look} here={here} tile={tile} detail={detail} />
            {view.unity !== null && view.machine.probe === region && (
              <Probe size={detail.mark * 1.5} x={-4} y={24} />
            )}
            <TileName look={look} region={region} detail={detail} />
          </g>
        </SpotMark>
      </g>
    </g>
  )
}

interface OnTileProps {
  readonly look: Look
  readonly here: Region
  readonly tile: Tile
  readonly detail: Detail
}

function OnTile({ look: { view }, here, tile, detail }: OnTileProps) {
  const waiting = participants(view).filter(({ who }) => here.leaders[who] > 0)
  return (
    <>
      {tile.kind === 'planet' && here.owner !== NONE && (
        <Building
          development={PLANET_KINDS[PLANET_TYPES.indexOf(tile.type)].development}
          owner={here.owner}
          size={66}
          x={-16}
          y={-8}
        />
      )}
      {tile.kind === 'planet' && <PlanetSigns here={here} tile={tile} detail={detail} />}
      {here.moons.length > 0 && (
        <Moon
          moon={MOONS[here.moons[here.moons.length - 1]]}
          count={here.moons.length}
          x={-60}
          y={-46}
          size={detail.mark}
        />
      )}
      {waiting.map(({ who }, index) => (
        <Leader
          key={who}
          owner={who}
          count={here.leaders[who]}
          size={detail.leader}
          x={-66 + Math.floor(index / 3) * 24}
          y={-32 + (index % 3) * 31}
        />
      ))}
      {here.bonus > 0 && (
        <g class="edge-bonus" transform="translate(-34 22)">
          <circle r="15" />
          <Icon name="credits" size={20} x={0} y={0} />
          {here.bonus > 1 && <text x="14">{here.bonus}</text>}
        </g>
      )}
    </>
  )
}

interface TileNameProps {
  readonly look: Look
  readonly region: number
  readonly detail: Detail
}

function TileName({ look, region, detail }: TileNameProps) {
  return (
    <text class="edge-name" y="50" style={{ fontSize: `${detail.name}px` }}>
      {shortName(look, region)}
    </text>
  )
}

interface PlanetSignsProps {
  readonly here: Region
  readonly tile: Tile & { readonly kind: 'planet' }
  readonly detail: Detail
}

/** What can be built on a planet, and how many leaders that takes or has taken. */
function PlanetSigns({ here, tile, detail }: PlanetSignsProps) {
  const size = detail.level === 'far' ? detail.mark * 0.85 : detail.mark
  return (
    <g class={here.owner === NONE ? 'edge-signs' : 'edge-signs edge-signs-built'}>
      <Icon
        name={TRACK_ICONS[PLANET_KINDS[PLANET_TYPES.indexOf(tile.type)].track]}
        size={size}
        x={-66}
        y={-10}
      />
      <text x="-74" y={size * 0.85} style={{ fontSize: `${size * 0.92}px` }}>
        {here.owner === NONE ? tile.size : here.settlers}
      </text>
      <Icon name="leader" size={size * 0.9} x={-74 + size * 0.74} y={size * 0.5} />
    </g>
  )
}
