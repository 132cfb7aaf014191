import { expect, test } from 'vitest'
import { beyond, EDGES, facing } from './hex.ts'

const EVERY_EDGE = Array.from({ length: EDGES }, (_, edge) => edge)
const here = { q: 2, r: -1 }

test.each(EVERY_EDGE)('back through the facing edge of edge %i is where one came from', (edge) => {
  expect(beyond(beyond(here, edge), facing(edge))).toEqual(here)
  expect(facing(facing(edge))).toBe(edge)
})

test('six hexes lie around one, each beside the next', () => {
  const around = EVERY_EDGE.map((edge) => beyond(here, edge))
  expect(new Set(around.map(({ q, r }) => `${q} ${r}`)).size).toBe(EDGES)
  // Two edges further is along the neighbour, to the next one.
  for (const edge of EVERY_EDGE)
    expect(beyond(around[edge], (edge + 2) % EDGES)).toEqual(around[(edge + 1) % EDGES])
})
