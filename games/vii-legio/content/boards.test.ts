import { describe, expect, test } from 'vitest'
import { COMBAT } from './combat.ts'
import { MAP } from './map.ts'
import type { ShipBoard } from './schema.ts'
import { SCORING } from './scoring.ts'
import { EXPERT_DOMAIN, FITTING_OUT, SHIPS } from './ships.ts'

describe('ship boards', () => {
  const { frombola, spatha } = SHIPS
  const boards: readonly ShipBoard[] = [frombola, spatha]
  const floors = (board: ShipBoard) =>
    Object.fromEntries(Object.entries(board.tracks).map(([track, range]) => [track, range.floor]))

  test('grey values of the Frombola', () => {
    expect(floors(frombola)).toEqual({ thrusters: 2, scanners: 1, squads: 1, lasers: 0, detectors: 0 })
  })

  test('a Frombola holds 4 experts, 2 lasers and one exo-technology', () => {
    expect([frombola.experts, frombola.tracks.lasers.max, frombola.exoTechnologies]).toEqual([4, 2, 1])
    expect(spatha.exoTechnologies).toBe(2)
  })

  test('VL-145 there is no Research expert', () => {
    expect(Object.values(EXPERT_DOMAIN)).toEqual(['N', 'D', 'C'])
  })

  test('VL-104 eighteen expert tokens', () => {
    expect(Object.keys(EXPERT_DOMAIN).length * FITTING_OUT.expertsOfAKind).toBe(18)
  })

  test('VL-150 the rulebook’s 5 thrusters give 5 cards', () => {
    for (const { cards } of boards) expect(cards[5]).toBe(5)
  })

  test('VL-150 every number of thrusters gives cards, and more never give fewer', () => {
    expect(frombola.cards.slice(frombola.tracks.thrusters.floor)).toEqual([3, 4, 4, 5, 6])
    expect(spatha.cards.slice(spatha.tracks.thrusters.floor)).toEqual([5, 6, 7, 8])
    for (const { cards, tracks } of boards) {
      const { floor, max } = tracks.thrusters
      expect(cards).toHaveLength(max + 1)
      expect(Math.max(...cards.slice(0, floor))).toBe(0)
      expect(cards).toEqual(cards.toSorted((a, b) => a - b))
    }
  })

  test('the Spatha is the better ship in every respect', () => {
    for (const track of ['thrusters', 'scanners', 'lasers', 'detectors', 'squads'] as const) {
      expect(spatha.tracks[track].floor).toBeGreaterThanOrEqual(frombola.tracks[track].floor)
      expect(spatha.tracks[track].max).toBeGreaterThan(frombola.tracks[track].max)
    }
    expect(spatha.experts).toBeGreaterThan(frombola.experts)
  })

  test('a Spatha can be down to one laser and to no detector', () => {
    expect(spatha.tracks.lasers.floor).toBeLessThanOrEqual(1)
    expect(spatha.tracks.detectors.floor).toBe(0)
    expect(frombola.tracks.detectors.max).toBeGreaterThanOrEqual(2)
  })

  test('either ship can enter Sector X, and one that got in can pay its way out', () => {
    for (const { cards } of boards) expect(Math.max(...cards)).toBeGreaterThanOrEqual(MAP.sectorX.entry)
    // An exo-technology installed in Sector X may cost one thruster of those that paid the entry.
    for (const { cards } of boards) {
      const thrusters = cards.findIndex((taken) => taken >= MAP.sectorX.entry)
      expect(cards[thrusters - 1]).toBeGreaterThanOrEqual(MAP.sectorX.exit)
    }
  })
})

describe('the map', () => {
  const inPlay = (ucs: number) => MAP.planets.filter((planet) => planet.minUcs <= ucs)
  const perSector = (ucs: number) =>
    [1, 2, 3, 4, 5].map((sector) => inPlay(ucs).filter((planet) => planet.sector === sector).length)

  test.each([
    [2, [2, 2, 2, 2, 1]],
    [3, [3, 2, 3, 2, 2]],
    [4, [4, 3, 3, 2, 3]],
  ])('VL-112 planets of each sector with %i UCs', (ucs, planets) => {
    expect(perSector(ucs)).toEqual(planets)
  })

  test('fifteen tokens are enough', () => {
    expect(inPlay(4)).toHaveLength(15)
  })

  test('sector 3 has three planets as soon as Gamma is in play', () => {
    expect([perSector(3)[2], perSector(4)[2]]).toEqual([3, 3])
  })

  test('VL-114 sectors 1 to 3 are zone A, 4 and 5 zone B', () => {
    expect(MAP.zones).toEqual({ A: [1, 2, 3], B: [4, 5] })
  })

  test('VL-557 the ten cards of a pile are enough for the planets of its zone', () => {
    for (const zone of [MAP.zones.A, MAP.zones.B] as readonly (readonly number[])[])
      expect(inPlay(4).filter((planet) => zone.includes(planet.sector)).length).toBeLessThanOrEqual(10)
  })

  // Bellman and Ford, on five sectors: as many passes as there are sectors settle every way.
  const waysFromBase = () => {
    const cards = [NaN, 0, Infinity, Infinity, Infinity, Infinity]
    for (const _ of cards)
      for (const { between, cost } of MAP.borders) {
        const [one, other] = between
        cards[one] = Math.min(cards[one], cards[other] + cost)
        cards[other] = Math.min(cards[other], cards[one] + cost)
      }
    return cards.slice(1)
  }

  test('VL-118 cheapest ways from the base', () => {
    expect(waysFromBase()).toEqual([0, 1, 2, 3, 5])
  })

  test('VL-117 sector 5 is the farthest from the base', () => {
    const ways = waysFromBase()
    expect(Math.max(...ways.slice(0, 4))).toBeLessThan(ways[4])
  })

  test('VL-303 some border costs 1', () => {
    expect(MAP.borders.some((border) => border.cost === 1)).toBe(true)
  })

  test('no border is drawn twice', () => {
    const drawn = MAP.borders.map(
      ({ between: [one, other] }) => `${Math.min(one, other)}-${Math.max(one, other)}`,
    )
    expect(new Set(drawn).size).toBe(drawn.length)
  })
})

describe('combat and score', () => {
  test('VL-754 one damage for each laser missing', () => {
    expect(COMBAT.lasersMissing.map((row) => row.damage)).toEqual([0, 1, 2, 3])
  })

  test('VL-757 no trophy at −3', () => {
    expect(COMBAT.lasersMissing.map((row) => row.trophy)).toEqual([true, true, true, false])
  })

  test('VL-755 the ten faces have one loss each, and 7 is a detector', () => {
    const losses = Array.from({ length: 10 }, (_, face) =>
      COMBAT.damage.filter(({ die: [low, high] }) => low <= face + 1 && face + 1 <= high),
    )
    expect(losses.map((found) => found.length)).toEqual(losses.map(() => 1))
    expect(losses[6][0].loses).toBe('detectors')
    // The rules look a face up by its place.
    expect(COMBAT.damage.map(({ die: [low] }) => low)).toEqual([1, 3, 5, 7, 9])
  })

  test('prices and free items', () => {
    expect(FITTING_OUT).toMatchObject({ equipment: 2, personnel: 3, freeItems: 2 })
  })

  test('limits of the score and of the tracks', () => {
    expect(SCORING).toMatchObject({ specialMissions: [1, 1, 2, 2], experienceMax: 8, promotion: 12, end: 30 })
  })
})
