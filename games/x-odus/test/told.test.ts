import { LANGUAGES } from '@astrolabe/kernel'
import { names } from '@astrolabe/words/testing/names.ts'
import { testTexts } from '@astrolabe/words/testing/texts-suite.ts'
import type { Told } from '@astrolabe/drawing'
import { expect, test } from 'vitest'
import type { XodusFact } from '../rules/facts.ts'
import { playTables } from '../board/page/test/random-tables.ts'
import { told } from '../board/page/told/told.tsx'

interface OneTold {
  readonly facts: readonly XodusFact[]
  readonly told: Readonly<Record<'en' | 'fr', Told | undefined>>
  /** A part of it, told by itself. */
  readonly tell: (part: readonly XodusFact[]) => Told | undefined
}

/** Every answer of some random games, told as an act of its own. */
const all: OneTold[] = []
playTables(4, ({ driver, seat, view }) => {
  const heard = driver.facts.length
  return () => {
    const facts = driver.facts.slice(heard).map(({ fact }) => fact)
    if (facts.length === 0) return
    const tell = (part: readonly XodusFact[], language: 'en' | 'fr' = 'en'): Told | undefined =>
      told({ facts: part, before: [], isOpen: false }, { view, seat, language, names })
    all.push({ facts, told: { en: tell(facts), fr: tell(facts, 'fr') }, tell })
  }
})

const saidIn = (language: 'en' | 'fr'): string[] => [
  ...new Set(
    all.flatMap(({ told: { [language]: one } }) =>
      one === undefined
        ? []
        : [one.title, ...one.lines, ...one.tokens.flatMap(({ value, name }) => [value, name])],
    ),
  ),
]

for (const language of LANGUAGES) testTexts(language, saidIn(language))

const healthLost = (facts: readonly XodusFact[]): number =>
  facts.reduce((sum, fact) => sum + (fact.kind === 'lost-health' ? fact.n : 0), 0)

test('Health that is lost, and not won back at once, is among the tokens, as a loss', () => {
  const hurt = all.filter(
    ({ facts }) =>
      healthLost(facts) > 0 && !facts.some(({ kind }) => kind === 'healed' || kind === 'repaired'),
  )
  expect(hurt.length).toBeGreaterThan(5)
  for (const {
    facts,
    told: { en },
  } of hurt) {
    const lost = en?.tokens.filter(({ name, tone }) => name === 'Health' && tone === 'loss') ?? []
    expect(lost.reduce((sum, { value }) => sum + Number(value.replace('−', '')), 0)).toBe(healthLost(facts))
  }
})

test('dice that were rolled are drawn, and an attack shows both strengths', () => {
  const rolled = all.filter(({ facts }) => facts.some(({ kind }) => kind === 'rolled'))
  expect(rolled.length).toBeGreaterThan(10)
  expect(rolled.filter(({ told: { fr } }) => fr?.dice === undefined)).toEqual([])
  const attacks = all.filter(({ facts }) => facts.some(({ kind }) => kind === 'attack'))
  expect(attacks.filter(({ told: { en } }) => en?.versus === undefined)).toEqual([])
})

test('a round that begins is no ship’s: what all ships get back draws none of them', () => {
  const begun = all.flatMap(({ facts, tell }) => {
    const from = facts.findIndex(({ kind }) => kind === 'corruption')
    const part = facts
      .slice(from)
      .filter(({ kind }) => kind === 'corruption' || kind === 'round' || kind === 'energy-recovered')
    return from >= 0 && part.some(({ kind }) => kind === 'energy-recovered') ? [tell(part)] : []
  })
  expect(begun.length).toBeGreaterThan(0)
  expect(begun.filter((one) => one?.picture !== undefined)).toEqual([])
})
