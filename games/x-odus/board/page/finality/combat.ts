import { SHIPS } from '../../../content/ships.ts'
import { AT, type Card, cardIn, cardOf, cardPlaces, codeOf } from '../../../position/cards.ts'
import { affords, isMet, isSpent } from '../../../position/conditions.ts'
import { mayBeRerolled } from '../../../position/boosts.ts'
import { energyLimit } from '../../../position/energy.ts'
import { attackIf } from '../../../position/odds.ts'
import type { Outlook } from '../../../position/outlook.ts'
import { malfunctions } from '../../../position/malfunctions.ts'
import { freePierce, piercedBy } from '../../../position/piercing.ts'
import { fightersOf, shieldsOf, skillOf } from '../../../position/skills.ts'
import {
  type CardRef,
  type Combat,
  type Foe,
  FIRST_MODULE,
  OFFENSIVE,
  type Ship,
  type XodusState,
} from '../../../position/state.ts'
import type { Manoeuvre, UseCard, WindowMove } from '../../../rules/questions.ts'
import { drawing, type First, firstOf } from './first.ts'

export interface Held {
  readonly ship: Ship
  readonly ref: CardRef
  readonly card: Card
}

/** Cards of those who fight that could be used at a moment, and cost something. */
export function payable(view: XodusState, combat: Combat, moment: number): Held[] {
  return fightersOf(view, combat).flatMap((ship) =>
    Array.from({ length: cardPlaces(ship) }, (_, place) => cardIn(ship, place)).flatMap((ref) => {
      const card = cardOf(ship, ref)
      if (card === undefined || card.free || (card.moments & moment) === 0 || !affords(ship, card)) return []
      if (isSpent(view, view.roll, ship, ref, moment) || !isMet(view, view.roll, ship, card.ability.only))
        return []
      return [{ ship, ref, card }]
    }),
  )
}

/** The position once a card is paid for that changes what is to come in this combat. */
export function paidFor(view: XodusState, { ship: index, card: ref }: UseCard): XodusState {
  const { combat } = view
  const ship = view.ships[index]
  const card = cardOf(ship, ref)
  if (card === undefined || combat === null) return view
  const paid: Ship = {
    ...ship,
    energy: ship.energy - card.energy,
    scraps: ship.scraps - (card.ability.pay ?? 0),
    health: ship.health - (card.ability.hurts ?? 0),
    modules: card.consumable ? ship.modules.filter((module) => module !== ref - FIRST_MODULE) : ship.modules,
  }
  return {
    ...view,
    ships: view.ships.with(index, paid),
    combat: {
      ...combat,
      pierce: combat.pierce + piercedBy(card),
      readied: [...combat.readied, codeOf(ship, ref)],
    },
  }
}

/** Before the dice are rolled: whether a card that takes Shields is asked about, of seats that have not gone on. */
export function beforeAttack(view: XodusState, seats?: readonly number[]): First {
  const { combat } = view
  if (combat === null) return 'nothing'
  const shields = shieldsOf(view.foes[combat.foe]) - combat.pierce - freePierce(view, combat)
  const cards = payable(view, combat, AT['before-attack']).filter(
    ({ card, ship }) => piercedBy(card) > 0 && seats?.includes(ship.seat) !== false,
  )
  return shields > 0 && cards.length > 0 ? 'question' : 'seal'
}

export function ofManoeuvre(view: XodusState, combat: Combat, move: Manoeuvre): First {
  switch (move.kind) {
    case 'use':
      return 'question'
    case 'disengage':
      return payable(view, combat, AT.disengage).length > 0 ? 'question' : 'seal'
    case 'offensive':
    case 'defensive': {
      const manoeuvres = [...combat.manoeuvres, move.kind === 'offensive' ? OFFENSIVE : move.die]
      const waiting = combat.ships.slice(manoeuvres.length).map((index) => view.ships[index])
      if (!waiting.every((ship) => hasNoChoice(view, combat, ship))) return 'question'
      // Both dice are the same, so that it is the first.
      return beforeAttack({
        ...view,
        combat: { ...combat, manoeuvres: [...manoeuvres, ...waiting.map(() => 1)] },
      })
    }
  }
}

/** A jammed turret and two dice alike leave one manoeuvre, unless there is a card to be used before. */
function hasNoChoice(view: XodusState, combat: Combat, ship: Ship): boolean {
  const [first, second] = SHIPS[ship.board].dice
  if (combat.attack > 1 || malfunctions(ship, 'jammed-turret') === 0 || first !== second) return false
  return payable(view, combat, AT['turn-or-combat']).every(
    ({ ship: owner, card }) => owner !== ship || !helps(view, ship, card),
  )
}

/** Cards for any time heal, or give Energy. */
const helps = (view: XodusState, ship: Ship, { effects }: Card): boolean =>
  effects.some((effect) =>
    effect.do === 'heal' ? ship.health < ship.markers : ship.energy < energyLimit(view, ship),
  )

/** Cards after an Attack Roll; where others may still be asked about, what follows is told as if they were not. */
export function ofAttackCard(view: XodusState, move: WindowMove): First {
  switch (move.kind) {
    case 'go-on':
      return ofAttack(view, attackIf(view))
    case 'decline':
      return ofAttack(view, attackIf(declining(view, move.ship, move.card)))
    case 'use':
      return rerolling(view, move) ?? ofAttack(paidFor(view, move), attackIf(view, move))
  }
}

function declining(view: XodusState, ship: number, card: CardRef): XodusState {
  if (view.roll === null) return view
  const declined = [...view.roll.declined, codeOf(view.ships[ship], card)]
  return { ...view, roll: { ...view.roll, declined } }
}

/** Which dice are rolled again is asked, unless there is but one. */
export function rerolling({ roll, ships }: XodusState, { ship, card }: UseCard): First | undefined {
  const boost = cardOf(ships[ship], card)?.boosts.find((each) => each.do === 'reroll')
  if (roll === null || boost?.do !== 'reroll') return undefined
  const dice = roll.dice.filter((die) => mayBeRerolled(roll, die, ships[ship], boost.misses === true))
  return dice.length > 1 ? 'question' : 'seal'
}

/** What an attack comes to that no more card is used on. */
function ofAttack(view: XodusState, outlook: Outlook | undefined): First {
  const { combat } = view
  if (combat === null || outlook === undefined) return 'nothing'
  const ships = fightersOf(view, combat)
  const foe = view.foes[combat.foe]
  if (ships.some(({ index }) => (outlook.critical >> index) & 1)) {
    return drawing(view.damage, view.damageDiscard)
  }
  if (!outlook.retaliates) return diesHard(foe) ? 'seal' : 'nothing'
  const { trigger, does } = skillOf(foe)
  const taking = trigger.on === 'no-damage' && outlook.damage === 0 && does.do === 'discard'
  if (!taking) return ofRetaliation(view, combat, (ship) => outlook.lost[ship.index])
  const modules = ships.reduce((sum, ship) => sum + ship.modules.length, 0)
  if (modules > 1 || (modules === 0 && ships.length > 1)) return 'question'
  const more = modules === 0 ? 1 : 0
  return firstOf(
    () => ofLosses(view, combat, () => more),
    // A ship is not kept from destruction twice.
    () =>
      ships.every(({ health, index }) => health <= more && outlook.lost[index] > 0) ? 'seal' : 'nothing',
    () => ofRetaliation(view, combat, (ship) => outlook.lost[ship.index] + more),
  )
}

/** Captains whose cards could change what is lost are asked about them first. */
function ofRetaliation(view: XodusState, combat: Combat, lost: (ship: Ship) => number): First {
  const ships = fightersOf(view, combat)
  const asked = payable(view, combat, AT['lose-health']).some(({ ship }) => lost(ship) > 0)
  const guards = ships.some(
    (guard) => has(guard, 'bodyguard') && ships.some((ship) => ship !== guard && lost(ship) > 0),
  )
  return asked || guards ? 'question' : ofLosses(view, combat, lost)
}

/** Its end is one more Damage Roll. */
const diesHard = (foe: Foe): boolean => {
  const { trigger, does } = skillOf(foe)
  return trigger.on === 'defeated' && does.do === 'damage-roll'
}

/** Ships lose Health: with the last of them the turn is over, and one may strike back. */
export function ofLosses(view: XodusState, combat: Combat, lost: (ship: Ship) => number): First {
  const ships = fightersOf(view, combat)
  if (ships.every((ship) => lost(ship) >= ship.health && !survives(view, ship))) return 'seal'
  const foe = view.foes[combat.foe]
  const struck = ships.some((ship) => lost(ship) > 0 && lost(ship) < ship.health && has(ship, 'retribution'))
  return foe.health === 1 && struck && diesHard(foe) ? 'seal' : 'nothing'
}

const traits = (ship: Ship) =>
  Array.from({ length: cardPlaces(ship) }, (_, place) => cardIn(ship, place)).flatMap((ref) =>
    (cardOf(ship, ref)?.traits ?? []).map((trait) => ({ ref, trait })),
  )

export const has = (ship: Ship, kind: string): boolean => traits(ship).some(({ trait }) => trait.do === kind)

/** A card keeps the ship at 1 Health, if it was not used yet. */
const survives = (view: XodusState, ship: Ship): boolean =>
  traits(ship).some(
    ({ ref, trait }) => trait.do === 'survive' && !isSpent(view, view.roll, ship, ref, AT['lose-health']),
  )
