import { DIE_FACES } from '../content/dice.ts'
import type { DieFace } from '../content/schema.ts'
import { SHIPS } from '../content/ships.ts'
import {
  COLOURS,
  type Die,
  type Face,
  FACE_OF,
  HIT,
  MISS,
  NONE,
  type Roll,
  type RollKind,
  type Ship,
  SPECIAL,
  type XodusState,
} from './state.ts'

/** XO-DIC-01, XO-DIC-02: the six faces of each colour. */
export const FACES: readonly (readonly Face[])[] = COLOURS.map((colour) =>
  DIE_FACES[colour].map((face) => FACE_OF[face]),
)

/** XO-DIC-03: the colours of the two dice of each ship. */
const DICE_OF_BOARD: readonly (readonly number[])[] = SHIPS.map(({ dice }) =>
  dice.map((colour) => COLOURS.indexOf(colour)),
)

/** The colour of the first or the second die of a ship. */
export function colourOfDie(ship: Ship, which: number): number {
  return DICE_OF_BOARD[ship.board][which - 1]
}

export function newRoll(kind: RollKind, symbol: number = NONE, needed = 0): Roll {
  return {
    kind,
    dice: [],
    symbol,
    needed,
    hits: 0,
    specials: 0,
    pierce: 0,
    used: [],
    declined: [],
  }
}

export function newDie(ship: number, colour: number, face: Face): Die {
  return { ship, colour, face, rerolled: false, used: false, ignored: false, hits: face === HIT ? 1 : 0 }
}

export function showFace(die: Die, face: Face): void {
  die.face = face
  die.hits = face === HIT ? 1 : 0
}

// Counting. A roll is counted by these functions alone, whether dice lie on the table or are imagined.

/** Misses of a ship that still count. */
export function missesOf(roll: Roll, ship: number): number {
  let misses = 0
  for (const die of roll.dice) if (die.ship === ship && die.face === MISS && !die.ignored) misses++
  return misses
}

export function allMisses(roll: Roll): number {
  let misses = 0
  for (const die of roll.dice) if (die.face === MISS && !die.ignored) misses++
  return misses
}

/** XO-DMG-04: both dice of a ship show misses that count; one die alone is never critical. OP-14 */
export function isCritical(roll: Roll, ship: number): boolean {
  return missesOf(roll, ship) === 2
}

/** XO-MOD-12, XO-MOD-13: misses of a ship that may still be ignored. */
export function openMisses(roll: Roll, ship: number): number {
  let misses = 0
  for (const die of roll.dice) if (die.ship === ship && canBeIgnored(die)) misses++
  return misses
}

function canBeIgnored(die: Die): boolean {
  return die.face === MISS && !die.ignored && !die.used
}

/** Specials, or hits, of a ship that have triggered nothing yet. */
export function openSpecials(roll: Roll, ship: number): number {
  return openFaces(roll, ship, SPECIAL)
}

export function openHits(roll: Roll, ship: number): number {
  return openFaces(roll, ship, HIT)
}

function openFaces(roll: Roll, ship: number, face: Face): number {
  let count = 0
  for (const die of roll.dice) if (die.ship === ship && die.face === face && !die.used) count++
  return count
}

/** Faces of a kind among the dice of a ship. */
export function facesOf(roll: Roll, ship: number, face: Face): number {
  let count = 0
  for (const die of roll.dice) if (die.ship === ship && die.face === face) count++
  return count
}

/** XO-CMB-22, XO-CMB-24: what the dice of the ships that are left, one bit each, and the cards used add up to. */
export function attackValue(roll: Roll, ships: number): number {
  let { hits } = roll
  for (const die of roll.dice) if ((ships >> die.ship) & 1) hits += die.hits
  return hits
}

// Changing dice

/** Up to so many misses of a ship are ignored. */
export function ignoreMisses(roll: Roll, ship: number, n: number): void {
  let left = n
  for (const die of roll.dice) {
    if (left > 0 && die.ship === ship && canBeIgnored(die)) {
      die.ignored = true
      left--
    }
  }
}

/** XO-MOD-13: dice that trigger a card are locked, up to so many; how many they were. */
export function lock(roll: Roll, ship: number, face: Face, n: number): number {
  let locked = 0
  for (const die of roll.dice) {
    if (locked < n && die.ship === ship && die.face === face && !die.used && !die.ignored) {
      die.used = true
      locked++
    }
  }
  return locked
}

/** XO-MOD-11, XO-MOD-13 */
export function canBeRerolled(die: Die): boolean {
  return !die.rerolled && !die.used && !die.ignored
}

export const FACE_NAMES: readonly DieFace[] = ['hit', 'miss', 'special']

/** Whether a die on the table is the first of its ship, or the second. */
export function rankOfDie(view: XodusState, index: number): number {
  const dice = view.roll?.dice ?? []
  return dice.slice(0, index + 1).filter(({ ship }) => ship === dice[index].ship).length
}

/** The colours of a ship's dice. */
export const diceOf = (ship: Ship) => SHIPS[ship.board].dice
