import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RULE_IDS } from '../content/rule-ids.ts'

const GAME = join(import.meta.dirname, '..')
const WORKED_EXAMPLES = Array.from({ length: 20 }, (_, index) => `AE-WX-${index + 1}`)

/** The rules at the start of the name of a test; a test that is skipped or still to be written has none. */
const TESTED = /(?:\b(?:test|it)|\))\(\s*['"`](AE-[A-Z\d]{2}-\d+(?:,? AE-[A-Z\d]{2}-\d+)*)\b/g

const tested = new Set<string>(
  readdirSync(GAME, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(GAME, file), 'utf8').matchAll(TESTED)])
    .flatMap(([, rules]) => rules.split(/,? /)),
)

test('every rule of the catalogue has a test that starts with its id', () => {
  expect(RULE_IDS.filter((rule) => !tested.has(rule))).toEqual([])
})

test('every worked example has a test that starts with its id', () => {
  expect(WORKED_EXAMPLES.filter((example) => !tested.has(example))).toEqual([])
})

test('every rule that a test names is in the catalogue', () => {
  const known: readonly string[] = [...RULE_IDS, ...WORKED_EXAMPLES]
  expect([...tested].filter((rule) => !known.includes(rule))).toEqual([])
})
