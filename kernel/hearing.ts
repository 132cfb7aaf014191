import type { Fact } from './table.ts'

/** The facts of one kind. */
export type FactOf<F extends Fact, K extends F['kind']> = Extract<F, { readonly kind: K }>

/** What is made of facts, by their kind; those of other kinds are let pass. */
export type Hearing<F extends Fact, R = void> = {
  readonly [K in F['kind']]?: (fact: FactOf<F, K>) => R
}

/** What a hearing makes of a fact. */
export function hear<F extends Fact, R>(hearing: Hearing<F, R>, fact: F): R | undefined {
  const kind: F['kind'] = fact.kind
  // What listens to a kind of fact is only ever given a fact of that kind.
  const listen = hearing[kind] as ((fact: F) => R) | undefined
  return listen?.(fact)
}
