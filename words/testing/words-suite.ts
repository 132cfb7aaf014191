import {
  FastChance,
  type Fact,
  type Game,
  type GameText,
  type Language,
  LANGUAGES,
  type Outcome,
  tableOptions,
} from '@astrolabe/kernel'
import type { Readings } from '@astrolabe/kernel/testing/readings.ts'
import { describe, expect, test } from 'vitest'
import type { AmountWords, FactWords } from '../game-text.ts'
import type { Breach } from './breaches.ts'
import { names } from './names.ts'
import { type Noun, testTexts } from './texts-suite.ts'

type In<T> = Readonly<Record<Language, T>>

interface WordsOfGame<S, F extends Fact> {
  readonly game: Game<S, F>
  readonly text: In<GameText<S, F>>
  readonly words: In<{
    readonly facts: FactWords<F>
    readonly refusals: AmountWords<string>
    readonly warnings: AmountWords<string>
  }>
  /** What was read in random games. */
  readonly readings: readonly Readings[]
  /** Facts, or turns of them, that random games seldom or never show. */
  readonly seldom: readonly F[]
  readonly outcomes: readonly Outcome[]
  /** The questions that the sources of the rules ask, and the rules that they refuse by. */
  readonly asked: readonly string[]
  readonly refusing: readonly string[]
  readonly nouns: In<readonly Noun[]>
  /** What this game must not say besides. */
  readonly never: In<readonly Breach[]>
}

/** The words of a game cover its rules, in both languages, and are well set. */
export function testWords<S, F extends Fact>(given: WordsOfGame<S, F>): void {
  const { game, text, words, readings, seldom, nouns } = given
  const setup = { seats: game.seats.max, options: tableOptions(game) }
  const view = game.start(setup, new FastChance('words'))

  describe('the words cover the rules', () => {
    test('every question the rules ask was met', () => {
      const met = new Set(readings.flatMap(({ prompts }) => [...prompts]))
      expect(given.asked).not.toEqual([])
      expect(given.asked.filter((prompt) => !met.has(prompt))).toEqual([])
    })

    test('every rule that refuses, and no other, has a sentence of its own', () => {
      const refusing = [...new Set(given.refusing)].toSorted()
      for (const language of LANGUAGES)
        expect(Object.keys(words[language].refusals).toSorted()).toEqual(refusing)
    })

    test('every kind of fact was met, or is among the examples', () => {
      const met = new Set<string>(readings.flatMap(({ facts }) => [...facts]))
      for (const { kind } of seldom) met.add(kind)
      expect(Object.keys(words.en.facts).filter((kind) => !met.has(kind))).toEqual([])
    })

    test('every choice of a table option has its words', () => {
      for (const language of LANGUAGES)
        for (const { key, choices } of game.options)
          expect(text[language].tableOption(key).choices?.length).toBe(choices?.length)
    })

    test('every exception to a standing order has its words', () => {
      const exceptions = Object.values<readonly string[] | undefined>(game.exceptions ?? {}).flatMap(
        (names = []) => names,
      )
      for (const language of LANGUAGES)
        expect(exceptions.filter((name) => (text[language].exception?.(name) ?? name) === name)).toEqual([])
    })

    test('no two options of a menu read the same', () => {
      expect(readings.flatMap(({ alike }) => alike).slice(0, 5)).toEqual([])
    })
  })

  describe.each(LANGUAGES)('what is read in %s', (language) => {
    const own = text[language]
    const { refusals, warnings } = words[language]
    const sentences = [
      ...seldom.flatMap((fact) => own.fact(fact, names) ?? []),
      ...Object.values(refusals).flatMap((say) => [0, 1, 2, 5].map((missing) => say(missing))),
      ...Object.values(warnings).flatMap((say) => [0, 1, 2, 35].map((amount) => say(amount))),
      ...given.outcomes.map((outcome) => own.outcome(outcome, names, view)),
    ]
    const said = [
      own.title,
      own.summary,
      ...readings.flatMap((reading) => [...reading.said[language]]),
      ...game.options.flatMap(({ key }) => [own.tableOption(key).name, own.tableOption(key).help]),
      ...sentences,
    ]

    testTexts(language, said, {
      nouns: nouns[language],
      never: [['a small letter at the beginning', /^\p{Ll}/u], ...given.never[language]],
    })

    test('facts, refusals, warnings and outcomes are sentences', () => {
      expect(sentences.filter((sentence) => !/[.!]$/.test(sentence))).toEqual([])
    })
  })
}
