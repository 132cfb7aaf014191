import type { XodusState } from './state.ts'

// What a place of the stack holds, as `blocks` tells it
export const COMMON = 0
export const RED = 1
export const GREAT_RIFT = 2

export function tilesLeft(state: XodusState): number {
  const { blocks } = state
  let left = 0
  for (let block = 0; block < blocks.length; block++) left += blocks[block].length
  return left
}
