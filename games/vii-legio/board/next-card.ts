import type { ExplorationCard, ExplorationType, ExpertiseSymbol } from '../content/schema.ts'
import type { LegioState } from '../position/state.ts'
import { unseenCards } from '../position/deck.ts'

// What the next Exploration card may be, from what everyone can count.

const TYPES = [
  'planet',
  'signal',
  'risk',
  'hostile',
  'exoTechnology',
  'specialMission',
  'sectorX',
  'recall',
  'reset',
] as const satisfies readonly ExplorationType[]

const SYMBOLS = ['N', 'D', 'C', 'R', '?', 'none'] as const satisfies readonly (ExpertiseSymbol | 'none')[]

export interface NextCard {
  readonly unseen: number
  /** Only the types that may come. */
  readonly types: readonly { readonly type: ExplorationType; readonly cards: number }[]
  readonly symbols: readonly { readonly symbol: ExpertiseSymbol | 'none'; readonly cards: number }[]
}

export function nextCard(view: LegioState): NextCard {
  const unseen = unseenCards(view)
  const count = (wanted: (card: ExplorationCard) => boolean): number => unseen.filter(wanted).length
  return {
    unseen: unseen.length,
    types: TYPES.map((type) => ({ type, cards: count((card) => card.type === type) })).filter(
      ({ cards }) => cards > 0,
    ),
    symbols: SYMBOLS.map((symbol) => ({
      symbol,
      cards: count((card) => (card.symbol ?? 'none') === symbol),
    })),
  }
}
