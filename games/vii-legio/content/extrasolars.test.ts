import { describe, expect, test } from 'vitest'
import { boardEdge, DECK_A, DECK_B, DECK_X, EXTRASOLARS } from './decks.ts'
import { EXTRASOLAR_CARDS } from './extrasolars.ts'
import type { Deck, Threshold } from './schema.ts'
import { SCORING } from './scoring.ts'
import { SHIPS } from './ships.ts'

/** The most that a step of a Contact scores: Sector X is where the glory is. */
const MOST = { A: 4, B: 4, X: 5 }

const NEGOTIATION = 0
const DIPLOMACY = 1
const CAPTURE = 2

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length
const last = <T>(list: readonly T[]): T => list[list.length - 1]

const cardsOf = (numbers: readonly number[]) => numbers.map((n) => EXTRASOLARS[n])
const decks = { A: cardsOf(DECK_A), B: cardsOf(DECK_B), X: cardsOf(DECK_X) }

describe('Extrasolar cards', () => {
  test('decks of 24, 21 and 5, in that order', () => {
    expect(EXTRASOLARS).toHaveLength(50)
    expect([DECK_A.length, DECK_B.length, DECK_X.length]).toEqual([24, 21, 5])
    expect([...DECK_A, ...DECK_B, ...DECK_X]).toEqual([...EXTRASOLARS.keys()])
  })

  test.each(['A', 'B', 'X'] as const)(
    'VL-115 the board edge of deck %s is what its cards ask for',
    (deck) => {
      const cards = EXTRASOLAR_CARDS.filter((card) => card.deck === deck)
      const asked = (threshold: (thresholds: readonly Threshold[]) => Threshold) =>
        (['N', 'D', 'C', 'R'] as const).map((domain) =>
          sum(cards.map(({ thresholds }) => threshold(thresholds).needs[domain] ?? 0)),
        )
      expect(boardEdge(deck)).toEqual({ first: asked(([first]) => first), last: asked(last) })
    },
  )

  test.each(['A', 'B', 'X'] as const)('every domain is of use in deck %s', (deck) => {
    const { first, last: all } = boardEdge(deck)
    expect(Math.min(...first, ...all)).toBeGreaterThan(0)
  })

  test('VL-116 zone B holds the larger share of Sapiens', () => {
    const sapiens = (deck: Deck) => decks[deck].filter((card) => card.sapiens).length
    expect([sapiens('A'), sapiens('B'), sapiens('X')]).toEqual([9, 14, 3])
    expect(sapiens('B') / DECK_B.length).toBeGreaterThan(sapiens('A') / DECK_A.length)
  })

  test('a threshold is worth what it asks for, in XP and in squads, within the most that a step may score', () => {
    const zone = { A: 1.12, B: 1.22, X: 1.5 }
    // Every purchase brings Negotiation: two of it are worth one of the rest.
    const worth = ([n, ...others]: readonly number[]) => n / 2 + sum(others)
    for (const { id, deck, squads, needs, thresholds } of EXTRASOLARS)
      thresholds.forEach(({ vp }, rank) => {
        const fair = worth(needs[rank]) * (zone[deck] + squads / 9)
        const most = (thresholds[rank - 1]?.vp ?? 0) + MOST[deck]
        expect(Math.abs(vp - Math.min(fair, most)), id).toBeLessThanOrEqual(0.75)
      })
  })

  test('some cards of deck A ask for no squad, and the richer the deck the more they ask', () => {
    const squads = (deck: Deck) => decks[deck].map((card) => card.squads)
    expect(Math.min(...squads('A'))).toBe(0)
    expect(mean(squads('B'))).toBeGreaterThan(mean(squads('A')))
    expect(mean(squads('X'))).toBeGreaterThan(mean(squads('B')))
  })

  test('three thresholds: none in A, seven in B, all of X', () => {
    const long = (deck: Deck) => decks[deck].filter((card) => card.thresholds.length === 3).length
    expect([long('A'), long('B'), long('X')]).toEqual([0, 7, 5])
  })

  test('VL-603 the Napos are as the rulebook shows them', () => {
    expect(EXTRASOLAR_CARDS.find(({ name }) => name.fr === 'Napos')).toEqual({
      id: 'XA-01',
      deck: 'A',
      name: { en: 'Napos', fr: 'Napos' },
      sapiens: true,
      squads: 3,
      observation: { xp: 1, turns: 2 },
      thresholds: [
        { needs: { N: 1, D: 1, R: 1 }, vp: 4, exit: true },
        { needs: { N: 2, D: 2, R: 2 }, vp: 8, exit: true },
      ],
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

  test('a threshold is worth 1 to 4 VP more than the one before, 5 in Sector X', () => {
    for (const { deck, thresholds } of EXTRASOLARS)
      thresholds.forEach(({ vp }, rank) => {
        const more = vp - (thresholds[rank - 1]?.vp ?? 0)
        expect(more).toBeGreaterThanOrEqual(deck === 'X' ? MOST.X : 1)
        expect(more).toBeLessThanOrEqual(MOST[deck])
      })
  })

  test('VL-659 some thresholds have no exit, in each deck, but never the last', () => {
    for (const deck of ['A', 'B', 'X'] as const) {
      const thresholds = decks[deck].flatMap((card) => card.thresholds)
      expect(thresholds.some(({ exit }) => !exit)).toBe(true)
    }
    expect(EXTRASOLARS.filter((card) => !last(card.thresholds).exit)).toEqual([])
  })

  test('no two cards are alike but for their names', () => {
    const numbers = EXTRASOLAR_CARDS.map(({ sapiens, squads, observation, thresholds }) =>
      JSON.stringify({ sapiens, squads, observation, thresholds }),
    )
    expect(numbers.filter((card, at) => numbers.indexOf(card) !== at)).toEqual([])
  })

  test('Negotiation is for those who bargain, and for beasts that yield something to trade', () => {
    const yields = ['Citadel Turtles', 'Balloon Jellyfish', 'Living Pearls', 'Cathedral Swarm']
    const inB = ['Constellation Spiders', 'Magnetic Herds']
    const asking = EXTRASOLARS.filter((card) => !card.sapiens && last(card.needs)[NEGOTIATION] > 0)
    expect(asking.map(({ name }) => name.en)).toEqual([...yields, ...inB])
  })

  test('VL-601 observation varies: no kind of it is on more than half of the cards', () => {
    const kinds = EXTRASOLARS.map(({ observation: { xp, turns } }) => `${xp} × ${turns}`)
    const all = new Set(kinds)
    expect([...all].toSorted()).toEqual(['1 × 1', '1 × 2', '2 × 1', '2 × 2'])
    for (const kind of all)
      expect(kinds.filter((other) => other === kind).length).toBeLessThanOrEqual(EXTRASOLARS.length / 2)
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
