import type { SkillRoll } from '../content/schema.ts'
import { boostRoll } from './boosts.ts'
import { AT, cardOf, type UseCard } from './cards.ts'
import { countAttack } from './counting.ts'
import { allMisses, colourOfDie, FACES, isCritical, missesOf, newDie, newRoll, showFace } from './dice.ts'
import { canStayUnseen, mostSuccesses } from './hopes.ts'
import { ImaginedRoll } from './imagined-roll.ts'
import { malfunctions } from './malfunctions.ts'
import { newOutlook, type Outlook } from './outlook.ts'
import { freePierce } from './piercing.ts'
import { isDetected, misreadSensors, successes } from './results.ts'
import { act, settle, waitingCards } from './settling.ts'
import {
  type Combat,
  type Face,
  FACE_OF,
  HIT,
  MISS,
  type Roll,
  type RollKind,
  type Ship,
  SPECIAL,
  type XodusState,
} from './state.ts'

// What rolls come to, exactly: every way in which the dice can fall is counted by the functions that count real rolls,
// after all cards that act by themselves. Ways are whole numbers: so many of six to the power of the dice.

const ALL_FACES: readonly Face[] = [HIT, MISS, SPECIAL]

/** In how many of its six ways a die of each colour shows each face. */
const WAYS: readonly (readonly number[])[] = FACES.map((faces) =>
  ALL_FACES.map((face) => faces.filter((side) => side === face).length),
)

/**
 * Every way in which some dice of a roll can fall while the others lie: shows it with all cards that act by themselves,
 * and says how often it comes. How many ways there are.
 */
function everyFall(
  state: XodusState,
  roll: Roll,
  dice: readonly number[],
  moment: number,
  see: (fall: ImaginedRoll, ways: number) => void,
): number {
  const cards = waitingCards(state, roll, moment)
  const fall = new ImaginedRoll()
  const faces: Face[] = dice.map(() => HIT)
  for (;;) {
    const ways = waysOf(roll, dice, faces)
    if (ways > 0) {
      fall.copy(roll)
      for (let at = 0; at < dice.length; at++) showFace(fall.dice[dice[at]], faces[at])
      if (roll.kind === 'detection') misreadSensors(state, fall)
      for (const code of cards) act(state, fall, code)
      see(fall, ways)
    }
    let at = 0
    while (at < dice.length && faces[at] === SPECIAL) faces[at++] = HIT
    if (at === dice.length) return 6 ** dice.length
    faces[at] = faces[at] === HIT ? MISS : SPECIAL
  }
}

/** Two dice of a ship that are of one colour are as good as each other: of their two orders only one is shown. */
function waysOf(roll: Roll, dice: readonly number[], faces: readonly Face[]): number {
  let ways = 1
  for (let at = 0; at < dice.length; at++) {
    const die = roll.dice[dice[at]]
    ways *= WAYS[die.colour][faces[at]]
    if (at === 0) continue
    const before = roll.dice[dice[at - 1]]
    if (before.ship !== die.ship || before.colour !== die.colour || faces[at - 1] === faces[at]) continue
    if (faces[at - 1] > faces[at]) return 0
    ways *= 2
  }
  return ways
}

/** Dice of ships that are yet to be rolled, both unless a manoeuvre says which. */
function diceOf(roll: Roll, ships: readonly Ship[], manoeuvres: readonly number[] = []): number[] {
  for (let at = 0; at < ships.length; at++) {
    for (const which of [1, 2]) {
      if (manoeuvres[at] === 3 - which) continue
      roll.dice.push(newDie(ships[at].index, colourOfDie(ships[at], which), HIT))
    }
  }
  return [...roll.dice.keys()]
}

interface DetectionOdds {
  readonly of: number
  /** Ways in which the ships are detected if no card is used that costs something. */
  readonly detected: number
  /** Of these, ways in which such cards can still prevent it. */
  readonly avoidable: number
}

// XO-ENS-02, XO-ENS-06
export function detectionOdds(state: XodusState, ships: readonly Ship[]): DetectionOdds {
  let detected = 0
  let avoidable = 0
  const roll = newRoll('detection')
  const of = everyFall(state, roll, diceOf(roll, ships), AT.detection, (seen, ways) => {
    if (!isDetected(seen)) return
    detected += ways
    if (canStayUnseen(state, seen)) avoidable += ways
  })
  return { of, detected, avoidable }
}

interface SkillOdds {
  readonly of: number
  readonly success: number
  /** Ways that fail, but in which cards and luck could still help. */
  readonly hopeful: number
}

// XO-EXP-13, XO-FLT-11
export function skillOdds(state: XodusState, ships: readonly Ship[], { symbol, n }: SkillRoll): SkillOdds {
  let success = 0
  let hopeful = 0
  const roll = newRoll('skill', FACE_OF[symbol], n)
  const of = everyFall(state, roll, diceOf(roll, ships), AT.skill, (seen, ways) => {
    if (successes(state, seen) >= n) success += ways
    else if (mostSuccesses(state, seen) >= n) hopeful += ways
  })
  return { of, success, hopeful }
}

interface DamageOdds {
  readonly of: number
  /** Ways by the Health they cost. */
  readonly lost: readonly number[]
  /** Ways in which a Damage card is drawn. */
  readonly card: number
}

// XO-DMG-02
export function damageOdds(state: XodusState, ship: Ship): DamageOdds {
  const lost: number[] = []
  let card = 0
  const roll = newRoll('damage')
  const of = everyFall(state, roll, diceOf(roll, [ship]), AT['damage-roll'], (seen, ways) => {
    const critical = isCritical(seen, ship.index)
    add(lost, missesOf(seen, ship.index) + (critical ? malfunctions(ship, 'unstable-core') : 0), ways)
    if (critical) card += ways
  })
  return { of, lost, card }
}

export interface AttackOdds {
  readonly of: number
  /** Ways by the Health they cost the foe; those in which it has none left. */
  readonly damage: readonly number[]
  readonly defeated: number
  /** For each ship of the combat, ways by the Health they cost it; those with a critical miss. */
  readonly lost: readonly (readonly number[])[]
  readonly critical: readonly number[]
}

/** An attack yet to be rolled, if the ships choose these manoeuvres; with more Shields pierced than so far, or not. */
export function attackOdds(
  state: XodusState,
  manoeuvres: readonly number[],
  pierce = 0,
): AttackOdds | undefined {
  const { combat } = state
  if (combat === null) return undefined
  const planned: Combat = { ...combat, manoeuvres: [...manoeuvres] }
  const imagined: XodusState = { ...state, combat: planned, roll: null }
  planned.pierce += pierce + freePierce(imagined, planned)
  const ships = planned.ships.map((index) => state.ships[index])
  const roll = newRoll('attack')
  return oddsOf(imagined, planned, roll, diceOf(roll, ships, manoeuvres))
}

/** The attack on the table, if some of its dice are rolled again. */
export function attackIfRerolled(state: XodusState, dice: readonly number[]): AttackOdds | undefined {
  const { combat, roll } = state
  return combat === null || roll === null ? undefined : oddsOf(state, combat, roll, dice)
}

function oddsOf(state: XodusState, combat: Combat, roll: Roll, dice: readonly number[]): AttackOdds {
  const damage: number[] = []
  const lost: number[][] = combat.ships.map(() => [])
  const critical = combat.ships.map(() => 0)
  const outlook = newOutlook()
  let defeated = 0
  const of = everyFall(state, roll, dice, AT['after-attack'], (seen, ways) => {
    countAttack(state, combat, seen, outlook)
    add(damage, outlook.damage, ways)
    if (outlook.left === 0) defeated += ways
    for (let at = 0; at < combat.ships.length; at++) {
      add(lost[at], outlook.lost[combat.ships[at]], ways)
      if ((outlook.critical >> combat.ships[at]) & 1) critical[at] += ways
    }
  })
  return { of, damage, defeated, lost, critical }
}

/** What the attack on the table comes to as it lies, or with a card used on it; nothing if that rolls dice again. */
export function attackIf(state: XodusState, use?: UseCard): Outlook | undefined {
  const { combat, roll } = state
  if (combat === null || roll === null) return undefined
  const seen = new ImaginedRoll().copy(roll)
  if (use !== undefined) {
    const ship = state.ships[use.ship]
    if (cardOf(ship, use.card)?.boosts.some((boost) => boost.do === 'reroll') === true) return undefined
    boostRoll(state, seen, ship, use.card, use.on)
  }
  settle(state, seen, AT['after-attack'])
  return countAttack(state, combat, seen, newOutlook())
}

/** The Damage Roll on the table as it lies: the Health it costs, and whether a Damage card is drawn. */
export function damageIf(state: XodusState): { readonly lost: number; readonly card: boolean } | undefined {
  const seen = settled(state, 'damage', AT['damage-roll'])
  if (seen === undefined) return undefined
  const ship = state.ships[seen.dice[0].ship]
  const card = isCritical(seen, ship.index)
  return { lost: missesOf(seen, ship.index) + (card ? malfunctions(ship, 'unstable-core') : 0), card }
}

/** Misses that count in the Detection Roll on the table as it lies. */
export function missesIf(state: XodusState): number | undefined {
  const seen = settled(state, 'detection', AT.detection)
  return seen && allMisses(seen)
}

/** Successes of the Skill Roll on the table as it lies. */
export function successesIf(state: XodusState): number | undefined {
  const seen = settled(state, 'skill', AT.skill)
  return seen && successes(state, seen)
}

/** The roll on the table, if it is of that kind, once all that acts by itself has acted. */
function settled(state: XodusState, kind: RollKind, moment: number): ImaginedRoll | undefined {
  if (state.roll?.kind !== kind) return undefined
  const seen = new ImaginedRoll().copy(state.roll)
  settle(state, seen, moment)
  return seen
}

function add(ways: number[], amount: number, more: number): void {
  while (ways.length <= amount) ways.push(0)
  ways[amount] += more
}
