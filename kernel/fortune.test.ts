import { expect, test } from 'vitest'
import { fortuneOf } from './fortune.ts'

test('chance is ordinary two times of three, and a far cry from it one time of ten', () => {
  expect([-2, -1.2, -0.9, 0, 0.9, 1.2, 2].map(fortuneOf)).toEqual([
    'very-harsh',
    'harsh',
    'ordinary',
    'ordinary',
    'ordinary',
    'kind',
    'very-kind',
  ])
})
