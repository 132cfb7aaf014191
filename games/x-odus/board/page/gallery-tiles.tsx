import type { Exhibit } from '@astrolabe/drawing'
import type { ComponentChildren } from 'preact'
import { TILES } from '../../content/tiles.ts'
import { CARD_WORDS } from '../../text/cards.ts'
import { systemName } from '../../text/systems.ts'
import './board.css'
import './gallery.css'
import { inBoth } from './in-both.ts'
import { edgesAlone } from './map/edges.ts'
import './map/lanes.css'
import { signsToCome } from './map/laying.tsx'
import { Signs } from './map/signs.tsx'
import { TileArt, TilePatterns } from './map/tile-art.tsx'
import './map/tile-marks.css'

interface MapSampleProps {
  /** How much is seen to each side of 0, 0, in units of the map. */
  readonly reach: number
  readonly small?: boolean
  /** With something in it to be pointed at; else its name beside it says all. */
  readonly live?: boolean
  readonly children: ComponentChildren
}

/** A piece of the map. It brings its patterns along: those of any other sample are the same. */
export function MapSample({ reach, small = false, live = false, children }: MapSampleProps) {
  const size = small ? 84 : 168
  return (
    <svg
      class="xodus-exhibit"
      width={size}
      height={size}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      aria-hidden={!live}
    >
      <TilePatterns />
      {children}
    </svg>
  )
}

/** A tile that lies nowhere. */
export function TileGround({ tile }: { readonly tile: number }) {
  return (
    <>
      <TileArt tile={tile} edges={edgesAlone(tile)} />
      <circle class="xodus-hub" r="9" />
    </>
  )
}

/** What is printed on a tile: over its ring, if it has one. */
export function TileSigns({ tile }: { readonly tile: number }) {
  return (
    <g class="xodus-tile-marks" aria-hidden="true">
      <Signs signs={signsToCome(tile)} size={36} />
    </g>
  )
}

export const SYSTEM_TILES: readonly Exhibit[] = TILES.map(({ id, colour }, tile) => ({
  id: `tile-${id}`,
  name: inBoth((_, language) => {
    const kind = CARD_WORDS[language].names.tiles[colour]
    return colour === 'great-rift' ? kind : `${systemName(tile, language)}, ${kind}`
  }),
  Piece: () => (
    <MapSample reach={108}>
      <TileGround tile={tile} />
      <TileSigns tile={tile} />
    </MapSample>
  ),
}))
