import { battleAt } from '../../position/battle.ts'
import { type Battle, type BattleStep, NONE } from '../../position/state.ts'
import type { Andromeda } from '../andromeda.ts'
import { actBeforeBattle } from './before-battle.ts'
import { damageLosers } from './damage.ts'
import { negotiate } from './diplomacy.ts'
import { escalate } from './escalation.ts'
import { discardPlayed } from './leaving.ts'
import { settle } from './outcome.ts'
import { prepare } from './preparations.ts'
import { rollDice } from './roll.ts'

/** AE-BB-1, AE-UB-5: the battle in the active region, if one is called for; `raider` attacks, or NONE. */
export function battle(g: Andromeda, raider: number): void {
  const { state } = g
  if (battleAt(state, state.turn.region, raider) === null) return
  actBeforeBattle(g)
  const begun = battleAt(state, state.turn.region, raider)
  if (begun === null) return
  state.battle = begun
  g.tell({
    kind: 'battle',
    region: begun.region,
    tile: state.regions[begun.region].tile,
    sides: begun.sides.map(({ who }) => who),
    raider: raider === NONE ? NONE : state.raiders[raider].card,
  })
  fight(g, begun)
  for (const side of begun.sides) discardPlayed(state, side)
  state.battle = null
}

function fight(g: Andromeda, begun: Battle): void {
  escalate(g, begun)
  enter(begun, 'diplomacy')
  if (!negotiate(g, begun)) {
    // AE-BB-8, AE-BB-9
    const { region } = begun
    const { tile } = g.state.regions[region]
    g.tell({ kind: 'battle-over', region, tile, winner: NONE, losers: [], fought: false })
    return
  }
  enter(begun, 'preparations')
  prepare(g, begun)
  enter(begun, 'roll')
  rollDice(g, begun)
  enter(begun, 'outcome')
  const losers = settle(g, begun)
  enter(begun, 'damage')
  damageLosers(g, begun, losers)
}

function enter(begun: Battle, step: BattleStep): void {
  begun.step = step
  for (const side of begun.sides) side.done = false
}
