import { hasRift, hasWormhole, laneAt } from './map.ts'
import { NONE, type XodusState } from './state.ts'

// Ways of Avatars over the map. A set of Systems is a number with a bit for each place: a map has at most 31.

/** Further than any System can be. */
export const FAR = 99

/** The map as Avatars travel it. */
export interface AvatarMap {
  /** For each System, those one step away. */
  readonly steps: readonly number[]
  readonly wormholes: number
  readonly rifts: number
}

export const bit = (place: number): number => 1 << place

/** The lowest place of a set. */
export const firstOf = (places: number): number => 31 - Math.clz32(places & -places)

// XO-COR-03, XO-AVM-04, OP-30: a step from Rift to Rift costs as much as one along a lane.
export function avatarMap(state: XodusState): AvatarMap {
  const { length } = state.systems
  const steps: number[] = []
  let wormholes = 0
  let rifts = 0
  for (let place = 0; place < length; place++) {
    let lanes = 0
    for (let edge = 0; edge < 6; edge++) {
      const other = laneAt(state, place, edge)
      if (other !== NONE) lanes |= bit(other)
    }
    steps.push(lanes)
    if (hasWormhole(state, place)) wormholes |= bit(place)
    if (hasRift(state, place)) rifts |= bit(place)
  }
  for (let rest = rifts; rest !== 0; rest &= rest - 1) {
    const place = firstOf(rest)
    steps[place] |= rifts & ~bit(place)
  }
  return { steps, wormholes, rifts }
}

/** What an Avatar does not enter, and what it does not pass. */
export interface Obstacles {
  readonly closed: number
  readonly stops: number
}

export const NO_OBSTACLES: Obstacles = { closed: 0, stops: 0 }

/** Steps from a System to every other, or back; FAR where there is no way. */
export interface Distances {
  readonly plain: readonly number[]
  /** With one Wormhole on the way, where that is shorter. */
  readonly best: readonly number[]
}

// OP-29: the passage is no step of the move, and is taken once.
export function distancesFrom(
  map: AvatarMap,
  from: number,
  wormhole: boolean,
  { closed, stops }: Obstacles,
): Distances {
  const { length } = map.steps
  const plain = allFar(length)
  const best = allFar(length)
  const wormholes = wormhole ? map.wormholes & ~closed : 0
  const open = ~stops | bit(from)
  let seenPlain = closed
  let seen = closed
  let reached = bit(from)
  let passed = 0
  for (let steps = 0; (reached | passed) !== 0; steps++) {
    seenPlain |= reached
    if ((reached & open & wormholes) !== 0) passed |= wormholes
    for (let rest = reached; rest !== 0; rest &= rest - 1) plain[firstOf(rest)] = steps
    for (let rest = (reached | passed) & ~seen; rest !== 0; rest &= rest - 1) best[firstOf(rest)] = steps
    passed &= ~(seen | reached)
    seen |= reached | passed
    reached = neighbours(map, reached & open) & ~seenPlain
    passed = neighbours(map, passed & open)
  }
  return { plain, best }
}

function allFar(length: number): number[] {
  const far: number[] = []
  for (let place = 0; place < length; place++) far.push(FAR)
  return far
}

export function neighbours({ steps }: AvatarMap, places: number): number {
  let around = 0
  for (let rest = places; rest !== 0; rest &= rest - 1) around |= steps[firstOf(rest)]
  return around
}

/** A way of an Avatar, as far as it gets. */
export interface Way {
  /** Places from where it stands to where it stops. */
  readonly path: readonly number[]
  readonly end: number
}

/** One journey of an Avatar, and the best way found for it so far. */
interface Journey {
  readonly map: AvatarMap
  readonly distances: Distances
  readonly closed: number
  readonly halts: number
  readonly rank: (end: number, remaining: number) => number
  readonly path: number[]
  best: Way
  bestRank: number
}

/**
 * The way to a System by a shortest path, as far as the steps go; `distances` are those to that System. It ends in the
 * first System of `halts`. Of several ways it takes the one whose end ranks lowest, then the first in the order of places.
 */
export function wayTo(
  map: AvatarMap,
  distances: Distances,
  from: number,
  steps: number,
  { closed, stops: halts }: Obstacles,
  rank: (end: number, remaining: number) => number,
): Way {
  const stay: Way = { path: [from], end: from }
  if (distances.best[from] === FAR) return stay
  const journey: Journey = {
    map,
    distances,
    closed,
    halts: halts & ~bit(from),
    rank,
    path: [from],
    best: stay,
    bestRank: Number.MAX_SAFE_INTEGER,
  }
  goOn(journey, from, true, steps)
  return journey.best
}

function goOn(journey: Journey, place: number, mayPass: boolean, steps: number): void {
  const { map, closed, halts } = journey
  const { plain, best } = journey.distances
  // OP-29: only if it shortens the way.
  const passes = mayPass && best[place] < plain[place]
  const remaining = passes ? best[place] : plain[place]
  if (plain[place] === 0 || (halts & bit(place)) !== 0) {
    arrive(journey, place, remaining)
    return
  }
  if (passes && (map.wormholes & bit(place)) !== 0) {
    for (let rest = map.wormholes & ~(closed | bit(place)); rest !== 0; rest &= rest - 1) {
      const exit = firstOf(rest)
      if (plain[exit] === remaining) follow(journey, exit, false, steps)
    }
    // XO-AVM-02: the passage comes on top of its steps, were there none at all. Any other way from here is longer.
    return
  }
  for (let rest = map.steps[place] & ~closed; rest !== 0; rest &= rest - 1) {
    const next = firstOf(rest)
    if ((passes ? best : plain)[next] !== remaining - 1) continue
    if (steps === 0) {
      arrive(journey, place, remaining)
      return
    }
    follow(journey, next, passes, steps - 1)
  }
}

function follow(journey: Journey, place: number, mayPass: boolean, steps: number): void {
  journey.path.push(place)
  goOn(journey, place, mayPass, steps)
  journey.path.pop()
}

function arrive(journey: Journey, end: number, remaining: number): void {
  const rank = journey.rank(end, remaining)
  if (rank >= journey.bestRank) return
  journey.best = { path: [...journey.path], end }
  journey.bestRank = rank
}
