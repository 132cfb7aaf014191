import type { Trait } from '../content/schema.ts'
import { cardOf, cardOfCode, codeOf, shipOfCode } from '../position/cards.ts'
import { NO_SHIP } from '../position/ignoring.ts'
import { facesAvatar, fights } from '../position/skills.ts'
import type { Ship, XodusState } from '../position/state.ts'
import { pay } from './abilities.ts'
import { never, type Window } from './windows.ts'

/** XO-CMB-17: cards when disengaging. */
export const DISENGAGING: Window = {
  prompt: 'disengaging',
  timing: 'disengage',
  look: () => undefined,
  includes: fights,
  reach(state, ship, card) {
    const { combat } = state
    if (combat === null) return 0
    for (const trait of card.traits) {
      if (trait.do !== 'no-disengage-roll') continue
      if (
        trait.fleet
          ? combat.ships.some((index) => !slipsAway(state, state.ships[index]))
          : !slipsAway(state, ship)
      )
        return NO_SHIP
      if (trait.noHerald === true && facesAvatar(state, combat)) return NO_SHIP
    }
    return 0
  },
  asks: never,
  orderMatters: never,
  mayDecline: never,
  use(g, ship, ref) {
    pay(g, ship, ref)
    g.state.combat?.readied.push(codeOf(ship, ref))
  },
}

/** Whether cards keep a ship from the Damage Rolls of disengaging. */
export function slipsAway(state: XodusState, ship: Ship): boolean {
  return isCovered(state, ship, ({ fleet }, own) => fleet || own)
}

/** Whether a card keeps a ship from being noticed by the Corruption. */
export function leavesUnnoticed(state: XodusState, ship: Ship): boolean {
  return isCovered(state, ship, ({ noHerald = false }, own) => noHerald && own)
}

type Slipping = Extract<Trait, { readonly do: 'no-disengage-roll' }>

function isCovered(
  state: XodusState,
  ship: Ship,
  covers: (trait: Slipping, own: boolean) => boolean,
): boolean {
  for (const code of state.combat?.readied ?? []) {
    const owner = state.ships[shipOfCode(code)]
    for (const trait of cardOf(owner, cardOfCode(code))?.traits ?? []) {
      if (trait.do === 'no-disengage-roll' && covers(trait, owner === ship)) return true
    }
  }
  return false
}
