import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MODS } from '../content/mods.ts'
import { MODULES } from '../content/modules.ts'

const TESTS = ['mods-first-ships', 'mods-other-ships', 'module-cards']

test('XO-MOD-01 no card is without a test', () => {
  const source = TESTS.map((name) => readFileSync(new URL(`${name}.test.ts`, import.meta.url), 'utf8')).join(
    '',
  )
  const names = [...MODS.flatMap(({ halves }) => halves), ...MODULES].map(({ name }) => name.en)
  expect(names).toHaveLength(104)
  expect(names.filter((name) => !source.includes(` ${name}: `))).toEqual([])
})
