import { explainedAnswer, makeBot } from '@astrolabe/bots'
import {
  answerOfBot,
  chosenAt,
  Driver,
  FastChance,
  LANGUAGES,
  type Language,
  tableOptions,
  type Why,
} from '@astrolabe/kernel'
import { testTexts } from '@astrolabe/words/testing/texts-suite.ts'
import { describe, expect, test } from 'vitest'
import { GAMES } from './registry.ts'

const houses = await Promise.all(Object.values(GAMES).map((open) => open()))
type AnyHouse = (typeof houses)[number]

interface Told {
  readonly why: Why
  readonly sentences: Readonly<Record<Language, string>>
}

/** So many of the questions of a game are asked about, and in so many games. */
const ONE_IN = 7
const MOST = 60
const GAMES_PLAYED = 3

/** What a captain of small means says in games that cadets play. */
function reasonsOf(house: AnyHouse): { readonly told: readonly Told[]; readonly rules: ReadonlySet<string> } {
  const { game, text, bot: knowledge } = house
  const told: Told[] = []
  const rules = new Set<string>()
  for (let nth = 0; nth < GAMES_PLAYED; nth++) {
    const seats = Array.from({ length: Math.max(2, game.seats.min) }, (_, seat) => `${seat}`)
    const driver = new Driver(game, { seed: `reasons ${nth}`, options: tableOptions(game), seats })
    const cadet = makeBot(house, 'cadet')
    const chance = new FastChance(`reasons ${nth}`)
    for (let asked = 0; driver.decision !== undefined; asked++) {
      const { decision } = driver
      const [seat] = decision.seats
      rules.add(text.en.rule?.(decision) ?? '')
      if (asked % ONE_IN === 0 && told.length < MOST * (nth + 1)) {
        const captain = makeBot(house, 'captain', 4)
        const { why } = explainedAnswer(driver, seat, knowledge, captain, new FastChance(`${asked}`))
        const view = driver.view(seat).state
        const say = (language: Language): string =>
          why === undefined ? '' : (text[language].reason?.(why, view, seat) ?? '')
        if (why !== undefined) told.push({ why, sentences: { en: say('en'), fr: say('fr') } })
      }
      driver.answer(seat, answerOfBot(driver, seat, cadet, chance))
    }
  }
  return { told, rules }
}

describe.each(houses.map((house) => [house.game.id, house] as const))('%s', (_, house) => {
  const { told, rules } = reasonsOf(house)

  describe.each(LANGUAGES)('in %s', (language) => {
    const sentences = told.map((one) => one.sentences[language])
    testTexts(language, sentences, { never: [['a small letter at the beginning', /^\p{Ll}/u]] })

    test('a reason is a sentence, and not a long one', () => {
      expect(sentences.length).toBeGreaterThan(50)
      expect(sentences.filter((sentence) => !/^[\p{Lu}“«\d].*\.$/u.test(sentence))).toEqual([])
      expect(sentences.filter((sentence) => sentence.length > 260)).toEqual([])
    })
  })

  test('both languages give the same figures', () => {
    const figures = (sentence: string): readonly string[] => sentence.match(/[+−]\d+(?:[.,]\d+)?/g) ?? []
    for (const { sentences } of told)
      expect(figures(sentences.fr).map((figure) => figure.replace(',', '.'))).toEqual(figures(sentences.en))
  })

  test('the figures are those of the explanation', () => {
    let said = 0
    for (const { why, sentences } of told) {
      // What is quoted before it may have figures of its own.
      const compared = sentences.en.slice(sentences.en.lastIndexOf(': '))
      for (const [figure] of compared.matchAll(/[+−]\d+(?:\.\d+)?(?![\d.%])/g)) {
        said++
        const amount = Number(figure.replace('−', '-'))
        expect(why.terms.some((term) => Math.abs(term.amount - amount) <= 0.051)).toBe(true)
      }
    }
    expect(said).toBeGreaterThan(30)
  })

  test('many reasons name a goal', () => {
    expect(told.filter(({ why }) => why.aim !== undefined).length).toBeGreaterThan(told.length / 10)
  })

  test('the rule behind every question is one of the reference', async () => {
    const known = (await house.text.en.chapters()).flatMap((chapter) => chapter.rules.map(({ id }) => id))
    expect(rules.size).toBeGreaterThan(5)
    expect([...rules].filter((rule) => !known.includes(rule))).toEqual([])
    for (const language of LANGUAGES)
      for (const { why } of told)
        expect(
          house.text[language].rule?.(chosenAt({ prompt: why.prompt, about: why.about }, '')),
        ).toBeDefined()
  })
})
