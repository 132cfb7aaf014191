import type { Trait } from '../content/schema.ts'
import { cardIn, cardOf, cardPlaces } from './cards.ts'
import type { Ship } from './state.ts'

type Adding = Extract<Trait, { readonly n: number }>['do']

/** What a ship's cards add to something, all together. */
export function totalOf(ship: Ship, adding: Adding): number {
  let total = 0
  for (let place = 0; place < cardPlaces(ship); place++) {
    const card = cardOf(ship, cardIn(ship, place))
    if (card === undefined) continue
    for (const trait of card.traits) if (trait.do === adding) total += trait.n
  }
  return total
}

/** What a ship can do that others cannot, if one of its cards says so. */
export function traitOf<K extends Trait['do']>(
  ship: Ship,
  kind: K,
): Extract<Trait, { readonly do: K }> | undefined {
  for (let place = 0; place < cardPlaces(ship); place++) {
    const traits = cardOf(ship, cardIn(ship, place))?.traits ?? []
    for (const trait of traits) if (isOf(trait, kind)) return trait
  }
  return undefined
}

function isOf<K extends Trait['do']>(trait: Trait, kind: K): trait is Extract<Trait, { readonly do: K }> {
  return trait.do === kind
}
