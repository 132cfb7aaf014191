import { expect, test } from 'vitest'
import { wishesOf } from './wishes.ts'

test('what is not asked for has its usual value', () => {
  expect(wishesOf([], '/reports/trial.json')).toEqual({
    tables: 100,
    seconds: 120,
    servers: 1,
    seed: 'trial',
    report: '/reports/trial.json',
  })
})

test('minutes are seconds', () => {
  expect(wishesOf(['--minutes', '5', '--tables', '7'], 'trial.json')).toMatchObject({
    seconds: 300,
    tables: 7,
  })
})

test('only help is asked for', () => {
  expect(wishesOf(['-h'], 'trial.json')).toBeUndefined()
})

test.each([
  ['--tables', '0'],
  ['--tables', '1.5'],
  ['--servers', '9'],
  ['--minutes', 'many'],
])('%s %s makes no sense', (name, value) => {
  expect(() => wishesOf([name, value], 'trial.json')).toThrow(`${name} takes a whole number`)
})
