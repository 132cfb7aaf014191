import { playLesson } from '@astrolabe/drawing/testing/lesson.ts'
import { cannotSetUp, isCooperative, LANGUAGES, type Language, tableOptions } from '@astrolabe/kernel'
import { FRENCH_SLIPS, SLIPS } from '@astrolabe/words/testing/breaches.ts'
import { describe, expect, test } from 'vitest'
import { FACES } from './faces.ts'
import { GAMES } from './registry.ts'

test('every game has a face, and every face a game', () => {
  expect(Object.keys(FACES)).toEqual(Object.keys(GAMES))
})

test.each(Object.entries(FACES))('the cover of %s says what its rules say', async (id, { cover }) => {
  const { game } = await GAMES[id]()
  expect(cover.seats).toEqual(game.seats)
  const { seats = cover.seats.min, options = {} } = cover.quick ?? {}
  expect(cannotSetUp(game, seats, options)).toBeUndefined()
  const setup = { seats, options: tableOptions(game, options) }
  expect(cover.cooperative === true).toBe(isCooperative(game, setup))
})

/** What is wrong with texts, by what is wrong. */
const slipsIn = (language: Language, texts: readonly string[]): readonly string[] =>
  [...SLIPS, ...(language === 'fr' ? FRENCH_SLIPS : [])].flatMap(([what, found]) =>
    texts.filter((text) => found.test(text)).map((text) => `${what}: ${text}`),
  )

const opened = await Promise.all(
  Object.entries(FACES).map(async ([id, { cover, face }]) => {
    const [{ game }, opening] = await Promise.all([GAMES[id](), face()])
    const [lesson, gallery] = await Promise.all([opening.lesson(), opening.gallery()])
    return { id, cover, game, face: opening, lesson, gallery }
  }),
)

describe.each(opened)('the face of $id', ({ cover, face, gallery }) => {
  test('shows each thing of the gallery once', () => {
    const ids = gallery.flatMap(({ exhibits }) => exhibits.map(({ id }) => id))
    expect(ids).toEqual([...new Set(ids)])
  })

  test.each(LANGUAGES)('names everything in %s, with the signs of its typography', (language) => {
    const { tagline, pitch, tags } = cover.words[language]
    const named = [
      ...face.panels.map(({ title }) => title),
      ...gallery.flatMap(({ title, exhibits }) => [title, ...exhibits.map(({ name }) => name)]),
    ]
    expect(slipsIn(language, [tagline, pitch, ...tags, ...named.map((name) => name[language])])).toEqual([])
  })
})

describe.each(opened)('the lesson of $id', ({ game, lesson }) => {
  const { steps } = lesson

  test('has between eight and fourteen steps, and asks for one thing at a time', () => {
    expect(steps.length).toBeGreaterThanOrEqual(8)
    expect(steps.length).toBeLessThanOrEqual(14)
    for (const { allows } of steps) expect(allows.length).toBeLessThanOrEqual(1)
  })

  test('allows and answers only what the rules allow', () => {
    for (const [step, { decision, rejected }] of playLesson(game, lesson).entries()) {
      const legal =
        decision?.offers.filter(({ refusal }) => refusal === undefined).map(({ key }) => key) ?? []
      expect(legal, `step ${step}`).toEqual(expect.arrayContaining([...steps[step].allows]))
      expect(rejected, `step ${step}`).toEqual([])
    }
  })

  test.each(LANGUAGES)('is written in full in %s, and short enough for a phone', (language) => {
    const said = steps.map(({ says }) => says[language])
    expect(said.filter(({ length }) => length <= 120 || length > 300)).toEqual([])
    expect(slipsIn(language, said)).toEqual([])
  })
})
