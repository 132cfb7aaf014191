import { LANGUAGES } from '@astrolabe/kernel'
import { testTexts } from '@astrolabe/words/testing/texts-suite.ts'
import { describe, expect, test } from 'vitest'
import { DESTINIES } from '../content/destinies.ts'
import { DEVELOPMENT_CARDS } from '../content/developments.ts'
import { DISCOVERIES } from '../content/discoveries.ts'
import { EVENTS } from '../content/events.ts'
import { FACTIONS } from '../content/factions.ts'
import { MODULES } from '../content/modules.ts'
import { MOONS } from '../content/moons.ts'
import { RAIDERS } from '../content/raiders.ts'
import { SUPREMACIES } from '../content/supremacies.ts'
import { TACTICS } from '../content/tactics.ts'
import { TILES } from '../content/tiles.ts'
import { TRACK_REWARDS } from '../content/tracks.ts'
import { COMMANDERS, CONFLICTS, UNITY_ACTIONS, UNITY_TOKENS } from '../content/unity.ts'
import { UPGRADES } from '../content/upgrades.ts'
import type { CardWords } from './cards.en.ts'
import { CARD_WORDS } from './cards.ts'

type Spoken = readonly (readonly [data: unknown, text: string])[]

/** The texts of every family of cards, with the data each is made from. */
const FAMILIES: readonly ((words: CardWords) => Spoken)[] = [
  (words) => MODULES.map((card) => [[card.dock, card.instant, card.ongoing], words.module(card)]),
  (words) =>
    MODULES.map((card) => [[card.type, card.cost, card.vp, card.relic], words.headings.module(card)]),
  (words) =>
    MOONS.map((card) => [[card.gains, card.whenClaimed, card.cancelsCost, card.relic], words.moon(card)]),
  (words) => DISCOVERIES.map(({ copies, ...card }) => [card, words.discovery({ copies, ...card })]),
  (words) => SUPREMACIES.map((card) => [card, words.supremacy(card)]),
  (words) => UPGRADES.map((card) => [card.abilities, words.upgrade(card)]),
  (words) => TACTICS.map((card) => [[card.battle, card.turn], words.tactics(card)]),
  (words) => FACTIONS.map((card) => [[card.start, card.leaders], words.factionStart(card)]),
  (words) => RAIDERS.map((card) => [card.reward, words.raiderReward(card)]),
  (words) => DESTINIES.map((card) => [card, words.destiny(card)]),
  (words) => CONFLICTS.map((card) => [[card.dice, card.targeting, card.special], words.conflict(card)]),
  (words) => COMMANDERS.map((card) => [[card.level, card.start], words.commanderStart(card)]),
  (words) => UNITY_ACTIONS.map((card) => [[card.target, card.icons], words.unityAction(card)]),
  (words) => TILES.map((tile) => [tile, words.tile(tile)]),
]
const spoken = (words: CardWords): Spoken => FAMILIES.flatMap((family) => family(words))

/** Sentences that are not made of data, or that several cards share. */
const others = (words: CardWords): string[] => [
  ...FACTIONS.flatMap((faction) => words.factionAbilities(faction)),
  ...DEVELOPMENT_CARDS.flatMap((card, at) => [words.developmentCard(card), words.benefit(at)]),
  ...RAIDERS.map((card) => words.raiderPower(card)),
  ...COMMANDERS.map((card) => words.commanderPower(card)),
  ...UNITY_TOKENS.map((token) => words.unityToken(token)),
  ...EVENTS.flatMap(({ id }) => [words.event[id].text, words.event[id].unity ?? []].flat()),
  ...TRACK_REWARDS.flatMap((track) => track.map((rewards) => words.track(rewards))),
  ...[1, 2, 3, 4, 5, 6].map((die) => words.void(die)),
  words.nebula,
]

const shorts = ({ short, event, helm }: CardWords): string[] => [
  ...MODULES.map(short.module),
  ...MOONS.map(short.moon),
  ...DISCOVERIES.map(short.discovery),
  ...SUPREMACIES.map(short.supremacy),
  ...UPGRADES.map(short.upgrade),
  ...TACTICS.map(short.tactics),
  ...DEVELOPMENT_CARDS.map(short.developmentCard),
  ...FACTIONS.flatMap(short.faction),
  ...RAIDERS.flatMap((card) => [short.raiderPower(card), short.raiderReward(card)]),
  ...DESTINIES.map(short.destiny),
  ...CONFLICTS.map(short.conflict),
  ...UNITY_ACTIONS.map(short.unityAction),
  ...TILES.map(short.tile),
  ...TRACK_REWARDS.flatMap((track) => track.slice(1).map(short.track)),
  ...[1, 2, 3, 4, 5, 6].map(short.void),
  ...EVENTS.map(({ id }) => event[id].short),
  ...COMMANDERS.flatMap((card) => card.helm.map(helm)),
]

/** Every number the data of a card holds, however deep; 0 is worth no word. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return value === 0 ? [] : [Math.abs(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}
const numbersSaid = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)

describe.each(LANGUAGES)('cards in %s', (language) => {
  const words = CARD_WORDS[language]
  const texts = spoken(words)

  test('every card speaks in whole sentences', () => {
    for (const text of [...texts.map(([, text]) => text), ...others(words)])
      expect(text).toMatch(/^[\p{Lu}\d+].*\.$/u)
  })

  test('every number of the data is said', () => {
    for (const [data, text] of texts)
      expect(
        numbersIn(data).filter((n) => !numbersSaid(text).includes(n)),
        text,
      ).toEqual([])
  })

  test('different cards have different words, the same cards the same', () => {
    for (const family of FAMILIES.map((make) => make(words))) {
      const dataOf = new Map<string, string>()
      for (const [data, text] of family) {
        const json = JSON.stringify(data)
        expect(dataOf.get(text) ?? json, text).toBe(json)
        dataOf.set(text, json)
      }
    }
  })

  test('a line on a small card is short', () => {
    expect(shorts(words).filter((line) => line.length > 60)).toEqual([])
    expect(MODULES.map(words.short.module).filter((line) => line.length > 40)).toEqual([])
  })

  test('an event differs for the Unity where its card has a variant', () => {
    const variants = EVENTS.filter(({ solo }) => solo)
    expect(variants.filter(({ id }) => words.event[id].unity === undefined)).toEqual([])
  })

  testTexts(language, [...texts.map(([, text]) => text), ...others(words), ...shorts(words)], {
    nouns:
      language === 'en'
        ? ['credit', 'tactics card', 'leader', 'basic resource', 'resource', 'repair', 'module', 'ship']
        : [
            'crédit',
            'chef',
            ['ressource', 'ressources'],
            'réparation',
            'module',
            ['vaisseau', 'vaisseaux'],
            'dé',
          ],
    never:
      language === 'en'
        ? [['a hyphen for a minus', /(?<!\p{L})-\d/u]]
        : [
            ['a hyphen for a minus', /(?<!\p{L})-\d/u],
            ['a word to be elided', /(?<![\p{L}-])(?:de|le|la|que|ne|se|je) [aeiouyéèêAEIOUÉ]/u],
            ['an English word', /\b(?:the|and|of|your|ship|roll|energy|each|turn)\b/i],
          ],
  })
})

describe('both languages', () => {
  test('say the same numbers', () => {
    const rising = (text: string): number[] => numbersSaid(text).toSorted((a, b) => a - b)
    const [en, fr] = LANGUAGES.map((language) => {
      const words = CARD_WORDS[language]
      return [...spoken(words).map(([, text]) => text), ...others(words)]
    })
    for (const [at, text] of en.entries()) expect(rising(fr[at]), `${text} | ${fr[at]}`).toEqual(rising(text))
  })
})

describe('sentences', () => {
  const both = (id: string): string[] =>
    LANGUAGES.flatMap((language) =>
      MODULES.filter((module) => module.id === id).map((module) => CARD_WORDS[language].module(module)),
    )

  test('a dock, its price and its yield', () => {
    expect(both('I12')).toEqual([
      'Dock: you may pay 2 energy: advance 1 space on Industry and gain 1 VP.',
      'Amarrage\u00a0: vous pouvez payer 2 énergie\u00a0: avancez de 1 case en Industrie et gagnez 1 PV.',
    ])
  })

  test('what lasts, and what comes at once', () => {
    expect(both('C03')).toEqual([
      'Ongoing: you can store 3 more each of ice, nanocarbon and titanium. Instant: gain 2 basic resources of your choice.',
      'Permanent\u00a0: vous pouvez stocker 3 de plus de glace, de nanocarbone et de titane. Immédiat\u00a0: gagnez 2 ressources de base de votre choix.',
    ])
  })

  test('a planetary moon is called by its planet and what it yields', () => {
    expect(LANGUAGES.map((language) => CARD_WORDS[language].moonName(0))).toEqual([
      'Gas moon (3 energy)',
      'Lune gazeuse (3 énergie)',
    ])
  })
})
