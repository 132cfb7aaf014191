import { expect, test } from 'vitest'
import { en } from '../words.en.ts'
import { problemSaid } from './saying.ts'

const text = {
  refusal: ({ rule, missing }: { rule: string; missing?: number }) => `${rule} lacks ${missing ?? 0}`,
}
const say = (problem: Parameters<typeof problemSaid>[0]) => problemSaid(problem, text, en.problems)

test('a rule speaks with the words of its game, and is named', () => {
  expect(say({ why: 'refused', rule: 'XX-1', missing: 2 })).toEqual({ text: 'XX-1 lacks 2', rule: 'XX-1' })
  expect(say({ why: 'refused', rule: 'XX-2' })).toEqual({ text: 'XX-2 lacks 0', rule: 'XX-2' })
})

test('a problem of the table has its words, and any other is our fault', () => {
  expect(say({ why: 'stale' }).text).toBe(en.problems.stale)
  expect(say({ why: 'too-many', retryAfter: 5 }).text).toContain('5')
  expect(say({ why: 'unheard-of', reference: 'r-17' }).text).toContain('r-17')
  expect(say({ why: 'constructor' }).text).toBe(en.problems.failure(undefined))
})
