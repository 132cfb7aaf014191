import { Driver, type GameRecord } from '@astrolabe/kernel'
import { ambush } from '@astrolabe/kernel/tiny/ambush.ts'
import { ticTacToe } from '@astrolabe/kernel/tiny/tic-tac-toe.ts'
import { type PoolWishes, TookTooLong } from '@astrolabe/threads'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bundle } from '../test/bundle.ts'
import { temporaryFolder } from '../test/folder.ts'
import { ThinkingPool } from './pool.ts'

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

const emptyBoard = new Driver(ticTacToe, { seats: ['cadet', 'cadet'], seed: 'secret' }).record()
const ask = (
  pool: ThinkingPool,
  game: string,
  table = game,
  record: GameRecord = emptyBoard,
): Promise<string> =>
  pool.think({ table, record: { ...record, game }, seat: 0, level: 'cadet', seed: 'seed' })

describe('threads of bots', () => {
  test.each(['random', 'cadet', 'pilot', 'captain'])('a %s plays a whole game on them', async (level) => {
    const pool = newPool()
    const driver = new Driver(ambush, { seats: [level, level], seed: 'secret', options: { rounds: 2 } })
    for (let thought = 0; driver.decision !== undefined; thought++) {
      const [seat] = driver.decision.seats
      const text = await pool.think({ table: 't', record: driver.record(), seat, level, seed: `${thought}` })
      expect(driver.answer(seat, text)).toBeUndefined()
    }
    expect(driver.isOver).toBe(true)
  })

  test('think the same of the same question, whatever they thought of before', async () => {
    const pool = newPool()
    const driver = new Driver(ambush, { seats: ['pilot', 'pilot'], seed: 'secret' })
    const answers: string[] = []
    const think = async (table: string): Promise<string> =>
      pool.think({
        table,
        record: driver.record(),
        seat: driver.decision?.seats[0] ?? 0,
        level: 'pilot',
        seed: 's',
      })
    for (let number = 0; number < 8 && driver.decision !== undefined; number++) {
      const text = await think('known')
      expect(await think(`new ${number}`)).toBe(text)
      answers.push(text)
      driver.answer(driver.decision.seats[0], text)
    }
    driver.rewind(2)
    expect(await think('known')).toBe(await think('never seen'))
  })

  test('say what went wrong, and go on', async () => {
    const pool = newPool()
    await expect(ask(pool, 'throw')).rejects.toThrow('this bot is lost')
    await expect(ask(pool, 'chess')).rejects.toThrow('there is no game “chess”')
    await expect(
      pool.think({ table: 't', record: emptyBoard, seat: 0, level: 'admiral', seed: 's' }),
    ).rejects.toThrow('there is no level “admiral”')
    await expect(
      pool.think({ table: 't', record: emptyBoard, seat: 1, level: 'cadet', seed: 's' }),
    ).rejects.toThrow('seat 1 is not asked')
    expect(await ask(pool, 'tic-tac-toe')).toMatch(/^[0-8]$/)
  })

  test('are replaced when they take too long, or die', async () => {
    const pool = newPool({ limit: 150 })
    const asked = [
      ask(pool, 'hang'),
      ask(pool, 'tic-tac-toe'),
      ask(pool, 'exit'),
      ask(pool, 'tic-tac-toe', 'b'),
    ]
    const [, ...others] = await Promise.allSettled(asked)
    await expect(asked[0]).rejects.toThrow(TookTooLong)
    expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    await expect(asked[2]).rejects.toThrow('with code 3')
  })

  test('that use too much memory end alone', async () => {
    const pool = newPool({ megabytes: 48 })
    await expect(ask(pool, 'hoard')).rejects.toThrow('memory limit')
    expect(await ask(pool, 'tic-tac-toe')).toMatch(/^[0-8]$/)
  })

  test('that cannot even start fail what they were hired for, and no more', async () => {
    const pool = newPool({ worker: new URL('file:///nowhere/thinker.js') })
    const asked = await Promise.allSettled([ask(pool, 'tic-tac-toe', 'a'), ask(pool, 'tic-tac-toe', 'b')])
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
