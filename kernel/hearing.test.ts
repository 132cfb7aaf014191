import { expect, test } from 'vitest'
import { type Hearing, hear } from './hearing.ts'
import { Tally } from './tally.ts'

type Told = { readonly kind: 'found'; readonly n: number } | { readonly kind: 'lost'; readonly what: string }

test('a fact is heard by what listens to its kind, and by nothing else', () => {
  const hearing: Hearing<Told, string> = { found: ({ n }) => `found ${n}` }
  expect(hear(hearing, { kind: 'found', n: 3 })).toBe('found 3')
  expect(hear(hearing, { kind: 'lost', what: 'a key' })).toBeUndefined()
})

test('a tally counts each thing, and all of them', () => {
  const tally = new Tally()
  tally.add('key')
  tally.add('key')
  tally.add('scrap', 4)
  expect(tally.counts).toEqual({ key: 2, scrap: 4 })
  expect(tally.total).toBe(6)
})
