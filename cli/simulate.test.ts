import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Driver, fastSeed, hashOf, parseRecord, seedHashOf, tableOptions, trailOf } from '@astrolabe/kernel'
import { ThreadPool } from '@astrolabe/threads'
import { beforeAll, describe, expect, test } from 'vitest'
import { EXAMPLE_GAME } from './arguments.ts'
import { register, runSimulation, simulationJobs } from './simulate.ts'
import type { SimulationPlan } from './simulation/games.ts'
import type { Speed } from './simulation/pace.ts'
import { type Summary, summarise } from './simulation/summary.ts'
import { addTally, countGame, emptyTally } from './simulation/tally.ts'
import { summaryLines } from './simulation/text.ts'
import { temporaryFolder, testWorker } from './test/bundle.ts'
import { harvest } from './test/harvest.ts'
import { refusalOf } from './test/refusal.ts'

const folder = temporaryFolder()
let worker: URL
beforeAll(async () => {
  worker = await testWorker(folder)
})

const plan: SimulationPlan = {
  game: 'harvest',
  options: tableOptions(harvest.game),
  bots: ['random', 'random', 'random'],
  seed: 7,
}

const SPEED: Speed = { seconds: 2, decisionsPerSecond: 675, gamesPerSecond: 45 }

async function summaryOf(given: SimulationPlan, games: number, threads: number): Promise<Summary> {
  await using pool = new ThreadPool({ worker, threads })
  return summarise(given, await runSimulation(pool, given, games), SPEED)
}

describe('a simulation', () => {
  test('gives the same numbers on any number of threads', async () => {
    const alone = await summaryOf(plan, 200, 1)
    expect(await summaryOf(plan, 200, 3)).toEqual(alone)
    expect(JSON.stringify(await summaryOf(plan, 200, 2))).toBe(JSON.stringify(alone))
    expect(await summaryOf({ ...plan, seed: 8 }, 200, 2)).not.toEqual(alone)
  })

  test('has the shape that was promised', async () => {
    const summary = await summaryOf(plan, 90, 2)
    expect(summary).toMatchObject({
      game: 'harvest',
      seats: 3,
      games: 90,
      seed: 7,
      bots: ['random', 'random', 'random'],
      decisions: 90 * 15,
      ...SPEED,
      rounds: { mean: 5, p10: 5, p50: 5, p90: 5 },
      failures: [],
    })
    expect(Object.keys(summary.scores)).toEqual(['all', 'winner', 'lead', 'bySeatNumber'])
    expect(Object.keys(summary.figures['rainyTurns'])).toEqual(['mean', 'p10', 'p50', 'p90', 'games'])
    expect(Object.keys(summary.labels['basket']['full'])).toEqual([
      'seats',
      'wins',
      'share',
      'interval',
      'ratio',
    ])
  })

  test('counts every game once, and shared victories as fractions', async () => {
    const { outcomes, tallies, labels, ...summary } = await summaryOf(plan, 120, 2)
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
    expect(sum(Object.values(outcomes))).toBe(120)
    expect(outcomes['shared']).toBeGreaterThan(0)
    expect(sum(summary.winRateBySeat)).toBeCloseTo(1, 12)
    expect(sum(summary.winRateBySeatNumber)).toBeCloseTo(1, 12)
    expect(summary.winRateBySeat).toEqual(Object.values(labels['seatInOrder']).map(({ share }) => share))
    expect(summary.winRateBySeat).not.toEqual(summary.winRateBySeatNumber)
    expect(sum(Object.values(tallies['fruit']).map(({ times }) => times))).toBe(summary.decisions)
    expect(sum(Object.values(tallies['fruit']).map(({ share }) => share))).toBeCloseTo(1, 12)
    const { full } = labels['basket']
    expect(full.ratio).toBeGreaterThan(1)
    expect(full.share).toBeCloseTo(full.ratio / 3, 12)
    expect(sum(Object.values(labels['basket']).map(({ wins }) => wins))).toBeCloseTo(120, 9)
  })

  test('seats the bots as they are listed', async () => {
    const { winRateBySeatNumber } = await summaryOf({ ...plan, bots: ['random', 'cadet', 'random'] }, 60, 2)
    expect(winRateBySeatNumber[1]).toBeGreaterThan(0.9)
  })

  test('answers the question that is varied at random, and says so', async () => {
    const cadets: SimulationPlan = { ...plan, bots: ['cadet', 'cadet', 'cadet'] }
    expect((await summaryOf(cadets, 20, 1)).tallies['fruit']).toEqual({
      green: { times: 0, perGame: 0, share: 0, ofGames: 0 },
      ripe: { times: 300, perGame: 15, share: 1, ofGames: 1 },
    })
    const varied = await summaryOf({ ...cadets, vary: 'fruit' }, 20, 2)
    expect(varied.tallies['fruit']['green'].times).toBeGreaterThan(100)
    expect(varied.vary).toBe('fruit')
    expect(summaryLines(varied)[0]).toBe('harvest · 3 seats · 20 games · cadet, fruit at random · seed 7')
    expect(await summaryOf({ ...cadets, vary: 'fruit' }, 20, 1)).toEqual(varied)
  })

  test('names the games that failed, and counts the others', async () => {
    const endless = { ...plan, options: tableOptions(harvest.game, { endless: true }) }
    const { games, failures, winRateBySeat } = await summaryOf(endless, 10, 2)
    expect(games).toBe(0)
    expect(failures).toHaveLength(10)
    expect(failures[0]).toEqual({ seed: fastSeed(7, 0), message: 'harvest does not end' })
    expect(winRateBySeat).toEqual([0, 0, 0])
  })

  test('keeps each game as a record that can be verified', async () => {
    const records = folder
    await using pool = new ThreadPool({ worker, threads: 2 })
    await runSimulation(pool, { ...plan, records }, 12)
    const files = readdirSync(records).filter((file) => file.endsWith('.json'))
    expect(files).toHaveLength(12)
    for (const [index, file] of files.sort().entries()) {
      const record = parseRecord(readFileSync(join(records, file), 'utf8'))
      expect(record.seed).toBe(fastSeed(7, index))
      expect(record.seedHash).toBe(seedHashOf(record.seed))
      const driver = Driver.open(harvest.game, record)
      expect(driver.isOver).toBe(true)
      expect(record.end).toEqual({
        state: hashOf(driver.state),
        ...harvest.game.outcome(driver.state),
        trail: trailOf(record.answers),
      })
      expect(driver.record()).toEqual(record)
    }
  })

  test.each([1, 63, 64, 200, 5000])('divides %i games into jobs that leave none out', (games) => {
    const jobs = simulationJobs(plan, games)
    expect(jobs[0].from).toBe(0)
    for (const [place, job] of jobs.slice(1).entries()) expect(job.from).toBe(jobs[place].to)
    expect(jobs[jobs.length - 1].to).toBe(games)
  })

  test('says in how many games a thing came, and names what never did', async () => {
    const tally = emptyTally(1)
    const outcome = { scores: [1], winners: [0] }
    for (const tea of [3, 0, 0, 1]) {
      const drinks = { tea, coffee: 1, milk: 0, 'hot-water': 0 }
      const measures = { rounds: 1, outcome: '', figures: {}, tallies: { drinks }, labels: {} }
      countGame(tally, outcome, measures, 1)
    }
    const both = emptyTally(1)
    addTally(both, tally)
    addTally(both, tally)
    const summary = summarise({ ...plan, bots: ['random'] }, both, SPEED)
    expect(summary.tallies['drinks']).toEqual({
      coffee: { times: 8, perGame: 1, share: 0.5, ofGames: 1 },
      'hot-water': { times: 0, perGame: 0, share: 0, ofGames: 0 },
      milk: { times: 0, perGame: 0, share: 0, ofGames: 0 },
      tea: { times: 8, perGame: 1, share: 0.5, ofGames: 0.5 },
    })
    expect(summaryLines(summary).slice(-4)).toEqual([
      'Drinks   all   per game    share   of games',
      'Coffee     8          1   50.0\u00a0%    100.0\u00a0%',
      'Tea        8          1   50.0\u00a0%     50.0\u00a0%',
      'never: Hot water, Milk',
    ])
    expect(summaryLines(summary, 1)).toContain('… and 1 more: see --full, --json or --report')
  })

  test('is told to a person in lines of at most 80 columns', async () => {
    const lines = summaryLines(await summaryOf(plan, 50, 2))
    expect(lines[0]).toBe('harvest · 3 seats · 50 games · random · seed 7')
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80)
  })
})

describe('the command line', () => {
  test.each([
    ['no-such-game', /Allowed choices are/],
    [`${EXAMPLE_GAME} --games 0`, /whole number from 1/],
    [`${EXAMPLE_GAME} --games many`, /whole number from 1/],
    [`${EXAMPLE_GAME} --bot general`, /Levels are: random, /],
    [`${EXAMPLE_GAME} --seats 2 --bot pilot,cadet,pilot`, /one level, or 2 for 2 seats, not 3/],
    [`${EXAMPLE_GAME} --seats 16`, /is played with/],
    [`${EXAMPLE_GAME} --seed today`, /whole number/],
    [`${EXAMPLE_GAME} --threads 0`, /whole number from 1/],
    [`${EXAMPLE_GAME} --option sun`, /Options: /],
    [
      `${EXAMPLE_GAME} --report /no/such/folder/report.html`,
      /cannot be written: there is no such file or folder/,
    ],
    [`${EXAMPLE_GAME} --speed 3`, /unknown option '--speed'/],
  ])('refuses “%s” and says what is accepted', async (args, message) => {
    expect(await refusalOf(register, 'simulate', args)).toMatch(message)
  })
})
