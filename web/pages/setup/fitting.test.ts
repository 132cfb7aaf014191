import { refuse } from '@astrolabe/kernel'
import { leak } from '@astrolabe/kernel/tiny/leak.ts'
import { expect, test } from 'vitest'
import { forbidden, inRange, rulesOf } from './fitting.ts'

const game = {
  ...leak,
  cannotSetUp: ({ seats }: { readonly seats: number }) => (seats > 2 ? refuse('LE-9', seats - 2) : undefined),
}

test('a table is forbidden by a rule of its game, once the game is there to ask', () => {
  expect(forbidden({ game }, 2, {})).toBeUndefined()
  expect(forbidden({ game }, 4, {})).toEqual({ rule: 'LE-9', missing: 2 })
  expect(forbidden(undefined, 4, {})).toBeUndefined()
  expect(forbidden({ game: leak }, 4, {})).toBeUndefined()
})

test('each rule is given once as the reason', () => {
  expect(rulesOf([undefined, refuse('A'), refuse('B'), refuse('A', 2)])).toEqual([refuse('A'), refuse('B')])
})

test('a number that is typed is brought into range', () => {
  const option = { key: 'rounds', initial: 4, min: 2, max: 6 }
  expect([1, 3.4, 99, Number.NaN].map((typed) => inRange(option, typed))).toEqual([2, 3, 6, 4])
})
