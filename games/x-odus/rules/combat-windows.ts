import type { Effect } from '../content/schema.ts'
import { AT, cardIn, cardOf, cardPlaces, codeOf } from '../position/cards.ts'
import { isMet, isSpent } from '../position/conditions.ts'
import { energyLimit } from '../position/energy.ts'
import { NO_SHIP } from '../position/ignoring.ts'
import { freePierce, piercedBy } from '../position/piercing.ts'
import { fights, shieldsOf } from '../position/skills.ts'
import { type CardRef, isOver, NONE, type Ship, type XodusState } from '../position/state.ts'
import { pay } from './abilities.ts'
import { applyEffects } from './effects.ts'
import { gainExp } from './experience.ts'
import { never, openWindow, type Window } from './windows.ts'
import type { Xodus } from './xodus.ts'

/** Cards at a moment of a combat: those their captains use, then those that act by themselves. XO-MOD-03 */
export function holdWindow(g: Xodus, window: Window): void {
  const { state } = g
  openWindow(g, window)
  const moment = AT[window.timing]
  for (const ship of state.ships) {
    if (!window.includes(state, ship)) continue
    for (let place = 0; place < cardPlaces(ship); place++) {
      const ref = cardIn(ship, place)
      const card = cardOf(ship, ref)
      if (card === undefined || (card.moments & moment) === 0 || !card.free || isOver(state)) continue
      if (isSpent(state, state.roll, ship, ref, moment) || !isMet(state, state.roll, ship, card.ability.only))
        continue
      if (state.roll?.declined.includes(codeOf(ship, ref)) === true) continue
      if (window.reach(state, ship, card, ref, undefined) === NO_SHIP) window.use(g, ship, ref, NONE)
    }
  }
}

/** XO-CMB-05, step 2: cards before an Attack Roll; as long as there are Shields for them. */
export const BEFORE_ATTACK: Window = {
  prompt: 'before-attack',
  timing: 'before-attack',
  look: () => undefined,
  includes: fights,
  reach(state, _ship, card) {
    const { combat } = state
    if (combat === null || piercedBy(card) === 0) return 0
    const shields = shieldsOf(state.foes[combat.foe]) - combat.pierce
    return shields > (card.free ? 0 : freePierce(state, combat)) ? NO_SHIP : 0
  },
  asks: never,
  orderMatters: never,
  mayDecline: never,
  use(g, ship, ref) {
    const { combat } = g.state
    const card = cardOf(ship, ref)
    if (combat === null || card === undefined) return
    pay(g, ship, ref)
    combat.readied.push(codeOf(ship, ref))
    combat.pierce += piercedBy(card)
  },
}

/** XO-CMB-10: cards when an Enemy is defeated, for every ship of the combat. */
export const DEFEAT: Window = {
  prompt: 'defeat',
  timing: 'defeat',
  look: () => undefined,
  includes: fights,
  reach(state, ship, card) {
    return card.effects.some((effect) => isWelcome(state, ship, effect)) ? NO_SHIP : 0
  },
  asks: never,
  orderMatters: never,
  mayDecline: never,
  use(g, ship, ref) {
    const card = cardOf(ship, ref)
    if (card === undefined) return
    pay(g, ship, ref)
    g.state.roll?.used.push(codeOf(ship, ref))
    applyEffects(g, card.effects, [ship], 'card')
  },
}

function isWelcome(state: XodusState, ship: Ship, effect: Effect): boolean {
  if (effect.do === 'heal') return ship.health < ship.markers
  if (effect.do === 'energy') return ship.energy < energyLimit(state, ship)
  return true
}

/** Stands for a card in the list of those used in a combat: what a ship has learnt from its Scraps. */
const LEARNT: CardRef = 63

/** XO-MOD-17: Scraps of one combat are gained once. */
export function learnFromScraps(g: Xodus, ship: Ship): void {
  const { combat } = g.state
  const code = codeOf(ship, LEARNT)
  if (combat === null || combat.used.includes(code)) return
  combat.used.push(code)
  gainExp(g, ship, 'scraps')
}
