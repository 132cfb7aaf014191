import { AROUND, beyond, EDGES, facing, type Hex } from '@astrolabe/kernel'
import type { Tile, TileColour } from '../content/schema.ts'
import { TILES } from '../content/tiles.ts'
import { NONE, type System, UNREVEALED, type XodusState } from './state.ts'

/** By tile and edge, as it is printed. */
const OPEN: readonly (readonly boolean[])[] = TILES.map(({ edges }) =>
  Array.from(edges, (digit) => digit === '1'),
)

/** Whether a tile that is turned so many steps is open on an edge. */
export function opens(tile: number, turn: number, edge: number): boolean {
  return OPEN[tile][(edge - turn + EDGES) % EDGES]
}

/** XO-ACT-14: coloured edges are closed. `edge` is counted on the table, whichever way the tile is turned. */
export function isOpen(system: System, edge: number): boolean {
  return opens(system.tile, system.turn, edge)
}

export function placeAt(state: XodusState, q: number, r: number): number {
  const { systems } = state
  for (let place = 0; place < systems.length; place++) {
    if (systems[place].q === q && systems[place].r === r) return place
  }
  return NONE
}

/** XO-ACT-04: the System that a lane leads to through an edge, or NONE. */
export function laneAt(state: XodusState, place: number, edge: number): number {
  return Math.max(NONE, state.systems[place].lanes[edge])
}

/** Whether a System may be revealed through an edge: the edge is open, and nothing lies beyond it. */
export function leadsOut(state: XodusState, place: number, edge: number): boolean {
  return state.systems[place].lanes[edge] === UNREVEALED
}

export function tileOf(state: XodusState, place: number): Tile {
  return TILES[state.systems[place].tile]
}

export function colourOf(state: XodusState, place: number): TileColour {
  return tileOf(state, place).colour
}

// XO-ACT-12, XO-ENS-15
export function hasWormhole(state: XodusState, place: number): boolean {
  return state.systems[place].wormhole || tileOf(state, place).wormhole === true
}

// XO-COR-03, XO-COR-05
export function hasRift(state: XodusState, place: number): boolean {
  const system = state.systems[place]
  return system.riftOpened || (tileOf(state, place).colour === 'corrupted' && !system.riftClosed)
}

export function hasAvatar(state: XodusState, place: number): boolean {
  const { foes } = state
  for (let foe = 0; foe < foes.length; foe++) if (foes[foe].avatar && foes[foe].place === place) return true
  return false
}

// XO-ACT-06, XO-ACT-12
export function jumpsFrom(state: XodusState, place: number): number[] {
  const { systems } = state
  const { lanes } = systems[place]
  const jumps: number[] = []
  for (let edge = 0; edge < EDGES; edge++) if (lanes[edge] >= 0) jumps.push(lanes[edge])
  if (hasWormhole(state, place)) {
    for (let other = 0; other < systems.length; other++) {
      if (other !== place && hasWormhole(state, other) && !jumps.includes(other)) jumps.push(other)
    }
  }
  return jumps
}

/** Jumps to every System, or NONE where there is no way. */
export function shipDistances(state: XodusState, from: number): number[] {
  return distances(state, from, true)
}

/** Lanes to every System, without Wormholes; NONE where there is no way. */
export function laneDistances(state: XodusState, from: number): number[] {
  return distances(state, from, false)
}

function distances(state: XodusState, from: number, wormholes: boolean): number[] {
  const { systems } = state
  const far: number[] = []
  for (let place = 0; place < systems.length; place++) far.push(NONE)
  far[from] = 0
  const queue = [from]
  let tunnelled = !wormholes
  for (let at = 0; at < queue.length; at++) {
    const place = queue[at]
    const next = far[place] + 1
    const { lanes } = systems[place]
    for (let edge = 0; edge < EDGES; edge++) {
      const other = lanes[edge]
      if (other >= 0 && far[other] === NONE) {
        far[other] = next
        queue.push(other)
      }
    }
    // All Wormholes are reached from the first one met.
    if (tunnelled || !hasWormhole(state, place)) continue
    tunnelled = true
    for (let other = 0; other < systems.length; other++) {
      if (far[other] === NONE && hasWormhole(state, other)) {
        far[other] = next
        queue.push(other)
      }
    }
  }
  return far
}

/** Empty spaces that an open edge of the map leads to, each once. */
export function frontier(state: XodusState): Hex[] {
  const spaces: Hex[] = []
  for (let place = 0; place < state.systems.length; place++) {
    for (let edge = 0; edge < EDGES; edge++) {
      if (!leadsOut(state, place, edge)) continue
      const space = beyond(state.systems[place], edge)
      if (!spaces.some(({ q, r }) => q === space.q && r === space.r)) spaces.push(space)
    }
  }
  return spaces
}

/**
 * XO-ACT-03: the ways a tile may be turned on a space so that a lane joins it to a System, or to any of the revealed
 * ones. Ways that come to the same are given once: an open edge that meets a closed one leads nowhere, ever.
 */
export function turnsThatFit(state: XodusState, tile: number, q: number, r: number, from: number): number[] {
  // Edges through which a lane leads, or may once lead; and those through which it would join the tile as wanted.
  let useful = 0
  let joining = 0
  for (let edge = 0; edge < EDGES; edge++) {
    const place = placeAt(state, q + AROUND[edge].q, r + AROUND[edge].r)
    if (place !== NONE && !isOpen(state.systems[place], facing(edge))) continue
    useful |= 1 << edge
    if (place !== NONE && (from === NONE || place === from)) joining |= 1 << edge
  }
  const turns: number[] = []
  const seen: number[] = []
  for (let turn = 0; turn < EDGES; turn++) {
    let ways = 0
    for (let edge = 0; edge < EDGES; edge++) if (opens(tile, turn, edge)) ways |= 1 << edge
    ways &= useful
    if ((ways & joining) === 0 || seen.includes(ways)) continue
    seen.push(ways)
    turns.push(turn)
  }
  return turns
}
