import { ALL_EDGES, hexagonPath, lineOf } from '@astrolabe/drawing'
import { TILES } from '../../../content/tiles.ts'
import { FAMILY } from './appearance.ts'
import { CelestialBody } from './celestial-body.tsx'
import { type EdgeKind, wallsOf } from './edges.ts'
import { TILE_RADIUS, towards } from './geometry.ts'
import './tile-art.css'

export const TILE_OUTLINE = hexagonPath(TILE_RADIUS, 0, 0, 'right')

/** How far from the middle the ways of a tile begin, and how far into the unknown they reach. */
const HUB = 15
const BEYOND = 97

interface TileArtProps {
  readonly tile: number
  readonly edges: readonly EdgeKind[]
}

/** The ground of a tile around 0, 0: its kind by colour and pattern, walls where it is closed, stubs where it is open. */
export function TileArt({ tile, edges }: TileArtProps) {
  const { colour } = TILES[tile]
  return (
    <g class={FAMILY[colour]}>
      <path class="xodus-tile-ground" d={TILE_OUTLINE} />
      <path class="xodus-pattern" d={TILE_OUTLINE} />
      <CelestialBody tile={tile} />
      {(colour === 'corrupted' || colour === 'great-rift') && <Vortex />}
      <path class="xodus-blocked" d={wallsOf(edges, 'blocked')} />
      <path class="xodus-wall" d={wallsOf(edges, 'closed')} />
      {ALL_EDGES.map((edge) => edges[edge] === 'open' && <Stub key={edge} edge={edge} />)}
    </g>
  )
}

/** An open edge beyond which nothing is revealed. */
function Stub({ edge }: { readonly edge: number }) {
  const end = towards(edge, BEYOND)
  return (
    <g class="xodus-stub">
      <path d={lineOf([towards(edge, HUB), towards(edge, BEYOND - 7)])} />
      <circle cx={end.x} cy={end.y} r="6" />
    </g>
  )
}

/** The Rift of a Corrupted System, and the Great one: arms that wind inwards. */
function Vortex() {
  return (
    <g class="xodus-vortex">
      {[0, 120, 240].map((turn) => (
        <path key={turn} d="M-2-11C34-34 66-6 56 34C50 4 30-8-2-11Z" transform={`rotate(${turn})`} />
      ))}
      <circle r="12" />
    </g>
  )
}

/** What the kinds of tiles are filled with. Once in every document that draws tiles. */
export function TilePatterns() {
  return (
    <defs>
      <pattern id="xodus-dots" width="20" height="34.6" patternUnits="userSpaceOnUse">
        <circle cx="5" cy="8" r="2.1" />
        <circle cx="15" cy="25.3" r="2.1" />
      </pattern>
      <pattern
        id="xodus-stripes"
        width="17"
        height="17"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V17" />
      </pattern>
      <pattern id="xodus-cracks" width="46" height="40" patternUnits="userSpaceOnUse">
        <path d="M0 12L9 17L16 8L27 15L35 10L46 12M6 40L11 29L20 33L29 26L33 40M11 29L9 17M29 26L27 15" />
      </pattern>
      <pattern id="xodus-rings" width="200" height="200" x="-100" y="-100" patternUnits="userSpaceOnUse">
        {[34, 50, 66, 82].map((radius) => (
          <circle key={radius} cx="100" cy="100" r={radius} />
        ))}
      </pattern>
      <pattern
        id="xodus-fog"
        width="14"
        height="14"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <path d="M0 0V14" />
      </pattern>
    </defs>
  )
}
