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

interface Telling {
  readonly title: string
  readonly seat?: number | undefined
  readonly tokens: readonly unknown[]
  readonly isMinor?: boolean
}

/** An act, and how often in a row the same was told. */
type Folded<T> = T & { readonly times: number }

/** Acts in a row that say the same are one, at the moment of the last. */
function folded<T extends { readonly told: Telling }>(acts: readonly T[]): readonly Folded<T>[] {
  const lines: Folded<T>[] = []
  for (const act of acts) {
    const before = lines.at(-1)
    if (before !== undefined && saysOf(before.told) === saysOf(act.told))
      lines.splice(-1, 1, { ...act, times: before.times + 1 })
    else lines.push({ ...act, times: 1 })
  }
  return lines
}

const saysOf = ({ title, seat, tokens }: Telling): string => JSON.stringify([title, seat, tokens])

/** More would not be read. */
const MOST = 6

/** The most telling of them, in their order: what won or lost something, then what is not minor, the newest first. */
export function mostTelling<T extends { readonly told: Telling }>(
  acts: readonly T[],
): { readonly shown: readonly Folded<T>[]; readonly left: number } {
  const worth = folded(acts.filter(({ told }) => told.isMinor !== true))
  const newest = worth.toReversed()
  const ranked = [
    ...newest.filter(({ told }) => told.tokens.length > 0),
    ...newest.filter(({ told }) => told.tokens.length === 0),
  ]
  const kept = new Set(ranked.slice(0, MOST))
  return { shown: worth.filter((act) => kept.has(act)), left: worth.length - kept.size }
}
