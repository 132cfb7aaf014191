import type { Game } from '../game.ts'
import type { Ask } from '../questions.ts'
import { refuse } from '../refusal.ts'
import type { Fact } from '../table.ts'

const EMPTY = -1
const NOBODY_YET = -1
const CELLS = 9

export interface TicTacToe {
  /** The seat whose mark is in each cell. */
  readonly cells: number[]
  marks: number
  winner: number
}

export interface Marked extends Fact {
  readonly kind: 'marked'
  readonly seat: number
  readonly cell: number
}

/** For each cell, the two other cells of every line through it. */
const LINES: readonly (readonly (readonly [number, number])[])[] = linesThroughCells([
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
])

function linesThroughCells(lines: readonly (readonly number[])[]): (readonly [number, number])[][] {
  return Array.from({ length: CELLS }, (_, cell) =>
    lines
      .filter((line) => line.includes(cell))
      .map((line) => {
        const [one, other] = line.filter((through) => through !== cell)
        return [one, other] as const
      }),
  )
}

const CELL_TAKEN = refuse('TTT-2')

function makesLine(cells: readonly number[], cell: number): boolean {
  const seat = cells[cell]
  for (const line of LINES[cell]) {
    if (cells[line[0]] === seat && cells[line[1]] === seat) return true
  }
  return false
}

export type TicTacToeQuestion = Ask<'ttt.mark', number>

export const ticTacToe: Game<TicTacToe, Marked, TicTacToeQuestion> = {
  id: 'tic-tac-toe',
  rules: '1',
  seats: { min: 2, max: 2 },
  options: [],
  maxDecisions: CELLS,

  start: () => ({
    cells: [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY],
    marks: 0,
    winner: NOBODY_YET,
  }),

  step(g) {
    const { cells } = g.state
    const seat = g.state.marks & 1
    const menu = g.menu(seat, 'ttt.mark')
    for (let cell = 0; cell < CELLS; cell++) menu.offer(cell, cells[cell] === EMPTY ? undefined : CELL_TAKEN)
    const cell = menu.ask()
    cells[cell] = seat
    g.state.marks++
    if (g.listener !== undefined) g.tell({ kind: 'marked', seat, cell })
    if (makesLine(cells, cell)) g.state.winner = seat
  },

  isOver: (state) => state.winner !== NOBODY_YET || state.marks === CELLS,

  outcome: ({ winner }) => ({
    scores: [Number(winner === 0), Number(winner === 1)],
    winners: winner === NOBODY_YET ? [0, 1] : [winner],
  }),

  copy: (state) => ({ cells: state.cells.slice(), marks: state.marks, winner: state.winner }),

  secrets() {},

  components: ({ cells, marks }) => ({
    cells: cells.length,
    places: cells.filter((cell) => cell === EMPTY).length + marks,
  }),
}
