import type { SlotName } from '../rules/state.ts'
import { LETTERS } from './reading.ts'
import type { Xp } from './words.ts'

// Signs that are the same in every language.

export const SLOTS: Readonly<Record<SlotName, string>> = {
  alpha: 'Alpha',
  beta: 'Beta',
  gamma: 'Gamma',
  delta: 'Delta',
  x: 'X',
}

/** The tokens on the map. */
export const TOKENS: Readonly<Record<SlotName, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  x: 'X',
}

/** A UC's mark: colour is never alone. */
export const seatLetter = (seat: number): string => 'ABCD'.charAt(seat)

/** “1 N, 2 D”; empty for no XP at all. */
export const xpList = (xp: Xp): string =>
  LETTERS.flatMap((letter, domain) => (xp[domain] > 0 ? [`${xp[domain]} ${letter}`] : [])).join(', ')
