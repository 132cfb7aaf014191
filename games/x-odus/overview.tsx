import type { Exhibit, Overview } from '@astrolabe/drawing'
import { shipWith } from './board/page/gallery-pieces.tsx'
import { MapSample } from './board/page/gallery-tiles.tsx'
import { gallery } from './board/page/gallery.tsx'
import { ShipPiece } from './board/page/map/ships.tsx'
import { SHIPS } from './content/ships.ts'
import { TILES } from './content/tiles.ts'
import type { TileColour } from './content/schema.ts'
import './overview.css'
import { overviewWords } from './text/overview.ts'

function fromGallery(id: string): Exhibit {
  const found = gallery.flatMap(({ exhibits }) => exhibits).find((exhibit) => exhibit.id === id)
  if (found === undefined) throw new Error(`the gallery has no ${id}`)
  return found
}

/** The first System of a colour. */
function systemOf(colour: TileColour): Exhibit {
  const { Piece, ...system } = fromGallery(`tile-${TILES.find((tile) => tile.colour === colour)?.id}`)
  return {
    ...system,
    Piece: ({ language }) => (
      <div class="xodus-overview-system">
        <Piece language={language} />
      </div>
    ),
  }
}

/** A ship as it stands on the map, by its name. */
const shipOf = (board: number): Exhibit => ({
  id: SHIPS[board].id,
  name: SHIPS[board].name,
  Piece: () => (
    <MapSample reach={48} small>
      <ShipPiece ship={shipWith({}, board)} size={62} mark={36} />
    </MapSample>
  ),
})

export const overview: Overview = {
  words: overviewWords,
  pictures: {
    crew: [shipOf(0), shipOf(1), shipOf(2)],
    round: ['token-exploration', 'token-ally', 'token-wormhole'].map(fromGallery),
    systems: [systemOf('allied'), systemOf('enemy'), systemOf('corrupted')],
    combat: ['die-red-hit', 'die-blue-special', 'die-yellow-miss', 'piece-enemy'].map(fromGallery),
    keys: ['token-key', 'piece-withKeys', 'piece-avatar'].map(fromGallery),
  } satisfies Readonly<Record<keyof typeof overviewWords.passages, readonly Exhibit[]>>,
}
