import { AVATAR_DIE } from '../content/dice.ts'
import { avatarMap, bit, distancesFrom, NO_OBSTACLES } from '../position/avatar-ways.ts'
import { stepsOf } from '../position/forecast.ts'
import { laneDistances } from '../position/map.ts'
import type { XodusState } from '../position/state.ts'
import { isHeld } from '../position/targets.ts'

/**
 * How likely an Avatar comes to each System in this round's Corruption phase, from 0 to 1, roughly: one that hunts
 * somebody nearer is counted all the same.
 */
export function threats(state: XodusState): number[] {
  const { systems, foes } = state
  const threat: number[] = systems.map(() => 0)
  const arrives = arrivesNext(state)
  if (!arrives && !foes.some(({ avatar }) => avatar)) return threat
  const reach = chancesByDistance(state)
  const map = avatarMap(state)
  for (const foe of foes) {
    if (!foe.avatar || isHeld(state, foe)) continue
    const { best } = distancesFrom(map, foe.place, false, NO_OBSTACLES)
    for (let place = 0; place < systems.length; place++) {
      const comes = reach[best[place]] ?? 0
      threat[place] = 1 - (1 - threat[place]) * (1 - comes)
    }
  }
  if (!arrives) return threat
  for (let place = 0; place < systems.length; place++) {
    if ((map.rifts & bit(place)) === 0) continue
    const steps = laneDistances(state, place)
    for (let other = 0; other < systems.length; other++) {
      const comes = steps[other] < 0 ? 0 : (reach[steps[other]] ?? 0)
      threat[other] = Math.max(threat[other], comes * ARRIVAL)
    }
  }
  return threat
}

/** An Avatar comes out of one Rift only, the one nearest to a ship. */
const ARRIVAL = 0.7

function arrivesNext({ held, tokens, marker }: XodusState): boolean {
  if (held) return false
  for (const { space } of tokens) if (space === marker + 1) return true
  return false
}

/** By steps: the chance that a die takes an Avatar so far. */
export function chancesByDistance(state: XodusState): number[] {
  const chances: number[] = []
  for (let steps = 0; steps <= 5; steps++) {
    let faces = 0
    for (const face of AVATAR_DIE) if (stepsOf(state, face) >= steps) faces++
    chances.push(faces / AVATAR_DIE.length)
  }
  return chances
}
