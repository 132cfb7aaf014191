import type { Exhibit, Overview } from '@astrolabe/drawing'
import { gallery } from './board/page/gallery.tsx'
import { TILES } from './content/tiles.ts'
import type { TileColour } from './content/schema.ts'
import { overviewWords } from './text/overview.ts'

function fromGallery(id: string): Exhibit {
  const found = gallery.flatMap(({ exhibits }) => exhibits).find((exhibit) => exhibit.id === id)
  if (found === undefined) throw new Error(`the gallery has no ${id}`)
  return found
}

/** The first System of a colour. */
const systemOf = (colour: TileColour): Exhibit =>
  fromGallery(`tile-${TILES.find((tile) => tile.colour === colour)?.id}`)

export const overview: Overview = {
  words: overviewWords,
  pictures: {
    crew: ['piece-sound', 'piece-hurt', 'piece-acting'].map(fromGallery),
    round: ['token-exploration', 'token-ally', 'token-wormhole'].map(fromGallery),
    systems: [systemOf('allied'), systemOf('enemy'), systemOf('corrupted')],
    combat: ['die-red-hit', 'die-blue-special', 'die-yellow-miss', 'piece-enemy'].map(fromGallery),
    keys: ['token-key', 'piece-withKeys', 'piece-avatar'].map(fromGallery),
  } satisfies Readonly<Record<keyof typeof overviewWords.passages, readonly Exhibit[]>>,
}
