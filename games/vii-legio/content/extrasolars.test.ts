import { describe, expect, test } from 'vitest'
import { boardEdge, DECK_A, DECK_B, DECK_X, EXTRASOLARS } from './decks.ts'
import type { Deck } from './schema.ts'
import { SCORING } from './scoring.ts'
import { SHIPS } from './ships.ts'

const DIPLOMACY = 1
const CAPTURE = 2

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
const mean = (numbers: readonly number[]): number => Math.round((100 * sum(numbers)) / numbers.length) / 100
const last = <T>(list: readonly T[]): T => list[list.length - 1]

const cardsOf = (numbers: readonly number[]) => numbers.map((n) => EXTRASOLARS[n])
const decks = { A: cardsOf(DECK_A), B: cardsOf(DECK_B), X: cardsOf(DECK_X) }

describe('Extrasolar cards', () => {
  test('decks of 24, 21 and 5, in that order', () => {
    expect(EXTRASOLARS).toHaveLength(50)
    expect([DECK_A.length, DECK_B.length, DECK_X.length]).toEqual([24, 21, 5])
    expect([...DECK_A, ...DECK_B, ...DECK_X]).toEqual([...EXTRASOLARS.keys()])
  })

  test.each([
    ['A', [7, 12, 28, 14], [18, 19, 46, 34]],
    ['B', [14, 17, 14, 15], [29, 37, 28, 34]],
    ['X', [2, 5, 4, 4], [7, 10, 8, 14]],
  ] as const)('VL-115 board edge of deck %s', (deck, first, last) => {
    expect(boardEdge(deck)).toEqual({ first, last })
  })

  test('VL-116 zone B holds the larger share of Sapiens', () => {
    const sapiens = (deck: Deck) => decks[deck].filter((card) => card.sapiens).length
    expect([sapiens('A'), sapiens('B'), sapiens('X')]).toEqual([9, 14, 3])
    expect(sapiens('B') / DECK_B.length).toBeGreaterThan(sapiens('A') / DECK_A.length)
  })

  test.each([
    ['A', [4, 9, 7, 4, 0, 0], [2.54, 4.88], [3, 5.83]],
    ['B', [0, 3, 8, 6, 4, 0], [2.86, 6.1], [3.86, 8.38]],
    ['X', [0, 0, 0, 2, 2, 1], [3, 7.8], [4, 12]],
  ] as const)('statistics of deck %s', (deck, squads, xp, vp) => {
    const cards = decks[deck]
    expect([0, 1, 2, 3, 4, 5].map((n) => cards.filter((card) => card.squads === n).length)).toEqual(squads)
    expect([mean(cards.map((c) => sum(c.needs[0]))), mean(cards.map((c) => sum(last(c.needs))))]).toEqual(xp)
    expect([
      mean(cards.map((c) => c.thresholds[0].vp)),
      mean(cards.map((c) => last(c.thresholds).vp)),
    ]).toEqual(vp)
  })

  test('three thresholds: none in A, seven in B, all of X', () => {
    const long = (deck: Deck) => decks[deck].filter((card) => card.thresholds.length === 3).length
    expect([long('A'), long('B'), long('X')]).toEqual([0, 7, 5])
  })

  test('VL-603 the Napos are as the rulebook shows them', () => {
    expect(EXTRASOLARS[0]).toMatchObject({
      deck: 'A',
      sapiens: true,
      squads: 3,
      observation: { xp: 1, turns: 2 },
      needs: [
        [1, 1, 0, 1],
        [2, 2, 0, 2],
      ],
      thresholds: [{ vp: 4 }, { vp: 8 }],
    })
  })

  test('VL-602 its kind sets the domain of observation, and of Contact', () => {
    for (const card of EXTRASOLARS) {
      const [its, other] = card.sapiens ? [DIPLOMACY, CAPTURE] : [CAPTURE, DIPLOMACY]
      expect(card.observationDomain).toBe(its)
      expect(last(card.needs)[its]).toBeGreaterThan(0)
      expect(card.needs.every((needs) => needs[other] === 0)).toBe(true)
    }
  })

  test('VL-601 observation lasts one or two turns', () => {
    for (const card of EXTRASOLARS) expect([1, 2]).toContain(card.observation.turns)
  })

  test('requirements are totals that grow and fit the experience table', () => {
    for (const { needs } of EXTRASOLARS)
      needs.forEach((asked, rank) => {
        const before = needs[rank - 1] ?? [0, 0, 0, 0]
        expect(asked.every((xp, domain) => before[domain] <= xp && xp <= SCORING.experienceMax)).toBe(true)
        expect(sum(asked)).toBeGreaterThan(sum(before))
      })
  })

  test('a threshold is worth 1 to 4 VP more than the one before', () => {
    for (const { thresholds } of EXTRASOLARS)
      thresholds.forEach(({ vp }, rank) =>
        expect([1, 2, 3, 4]).toContain(vp - (thresholds[rank - 1]?.vp ?? 0)),
      )
  })

  test('VL-659 every threshold may be the last', () => {
    expect(EXTRASOLARS.flatMap((card) => card.thresholds).every((threshold) => threshold.exit)).toBe(true)
  })

  test('a Frombola can carry the squads that decks A and B ask for, a Spatha those of Sector X', () => {
    for (const card of EXTRASOLARS) {
      const ship = card.deck === 'X' ? SHIPS.spatha : SHIPS.frombola
      expect(card.squads).toBeLessThanOrEqual(ship.tracks.squads.max)
    }
  })

  test('Sector X is the richest, zone A the poorest', () => {
    const worth = (deck: Deck) => mean(decks[deck].map((card) => last(card.thresholds).vp))
    expect(worth('X')).toBeGreaterThan(worth('B'))
    expect(worth('B')).toBeGreaterThan(worth('A'))
  })
})
