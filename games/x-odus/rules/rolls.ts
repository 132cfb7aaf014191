import type { SkillRoll } from '../content/schema.ts'
import { AT } from '../position/cards.ts'
import { colourOfDie, FACES, facesOf, missesOf, newDie, newRoll } from '../position/dice.ts'
import { isDetected, misreadSensors, successes } from '../position/results.ts'
import { FACE_OF, HIT, NONE, type Roll, type RollKind, type Ship, SPECIAL } from '../position/state.ts'
import { AFTER_DAMAGE, AFTER_DETECTION, AFTER_SKILL } from './roll-windows.ts'
import { settleRoll } from './using.ts'
import { openWindow } from './windows.ts'
import type { Xodus } from './xodus.ts'

/** XO-DIC-04: the dice of ships are rolled together, and lie on the table until the roll is over. */
export function rollFor(
  g: Xodus,
  kind: RollKind,
  ships: readonly Ship[],
  symbol: number = NONE,
  needed = 0,
): Roll {
  const roll = newRoll(kind, symbol, needed)
  for (const ship of ships) {
    throwDie(g, roll, ship, 1)
    throwDie(g, roll, ship, 2)
  }
  g.state.roll = roll
  tellRoll(g, roll)
  return roll
}

/** XO-CMB-04: both dice of a ship that attacks offensively, one of a ship that does so defensively. */
export function rollAttack(g: Xodus, ships: readonly Ship[], manoeuvres: readonly number[]): Roll {
  const roll = newRoll('attack')
  for (let at = 0; at < ships.length; at++) {
    if (manoeuvres[at] !== 2) throwDie(g, roll, ships[at], 1)
    if (manoeuvres[at] !== 1) throwDie(g, roll, ships[at], 2)
  }
  g.state.roll = roll
  tellRoll(g, roll)
  return roll
}

/** A die of a ship: its first or its second one. */
function throwDie(g: Xodus, roll: Roll, ship: Ship, which: number): void {
  const colour = colourOfDie(ship, which)
  roll.dice.push(newDie(ship.index, colour, FACES[colour][g.roll(6) - 1]))
}

function tellRoll(g: Xodus, roll: Roll): void {
  if (g.listener === undefined) return
  const { ships } = g.state
  const dice = roll.dice.map(({ ship, colour, face }) => ({ board: ships[ship].board, colour, face }))
  g.tell({ kind: 'rolled', roll: roll.kind, dice })
}

/** Cards on a Damage Roll of a ship, then those that act by themselves. */
export function afterDamageRoll(g: Xodus, ship: Ship): void {
  openWindow(g, AFTER_DAMAGE, { ship: ship.index })
  settleRoll(g, AT['damage-roll'])
}

/** XO-ENS-02, XO-ENS-06, XO-ENS-07, XO-FLT-10: whether the ships are detected. */
export function detectionRoll(g: Xodus, ships: readonly Ship[]): boolean {
  const { state } = g
  const roll = rollFor(g, 'detection', ships)
  misreadSensors(state, roll)
  openWindow(g, AFTER_DETECTION)
  settleRoll(g, AT.detection)
  state.roll = null
  return isDetected(roll)
}

/** XO-EXP-13, XO-FLT-11, XO-ENS-07: whether the ships succeed. */
export function skillRoll(g: Xodus, ships: readonly Ship[], { symbol, n }: SkillRoll): boolean {
  const { state } = g
  const face = FACE_OF[symbol]
  const roll = rollFor(g, 'skill', ships, face, n)
  openWindow(g, AFTER_SKILL)
  settleRoll(g, AT.skill)
  state.roll = null
  const got = successes(state, roll)
  g.tell({ kind: 'skill-roll', symbol: face, needed: n, got, success: got >= n })
  return got >= n
}

/** What a ship has rolled. */
interface Count {
  readonly hits: number
  readonly misses: number
  readonly specials: number
}

/** A roll for a Signal: no card is used on it. In the order of the ships. */
export function workRoll(g: Xodus, ships: readonly Ship[]): Count[] {
  const roll = rollFor(g, 'work', ships)
  g.state.roll = null
  return ships.map(({ index }) => ({
    hits: facesOf(roll, index, HIT),
    misses: missesOf(roll, index),
    specials: facesOf(roll, index, SPECIAL),
  }))
}
