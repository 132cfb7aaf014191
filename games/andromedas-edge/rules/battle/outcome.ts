import { SHIPS_FOR_TWO_OPERATIONS, STRATEGIC_OPERATIONS } from '../../content/limits.ts'
import { BASICS, RESOURCES } from '../../content/schema.ts'
import { TACTICS } from '../../content/tactics.ts'
import { CONFLICTS } from '../../content/unity.ts'
import { hasPower } from '../../position/abilities.ts'
import { participantOf } from '../../position/participants.ts'
import { winnerOf } from '../../position/rolled.ts'
import { type Battle, NONE, RAIDER, type Side, SUPREMACY, UNITY } from '../../position/state.ts'
import { isPlayer, shipsOfSide } from '../../position/strength.ts'
import type { Andromeda } from '../andromeda.ts'
import { gain, happen } from '../effects.ts'
import { unityModule } from '../modules.ts'
import { gainResource, lose } from '../stock.ts'
import { advance } from '../tracks.ts'
import { raiderWins, rewardFor } from './raider-outcome.ts'

/** Step 5, AE-BB-16 to AE-BB-20, AE-BB-27: who wins, what that brings; those who lose, in turn order. */
export function settle(g: Andromeda, battle: Battle): Side[] {
  const { state } = g
  const winner = winnerOf(state, battle)
  battle.winner = winner
  const losers = battle.sides.filter(({ who }) => who !== winner)
  g.tell({
    kind: 'battle-over',
    region: battle.region,
    tile: state.regions[battle.region].tile,
    winner,
    losers: losers.map(({ who }) => who),
    fought: true,
  })
  const side = battle.sides.find(({ who }) => who === winner)
  if (winner === RAIDER) raiderWins(g, battle, losers)
  else if (side !== undefined) win(g, battle, side, losers)
  for (const loser of losers) if (loser.who !== RAIDER) suffer(g, battle, loser)
  return losers
}

// AE-BB-19
function win(g: Andromeda, battle: Battle, { who, cards }: Side, losers: readonly Side[]): void {
  const { state } = g
  const participant = participantOf(state, who)
  participant.battlesWon++
  participant.wonThisCycle++
  advance(g, who, SUPREMACY, { by: 'battle' })
  if (who === UNITY) assimilate(g, cards)
  else {
    happen(g, who, 'battle-won', NONE, battle.region)
    if (losers.some((loser) => isPlayer(loser.who))) {
      happen(g, who, 'battle-won-against-player', NONE, battle.region)
      if (hasPower(state, who, 'piracy')) plunder(g, who, losers)
    }
    gainFromCards(g, who, cards, 'if-won')
  }
  if (losers.some((loser) => loser.who === RAIDER)) rewardFor(g, battle, who)
}

function assimilate(g: Andromeda, cards: readonly number[]): void {
  for (const number of cards) {
    if (CONFLICTS[number].special === 'assimilation') unityModule(g, NONE, { by: 'conflict', number })
  }
}

// Last Stand, Plunder
function gainFromCards(
  g: Andromeda,
  who: number,
  cards: readonly number[],
  when: 'if-won' | 'if-lost',
): void {
  for (const number of cards) {
    const effect = TACTICS[number].battle
    if (effect?.battle === when) gain(g, who, effect.gains, { by: 'card', number }, 'cards')
  }
}

// Piracy
function plunder(g: Andromeda, who: number, losers: readonly Side[]): void {
  const { state } = g
  const menu = g.menu(who, 'piracy')
  for (const loser of losers) {
    if (!isPlayer(loser.who)) continue
    const { stock } = participantOf(state, loser.who)
    for (const [number, resource] of RESOURCES.entries()) {
      if (stock[number] > 0) menu.offer({ kind: 'take', who: loser.who, resource })
    }
  }
  if (menu.count === 0) return
  const { who: loser, resource } = menu.ask()
  const number = RESOURCES.indexOf(resource)
  const from = { by: 'faction', number: participantOf(state, who).faction } as const
  lose(g, loser, number, 1, from)
  gainResource(g, who, number, 1, from)
}

// AE-BB-20, AE-BB-27, AE-UB-4
function suffer(g: Andromeda, battle: Battle, { who, cards }: Side): void {
  const participant = participantOf(g.state, who)
  participant.battlesLost++
  if (who === UNITY) return
  const ships = shipsOfSide(g.state, battle, who).length
  for (let left = ships < SHIPS_FOR_TWO_OPERATIONS ? 1 : 2; left > 0; left--) takeOperation(g, who, left)
  happen(g, who, 'battle-lost', NONE, battle.region)
  gainFromCards(g, who, cards, 'if-lost')
}

function takeOperation(g: Andromeda, who: number, left: number): void {
  const menu = g.menu(who, 'strategic-operations', { left })
  for (const operation of STRATEGIC_OPERATIONS) {
    if (operation.give === 'basic') for (const basic of BASICS) menu.offer({ kind: 'take', gain: basic })
    else if (operation.give === 'energy' || operation.give === 'tactics')
      menu.offer({ kind: 'take', gain: operation.give })
  }
  const chosen = menu.ask().gain
  const operation = STRATEGIC_OPERATIONS.find(({ give }) => give === chosen)
  gain(g, who, [operation ?? { give: chosen, amount: 1 }], { by: 'battle' }, 'battles')
}
