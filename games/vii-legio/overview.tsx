import { CardFrame, type Exhibit, Icon, type Overview, Station, Track } from '@astrolabe/drawing'
import { TRACKS } from './board/fittings.ts'
import { BACKS, TRACK_ICONS } from './board/page/appearance.ts'
import { ExplorationCard } from './board/page/exploration-card.tsx'
import { ExtrasolarCard } from './board/page/extrasolar-card.tsx'
import { gallery } from './board/page/gallery.tsx'
import { inBoth } from './board/page/in-both.ts'
import { EXTRASOLARS } from './content/decks.ts'
import { EXPLORATION_CARDS } from './content/exploration.ts'
import type { ExplorationCard as Card, ExplorationType } from './content/schema.ts'
import { SHIPS } from './content/ships.ts'
import { overviewWords } from './text/overview.ts'
import { WORDS } from './text/text.ts'

function fromGallery(id: string): Exhibit {
  const found = gallery.flatMap(({ exhibits }) => exhibits).find((exhibit) => exhibit.id === id)
  if (found === undefined) throw new Error(`the gallery has no ${id}`)
  return found
}

const CARDS: readonly Card[] = EXPLORATION_CARDS

/** The first Exploration card of a type. */
function explorationCard(type: ExplorationType): Exhibit {
  const card = CARDS.find((one) => one.type === type)
  if (card === undefined) throw new Error(`there is no card of type ${type}`)
  return {
    id: card.id,
    name: inBoth((_, language) => WORDS[language].cardTypes[type]),
    Piece: ({ language }) => (
      <div class="legio-exhibit">
        <ExplorationCard card={card} language={language} size="medium" />
      </div>
    ),
  }
}

const [NAPOS] = EXTRASOLARS

const people: Exhibit = {
  id: NAPOS.id,
  name: NAPOS.name,
  Piece: ({ language }) => (
    <div class="legio-exhibit">
      <ExtrasolarCard card={NAPOS} language={language} size="medium" />
    </div>
  ),
}

const back: Exhibit = {
  id: 'back',
  name: inBoth((page) => page.explorationBack),
  Piece: ({ language }) => (
    <CardFrame
      title={WORDS[language].page.explorationBack}
      kind={BACKS.exploration}
      seed=""
      size="small"
      icon="galaxy"
      faceDown
    />
  ),
}

const base: Exhibit = {
  id: 'base',
  name: inBoth((page) => page.pieces.base),
  Piece: () => (
    <svg width="88" height="88" viewBox="-55 -55 110 110" aria-hidden="true">
      <Station size={96} />
    </svg>
  ),
}

/** What a ship sets out with. */
const equipment: Exhibit = {
  id: 'equipment',
  name: inBoth((page) => page.pieces.equipment),
  Piece: ({ language }) => (
    <ul class="legio-exhibit-list">
      {TRACKS.map((track) => {
        const { floor, max } = SHIPS.frombola.tracks[track]
        const name = WORDS[language].page.track[track]
        return (
          <li key={track}>
            <Icon name={TRACK_ICONS[track]} />
            <span>{name}</span>
            <Track value={floor} max={max} label={name} kind="info" />
          </li>
        )
      })}
    </ul>
  ),
}

export const overview: Overview = {
  words: overviewWords,
  pictures: {
    ship: [fromGallery('frombola'), equipment],
    turn: [back, explorationCard('signal')],
    peoples: [fromGallery('planets'), people],
    dangers: [explorationCard('hostile'), fromGallery('die-3')],
    points: [base, fromGallery('spatha')],
  } satisfies Readonly<Record<keyof typeof overviewWords.passages, readonly Exhibit[]>>,
}
