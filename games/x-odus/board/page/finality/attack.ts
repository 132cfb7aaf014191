import { codeOf } from '../../../position/cards.ts'
import { absorbed } from '../../../position/counting.ts'
import { attackIf } from '../../../position/odds.ts'
import type { Outlook } from '../../../position/outlook.ts'
import { fightersOf, skillOf } from '../../../position/skills.ts'
import type { CardRef, Combat, Foe, Ship, XodusState } from '../../../position/state.ts'
import type { WindowMove } from '../../../rules/questions.ts'
import { paidFor, rerolling } from './combat.ts'
import { drawing, type First, firstOf } from './first.ts'
import { afterLosses, diesHard, ofRetaliation } from './losses.ts'

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

/** What an attack comes to that no more card is used on. */
function ofAttack(view: XodusState, outlook: Outlook | undefined): First {
  const { combat } = view
  if (combat === null || outlook === undefined) return 'nothing'
  const foe: Foe = { ...view.foes[combat.foe], health: outlook.left }
  const struck = afterLosses(view, combat, ({ index }) => outlook.struck[index])
  const after = { ...struck, foes: view.foes.with(combat.foe, foe) }
  const lost = ({ index }: Ship): number => outlook.lost[index] - outlook.struck[index]
  return firstOf(
    () => (outlook.critical === 0 ? 'nothing' : drawing(view.damage, view.damageDiscard)),
    () => (fightersOf(after, combat).length === 0 ? 'seal' : 'nothing'),
    () => (outlook.retaliates ? ofReply(after, combat, foe, outlook.damage, lost) : 'nothing'),
    () => (outlook.left === 0 && diesHard(foe) ? 'seal' : 'nothing'),
  )
}

/** The foe was not defeated, or strikes back all the same. */
function ofReply(
  view: XodusState,
  combat: Combat,
  foe: Foe,
  damage: number,
  lost: (ship: Ship) => number,
): First {
  const { trigger, does } = skillOf(foe)
  const taking = trigger.on === 'no-damage' && damage === 0 && does.do === 'discard'
  return taking ? ofTaking(view, combat, lost) : ofRetaliation(view, combat, lost)
}

/** A skill takes a Module, or Health where there is none; which is asked, unless there is but one. */
function ofTaking(view: XodusState, combat: Combat, lost: (ship: Ship) => number): First {
  const ships = fightersOf(view, combat)
  const modules = ships.reduce((sum, ship) => sum + ship.modules.length, 0)
  if (modules > 1 || (modules === 0 && ships.length > 1)) return 'question'
  // The last Module may have been what spared its ship a loss.
  if (modules === 1)
    return ofRetaliation(view, combat, (ship) => lost(ship) + Math.min(1, absorbed(view, ship)))
  return ofRetaliation(
    afterLosses(view, combat, () => 1),
    combat,
    lost,
  )
}
