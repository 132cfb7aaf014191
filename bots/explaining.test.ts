import {
  answerOfBot,
  type Bot,
  Driver,
  FastChance,
  fastSeed,
  fittingSeats,
  keyOf,
  playGame,
  tableOptions,
  type Why,
} from '@astrolabe/kernel'
import { checkReasonBlindness } from '@astrolabe/kernel/testing'
import { GAMES } from '@astrolabe/games'
import { describe, expect, test } from 'vitest'
import { explainedAnswer, Explainer } from './explaining.ts'
import { LEVELS, makeBot } from './index.ts'

/** Small budgets: these tests are about what is told, not about strength. */
const BUDGET = 4

const houses = await Promise.all(Object.values(GAMES).map((open) => open()))
type AnyHouse = (typeof houses)[number]

/** A game that a cadet has played up to so many answers. */
function middleOf({ game, bot }: AnyHouse, seed: string, answers: number): Driver<unknown> {
  const seats = Array.from({ length: fittingSeats(game)[0] }, (_, seat) => `${seat}`)
  const driver = new Driver(game, { seed, options: tableOptions(game), seats })
  const cadet = makeBot({ bot }, 'cadet')
  const chance = new FastChance(seed)
  while (driver.answers.length < answers && driver.decision !== undefined) {
    const [seat] = driver.decision.seats
    driver.answer(seat, answerOfBot(driver, seat, cadet, chance))
  }
  return driver
}

/** Questions of a game with something to choose. */
function* questions(house: AnyHouse): Generator<{ readonly driver: Driver<unknown>; readonly seat: number }> {
  for (const answers of [3, 17, 40, 66]) {
    const driver = middleOf(house, `reasons ${answers}`, answers)
    const { decision } = driver
    if (decision === undefined) continue
    const [seat] = decision.seats
    const legal = decision.offers.filter((offer) => offer.seat === seat && offer.refusal === undefined)
    if (legal.length > 1) yield { driver, seat }
  }
}

describe.each(houses.map((house) => [house.game.id, house] as const))('%s', (_, house) => {
  const { bot: knowledge } = house
  const asked = [...questions(house)]

  test.each(LEVELS)('a %s that is asked why answers as it would unasked, and twice the same', (level) => {
    expect(asked.length).toBeGreaterThan(1)
    for (const { driver, seat } of asked) {
      const bot = (): Bot<unknown> => makeBot(house, level, BUDGET)
      const chance = (): FastChance => new FastChance('same')
      const silent = answerOfBot(driver, seat, bot(), chance())
      const told = explainedAnswer(driver, seat, knowledge, bot(), chance())
      expect(told.answer).toBe(silent)
      expect(explainedAnswer(driver, seat, knowledge, bot(), chance())).toEqual(told)
    }
  })

  test.each(LEVELS)('a %s tells of its choice first, and of three options at most', (level) => {
    for (const { driver, seat } of asked) {
      const { answer, why } = explainedAnswer(
        driver,
        seat,
        knowledge,
        makeBot(house, level, BUDGET),
        new FastChance('three'),
      )
      const options = why?.options ?? []
      expect(options.map(({ option }) => keyOf(option))[0]).toBe(answer)
      expect(options.length).toBeGreaterThan(1)
      expect(options.length).toBeLessThanOrEqual(3)
      expect(new Set(options.map(({ option }) => keyOf(option))).size).toBe(options.length)
      for (const { share, futures } of options) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(futures).toBeGreaterThan(0)
      }
      expect(JSON.parse(JSON.stringify(why))).toEqual(why)
    }
  })

  test('terms are things that the game counts, the weightiest first', () => {
    const { features = [], things = {} } = knowledge.linear ?? {}
    const counted = features.map((feature) => things[feature]?.[0] ?? feature)
    let told = 0
    for (const { driver, seat } of asked) {
      const bot = makeBot(house, 'captain', BUDGET)
      const { why } = explainedAnswer(driver, seat, knowledge, bot, new FastChance('terms'))
      const terms = why?.terms ?? []
      told += terms.length
      for (const { thing } of terms) expect(counted).toContain(thing)
      const worths = terms.map(({ worth }) => Math.abs(worth))
      expect(worths).toEqual(worths.toSorted((one, other) => other - one))
    }
    expect(told).toBeGreaterThan(0)
  })

  test('what was answered is what is explained, also where it would choose otherwise now', () => {
    const [{ driver, seat }] = asked
    const offers = driver.decision?.offers.filter((offer) => offer.seat === seat && !offer.refusal) ?? []
    for (const { key, option } of offers) {
      const bot = makeBot(house, 'captain', BUDGET)
      const { why } = explainedAnswer(driver, seat, knowledge, bot, new FastChance('given'), undefined, key)
      expect(why?.options[0].option).toEqual(option)
    }
  })

  test('nothing more is imagined when nobody asks', () => {
    let heard = 0
    const bot = makeBot(house, 'captain', BUDGET)
    const deaf: Bot<unknown> = {
      looksAhead: bot.looksAhead,
      choose(question, tell) {
        if (tell !== undefined) heard++
        return bot.choose(question)
      },
    }
    const crew = Array.from({ length: fittingSeats(house.game)[0] }, () => deaf)
    playGame(house.game, { seats: crew.length, options: {} }, fastSeed('deaf'), crew)
    expect(heard).toBe(0)
  })

  test('readers learn nothing from reasons that is hidden from them', () => {
    const telling = () => {
      const bot = new Explainer(knowledge, makeBot(house, 'captain', BUDGET))
      return { bot, told: (): string => JSON.stringify(bot.why satisfies Why | undefined) ?? '' }
    }
    let told = 0
    for (let index = 0; index < 4; index++) {
      const setup = { seats: Math.min(3, house.game.seats.max), options: {} }
      told += checkReasonBlindness(house.game, setup, fastSeed('reasons', index), telling).told
    }
    expect(told).toBeGreaterThan(8)
  })
})
