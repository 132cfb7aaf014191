import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RULE_IDS } from '../content/rule-ids.ts'

const GAME = join(import.meta.dirname, '..')

/** The rule at the start of the name of a test; a test that is skipped or still to be written has none. */
const TESTED = /(?:\b(?:test|it)|\))\(\s*['"`](VL-\d{3})\b/g

const tested = new Set<string>(
  readdirSync(GAME, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(GAME, file), 'utf8').matchAll(TESTED)].map(([, rule]) => rule)),
)

test('every rule of the catalogue has a test that starts with its id', () => {
  expect(RULE_IDS.filter((rule) => !tested.has(rule))).toEqual([])
})

test('every rule that a test names is in the catalogue', () => {
  const known: readonly string[] = RULE_IDS
  expect([...tested].filter((rule) => !known.includes(rule))).toEqual([])
})
