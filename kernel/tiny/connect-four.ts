import type { Game } from '../game.ts'
import type { Ask } from '../questions.ts'
import { refuse } from '../refusal.ts'
import type { Fact } from '../table.ts'

const EMPTY = -1
const NOBODY_YET = -1
const COLUMNS = 7
const ROWS = 6
const HOLES = COLUMNS * ROWS
const DISCS_EACH = HOLES / 2
const NO_DISC_YET: readonly number[] = Array.from({ length: HOLES }, () => EMPTY)

export interface ConnectFour {
  /** The seat whose disc is in each hole, row by row from the bottom. */
  readonly holes: number[]
  readonly heights: number[]
  /** Discs each seat has not yet dropped. */
  readonly discs: number[]
  winner: number
}

export interface Dropped extends Fact {
  readonly kind: 'dropped'
  readonly seat: number
  readonly column: number
}

const COLUMN_FULL = refuse('CF-2')

/** How many discs of a seat lie next to a hole in one direction. */
function reach(holes: readonly number[], column: number, row: number, across: number, up: number): number {
  const seat = holes[row * COLUMNS + column]
  let length = 0
  let x = column + across
  let y = row + up
  while (x >= 0 && x < COLUMNS && y >= 0 && y < ROWS && holes[y * COLUMNS + x] === seat) {
    length++
    x += across
    y += up
  }
  return length
}

function makesFour(holes: readonly number[], column: number, row: number): boolean {
  if (reach(holes, column, row, 0, -1) >= 3) return true
  for (let slope = -1; slope <= 1; slope++) {
    if (reach(holes, column, row, -1, -slope) + reach(holes, column, row, 1, slope) >= 3) return true
  }
  return false
}

export const connectFour: Game<ConnectFour, Dropped, Ask<'cf.drop', number>> = {
  id: 'connect-four',
  rules: '1',
  seats: { min: 2, max: 2 },
  options: [],
  maxDecisions: HOLES,

  start: () => ({
    holes: NO_DISC_YET.slice(),
    heights: [0, 0, 0, 0, 0, 0, 0],
    discs: [DISCS_EACH, DISCS_EACH],
    winner: NOBODY_YET,
  }),

  step(g) {
    const { holes, heights, discs } = g.state
    const seat = discs[0] === discs[1] ? 0 : 1
    const menu = g.menu(seat, 'cf.drop')
    for (let column = 0; column < COLUMNS; column++) {
      menu.offer(column, heights[column] < ROWS ? undefined : COLUMN_FULL)
    }
    const column = menu.ask()
    const row = heights[column]++
    holes[row * COLUMNS + column] = seat
    discs[seat]--
    if (g.listener !== undefined) g.tell({ kind: 'dropped', seat, column })
    if (makesFour(holes, column, row)) g.state.winner = seat
  },

  isOver: (state) => state.winner !== NOBODY_YET || state.discs[1] === 0,

  outcome: ({ winner }) => ({
    scores: [Number(winner === 0), Number(winner === 1)],
    winners: winner === NOBODY_YET ? [0, 1] : [winner],
  }),

  copy: (state) => ({
    holes: state.holes.slice(),
    heights: state.heights.slice(),
    discs: state.discs.slice(),
    winner: state.winner,
  }),

  secrets() {},

  components: ({ holes, discs }) => ({
    red: discs[0] + holes.filter((hole) => hole === 0).length,
    yellow: discs[1] + holes.filter((hole) => hole === 1).length,
  }),
}
