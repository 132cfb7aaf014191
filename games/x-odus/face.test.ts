import { LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { cover } from './cover.tsx'
import { face } from './face.tsx'
import { xodus } from './rules/game.ts'

describe('the face', () => {
  test('shows each thing of the gallery once', () => {
    const ids = face.gallery.flatMap(({ exhibits }) => exhibits.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('names everything in both languages', () => {
    const named = [
      ...face.panels.map(({ title }) => title),
      ...face.gallery.flatMap(({ title, exhibits }) => [title, ...exhibits.map(({ name }) => name)]),
    ]
    expect(named.flatMap((name) => LANGUAGES.filter((language) => name[language].trim() === ''))).toEqual([])
  })

  test('knows the options that only end the turn', () => {
    const ends = (key: string): boolean => face.endsTurn({ seat: 0, key, option: { kind: key } })
    expect(['end-turn', 'hide', 'strain', 'enough'].filter(ends)).toEqual(['end-turn', 'hide'])
  })
})

describe('the cover', () => {
  test('seats as many as the rules, and says that they win together', () => {
    expect(cover.seats).toEqual(xodus.seats)
    expect(cover.cooperative).toBe(xodus.cooperative)
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
