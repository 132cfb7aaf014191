import { mayArm } from '../../position/preparing.ts'
import { isPlayer } from '../../position/strength.ts'
import type { Andromeda } from '../andromeda.ts'
import { offerFreeActs, takeFreeAct } from '../free-acts.ts'

const GO_ON = { kind: 'go-on' } as const

/** AE-BT-3: between raider attack and battle; put only to those who could still get energy or cards for it. */
export function actBeforeBattle(g: Andromeda): void {
  const { state } = g
  const { who } = state.turn
  if (!isPlayer(who)) return
  while (mayArm(state, who)) {
    const menu = g.menu(who, 'before-battle', { region: state.turn.region })
    menu.offer(GO_ON)
    offerFreeActs(menu, state, who)
    const act = menu.ask()
    if (act.kind === 'go-on') return
    takeFreeAct(g, who, act)
  }
}
