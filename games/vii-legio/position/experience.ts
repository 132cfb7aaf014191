import type { Experience } from '../content/schema.ts'
import { LETTERS } from './state.ts'

/** XP as cards state it, without the domains that have none. */
export function experienceOf(xp: readonly number[]): Experience {
  return Object.fromEntries(
    LETTERS.flatMap((letter, domain) => (xp[domain] > 0 ? [[letter, xp[domain]]] : [])),
  )
}
