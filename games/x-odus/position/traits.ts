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
