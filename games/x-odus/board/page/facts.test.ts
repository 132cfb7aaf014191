import { SPECTATOR } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { SHIPS } from '../../content/ships.ts'
import type { XodusFact } from '../../rules/facts.ts'
import { seatOf, spotsOf, turnOf } from './facts.ts'
import { playTables } from './test/random-tables.ts'

const SPOT = /^(?:(?:system|ship|avatar)-\d+|track|stack)$/

const told: XodusFact[] = []
playTables(12, ({ driver, decision }) => {
  const news = driver.facts.filter(({ at }) => at === decision.number)
  for (const { fact } of news) told.push(fact)
})

test('a fact is about things that are on the map', () => {
  const wrong = told.filter((fact) => spotsOf(fact).some((id) => !SPOT.test(id)))
  expect(wrong).toEqual([])
  const twice = told.filter((fact) => new Set(spotsOf(fact)).size < spotsOf(fact).length)
  expect(twice.map(({ kind }) => kind).filter((kind) => kind !== 'avatar-moves')).toEqual([])
})

test('a fact is about a seat, or nobody’s', () => {
  const seats = new Set(told.map(seatOf))
  expect(seats).toEqual(new Set([undefined, 0, 1, 2, 3]))
})

test('a turn is that of a ship, the Corruption phase is nobody’s, and a round begins without a name', () => {
  expect(turnOf({ kind: 'turn', seat: 2, board: 4, round: 3 })).toEqual({
    seat: 2,
    round: 3,
    of: SHIPS[4].name,
  })
  const phase = { seat: SPECTATOR, round: 3, of: { en: 'Corruption phase', fr: 'Phase de Corruption' } }
  expect(turnOf({ kind: 'corruption', round: 3, space: 4, why: 'phase' })).toEqual(phase)
  expect(turnOf({ kind: 'corruption-held', round: 3 })).toEqual(phase)
  expect(turnOf({ kind: 'corruption', round: 3, space: 4, why: 'herald' })).toBeUndefined()
  expect(turnOf({ kind: 'round', round: 4, marker: 4 })).toEqual({ seat: SPECTATOR, round: 4 })
})
