import { DISCOVERIES } from '../content/discoveries.ts'
import { DAMPED_ENERGY } from '../content/limits.ts'
import { TACTICS } from '../content/tactics.ts'
import { battleAt, battleOdds, cannonsOf, energyLimitOf, escalatingShips, newSide } from './battle.ts'
import { entersQuietly } from './launching.ts'
import { voidRegion } from './map.ts'
import { participantOf, turnOrderFrom } from './participants.ts'
import type { Diversion } from './preparing.ts'
import { attackerOf, warps } from './raiding.ts'
import { ownersIn } from './ships.ts'
import {
  type AndromedaState,
  type Battle,
  ENERGY,
  NONE,
  RAIDER,
  type Side,
  type Turn,
  UNITY,
} from './state.ts'
import { diceOf, sideOf, targetingOf } from './strength.ts'

// What a battle would be like: for the page, for bots and for standing orders. Everything is imagined on a copy of what
// it changes and counted by the functions with which the rules count.

/** A side as it can be expected to fight. */
export interface ExpectedSide {
  readonly who: number
  readonly dice: number
  readonly targeting: number
  /** How likely it wins. */
  readonly win: number
}

/** Ships of somebody that could still join, by their places in `state.ships`. */
interface Reserve {
  readonly who: number
  readonly ships: readonly number[]
}

export interface BattleOutlook {
  /** Where it would be fought: the Void, if its Dragon attacks. */
  readonly region: number
  /** The raider that would attack, by its place in `raiders`, or NONE. */
  readonly raider: number
  readonly sides: readonly ExpectedSide[]
  /** How likely everyone loses. */
  readonly nobody: number
  readonly reserves: readonly Reserve[]
}

/** Ships at other places than they are. */
function withShips(state: AndromedaState, moved: readonly number[], place: number): AndromedaState {
  const ships = state.ships.map((ship, number) => (moved.includes(number) ? { ...ship, place } : ship))
  return { ...state, ships }
}

/**
 * AE-BR-2 to AE-BR-4, AE-BB-1: the battle that would follow if this ship were launched to a region now; null without one.
 * The Unity's ships that must come are in it, those that others may send are not.
 */
export function battleOutlook(state: AndromedaState, ship: number, region: number): BattleOutlook | null {
  const { owner: who } = state.ships[ship]
  const raider = attackerOf(state, region, who)
  const turn = turnOfLaunch(state, ship, region)
  if (raider === NONE && !turn.attacked && !turn.quietPassage) return null
  const launched = { ...withShips(state, [ship], region), turn }
  return raider !== NONE && warps(launched.raiders[raider], region)
    ? outlookInVoid(launched, region, raider)
    : outlookAt(launched, region, raider)
}

/** The turn in which a ship has just been launched to a region. */
function turnOfLaunch(state: AndromedaState, ship: number, region: number): Turn {
  const { owner: who } = state.ships[ship]
  const isOccupied = ownersIn(state, region).some((owner) => owner !== who)
  const quietPassage = isOccupied && entersQuietly(state, region)
  return { ...state.turn, who, ship, region, quietPassage, attacked: isOccupied && !quietPassage }
}

/**
 * The same if its owner sent every ship that may come, and diverted as much energy as there is; nobody else sends any but
 * the Unity, and no card is played.
 */
export function strongestOutlook(state: AndromedaState, ship: number, region: number): BattleOutlook | null {
  const outlook = battleOutlook(state, ship, region)
  if (outlook === null) return null
  const { owner: who } = state.ships[ship]
  const turn = { ...turnOfLaunch(state, ship, region), region: outlook.region }
  const own = outlook.reserves.find((reserve) => reserve.who === who)?.ships ?? []
  const warped =
    outlook.region === region
      ? []
      : [...state.ships.keys()].filter((one) => state.ships[one].place === region)
  const unity = state.unity === null ? [] : escalatingShips(state, UNITY, outlook.region)
  const joining = [ship, ...own, ...warped, ...unity]
  const gathered = { ...withShips(state, joining, outlook.region), turn }
  const battle = battleAt(gathered, outlook.region, outlook.raider)
  if (battle === null) return null
  const energy = Math.min(participantOf(state, who).stock[ENERGY], energyLimitOf(gathered, battle, who))
  return outlookOf(
    gathered,
    changed(battle, who, () => ({ energy })),
  )
}

// AE-BR-10, AE-BR-14
function outlookInVoid(state: AndromedaState, from: number, raider: number): BattleOutlook | null {
  const to = voidRegion(state)
  const warped = [...state.ships.keys()].filter((ship) => state.ships[ship].place === from)
  const turn = { ...state.turn, region: to, metInVoid: ownersIn(state, to) }
  return outlookAt({ ...withShips(state, warped, to), turn }, to, raider)
}

function outlookAt(state: AndromedaState, region: number, raider: number): BattleOutlook | null {
  const battle = battleAt(state, region, raider)
  if (battle === null) return null
  if (state.unity === null) return outlookOf(state, battle)
  const coming = escalatingShips(state, UNITY, region)
  return coming.length === 0
    ? outlookOf(state, battle)
    : outlookOf(withShips(state, coming, region), joined(state, battle, UNITY))
}

/** A battle with another side in it, if that is not one yet. */
function joined(state: AndromedaState, battle: Battle, who: number): Battle {
  if (sideOf(battle, who) !== undefined) return battle
  const order = [...turnOrderFrom(state, state.turn.who), RAIDER]
  const sides = [...battle.sides, newSide(who)]
  return { ...battle, sides: sides.sort((a, b) => order.indexOf(a.who) - order.indexOf(b.who)) }
}

/** A battle as it stands. */
export function outlookOf(state: AndromedaState, battle: Battle): BattleOutlook {
  const { win, nobody } = battleOdds(state, battle)
  return {
    region: battle.region,
    raider: battle.raider,
    sides: battle.sides.map((side, place) => ({
      who: side.who,
      dice: diceOf(state, battle, side),
      targeting: targetingOf(state, battle, side),
      win: win[place],
    })),
    nobody,
    reserves: battle.step === 'escalation' ? reservesOf(state, battle) : [],
  }
}

const reservesOf = (state: AndromedaState, battle: Battle): Reserve[] =>
  turnOrderFrom(state, state.turn.who)
    .filter((who) => sideOf(battle, who)?.done !== true)
    .map((who) => ({ who, ships: escalatingShips(state, who, battle.region) }))
    .filter(({ ships }) => ships.length > 0)

// What a choice would change

/** If these ships of one participant came into the battle. */
export function outlookIfJoined(
  state: AndromedaState,
  battle: Battle,
  ships: readonly number[],
): BattleOutlook {
  const grown = ships.length === 0 ? battle : joined(state, battle, state.ships[ships[0]].owner)
  return outlookOf(withShips(state, ships, battle.region), grown)
}

const changed = (battle: Battle, who: number, change: (side: Side) => Partial<Side>): Battle => ({
  ...battle,
  sides: battle.sides.map((side) => (side.who === who ? { ...side, ...change(side) } : side)),
})

/** If so much were diverted in Preparations. */
export function outlookIfDiverted(
  state: AndromedaState,
  battle: Battle,
  who: number,
  { energy, overclock, cannons }: Diversion,
): BattleOutlook {
  const tokens = cannonsOf(participantOf(state, who)).slice(0, cannons)
  const dice = tokens.reduce((sum, token) => sum + (DISCOVERIES[token].dice ?? 0), 0)
  return outlookOf(
    state,
    changed(battle, who, (side) => ({ energy, overclock, dice: side.dice + dice })),
  )
}

/**
 * If this Battle card were played, against a certain side where it works against one (AE-BB-24); the ship that an Ambush
 * would bring is a question of its own. Null if whoever plays it would leave, or be left without an opponent.
 */
export function outlookIfPlayed(
  state: AndromedaState,
  battle: Battle,
  who: number,
  card: number,
  against: number = NONE,
): BattleOutlook | null {
  const effect = TACTICS[card].battle
  if (effect === undefined) return outlookOf(state, battle)
  switch (effect.battle) {
    case 'dice':
      return outlookOf(
        state,
        changed(battle, who, ({ dice }) => ({ dice: dice + effect.amount })),
      )
    case 'targeting':
      return outlookOf(
        state,
        changed(battle, who, ({ targeting }) => ({ targeting: targeting + effect.amount })),
      )
    case 'swarm':
      return outlookOf(
        state,
        changed(battle, who, ({ cards }) => ({ cards: [...cards, card] })),
      )
    case 'jam':
      return outlookOf(
        state,
        changed(battle, against, ({ fewer }) => ({ fewer: fewer + effect.amount })),
      )
    case 'sabotage':
      return outlookOf(
        state,
        changed(battle, against, () => ({ blunted: true })),
      )
    case 'flare': {
      const sides = battle.sides.map((side) => ({ ...side, blunted: true }))
      return outlookOf(state, { ...battle, sides, energyLimit: DAMPED_ENERGY })
    }
    case 'withdraw':
      return null
    case 'bribe': {
      const sides = battle.sides.filter((side) => side.who !== RAIDER)
      return sides.length < 2 ? null : outlookOf(state, { ...battle, sides, raider: NONE })
    }
    case 'evade':
    case 'ambush':
    case 'if-lost':
    case 'if-won':
      return outlookOf(state, battle)
  }
}

/** How likely somebody wins in what is expected. */
export const chanceToWin = ({ sides }: BattleOutlook, who: number): number =>
  sides.find((side) => side.who === who)?.win ?? 0
