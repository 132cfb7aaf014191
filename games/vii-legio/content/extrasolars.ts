import { DECK_A_CARDS } from './extrasolars.a.ts'
import { DECK_B_CARDS } from './extrasolars.b.ts'
import { DECK_X_CARDS } from './extrasolars.x.ts'
import type { ExtrasolarCard } from './schema.ts'

export const EXTRASOLAR_CARDS: readonly ExtrasolarCard[] = [...DECK_A_CARDS, ...DECK_B_CARDS, ...DECK_X_CARDS]

export type ExtrasolarId =
  | (typeof DECK_A_CARDS)[number]['id']
  | (typeof DECK_B_CARDS)[number]['id']
  | (typeof DECK_X_CARDS)[number]['id']
