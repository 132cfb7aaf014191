import { cardOf } from '../../../position/cards.ts'
import { absorbed } from '../../../position/counting.ts'
import { missesOf } from '../../../position/dice.ts'
import type { Combat, Ship, XodusState } from '../../../position/state.ts'
import type { SmallAnswer, WindowMove } from '../../../rules/questions.ts'
import type { First } from './first.ts'
import { afterLosses, ofLosses, ofRetaliation } from './losses.ts'

// Health lost to a retaliation, and to what comes before it.

/** Cards when Health is lost; where others may still be asked about, what follows is told as if they were not. */
export function ofLossCard(view: XodusState, combat: Combat, move: WindowMove): First {
  const losses = combat.ships.map((index, at) => {
    const ship = view.ships[index]
    const declined = move.kind === 'decline' && move.ship === index
    return Math.max(0, combat.losses[at] - (declined ? 0 : absorbed(view, ship)))
  })
  const lost = (ship: Ship): number => losses[combat.ships.indexOf(ship.index)]
  if (move.kind !== 'use') return ofLosses(view, combat, lost)
  const traits = cardOf(view.ships[move.ship], move.card)?.traits ?? []
  return ofLosses(view, combat, (ship) => {
    if (ship.index === move.on) return Math.max(0, lost(ship) - 1)
    if (ship.index !== move.ship) return lost(ship)
    return traits.some((trait) => trait.do === 'bodyguard') ? lost(ship) + 1 : 0
  })
}

/** A skill has taken a Module, or Health where there was none; then the foe strikes back. */
export function ofVolunteer(
  view: XodusState,
  combat: Combat,
  answer: Extract<SmallAnswer, { readonly kind: 'module' | 'to' }>,
): First {
  const after =
    answer.kind === 'module'
      ? withoutModule(view, answer)
      : afterLosses(view, combat, ({ index }) => (index === answer.ship ? 1 : 0))
  return ofRetaliation(after, combat, (ship) => {
    const misses = view.roll === null ? 0 : missesOf(view.roll, ship.index)
    return Math.max(0, misses - absorbed(after, ship))
  })
}

function withoutModule(
  view: XodusState,
  { ship: index, module }: Extract<SmallAnswer, { readonly kind: 'module' }>,
): XodusState {
  const ship = view.ships[index]
  const modules = ship.modules.filter((other) => other !== module)
  return { ...view, ships: view.ships.with(index, { ...ship, modules }) }
}
