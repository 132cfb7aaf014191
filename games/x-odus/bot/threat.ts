import { AVATAR_DIE } from '../content/dice.ts'
import { type AvatarMap, avatarMap, bit, firstOf, neighbours } from '../position/avatar-ways.ts'
import { stepsOf } from '../position/forecast.ts'
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
    spread(map, bit(foe.place), reach, (place, comes) => {
      threat[place] = 1 - (1 - threat[place]) * (1 - comes)
    })
  }
  if (!arrives) return threat
  spread(map, map.rifts, reach, (place, comes) => {
    threat[place] = Math.max(threat[place], comes * ARRIVAL)
  })
  return threat
}

/** Goes outwards from some Systems for as long as a die may take an Avatar there. */
function spread(
  map: AvatarMap,
  from: number,
  reach: readonly number[],
  tell: (place: number, comes: number) => void,
): void {
  let ring = from
  let seen = 0
  for (let steps = 0; ring !== 0 && reach[steps] > 0; steps++) {
    for (let rest = ring; rest !== 0; rest &= rest - 1) tell(firstOf(rest), reach[steps])
    seen |= ring
    ring = neighbours(map, ring) & ~seen
  }
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
