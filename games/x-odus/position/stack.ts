import { TILES } from '../content/tiles.ts'
import { NONE, type XodusState } from './state.ts'

// What a place of the stack holds, as `blocks` tells it
export const COMMON = 0
export const RED = 1
export const GREAT_RIFT = 2

export const GREAT_RIFT_TILE = TILES.findIndex(({ colour }) => colour === 'great-rift')

/** Blue and orange tiles in a block of the stack, beside its Corrupted System or, in the last, the Great Rift. XO-SET-16, XO-SET-20 */
export const BLOCK = 4

export function tilesLeft(state: XodusState): number {
  const { blocks } = state
  let left = 0
  for (let block = 0; block < blocks.length; block++) left += blocks[block].length
  return left
}

/** How likely the next tile is the special one of its block, from what has come so far: nothing hidden is read. */
export function nextSpecial(
  view: XodusState,
): { readonly percent: number; readonly greatRift: boolean } | undefined {
  const block = view.blocks.at(-1)
  if (block === undefined) return undefined
  const seen = [
    ...view.systems.slice(1).map(({ tile }) => tile),
    ...(view.drawn === NONE ? [] : [view.drawn]),
  ]
  const specials = seen.filter(
    (tile) => TILES[tile].colour === 'corrupted' || TILES[tile].colour === 'great-rift',
  )
  const blocksDone = Math.floor(seen.length / (BLOCK + 1))
  const percent = specials.length > blocksDone ? 0 : Math.round(100 / block.length)
  return { percent, greatRift: view.blocks.length === 1 }
}
