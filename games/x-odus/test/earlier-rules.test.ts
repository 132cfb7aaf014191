import { Driver, type GameRecord, gameUnder } from '@astrolabe/kernel'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { house } from '../house.ts'
import { xodus } from '../rules/game.ts'
import { transcript } from './transcript.ts'

describe.each(['1', '2', '3', '4'])('a game begun under rules %s', (rules) => {
  test('goes on from its last step, with its answers of before', async () => {
    const path = new URL(`../past/${rules}/pilots-3.json`, import.meta.url)
    const record = JSON.parse(readFileSync(path, 'utf8')) as GameRecord
    const former = await gameUnder(house, rules)
    if (former === undefined) throw new Error(`rules ${rules} are not here`)
    const half = Driver.open(former, record, Math.floor(record.answers.length / 2))
    const carried = Driver.carryOver(xodus, { ...record, ...half.record() })
    expect(carried.record().rules).toBe(xodus.rules)
    expect(carried.answers).toEqual(half.answers.slice(0, carried.answers.length))
    const { fleets, ships } = carried.state
    expect(fleets).toBeInstanceOf(Array)
    expect(ships.map(({ heralded }) => heralded)).toEqual([false, false, false])
  })
})

test('under the first three rules a System was known to have been fled: whoever is held there may still follow', () => {
  const { state } = transcript({}, (p) => p.north('B10').noTokens().at(1, 0, 1).avatar(1, 1))
  const { fleets: _, ships, ...kept } = state
  const former = { ...kept, heralded: [1], ships: ships.map(({ heralded: __, ...ship }) => ship) }
  const today = xodus.upgrade?.(former, '1')
  expect(today?.fleets).toEqual([])
  expect(today?.ships.map(({ heralded }) => heralded)).toEqual([true, true, false, false])
  expect(today).not.toHaveProperty('heralded')
})
