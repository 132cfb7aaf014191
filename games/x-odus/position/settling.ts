import { boostRoll, reachOf } from './boosts.ts'
import { cardIn, cardOf, cardOfCode, cardPlaces, codeOf, shipOfCode } from './cards.ts'
import { isMet, isSpent } from './conditions.ts'
import { openMisses } from './dice.ts'
import { NO_SHIP } from './ignoring.ts'
import { NONE, type Roll, type XodusState } from './state.ts'

/** XO-MOD-03, XO-MOD-09: cards that cost nothing act by themselves, unless declined: best first, where most is needed. */
export function settle(state: XodusState, roll: Roll, moment: number): void {
  for (const code of waitingCards(state, roll, moment)) act(state, roll, code)
}

/** The cards of the ships in the System that would act, whatever the dice show, lowest rank first. */
export function waitingCards(state: XodusState, roll: Roll, moment: number): number[] {
  const codes: number[] = []
  const ranks: number[] = []
  const { place } = state.ships[roll.dice[0].ship]
  for (const ship of state.ships) {
    if (ship.destroyed || ship.place !== place) continue
    for (let at = 0; at < cardPlaces(ship); at++) {
      const ref = cardIn(ship, at)
      const card = cardOf(ship, ref)
      if (card === undefined || (card.moments & moment) === 0 || !card.free || card.rank === NONE) continue
      const code = codeOf(ship, ref)
      if (roll.declined.includes(code) || isSpent(state, roll, ship, ref, moment)) continue
      let slot = codes.length
      for (; slot > 0 && ranks[slot - 1] > card.rank; slot--) {
        codes[slot] = codes[slot - 1]
        ranks[slot] = ranks[slot - 1]
      }
      codes[slot] = code
      ranks[slot] = card.rank
    }
  }
  return codes
}

/** A card acts on a roll, if it can. */
export function act(state: XodusState, roll: Roll, code: number): void {
  const ship = state.ships[shipOfCode(code)]
  const ref = cardOfCode(code)
  const card = cardOf(ship, ref)
  if (card === undefined || !isMet(state, roll, ship, card.ability.only)) return
  const reach = reachOf(state, roll, ship, card)
  if (reach === 0) return
  boostRoll(state, roll, ship, ref, reach === NO_SHIP ? NONE : neediest(state, roll, reach))
}

/** Of the ships in reach the one with the most misses, then the one with the least Health. */
function neediest(state: XodusState, roll: Roll, reach: number): number {
  let best = NONE
  let bestNeed = 0
  for (const ship of state.ships) {
    if ((reach & (1 << ship.index)) === 0) continue
    const need = openMisses(roll, ship.index) * 100 - ship.health
    if (best !== NONE && need <= bestNeed) continue
    best = ship.index
    bestNeed = need
  }
  return best
}
