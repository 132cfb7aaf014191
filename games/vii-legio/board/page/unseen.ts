import { EXPLORATION, EXTRASOLARS, type Extrasolar } from '../../content/decks.ts'
import { MAP } from '../../content/map.ts'
import type { Deck, ExplorationCard } from '../../content/schema.ts'
import { type LegioState, SECTOR_X } from '../../position/state.ts'
import { cardSeenBy } from '../../position/extrasolars.ts'
import { unseenCards } from '../../position/deck.ts'

const ZONE_A: readonly number[] = MAP.zones.A

/** The pile that the Extrasolars of a sector come from. */
export function zoneOf(sector: number): Deck {
  if (sector === SECTOR_X) return 'X'
  return ZONE_A.includes(sector) ? 'A' : 'B'
}

/** The Extrasolars a seat may expect under a card of a sector that it has not seen. */
export function extrasolarsUnseen(view: LegioState, seat: number, sector: number): Extrasolar[] {
  const known = view.slots.filter((slot) => slot.sector !== 0).map((slot) => cardSeenBy(seat, slot))
  const seen = new Set([...view.gone.map((card) => EXTRASOLARS[card]), ...known])
  const zone = zoneOf(sector)
  return EXTRASOLARS.filter((card) => card.deck === zone && !seen.has(card))
}

/** What the next card to be drawn may be: one of the deck, or, where that is empty, of the discards. */
export function nextCards(view: LegioState): readonly ExplorationCard[] {
  const unseen = unseenCards(view)
  return unseen.length > 0 ? unseen : view.discard.map((card) => EXPLORATION[card])
}

/** How likely the reset card is among the next few; the discards come up once the deck is through. */
export function resetChance(view: LegioState, cards: number): number {
  const unseen = unseenCards(view)
  if (!unseen.some((card) => card.effect.do === 'reset')) return 0
  return Math.min(1, cards / unseen.length)
}
