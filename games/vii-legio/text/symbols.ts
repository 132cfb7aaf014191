import { LETTERS, type SlotName } from '../position/state.ts'

// Signs that are the same in every language, but for the accent of « Bêta ».

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

/** XP by domain, as [N, D, C, R]. */
export type Xp = readonly number[]

/** “1 N, 2 D”; empty for no XP at all. */
export const xpList = (xp: Xp): string =>
  LETTERS.flatMap((letter, domain) => (xp[domain] > 0 ? [`${xp[domain]} ${letter}`] : [])).join(', ')

/** Names that come several times are said once, with their number: “A”, “B × 2”. */
export function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length
    return count > 1 ? `${name} × ${count}` : name
  })
}
