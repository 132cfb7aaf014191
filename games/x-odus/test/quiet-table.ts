import { type Chance, FastChance, Table } from '@astrolabe/kernel'
import { TILES } from '../content/tiles.ts'
import { copyState } from '../position/copy.ts'
import type { XodusFact } from '../rules/facts.ts'
import { drawTile } from '../rules/laying.ts'
import type { XodusQuestion } from '../rules/questions.ts'
import { tilesLeft } from '../position/stack.ts'
import type { XodusState } from '../position/state.ts'
import type { Xodus } from '../rules/xodus.ts'

function unexpected(): never {
  throw new Error('nobody is asked here')
}

/** A table at which nobody is asked anything: to call a single rule on a position. */
export function quietTable(state: XodusState, chance: Chance = new FastChance('nobody asked')): Xodus {
  return new Table<XodusState, XodusFact, XodusQuestion>(state, chance, {
    one: unexpected,
    each: unexpected,
    some: unexpected,
  })
}

/** Ids of the tiles in the stack, the top one first. */
export function stackOf(state: XodusState): string[] {
  const table = quietTable(copyState(state))
  const ids: string[] = []
  while (tilesLeft(table.state) > 0) ids.push(TILES[drawTile(table)].id)
  return ids
}

/** Numbers in rising order, for expectations that do not care about order. */
export function rising(numbers: Iterable<number>): number[] {
  return [...numbers].toSorted((a, b) => a - b)
}
