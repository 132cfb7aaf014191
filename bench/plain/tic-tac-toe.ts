import type { Chance } from '@astrolabe/kernel'

export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

/** Tic-tac-toe between two random players, as one writes it without a framework. How many marks were made. */
export function playTicTacToe(chance: Chance): number {
  const cells = Array<number | null>(9).fill(null)
  for (let marks = 1; marks <= 9; marks++) {
    const free: number[] = []
    for (let cell = 0; cell < 9; cell++) if (cells[cell] === null) free.push(cell)
    const player = marks % 2
    cells[free[chance.below(free.length)]] = player
    for (const [a, b, c] of LINES) {
      if (cells[a] === player && cells[b] === player && cells[c] === player) return marks
    }
  }
  return 9
}
