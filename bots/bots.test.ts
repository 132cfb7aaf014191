import { type Bot, fastSeed, keyOf, playGame } from '@astrolabe/kernel'
import { checkBotBlindness } from '@astrolabe/kernel/testing'
import { GAMES } from '@astrolabe/games'
import { describe, expect, test } from 'vitest'
import { isLevel, LEVELS, makeBot, SearchBot } from './index.ts'
import { PlanBot } from './plan.ts'

/** Small budgets: these tests are about honesty, not about strength. */
const BUDGET = 4

const houses = await Promise.all(Object.values(GAMES).map((open) => open()))

test('levels are known by their names, from the weakest to the strongest', () => {
  expect(LEVELS).toEqual(['random', 'cadet', 'pilot', 'captain', 'commander'])
  expect(isLevel('captain')).toBe(true)
  expect(isLevel('admiral')).toBe(false)
})

describe.each(houses.map((house) => [house.game.id, house] as const))('%s', (_, house) => {
  const { game } = house
  /** Whether its bots choose among plans. */
  const plans = 'weighs' in house.bot
  const setup = { seats: game.seats.min, options: {} }
  const play = (seed: string, level: (typeof LEVELS)[number]) => {
    const bots = Array.from({ length: setup.seats }, () => makeBot(house, level, BUDGET))
    return playGame(game, setup, seed, bots, { keepAnswers: true })
  }

  test.each(LEVELS)(
    'a %s plays whole games, the same one for the same seed',
    { timeout: 120_000 },
    (level) => {
      const first = play(fastSeed('bots', 1), level)
      expect(game.isOver(first.state)).toBe(true)
      expect(play(fastSeed('bots', 1), level).answers).toEqual(first.answers)
      expect(play(fastSeed('bots', 2), level).answers).not.toEqual(first.answers)
    },
  )

  test.each(LEVELS)('what a %s cannot see does not change its choice', { timeout: 120_000 }, (level) => {
    let asked = 0
    for (let index = 0; index < 4; index++) {
      const seed = fastSeed('blind', level, index)
      asked += checkBotBlindness(game, setup, seed, () => makeBot(house, level, BUDGET))
    }
    expect(asked).toBeGreaterThan(4)
  })

  test.runIf(game.cooperative)('a crew of cadets wins sometimes, a random one never', () => {
    const wins = (level: (typeof LEVELS)[number]): number => {
      let won = 0
      for (let deal = 0; deal < 20; deal++) {
        const bots = Array.from({ length: setup.seats }, () => makeBot(house, level))
        const { state } = playGame(game, setup, fastSeed('crew', deal), bots)
        if (game.outcome(state).winners.length > 0) won++
      }
      return won
    }
    expect(wins('cadet')).toBeGreaterThan(0)
    expect(wins('random')).toBe(0)
  })

  test.skipIf(game.cooperative)('a cadet beats random play', () => {
    let won = 0
    for (let deal = 0; deal < 10; deal++) {
      const bots: Bot<unknown>[] = [makeBot(house, 'cadet'), makeBot(house, 'random')]
      const { state } = playGame(game, setup, fastSeed('cadet', deal), bots)
      if (game.outcome(state).winners.includes(0)) won++
    }
    expect(won).toBeGreaterThanOrEqual(8)
  })

  test.skipIf(plans)('a search tells what it found out, the chosen option first', () => {
    const search = new SearchBot(house.bot, { iterations: 30, curiosity: 1, trust: 1 })
    const seen: string[] = []
    const watching: Bot<unknown> = {
      looksAhead: true,
      choose(question) {
        const index = search.choose(question)
        const [best] = search.findings
        seen.push(best.key)
        expect(search.findings.reduce((sum, { visits }) => sum + visits, 0)).toBe(30)
        expect(best.visits).toBe(Math.max(...search.findings.map(({ visits }) => visits)))
        return index
      },
    }
    const random = makeBot(house, 'random')
    const { answers } = playGame(game, setup, fastSeed('findings'), [watching, random], { keepAnswers: true })
    expect(answers).toEqual(expect.arrayContaining(seen))
  })

  test.runIf(plans)('a plan tells what it found out, the chosen option first', () => {
    const planner = new PlanBot(house.bot, { options: 3, futures: 2, spans: 1, noise: 0 })
    let weighed = 0
    const watching: Bot<unknown> = {
      looksAhead: true,
      choose(question) {
        const { menu, view } = question
        const index = planner.choose(question)
        if (!house.bot.weighs?.(view, menu)) return index
        weighed++
        const [best] = planner.findings
        expect(best.key).toBe(keyOf(menu.options[index]))
        expect(best.visits).toBe(Math.max(...planner.findings.map(({ visits }) => visits)))
        expect(planner.findings).toHaveLength(Math.min(3, menu.count))
        return index
      },
    }
    playGame(
      game,
      setup,
      fastSeed('findings'),
      Array.from({ length: setup.seats }, () => watching),
    )
    expect(weighed).toBeGreaterThan(20)
  })
})
