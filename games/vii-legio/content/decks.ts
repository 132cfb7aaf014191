import { EXPLORATION_CARDS, type ExplorationId } from './exploration.ts'
import { EXTRASOLAR_CARDS, type ExtrasolarId } from './extrasolars.ts'
import type { Deck, DomainLetter, Experience, ExplorationCard, ExtrasolarCard } from './schema.ts'

// Positions hold cards by number; these tables say which card a number is.

export type CardId = ExplorationId | ExtrasolarId

type Domain = 0 | 1 | 2 | 3
const LETTERS = ['N', 'D', 'C', 'R'] as const satisfies readonly DomainLetter[]

const DIPLOMACY = 1
const CAPTURE = 2

/** The card of each Exploration card number, 0 to 52; copies are adjacent. */
export const EXPLORATION: readonly ExplorationCard[] = EXPLORATION_CARDS.flatMap(
  (card: ExplorationCard): ExplorationCard[] => Array.from({ length: card.count }, () => card),
)

export interface Extrasolar extends ExtrasolarCard {
  /** Total required by each threshold, as [N, D, C, R]. */
  readonly needs: readonly (readonly number[])[]
  readonly observationDomain: Domain
}

const byDomain = (experience: Experience): readonly number[] =>
  LETTERS.map((letter) => experience[letter] ?? 0)

/** The card of each Extrasolar card number, 0 to 49: deck A, then B, then X. */
export const EXTRASOLARS: readonly Extrasolar[] = EXTRASOLAR_CARDS.map((card) => ({
  ...card,
  needs: card.thresholds.map((threshold) => byDomain(threshold.needs)),
  observationDomain: card.sapiens ? DIPLOMACY : CAPTURE,
}))

const numbersOf = (deck: Deck): readonly number[] =>
  [...EXTRASOLARS.keys()].filter((n) => EXTRASOLARS[n].deck === deck)

export const DECK_A = numbersOf('A')
export const DECK_B = numbersOf('B')
export const DECK_X = numbersOf('X')

export interface BoardEdge {
  readonly first: readonly number[]
  readonly last: readonly number[]
}

/** VL-115: how a whole deck spreads the experience it asks for, at the first and at the last thresholds. */
export function boardEdge(deck: Deck): BoardEdge {
  const first = [0, 0, 0, 0]
  const last = [0, 0, 0, 0]
  for (const n of numbersOf(deck)) {
    const { needs } = EXTRASOLARS[n]
    for (const domain of LETTERS.keys()) {
      first[domain] += needs[0][domain]
      last[domain] += needs[needs.length - 1][domain]
    }
  }
  return { first, last }
}
