import { expect, test } from 'vitest'
import { formerQuestion } from '../rules/former-questions.ts'

test.each([
  ['mod', 13, [], { prompt: 'mod', about: { ship: 1, level: 5 } }],
  ['act', 2, [], { prompt: 'act', about: { ship: 2 } }],
  ['order', undefined, [], { prompt: 'order', about: undefined }],
  ['share-module', 7, [], { prompt: 'share-module', about: { module: 7 } }],
  ['pacify', 2, [], { prompt: 'pacify', about: { left: 2 } }],
  ['exploration', 3, ['option 0', 'option 1'], { prompt: 'exploration', about: { ship: 3 } }],
  ['exploration', 3, ['option 0', 'enough'], { prompt: 'bonus-option', about: { ship: 3 } }],
  ['exploration', -1, ['option 0'], { prompt: 'warning', about: undefined }],
])('%s about %s, with %j on offer, is asked today as', (prompt, about, keys, today) => {
  const offers = keys.map((key) => ({ seat: 0, key, option: key }))
  const former = { number: 0, kind: 'one', prompt, about, seats: [0], offers, min: 1, max: 1 } as const
  expect(formerQuestion(former)).toEqual({ ...former, ...today })
})
