import { NEBULAE } from '../content/board.ts'
import { DICE_LEAST, TARGETING_LEAST } from '../content/limits.ts'
import { RAIDERS, VOID_DRAGON } from '../content/raiders.ts'
import type { RaiderCard, RaiderClass } from '../content/schema.ts'
import { hasPower } from './abilities.ts'
import { distance, isNebula, isRegion, neighboursOf } from './map.ts'
import { hasShipAt } from './ships.ts'
import { type AndromedaState, NONE, type Raider, RETREATED, UNITY } from './state.ts'

/** From the weakest to the strongest. AE-BR-1 */
const CLASSES: readonly RaiderClass[] = ['S', 'A', 'B', 'C', 'D']

export const cardOf = (raider: Raider): RaiderCard => RAIDERS[raider.card]

export const rankOfClass = (raider: Raider): number => CLASSES.indexOf(cardOf(raider).class)

export const isScout = (raider: Raider): boolean => cardOf(raider).class === 'S'

export const isDragon = (raider: Raider): boolean => raider.card === VOID_DRAGON

export const isRetreated = (raider: Raider): boolean => raider.place === RETREATED

// AE-BR-15
export const raiderDice = (raider: Raider): number => Math.max(DICE_LEAST, cardOf(raider).dice + raider.dice)

export const raiderTargeting = (raider: Raider): number => Math.max(TARGETING_LEAST, cardOf(raider).targeting)

/** Whether it still has its armour: without it, it has a die less (6.9). */
export const isArmoured = (raider: Raider): boolean => cardOf(raider).power === 'armoured' && raider.dice >= 0

/** AE-BR-2, AE-BR-5: whether a raider would attack somebody who launches to a region. */
function isInRange(state: AndromedaState, raider: Raider, region: number, who: number): boolean {
  if (isRetreated(raider)) return false
  if (raider.place === region) {
    // Mist Harvest: in a nebula the Cloud Nebulons are left in peace by those who are there.
    return !isNebula(region) || !hasPower(state, who, 'mist-harvest')
  }
  return distance(state, raider.place, region) <= cardOf(raider).range
}

/**
 * AE-BR-2, AE-BR-3: the raiders among which it is to be chosen which one attacks, by their places in `raiders`, in reading
 * order; of figures that are alike in every respect one.
 */
export function attackersOf(state: AndromedaState, region: number, who: number): number[] {
  let found: number[] = []
  for (let number = 0; number < state.raiders.length; number++) {
    const raider = state.raiders[number]
    if (!isInRange(state, raider, region, who)) continue
    const order = found.length === 0 ? 1 : compare(state, raider, state.raiders[found[0]], region)
    if (order > 0) found = [number]
    else if (order === 0 && !found.some((other) => areAlike(raider, state.raiders[other]))) found.push(number)
  }
  return found.toSorted((a, b) => state.raiders[a].place - state.raiders[b].place)
}

function compare(state: AndromedaState, a: Raider, b: Raider, region: number): number {
  return (
    rankOfClass(a) - rankOfClass(b) || distance(state, b.place, region) - distance(state, a.place, region)
  )
}

const areAlike = (a: Raider, b: Raider): boolean =>
  a.card === b.card && a.place === b.place && a.dice === b.dice

/** The raider that attacks, as far as it can be told before anybody chooses; NONE if there is none in range. */
export const attackerOf = (state: AndromedaState, region: number, who: number): number =>
  state.turn.ceaseFire ? NONE : (attackersOf(state, region, who)[0] ?? NONE)

/** AE-BR-10, AE-BR-11: whether an attack pulls the ships of a region into the Void. */
export const warps = (raider: Raider, region: number): boolean =>
  cardOf(raider).power === 'shadow-warp' && raider.place !== region

/** AE-BR-13: where a raider may go that moves one step toward the nearest ship; nowhere if it stays. */
export function stepsTowardShip(state: AndromedaState, raider: Raider): number[] {
  let nearest = Number.POSITIVE_INFINITY
  let targets: number[] = []
  for (const { place } of state.ships) {
    if (place < 0 || targets.includes(place)) continue
    const steps = distance(state, raider.place, place)
    if (steps < nearest) targets = []
    if (steps <= nearest) {
      nearest = steps
      targets.push(place)
    }
  }
  if (nearest === 0) return []
  return neighboursOf(state, raider.place)
    .filter((next) =>
      targets.some(
        (target) =>
          // AE-BB-25: a nebula is no way to anywhere else.
          next === target || (!isNebula(next) && distance(state, next, target) === nearest - 1),
      ),
    )
    .toSorted((a, b) => a - b)
}

/** AE-BZ-7: of two nebulae as near as each other, West. */
export function nearestNebula(state: AndromedaState, region: number): number {
  const [west, east] = NEBULAE.map((nebula) => nebula.region)
  return distance(state, region, east) < distance(state, region, west) ? east : west
}

/** Whether there is somebody to be attacked: the active participant is still in the active region. AE-UL-23 */
export const isExposed = (state: AndromedaState): boolean =>
  isRegion(state, state.turn.region) && hasShipAt(state, state.turn.who, state.turn.region)

/** Who answers for the one whose turn it is; nobody (NONE) where the Unity goes by its own rules. AE-BR-3, AE-UD-35 */
export function deciderOf(state: AndromedaState): number {
  if (state.turn.who !== UNITY) return state.turn.who
  return state.decideForUnity ? state.machine.control : NONE
}
