import { type House, tableOptions } from '@astrolabe/kernel'
import { Command, CommanderError } from 'commander'
import { beforeAll, describe, expect, test } from 'vitest'
import { type MatchPlan, playDeal } from './arena/deal.ts'
import { lineupOf, rotationsOf } from './arena/lineup.ts'
import { type MatchResult, rankOf } from './arena/standings.ts'
import { chartOf, curveLines, matchLines } from './arena/text.ts'
import { register, runMatch } from './arena.ts'
import { EXAMPLE_GAME, Misuse } from './arguments.ts'
import { temporaryFolder, testWorker } from './test/bundle.ts'
import { harvest } from './test/harvest.ts'

const folder = temporaryFolder()
let worker: URL
beforeAll(async () => {
  worker = await testWorker(folder)
})

const planOf = (bots: string, seats: number): MatchPlan => ({
  game: 'harvest',
  options: tableOptions(harvest.game),
  seed: 3,
  ...lineupOf(bots.split(','), seats),
})

const matchOf = (bots: string, seats: number, deals: number, threads = 2): Promise<MatchResult> =>
  runMatch(planOf(bots, seats), deals, { worker, threads })

describe('a lineup', () => {
  const namesOf = (bots: string, seats: number): string[] => {
    const { entrants, seats: places } = lineupOf(bots.split(','), seats)
    return places.map((entrant) => entrants[entrant].name)
  }

  test('of two fills all seats but one with the second', () => {
    expect(namesOf('captain,pilot', 4)).toEqual(['captain', 'pilot', 'pilot', 'pilot'])
    expect(lineupOf(['captain', 'pilot'], 4).seats).toEqual([0, 1, 1, 1])
  })

  test('as long as the table is taken as it stands', () => {
    expect(namesOf('captain,pilot,captain,cadet', 4)).toEqual(['captain', 'pilot', 'captain', 'cadet'])
    expect(lineupOf(['captain', 'pilot', 'captain', 'cadet'], 4).seats).toEqual([0, 1, 0, 2])
  })

  test('of one level sets the first seat against the others', () => {
    expect(lineupOf(['pilot', 'pilot'], 3).seats).toEqual([0, 1, 1])
  })

  test('takes a number of iterations', () => {
    expect(lineupOf(['captain@600', 'captain'], 2).entrants).toEqual([
      { name: 'captain@600', level: 'captain', budget: 600 },
      { name: 'captain', level: 'captain' },
    ])
  })

  test.each([
    ['captain', 2],
    ['captain,pilot,cadet', 4],
    ['captain,general', 2],
    ['captain@0,pilot', 2],
    ['captain@many,pilot', 2],
  ])('refuses %s on %i seats', (bots, seats) => {
    expect(() => lineupOf(bots.split(','), seats)).toThrow(Misuse)
  })

  test('is rotated until every bot has sat in every place', () => {
    expect(rotationsOf({ seats: [0, 1] })).toEqual([
      [0, 1],
      [1, 0],
    ])
    expect(rotationsOf({ seats: [0, 1, 1, 1] })).toEqual([
      [0, 1, 1, 1],
      [1, 1, 1, 0],
      [1, 1, 0, 1],
      [1, 0, 1, 1],
    ])
  })
})

test('ranks give winners the first places and share those of equals', () => {
  const outcome = { scores: [5, 9, 5, 9], winners: [3] }
  expect([0, 1, 2, 3].map((seat) => rankOf(outcome, seat))).toEqual([3.5, 2, 3.5, 1])
})

describe('a match', () => {
  test('plays the same deal in every game of it', () => {
    const { games, efforts } = playDeal(harvest as House<unknown>, planOf('cadet,random', 3), 0)
    expect(games.map(({ seats }) => seats)).toEqual([
      [0, 1, 1],
      [1, 1, 0],
      [1, 0, 1],
    ])
    for (const { seats, outcome } of games) expect(outcome.scores[seats.indexOf(0)]).toBe(5)
    expect(efforts.map(({ decisions }) => decisions)).toEqual([15, 30])
  })

  test('between equals is even', async () => {
    const { winRate, interval, entrants } = await matchOf('random,random', 2, 100)
    expect(winRate).toBe(0.5)
    expect(interval.high - interval.low).toBeCloseTo(0.192, 3)
    expect(entrants.map(({ meanRank }) => meanRank)).toEqual([1.5, 1.5])
    expect(entrants.map(({ margin }) => margin.mean)).toEqual([0, 0])
  })

  test('between unequals comes out as it must', async () => {
    // A random bot ties with five ripe fruits in a row, one time in 32.
    const { deals, games, entrants } = await matchOf('cadet,random', 2, 200)
    expect([deals, games]).toEqual([200, 400])
    const [cadet, random] = entrants
    expect(cadet.interval.low).toBeLessThan(1 - 1 / 64)
    expect(cadet.interval.high).toBeGreaterThan(1 - 1 / 64)
    expect(cadet.winRate + random.winRate).toBeCloseTo(1, 12)
    expect(cadet.margin.low).toBeLessThan(2.5)
    expect(cadet.margin.high).toBeGreaterThan(2.5)
    expect(cadet.meanRank + random.meanRank).toBeCloseTo(3, 12)
  })

  test('on four seats measures against a quarter', async () => {
    const { bots, entrants, games } = await matchOf('cadet,random', 4, 40)
    expect(bots).toEqual(['cadet', 'random', 'random', 'random'])
    expect(games).toBe(160)
    const [cadet, randoms] = entrants
    expect([cadet.seats, randoms.seats]).toEqual([1, 3])
    expect([cadet.fairShare, randoms.fairShare]).toEqual([0.25, 0.75])
    expect(cadet.ratio).toBeGreaterThan(3.5)
    expect(cadet.winRate + randoms.winRate).toBeCloseTo(1, 12)
  })

  test('counts the futures that bots imagine', async () => {
    const { entrants } = await matchOf('captain@20,random', 2, 2)
    expect(entrants[0].iterationsPerDecision).toBe(20)
    expect(entrants[1].iterationsPerDecision).toBe(0)
    expect(entrants[0].millisecondsPerDecision).toBeGreaterThan(0)
  })

  test('gives the same result on any number of threads, but for the time it takes', async () => {
    const timeless = ({ entrants, seconds: _, ...result }: MatchResult): unknown => ({
      ...result,
      entrants: entrants.map(({ millisecondsPerDecision: __, ...entrant }) => entrant),
    })
    const alone = await matchOf('cadet,random', 3, 30, 1)
    expect(timeless(await matchOf('cadet,random', 3, 30, 3))).toEqual(timeless(alone))
  })

  test('is told to a person in lines of at most 100 columns', async () => {
    const result = await matchOf('cadet,random', 4, 10)
    const lines = matchLines(result)
    expect(lines[0]).toMatch(/^harvest · 4 seats · 10 deals, 40 games · seed 3 · /)
    expect(lines.some((line) => line.startsWith('random × 3'))).toBe(true)
    expect(lines.join(' ')).toContain('The unit is the deal: each was played 4 times')
    for (const line of [...lines, ...curveLines('cadet', [result])])
      expect(line.length, line).toBeLessThanOrEqual(100)
  })
})

test('a rate is drawn with its interval and what is fair', () => {
  expect(chartOf(0.7, 0.6, 0.8, 0.5)).toBe('                    ┊   ├───●───┤        ')
  expect(chartOf(0.5, 0.4, 0.6, 0.5)).toBe('                ├───●───┤                ')
  expect(chartOf(1, 0.98, 1, 0.25)).toBe('          ┊                            ├●')
})

describe('the command line', () => {
  async function refusalOf(args: string): Promise<string> {
    const program = new Command().exitOverride().configureOutput({ writeErr: () => {} })
    register(program)
    try {
      await program.parseAsync(['arena', ...args.split(' ')], { from: 'user' })
    } catch (error) {
      if (error instanceof CommanderError || error instanceof Misuse) return error.message
      throw error
    }
    return 'accepted'
  }

  test.each([
    ['no-such-game --bots captain,pilot', /Allowed choices are/],
    [`${EXAMPLE_GAME}`, /either --bots, such as captain,pilot, or --curve/],
    [`${EXAMPLE_GAME} --bots captain,pilot --curve captain`, /either --bots/],
    [`${EXAMPLE_GAME} --bots captain`, /takes 2 bots, not 1/],
    [`${EXAMPLE_GAME} --bots captain,general`, /no bot “general”. Levels: random, /],
    [`${EXAMPLE_GAME} --curve general`, /Levels are: random, /],
    [`${EXAMPLE_GAME} --bots captain,pilot --deals none`, /whole number from 1/],
    [`${EXAMPLE_GAME} --bots captain,pilot --seats 16`, /is played with/],
    [`${EXAMPLE_GAME} --bots captain,pilot --option sun=1`, /no option “sun”/],
    [`${EXAMPLE_GAME} --bots captain,pilot --speed 3`, /unknown option '--speed'/],
  ])('refuses “%s” and says what is accepted', async (args, message) => {
    expect(await refusalOf(args)).toMatch(message)
  })
})
