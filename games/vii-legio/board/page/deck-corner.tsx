import { Icon, SpotMark } from '@astrolabe/drawing'
import { TOKENS } from '../../text/symbols.ts'
import './deck-corner.css'
import type { DrawnOnMap } from './drawn.ts'
import type { BoardSpots } from './spots.ts'
import { TurnedCard } from './turned-card.tsx'
import { activeSeat } from '../../position/state.ts'
import { handOf } from '../../position/deck.ts'

interface DeckCornerProps extends DrawnOnMap {
  readonly spots: BoardSpots
}

/** The Exploration deck, the tokens that are free, and the card turned over last. */
export function DeckCorner({ scene, look, arrangement, spots }: DeckCornerProps) {
  const { view, words } = look
  const hand = handOf(view, view.ships[activeSeat(view)])
  const { width, height } = arrangement.deck
  return (
    <div class="legio-corner" style={{ width: `${width}px`, height: `${height}px` }}>
      <div class="legio-stock">
        <SpotMark as="div" scene={scene} spot={spots.deck} class="legio-deck">
          <Icon name="galaxy" />
          <span class="legio-deck-count">{view.deck.length - view.turn.hand}</span>
        </SpotMark>
        {view.endowed && !view.over && <p class="legio-hand">{words.page.hand(hand.cards, hand.taken)}</p>}
        <div class="legio-tokens">
          {spots.tokens.map((spot) => (
            <SpotMark key={spot.id} as="div" scene={scene} spot={spot} class="legio-free-token">
              <span aria-hidden="true">{TOKENS[spot.slot]}</span>
            </SpotMark>
          ))}
        </div>
      </div>
      <TurnedCard scene={scene} look={look} spot={spots.card} roomy={arrangement.roomy} />
    </div>
  )
}
