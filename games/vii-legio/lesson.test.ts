import { playLesson } from '@astrolabe/drawing/testing/lesson.ts'
import { LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { lesson } from './lesson.ts'
import type { LegioFact } from './rules/facts.ts'
import { viiLegio } from './rules/game.ts'

/** What happens in each step, up to the next one: the texts rely on it. */
const HAPPENS: readonly (readonly LegioFact['kind'][])[] = [
  ['free-item', 'free-item', 'free-item', 'free-item', 'turn'],
  ['take-off'],
  ['cards-taken', 'turned-over', 'xp'],
  ['paid', 'bought', 'xp'],
  ['turn', 'take-off', 'cards-taken', 'turned-over', 'xp', 'discovered', 'vp', 'scanned', 'turn'],
  ['cards-taken', 'turned-over', 'discovered', 'vp'],
  ['scanned', 'scan-result'],
  ['revealed', 'landed', 'turn', 'cards-taken', 'turned-over', 'nothing-to-discover', 'turn', 'xp'],
  ['went-to-contact', 'turn', 'cards-taken', 'turned-over', 'xp', 'flare', 'turn', 'threshold', 'vp'],
  ['left-planet'],
  ['cards-taken', 'paid', 'crossed'],
  [],
]

describe('the lesson', () => {
  const played = playLesson(viiLegio, lesson)

  test('is true to its word: what the texts tell happens', () => {
    expect(played.map(({ heard }) => heard.map(({ kind }) => kind))).toEqual(HAPPENS)
  })

  test('brings the figures that the texts give', () => {
    expect(played.map(({ view }) => view.ships[lesson.seat])).toMatchObject([
      {},
      { thrusters: 3, squads: 2, place: 'base' },
      { place: 'space', sector: 1 },
      { xp: [0, 1, 0, 0] },
      { lasers: 1, xp: [1, 1, 0, 0] },
      {},
      { vp: 1, scanners: 1 },
      {},
      { place: 'observation', xp: [1, 2, 0, 0] },
      { place: 'contact', xp: [0, 0, 0, 0], vp: 5 },
      { place: 'space', sector: 1 },
      { sector: 2 },
    ])
  })

  test('lets the take-off be taken back, as the text says, and not the card', () => {
    expect(played.slice(2, 4).map(({ free }) => free)).toEqual([1, 0])
  })

  test.each(LANGUAGES)('parts no number from its unit: %s', (language) => {
    for (const { says } of lesson.steps) expect(says[language]).not.toMatch(/\d (?:VP|PV|[NDCR])\b/)
  })
})
