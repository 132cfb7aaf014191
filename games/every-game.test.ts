import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  Driver,
  fastSeed,
  fittingOptions,
  type Game,
  gameUnder,
  parseRecord,
  SPECTATOR,
  verifyRecord,
} from '@astrolabe/kernel'
import { checkRandomGame, type Level } from '@astrolabe/kernel/testing'
import { evaluateInChromium } from '@astrolabe/kernel/testing/chromium.ts'
import { randomRecord } from '@astrolabe/kernel/testing/random-record.ts'
import { describe, expect, test } from 'vitest'
import { chromiumFlags, chromiumPath } from '../scripts/chromium.mjs'
import { GAMES } from './registry.ts'
import { replayRecords } from './replay-entry.ts'

/** Of options that are called final, so many may not be: what lies hidden is imagined, and may be otherwise. */
const MOST_IN_VAIN = 0.002

/** Random games for each number of seats, of which one in ten is looked at closely, at four of its positions. */
const RANDOM_GAMES = 500
const LEVEL: Level = { oneIn: 10, positions: 4, badAnswers: 5 }

const houses = await Promise.all(Object.values(GAMES).map((open) => open()))
const path = (place: string): string => fileURLToPath(new URL(place, import.meta.url))

function seatCounts({ seats: { min, max } }: Pick<Game<unknown>, 'seats'>): number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => min + more)
}

/** A table with so many seats, as usual, or as it can be. */
const setupOf = (game: Game<unknown>, seats: number) => ({
  seats,
  options: fittingOptions(game, seats) ?? {},
})

const recordsIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : []).map((file) => ({
    file,
    record: parseRecord(readFileSync(`${folder}/${file}`, 'utf8')),
  }))

describe.each(houses.map((house) => [house.game.id, house] as const))('%s', (id, house) => {
  const { game, past = {} } = house

  test.each(seatCounts(game))(
    'random games with %i seats keep every promise',
    { timeout: 600_000 },
    (seats) => {
      let positions = 0
      let options = 0
      let inVain = 0
      for (let index = 0; index < RANDOM_GAMES; index++) {
        const setup = setupOf(game, seats)
        const checked = checkRandomGame(game, setup, fastSeed('every build', seats, index), LEVEL)
        positions += checked.positions
        options += checked.options
        inVain += checked.finalInVain
      }
      expect(positions).toBeGreaterThan(RANDOM_GAMES / LEVEL.oneIn)
      expect(inVain / options).toBeLessThan(MOST_IN_VAIN)
    },
  )

  test('recorded games are still the same games', () => {
    const records = recordsIn(path(`${id}/test/records`))
    expect(records).not.toHaveLength(0)
    for (const { file, record } of records)
      expect({ file, ...verifyRecord(game, record) }).toMatchObject({ file, verdict: 'sound' })
  })

  test('the rules of every earlier version are kept, and their recorded games are still the same', async () => {
    const earlier = Array.from({ length: Number(game.rules) - 1 }, (_, version) => `${version + 1}`)
    expect(Object.keys(past)).toEqual(earlier)
    for (const rules of earlier) {
      const former = await gameUnder(house, rules)
      if (former === undefined) throw new Error(`rules ${rules} of ${id} are not here`)
      expect([former.id, former.rules]).toEqual([id, rules])
      const records = recordsIn(path(`${id}/past/${rules}`))
      expect(records).not.toHaveLength(0)
      for (const { file, record } of records) {
        expect({ file, ...verifyRecord(former, record) }).toMatchObject({ file, verdict: 'sound' })
        expect(Driver.open(former, record).view(SPECTATOR).number).toBe(record.answers.length)
      }
    }
  })
})

test('records replay to the same positions and views in Chromium as in Node', {
  timeout: 600_000,
}, async () => {
  const texts = houses.flatMap(({ game }) =>
    seatCounts(game).flatMap((seats) =>
      ['fast:browser', 'a secret of a real table'].map((seed) =>
        JSON.stringify(randomRecord(game, setupOf(game, seats), seed)),
      ),
    ),
  )
  const browser = { executablePath: await chromiumPath(), args: [...chromiumFlags] }
  const inChromium = await evaluateInChromium(browser, path('replay-entry.ts'), 'replayRecords', texts)
  expect(inChromium).toEqual(await replayRecords(texts))
})
