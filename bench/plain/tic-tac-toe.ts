import type { Chance } from '@astrolabe/kernel'

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

/** A game of tic-tac-toe between two random players, as one would write it with no framework; how many marks. */
export function playTicTacToe(chance: Chance): number {
  const cells: (number | null)[] = Array(9).fill(null)
  for (let marks = 0; marks < 9; marks++) {
    const free: number[] = []
    for (let cell = 0; cell < 9; cell++) if (cells[cell] === null) free.push(cell)
    const player = marks % 2
    cells[free[chance.below(free.length)]] = player
    for (const [a, b, c] of LINES) {
      if (cells[a] === player && cells[b] === player && cells[c] === player) return marks + 1
    }
  }
  return 9
}
