import { LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { EXTRASOLARS } from './content/decks.ts'
import { EXPLORATION_CARDS } from './content/exploration.ts'
import { cover } from './cover.tsx'
import { face } from './face.tsx'
import { viiLegio } from './rules/game.ts'

describe('the face', () => {
  test('shows every card in the gallery, each thing once', () => {
    const ids = face.gallery.flatMap(({ exhibits }) => exhibits.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining([...EXPLORATION_CARDS, ...EXTRASOLARS].map(({ id }) => id)))
  })

  test('names everything in both languages', () => {
    const named = [
      ...face.panels.map(({ title }) => title),
      ...face.gallery.flatMap(({ title, exhibits }) => [title, ...exhibits.map(({ name }) => name)]),
    ]
    expect(named.flatMap((name) => LANGUAGES.filter((language) => name[language].trim() === ''))).toEqual([])
  })

  test('knows the one option that only ends the turn', () => {
    const ends = (key: string): boolean => face.endsTurn({ seat: 0, key, option: { kind: key } })
    expect(['end-turn', 'turn-over', 'stay'].filter(ends)).toEqual(['end-turn'])
  })
})

describe('the cover', () => {
  test('seats as many as the rules', () => {
    expect(cover.seats).toEqual(viiLegio.seats)
  })

  test.each(LANGUAGES)('is written in %s, with the signs of its typography', (language) => {
    const { tagline, pitch, tags } = cover.words[language]
    const said = [tagline, pitch, ...tags]
    expect(said.filter((text) => text.trim() === '' || /['"]| {2}/.test(text))).toEqual([])
    expect(language === 'fr' ? said.filter((text) => /(?<![\u00a0\u202f])[:;!?»]/.test(text)) : []).toEqual(
      [],
    )
  })
})
