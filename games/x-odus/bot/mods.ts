/** By ship and level, which half suits a crew better: 1 or 2. Found by playing both. */
const BETTER: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 2],
  [2, 1, 1, 1, 1, 1],
  [1, 1, 2, 1, 1, 1],
  [1, 1, 2, 1, 2, 2],
  [1, 1, 1, 1, 1, 1],
]

export function modLook(board: number, level: number, half: number): number {
  return BETTER[board][level - 1] === half ? 1 : 0.5
}
