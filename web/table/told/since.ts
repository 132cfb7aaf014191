import type { PastAct } from './acts.ts'

/**
 * What happened since the last act of one's own. What comes by itself as one's turn opens belongs to it; where nobody
 * else did anything, there is nothing to tell.
 */
export function actsSince(acts: readonly PastAct[], yours: readonly number[]): readonly PastAct[] {
  const isOwn = ({ seat }: PastAct): boolean => seat !== undefined && yours.includes(seat)
  const last = acts.findLastIndex((act) => isOwn(act) && !act.opens)
  const since = acts.slice(last + 1)
  return last >= 0 && since.some((act) => !isOwn(act)) ? since : []
}

/** More would not be read. */
const MOST = 6

/** The most telling of them, in their order: what won or lost something, then what is not minor, the newest first. */
export function mostTelling<
  T extends { readonly told: { readonly tokens: readonly unknown[]; readonly isMinor?: boolean } },
>(acts: readonly T[]): { readonly shown: readonly T[]; readonly left: number } {
  const worth = acts.filter(({ told }) => told.isMinor !== true)
  const newest = worth.toReversed()
  const ranked = [
    ...newest.filter(({ told }) => told.tokens.length > 0),
    ...newest.filter(({ told }) => told.tokens.length === 0),
  ]
  const kept = new Set(ranked.slice(0, MOST))
  return { shown: worth.filter((act) => kept.has(act)), left: worth.length - kept.size }
}
