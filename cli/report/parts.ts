import type { Counts, Groups } from '../statistics.ts'
import { sortedEntries } from '../statistics.ts'

/** Figures that stand alone, and those that are parts of another. */
export interface Parts {
  readonly alone: readonly (readonly [name: string, counts: Counts])[]
  readonly wholes: readonly (readonly [name: string, parts: ReadonlyMap<string, Counts>])[]
}

/** Figures that are named alike up to a `By` (`pointsByTrade`, `pointsByWar`) are parts of one whole (`points`). */
export function partsOf(figures: Groups): Parts {
  const wholes = new Map<string, Map<string, Counts>>()
  for (const [name, counts] of figures) {
    const [, whole = '', part = ''] = /^(.+?)By(\p{Lu}.*)$/u.exec(name) ?? []
    if (part === '') continue
    const parts = wholes.get(whole) ?? new Map<string, Counts>()
    wholes.set(whole, parts.set(part, counts))
  }
  for (const [whole, parts] of wholes) if (parts.size < 2) wholes.delete(whole)
  const isPart = (name: string): boolean => wholes.has(/^(.+?)By\p{Lu}/u.exec(name)?.[1] ?? '')
  return {
    alone: sortedEntries(figures).filter(([name]) => !isPart(name)),
    wholes: sortedEntries(wholes),
  }
}
