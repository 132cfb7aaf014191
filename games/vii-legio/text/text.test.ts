import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import type { LegioFact } from '../rules/facts.ts'
import { viiLegio } from '../rules/game.ts'
import { reference } from './rules.ts'
import { NAMES, names, randomReadings } from './test/readings.ts'
import { text, WORDS } from './text.ts'

const readings = randomReadings(200)

const rulesFolder = new URL('../rules/', import.meta.url)
const rulesLines = readdirSync(rulesFolder).flatMap((file) =>
  readFileSync(new URL(file, rulesFolder), 'utf8').split('\n'),
)

/** What the sources of the rules write between quotes on the lines that match. */
const quoted = (lines: RegExp, word: RegExp): string[] =>
  [
    ...new Set(rulesLines.filter((line) => lines.test(line)).flatMap((line) => line.match(word) ?? [])),
  ].toSorted()

/** Facts, or turns of them, that random games seldom or never show. */
const SELDOM: readonly LegioFact[] = [
  { kind: 'deck-renewed' },
  { kind: 'paid', seat: 0, cards: [] },
  { kind: 'paid', seat: 0, cards: [3, 3, 4, 12] },
  { kind: 'xp', seat: 0, domain: 'D', gained: 1, lost: 1, source: 'observation' },
  { kind: 'xp', seat: 0, domain: 'D', gained: 2, lost: 2, source: 'observation' },
  { kind: 'threshold', seat: 2, card: 0, threshold: 1, paid: [0, 0, 0, 0], joker: '' },
  { kind: 'threshold', seat: 2, card: 0, threshold: 2, paid: [1, 0, 0, 2], joker: 'D' },
  { kind: 'threshold', seat: 2, card: 0, threshold: 3, paid: [0, 0, 0, 0], joker: 'R' },
  { kind: 'special-mission', seat: 1, card: 50, count: 1, paid: [0, 0, 0, 0] },
  { kind: 'special-mission', seat: 1, card: 52, count: 4, paid: [1, 0, 0, 0] },
  { kind: 'promoted', seat: 0, expertsDropped: 0 },
  { kind: 'promoted', seat: 0, expertsDropped: 1 },
  { kind: 'promoted', seat: 0, expertsDropped: 3 },
  { kind: 'x-roll', seat: 1, die: 10, lasers: 1, needed: 7 },
  { kind: 'left-planet', seat: 1, slot: 'x', card: 47, closed: true },
  { kind: 'end-triggered', seat: 0, why: 'vp' },
  { kind: 'end-triggered', seat: 0, why: 'charted' },
  { kind: 'game-over', winners: [0, 2, 3] },
]

const said = {
  en: [...readings.said.en, ...others('en')],
  fr: [...readings.said.fr, ...others('fr')],
}

function others(language: 'en' | 'fr'): string[] {
  const words = WORDS[language]
  const own = text[language]
  return [
    own.title,
    own.summary,
    ...SELDOM.flatMap((seldom) => own.fact(seldom, names) ?? []),
    ...Object.values(words.warnings).flatMap((say) => [0, 1, 2, 35].map((amount) => say(amount))),
    ...Object.values(words.refusals).flatMap((say) => [0, 1, 2, 5].map((missing) => say(missing))),
    ...viiLegio.options.flatMap(({ key }) => [own.tableOption(key).name, own.tableOption(key).help]),
    own.outcome({ scores: [31, 12], winners: [0] }, names),
    own.outcome({ scores: [3, 30, 30, 7], winners: [1, 2] }, names),
    own.outcome({ scores: [30, 30], winners: [0, 1] }, names),
  ]
}

describe('the words cover the rules', () => {
  test('every question the rules ask was met', () => {
    const asked = quoted(/\.menu<|takeFreeItems\(/, /(?<=(?:\.menu<.*|takeFreeItems)\(.*')[a-z-]+(?=')/g)
    expect([...readings.prompts].toSorted()).toEqual(asked)
  })

  test('every rule that refuses, and no other, has a sentence of its own', () => {
    const refusing = quoted(/refuse\(|endExploration\(/, /VL-\d{3}/g)
    for (const language of LANGUAGES) {
      expect(Object.keys(WORDS[language].refusals).toSorted()).toEqual(refusing)
    }
  })

  test('every kind of fact was met, or is among the examples', () => {
    const met = new Set([...readings.facts, ...SELDOM.map(({ kind }) => kind)])
    expect([...met].toSorted()).toEqual(Object.keys(WORDS.en.facts).toSorted())
  })

  test('a rule without a sentence of its own refuses in its own words', () => {
    expect(text.en.refusal({ rule: 'VL-002' })).toBe(reference.general.rules['VL-002'].en)
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
    ['parts a number from its unit', /\d (?:VP|PV|XP|[NDCR])\b| →|→ /],
  ])('nothing %s', (_, breach) => {
    expect(said[language].filter((sentence) => breach.test(sentence))).toEqual([])
  })

  test('no rule parts a number from its unit', () => {
    const rules = text[language].chapters.flatMap((chapter) => chapter.rules)
    expect(rules.filter((rule) => /\d (?:VP|PV|XP|[NDCR])\b/.test(rule.text))).toEqual([])
  })

  test('facts, refusals and warnings are sentences', () => {
    const words = WORDS[language]
    const sentences = [
      ...SELDOM.flatMap((fact) => text[language].fact(fact, names) ?? []),
      ...Object.values(words.refusals).map((say) => say(2)),
      ...Object.values(words.warnings).map((say) => say(2)),
    ]
    expect(sentences.filter((sentence) => !/[.!]$/.test(sentence))).toEqual([])
  })
})

describe('options', () => {
  test('no two of a menu read the same', () => {
    expect(readings.alike).toEqual([])
  })

  test('fit on one line, or a line and a bit, of a terminal', () => {
    expect([...readings.labels].filter((label) => label.length > 105)).toEqual([])
  })
})

describe('French', () => {
  test.each([
    ['a narrow no-break space before ; ! ?', /(?<![\u202f(+] ?)[;!?]/],
    ['a no-break space before : and » and %', /(?<!\u00a0)[:»%]/],
    ['a no-break space after «', /«(?!\u00a0)/],
    ['a no-break space between a number and PV', /\d(?!\u00a0)\s*PV/],
    ['no English quotation marks', /[“”]/],
    ['its accent on a capital', /(?:^|[.] )A (?!bord)|\b(?:Etoile|Equip|Eteint|Eruption|Epid)/],
    ['no English abbreviation', /\b(?:XP|VP)\b/],
    ['no plural of 0 or 1', /\b[01]\s(?:cartes|escouades|points|experts|seuils|tours|lasers|usages|jets)\b/],
    ['no singular of more', /\b(?:[2-9]|\d\d)\s(?:carte|escouade|point|expert|seuil|laser|usage|jet)\b/],
  ])('has %s', (_, breach) => {
    expect(said.fr.filter((sentence) => breach.test(sentence))).toEqual([])
  })

  test('puts no word before a name that would have to be elided', () => {
    const beforeName = new RegExp(`\\b(?:de|que|le|la|du|ne|se) (?:${NAMES.join('|')})`)
    expect(said.fr.filter((sentence) => beforeName.test(sentence))).toEqual([])
  })
})

describe('English', () => {
  test.each([
    ['no plural of 1', /\b1\s(?:cards|squads|experts|turns|lasers|uses|rolls|tokens)\b/],
    ['no singular of 0 or more', /\b(?:0|[2-9]|\d\d)\s(?:card|squad|expert|turn|laser|use|damage roll)\b/],
    ['no French abbreviation', /\bPV\b/],
  ])('has %s', (_, breach) => {
    expect(said.en.filter((sentence) => breach.test(sentence))).toEqual([])
  })
})

describe('the outcome', () => {
  test('names a winner and those behind, or those who share', () => {
    expect(text.en.outcome({ scores: [20, 31, 25], winners: [1] }, names)).toBe(
      'Bastien wins with 31\u00a0VP, ahead of Hélène (25) and Aurélie (20).',
    )
    expect(text.en.outcome({ scores: [30, 30], winners: [0, 1] }, names)).toBe(
      'Aurélie and Bastien share the victory with 30\u00a0VP each.',
    )
  })
})
