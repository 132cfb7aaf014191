import { describe, expect, test } from 'vitest'
import { FastChance } from '../chance.ts'
import { Driver } from '../driver.ts'
import { Table } from '../table.ts'
import { type Marked, type TicTacToe, type TicTacToeQuestion, ticTacToe } from './tic-tac-toe.ts'

function play(...cells: number[]) {
  const driver = new Driver(ticTacToe, { seats: ['x', 'o'], seed: 'fast:ttt' })
  for (const [mark, cell] of cells.entries()) expect(driver.answer(mark % 2, String(cell))).toBeUndefined()
  return driver
}

describe('tic-tac-toe', () => {
  test.each([
    [[0, 3, 1, 4, 2], [0]],
    [[0, 2, 1, 4, 3, 6], [1]],
    [[4, 0, 1, 3, 7], [0]],
    [[0, 1, 4, 2, 8], [0]],
  ])('is won by three in a line: %j', (cells, winners) => {
    const driver = play(...cells)
    expect(driver.isOver).toBe(true)
    expect(ticTacToe.outcome(driver.state).winners).toEqual(winners)
  })

  test('is drawn on a full board, the last mark being forced', () => {
    const driver = play(0, 1, 2, 4, 3, 5, 7, 6)
    expect(driver.isOver).toBe(true)
    expect(ticTacToe.outcome(driver.state)).toEqual({ scores: [0, 0], winners: [0, 1] })
  })

  test('TTT-2 a cell is marked once', () => {
    expect(play(4).answer(1, '4')).toEqual({ why: 'refused', rule: 'TTT-2' })
  })

  test('has 255,168 courses, as is well known', () => {
    const courses = (state: ReturnType<typeof ticTacToe.copy>): number => {
      if (ticTacToe.isOver(state)) return 1
      let count = 0
      for (const cell of state.cells.keys()) {
        if (state.cells[cell] !== -1) continue
        const next = ticTacToe.copy(state)
        const table = new Table<TicTacToe, Marked, TicTacToeQuestion>(next, chance, {
          one: (menu) => menu.options.indexOf(cell),
          each: () => [],
          some: () => [],
        })
        ticTacToe.step(table)
        count += courses(next)
      }
      return count
    }
    const chance = new FastChance('ttt')
    expect(courses(ticTacToe.start({ seats: 2, options: {} }, chance))).toBe(255_168)
  })
})
