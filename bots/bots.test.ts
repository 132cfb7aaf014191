import {
  type Bot,
  type BotQuestion,
  fastSeed,
  type Finding,
  fittingSeats,
  isCooperative,
  keyOf,
  playGame,
  tableOptions,
} from '@astrolabe/kernel'
import { checkBotBlindness } from '@astrolabe/kernel/testing'
import { GAMES } from '@astrolabe/games'
import { describe, expect, test } from 'vitest'
import { isLevel, type Level, LEVELS, makeBot } from './index.ts'
import { PlanBot } from './plan.ts'
import { SearchBot } from './search.ts'

/** Small budgets: these tests are about honesty, not about strength. */
const BUDGET = 4

const houses = await Promise.all(Object.values(GAMES).map((open) => open()))
type AnyHouse = (typeof houses)[number]

const isTogether = (house: AnyHouse): boolean => {
  const { seats } = setupOf(house)
  return isCooperative(house.game, { seats, options: tableOptions(house.game) })
}

/** Houses by the names of their games. */
const named = (those: readonly AnyHouse[]) => those.map((house) => [house.game.id, house] as const)
const setupOf = ({ game }: AnyHouse) => ({ seats: fittingSeats(game)[0], options: {} })

/** Fills the seats of a game. */
const crewOf = (house: AnyHouse, makeOne: () => Bot<unknown>): Bot<unknown>[] =>
  Array.from({ length: setupOf(house).seats }, makeOne)

/** A bot that says what it chooses. */
const telling = (bot: Bot<unknown>, tell: (key: string) => void): Bot<unknown> => ({
  looksAhead: bot.looksAhead,
  choose(question) {
    const index = bot.choose(question)
    tell(keyOf(question.menu.options[index]))
    return index
  },
})

/** What a bot chooses, and what it says it found out. */
function heard(
  bot: Bot<unknown>,
  question: BotQuestion<unknown>,
): { readonly index: number; readonly findings: readonly Finding[] } {
  let findings: readonly Finding[] = []
  const index = bot.choose(question, (found) => {
    findings = found
  })
  return { index, findings }
}

/** Thrown where a game is seen to be another. */
class AnotherGame extends Error {}

test('levels are known by their names, from the weakest to the strongest', () => {
  expect(LEVELS).toEqual(['random', 'cadet', 'pilot', 'captain', 'commander'])
  expect(isLevel('captain')).toBe(true)
  expect(isLevel('admiral')).toBe(false)
})

describe.each(named(houses))('%s', (_, house) => {
  const { game } = house
  const setup = setupOf(house)
  const play = (seed: string, level: Level, tell: (key: string) => void): void => {
    const crew = crewOf(house, () => telling(makeBot(house, level, BUDGET), tell))
    expect(game.isOver(playGame(game, setup, seed, crew).state)).toBe(true)
  }

  test.each(LEVELS)('a %s plays whole games, the same one for the same seed', (level) => {
    const [first, again]: string[][] = [[], []]
    play(fastSeed('bots', 1), level, (key) => first.push(key))
    play(fastSeed('bots', 1), level, (key) => again.push(key))
    expect(again).toEqual(first)
    let place = 0
    const compare = (key: string): void => {
      if (key !== first[place++]) throw new AnotherGame()
    }
    expect(() => play(fastSeed('bots', 2), level, compare)).toThrow(AnotherGame)
  })

  test.each(LEVELS)('what a %s cannot see does not change its choice', (level) => {
    let asked = 0
    for (let index = 0; index < 4; index++) {
      const seed = fastSeed('blind', level, index)
      asked += checkBotBlindness(game, setup, seed, () => makeBot(house, level, BUDGET))
    }
    expect(asked).toBeGreaterThan(4)
  })
})

describe.each(named(houses.filter(isTogether)))('%s, which is played together', (_, house) => {
  const { game } = house

  test('is won by a crew of cadets sometimes, by a random one never', () => {
    const wins = (level: Level): number => {
      let won = 0
      for (let deal = 0; deal < 20; deal++) {
        const crew = crewOf(house, () => makeBot(house, level))
        const { state } = playGame(game, setupOf(house), fastSeed('crew', deal), crew)
        if (game.outcome(state).winners.length > 0) won++
      }
      return won
    }
    expect(wins('cadet')).toBeGreaterThan(0)
    expect(wins('random')).toBe(0)
  })
})

describe.each(named(houses.filter((house) => !isTogether(house))))('%s, which has rivals', (_, house) => {
  const { game } = house

  test('is won by a cadet against random play', () => {
    let won = 0
    for (let deal = 0; deal < 10; deal++) {
      const bots: Bot<unknown>[] = [makeBot(house, 'cadet'), makeBot(house, 'random')]
      const { state } = playGame(game, setupOf(house), fastSeed('cadet', deal), bots)
      if (game.outcome(state).winners.includes(0)) won++
    }
    expect(won).toBeGreaterThanOrEqual(8)
  })
})

/** The end of picking several: no option of its own. */
const ENOUGH = 'enough'

/** An answer names its seat where several are asked, and all that was picked. */
const keysOfAnswer = (answer: string): string[] => answer.replace(/^@\d+ /, '').split(' + ')

describe.each(named(houses.filter(({ bot }) => !('weighs' in bot))))(
  '%s, where futures are searched',
  (_, house) => {
    test('a search tells what it found out, the chosen option first, and stops when it is sure of it', () => {
      const search = new SearchBot(house.bot, { iterations: 30, parts: 2, curiosity: 1, trust: 1 })
      const seen: string[] = []
      let spared = 0
      const watching: Bot<unknown> = {
        looksAhead: true,
        choose(question) {
          const { index, findings } = heard(search, question)
          const [best] = findings
          if (best.key !== ENOUGH) seen.push(best.key)
          expect(best.visits).toBe(Math.max(...findings.map(({ visits }) => visits)))
          const looks = findings.reduce((sum, { visits }) => sum + visits, 0)
          // Two trees of eight before they become one, of seven after it.
          expect(looks).toBeGreaterThanOrEqual(16)
          expect(looks).toBeLessThanOrEqual(30)
          spared += 30 - looks
          return index
        },
      }
      const bots = [watching, makeBot(house, 'random')]
      const wishes = { keepAnswers: true }
      const { answers } = playGame(house.game, setupOf(house), fastSeed('findings'), bots, wishes)
      expect(answers.flatMap(keysOfAnswer)).toEqual(expect.arrayContaining(seen))
      expect(spared).toBeGreaterThan(0)
    })
  },
)

describe.each(named(houses.filter(({ bot }) => 'weighs' in bot)))(
  '%s, where plans are weighed',
  (_, house) => {
    test('a plan tells what it found out, the chosen option first', () => {
      const planner = new PlanBot(house.bot, { options: 3, futures: 2, spans: 1, noise: 0 })
      let weighed = 0
      const watching: Bot<unknown> = {
        looksAhead: true,
        choose(question) {
          const { menu, view } = question
          const { index, findings } = heard(planner, question)
          if (!house.bot.weighs?.(view, menu)) return index
          weighed++
          const [best] = findings
          expect(best.key).toBe(keyOf(menu.options[index]))
          expect(best.visits).toBe(Math.max(...findings.map(({ visits }) => visits)))
          const looks: number[] = []
          house.bot.glance(view, menu, looks)
          const open = looks.slice(0, menu.count).filter((look) => Number.isFinite(look))
          expect(findings).toHaveLength(Math.min(3, open.length))
          return index
        },
      }
      const crew = crewOf(house, () => watching)
      playGame(house.game, setupOf(house), fastSeed('findings'), crew)
      expect(weighed).toBeGreaterThan(20)
    })

    test('a plan does not even try what is out of the question, unless there is nothing else', () => {
      const ruling = (isOpen: (index: number) => boolean): Pick<typeof house.bot, 'glance'> => ({
        glance(view, menu, looks) {
          house.bot.glance(view, menu, looks)
          for (let index = 0; index < menu.count; index++)
            if (!isOpen(index)) looks[index] = Number.NEGATIVE_INFINITY
        },
      })
      const wishes = { options: 99, futures: 2, spans: 1, noise: 0 }
      const knowing = (isOpen: (index: number) => boolean) =>
        new PlanBot({ ...house.bot, ...ruling(isOpen) }, wishes)
      const careful = knowing((index) => index !== 0)
      const helpless = knowing(() => false)
      let tried = 0
      const watching: Bot<unknown> = {
        looksAhead: true,
        choose(question) {
          const { menu, view } = question
          if (tried === 12 || menu.count < 2 || !house.bot.weighs?.(view, menu)) return 0
          tried++
          const { index, findings } = heard(careful, question)
          expect(index).not.toBe(0)
          expect(findings.map(({ key }) => key)).not.toContain(keyOf(menu.options[0]))
          expect(heard(helpless, question).findings).toHaveLength(menu.count)
          return index
        },
      }
      playGame(
        house.game,
        setupOf(house),
        fastSeed('ruled out'),
        crewOf(house, () => watching),
      )
      expect(tried).toBe(12)
    })
  },
)
