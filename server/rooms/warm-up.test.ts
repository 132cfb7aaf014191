import { GAMES } from '@astrolabe/games'
import { expect, test } from 'vitest'
import { TINY_GAMES } from '../test/houses.ts'
import { TestLog } from './test/parts.ts'
import { warmUp } from './warm-up.ts'

/** A clock by which every look at it takes so many milliseconds. */
function clockOf(milliseconds: number): { now(): number; looks: number } {
  return {
    looks: 0,
    now() {
      return this.looks++ * milliseconds
    },
  }
}

const { errand: broken, ...sound } = TINY_GAMES
const HOUSES = { ...sound, ...GAMES }

test('plays every game for a while, and a game that ends once more', async () => {
  const log = new TestLog()
  const clock = clockOf(0.01)
  await warmUp({ houses: HOUSES, clock, log, signal: new AbortController().signal })
  expect(log.lines).toEqual([])
  expect(clock.looks).toBeGreaterThan(1000 * Object.keys(HOUSES).length)
})

test('takes no longer than it may, however many games there are', async () => {
  const clock = clockOf(1)
  await warmUp({ houses: HOUSES, clock, log: new TestLog(), signal: new AbortController().signal })
  expect(clock.looks).toBeGreaterThan(500)
  expect(clock.looks).toBeLessThan(700)
})

test('lets others have their turn between short spells', async () => {
  let turns = 0
  const controller = new AbortController()
  const count = (): void => {
    if (++turns < 20) setImmediate(count)
    else controller.abort()
  }
  setImmediate(count)
  const clock = clockOf(3)
  await warmUp({ houses: GAMES, clock, log: new TestLog(), signal: controller.signal })
  expect(turns).toBe(20)
  expect(clock.looks).toBeLessThan(200)
})

test('says which game fails, and goes on with the others', async () => {
  const log = new TestLog()
  const clock = clockOf(0.01)
  await warmUp({ houses: { broken, ...sound }, clock, log, signal: new AbortController().signal })
  expect(log.lines).toMatchObject([{ message: 'a game could not be warmed up', about: { game: 'broken' } }])
  expect(clock.looks).toBeGreaterThan(1000)
})
