import { readdirSync, readFileSync } from 'node:fs'
import { testWords } from '@astrolabe/words/testing/words-suite.ts'
import { NONE, UNITY } from '../position/state.ts'
import type { AndromedaFact } from '../rules/facts.ts'
import { andromedasEdge } from '../rules/game.ts'
import { randomReadings } from './test/readings.ts'
import { text, WORDS } from './text.ts'

const rulesLines = ['../rules/', '../position/']
  .map((folder) => new URL(folder, import.meta.url))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => new URL(file, folder)),
  )
  .filter(({ pathname }) => pathname.endsWith('.ts'))
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))

/** Facts, or turns of them, that random games seldom or never show. */
const SELDOM: readonly AndromedaFact[] = [
  { kind: 'waited', who: 1 },
  { kind: 'spared-by-event', who: UNITY },
  { kind: 'raider-defeated', who: 0, card: 8, stays: true },
  { kind: 'raider-defeated', who: NONE, card: 1, stays: false },
  { kind: 'unity-rebuilt', region: 3 },
  { kind: 'game-over', winners: [], unity: 120 },
  { kind: 'game-over', winners: [0, 1], unity: NONE },
  { kind: 'end-triggered', who: 0, why: 'events' },
]

testWords({
  game: andromedasEdge,
  text,
  words: WORDS,
  readings: randomReadings(80),
  seldom: SELDOM,
  outcomes: [
    { scores: [92, 81, 92], winners: [0, 2] },
    { scores: [103, 88], winners: [0] },
    { scores: [103], winners: [0], others: [{ name: 'unity', score: 99 }] },
    { scores: [103, 90], winners: [], others: [{ name: 'unity', score: 110 }] },
    { scores: [103, 90], winners: [], others: [{ name: 'unity', score: 95 }] },
  ],
  asked: rulesLines.flatMap((line) => line.match(/(?<=\.menu\([\w.]+, ')[a-z-]+(?=')/g) ?? []),
  refusing: rulesLines.flatMap((line) =>
    line.includes('refuse(') ? (line.match(/(?<=')AE-[A-Z0-9]+-\d+(?=')/g) ?? []) : [],
  ),
  nouns: {
    en: ['resource', 'tactics card', 'leader', 'credit', 'ship', 'step', 'space'],
    fr: ['ressource', 'chef', 'crédit', ['vaisseau', 'vaisseaux'], 'case', 'module'],
  },
  never: {
    en: [
      ['a number of a region', /\bregion \d/],
      ['an article twice', /\b[Tt]he the\b|\bthe The\b/],
    ],
    fr: [
      ['« de le » or « à le »', /\b(?:de|à) (?:le|les) \p{Lu}/u],
      ['a word to be elided', /(?<![\p{L}-])(?:de|le|la|que|ne|se|je) (?![A-F]\d)[aeiouyéèêAEIOUÉ]/u],
      ['an English word', /(?<!\p{L})(?:the|and|of|your|ship|roll|energy|each)(?!\p{L})/iu],
    ],
  },
})
