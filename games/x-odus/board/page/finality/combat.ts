import { SHIPS } from '../../../content/ships.ts'
import { AT, type Card, cardIn, cardOf, cardPlaces, codeOf, type UseCard } from '../../../position/cards.ts'
import { affords, isMet, isSpent } from '../../../position/conditions.ts'
import { mayBeRerolled } from '../../../position/boosts.ts'
import { energyLimit } from '../../../position/energy.ts'
import { malfunctions } from '../../../position/malfunctions.ts'
import { freePierce, piercedBy } from '../../../position/piercing.ts'
import { fightersOf, shieldsOf } from '../../../position/skills.ts'
import {
  type CardRef,
  type Combat,
  FIRST_MODULE,
  OFFENSIVE,
  type Ship,
  type XodusState,
} from '../../../position/state.ts'
import type { Manoeuvre } from '../../../rules/questions.ts'
import type { First } from './first.ts'

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

const FIRST_DIE: Manoeuvre = { kind: 'defensive', die: 1 }

export function ofManoeuvre(view: XodusState, combat: Combat, move: Manoeuvre): First {
  switch (move.kind) {
    case 'use': {
      const ship = view.ships[move.ship]
      const after = paidFor(view, move)
      const isAsked = ship.index === combat.ships[0] || !hasNoChoice(after, combat, after.ships[ship.index])
      return isAsked ? 'question' : ofManoeuvre(after, combat, FIRST_DIE)
    }
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

/** Which dice are rolled again is asked, unless there is but one. */
export function rerolling({ roll, ships }: XodusState, { ship, card }: UseCard): First | undefined {
  const boost = cardOf(ships[ship], card)?.boosts.find((each) => each.do === 'reroll')
  if (roll === null || boost?.do !== 'reroll') return undefined
  const dice = roll.dice.filter((die) => mayBeRerolled(roll, die, ships[ship], boost.misses === true))
  return dice.length > 1 ? 'question' : 'seal'
}
