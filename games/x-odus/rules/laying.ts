import { beyond, EDGES, facing } from '@astrolabe/kernel'
import { TILES } from '../content/tiles.ts'
import { isOpen, opens, placeAt } from '../position/map.ts'
import { GREAT_RIFT, GREAT_RIFT_TILE, RED } from '../position/stack.ts'
import { NONE, NOT_PACIFIED, UNREVEALED, type XodusState } from '../position/state.ts'
import type { Xodus } from './xodus.ts'

/** Draws the top tile, for all to see; NONE if the stack is empty. XO-ACT-16 */
export function drawTile(g: Xodus): number {
  const { state } = g
  const block = state.blocks.at(-1)
  if (block === undefined) {
    g.tell({ kind: 'stack-empty' })
    return NONE
  }
  const kind = block.pop()
  if (block.length === 0) state.blocks.pop()
  if (kind === GREAT_RIFT) state.drawn = GREAT_RIFT_TILE
  else state.drawn = (kind === RED ? state.reds : state.commons).pop() ?? NONE
  return state.drawn
}

/** Lays the tile that was drawn, with its markers; `board` is the ship that reveals it. XO-ACT-05, XO-SIG-01, XO-ALS-05 */
export function placeTile(g: Xodus, q: number, r: number, turn: number, seat = NONE, board = NONE): number {
  const { state } = g
  const tile = state.drawn
  const place = addSystem(state, tile, q, r, turn)
  state.drawn = NONE
  state.drawnQ = 0
  state.drawnR = 0
  g.tell({ kind: 'revealed', seat, board, tile, blind: state.turn?.blind === true })
  const { key } = state.systems[place]
  if (key !== NONE) g.tell({ kind: 'signal-found', signal: key, tile })
  return place
}

/** Lays a tile on the map, and joins its lanes with those around it. */
export function addSystem(state: XodusState, tile: number, q: number, r: number, turn: number): number {
  const place = state.systems.length
  const lanes: number[] = []
  for (let edge = 0; edge < EDGES; edge++) {
    const space = beyond({ q, r }, edge)
    const neighbour = placeAt(state, space.q, space.r)
    const open = opens(tile, turn, edge)
    if (neighbour === NONE) {
      lanes.push(open ? UNREVEALED : NONE)
      continue
    }
    const system = state.systems[neighbour]
    const joined = open && isOpen(system, facing(edge))
    lanes.push(joined ? neighbour : NONE)
    if (isOpen(system, facing(edge))) {
      system.lanes = Object.freeze(system.lanes.with(facing(edge), joined ? place : NONE))
    }
  }
  const { exploration = false, signal } = TILES[tile]
  state.systems.push({
    tile,
    q,
    r,
    turn,
    lanes: Object.freeze(lanes),
    exploration,
    key: signal === undefined ? NONE : signal - 1,
    pacified: NOT_PACIFIED,
    wormhole: false,
    riftClosed: false,
    riftOpened: false,
    ally: NONE,
    stock: [],
  })
  return place
}
