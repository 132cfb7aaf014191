import { fastSeed, type TableOptions, tableOptions } from '@astrolabe/kernel'
import { checkRandomGame, type Level } from '@astrolabe/kernel/testing'
import { describe, expect, test } from 'vitest'
import { andromedasEdge } from '../rules/game.ts'

const LEVEL: Level = { oneIn: 5, positions: 2, badAnswers: 5 }
const GAMES = 10

/** Every choice of the options comes up. */
function optionsOf(index: number, seats: number, unity: number): TableOptions {
  const events = index % 3
  const shadows = events === 2
  return tableOptions(andromedasEdge, {
    unity,
    terminus: [50, 60, 70][index % 3],
    events,
    void: shadows || index % 2 === 0,
    dragon: shadows || index % 4 === 0,
    moons: index % 3,
    relics: index % 2 === 1,
    special1: index % 5,
    special2: (index + 2) % 5,
    destiny: index % 2 === 0,
    expansion: seats === 5 || index % 2 === 1,
    scouts: index % 2,
    firstGame: seats < 5 && index % 4 === 3,
    together: unity > 0 && index % 2 === 0,
    decideForUnity: index % 3 === 0,
    developConsumesTransport: index % 5 > 0,
  })
}

describe('Random games', () => {
  test.each([2, 3, 4, 5])('of %i players keep every promise, whatever the options', (seats) => {
    let answers = 0
    for (let index = 0; index < GAMES; index++) {
      const setup = { seats, options: optionsOf(index, seats, 0) }
      answers += checkRandomGame(andromedasEdge, setup, fastSeed('options', seats, index), LEVEL).answers
    }
    expect(answers).toBeGreaterThan(GAMES * 100)
  })

  test.each([1, 2, 3])('of %i players against the Unity keep every promise', (seats) => {
    let answers = 0
    for (let index = 0; index < GAMES; index++) {
      const setup = { seats, options: optionsOf(index, seats, 1 + (index % 9)) }
      answers += checkRandomGame(andromedasEdge, setup, fastSeed('unity', seats, index), LEVEL).answers
    }
    expect(answers).toBeGreaterThan(GAMES * 100)
  })
})
