import { AT, cardIn, cardOf, cardPlaces } from '../../../position/cards.ts'
import { isSpent } from '../../../position/conditions.ts'
import { fightersOf, skillOf } from '../../../position/skills.ts'
import type { Combat, Foe, Ship, XodusState } from '../../../position/state.ts'
import { payable } from './combat.ts'
import type { First } from './first.ts'

// Health lost in a combat, and what that leads to.

/** The position once the ships of a combat have lost Health. */
export const afterLosses = (view: XodusState, combat: Combat, lost: (ship: Ship) => number): XodusState => ({
  ...view,
  ships: view.ships.map((ship) =>
    combat.ships.includes(ship.index) && !ship.destroyed ? wounded(view, ship, lost(ship)) : ship,
  ),
})

/** Captains whose cards could change what is lost are asked about them first. */
export function ofRetaliation(view: XodusState, combat: Combat, lost: (ship: Ship) => number): First {
  const ships = fightersOf(view, combat)
  const asked = payable(view, combat, AT['lose-health']).some(({ ship }) => lost(ship) > 0)
  const guards = ships.some(
    (guard) => has(guard, 'bodyguard') && ships.some((ship) => ship !== guard && lost(ship) > 0),
  )
  return asked || guards ? 'question' : ofLosses(view, combat, lost)
}

/** Its end is one more Damage Roll. */
export const diesHard = (foe: Foe): boolean => {
  const { trigger, does } = skillOf(foe)
  return trigger.on === 'defeated' && does.do === 'damage-roll'
}

/** Ships lose Health: with the last of them the turn is over, and one may strike back. */
export function ofLosses(view: XodusState, combat: Combat, lost: (ship: Ship) => number): First {
  const ships = fightersOf(view, combat)
  if (ships.every((ship) => wounded(view, ship, lost(ship)).destroyed)) return 'seal'
  const foe = view.foes[combat.foe]
  const striking = ships.filter((ship) => has(ship, 'retribution'))
  const struck = striking.some((ship) => {
    const { health, destroyed } = wounded(view, ship, lost(ship))
    return health < ship.health && !destroyed
  })
  return foe.health === 1 && struck && diesHard(foe) ? 'seal' : 'nothing'
}

const traits = (ship: Ship) =>
  Array.from({ length: cardPlaces(ship) }, (_, place) => cardIn(ship, place)).flatMap((ref) =>
    (cardOf(ship, ref)?.traits ?? []).map((trait) => ({ ref, trait })),
  )

export const has = (ship: Ship, kind: string): boolean => traits(ship).some(({ trait }) => trait.do === kind)

/** A ship that has lost Health. A card keeps it at 1, if it was not used yet. */
export function wounded(view: XodusState, ship: Ship, lost: number): Ship {
  if (lost < ship.health) return { ...ship, health: ship.health - lost }
  const saving = traits(ship).find(
    ({ ref, trait }) => trait.do === 'survive' && !isSpent(view, view.roll, ship, ref, AT['lose-health']),
  )
  if (saving === undefined) return { ...ship, health: 0, destroyed: true }
  return { ...ship, health: 1, used: [...ship.used, saving.ref] }
}
