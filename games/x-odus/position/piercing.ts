import { ALL_SHIELDS } from './boosts.ts'
import { AT, type Card, cardIn, cardOf, cardPlaces } from './cards.ts'
import { isMet, isSpent } from './conditions.ts'
import type { Combat, XodusState } from './state.ts'

/** Shields that a card takes. */
export function piercedBy(card: Card): number {
  let pierce = 0
  for (const boost of card.boosts)
    if (boost.do === 'pierce') pierce += boost.n === 'all' ? ALL_SHIELDS : boost.n
  return pierce
}

/** Shields that cards will take by themselves. */
export function freePierce(state: XodusState, combat: Combat): number {
  let pierce = 0
  for (const index of combat.ships) {
    const ship = state.ships[index]
    for (let place = 0; place < cardPlaces(ship); place++) {
      const ref = cardIn(ship, place)
      const card = cardOf(ship, ref)
      if (card === undefined || !card.free || (card.moments & AT['before-attack']) === 0) continue
      if (isSpent(state, null, ship, ref, AT['before-attack'])) continue
      if (isMet(state, null, ship, card.ability.only)) pierce += piercedBy(card)
    }
  }
  return pierce
}
