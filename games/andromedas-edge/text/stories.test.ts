import { testTexts } from '@astrolabe/words/testing/texts-suite.ts'
import { describe, expect, test } from 'vitest'
import { EVENTS } from '../content/events.ts'
import { FACTIONS } from '../content/factions.ts'
import { RAIDERS } from '../content/raiders.ts'
import { TILES } from '../content/tiles.ts'
import { COMMANDERS } from '../content/unity.ts'
import * as english from './stories.en.ts'
import * as french from './stories.fr.ts'

const ids = (things: readonly { readonly id: string }[]): Set<string> => new Set(things.map(({ id }) => id))
const all = ({ STORIES, ENDINGS }: typeof english | typeof french): string[] =>
  [...Object.values(STORIES), ENDINGS].flatMap((told) => Object.values(told))
const wordCount = (story: string): number => story.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

describe.each([
  ['English', english],
  ['French', french],
] as const)('stories in %s', (_, language) => {
  const { STORIES } = language

  test.each([
    ['factions', STORIES.factions, FACTIONS],
    ['commanders', STORIES.commanders, COMMANDERS],
    ['raiders', STORIES.raiders, RAIDERS],
    ['events', STORIES.events, EVENTS],
    ['planets', STORIES.planets, TILES.filter(({ kind }) => kind === 'planet')],
  ] as const)('one for each of the %s', (_, told, things) => {
    expect(new Set(Object.keys(told))).toEqual(ids(things))
  })

  test('each is told once, from a capital to a full stop, in few words', () => {
    const told = all(language)
    expect(new Set(told).size).toBe(told.length)
    for (const story of told) expect(story).toMatch(/^\p{Lu}[^'"]*\.$/u)
    expect(told.filter((story) => wordCount(story) > 45)).toEqual([])
  })
})

describe('typography', () => {
  testTexts('en', all(english))
  testTexts('fr', all(french), {
    never: [
      ['a capital without its accent', /(?:^|[.] )A |\b(?:Etoile|Epave|Etat)/],
      ['a word to be elided', /(?<![\p{L}-])(?:de|le|la|que|ne|se|je) [aeiouyéèêAEIOUÉ]/u],
    ],
  })
})
