import { fastSeed, tableOptions } from '@astrolabe/kernel'
import { checkRandomGame, type Level } from '@astrolabe/kernel/testing'
import { describe, expect, test } from 'vitest'
import { xodus } from '../rules/game.ts'
import { midway } from './rich-positions.ts'

const LEVEL: Level = { oneIn: 5, positions: 2, badAnswers: 5 }
const GAMES = 20

/** Every choice of the options comes up. */
const optionsOf = (index: number, seats: number) =>
  tableOptions(xodus, {
    difficulty: index % 3,
    ships: seats > 3 ? [0, 4][index % 2] : [0, 3, 4][index % 3],
    nightmare: index % 3 === 2 && index % 2 === 0,
    chooseShips: index % 5 > 0,
    keysFirst: index % 4 === 0,
  })

describe('Random games', () => {
  test.each([1, 2, 3, 4])('of %i captains keep every promise, whatever the options', (seats) => {
    let answers = 0
    for (let index = 0; index < GAMES; index++) {
      const setup = { seats, options: optionsOf(index, seats) }
      answers += checkRandomGame(xodus, setup, fastSeed('options', seats, index), LEVEL).answers
    }
    expect(answers).toBeGreaterThan(GAMES * 100)
  })

  test.each([1, 2, 3, 4])('of %i captains keep every promise from the midst of it', (seats) => {
    let answers = 0
    for (let index = 0; index < GAMES; index++) {
      const setup = { seats, options: optionsOf(index, seats) }
      answers += checkRandomGame(midway, setup, fastSeed('midway', seats, index), LEVEL).answers
    }
    expect(answers).toBeGreaterThan(GAMES * 50)
  })
})
