import { rmSync } from 'node:fs'
import { isLevel, makeBot } from '@astrolabe/bots'
import { answerOfBot, Driver, FastChance, type GameRecord } from '@astrolabe/kernel'
import { ambush } from '@astrolabe/kernel/tiny/ambush.ts'
import { ticTacToe } from '@astrolabe/kernel/tiny/tic-tac-toe.ts'
import { type PoolWishes, TookTooLong } from '@astrolabe/threads'
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { bundle } from '../test/bundle.ts'
import { temporaryFolder } from '../test/folder.ts'
import { ThinkingPool } from './pool.ts'
import { GAMES, MEETING } from './test/troubled-games.ts'
import type { Thought } from './thinker.ts'

const folder = temporaryFolder()
let worker: URL
beforeAll(async () => {
  // As built: a thread that takes types out itself has another idea of memory.
  worker = await bundle(new URL('./test/worker.ts', import.meta.url), folder)
})

const pools: ThinkingPool[] = []
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
})

function newPool(wishes: Partial<PoolWishes> = {}): ThinkingPool {
  const pool = new ThinkingPool({ threads: 1, worker, ...wishes })
  pools.push(pool)
  return pool
}

/** A question to a bot at a table where nothing was taken back, but for so often. */
const thoughtOf = (answers: readonly string[], wishes: Partial<Thought> = {}): Thought => ({
  table: 't',
  host: 'h',
  rewinds: 0,
  from: 0,
  answers,
  seat: 0,
  level: 'cadet',
  seed: 'seed',
  ...wishes,
})

const emptyBoard = new Driver(ticTacToe, { seats: ['cadet', 'cadet'], seed: 'secret' }).record()
const ask = (pool: ThinkingPool, game: string, wishes: Partial<Thought> = {}): Promise<string> =>
  pool.think(thoughtOf([], { table: game, ...wishes }), () => ({ ...emptyBoard, game }))

/** Lets bots play on, and gives the numbers of the answers for which the whole record was asked for. */
async function playOn(
  pool: ThinkingPool,
  driver: Pick<Driver<unknown>, 'answers' | 'decision' | 'answer' | 'record'>,
  wishes: Partial<Thought>,
  most = 1000,
): Promise<number[]> {
  const whole: number[] = []
  for (let left = most; left > 0 && driver.decision !== undefined; left--) {
    const [seat] = driver.decision.seats
    const { from = 0 } = wishes
    const thought = thoughtOf(driver.answers.slice(from), {
      ...wishes,
      seat,
      seed: `${driver.answers.length}`,
    })
    const text = await pool.think(thought, () => {
      whole.push(driver.answers.length)
      return driver.record()
    })
    expect(driver.answer(seat, text)).toBeUndefined()
  }
  return whole
}

describe('threads of bots', () => {
  test.each(['random', 'cadet', 'pilot', 'captain'])('a %s plays a whole game on them', async (level) => {
    const driver = new Driver(ambush, { seats: [level, level], seed: 'secret', options: { rounds: 2 } })
    await playOn(newPool(), driver, { level })
    expect(driver.isOver).toBe(true)
  })

  test('are sent the whole record once, then what is new', async () => {
    const pool = newPool()
    const driver = new Driver(ambush, { seats: ['cadet', 'cadet'], seed: 'secret' })
    expect(await playOn(pool, driver, {}, 4)).toEqual([0])
    // They know three answers: the fourth is their own, and not given yet when they are asked.
    expect(await playOn(pool, driver, { from: 3 }, 2)).toEqual([])
    // They know five, and nobody tells them of the sixth.
    expect(await playOn(pool, driver, { from: 6 }, 2)).toEqual([6])
  })

  test('do not go on from answers that were taken back', async () => {
    const pool = newPool()
    const driver = new Driver(ambush, { seats: ['cadet', 'cadet'], seed: 'secret' })
    await playOn(pool, driver, {}, 6)
    driver.rewind(2)
    expect(await playOn(pool, driver, { rewinds: 1 }, 2)).toEqual([2])
  })

  test('think the same of the same question, whatever they thought of before', async () => {
    const pool = newPool()
    const driver = new Driver(ambush, { seats: ['pilot', 'pilot'], seed: 'secret' })
    const think = (table: string, rewinds: number): Promise<string> => {
      const seat = driver.decision?.seats[0] ?? 0
      const thought = thoughtOf(driver.answers, { table, rewinds, seat, level: 'pilot' })
      return pool.think(thought, () => driver.record())
    }
    for (let number = 0; number < 8 && driver.decision !== undefined; number++) {
      const text = await think('known', 0)
      expect(await think(`new ${number}`, 0)).toBe(text)
      driver.answer(driver.decision.seats[0], text)
    }
    driver.rewind(2)
    expect(await think('known', 1)).toBe(await think('never seen', 1))
  })

  test.each([
    ['searched', 'captain'],
    ['searched', 'commander'],
    ['weighed', 'captain'],
    ['weighed', 'commander'],
  ])('give the same answers in %s as a %s here, however many they are', async (game, level) => {
    const thinkers = [1, 2, 8].map((threads) => newPool({ threads }))
    const house = await GAMES[game]()
    if (!isLevel(level)) throw new RangeError(`there is no level “${level}”`)
    const driver = new Driver(ambush, { seats: [level, level], seed: 'secret', options: { rounds: 2 } })
    for (let number = 0; driver.decision !== undefined; number++) {
      const [seat] = driver.decision.seats
      const seed = `${game} ${number}`
      const here = answerOfBot(driver, seat, makeBot(house, level), new FastChance(seed))
      const thought = thoughtOf(driver.answers, { seat, level, seed })
      const there = thinkers.map((pool) => pool.think(thought, () => ({ ...driver.record(), game })))
      expect(await Promise.all(there)).toEqual(thinkers.map(() => here))
      expect(driver.answer(seat, here)).toBeUndefined()
    }
    expect(driver.isOver).toBe(true)
  })

  test('think parts of one thought at once', async () => {
    rmSync(MEETING, { recursive: true, force: true })
    onTestFinished(() => rmSync(MEETING, { recursive: true, force: true }))
    expect(await ask(newPool({ threads: 2 }), 'meeting', { level: 'captain' })).toMatch(/^[0-8]$/)
  })

  test('fail a thought of which a part fails, or is not done in time, and go on', async () => {
    const pool = newPool({ threads: 2, limit: 150 })
    await expect(ask(pool, 'throw ahead', { level: 'captain' })).rejects.toThrow('this bot is lost')
    await expect(ask(pool, 'hang ahead', { level: 'captain' })).rejects.toThrow(TookTooLong)
    const again = newPool({ threads: 2 })
    await expect(ask(again, 'throw ahead', { level: 'commander' })).rejects.toThrow('this bot is lost')
    expect(await ask(again, 'tic-tac-toe', { level: 'captain' })).toMatch(/^[0-8]$/)
  })

  test('go on from the step under way, and play nothing of what came before it', async () => {
    const driver = new Driver(ambush, { seats: ['cadet', 'cadet'], seed: 'secret' })
    await playOn(newPool(), driver, {}, 12)
    const record = driver.record()
    const { snapshot: _, ...past } = record
    const at = driver.stepNumber
    expect(at).toBeGreaterThan(0)
    const answers = record.answers.map((answer, number) => (number < at ? 'forgotten' : answer))
    const seat = driver.decision?.seats[0] ?? 0
    const think = (whole: GameRecord): Promise<string> =>
      newPool().think(thoughtOf(whole.answers, { seat }), () => whole)
    expect(await think({ ...record, answers })).toBe(await think(past))
    await expect(think({ ...past, answers })).rejects.toThrow('forgotten')
  })

  test('say what went wrong, and go on', async () => {
    const pool = newPool()
    await expect(ask(pool, 'throw')).rejects.toThrow('this bot is lost')
    await expect(ask(pool, 'chess')).rejects.toThrow('there is no game “chess”')
    await expect(ask(pool, 'tic-tac-toe', { level: 'admiral' })).rejects.toThrow(
      'there is no level “admiral”',
    )
    await expect(ask(pool, 'tic-tac-toe', { seat: 1 })).rejects.toThrow('seat 1 is not asked')
    await expect(pool.think(thoughtOf([]), () => undefined)).rejects.toThrow('there is no game')
    expect(await ask(pool, 'tic-tac-toe')).toMatch(/^[0-8]$/)
  })

  test('are replaced when they take too long, or die', async () => {
    const pool = newPool({ limit: 150 })
    const asked = [
      ask(pool, 'hang'),
      ask(pool, 'tic-tac-toe'),
      ask(pool, 'exit'),
      ask(pool, 'tic-tac-toe', { table: 'b' }),
    ]
    const [, ...others] = await Promise.allSettled(asked)
    await expect(asked[0]).rejects.toThrow(TookTooLong)
    expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    await expect(asked[2]).rejects.toThrow('with code 3')
  })

  test('are shared by hosts, not by tables', async () => {
    const pool = newPool()
    const done: string[] = []
    const tables = [
      ['ana', 't1'],
      ['ana', 't2'],
      ['ana', 't3'],
      ['bo', 't4'],
    ]
    await Promise.all(
      tables.map(async ([host, table]) => {
        await ask(pool, 'tic-tac-toe', { host, table })
        done.push(table)
      }),
    )
    expect(done.slice(0, 2)).toContain('t4')
  })

  test('that use too much memory end alone', async () => {
    const pool = newPool({ megabytes: 48 })
    await expect(ask(pool, 'hoard')).rejects.toThrow('memory limit')
    expect(await ask(pool, 'tic-tac-toe')).toMatch(/^[0-8]$/)
  })

  test('that cannot even start fail what they were hired for, and no more', async () => {
    const pool = newPool({ worker: new URL('file:///nowhere/thinker.js') })
    const asked = await Promise.allSettled([
      ask(pool, 'tic-tac-toe', { table: 'a' }),
      ask(pool, 'tic-tac-toe', { table: 'b' }),
    ])
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  test('stop when the pool is closed, whatever they are at', async () => {
    const pool = newPool()
    const asked = Promise.allSettled([ask(pool, 'hang'), ask(pool, 'tic-tac-toe')])
    await pool.close()
    expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(ask(pool, 'tic-tac-toe')).rejects.toThrow('the threads are gone')
  })
})
