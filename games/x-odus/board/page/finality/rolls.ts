import { EXPLORATIONS } from '../../../content/explorations.ts'
import { SIGNALS } from '../../../content/signals.ts'
import { boostRoll } from '../../../position/boosts.ts'
import { AT, codeOf } from '../../../position/cards.ts'
import { isCritical, missesOf } from '../../../position/dice.ts'
import { ImaginedRoll } from '../../../position/imagined-roll.ts'
import { malfunctions } from '../../../position/malfunctions.ts'
import { isDetected, successes } from '../../../position/results.ts'
import { settle } from '../../../position/settling.ts'
import { fightersOf } from '../../../position/skills.ts'
import type { Roll, Ship, XodusState } from '../../../position/state.ts'
import type { WindowMove } from '../../../rules/questions.ts'
import { acting, signalCardAt } from '../../../text/reading.ts'
import { rerolling } from './combat.ts'
import { left } from './disengaging.ts'
import { learns, ofEffects } from './effects.ts'
import { drawing, type First, firstOf } from './first.ts'
import { drawingEnemies } from './foes-met.ts'
import { wounded } from './losses.ts'

/** The roll on the table with a card used on it or declined, and after all that acts by itself. */
function rolledWith(view: XodusState, roll: Roll, move: WindowMove, moment: number): ImaginedRoll {
  const seen = new ImaginedRoll().copy(roll)
  if (move.kind === 'use') boostRoll(view, seen, view.ships[move.ship], move.card, move.on)
  else if (move.kind === 'decline') seen.declined.push(codeOf(view.ships[move.ship], move.card))
  settle(view, seen, moment)
  return seen
}

/** Only cards that can still prevent it are asked about. */
export function ofDetection(view: XodusState, roll: Roll, move: WindowMove): First {
  if (!isDetected(rolledWith(view, roll, move, AT.detection))) return 'nothing'
  return move.kind === 'use' ? 'question' : drawingEnemies(view, view.ships[roll.dice[0].ship].place)
}

/** Only cards that can still make it succeed are asked about. */
export function ofSkill(view: XodusState, roll: Roll, move: WindowMove): First {
  if (move.kind === 'use') {
    const again = rerolling(view, move)
    if (again !== undefined) return again
  }
  const succeeds = successes(view, rolledWith(view, roll, move, AT.skill)) >= roll.needed
  return move.kind === 'use' && !succeeds ? 'question' : ofSuccess(view, succeeds)
}

function ofSuccess(view: XodusState, succeeds: boolean): First {
  const ships = acting(view)
  const { exploring } = view
  if (exploring !== null) {
    const { type, options } = EXPLORATIONS[exploring.card]
    const { effects, failure = [] } = options[type === 'danger' ? 0 : Math.log2(exploring.taken)]
    return ofEffects(view, succeeds ? effects : failure, ships)
  }
  const { work } = SIGNALS[signalCardAt(view, ships[0].place)]
  const hurt = work.work === 'purge' && !succeeds ? work.hurt : 0
  return ships.every(({ health }) => health <= hurt) ? 'seal' : 'nothing'
}

/** A Damage Roll; where other cards may still be asked about, what follows is told as if they were not. */
export function ofDamage(view: XodusState, roll: Roll, move: WindowMove): First {
  const ship = view.ships[roll.dice[0].ship]
  const seen = rolledWith(view, roll, move, AT['damage-roll'])
  const misses = missesOf(seen, ship.index)
  const hurt = wounded(view, ship, misses)
  const failing = isCritical(seen, ship.index) ? malfunctions(ship, 'unstable-core') : 0
  const after = hurt.destroyed ? hurt : wounded(view, hurt, failing)
  if (after.destroyed) return afterDamage(view, after)
  return firstOf(
    () => (isCritical(seen, ship.index) ? drawing(view.damage, view.damageDiscard) : 'nothing'),
    () => (hurt.health < ship.health && learns(ship, 'suffer') ? 'question' : 'nothing'),
    () => afterDamage(view, after),
  )
}

/** What comes after a ship's Damage Roll: others, the end of the turn or of the phase, or what there was to leave. */
export function afterDamage(view: XodusState, ship: Ship): First {
  const { combat, phase } = view
  if (phase !== 'action' || combat === null) return 'seal'
  const after = { ...view, ships: view.ships.with(ship.index, ship) }
  const owed = combat.owed.some((index) => !after.ships[index].destroyed)
  if (owed || fightersOf(after, combat).length === 0) return 'seal'
  return view.foes[combat.foe]?.health === 0 ? 'nothing' : left(after, combat)
}
