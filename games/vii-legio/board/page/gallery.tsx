import { CardFrame, Die, type Exhibit, type Exhibition, Ship as Hull, SeatMark } from '@astrolabe/drawing'
import type { ComponentChildren } from 'preact'
import { EXTRASOLARS } from '../../content/decks.ts'
import { EXPLORATION_CARDS } from '../../content/exploration.ts'
import type { ExplorationCard as Card } from '../../content/schema.ts'
import { SHIPS } from '../../content/ships.ts'
import { WORDS } from '../../text/text.ts'
import { BACKS, shipShape } from './appearance.ts'
import { DIE_FACES } from './damage.ts'
import { ExplorationCard } from './exploration-card.tsx'
import { ExtrasolarCard } from './extrasolar-card.tsx'
import './gallery.css'
import { STATES } from './gallery-states.tsx'
import { TOKENS_AND_TRACKS } from './gallery-tokens.tsx'
import { inBoth } from './in-both.ts'

const Pair = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="legio-exhibit">{children}</div>
)

const CARDS: readonly Card[] = EXPLORATION_CARDS

const exploration: readonly Exhibit[] = CARDS.map((card) => ({
  id: card.id,
  name: inBoth((page, language) => page.copies(card.name[language], card.count)),
  Piece: ({ language }) => (
    <Pair>
      <ExplorationCard card={card} language={language} size="small" />
      <ExplorationCard card={card} language={language} size="medium" />
    </Pair>
  ),
}))

const extrasolars: readonly Exhibit[] = EXTRASOLARS.map((card) => ({
  id: card.id,
  name: card.name,
  Piece: ({ language }) => (
    <Pair>
      <ExtrasolarCard card={card} language={language} size="small" />
      <ExtrasolarCard card={card} language={language} size="medium" />
    </Pair>
  ),
}))

const backs: readonly Exhibit[] = [
  {
    id: 'back-exploration',
    name: inBoth((page) => page.explorationBack),
    Piece: ({ language }) => (
      <CardFrame
        title={WORDS[language].page.explorationBack}
        kind={BACKS.exploration}
        seed=""
        size="medium"
        icon="galaxy"
        faceDown
      />
    ),
  },
  ...(['A', 'B', 'X'] as const).map(
    (deck): Exhibit => ({
      id: `back-${deck}`,
      name: inBoth((page) => page.extrasolarBack(deck)),
      Piece: ({ language }) => (
        <CardFrame
          title={WORDS[language].page.extrasolarBack(deck)}
          kind={BACKS[deck]}
          seed=""
          size="medium"
          icon="planet"
          faceDown
        />
      ),
    }),
  ),
]

const ships: readonly Exhibit[] = [false, true].map((spatha) => ({
  id: spatha ? 'spatha' : 'frombola',
  name: (spatha ? SHIPS.spatha : SHIPS.frombola).name,
  Piece: () => (
    <svg class="legio-exhibit-ships" viewBox="0 0 320 90" aria-hidden="true">
      {[0, 1, 2, 3].map((seat) => (
        <Hull key={seat} shape={shipShape({ spatha })} seat={seat} size={72} x={40 + seat * 80} y={45} />
      ))}
    </svg>
  ),
}))

const seats: Exhibit = {
  id: 'seats',
  name: inBoth((page) => page.panels.players),
  Piece: () => (
    <Pair>
      {[0, 1, 2, 3].map((seat) => (
        <SeatMark key={seat} seat={seat} size={40} />
      ))}
    </Pair>
  ),
}

const dice: readonly Exhibit[] = Array.from({ length: DIE_FACES }, (_, face) => ({
  id: `die-${face + 1}`,
  name: inBoth((page) => page.dieShows(face + 1)),
  Piece: ({ language }) => (
    <Die
      value={face + 1}
      faces={Array.from({ length: DIE_FACES }, (_, each) => each + 1)}
      label={WORDS[language].page.dieShows(face + 1)}
    />
  ),
}))

export const gallery: readonly Exhibition[] = [
  { title: inBoth((page) => page.rooms.exploration), exhibits: exploration },
  { title: inBoth((page) => page.rooms.extrasolars), exhibits: extrasolars },
  { title: inBoth((page) => page.rooms.backs), exhibits: backs },
  { title: inBoth((page) => page.rooms.ships), exhibits: [...ships, seats] },
  { title: inBoth((page) => page.rooms.tokens), exhibits: TOKENS_AND_TRACKS },
  { title: inBoth((page) => page.rooms.states), exhibits: STATES },
  { title: inBoth((page) => page.rooms.dice), exhibits: dice },
]
