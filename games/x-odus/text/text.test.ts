import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import type { XodusFact } from '../rules/facts.ts'
import { xodus } from '../rules/game.ts'
import { reference } from './rules.ts'
import { NAMES, names, randomReadings } from './test/readings.ts'
import { text, WORDS } from './text.ts'

const readings = randomReadings(150)

const rulesFolder = new URL('../rules/', import.meta.url)
const rulesLines = readdirSync(rulesFolder).flatMap((file) =>
  readFileSync(new URL(file, rulesFolder), 'utf8').split('\n'),
)

/** Facts, or turns of them, that random games seldom or never show. */
const SELDOM: readonly XodusFact[] = [
  { kind: 'keys-placed', seat: 0, board: 1, keys: 2, total: 4, needed: 4 },
  { kind: 'last-key' },
  { kind: 'avatar-gone', avatar: 4 },
  { kind: 'avatar-escapes', avatar: 4, space: 12 },
  { kind: 'nothing-left', of: 'modules' },
  { kind: 'no-enemy', tile: 14 },
  { kind: 'corruption-held', round: 3 },
  { kind: 'held' },
  { kind: 'survived', seat: 0, board: 1 },
  { kind: 'retribution', seat: 0, board: 1, foe: { avatar: true, card: 1 } },
  { kind: 'purge-easier', needed: 3 },
  { kind: 'breach-countdown', left: 0 },
  { kind: 'pylon', tile: 25 },
  { kind: 'keys-recovered', seat: 2, board: 4, keys: 1 },
  { kind: 'game-over', ending: 'victory' },
  { kind: 'game-over', ending: 'destruction' },
  { kind: 'game-over', ending: 'awakening' },
]

const said = { en: everything('en'), fr: everything('fr') }

function everything(language: 'en' | 'fr'): string[] {
  const words = WORDS[language]
  const own = text[language]
  return [
    own.title,
    own.summary,
    ...readings.flatMap((reading) => [...reading.said[language]]),
    ...SELDOM.flatMap((seldom) => own.fact(seldom, names) ?? []),
    ...Object.values(words.warnings).flatMap((say) => [0, 1, 2, 35].map((amount) => say(amount))),
    ...Object.values(words.refusals).flatMap((say) => [0, 1, 2, 5].map((missing) => say(missing))),
    ...xodus.options.flatMap(({ key }) => [own.tableOption(key).name, own.tableOption(key).help]),
    own.outcome({ scores: [140], winners: [0] }, names),
    own.outcome({ scores: [20, 20], winners: [] }, names),
  ]
}

describe('the words cover the rules', () => {
  test('every question the rules ask was met', () => {
    const asked = rulesLines.flatMap((line) => line.match(/(?<=\.menu<\w+>\([\w.]+, ')[a-z-]+(?=')/g) ?? [])
    const met = new Set(readings.flatMap(({ prompts }) => [...prompts]))
    expect(asked.filter((prompt) => !met.has(prompt))).toEqual([])
  })

  test('every rule that refuses, and no other, has a sentence of its own', () => {
    const refusing = rulesLines.flatMap((line) => line.match(/(?<=refuse\(')XO-[A-Z]+-\d+/g) ?? [])
    for (const language of LANGUAGES) {
      expect(Object.keys(WORDS[language].refusals).toSorted()).toEqual([...new Set(refusing)].toSorted())
    }
  })

  test('every kind of fact was met, or is among the examples', () => {
    const met = new Set([...readings.flatMap(({ facts }) => [...facts]), ...SELDOM.map(({ kind }) => kind)])
    expect(Object.keys(WORDS.en.facts).filter((kind) => !met.has(kind))).toEqual([])
  })

  test('a rule without a sentence of its own refuses in its own words', () => {
    expect(text.en.refusal({ rule: 'XO-GEN-01' })).toBe(reference.general.rules['XO-GEN-01'].en)
  })

  test('every choice of a table option has its words', () => {
    for (const language of LANGUAGES) {
      for (const { key, choices } of xodus.options) {
        expect(text[language].tableOption(key).choices?.length).toBe(choices?.length)
      }
    }
  })
})

describe.each(LANGUAGES)('everything read in %s', (language) => {
  test.each([
    ['is empty', /^\s*$/],
    ['shows a hole', /undefined|NaN|null|\[object|Infinity/],
    ['has doubled spaces or stray ones', / {2}|^ | $|[\u00a0\u202f] | [\u00a0\u202f]/],
    ['has a stray sign', / [,.]|\.\.|,\.|\(\)|\( | \)/],
    ['has straight quotes', /['"]/],
    ['begins without a capital', /^\p{Ll}/u],
  ])('nothing %s', (_, breach) => {
    expect(said[language].filter((sentence) => breach.test(sentence))).toEqual([])
  })
})

test('no two options of a menu read the same', () => {
  expect(readings.flatMap(({ alike }) => alike).slice(0, 5)).toEqual([])
})

describe('French', () => {
  test.each([
    ['a narrow no-break space before ; ! ?', /(?<![\u202f(+] ?)[;!?]/],
    ['a no-break space before : and » and %', /(?<!\u00a0)[:»%]/],
    ['a no-break space after «', /«(?!\u00a0)/],
    ['no English quotation marks', /[“”]/],
    ['no plural of 0 or 1', /\b[01] (?:Actions|Scraps|Clés|vaisseaux|marqueurs|Boucliers|cases|sauts)\b/],
    [
      'no singular of more',
      /\b(?:[2-9]|\d\d) (?:Action|Scrap|Clé|vaisseau|marqueur|Bouclier|case|saut)(?!\p{L})/u,
    ],
    ['no « de le », « à le »', /\b(?:de|à) (?:le|les) [A-ZÉ]/],
  ])('has %s', (_, breach) => {
    expect(said.fr.filter((sentence) => breach.test(sentence)).slice(0, 5)).toEqual([])
  })

  test('puts no word before a name that would have to be elided', () => {
    const beforeName = new RegExp(`\\b(?:de|que|le|la|du|ne|se) (?:${NAMES.join('|')})`)
    expect(said.fr.filter((sentence) => beforeName.test(sentence))).toEqual([])
  })
})

describe('English', () => {
  test.each([
    ['no plural of 1', /\b1 (?:Actions|Scraps|Keys|ships|markers|Shields|spaces|jumps|steps)\b/],
    [
      'no singular of 0 or more',
      /\b(?:0|[2-9]|\d\d) (?:Action|Scrap|Key|ship|marker|Shield|space|jump|step)\b/,
    ],
  ])('has %s', (_, breach) => {
    expect(said.en.filter((sentence) => breach.test(sentence)).slice(0, 5)).toEqual([])
  })
})
