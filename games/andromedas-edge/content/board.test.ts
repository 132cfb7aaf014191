import { expect, test } from 'vitest'
import {
  DIRECTIONS,
  HEXES,
  NEBULAE,
  NEIGHBOURS,
  nebulaOf,
  SLOTS_FROM_LEFT,
  slotTowards,
  VOID_SLOT,
} from './board.ts'

const slot = (id: string): number => HEXES.findIndex((hex) => hex.id === id)
const names = (slots: readonly number[]): readonly string[] => slots.map((one) => HEXES[one].id)
const [west, east] = NEBULAE

test('AE-BS-4 27 slots in six rows of five and four', () => {
  expect(HEXES).toHaveLength(27)
  expect([0, 1, 2, 3, 4, 5].map((row) => HEXES.filter((hex) => hex.row === row).length)).toEqual([
    5, 4, 5, 4, 5, 4,
  ])
  expect([HEXES[slot('A1')].x, HEXES[slot('B1')].x, HEXES[slot('E5')].x, HEXES[slot('F4')].x]).toEqual([
    0, 1, 8, 7,
  ])
})

test('AE-BS-4 slots are next to one another two apart in a row, one apart in neighbouring rows', () => {
  for (const [a, here] of HEXES.entries())
    for (const [b, there] of HEXES.entries()) {
      const rows = Math.abs(here.row - there.row)
      const across = Math.abs(here.x - there.x)
      expect(NEIGHBOURS[a].includes(b)).toBe((rows === 0 && across === 2) || (rows === 1 && across === 1))
    }
})

test('AE-BS-4 what is next to a region has that region next to it', () => {
  for (const [region, neighbours] of NEIGHBOURS.entries()) {
    expect(neighbours).not.toContain(region)
    expect(new Set(neighbours).size).toBe(neighbours.length)
    for (const other of neighbours) expect(NEIGHBOURS[other]).toContain(region)
  }
})

test('AE-BS-7 the Void lies on B3, in the midst of six slots', () => {
  expect(VOID_SLOT).toBe(slot('B3'))
  expect(names(NEIGHBOURS[VOID_SLOT]).toSorted()).toEqual(['A3', 'A4', 'B2', 'B4', 'C3', 'C4'])
})

test('AE-BS-8 West touches the first slot of every row, East the last; they do not touch', () => {
  expect([west.region, east.region, NEIGHBOURS.length]).toEqual([27, 28, 29])
  expect(names(NEIGHBOURS[west.region])).toEqual(['A1', 'B1', 'C1', 'D1', 'E1', 'F1'])
  expect(names(NEIGHBOURS[east.region])).toEqual(['A5', 'B4', 'C5', 'D4', 'E5', 'F4'])
})

test('AE-BS-8 a die names West from 1 to 3, East from 4 to 6', () => {
  expect([1, 2, 3, 4, 5, 6].map(nebulaOf)).toEqual([27, 27, 27, 28, 28, 28])
})

test('AE-UL-7 the six directions, and the border', () => {
  const around = Object.fromEntries(DIRECTIONS.map((way) => [way, HEXES[slotTowards(slot('C3'), way)].id]))
  expect(around).toEqual({
    east: 'C4',
    'south-east': 'D3',
    'south-west': 'D2',
    west: 'C2',
    'north-west': 'B2',
    'north-east': 'B3',
  })
  expect(DIRECTIONS.map((way) => slotTowards(slot('A1'), way))).toEqual([
    slot('A2'),
    slot('B1'),
    -1,
    -1,
    -1,
    -1,
  ])
})

test('AE-BZ-7 leftmost is the smallest x, then the upper row', () => {
  expect(names(SLOTS_FROM_LEFT.slice(0, 8))).toEqual(['A1', 'C1', 'E1', 'B1', 'D1', 'F1', 'A2', 'C2'])
  expect(new Set(SLOTS_FROM_LEFT).size).toBe(27)
})
