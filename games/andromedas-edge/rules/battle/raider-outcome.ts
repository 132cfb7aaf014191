import { ARMOUR_DICE, ARMOUR_VP } from '../../content/limits.ts'
import { RESOURCES } from '../../content/schema.ts'
import { raiderPower } from '../../position/battle.ts'
import { participantOf } from '../../position/participants.ts'
import { cardOf, isArmoured } from '../../position/raiding.ts'
import { type Battle, ENERGY, NONE, RAIDER, RETREATED, type Side } from '../../position/state.ts'
import { isPlayer } from '../../position/strength.ts'
import type { Andromeda } from '../andromeda.ts'
import { damageModule } from '../damage.ts'
import { gain } from '../effects.ts'
import { scoreVp } from '../points.ts'
import { moveTowardNearestShip } from '../raiders.ts'
import { lose } from '../stock.ts'

/** AE-BR-7, AE-BB-19: what beating the raider brings; an armoured one pays in two parts (6.9). */
export function rewardFor(g: Andromeda, battle: Battle, who: number): void {
  const raider = g.state.raiders[battle.raider]
  const { card } = raider
  const stays = isArmoured(raider)
  participantOf(g.state, who).raidersDefeated++
  g.tell({ kind: 'raider-defeated', who, card, stays })
  const from = { by: 'raider', number: card } as const
  if (stays) scoreVp(g, who, ARMOUR_VP, 'raiders', from)
  else gain(g, who, cardOf(raider).reward, from, 'raiders')
}

/** Powers of raiders that win (6.9). */
export function raiderWins(g: Andromeda, battle: Battle, losers: readonly Side[]): void {
  const power = raiderPower(g.state, battle)
  const from = { by: 'raider', number: g.state.raiders[battle.raider].card } as const
  for (const { who } of losers) {
    if (power === 'drain-energy' && isPlayer(who)) lose(g, who, ENERGY, 1, from)
    if (power === 'loot' && isPlayer(who)) loot(g, who, from.number)
    if (power === 'mechaphage' || power === 'harvest') damageModule(g, who, power === 'mechaphage', from)
  }
}

// Corsair Frigate; the Unity has no resources to lose (AE-UE-8).
function loot(g: Andromeda, who: number, card: number): void {
  const { stock } = participantOf(g.state, who)
  const menu = g.menu(who, 'lose-resource')
  for (const [number, resource] of RESOURCES.entries()) {
    if (stock[number] > 0) menu.offer({ kind: 'lose', resource })
  }
  if (menu.count === 0) return
  lose(g, who, RESOURCES.indexOf(menu.ask().resource), 1, { by: 'raider', number: card })
}

/** AE-BR-7, AE-BR-12, AE-BB-21: a raider that lost goes to its card, one that won stays; the Star Kraken hunts on. */
export function settleRaider(g: Andromeda, battle: Battle): void {
  if (battle.raider === NONE) return
  const raider = g.state.raiders[battle.raider]
  if (battle.winner === RAIDER) {
    if (cardOf(raider).power === 'hunt') moveTowardNearestShip(g, battle.raider)
    return
  }
  if (isArmoured(raider)) {
    raider.dice = -ARMOUR_DICE
    return
  }
  raider.place = RETREATED
  raider.dice = 0
}
