import { hexagonPath, Planet } from '@astrolabe/drawing'
import type { Tile } from '../../../content/schema.ts'
import { FAMILY, MODULE_COLOURS } from './appearance.ts'
import { TILE_RADIUS } from './geometry.ts'
import { Phenomenon } from './phenomena.tsx'
import { StationArt } from './station-art.tsx'
import './tile-art.css'

const TILE_OUTLINE = hexagonPath(TILE_RADIUS)

/** How far above the middle of a hex its world is: the name stands below. */
const WORLD_Y = -23

const TINTS: Readonly<Record<string, string>> = {
  'gas-giant': '#a678e0',
  volcanic: '#e0623d',
  'ruin-world': '#8c93a8',
  'carbon-world': '#4fae5c',
  'ice-planet': '#5fb7e6',
}

function tintOf(tile: Tile): string {
  if (tile.kind === 'planet') return TINTS[tile.type]
  if (tile.kind === 'special') return '#9a6bff'
  return tile.base === 'field' ? MODULE_COLOURS[tile.type] : '#d6b878'
}

/** The larger a planet, the more leaders it takes. */
const DIAMETERS = { 1: 76, 2: 88, 3: 100 } as const

/** A tile around 0, 0: its ground, and the world, the base or the phenomenon in it. */
export function TileArt({ tile }: { readonly tile: Tile }) {
  return (
    <g class={`edge-tile-art edge-tile-${tile.kind}`} style={{ '--tint': tintOf(tile) }}>
      <path class="edge-tile-ground" d={TILE_OUTLINE} />
      {tile.kind !== 'planet' && <path class="edge-tile-pattern" d={TILE_OUTLINE} />}
      <path class="edge-tile-edge" d={hexagonPath(TILE_RADIUS - 4)} />
      <g transform={`translate(0 ${WORLD_Y})`}>
        {tile.kind === 'planet' && (
          <Planet seed={tile.id} kind={FAMILY[tile.type]} size={DIAMETERS[tile.size]} />
        )}
        {tile.kind === 'base' && <StationArt action={tile} />}
        {tile.kind === 'special' && <Phenomenon region={tile.region} />}
      </g>
    </g>
  )
}

/** What grounds are filled with. Once in every document that draws tiles. */
export function TilePatterns() {
  return (
    <defs>
      <radialGradient id="edge-ground" cx="0.5" cy="0.4" r="0.62">
        <stop offset="0" stop-color="#1a2352" />
        <stop offset="1" stop-color="#0a0f28" />
      </radialGradient>
      <pattern
        id="edge-plates"
        width="26"
        height="26"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(30)"
      >
        <path d="M0 0H26M0 0V26" />
      </pattern>
      <pattern id="edge-ripples" width="240" height="240" x="-120" y="-143" patternUnits="userSpaceOnUse">
        {[46, 66, 86, 106].map((radius) => (
          <circle key={radius} cx="120" cy="120" r={radius} />
        ))}
      </pattern>
      <pattern
        id="edge-fog"
        width="16"
        height="16"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <path d="M0 0V16" />
      </pattern>
    </defs>
  )
}
