import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@astrolabe/games'
import { Driver, parseRecord } from '@astrolabe/kernel'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { tellFailure } from '../fuzz.ts'
import type { GameHouse } from '../reading.ts'
import { ambushHouse } from '../test/ambush-house.ts'
import { temporaryFolder } from '../test/bundle.ts'
import { type Failure, noTotals, addTotals, type TrialJob, trials } from './trials.ts'

const FOLDER = temporaryFolder()

/** Ambush with a fault: the ravine cannot be entered in the third round. */
const broken: typeof ambushHouse = {
  ...ambushHouse,
  game: {
    ...ambushHouse.game,
    step(g) {
      ambushHouse.game.step(g)
      if (g.state.round === 3 && g.state.ground === 'ravine') throw new Error('the ravine is blocked')
    },
  },
}

const added = { 'broken-ambush': broken, ambush: ambushHouse } as unknown as Record<string, GameHouse>

beforeAll(() => {
  for (const [id, house] of Object.entries(added))
    Object.assign(GAMES, { [id]: () => Promise.resolve(house) })
})

afterAll(() => {
  for (const id of Object.keys(added)) Reflect.deleteProperty(GAMES, id)
})

const job = (game: string): TrialJob => ({ game, seats: 3, seed: 1, options: undefined, from: 0, to: 40 })

async function tried(game: string) {
  const totals = noTotals()
  const failures: Failure[] = []
  for await (const result of trials.run(job(game))) {
    addTotals(totals, result.totals)
    failures.push(...result.failures)
  }
  return { totals, failures }
}

test('a sound game passes, with all that was looked at', async () => {
  const { totals, failures } = await tried('ambush')
  expect(failures).toEqual([])
  expect(totals.games).toBe(40)
  expect(totals.answers).toBeGreaterThan(40)
})

test('the same job finds the same', async () => {
  expect(await tried('broken-ambush')).toEqual(await tried('broken-ambush'))
})

test('a failure comes with a record that opens just before it, and the answer that makes it fail', async () => {
  const { totals, failures } = await tried('broken-ambush')
  expect(totals.games).toBe(40)
  expect(failures.length).toBeGreaterThan(5)
  for (const { record, culprit, property, sentence } of failures) {
    expect(property).toBe('no exception')
    expect(sentence).toContain('the ravine is blocked')
    expect(record.seats).toEqual(['human', 'human', 'human'])
    const driver = Driver.open(broken.game, record)
    const [, seat, text] = /^(?:@(\d+) )?(.*)$/.exec(culprit ?? '') ?? []
    const author = seat === undefined ? (driver.decision?.seats[0] ?? -1) : Number(seat)
    expect(() => driver.answer(author, text)).toThrow('the ravine is blocked')
  }
})

test('the record of a failure is written, and said to be', async () => {
  const folder = join(FOLDER, 'failures')
  const [failure] = (await tried('broken-ambush')).failures
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  tellFailure(failure, job('broken-ambush'), folder)
  const lines = said.mock.calls.join('\n')
  said.mockRestore()
  const file = join(folder, `broken-ambush-3-seats-seed-1-game-${failure.index}.json`)
  expect(lines).toContain('FAILED  no exception: ')
  expect(lines).toContain(`astrolabe play broken-ambush --record ${file}`)
  expect(parseRecord(readFileSync(file, 'utf8'))).toEqual(failure.record)
})
