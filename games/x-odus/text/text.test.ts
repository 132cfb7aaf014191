import { readdirSync, readFileSync } from 'node:fs'
import { FastChance, tableOptions } from '@astrolabe/kernel'
import { testWords } from '@astrolabe/words/testing/words-suite.ts'
import { expect, test } from 'vitest'
import type { XodusFact } from '../rules/facts.ts'
import { xodus } from '../rules/game.ts'
import { randomReadings } from './test/readings.ts'
import { text, WORDS } from './text.ts'

const rulesLines = ['../rules/', '../position/']
  .map((folder) => new URL(folder, import.meta.url))
  .flatMap((folder) => readdirSync(folder).map((file) => new URL(file, folder)))
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))

/** Facts, or turns of them, that random games seldom or never show. */
const SELDOM: readonly XodusFact[] = [
  { kind: 'keys-placed', seat: 0, board: 1, keys: 2, total: 4, needed: 4 },
  { kind: 'last-key' },
  { kind: 'key-taken', seat: 0, board: 1, signal: 2, card: 3 },
  { kind: 'avatar-gone', avatar: 4 },
  { kind: 'avatar-escapes', avatar: 4, space: 12 },
  { kind: 'nothing-left', of: 'modules' },
  { kind: 'no-enemy', tile: 14 },
  { kind: 'corruption-held', round: 3 },
  { kind: 'held' },
  { kind: 'survived', seat: 0, board: 1 },
  { kind: 'adrift', seat: 0, board: 1 },
  { kind: 'retribution', seat: 0, board: 1, foe: { avatar: true, card: 1 } },
  { kind: 'purge-easier', needed: 3 },
  { kind: 'breach-countdown', left: 0 },
  { kind: 'pylon', tile: 25 },
  { kind: 'keys-recovered', seat: 2, board: 4, keys: 1 },
  { kind: 'game-over', ending: 'victory' },
  { kind: 'game-over', ending: 'destruction' },
  { kind: 'game-over', ending: 'awakening' },
]

testWords({
  game: xodus,
  text,
  words: WORDS,
  readings: randomReadings(500),
  seldom: SELDOM,
  outcomes: [
    { scores: [140], winners: [0] },
    { scores: [20, 20], winners: [] },
  ],
  asked: rulesLines.flatMap((line) => line.match(/(?<=\.menu\([\w.]+, ')[a-z-]+(?=')/g) ?? []),
  refusing: rulesLines.flatMap((line) => line.match(/(?<=refuse\(')XO-[A-Z]+-\d+/g) ?? []),
  nouns: {
    en: ['Action', 'Scrap', 'Key', 'ship', 'marker', 'Shield', 'space', 'jump', 'step'],
    fr: ['Action', 'Scrap', 'Clé', 'marqueur', 'Bouclier', 'case', 'saut', ['vaisseau', 'vaisseaux']],
  },
  never: {
    en: [['an Avatar’s article with a capital in a sentence', /[a-z:,] The (?:Reaper|Hollow|Weaver|Hunger)/]],
    fr: [
      ['« de le » or « à le »', /\b(?:de|à) (?:le|les) [A-ZÉ]/],
      [
        'an Avatar’s article with a capital in a sentence',
        /[a-zé:,]\s(?:Le|La) (?:Faucheur|Vide|Tisseur|Faim)/,
      ],
    ],
  },
})

const start = xodus.start({ seats: 3, options: tableOptions(xodus) }, new FastChance('ending'))

test.each([
  ['victory', 'round 4', 'The last Key turns'],
  ['destruction', 'The last ship was destroyed in round 4', 'The last reactor cools'],
  ['awakening', 'Keys placed on the Great Rift: 0 of', 'The Corruption is awake'],
] as const)('the ending says what came of it, and closes with the story: %s', (ending, how, epilogue) => {
  const names = (seat: number): string => `Captain ${seat}`
  const view = { ...start, round: 4, ending }
  const told = text.en.ending?.({ scores: [], winners: [] }, names, view)
  expect(told?.how).toContain(how)
  expect(told?.epilogue).toContain(epilogue)
  expect(text.fr.ending?.({ scores: [], winners: [] }, names, view)?.how).toContain('manche 4')
})
