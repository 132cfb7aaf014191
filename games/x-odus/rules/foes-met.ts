import type { Refusal } from '@astrolabe/kernel'
import { countEnemies, mustBeDetected } from '../position/enemy-systems.ts'
import { isOver, type XodusState } from '../position/state.ts'
import { actingShips, isEngaged, leaderOf } from '../position/turn.ts'
import { cannotAct, spendAction } from './acting.ts'
import { engage } from './avatar-combat.ts'
import { fight } from './combat.ts'
import { detect, drawEnemies, markPacified } from './enemy-systems.ts'
import { gather } from './fleets.ts'
import { refuse } from '../position/refuse.ts'
import type { Xodus } from './xodus.ts'

const NOBODY: readonly number[] = []

/**
 * The group is in a System, at the start of a turn or on entering it: Avatars engage it, and an active Enemy System may
 * detect it; members that have been there since before are not looked for again. Whoever is there may join before that.
 * XO-TRN-06, XO-ENS-01, XO-AVC-04, OP-25, OP-31, OP-33
 */
export function faceFoes(g: Xodus, entering: boolean, before: readonly number[] = NOBODY): void {
  const { state } = g
  const { place } = leaderOf(state)
  engageAvatars(g, place)
  const detection = mustBeDetected(state, place)
  if (!detection && !isEngaged(state)) return
  gather(g)
  if (isOver(state)) return
  const ships = actingShips(state).filter(({ index }) => !before.includes(index))
  const detected = detection && detect(g, place, ships, entering)
  if (detected || isEngaged(state)) battle(g, place, detected)
}

/** XO-ACT-15, XO-AVC-04: whoever is not engaged yet, without Damage Rolls outside the Corruption phase. */
function engageAvatars(g: Xodus, place: number): void {
  if (actingShips(g.state).every(({ engaged }) => engaged)) return
  const { foes } = g.state
  for (let foe = 0; foe < foes.length; foe++) {
    if (foes[foe].avatar && foes[foe].place === place) engage(g, foe, false)
  }
}

/** The group fights all that see it; an Enemy System without its Enemies is pacified. XO-ENS-03, XO-ENS-09, XO-CMB-21 */
export function battle(g: Xodus, place: number, detected: boolean): void {
  const { state } = g
  const enemies = countEnemies(state, place)
  fight(g, place, detected)
  if (enemies > 0 && countEnemies(state, place) === 0 && !isOver(state)) markPacified(g, place)
}

// XO-ACT-23
export function cannotPacify(state: XodusState): Refusal | undefined {
  if (state.turn?.disengaged === true) return refuse('XO-CMB-20')
  return mustBeDetected(state, leaderOf(state).place) ? cannotAct(state) : refuse('XO-ACT-23')
}

/** XO-ACT-23: the Enemies of the tile come, all of them. OP-5 */
export function pacifyByForce(g: Xodus): void {
  const { place } = leaderOf(g.state)
  spendAction(g)
  if (drawEnemies(g, place)) battle(g, place, true)
}
