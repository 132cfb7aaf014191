import { Driver, fastSeed, HIDDEN, SPECTATOR } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { boardEdge, EXPLORATION, EXTRASOLARS } from '../content/decks.ts'
import { MAP } from '../content/map.ts'
import { viiLegio } from '../rules/game.ts'
import { DOMAINS, type LegioState, UNDISCOVERED } from '../position/state.ts'
import { factsOf, randomTurns } from './random-games.ts'
import { taking, transcript } from './transcript.ts'

const UCS = [2, 3, 4]
const faceDown = (cards: number) => Array.from({ length: cards }, () => HIDDEN)
const rising = (numbers: Iterable<number>): number[] => [...numbers].toSorted((a, b) => a - b)

function newTable(seats: number, seed = 0) {
  return new Driver(viiLegio, {
    seats: Array.from({ length: seats }, () => 'human'),
    seed: fastSeed('setup', seed),
  })
}

/** The setups of many games. */
const setups: readonly LegioState[] = Array.from({ length: 300 }, (_, seed) => newTable(4, seed).state)

const numbersOf = (deck: string): number[] =>
  [...EXTRASOLARS.keys()].filter((number) => EXTRASOLARS[number].deck === deck)

describe('Setup of the board', () => {
  test('VL-101 any UC may be the first, as likely as the others, and it plays first', () => {
    const firsts = [0, 0, 0, 0]
    for (const { firstSeat } of setups) firsts[firstSeat]++
    for (const times of firsts) expect(Math.abs(times - setups.length / 4)).toBeLessThan(30)
    const table = newTable(4, 1)
    const { firstSeat } = table.state
    const seat = () => table.decision?.seats[0]
    for (let item = 0; item < 8; item++) table.answer(seat() ?? SPECTATOR, 'detectors')
    expect([table.decision?.prompt, seat()]).toEqual(['space', firstSeat])
  })

  test.each([
    [2, ['alpha', 'beta']],
    [3, ['alpha', 'beta', 'gamma']],
    [4, ['alpha', 'beta', 'gamma', 'delta']],
  ])('VL-102 the active-planet tokens with %i UCs', (seats, tokens) => {
    const found = Array.from(tokens, () => 'EX-04')
    const t = transcript({ seats }, (p) => p.inSpace(0, 1, taking(5)).deck(...found, 'EX-04'))
    expect(t.state.slots.every((slot) => slot.sector === 0)).toBe(true)
    t.play('turn-over', ...found.map(() => 'turn-over'))
    expect(t.facts('discovered').map(({ slot }) => slot)).toEqual(tokens)
    expect(t.facts('nothing-to-discover')).toHaveLength(1)
  })

  test.each(UCS)('VL-103 with %i UCs no more planets than UCs are active', (seats) => {
    const planets = [
      ['alpha', 2, 'XA-01'],
      ['beta', 3, 'XA-02'],
      ['gamma', 4, 'XB-01'],
      ['delta', 5, 'XB-02'],
    ] as const
    const t = transcript({ seats }, (p) => {
      p.inSpace(0, 1).deck('EX-04')
      for (const [name, sector, card] of planets.slice(0, seats)) p.planet(name, sector, card)
    })
    t.play('turn-over')
    expect(t.facts('nothing-to-discover')).toMatchObject([{ why: 'token' }])
  })

  test('VL-103 … in any game, and as many as that may be', () => {
    const free = randomTurns().map(
      ({ after }) => after.seats - after.slots.slice(0, 4).filter((slot) => slot.sector !== 0).length,
    )
    expect(Math.min(...free)).toBe(0)
  })

  test('VL-104 the experts of all UCs come from one supply of 18', () => {
    const t = transcript({ endowed: false })
    expect(t.state.expertSupply).toEqual([6, 6, 6])
    t.play('alliance', 'alliance', 'alliance', 'capture')
    expect(t.state.expertSupply).toEqual([6, 3, 5])
  })

  test('VL-105 all 53 Exploration cards lie face down, in an order that changes', () => {
    for (const { deck, discard } of setups) {
      expect(rising(deck)).toEqual([...EXPLORATION.keys()])
      expect(discard).toEqual([])
    }
    expect(new Set(setups.map(({ deck }) => deck.join())).size).toBe(setups.length)
    for (const seat of [0, 1, SPECTATOR]) expect(newTable(2).view(seat).state.deck).toEqual(faceDown(53))
  })

  const expectTenOf = (deck: 'A' | 'B', cards: number) => {
    const pile = `pile${deck}` as const
    const seen = new Set<number>()
    for (const setup of setups) {
      expect(new Set(setup[pile]).size).toBe(10)
      for (const card of setup[pile]) seen.add(card)
    }
    expect(rising(seen)).toEqual(numbersOf(deck))
    expect(seen.size).toBe(cards)
    expect(newTable(2).view(1).state[pile]).toEqual(faceDown(10))
  }

  test('VL-106 pile A is 10 of the 24 A cards, at random and face down', () => {
    expectTenOf('A', 24)
  })

  test('VL-107 pile B is 10 of the 21 B cards, at random and face down', () => {
    expectTenOf('B', 21)
  })

  test('VL-108 pile X is all five X cards, shuffled and face down', () => {
    for (const { pileX } of setups) expect(rising(pileX)).toEqual(numbersOf('X'))
    expect(new Set(setups.map(({ pileX }) => pileX[0])).size).toBe(5)
    expect(newTable(2).view(0).state.pileX).toEqual(faceDown(5))
  })

  test('VL-109 the 14 A and 11 B cards left over stay in the box, unseen', () => {
    for (const { pileA, boxA, pileB, boxB } of setups) {
      expect([boxA.length, boxB.length]).toEqual([14, 11])
      expect(rising([...pileA, ...boxA])).toEqual(numbersOf('A'))
      expect(rising([...pileB, ...boxB])).toEqual(numbersOf('B'))
    }
    const { boxA, boxB } = newTable(2).view(0).state
    expect(new Set([...boxA, ...boxB])).toEqual(new Set([HIDDEN]))
    for (const { before, after } of randomTurns())
      expect([after.boxA, after.boxB]).toEqual([before.boxA, before.boxB])
  })
})

describe('The map', () => {
  const visitable = (seats: number): number[] => {
    const { planets } = newTable(seats).state
    return [...planets.keys()].filter((planet) => planets[planet] === UNDISCOVERED)
  }

  test.each([
    [2, 9],
    [3, 12],
    [4, 15],
  ])('VL-110 with %i UCs %i planets hold a 1 VP token, each gained once', (seats, tokens) => {
    expect(visitable(seats)).toHaveLength(tokens)
    for (const { before, after, facts } of randomTurns()) {
      if (before.seats !== seats) continue
      const left = (state: LegioState) => state.planets.filter((planet) => planet === UNDISCOVERED).length
      expect(left(before) - left(after)).toBe(factsOf(facts, 'discovered').length)
    }
  })

  test('VL-111 a planet is in play with 2, 3 or 4 UCs, with 3 or 4, or with 4 only', () => {
    const [two, three, four] = UCS.map(visitable)
    expect(three).toEqual(expect.arrayContaining(two))
    expect(four).toEqual(expect.arrayContaining(three))
    expect([two.length, three.length - two.length, four.length - three.length]).toEqual([9, 3, 3])
  })

  test.each([
    [2, [2, 2, 2, 2, 1]],
    [3, [3, 2, 3, 2, 2]],
    [4, [4, 3, 3, 2, 3]],
  ])('VL-112 with %i UCs, sectors 1 to 5 have %j planets to discover', (seats, planets) => {
    const sectors = visitable(seats).map((planet) => MAP.planets[planet].sector)
    expect([1, 2, 3, 4, 5].map((sector) => sectors.filter((other) => other === sector).length)).toEqual(
      planets,
    )
  })

  test('VL-112 beyond its maximum a sector has no planet to discover', () => {
    const t = transcript({}, (p) => p.inSpace(0, 1).charted(1, 1).deck('EX-04', 'EX-04'))
    t.play('turn-over', 'turn-over')
    expect(t.facts('nothing-to-discover')).toMatchObject([{ sector: 1, why: 'planet' }])
  })

  test('VL-113 Sector X is closed', () => {
    for (const { xOpen } of setups) expect(xOpen).toBe(false)
    const t = transcript({}, (p) => p.ship(0, taking(6)))
    expect(t.play('take-off').refusal('enter-x')).toEqual({ rule: 'VL-502' })
  })

  test.each([
    [1, 'A'],
    [2, 'A'],
    [3, 'A'],
    [4, 'B'],
    [5, 'B'],
  ])('VL-114 the Extrasolars of sector %i are of zone %s', (sector, zone) => {
    const t = transcript({}, (p) => p.inSpace(0, sector).deck('EX-04'))
    t.play('turn-over')
    expect(EXTRASOLARS[t.slot('alpha').card].deck).toBe(zone)
  })

  test('VL-115 the board edge adds up the last thresholds of all cards of a zone, drawn or not', () => {
    const { pileA, boxA, pileB, boxB } = setups[0]
    const lastThresholds = (cards: readonly number[]) =>
      DOMAINS.map((domain) =>
        cards.reduce((sum, card) => sum + (EXTRASOLARS[card].needs.at(-1)?.[domain] ?? 0), 0),
      )
    expect(lastThresholds([...pileA, ...boxA])).toEqual(boardEdge('A').last)
    expect(lastThresholds([...pileB, ...boxB])).toEqual(boardEdge('B').last)
    expect(lastThresholds(pileA)).not.toEqual(boardEdge('A').last)
  })

  test('VL-116 more of the planets of zone B are inhabited by Sapiens', () => {
    const sapiens = (pile: 'pileA' | 'pileB') =>
      setups.reduce((sum, setup) => sum + setup[pile].filter((card) => EXTRASOLARS[card].sapiens).length, 0)
    expect(sapiens('pileB')).toBeGreaterThan(1.5 * sapiens('pileA'))
  })

  /** What ships of 8 cards pay to cross each border they may. */
  const costsFrom = (sector: number): Map<number, number> => {
    const table = () => transcript({}, (p) => p.inSpace(0, sector, taking(8)))
    const crossings = table().options.filter((key) => key.startsWith('cross '))
    return new Map(crossings.map((key) => [Number(key.slice(6)), 8 - table().play(key).state.turn.hand]))
  }

  // biome-ignore format: a sector to a line
  test.each([
    [1, [[2, 1], [3, 2]]],
    [2, [[1, 1], [3, 1], [4, 2]]],
    [3, [[1, 2], [2, 1], [4, 1], [5, 3]]],
    [4, [[2, 2], [3, 1], [5, 2]]],
    [5, [[3, 3], [4, 2]]],
  ])('VL-118 borders of sector %i', (sector, borders) => {
    expect([...costsFrom(sector)]).toEqual(borders)
  })

  test('VL-117 sector 5 is the farthest from the star base', () => {
    const cards = new Map([[1, 0]])
    for (const [sector, paid] of cards)
      for (const [next, cost] of costsFrom(sector))
        if (paid + cost < (cards.get(next) ?? Infinity)) {
          cards.delete(next)
          cards.set(next, paid + cost)
        }
    expect(Object.fromEntries(cards)).toEqual({ 1: 0, 2: 1, 3: 2, 4: 3, 5: 5 })
  })
})
