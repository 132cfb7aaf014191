import { readdirSync, readFileSync } from 'node:fs'
import { FastChance, tableOptions } from '@astrolabe/kernel'
import { names } from '@astrolabe/words/testing/names.ts'
import { testWords } from '@astrolabe/words/testing/words-suite.ts'
import { describe, expect, test } from 'vitest'
import type { LegioFact } from '../rules/facts.ts'
import { viiLegio } from '../rules/game.ts'
import { randomReadings } from './test/readings.ts'
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

const PARTED = ['a number parted from its unit', /\d (?:VP|PV|XP|[NDCR])\b| →|→ /] as const

testWords({
  game: viiLegio,
  text,
  words: WORDS,
  readings: [readings],
  seldom: SELDOM,
  outcomes: [
    { scores: [31, 12], winners: [0] },
    { scores: [3, 30, 30, 7], winners: [1, 2] },
    { scores: [30, 30], winners: [0, 1] },
  ],
  asked: quoted(/\.menu\(|takeFreeItems\(/, /(?<=(?:\.menu|takeFreeItems)\(.*')[a-z-]+(?=')/g),
  refusing: quoted(/refuse\(|endExploration\(/, /VL-\d{3}/g),
  nouns: {
    en: ['card', 'squad', 'expert', 'turn', 'laser', 'use', 'damage roll', 'token'],
    fr: ['carte', 'escouade', 'point', 'expert', 'seuil', 'tour', 'laser', 'usage', 'jet'],
  },
  never: {
    en: [PARTED, ['a French abbreviation', /\bPV\b/]],
    fr: [
      PARTED,
      ['a capital without its accent', /(?:^|[.] )A (?!bord)|\b(?:Etoile|Equip|Eteint|Eruption|Epid)/],
      ['an English abbreviation', /\b(?:XP|VP)\b/],
    ],
  },
})

test.each(['en', 'fr'] as const)('in %s, no rule parts a number from its unit', async (language) => {
  const rules = (await text[language].chapters()).flatMap((chapter) => chapter.rules)
  expect(rules.filter((rule) => PARTED[1].test(rule.text))).toEqual([])
})

test('options fit on one line, or a line and a bit, of a terminal', () => {
  expect([...readings.labels].filter((label) => label.length > 105)).toEqual([])
})

describe('the ending', () => {
  const start = viiLegio.start({ seats: 2, options: tableOptions(viiLegio) }, new FastChance('ending'))
  const ended = {
    ...start,
    turnsPlayed: 24,
    ships: start.ships.map((ship) => ({ ...ship, vp: 31, vpFrom: [9, 14, 4, 2, 2] as typeof ship.vpFrom })),
  }

  test('says when and by what it was won, in both languages, and closes with the story', () => {
    const outcome = { scores: [31, 31], winners: [1] }
    const told = text.en.ending?.(outcome, names, ended)
    expect(told?.how).toBe(
      `The race to 30\u00a0VP ended in round 12. Of ${names(1)}’s 31\u00a0VP, 14 came from Contacts.`,
    )
    expect(told?.epilogue).toContain('greeting')
    expect(text.fr.ending?.(outcome, names, ended)?.how).toContain('aux Contacts.')
  })

  test('before anybody has the points of the end, it says no more than when', () => {
    const early = { ...ended, ships: ended.ships.map((ship) => ({ ...ship, vp: 9 })) }
    expect(text.en.ending?.({ scores: [9, 9], winners: [0] }, names, early)?.how).toMatch(
      /^The game ended in round 12/,
    )
  })
})

describe('the outcome', () => {
  const start = viiLegio.start({ seats: 3, options: tableOptions(viiLegio) }, new FastChance('outcome'))

  test('names a winner and those behind, or those who share', () => {
    expect(text.en.outcome({ scores: [20, 31, 25], winners: [1] }, names, start)).toBe(
      'Bastien wins with 31\u00a0VP, ahead of Hélène (25) and Aurélie (20).',
    )
    expect(text.en.outcome({ scores: [30, 30], winners: [0, 1] }, names, start)).toBe(
      'Aurélie and Bastien share the victory with 30\u00a0VP each.',
    )
  })
})
