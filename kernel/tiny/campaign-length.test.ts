import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeAll, expect, test } from 'vitest'
import { FastChance } from '../chance.ts'
import { Driver } from '../driver.ts'
import type { GameRecord, Snapshot } from '../record-file.ts'
import { campaignOf } from './campaign.ts'

/** A campaign as long and as heavy as the largest we know of. */
const ANSWERS = 5000
const heavy = campaignOf({ missions: 13, rounds: 96, ballast: 700 })

let record: GameRecord
let bytes: number
let snapshots: readonly Snapshot[]

beforeAll(() => {
  const driver = new Driver(heavy, { seats: ['human', 'human', 'human', 'human'], seed: 'long' })
  const chance = new FastChance('long')
  while (driver.decision !== undefined && driver.answers.length < ANSWERS) {
    const { seats, offers } = driver.decision
    const legal = offers.filter(({ refusal }) => refusal === undefined)
    driver.answer(seats[0], legal[chance.below(legal.length)].key)
  }
  bytes = JSON.stringify(driver.state).length
  record = driver.record()
  snapshots = driver.snapshots()
})

const kept = (): Snapshot[] => structuredClone([...snapshots])

function collected(): number {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  return process.memoryUsage().heapUsed
}

/** Of work, not of the clock: a busy machine lets a thread wait. */
const millisecondsOf = (deed: () => unknown): number => {
  const start = process.threadCpuUsage()
  deed()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

test.each([
  ['played from the start', () => Driver.open(heavy, record)],
  ['opened from its milestones', () => Driver.resume(heavy, record, kept())],
])('a campaign of 5,000 answers, %s, takes less than 5 MB', (_, open) => {
  expect(bytes).toBeGreaterThan(30_000)
  const before = collected()
  const driver = open()
  const megabytes = (collected() - before) / 1e6
  expect(driver.answers).toHaveLength(ANSWERS)
  expect(megabytes).toBeLessThan(5)
})

test('it is opened from its milestones with less than 100 ms of work, and much faster than from the start', () => {
  const turns = Array.from({ length: 7 }, () => {
    const own = kept()
    return {
      whole: millisecondsOf(() => Driver.open(heavy, record)),
      resumed: millisecondsOf(() => Driver.resume(heavy, record, own)),
    }
  })
  const best = (name: 'whole' | 'resumed'): number => Math.min(...turns.map((turn) => turn[name]))
  expect(best('resumed')).toBeLessThan(100)
  expect(best('resumed') / best('whole')).toBeLessThan(0.6)
})

test('any moment of it is far less than the whole game', () => {
  const driver = Driver.open(heavy, record)
  const whole = Math.min(...Array.from({ length: 5 }, () => millisecondsOf(() => Driver.open(heavy, record))))
  const moments = Array.from({ length: 50 }, (_, place) => millisecondsOf(() => driver.at(place * 100 + 57)))
  expect(moments.reduce((sum, time) => sum + time, 0) / moments.length / whole).toBeLessThan(0.25)
})
