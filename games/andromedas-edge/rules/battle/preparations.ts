import { DISCOVERIES } from '../../content/discoveries.ts'
import { cannonsOf } from '../../position/battle.ts'
import { participantOf } from '../../position/participants.ts'
import { type Diversion, diversionsOf, NOTHING_DIVERTED } from '../../position/preparing.ts'
import { type Battle, type Side } from '../../position/state.ts'
import { diceOf, isPlayer, targetingOf } from '../../position/strength.ts'
import type { Andromeda } from '../andromeda.ts'
import { pay } from '../stock.ts'

/** Step 3, AE-BB-10 to AE-BB-14, AE-BB-24: in turn order everyone says with how many dice they fight. */
export function prepare(g: Andromeda, battle: Battle): void {
  const { state } = g
  for (const side of battle.sides) {
    if (isPlayer(side.who)) divert(g, side, chooseDiversion(g, battle, side))
    side.done = true
    g.tell({
      kind: 'prepared',
      who: side.who,
      dice: diceOf(state, battle, side),
      targeting: targetingOf(state, battle, side),
      energy: side.energy + side.overclock,
    })
  }
}

function chooseDiversion(g: Andromeda, battle: Battle, side: Side): Diversion {
  const options = diversionsOf(g.state, battle, side)
  if (options.length < 2) return NOTHING_DIVERTED
  const menu = g.menu(side.who, 'prepare', { region: battle.region })
  for (const option of options) menu.offer(option)
  return menu.ask()
}

function divert(g: Andromeda, side: Side, { energy, overclock, cannons }: Diversion): void {
  const { state } = g
  const player = participantOf(state, side.who)
  side.energy = energy
  side.overclock = overclock
  if (energy + overclock > 0) pay(g, player, [energy + overclock, 0, 0, 0, 0])
  for (const token of cannonsOf(player).slice(0, cannons)) {
    player.discoveries.splice(player.discoveries.indexOf(token), 1)
    state.discoveriesSpent.push(token)
    side.dice += DISCOVERIES[token].dice ?? 0
    g.tell({ kind: 'spent-token', who: side.who, token })
  }
}
