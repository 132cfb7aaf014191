import type { Exhibit, Overview } from '@astrolabe/drawing'
import { gallery } from './board/page/gallery.tsx'
import './overview.css'
import { overviewWords } from './text/overview.ts'

/** As in the gallery, but small and without its words: they stand beside it. */
function fromGallery(id: string): Exhibit {
  const found = gallery.flatMap(({ exhibits }) => exhibits).find((exhibit) => exhibit.id === id)
  if (found === undefined) throw new Error(`the gallery has no ${id}`)
  const { Piece, name } = found
  return {
    id,
    name,
    Piece: ({ language }) => (
      <div class="edge-overview-piece">
        <Piece language={language} />
      </div>
    ),
  }
}

export const overview: Overview = {
  words: overviewWords,
  pictures: {
    turn: ['transport', 'fighter', 'science-vessel', 'heavy-cruiser'].map(fromGallery),
    launch: ['PC2', 'AB1', 'SR1'].map(fromGallery),
    return: ['S02', 'I01'].map(fromGallery),
    battle: ['fighter', 'unity-heavy-cruiser', 'K01'].map(fromGallery),
    growth: ['observatory', 'factory', 'obelisk', 'spaceport', 'city'].map(fromGallery),
    unity: ['unity-transport', 'unity-fighter'].map(fromGallery),
    end: ['leader', 'credits'].map(fromGallery),
  } satisfies Readonly<Record<keyof typeof overviewWords.passages, readonly Exhibit[]>>,
}
