import { LANGUAGES, type Language } from '@astrolabe/kernel'
import { testTexts } from '@astrolabe/words/testing/texts-suite.ts'
import { describe, expect, test } from 'vitest'
import { FACES } from './faces.ts'

/** A page of text, and no more. */
const WORDS = { min: 400, max: 700 }

const opened = await Promise.all(
  Object.entries(FACES).map(async ([id, { face }]) => {
    const looks = await face()
    const overview = await looks.overview?.()
    if (overview === undefined) throw new Error(`${id} has no overview`)
    return { id, chapters: await looks.text.en.chapters(), reference: looks.text, overview }
  }),
)

const LINK = /\[([^|\]]+)\|([^\]]+)\]/g

describe.each(opened)('the overview of $id', ({ chapters, reference, overview }) => {
  const { goal, passages, terms } = overview.words
  const rules = new Set(chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id)))

  const textsIn = (language: Language): readonly string[] => [
    goal[language],
    ...Object.values(passages).flatMap(({ title, says }) => [title[language], ...says[language]]),
    ...terms.flatMap(({ says }) => says?.[language] ?? []),
  ]
  const linksIn = (language: Language): readonly string[] =>
    textsIn(language).flatMap((text) => [...text.matchAll(LINK)].map(([, , rule]) => rule))

  test('leads to rules that there are, to the same ones in both languages', () => {
    const named = [...linksIn('en'), ...terms.map(({ rule }) => rule)]
    expect(named.filter((rule) => !rules.has(rule))).toEqual([])
    expect(linksIn('fr')).toEqual(linksIn('en'))
  })

  test('has a picture beside every passage', () => {
    expect(Object.keys(overview.pictures)).toEqual(Object.keys(passages))
    expect(Object.values(overview.pictures).filter(({ length }) => length === 0)).toEqual([])
  })

  test.each(LANGUAGES)('is one page, with a goal in one sentence, in %s', (language) => {
    const words = textsIn(language).join(' ').split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(WORDS.min)
    expect(words).toBeLessThanOrEqual(WORDS.max)
    expect(goal[language]).toMatch(/^\p{Lu}[^.]+\.$/u)
  })

  test.each(LANGUAGES)('has words that the rules use, each explained once, in %s', async (language) => {
    const all = (await reference[language].chapters()).flatMap((chapter) =>
      chapter.rules.map(({ text }) => text),
    )
    const forms = terms.flatMap((term) => term.forms[language])
    const isUsed = (form: string): boolean => all.some((text) => text.includes(form))
    expect(terms.filter((term) => !term.forms[language].some(isUsed))).toEqual([])
    expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([])
  })

  for (const language of LANGUAGES)
    testTexts(
      language,
      textsIn(language).map((text) => text.replace(LINK, '$1')),
    )
})
