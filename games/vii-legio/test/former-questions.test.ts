import { expect, test } from 'vitest'
import { formerQuestion } from '../rules/former-questions.ts'

test.each([
  ['opening', 2, { left: 2 }],
  ['free-item', 1, { left: 1 }],
  ['zone', 7, { card: 7 }],
  ['space', undefined, undefined],
])('%s about %s is asked today about', (prompt, about, today) => {
  const former = { number: 0, kind: 'one', prompt, about, seats: [0], offers: [], min: 1, max: 1 } as const
  expect(formerQuestion(former)).toEqual({ ...former, about: today })
})
