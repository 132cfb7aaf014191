import { boostRoll, reachOf } from '../position/boosts.ts'
import { AT, type Card, cardIn, cardOf, cardPlaces, codeOf } from '../position/cards.ts'
import { isMet, isSpent } from '../position/conditions.ts'
import { countAttack } from '../position/counting.ts'
import { openHits, openMisses, openSpecials } from '../position/dice.ts'
import { ImaginedRoll } from '../position/imagined-roll.ts'
import { NO_SHIP, sparesLearner } from '../position/ignoring.ts'
import { newOutlook, type Outlook } from '../position/outlook.ts'
import { settle } from '../position/settling.ts'
import { type CardRef, type Combat, NONE, type Roll, type Ship, type XodusState } from '../position/state.ts'
import { useOnRoll } from './using.ts'
import type { Window } from './windows.ts'

const MOMENT = AT['after-attack']

/** All four ships. */
const EVERYBODY = 15

/** How an attack stands once all that acts by itself has acted. It is weighed when the first card needs to know. */
class AttackLook {
  #weighed: Weighed | undefined

  weigh(state: XodusState, combat: Combat, roll: Roll): Weighed {
    this.#weighed ??= weighed(state, combat, new ImaginedRoll().copy(roll))
    return this.#weighed
  }
}

interface Weighed {
  readonly roll: Roll
  readonly outlook: Outlook
}

function weighed(state: XodusState, combat: Combat, roll: ImaginedRoll): Weighed {
  settle(state, roll, MOMENT)
  // Counting may spoil specials: that is done to dice of its own.
  return { roll, outlook: countAttack(state, combat, new ImaginedRoll().copy(roll), newOutlook()) }
}

/** XO-CMB-05, step 4: cards after an Attack Roll. */
export const AFTER_ATTACK: Window<AttackLook> = {
  prompt: 'after-attack',
  timing: 'after-attack',
  look: () => new AttackLook(),
  includes({ combat }, ship) {
    return combat !== null && ship.place === combat.place
  },
  reach(state, ship, card, ref, look) {
    const { combat, roll } = state
    if (combat === null || roll === null) return 0
    const reach = reachOf(state, roll, ship, card)
    if (reach === 0 || card.free) return reach
    return worthwhile(state, combat, roll, ship, card, ref, reach, look.weigh(state, combat, roll))
  },
  asks(state, ship, card, reach, look) {
    const { combat, roll } = state
    if (combat === null || roll === null) return false
    if (isContested(state, roll, ship, card)) return true
    for (const boost of card.boosts) {
      if (boost.do !== 'reroll' && boost.do !== 'ignore') continue
      const now = look.weigh(state, combat, roll)
      if (boost.do === 'reroll') return now.outlook.left > 0 || missMatters(now, ship.index)
      if (isSeveral(reach) && missesMatter(state, now, reach)) return true
      return now.outlook.retaliates && sparesLearner(state, roll, ship, card)
    }
    return false
  },
  orderMatters(card) {
    return wantsDice(card) || card.boosts.some((boost) => boost.do === 'ignore' || boost.do === 'reroll')
  },
  mayDecline(state, ship, card, look) {
    const { combat, roll } = state
    if (combat === null || roll === null) return false
    return look.weigh(state, combat, roll).outlook.retaliates && sparesLearner(state, roll, ship, card)
  },
  use(g, ship, ref, on) {
    useOnRoll(g, ship, ref, on)
  },
}

/** Of what a card that costs something reaches, that for which it is worth its cost. */
function worthwhile(
  state: XodusState,
  combat: Combat,
  roll: Roll,
  ship: Ship,
  card: Card,
  ref: CardRef,
  reach: number,
  now: Weighed,
): number {
  let worth = 0
  for (const boost of card.boosts) {
    switch (boost.do) {
      case 'ignore':
        if (reach !== NO_SHIP) worth |= needy(state, now, reach)
        else if (boost.of === 'self' ? missMatters(now, ship.index) : needy(state, now, EVERYBODY) !== 0)
          worth |= NO_SHIP
        break
      case 'reroll':
        if (now.outlook.left > 0 || missMatters(now, ship.index)) worth |= NO_SHIP
        break
      case 'pair-energy':
      case 'pair-heal':
        worth |= NO_SHIP
        break
      case 'hit':
      case 'hit-per-miss':
      case 'hit-per-wounds':
      case 'convert':
      case 'double':
      case 'pierce':
        if (now.outlook.left > 0 && strikesHarder(state, combat, roll, ship, ref, now)) worth |= NO_SHIP
        break
      case 'add-special':
      case 'unseen':
        break
    }
  }
  return worth
}

/** Whether the attack would get further through the Shields with a card than without. */
function strikesHarder(
  state: XodusState,
  combat: Combat,
  roll: Roll,
  ship: Ship,
  ref: CardRef,
  { outlook }: Weighed,
): boolean {
  const trial = new ImaginedRoll().copy(roll)
  boostRoll(state, trial, ship, ref, NONE)
  settle(state, trial, MOMENT)
  const more = countAttack(state, combat, trial, newOutlook())
  return more.hits - more.shields > outlook.hits - outlook.shields
}

/** Ships in reach with misses that matter and that nothing else takes care of. */
function needy(state: XodusState, now: Weighed, reach: number): number {
  let ships = 0
  for (const { index } of state.ships)
    if ((reach >> index) & 1 && missMatters(now, index)) ships |= 1 << index
  return ships
}

function missMatters({ roll, outlook }: Weighed, ship: number): boolean {
  if (openMisses(roll, ship) === 0) return false
  return outlook.retaliates || outlook.skill || ((outlook.critical >> ship) & 1) === 1
}

function missesMatter(state: XodusState, { outlook }: Weighed, reach: number): boolean {
  if (outlook.retaliates || outlook.skill) return true
  for (const { index } of state.ships)
    if ((reach >> index) & 1 && (outlook.critical >> index) & 1) return true
  return false
}

function isSeveral(reach: number): boolean {
  return (reach & (reach - 1)) !== 0
}

/** XO-MOD-13: whether free cards of a ship want the same dice for different ends. */
function isContested(state: XodusState, roll: Roll, ship: Ship, card: Card): boolean {
  if (!wantsDice(card)) return false
  let hits = 0
  let hitCards = 0
  let conversions = 0
  let others = 0
  for (let place = 0; place < cardPlaces(ship); place++) {
    const ref = cardIn(ship, place)
    const rival = cardOf(ship, ref)
    if (rival === undefined || !rival.free || (rival.moments & MOMENT) === 0 || !wantsDice(rival)) continue
    if (roll.declined.includes(codeOf(ship, ref)) || isSpent(state, roll, ship, ref, MOMENT)) continue
    if (!isMet(state, roll, ship, rival.ability.only) || reachOf(state, roll, ship, rival) === 0) continue
    const { only } = rival.ability
    if (only === 'rolled-hit' || only === 'rolled-two-hits') {
      hitCards++
      hits += only === 'rolled-hit' ? 1 : 2
    }
    for (const boost of rival.boosts) {
      if (boost.do === 'convert') conversions += boost.n === 'all' ? 2 : boost.n
      else if (boost.do === 'pair-energy' || boost.do === 'pair-heal') others += 2
      else if (boost.do === 'ignore' && boost.special === true) others++
    }
  }
  if (hitCards > 1 && hits > openHits(roll, ship.index)) return true
  const specials = openSpecials(roll, ship.index)
  return others > specials || (others > 0 && conversions > 0 && others + conversions > specials)
}

/** Whether a card takes dice for itself. */
function wantsDice({ ability, boosts }: Card): boolean {
  if (ability.only === 'rolled-hit' || ability.only === 'rolled-two-hits') return true
  for (const boost of boosts) {
    if (boost.do === 'convert' || boost.do === 'pair-energy' || boost.do === 'pair-heal') return true
    if (boost.do === 'ignore' && boost.special === true) return true
  }
  return false
}
