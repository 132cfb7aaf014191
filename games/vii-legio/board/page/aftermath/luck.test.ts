import { describe, expect, test } from 'vitest'
import { EXPLORATION } from '../../../content/decks.ts'
import { luckOf } from './luck.ts'
import { playTables } from '../test/random-tables.ts'
import { unseenCards } from '../../../position/deck.ts'

describe('luck', () => {
  /** Planets that each seat of each game could expect, from the deck as it was at every card. */
  const expected: number[][] = []
  const drivers = playTables(40, ({ view, seat, decision }) => {
    if (decision.number === 0) expected.push(view.ships.map(() => 0))
    const planets = expected[expected.length - 1]
    return (key) => {
      if (key !== 'turn-over') return
      const unseen = unseenCards(view)
      const next = unseen.length > 0 ? unseen : view.discard.map((card) => EXPLORATION[card])
      planets[seat] += next.filter(({ type }) => type === 'planet').length / next.length
    }
  })
  const luck = drivers.map(({ facts, setup }) =>
    luckOf(
      facts.map(({ fact }) => fact),
      setup.seats,
    ),
  )

  test('expects, at every card, what everyone could count', () => {
    // Whoever remembers which cards were left on top of a renewed deck knows more than the table shows.
    const simple = [...drivers.keys()].filter((game) =>
      drivers[game].facts.every(({ fact }) => fact.kind !== 'deck-renewed'),
    )
    expect(simple.length).toBeGreaterThan(30)
    for (const game of simple) {
      expect(luck[game].map(({ planets }) => planets.expected.toFixed(6))).toEqual(
        expected[game].map((planets) => planets.toFixed(6)),
      )
    }
  })

  test('expects the cards left on top of a renewed deck before the others', () => {
    const planets = EXPLORATION.flatMap(({ type }, card) => (type === 'planet' ? [card] : []))
    const rest = [...EXPLORATION.keys()].filter((card) => !planets.includes(card))
    const [{ planets: told }] = luckOf(
      [
        { kind: 'paid', seat: 0, cards: rest },
        { kind: 'deck-renewed' },
        ...planets.map((card) => ({ kind: 'turned-over', seat: 0, card }) as const),
      ],
      1,
    )
    expect(told).toEqual({ came: planets.length, expected: planets.length })
  })

  test('counts what came', () => {
    for (const [game, { facts }] of drivers.entries()) {
      const turned = facts.filter(({ fact }) => fact.kind === 'turned-over')
      const rolls = facts.filter(({ fact }) => fact.kind === 'damage')
      expect(luck[game].reduce((sum, { cards }) => sum + cards, 0)).toBe(turned.length)
      expect(luck[game].reduce((sum, seat) => sum + seat.rolls, 0)).toBe(rolls.length)
    }
  })

  test('is even in the long run, for cards and for dice', () => {
    const all = luck.flat()
    for (const of of ['planets', 'dangers', 'hits'] as const) {
      const came = all.reduce((sum, seat) => sum + seat[of].came, 0)
      const hoped = all.reduce((sum, seat) => sum + seat[of].expected, 0)
      expect(hoped).toBeGreaterThan(30)
      // Four standard deviations, at most: those of as many independent events.
      expect(Math.abs(came - hoped)).toBeLessThan(4 * Math.sqrt(hoped))
    }
  })

  test('is ordinary about twice in three', () => {
    const ordinary = luck.flat().filter(({ fortune }) => fortune === 'ordinary').length / luck.flat().length
    expect(ordinary).toBeGreaterThan(0.5)
    expect(ordinary).toBeLessThan(0.85)
  })
})
