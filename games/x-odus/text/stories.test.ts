import { testTexts } from '@astrolabe/words/testing/texts-suite.ts'
import { describe, expect, test } from 'vitest'
import { ALLIES } from '../content/allies.ts'
import { AVATARS } from '../content/avatars.ts'
import { DAMAGE_CARDS } from '../content/damage.ts'
import { ENEMIES } from '../content/enemies.ts'
import { EXPLORATIONS } from '../content/explorations.ts'
import { SHIPS } from '../content/ships.ts'
import { SIGNALS } from '../content/signals.ts'
import { STORIES as en, type Stories } from './stories.en.ts'
import { STORIES as fr } from './stories.fr.ts'

const sentenceCount = (story: string): number => story.split(/[.!?](?:\s|$)/).length - 1
const wordCount = (story: string): number => story.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

const all = (stories: Stories): string[] => [
  stories.opening,
  ...stories.avatars,
  ...[
    stories.endings,
    stories.explorations,
    stories.signals,
    stories.enemies,
    stories.allies,
    stories.ships,
    stories.malfunctions,
  ].flatMap((told) => Object.values(told)),
]

describe.each([
  ['English', en],
  ['French', fr],
])('stories in %s', (_, stories) => {
  test.each([
    ['explorations', stories.explorations, EXPLORATIONS.map((card) => card.id)],
    ['signals', stories.signals, SIGNALS.map((card) => card.id)],
    ['enemies', stories.enemies, ENEMIES.map((card) => card.id)],
    ['allies', stories.allies, ALLIES.map((ally) => ally.id)],
    ['ships', stories.ships, SHIPS.map((ship) => ship.id)],
    ['malfunctions', stories.malfunctions, DAMAGE_CARDS.map((card) => card.malfunction)],
    ['endings', stories.endings, ['victory', 'destruction', 'awakening']],
  ] as const)('one for each of the %s', (_, told, ids) => {
    expect(new Set(Object.keys(told))).toEqual(new Set(ids))
  })

  test('a deed for each option of an Exploration, told once, in a few words', () => {
    for (const { id, options } of EXPLORATIONS) expect(stories.deeds[id], id).toHaveLength(options.length)
    const deeds = Object.values(stories.deeds).flat()
    expect(new Set(deeds).size).toBe(deeds.length)
    for (const deed of deeds) expect(deed).toMatch(/^\p{Ll}[^'".]{5,45}$/u)
  })

  test('one for each Avatar', () => {
    expect(stories.avatars).toHaveLength(AVATARS.length)
  })

  test.each([
    ['Explorations and Signals', { ...stories.explorations, ...stories.signals }, 2, 4, 75],
    ['Enemies', stories.enemies, 1, 2, 30],
    ['Allies, ships', { ...stories.allies, ...stories.ships }, 2, 3, 40],
    ['malfunctions', stories.malfunctions, 1, 1, 20],
    ['endings', stories.endings, 2, 4, 60],
  ] as const)('%s keep to their length', (_, told, least, most, words) => {
    const long = Object.values(told).filter(
      (story) => sentenceCount(story) < least || sentenceCount(story) > most || wordCount(story) > words,
    )
    expect(long).toEqual([])
  })

  test('each is told once, from a capital to a full stop, in print', () => {
    const told = all(stories)
    expect(new Set(told).size).toBe(told.length)
    for (const story of told) expect(story).toMatch(/^\p{Lu}[^'"]*\.$/u)
  })
})

describe('typography', () => {
  testTexts('en', all(en))
  testTexts('fr', all(fr), {
    never: [['a capital without its accent', /(?:^|[.] )A |\b(?:Eclair|Etoile|Epave|Eveil)/]],
  })
})
