import { expect, test } from 'vitest'
import { transcript } from '../test/transcript.ts'
import { SECTORS, sightOf } from './sectors.ts'

/** In sector 1, one ship at the base, one in space and one on a planet; in sector 2 another in space. */
const { state } = transcript({ seats: 4 }, (p) =>
  p
    .ship(0, { place: 'base' })
    .inSpace(1, 1)
    .planet('alpha', 1, 'XA-02')
    .on(2, 'alpha', 'contact')
    .inSpace(3, 2),
)

const seen = (place: 'atBase' | 'inSpace') =>
  SECTORS.map((sector) => sightOf(state, sector)[place].map(({ seat }) => seat))

test('VL-701 the base lies in sector 1: a ship there is seen at the base of that sector, and of no other', () => {
  expect(seen('atBase')).toEqual([[0], [], [], [], [], []])
})

test('VL-702 the base is as a planet: who is there, or on a planet, is not in the space of the sector', () => {
  expect(seen('inSpace')).toEqual([[1], [3], [], [], [], []])
})

test('VL-553 a planet is seen in its sector while a token marks it, and is not to be found any more', () => {
  expect(SECTORS.map((sector) => sightOf(state, sector).slots)).toEqual([[0], [], [], [], [], []])
  const before = sightOf(transcript({ seats: 4 }).state, 1).toFind
  expect(sightOf(state, 1).toFind).toBe(before - 1)
})
