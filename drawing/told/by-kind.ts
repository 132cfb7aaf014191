import type { Fact } from '@astrolabe/kernel'

/** What is to be said of some kinds of facts, and of no others. */
export type ByKind<F extends Fact, T> = {
  readonly [K in F['kind']]?: (fact: Extract<F, { readonly kind: K }>) => T
}

export function saidByKind<F extends Fact, T>(said: ByKind<F, T>, fact: F): T | undefined {
  // What is said of a kind is only ever asked of a fact of that kind.
  const say = said[fact.kind as F['kind']] as ((fact: F) => T) | undefined
  return say?.(fact)
}
