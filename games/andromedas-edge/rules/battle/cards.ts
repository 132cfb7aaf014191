import { DAMPED_ENERGY } from '../../content/limits.ts'
import type { BattleEffect } from '../../content/schema.ts'
import { TACTICS } from '../../content/tactics.ts'
import { ambushers } from '../../position/battle.ts'
import { participantOf } from '../../position/participants.ts'
import { unlikeShips } from '../../position/ships.ts'
import { type Battle, NONE, type Side } from '../../position/state.ts'
import type { Andromeda } from '../andromeda.ts'
import { happen, payForEffect } from '../effects.ts'
import { joinBattle } from './escalation.ts'
import { buyOff, raiderSide, withdraw } from './leaving.ts'

/** AE-BB-7: a Battle card from the hand of a side; it lies open until the battle is over. */
export function playBattleCard(g: Andromeda, battle: Battle, side: Side, card: number): void {
  const { state } = g
  const effect = TACTICS[card].battle
  if (effect === undefined) return
  const { hand } = participantOf(state, side.who)
  hand.splice(hand.indexOf(card), 1)
  side.cards.push(card)
  if (side.who === state.turn.who) state.turn.cardsPlayed++
  g.tell({ kind: 'played', who: side.who, card })
  if ('pay' in effect && effect.pay !== undefined) payForEffect(g, participantOf(state, side.who), effect.pay)
  apply(g, battle, side, effect, card)
  happen(g, side.who, 'tactics-card-played', NONE, battle.region)
}

function apply(g: Andromeda, battle: Battle, side: Side, effect: BattleEffect, card: number): void {
  switch (effect.battle) {
    case 'dice':
      side.dice += effect.amount
      return
    case 'targeting':
      side.targeting += effect.amount
      return
    case 'jam':
      chooseOpponent(g, battle, side, card).fewer += effect.amount
      return
    case 'sabotage':
      chooseOpponent(g, battle, side, card).blunted = true
      return
    case 'evade':
      side.spared++
      return
    case 'withdraw':
      withdraw(g, battle, side, card)
      return
    case 'ambush':
      ambush(g, battle, side, card)
      return
    case 'bribe': {
      const raider = raiderSide(battle)
      if (raider !== undefined) buyOff(g, battle, raider, card)
      return
    }
    case 'flare':
      for (const each of battle.sides) each.blunted = true
      battle.energyLimit = Math.min(battle.energyLimit, DAMPED_ENERGY)
      return
    // What they bring is counted in Preparations, or comes with the outcome.
    case 'swarm':
    case 'if-lost':
    case 'if-won':
      return
  }
}

function chooseOpponent(g: Andromeda, battle: Battle, side: Side, card: number): Side {
  const menu = g.menu(side.who, 'against', { card })
  for (const { who } of battle.sides) if (who !== side.who) menu.offer({ kind: 'side', who })
  const { who } = menu.ask()
  return battle.sides.find((other) => other.who === who) ?? side
}

function ambush(g: Andromeda, battle: Battle, side: Side, card: number): void {
  const ships = unlikeShips(g.state, ambushers(g.state, battle, side.who))
  const menu = g.menu(side.who, 'ambush', { card })
  for (const ship of ships) menu.offer({ kind: 'ship', ship })
  joinBattle(g, battle, menu.ask().ship)
}
