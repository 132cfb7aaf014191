import { beyond, facing, type Hex } from '@astrolabe/kernel'
import { ALL_EDGES, lineOf } from '@astrolabe/drawing'
import { isOpen, opens, placeAt } from '../../../position/map.ts'
import { NONE, type XodusState } from '../../../position/state.ts'
import { endsOf, TILE_RADIUS } from './geometry.ts'

/**
 * What an edge of a tile is to a traveller: a lane, a way into what is not revealed, or closed; it is blocked where
 * only the other tile is closed.
 */
export type EdgeKind = 'lane' | 'open' | 'blocked' | 'closed'

/** The edges of a tile as it lies on a space, or as it would. */
export function edgesOn(view: XodusState, tile: number, turn: number, space: Hex): EdgeKind[] {
  return ALL_EDGES.map((edge) => {
    if (!opens(tile, turn, edge)) return 'closed'
    const { q, r } = beyond(space, edge)
    const neighbour = placeAt(view, q, r)
    if (neighbour === NONE) return 'open'
    return isOpen(view.systems[neighbour], facing(edge)) ? 'lane' : 'blocked'
  })
}

/** The edges of a tile that lies nowhere. */
export const edgesAlone = (tile: number, turn = 0): EdgeKind[] =>
  ALL_EDGES.map((edge) => (opens(tile, turn, edge) ? 'open' : 'closed'))

/** Path data of the edges of a kind; those of one kind that meet in a corner are joined there. */
export function wallsOf(edges: readonly EdgeKind[], kind: EdgeKind): string {
  return edges.flatMap((each, edge) => (each === kind ? [lineOf(endsOf(edge, TILE_RADIUS))] : [])).join('')
}
