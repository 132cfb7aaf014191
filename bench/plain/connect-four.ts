import type { Chance } from '@astrolabe/kernel'

const COLUMNS = 7
const ROWS = 6
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
]

/** Connect four between two random players, as one writes it without a framework. How many discs were dropped. */
export function playConnectFour(chance: Chance): number {
  const columns: number[][] = Array.from({ length: COLUMNS }, () => [])
  for (let discs = 1; discs <= COLUMNS * ROWS; discs++) {
    const open: number[] = []
    for (let column = 0; column < COLUMNS; column++) if (columns[column].length < ROWS) open.push(column)
    const column = open[chance.below(open.length)]
    columns[column].push(discs % 2)
    if (standsInFour(columns, column)) return discs
  }
  return COLUMNS * ROWS
}

/** Whether the top disc of a column stands in a row of four. */
export function standsInFour(columns: readonly (readonly number[])[], column: number): boolean {
  const row = columns[column].length - 1
  for (const [across, up] of DIRECTIONS) {
    const before = alike(columns, column, row, -across, -up)
    const after = alike(columns, column, row, across, up)
    if (before + after >= 3) return true
  }
  return false
}

/** How many discs of the same player lie next to a place, in one direction. */
function alike(
  columns: readonly (readonly number[])[],
  column: number,
  row: number,
  across: number,
  up: number,
): number {
  const player = columns[column][row]
  let discs = 0
  let x = column + across
  let y = row + up
  while (x >= 0 && x < COLUMNS && y >= 0 && y < columns[x].length && columns[x][y] === player) {
    discs++
    x += across
    y += up
  }
  return discs
}
