import { Driver, type GameRecord } from '@astrolabe/kernel'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { xodus } from '../rules/game.ts'
import type { XodusState } from '../position/state.ts'

const record = JSON.parse(
  readFileSync(new URL('records/pilots-3.json', import.meta.url), 'utf8'),
) as GameRecord

test('a game begun under the first rules goes on from its last step', () => {
  const now = Driver.open(xodus, record, Math.floor(record.answers.length / 2))
  const { state, ...snapshot } = now.snapshot()
  const { fleets: _, ...former } = state as XodusState
  const answers = record.answers.slice(0, now.answers.length)
  const carried = Driver.carryOver(xodus, {
    ...record,
    rules: '1',
    answers,
    snapshot: { ...snapshot, rules: '1', state: former },
  })
  expect(carried.answers).toEqual(answers)
  expect(carried.decision).toEqual(now.decision)
  expect(carried.record().rules).toBe(xodus.rules)
})
