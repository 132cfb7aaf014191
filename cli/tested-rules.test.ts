import { expect, test } from 'vitest'
import { testedRules } from './tested-rules.ts'

test('a test counts for the rule its name starts with', () => {
  const source = `
    test('AB-101 a name', () => {})
    test("AB-102: it’s another", async () => {})
    it(\`AB-103 in a template\`, (t) => {})
    test('AB-105', () => {})
    test('AB-CDE-01 of a game whose ids say which game it is', () => {})
    test('AB-5P-1 AB-5P-12, AB-CD-2 of several rules', () => {})
    test.each([['(', 'AB-108 a row']])('AB-104 a table: %s', ([row]) => {})
    test(
      'AB-101 broken into lines, with an \\'escape\\'',
      { timeout: 5 },
      () => {},
    )`
  expect(Object.fromEntries(testedRules([source, `test('AB-101 in another file', function () {})`]))).toEqual(
    {
      'AB-101': 3,
      'AB-102': 1,
      'AB-103': 1,
      'AB-104': 1,
      'AB-105': 1,
      'AB-CDE-01': 1,
      'AB-5P-1': 1,
      'AB-5P-12': 1,
      'AB-CD-2': 1,
    },
  )
})

test('a rule that is only mentioned, left out or still to be tested does not count', () => {
  const source = `
    expect(t.refusal('land')).toEqual(refuse('AB-201'))
    refuse('AB-202', 3)
    test('about AB-203', () => {})
    test.skip('AB-204 not now', () => {})
    test.todo('AB-205 some day')
    give('AB-207 words', other)`
  expect([...testedRules([source]).keys()]).toEqual([])
})
