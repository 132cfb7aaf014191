import { cannotDock, dockOf, docksOf, effectOfDock, numberOfDock, shipsToDock } from '../position/docks.ts'
import { suggestedPlan } from '../position/suggested-plan.ts'
import { NONE, type Participant } from '../position/state.ts'
import type { Andromeda } from './andromeda.ts'
import { applyEffect, gain } from './effects.ts'
import { isFreeAct, offerFreeActs, takeFreeAct } from './free-acts.ts'

/** A plan can be changed so often, which is more than anybody needs, and lets every game end. */
const MOST_EDITS = 24

const DOCK = { kind: 'dock' } as const

/**
 * AE-BH-2, AE-BH-3: docks are planned, all of them, before the first one is used. A ship that is repaired meanwhile, or
 * whose module turned out to be damaged still, may dock afterwards.
 */
export function dockShips(g: Andromeda, player: Participant): void {
  const { state } = g
  let docked = 0
  let staying = 0
  const used: number[] = []
  for (;;) {
    const left = shipsToDock(state, player.who) - docked
    if (left <= staying) return
    planDocks(g, player, docked, used)
    staying = shipsToDock(state, player.who) - docked - state.turn.plan.length
    docked += carryOut(g, player, used)
  }
}

/** AE-BH-2, AE-BT-3: the plan is laid out, changed and agreed to. */
function planDocks(g: Andromeda, player: Participant, docked: number, used: readonly number[]): void {
  const { state } = g
  const { who } = player
  const { turn } = state
  turn.plan = suggestedPlan(state, who, docked, used)
  for (;;) {
    const left = shipsToDock(state, who) - docked - turn.plan.length
    const menu = g.menu(who, 'plan', { left })
    menu.offer(DOCK)
    for (const number of docksOf(player)) {
      menu.offer(dockOf(number), cannotDock(state, player, turn.plan, left, number, used))
    }
    if (turn.edits < MOST_EDITS) {
      for (let place = 0; place < turn.plan.length; place++) {
        menu.offer({ kind: 'take-out', place })
        if (place > 0) menu.offer({ kind: 'earlier', place })
      }
    }
    offerFreeActs(menu, g.state, who)
    const move = menu.askAlways()
    if (isFreeAct(move)) {
      takeFreeAct(g, who, move)
      continue
    }
    switch (move.kind) {
      case 'dock':
        return
      case 'take-out':
        turn.edits++
        turn.plan.splice(move.place, 1)
        break
      case 'earlier':
        turn.edits++
        turn.plan.splice(move.place - 1, 2, turn.plan[move.place], turn.plan[move.place - 1])
        break
      case 'cargo':
      case 'slipway':
      case 'workshop':
      case 'lab':
      case 'module':
        turn.plan.push(numberOfDock(move))
        break
    }
  }
}

/** Docks in the order of the plan; how many ships have docked. */
function carryOut(g: Andromeda, player: Participant, used: number[]): number {
  const { turn } = g.state
  let docked = 0
  for (let number = turn.plan.shift(); number !== undefined; number = turn.plan.shift()) {
    if (!dockAt(g, player, number)) continue
    used.push(number)
    docked++
  }
  return docked
}

// AE-BH-4, AE-BX-1
function dockAt(g: Andromeda, player: Participant, number: number): boolean {
  const { who } = player
  const dock = dockOf(number)
  const effect = effectOfDock(player, number)
  if (dock.kind !== 'module') {
    g.tell({ kind: 'docked', who, dock: dock.kind, module: NONE })
    gain(g, who, effect.gains, { by: 'dock' }, 'modules')
    return true
  }
  const { design, damage } = player.modules[dock.module]
  if (damage > 0) return false
  g.tell({ kind: 'docked', who, dock: dock.kind, module: design })
  applyEffect(g, who, effect, { by: 'module', number: design }, 'modules', true)
  return true
}
