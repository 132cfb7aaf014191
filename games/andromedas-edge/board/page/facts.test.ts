import { SPECTATOR } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { UNITY } from '../../position/state.ts'
import type { AndromedaFact } from '../../rules/facts.ts'
import { seatOf, spotsOf, turnOf } from './facts.ts'
import { playTables } from './test/random-tables.ts'

const SPOT = /^(?:(?:region|moon|token|card) \d+|ship [a-z-]+|dock [a-z]+|(?:track|market) [a-z]+|unity)$/

const told: AndromedaFact[] = playTables(6, () => undefined).flatMap(({ facts }) =>
  facts.map(({ fact }) => fact),
)

test('a fact is about things that are on the table, each named once', () => {
  expect(told.filter((fact) => spotsOf(fact).some((id) => !SPOT.test(id)))).toEqual([])
  const twice = told.filter((fact) => new Set(spotsOf(fact)).size < spotsOf(fact).length)
  expect(twice).toEqual([])
  expect(told.some((fact) => spotsOf(fact)[0]?.startsWith('region '))).toBe(true)
})

test('a fact is about a seat, or nobody’s', () => {
  const seats = new Set(told.map(seatOf))
  expect(seats).toEqual(new Set([undefined, 0, 1, 2, 3]))
})

test('a turn is that of a seat, or of the Unity, which has none', () => {
  expect(turnOf({ kind: 'turn', who: 2, turn: 7 })).toEqual({ seat: 2, round: 7 })
  expect(turnOf({ kind: 'turn', who: UNITY, turn: 8 })).toEqual({
    seat: SPECTATOR,
    round: 8,
    of: { en: 'The Unity', fr: 'L’Unité' },
  })
  expect(turnOf({ kind: 'waited', who: 1 })).toBeUndefined()
})
