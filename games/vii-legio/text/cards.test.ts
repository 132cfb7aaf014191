import { testTexts } from '@astrolabe/words/testing/texts-suite.ts'
import { describe, expect, test } from 'vitest'
import { EXPLORATION_CARDS } from '../content/exploration.ts'
import { EXTRASOLAR_CARDS } from '../content/extrasolars.ts'
import type { ExplorationCard, ExtrasolarCard } from '../content/schema.ts'
import { SCORING } from '../content/scoring.ts'
import * as en from './cards.en.ts'
import * as fr from './cards.fr.ts'
import { STORIES as storiesEn } from './stories.en.ts'
import { STORIES as storiesFr } from './stories.fr.ts'

const explorationCards: readonly ExplorationCard[] = EXPLORATION_CARDS
const stories = { en: storiesEn, fr: storiesFr }
const languages = [
  ['en', en],
  ['fr', fr],
] as const

const cardText = (
  words: typeof en | typeof fr,
  card: ExplorationCard | ExtrasolarCard,
): readonly string[] => {
  if ('effect' in card) return [words.explorationText(card)]
  const { contact, observation, landing } = words.extrasolarText(card)
  return [...contact, observation, landing]
}

/** Every number the data of a card holds, however deep. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

const numbersSaid = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)

describe.each(languages)('cards in %s', (language, words) => {
  const cards = [...explorationCards, ...EXTRASOLAR_CARDS]

  test('every card speaks in whole sentences', () => {
    for (const text of cards.flatMap((card) => cardText(words, card))) {
      expect(text).toMatch(/^[\p{Lu}\d].*\.$/u)
      expect(text).not.toMatch(/undefined|NaN|\[object|\s\s|['"]|\.\./)
    }
  })

  test('every number of an effect is said', () => {
    // A trophy of 0 VP is not worth a word.
    for (const card of explorationCards)
      for (const n of numbersIn(card.effect).filter((n) => n > 0))
        expect(numbersSaid(words.explorationText(card))).toContain(n)
  })

  test('every number of an Extrasolar card is said where it belongs', () => {
    for (const card of EXTRASOLAR_CARDS) {
      const { contact, observation, landing } = words.extrasolarText(card)
      expect(contact.map(numbersSaid)).toEqual(
        card.thresholds.map(({ needs: { N, D, C, R }, vp }) =>
          [N, D, C, R, vp].filter((n) => n !== undefined),
        ),
      )
      expect(numbersSaid(observation)).toEqual([card.observation.xp, card.observation.turns])
      expect(numbersSaid(landing)).toEqual(card.squads > 0 ? [card.squads] : [])
    }
  })

  test('every domain asked for is named, and no other', () => {
    for (const card of EXTRASOLAR_CARDS)
      words.extrasolarText(card).contact.forEach((text, rank) => {
        for (const letter of ['N', 'D', 'C', 'R'] as const)
          expect(text.includes(words.DOMAIN_NAMES[letter])).toBe(letter in card.thresholds[rank].needs)
      })
  })

  test('observing Sapiens speaks of Diplomacy, Non-Sapiens of Capture', () => {
    for (const card of EXTRASOLAR_CARDS)
      expect(words.extrasolarText(card).observation).toContain(words.DOMAIN_NAMES[card.sapiens ? 'D' : 'C'])
  })

  test('different effects have different words', () => {
    const seen = new Map<string, string>()
    for (const { symbol, avoidable, effect, ...card } of explorationCards) {
      const data = JSON.stringify([symbol, avoidable, effect])
      const text = words.explorationText({ ...card, ...(symbol && { symbol }), avoidable, effect })
      expect(seen.get(text) ?? data).toBe(data)
      seen.set(text, data)
    }
  })

  test('every card has one story of 8 to 22 words', () => {
    const told = stories[language]
    expect(Object.keys(told).toSorted()).toEqual(cards.map((card) => card.id).toSorted())
    expect(new Set(Object.values(told)).size).toBe(cards.length)
    for (const story of Object.values(told)) expect(story).toMatch(/^\p{Lu}[^.'"]*\.$/u)
    const length = (story: string) => story.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
    expect(Object.values(told).filter((story) => length(story) < 8 || length(story) > 22)).toEqual([])
  })
})

describe.each(languages)('a change of the data changes the words in %s', (_, words) => {
  const card = (id: string): ExplorationCard => {
    const found = explorationCards.find((card) => card.id === id)
    if (!found) throw new Error(`no card ${id}`)
    return found
  }
  const changes: readonly (readonly [string, ExplorationCard, Partial<ExplorationCard>])[] = [
    ['symbol', card('EX-10'), { symbol: 'R' }],
    ['detector', card('EX-14'), { avoidable: false }],
    ['damage', card('EX-14'), { effect: { do: 'damage', rolls: 3 } }],
    ['roll', card('EX-02'), { effect: { do: 'openSectorX', lasers: 1, roll: 9, vp: 2, otherwise: '?' } }],
    ['automatic opening', card('EX-02'), { effect: { do: 'openSectorX', lasers: 1, vp: 2, otherwise: '?' } }],
    ['consolation', card('EX-03'), { effect: { do: 'openSectorX', lasers: 2, vp: 2, otherwise: 'R' } }],
    ['trophy', card('EX-24'), { effect: { do: 'fight', lasers: 2, trophy: { vp: 1 } } }],
    ['no trophy', card('EX-24'), { effect: { do: 'fight', lasers: 2, trophy: { vp: 0 } } }],
    ['leave to refuse', card('EX-28'), { effect: { do: 'return', optional: true } }],
    [
      'conditions',
      card('EX-31'),
      {
        effect: {
          do: 'specialMission',
          needs: { squads: 2, sectors: [5] },
          pay: { cards: 1 },
          whenComplete: '?',
        },
      },
    ],
    [
      'price',
      card('EX-33'),
      {
        effect: { do: 'specialMission', needs: { experts: 1 }, pay: {}, orPay: { R: 1 }, whenComplete: '?' },
      },
    ],
  ]

  test.each(changes)('%s', (_, before, change) => {
    expect(words.explorationText({ ...before, ...change })).not.toBe(words.explorationText(before))
  })

  test('a threshold without exit says that the Contact goes on', () => {
    const [napos] = EXTRASOLAR_CARDS
    const closed = {
      ...napos,
      thresholds: napos.thresholds.map((threshold) => ({ ...threshold, exit: false })),
    }
    expect(words.extrasolarText(closed).contact[0]).toMatch(/Contact/)
    expect(words.extrasolarText(napos).contact[0]).not.toMatch(/Contact/)
  })

  test('a card that does nothing says so', () => {
    const { symbol: _, ...silent } = card('EX-10')
    expect(words.explorationText(silent)).toMatch(/^(No effect|Sans effet)\.$/)
  })
})

describe.each(languages)('special missions in %s', (_, words) => {
  test('say the VP of the counter and where it ends', () => {
    for (const card of explorationCards.filter((card) => card.type === 'specialMission')) {
      expect(words.explorationText(card)).toContain(`(${SCORING.specialMissions.join(', ')})`)
      expect(numbersSaid(words.explorationText(card))).toContain(SCORING.specialMissions.length)
    }
  })
})

describe('plurals', () => {
  test.each([
    ['EX-14', 'Make 1 damage roll.', 'Lancez 1 fois le dé de dégâts.'],
    ['EX-15', 'Make 2 damage rolls.', 'Lancez 2 fois le dé de dégâts.'],
    ['EX-23', 'a ship with 1 laser.', 'un vaisseau à 1 laser.'],
    ['EX-25', 'a ship with 3 lasers.', 'un vaisseau à 3 lasers.'],
    ['EX-32', 'sector 3, 4 or 5', 'le secteur 3, 4 ou 5'],
  ])('%s', (id, english, french) => {
    const [card] = explorationCards.filter((card) => card.id === id)
    expect(en.explorationText(card)).toContain(english)
    expect(fr.explorationText(card)).toContain(french)
  })

  test('a Contact names its unit once', () => {
    const [napos] = EXTRASOLAR_CARDS
    expect(en.extrasolarText(napos).contact[1]).toBe(
      '2 Negotiation, 2 Diplomacy and 2 Research XP in all: 8\u00a0VP in all.',
    )
    expect(fr.extrasolarText(napos).contact[1]).toBe(
      '2 points d’expérience en Négoce, 2 en Diplomatie et 2 en Recherche en tout\u00a0: 8\u00a0PV en tout.',
    )
  })
})

test('no number is parted from its unit', () => {
  const texts = [...explorationCards, ...EXTRASOLAR_CARDS].flatMap((card) => [
    ...cardText(en, card),
    ...cardText(fr, card),
  ])
  expect(texts.filter((text) => /\d (?:VP|PV|XP|[NDCR])\b/.test(text))).toEqual([])
})

describe('French typography', () => {
  const texts = [
    ...[...explorationCards, ...EXTRASOLAR_CARDS].flatMap((card) => [card.name.fr, ...cardText(fr, card)]),
    ...Object.values(storiesFr),
    ...Object.values(fr.DOMAIN_NAMES),
    ...Object.values(fr.EXPLORATION_TYPE_NAMES),
  ]

  testTexts('fr', texts, {
    never: [
      ['PV parted from its number', /\d(?!\u00a0)\s*PV/],
      ['a capital without its accent', /(?:^|[.] )A (?!bord)|\b(?:Etoile|Equip|Eteint|Eruption|Epid)/],
      ['an English abbreviation', /\b(?:XP|VP)\b/],
    ],
  })
})
