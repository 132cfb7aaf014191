import { dockOf, effectOfDock, numberOfDock } from '../position/docks.ts'
import type { AndromedaState, Participant } from '../position/state.ts'
import type { Dock, FreeAct, PlanMove } from '../rules/questions.ts'
import type { DockSight } from './en/options.ts'
import { freeActText } from './free-acts.ts'
import { ownModule } from './places.ts'
import type { OptionWords } from './words.ts'

/** How the plan of a return is laid out and changed. */
export function planText(
  words: OptionWords,
  view: AndromedaState,
  seat: number,
  move: PlanMove | FreeAct,
): string {
  const player = view.players[seat]
  const { plan } = view.turn
  if (move.kind === 'dock') return words.carryOut(plan.length)
  if (move.kind === 'take-out') return words.takeOut(move.place, sightOf(player, dockOf(plan[move.place])))
  if (move.kind === 'earlier') return words.earlier(move.place, sightOf(player, dockOf(plan[move.place])))
  return isDock(move) ? words.dock(sightOf(player, move)) : freeActText(words, view, seat, move)
}

const isDock = (move: Dock | FreeAct): move is Dock =>
  move.kind === 'cargo' ||
  move.kind === 'slipway' ||
  move.kind === 'workshop' ||
  move.kind === 'lab' ||
  move.kind === 'module'

function sightOf(player: Participant, dock: Dock): DockSight {
  const effect = effectOfDock(player, numberOfDock(dock))
  if (dock.kind !== 'module') return { kind: dock.kind, effect }
  const [design, nth] = ownModule(player, dock.module)
  return { kind: 'module', design, nth, effect }
}
