import { LANGUAGES } from '@astrolabe/kernel'
import { names } from '@astrolabe/words/testing/names.ts'
import { testTexts } from '@astrolabe/words/testing/texts-suite.ts'
import type { Told } from '@astrolabe/drawing'
import { expect, test } from 'vitest'
import type { LegioFact } from '../rules/facts.ts'
import { playTables } from '../board/page/test/random-tables.ts'
import { goesOn, told } from '../board/page/told/told.tsx'

interface OneTold {
  readonly facts: readonly LegioFact[]
  readonly told: Readonly<Record<'en' | 'fr', Told | undefined>>
}

/** Every act of some random games: answers, joined where one goes on with another. */
const all: OneTold[] = []
playTables(20, ({ driver, seat, view }) => {
  const heard = driver.facts.length
  return () => {
    const heardNow = driver.facts.slice(heard).map(({ fact }) => fact)
    // What opens the next turn is told of itself.
    const next = heardNow.findIndex(({ kind }) => kind === 'turn')
    const own = next < 0 ? heardNow : heardNow.slice(0, next)
    if (own.length === 0) return
    const last = all.at(-1)
    const isMore = last !== undefined && goesOn(own, last.facts)
    const facts = isMore ? [...last.facts, ...own] : own
    if (isMore) all.pop()
    const tell = (language: 'en' | 'fr'): Told | undefined =>
      told({ facts, before: [], isOpen: false }, { view, seat, language, names })
    all.push({ facts, told: { en: tell('en'), fr: tell('fr') } })
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

const lossesIn = (facts: readonly LegioFact[]): number =>
  facts.filter((fact) => fact.kind === 'personnel-lost' || (fact.kind === 'damage' && fact.lost !== ''))
    .length

test('every loss is among the tokens, as a loss', () => {
  const hurt = all.filter(({ facts }) => lossesIn(facts) > 0)
  expect(hurt.length).toBeGreaterThan(10)
  for (const {
    facts,
    told: { en },
  } of hurt) {
    const lost = en?.tokens.filter(({ tone }) => tone === 'loss') ?? []
    expect(lost.reduce((sum, { value }) => sum + Number(value.replace('−', '')), 0)).toBe(lossesIn(facts))
  }
})

test('a card that is turned over is always told, with its picture', () => {
  const turned = all.filter(({ facts }) => facts.some(({ kind }) => kind === 'turned-over'))
  expect(turned.length).toBeGreaterThan(100)
  expect(turned.filter(({ told: { en } }) => en?.picture === undefined)).toEqual([])
})

test('a die that was rolled is drawn', () => {
  const rolled = all.filter(({ facts }) => facts.some(({ kind }) => kind === 'damage' || kind === 'drifted'))
  expect(rolled.filter(({ told: { fr } }) => fr?.dice === undefined)).toEqual([])
})
