import { describe, expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { FastChance, fastSeed } from '../chance.ts'
import { SingleChoices } from '../choices.ts'
import { Driver } from '../driver.ts'
import type { Game } from '../game.ts'
import type { Menu } from '../menu.ts'
import { parseRecord } from '../record-file.ts'
import type { Fact } from '../table.ts'
import { ambush } from '../tiny/ambush.ts'
import type { Ambush, AmbushFact } from '../tiny/ambush-round.ts'
import { connectFour } from '../tiny/connect-four.ts'
import { leak } from '../tiny/leak.ts'
import { ticTacToe } from '../tiny/tic-tac-toe.ts'
import { CLOSELY, failureOf } from './failure-of.ts'
import {
  AT_LENGTH,
  type Checked,
  checkBotBlindness,
  checkRandomGame,
  EVERY_BUILD,
  type Level,
  PropertyFailure,
  UNCHECKED,
} from './harness.ts'
import { randomBot } from './random-record.ts'
import { topOf, type Well, well } from './well.ts'

describe('sound games pass', () => {
  function checkMany<S, F extends Fact>(
    game: Game<S, F>,
    seats: number,
    games: number,
    level: Level,
  ): Checked {
    const total = { ...UNCHECKED }
    for (let number = 0; number < games; number++) {
      const checked = checkRandomGame(game, { seats, options: {} }, fastSeed(game.id, seats, number), level)
      for (const key of Object.keys(total) as (keyof Checked)[]) total[key] += checked[key]
    }
    return total
  }

  test.each([2, 3, 4])('ambush with %i seats', (seats) => {
    const checked = checkMany(ambush, seats, 150, EVERY_BUILD)
    expect(checked.positions).toBeGreaterThan(30)
    expect(checked.views).toBeGreaterThan(checked.positions)
    expect(checked.badAnswers).toBeGreaterThan(10 * checked.positions)
    expect(checked.undone).toBeGreaterThan(0)
  })

  test.each([1, 2, 4])('leak, which is played together, with %i seats', (seats) => {
    const checked = checkMany(leak, seats, 100, EVERY_BUILD)
    expect(checked.positions).toBeGreaterThan(20)
    expect(checked.views).toBeGreaterThan(checked.positions)
  })

  test('tic-tac-toe and connect four', () => {
    for (const checked of [
      checkMany(ticTacToe, 2, 150, EVERY_BUILD),
      checkMany(connectFour, 2, 150, EVERY_BUILD),
    ]) {
      expect(checked.positions).toBeGreaterThan(30)
      expect(checked.undone).toBeGreaterThan(10)
    }
  })

  test('at length, where few games are looked at closely', () => {
    const checked = checkMany(ambush, 4, 400, AT_LENGTH)
    expect(checked.positions).toBeGreaterThan(0)
    expect(checked.positions).toBeLessThan(60)
  })

  test('on the chance of real tables, with every option', () => {
    let positions = 0
    for (const rounds of [2, 3, 5]) {
      for (let game = 0; game < 5; game++) {
        const checked = checkRandomGame(ambush, { seats: 4, options: { rounds } }, `secret ${game}`, CLOSELY)
        positions += checked.positions
      }
    }
    expect(positions).toBeGreaterThan(45)
  })

  test('the well that the flaws below are built into', () => {
    expect(failureOf(well())).toBeUndefined()
  })
})

test('a failure carries what is needed to look at it', () => {
  const failure = failureOf(well({ after: ({ state }) => void (state.turn === 2 && state.deck.shift()) }))
  expect(failure).toBeInstanceOf(PropertyFailure)
  expect(failure?.seed).toMatch(/^fast:well:\d+$/)
  expect(failure?.answer).toBe(3)
  expect(failure?.message).toBe(
    `well, 2 seats, seed ${failure?.seed}, answer 3: components: ${failure?.sentence}`,
  )
  const record = parseRecord(JSON.stringify(failure?.record))
  expect(Driver.open(well(), record).answers).toHaveLength(3)
})

describe('a bot', () => {
  /** Begins with a given option and goes on at random. */
  class BeginsWith extends SingleChoices<Ambush, AmbushFact> {
    #first: number | undefined
    readonly #chance = new FastChance('playout')

    constructor(first: number) {
      super()
      this.#first = first
    }

    one(menu: Menu): number {
      const index = this.#first ?? this.#chance.below(menu.count)
      this.#first = undefined
      return index
    }
  }

  /** Takes the option whose imagined step leaves its seat with the heaviest prizes. */
  const dreamer: Bot<Ambush, AmbushFact> = {
    looksAhead: true,
    choose({ menu, worlds, seat }) {
      const scores = Array.from({ length: menu.count }, (_, first) => {
        const state = worlds.imagine(new BeginsWith(first), () => true)
        return ambush.outcome(state).scores[seat]
      })
      return scores.indexOf(Math.max(...scores))
    },
  }

  test('that sees what its seat sees passes', () => {
    const setup = { seats: 3, options: {} }
    let asked = 0
    for (let game = 0; game < 15; game++) {
      asked += checkBotBlindness(ambush, setup, fastSeed('blind', game), () => dreamer)
      asked += checkBotBlindness(ambush, setup, fastSeed('blind', game), () => randomBot())
    }
    expect(asked).toBeGreaterThan(100)
  })

  test('that peeks at the table fails', () => {
    let truth = 0
    const sound = well()
    const open = well({
      game: {
        copy(state) {
          truth = topOf(state)
          return sound.copy(state)
        },
      },
    })
    const peeking: Bot<Well> = { looksAhead: false, choose: ({ view }) => (view.turn + truth) % 2 }
    const check = () => {
      for (let game = 0; game < 20; game++)
        checkBotBlindness(open, { seats: 2, options: {} }, fastSeed('peek', game), () => peeking)
    }
    expect(check).toThrow(PropertyFailure)
    expect(check).toThrow(/blind bot: seat \d answers “(draw|pass)”, but “(draw|pass)” if cards/)
  })
})
