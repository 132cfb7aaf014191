import { AVATAR_DIE } from '../content/dice.ts'
import type { AvatarFace } from '../content/schema.ts'
import { type AvatarMap, avatarMap, bit, distancesFrom, FAR, NO_OBSTACLES, wayTo } from './avatar-ways.ts'
import { colourOf } from './map.ts'
import { type Foe, NONE, type XodusState } from './state.ts'
import { isHeld, nearest, type Prey, preyOf, type Target, targetOf } from './targets.ts'

/** Where an Avatar goes with a face of its die. */
export interface AvatarMove {
  /** Steps it may make: those of the die and of the Movement markers. */
  readonly steps: number
  readonly target: Target
  /** Places from where it stands to where it stops. */
  readonly path: readonly number[]
  readonly end: number
}

/** What an Avatar would do, face by face. */
export interface Forecast extends AvatarMove {
  /** The face, by its place on the die. */
  readonly face: number
}

// XO-AVM-03, XO-VAR-11, OP-34
export function stepsOf(state: XodusState, face: AvatarFace): number {
  return Math.max(0, face.steps + state.movement + (state.nightmare ? 1 : 0))
}

// XO-AVM-04, XO-AVM-05, XO-AVM-11
export function moveToShips(
  state: XodusState,
  avatar: Foe,
  face: AvatarFace,
  prey: Prey,
  map: AvatarMap,
): AvatarMove {
  const wormhole = face.wormhole === true
  const target = targetOf(state, avatar, wormhole, prey, map)
  const steps = stepsOf(state, face)
  if (target.place === NONE) return { steps, target, path: [avatar.place], end: avatar.place }
  const obstacles = { closed: prey.closed, stops: prey.ships }
  const distances = distancesFrom(map, target.place, wormhole, obstacles)
  const others = prey.free & ~bit(target.place)
  const rank = (end: number): number => rankOfEnd(state, map, others, end)
  return { steps, target, ...wayTo(map, distances, avatar.place, steps, obstacles, rank) }
}

// XO-KEY-04, XO-KEY-05, XO-KEY-10: ships do not turn it aside, but it stops where it meets one.
export function moveToGreatRift(
  state: XodusState,
  avatar: Foe,
  face: AvatarFace,
  prey: Prey,
  map: AvatarMap,
): AvatarMove {
  const steps = stepsOf(state, face)
  const place = greatRift(state)
  const closed = prey.closed & ~bit(place)
  const distances = distancesFrom(map, place, face.wormhole === true, { closed, stops: 0 })
  const distance = distances.best[avatar.place]
  const target: Target = {
    place,
    ships: [],
    distance: distance === FAR ? NONE : distance,
    reason: 'great-rift',
  }
  const rank = (end: number, remaining: number): number =>
    remaining * RANKS + rankOfEnd(state, map, prey.free, end)
  return { steps, target, ...wayTo(map, distances, avatar.place, steps, { closed, stops: prey.ships }, rank) }
}

function greatRift(state: XodusState): number {
  return state.systems.findIndex((_, place) => colourOf(state, place) === 'great-rift')
}

const TILE_RANKS = 64
const RANKS = 128 * 2 * TILE_RANKS

/** OP-23: of equal ways, the one that ends nearest to the other free ships, then on a Rift, then on the lowest tile. */
function rankOfEnd(state: XodusState, map: AvatarMap, others: number, end: number): number {
  const toOthers = others === 0 ? 0 : nearest(distancesFrom(map, end, false, NO_OBSTACLES), others)
  const offRift = (map.rifts & bit(end)) === 0 ? 1 : 0
  return (toOthers * 2 + offRift) * TILE_RANKS + state.systems[end].tile
}

/**
 * Where an Avatar would go with each face of the die, if it moved now: before the Corruption advances and before any
 * other Avatar moves. Nothing if it is engaged, and does not move at all.
 */
export function forecastOf(state: XodusState, avatar: Foe): Forecast[] {
  if (isHeld(state, avatar)) return []
  const map = avatarMap(state)
  const prey = preyOf(state)
  return AVATAR_DIE.map((die, face) => ({ face, ...moveToShips(state, avatar, die, prey, map) }))
}

/** Steps of an Avatar from a System to every other; NONE where there is no way. */
export function avatarDistances(state: XodusState, from: number, wormhole: boolean): number[] {
  const { best } = distancesFrom(avatarMap(state), from, wormhole, NO_OBSTACLES)
  return best.map((steps) => (steps === FAR ? NONE : steps))
}

/** Systems that an Avatar can come to with so many steps, wherever the ships move in the meantime. */
export function reachOf(state: XodusState, avatar: Foe, steps: number, wormhole: boolean): number[] {
  const { best } = distancesFrom(avatarMap(state), avatar.place, wormhole, NO_OBSTACLES)
  const reach: number[] = []
  for (let place = 0; place < best.length; place++) if (best[place] <= steps) reach.push(place)
  return reach
}
