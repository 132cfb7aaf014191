import { type AvatarMap, avatarMap, bit, type Distances, distancesFrom, FAR, firstOf } from './avatar-ways.ts'
import { type Foe, NONE, type Ship, type XodusState } from './state.ts'
import { fleetOf } from './turn.ts'

/** The lone ship, or the Fleet, that an Avatar goes for. */
export interface Target {
  /** NONE if there is nobody to go for, or no way. */
  readonly place: number
  readonly ships: readonly Ship[]
  readonly distance: number
  readonly reason: TargetReason
}

const NOBODY: Target = { place: NONE, ships: [], distance: NONE, reason: 'none' }

/** Where ships are, as an Avatar takes them; sets of Systems as in `avatar-ways.ts`. */
export interface Prey {
  /** Systems with ships that it sees. */
  readonly ships: number
  /** … with ships that no Avatar has engaged. */
  readonly free: number
  /** Systems it does not enter: another Avatar is engaged there, and some ship is free. XO-AVM-07 */
  readonly closed: number
}

// OP-25: a hidden ship is not targeted, not engaged and not counted.
export function isSeen(ship: Ship): boolean {
  return !ship.destroyed && !ship.hidden
}

export function preyOf(state: XodusState): Prey {
  const avatars = avatarPlaces(state)
  let ships = 0
  let engaged = 0
  for (const ship of state.ships) {
    if (!isSeen(ship)) continue
    ships |= bit(ship.place)
    if (ship.engaged) engaged |= bit(ship.place) & avatars
  }
  const free = ships & ~engaged
  return { ships, free, closed: free === 0 ? 0 : engaged }
}

function avatarPlaces(state: XodusState): number {
  let places = 0
  for (const foe of state.foes) if (foe.avatar) places |= bit(foe.place)
  return places
}

/** XO-AVM-01, XO-KEY-08: whether the Avatar is held where it is by ships that it has engaged. */
export function isHeld(state: XodusState, avatar: Foe): boolean {
  for (const ship of state.ships) {
    if (ship.engaged && ship.place === avatar.place && isSeen(ship)) return true
  }
  return false
}

// XO-AVM-04, XO-AVM-07, XO-AVM-08
export function targetOf(
  state: XodusState,
  avatar: Foe,
  wormhole: boolean,
  prey: Prey = preyOf(state),
  map: AvatarMap = avatarMap(state),
): Target {
  const distances = distancesFrom(map, avatar.place, wormhole, { closed: prey.closed, stops: prey.ships })
  // As long as some ship is free, those that are engaged lie in Systems that are closed to it.
  const distance = nearest(distances, prey.ships)
  if (distance === FAR) return NOBODY
  const places: number[] = []
  for (let rest = prey.ships; rest !== 0; rest &= rest - 1) {
    const place = firstOf(rest)
    if (distances.best[place] === distance) places.push(place)
  }
  const { place, ships, reason } = weakest(state, places)
  return { place, ships, distance, reason: prey.free === 0 ? 'all-engaged' : reason }
}

/** Steps to the nearest of some Systems; FAR if there is no way to any. */
export function nearest({ best }: Distances, places: number): number {
  let distance = FAR
  for (let rest = places; rest !== 0; rest &= rest - 1) distance = Math.min(distance, best[firstOf(rest)])
  return distance
}

/** A ship alone, or a Fleet. Ships that share a System and have formed none are alone, each. XO-AVM-13, OP-24 */
interface Group {
  readonly place: number
  readonly ships: readonly Ship[]
}

interface Criterion {
  readonly reason: TargetReason
  /** The groups with the least of it are the weaker ones. */
  readonly of: (group: Group) => number
}

const total = ({ ships }: Group, of: (ship: Ship) => number): number => {
  let sum = 0
  for (const ship of ships) sum += of(ship)
  return sum
}

const health = (group: Group): number => total(group, (ship) => ship.health)
const markers = (group: Group): number => total(group, (ship) => ship.markers)
const isLone = ({ ships }: Group): boolean => ships.length === 1

// XO-AVM-06
const LONE: readonly Criterion[] = [
  { reason: 'least-health', of: health },
  { reason: 'least-markers', of: markers },
]
const FLEET: readonly Criterion[] = [
  { reason: 'smallest-fleet', of: ({ ships }) => ships.length },
  { reason: 'fleet-least-health', of: health },
  { reason: 'fleet-least-markers', of: markers },
]

// XO-AVM-12, OP-23: in doubt, the worst for the players. Seats come in their order, a seat's ships in theirs.
const MOST_KEYS: Criterion = { reason: 'keys', of: (group) => -total(group, (ship) => ship.keys.length) }
const IN_ORDER: Criterion = {
  reason: 'seat',
  of: ({ ships }) => Math.min(...ships.map(({ seat, index }) => 8 * seat + index)),
}

/** The weakest of the groups at the same distance, and what told it apart. */
function weakest(state: XodusState, places: readonly number[]): Group & { readonly reason: TargetReason } {
  let groups = places.flatMap((place) => groupsIn(state, place))
  if (groups.length === 1) return { ...groups[0], reason: 'nearest' }
  // OP-26: the published order, where the table wants it.
  if (state.keysFirst) {
    groups = leastOf(groups, MOST_KEYS)
    if (groups.length === 1) return { ...groups[0], reason: 'keys' }
  }
  // XO-AVM-06: lone ships come before Fleets.
  const lone = groups.filter(isLone)
  if (lone.length > 0) groups = lone
  for (const criterion of [...(lone.length > 0 ? LONE : FLEET), MOST_KEYS, IN_ORDER]) {
    groups = leastOf(groups, criterion)
    if (groups.length === 1) return { ...groups[0], reason: criterion.reason }
  }
  throw new Error('two ships of the same place in the order of seats')
}

function groupsIn(state: XodusState, place: number): Group[] {
  const groups = new Map<number, Ship[]>()
  for (const ship of state.ships) {
    if (ship.place !== place || !isSeen(ship)) continue
    const [first] = fleetOf(state, ship)
    groups.set(first, [...(groups.get(first) ?? []), ship])
  }
  return [...groups.values()].map((ships) => ({ place, ships }))
}

function leastOf<G extends Group>(groups: readonly G[], { of }: Criterion): G[] {
  const least = Math.min(...groups.map(of))
  return groups.filter((group) => of(group) === least)
}

/** Why an Avatar chose its target among others, by the first criterion that told them apart (XO-AVM-04, -06, -12). */
export type TargetReason =
  | 'nearest'
  | 'least-health'
  | 'least-markers'
  | 'smallest-fleet'
  | 'fleet-least-health'
  | 'fleet-least-markers'
  | 'keys'
  | 'seat'
  | 'great-rift'
  | 'all-engaged'
  | 'none'
