import { type Exhibit, Icon, Planet, Station, Track } from '@astrolabe/drawing'
import { EXTRASOLARS } from '../../content/decks.ts'
import { SCORING } from '../../content/scoring.ts'
import { SHIPS } from '../../content/ships.ts'
import { WORDS } from '../../text/text.ts'
import { TRACKS } from '../fittings.ts'
import { DOMAINS, planetKind, TRACK_ICONS } from './appearance.ts'
import './planets.css'
import { CardCost } from './card-cost.tsx'
import './gallery.css'
import { inBoth } from './in-both.ts'
import { TokenDisc } from './panels/token-disc.tsx'
import { LETTERS, SLOTS } from '../../position/state.ts'

/** One planet of each deck. */
const WORLDS = ['A', 'B', 'X'].flatMap((deck) => EXTRASOLARS.filter((card) => card.deck === deck).slice(0, 2))

/** What lies on the map and on the ship boards, but for cards and ships. */
export const TOKENS_AND_TRACKS: readonly Exhibit[] = [
  {
    id: 'tokens',
    name: inBoth((page) => page.pieces.token),
    Piece: () => (
      <div class="legio-exhibit">
        {SLOTS.map((slot) => (
          <TokenDisc key={slot} slot={slot} />
        ))}
      </div>
    ),
  },
  {
    id: 'planets',
    name: inBoth((page) => page.panels.planets),
    Piece: () => (
      <svg class="legio-exhibit-row" viewBox="0 0 480 84" aria-hidden="true">
        {WORLDS.map((card, place) => (
          <Planet key={card.id} seed={card.id} kind={planetKind(card)} size={56} x={40 + place * 80} y={42} />
        ))}
      </svg>
    ),
  },
  {
    id: 'base',
    name: inBoth((page) => page.pieces.base),
    Piece: () => (
      <svg width="110" height="110" viewBox="-55 -55 110 110" aria-hidden="true">
        <Station size={96} />
      </svg>
    ),
  },
  {
    id: 'undiscovered',
    name: inBoth((page) => page.pieces.undiscovered),
    Piece: () => (
      <svg class="legio-map-sample" width="70" height="70" viewBox="-35 -35 70 70" aria-hidden="true">
        <g class="legio-world">
          <circle r="22" />
          <text>?</text>
        </g>
      </svg>
    ),
  },
  {
    id: 'costs',
    name: inBoth((page) => page.pieces.cost),
    Piece: ({ language }) => (
      <svg width="130" height="40" viewBox="0 0 130 40">
        {[1, 2, 3, 4, 6].map((cards, place) => (
          <CardCost
            key={cards}
            cards={cards}
            at={{ x: 16 + place * 24, y: 20 }}
            label={WORDS[language].page.price(cards)}
          />
        ))}
      </svg>
    ),
  },
  {
    id: 'experience',
    name: inBoth((page) => page.pieces.experience),
    Piece: ({ language }) => (
      <ul class="legio-exhibit-list">
        {LETTERS.map((letter, domain) => (
          <li key={letter}>
            <Icon name={DOMAINS[letter].icon} />
            <span>
              {letter} {WORDS[language].page.domain[letter]}
            </span>
            <Track
              value={domain + 2}
              max={SCORING.experienceMax}
              label={WORDS[language].page.domain[letter]}
              kind={DOMAINS[letter].tone}
            />
          </li>
        ))}
      </ul>
    ),
  },
  {
    id: 'equipment',
    name: inBoth((page) => page.pieces.equipment),
    Piece: ({ language }) => (
      <ul class="legio-exhibit-list">
        {TRACKS.map((track) => {
          const { floor, max } = SHIPS.spatha.tracks[track]
          return (
            <li key={track}>
              <Icon name={TRACK_ICONS[track]} />
              <span>{WORDS[language].page.track[track]}</span>
              <Track
                value={floor}
                max={max}
                label={WORDS[language].page.track[track]}
                marks={[{ at: floor + 1, sort: 'planned' }]}
                kind="info"
              />
            </li>
          )
        })}
      </ul>
    ),
  },
]
