import type { BattleEffect } from '../content/schema.ts'
import { SHIPS } from '../content/ships.ts'
import { TACTICS } from '../content/tactics.ts'
import { oddsOf } from '../position/odds.ts'
import {
  chanceToWin,
  outlookIfDiverted,
  outlookIfJoined,
  outlookIfPlayed,
  outlookOf,
} from '../position/outlook.ts'
import { participantOf } from '../position/participants.ts'
import type { Diversion } from '../position/preparing.ts'
import { attackerOf, cardOf, raiderDice, raiderTargeting } from '../position/raiding.ts'
import { shipsAt } from '../position/ships.ts'
import {
  type AndromedaState,
  type Battle,
  ENERGY,
  NONE,
  type Participant,
  RAIDER,
  SUPREMACY,
} from '../position/state.ts'
import { sideOf } from '../position/strength.ts'
import { CARD_WORTH, fadeOf, worthOfGains, worthOfShip, worthOfStep } from './worth.ts'

// A cache: a glance meets the same few fights again and again.
const chances = new Map<number, number>()

/** How likely so many dice win against so many, each with its targeting. */
function chanceOf(dice: number, targeting: number, against: number, aimed: number): number {
  const key = ((dice * 8 + targeting) * 8 + against) * 8 + aimed
  let chance = chances.get(key)
  if (chance === undefined) {
    chance = oddsOf([
      { dice, targeting },
      { dice: against, targeting: aimed },
    ]).win[0]
    chances.set(key, chance)
  }
  return chance
}

const within = (dice: number): number => Math.max(1, Math.min(6, dice))

/** Dice of the ships of everyone else in a region, the strongest side; 0 where nobody is. */
function rivalDice(state: AndromedaState, who: number, region: number): number {
  let strongest = 0
  const dice = [0, 0, 0, 0, 0, 0]
  for (const ship of state.ships) {
    if (ship.place !== region || ship.owner === who) continue
    dice[ship.owner] += SHIPS[ship.type].dice
    strongest = Math.max(strongest, dice[ship.owner])
  }
  return strongest
}

/** What a battle is about: the step on Supremacy and the reward, or the ships that are lost. */
function prizeOf(state: AndromedaState, player: Participant, raider: number, fade: number): number {
  const step = worthOfStep(state, player, SUPREMACY, fade)
  return raider === NONE
    ? step + 1
    : step + worthOfGains(state, player, cardOf(state.raiders[raider]).reward, fade)
}

const CONSOLATION = 0.7

/** What the battle after a launch is expected to bring, roughly; 0 where none follows. */
export function battleAppeal(
  state: AndromedaState,
  player: Participant,
  type: number,
  region: number,
): number {
  const raider = attackerOf(state, region, player.who)
  const rivals = rivalDice(state, player.who, region)
  if (raider === NONE && rivals === 0) return 0
  const fade = fadeOf(state)
  const energy = Math.min(3, player.stock[ENERGY])
  const own = within(SHIPS[type].dice + Math.ceil(energy / 2))
  const raiding = raider === NONE ? 0 : raiderDice(state.raiders[raider])
  const against = within(Math.max(raiding, rivals + (rivals > 0 ? 1 : 0)))
  const aimed = raiding >= rivals && raider !== NONE ? raiderTargeting(state.raiders[raider]) : 1
  let win = chanceOf(own, 1, against, aimed)
  if (raider !== NONE && rivals > 0) win *= 0.75
  const prize = prizeOf(state, player, raider, fade) - 0.4 * energy * fade
  const loss = Math.max(0, worthOfShip(state, type, fade) * 0.45 - CONSOLATION * fade)
  return win * prize - (1 - win) * loss
}

/** What winning a battle that is under way is worth more than losing it. */
function stakeOf(state: AndromedaState, battle: Battle, who: number): number {
  const fade = fadeOf(state)
  const player = participantOf(state, who)
  const raider = sideOf(battle, RAIDER) === undefined ? NONE : battle.raider
  let stake = prizeOf(state, player, raider, fade)
  for (const ship of shipsAt(state, who, battle.region)) {
    stake += worthOfShip(state, state.ships[ship].type, fade) * 0.45
  }
  return stake
}

/** What one more ship in a battle changes, against what it risks. */
export function joiningAppeal(state: AndromedaState, battle: Battle, ship: number): number {
  const { owner, type } = state.ships[ship]
  const before = sideOf(battle, owner) === undefined ? 0 : chanceToWin(outlookOf(state, battle), owner)
  const after = chanceToWin(outlookIfJoined(state, battle, [ship]), owner)
  const risk = (1 - after) * worthOfShip(state, type, fadeOf(state)) * 0.5
  return (after - before) * stakeOf(state, battle, owner) - risk - 0.15
}

export function divertingAppeal(
  state: AndromedaState,
  battle: Battle,
  who: number,
  spent: Diversion,
): number {
  const chance = chanceToWin(outlookIfDiverted(state, battle, who, spent), who)
  const cost = (0.5 * (spent.energy + spent.overclock) + 1.2 * spent.cannons) * fadeOf(state)
  return chance * stakeOf(state, battle, who) - cost
}

/** The side against which a card that works against one does most. */
export function strongestOther(state: AndromedaState, battle: Battle, who: number): number {
  const { sides } = outlookOf(state, battle)
  let strongest = NONE
  let best = -1
  for (const side of sides) {
    if (side.who === who || side.win <= best) continue
    best = side.win
    strongest = side.who
  }
  return strongest
}

export function cardAppeal(state: AndromedaState, battle: Battle, who: number, card: number): number {
  const effect = TACTICS[card].battle
  if (effect === undefined) return -1
  const fade = fadeOf(state)
  const now = chanceToWin(outlookOf(state, battle), who)
  const stake = stakeOf(state, battle, who)
  return appealOfEffect(state, battle, who, card, effect, now, stake) - CARD_WORTH * fade
}

function appealOfEffect(
  state: AndromedaState,
  battle: Battle,
  who: number,
  card: number,
  effect: BattleEffect,
  now: number,
  stake: number,
): number {
  const fade = fadeOf(state)
  const player = participantOf(state, who)
  switch (effect.battle) {
    case 'evade':
      return (1 - now) * 0.9 * fade
    case 'withdraw':
      return (1 - now) * stake * 0.5 - now * stake * 0.6
    case 'bribe':
      return (0.4 - now) * stake - 0.9 * fade
    case 'ambush':
      return now < 0.55 ? 0.12 * stake : 0
    case 'if-lost':
      return (1 - now) * worthOfGains(state, player, effect.gains, fade)
    case 'if-won':
      return now * worthOfGains(state, player, effect.gains, fade)
    case 'dice':
    case 'targeting':
    case 'jam':
    case 'sabotage':
    case 'flare':
    case 'swarm': {
      const then = outlookIfPlayed(state, battle, who, card, strongestOther(state, battle, who))
      const paid = effect.battle === 'dice' && effect.pay !== undefined ? 0.5 * fade : 0
      return then === null ? 0 : (chanceToWin(then, who) - now) * stake - paid
    }
  }
}
