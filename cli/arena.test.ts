import { type House, tableOptions, indifferent } from '@astrolabe/kernel'
import { type Leak, type LeakFact, leak } from '@astrolabe/kernel/tiny/leak.ts'
import { type Marked, type TicTacToe, ticTacToe } from '@astrolabe/kernel/tiny/tic-tac-toe.ts'
import { ThreadPool } from '@astrolabe/threads'
import { beforeAll, describe, expect, test } from 'vitest'
import { type MatchPlan, playDeal } from './arena/deal.ts'
import { crewLines, Crews, type CrewsResult } from './arena/crews.ts'
import { crewsOf, lineupOf, rotationsOf } from './arena/lineup.ts'
import { marginOf, type MatchResult, rankOf, Standings } from './arena/standings.ts'
import { chartOf, curveLines, matchLines } from './arena/text.ts'
import { register, runMatch } from './arena.ts'
import { EXAMPLE_GAME, Misuse } from './arguments.ts'
import { shareOfVictory } from './simulation/tally.ts'
import { wilson } from './statistics.ts'
import { temporaryFolder, testWorker } from './test/bundle.ts'
import { harvest } from './test/harvest.ts'
import { refusalOf } from './test/refusal.ts'

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
  matchOfPlan(planOf(bots, seats), deals, threads)

async function matchOfPlan(plan: MatchPlan, deals: number, threads: number): Promise<MatchResult> {
  await using pool = new ThreadPool({ worker, threads })
  return await runMatch(pool, plan, new Standings(plan), deals)
}

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

test('what has no seat takes a rank, and a margin is also over it', () => {
  const lost = { scores: [40, 62], winners: [], others: [{ name: 'storm', score: 62, wins: true as const }] }
  expect([0, 1].map((seat) => rankOf(lost, seat))).toEqual([3, 2])
  expect([0, 1].map((seat) => marginOf(lost, seat))).toEqual([-22, 0])
  const won = { scores: [70], winners: [0], others: [{ name: 'storm', score: 62 }] }
  expect([rankOf(won, 0), marginOf(won, 0)]).toEqual([1, 8])
})

describe('a match', () => {
  test('plays the same deal in every game of it', () => {
    const { games, efforts } = playDeal(harvest, planOf('cadet,random', 3), 0)
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
    // A search ends where no other option can catch up, which takes more than half of its futures.
    expect(entrants[0].iterationsPerDecision).toBeGreaterThan(10)
    expect(entrants[0].iterationsPerDecision).toBeLessThanOrEqual(20)
    expect(entrants[1].iterationsPerDecision).toBe(0)
    expect(entrants[0].millisecondsPerDecision).toBeGreaterThan(0)
  })

  test('gives the same result on any number of threads, but for the time it takes', async () => {
    const timeless = (result: MatchResult): unknown => ({
      ...result,
      seconds: 0,
      entrants: result.entrants.map((entrant) => ({ ...entrant, millisecondsPerDecision: 0 })),
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

describe('where all win or lose together', () => {
  const house: Pick<House<Leak, LeakFact>, 'game' | 'bot'> = {
    game: leak,
    bot: {
      value: ({ water }) => -Math.max(...water),
      scale: 4,
      // Bails where the water is deepest, and plugs at once.
      glance({ water }, menu, looks) {
        for (let index = 0; index < menu.count; index++) {
          const option = menu.options[index]
          looks[index] =
            typeof option === 'object' ? water[Number(option['hold'])] : Number(option === 'plug')
        }
      },
      farEnough: () => true,
    },
  }
  const crewsOn = (seats: number, deals: number): CrewsResult => {
    const lineup = crewsOf(['cadet', 'random', 'cadet'], seats)
    const plan = { game: 'leak', options: tableOptions(leak, { rounds: 6 }), seed: 1, ...lineup }
    const crews = new Crews(plan)
    for (let deal = 0; deal < deals; deal++) crews.add(playDeal(house, plan, deal))
    return crews.result(1)
  }

  test.each([1, 3])(
    'each bot plays all of %i seats by itself, and is judged by how often it wins',
    (seats) => {
      const { crews, games, deals } = crewsOn(seats, 60)
      expect([deals, games]).toEqual([60, 120])
      const [cadet, random] = crews
      expect([cadet.bot, random.bot]).toEqual(['cadet', 'random'])
      expect(cadet.interval.low).toBeGreaterThan(random.interval.high)
      expect(cadet.score.mean).toBeGreaterThan(random.score.mean)
    },
  )

  test('a person reads it in lines of at most 100 columns', () => {
    const lines = crewLines(crewsOn(1, 5))
    expect(lines[0]).toMatch(/^leak · 1 seat · 5 deals, 10 games · seed 1 · /)
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(100)
  })
})

describe('tic-tac-toe, of which the odds are known', () => {
  const house: Pick<House<TicTacToe, Marked>, 'game' | 'bot'> = {
    game: ticTacToe,
    bot: {
      value: (state, seat) =>
        ticTacToe.isOver(state) ? shareOfVictory(ticTacToe.outcome(state), seat) - 0.5 : 0,
      scale: 1,
      glance: indifferent,
      farEnough: () => false,
    },
  }
  const standingsOf = (
    bots: string,
    deals: number,
  ): { readonly result: MatchResult; readonly first: number } => {
    const plan = { ...planOf(bots, 2), game: 'tic-tac-toe', options: {} }
    const standings = new Standings(plan)
    let first = 0
    for (let deal = 0; deal < deals; deal++) {
      const played = playDeal(house, plan, deal)
      standings.add(played)
      first += shareOfVictory(played.games[0].outcome, 0)
    }
    return { result: standings.result(1), first: first / deals }
  }

  test('random play is even over the seats, though the first wins more', () => {
    const { result, first } = standingsOf('random,random', 600)
    expect(result.winRate).toBe(0.5)
    // 58.5 % won and 12.7 % drawn by whoever begins.
    const { low, high } = wilson(first * 600, 600)
    expect(low).toBeLessThan(0.648)
    expect(high).toBeGreaterThan(0.648)
  })

  test('looking ahead beats random play', () => {
    expect(standingsOf('captain@60,random', 30).result.interval.low).toBeGreaterThan(0.7)
  })
})

test('a rate is drawn with its interval and what is fair', () => {
  expect(chartOf(0.7, 0.6, 0.8, 0.5)).toBe('                    ┊   ├───●───┤        ')
  expect(chartOf(0.55, 0.4, 0.7, 0.5)).toBe('                ├───┼─●─────┤            ')
  expect(chartOf(1, 0.98, 1, 0.25)).toBe('          ┊                            ├●')
})

describe('the command line', () => {
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
    expect(await refusalOf(register, 'arena', args)).toMatch(message)
  })
})
