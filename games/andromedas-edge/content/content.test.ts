import { describe, expect, test } from 'vitest'
import { HEXES } from './board.ts'
import { deckOf, placeOf } from './designs.ts'
import { DESTINIES } from './destinies.ts'
import { DEVELOPMENT_CARDS } from './developments.ts'
import { DISCOVERIES } from './discoveries.ts'
import { EVENTS } from './events.ts'
import { FACTIONS } from './factions.ts'
import {
  DISCOVERIES_PER_STACK,
  LEADERS_EACH,
  LEADERS_ON_NEBULAE,
  MOONS_PER_PLANET,
  PLANETS_AT_START,
  SPECIAL_REGIONS_MOST,
  TRANSPORTS_AT_START,
} from './limits.ts'
import { MODULES } from './modules.ts'
import { FIRST_ANCIENT, FIRST_ORPHANED, MOONS, MOONS_PER_TYPE } from './moons.ts'
import { RAIDERS } from './raiders.ts'
import { type Ability, DEVELOPMENTS, MODULE_TYPES, PLANET_TYPES, POWERS, SHIP_TYPES } from './schema.ts'
import { SHIPS } from './ships.ts'
import { SUPREMACIES } from './supremacies.ts'
import { TACTICS } from './tactics.ts'
import { FIRST_BASE, FIRST_SPECIAL, PLANET_KINDS, TILES, VOID_TILE } from './tiles.ts'
import { COMMANDERS, CONFLICTS, UNITY_ACTIONS, UNITY_BERTHS, UNITY_TOKENS } from './unity.ts'
import { UPGRADES } from './upgrades.ts'

const every = (): boolean => true
const numberOf = (cost: Readonly<Record<string, number>>): number =>
  Object.values(cost).reduce((sum, n) => sum + n, 0)

describe('the lists', () => {
  const families: Record<string, readonly { readonly id: string }[]> = {
    tiles: TILES,
    modules: MODULES,
    moons: MOONS,
    discoveries: DISCOVERIES,
    supremacies: SUPREMACIES,
    upgrades: UPGRADES,
    tactics: TACTICS,
    'development cards': DEVELOPMENT_CARDS,
    factions: FACTIONS,
    raiders: RAIDERS,
    destinies: DESTINIES,
    conflicts: CONFLICTS,
    'Unity tokens': UNITY_TOKENS,
    commanders: COMMANDERS,
  }

  test('no id stands for two things', () => {
    const ids = [...Object.values(families), EVENTS, UNITY_ACTIONS].flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(Object.entries(families))('no two designs of %s are alike', (_, list) => {
    const designs = list.map(({ id: _id, ...rest }) => JSON.stringify(rest))
    expect(new Set(designs).size).toBe(designs.length)
  })

  test('every power stands on exactly one card', () => {
    const abilities: readonly Ability[] = [
      ...MODULES.flatMap(({ ongoing = [] }) => ongoing),
      ...UPGRADES.flatMap((upgrade) => upgrade.abilities),
      ...DEVELOPMENT_CARDS.map(({ ability }) => ability),
      ...FACTIONS.flatMap((faction) => faction.abilities),
      ...SUPREMACIES.flatMap(({ ability }) => (ability ? [ability] : [])),
    ]
    const powers = abilities.flatMap((ability) => (ability.does === 'power' ? [ability.power] : []))
    expect(powers.toSorted()).toEqual(POWERS.toSorted())
  })

  test('a place is found by its id, a deck has every copy', () => {
    expect(MODULES[placeOf(MODULES, 'V03')].id).toBe('V03')
    expect(placeOf(TILES, 'SR5')).toBe(VOID_TILE)
    expect(deckOf([{ copies: 2 }, { copies: 3 }, { copies: 1 }], ({ copies }) => copies > 1)).toEqual([
      0, 0, 1, 1, 1,
    ])
  })
})

describe('tiles', () => {
  test('AE-BS-5, AE-BA-5, AE-BS-26 fifteen planets, six bases, four special regions and the Void', () => {
    const kinds = TILES.map(({ kind }) => kind)
    expect([kinds.indexOf('base'), kinds.lastIndexOf('planet') + 1]).toEqual([FIRST_BASE, 15])
    expect([kinds.indexOf('special'), kinds.lastIndexOf('base') + 1]).toEqual([FIRST_SPECIAL, 21])
    expect([TILES.length, VOID_TILE]).toEqual([26, 25])
    expect(TILES[VOID_TILE]).toMatchObject({ kind: 'special', region: 'void' })
  })

  test('AE-BD-2 planets of each type have sizes 1, 2 and 3', () => {
    const planets = TILES.flatMap((tile) => (tile.kind === 'planet' ? [[tile.type, tile.size]] : []))
    expect(planets).toEqual(
      PLANET_TYPES.flatMap((type) => [
        [type, 1],
        [type, 2],
        [type, 3],
      ]),
    )
  })

  test('AE-BA-5 four fields, one for each type of module, a shipyard and a council', () => {
    const bases = TILES.flatMap((tile) =>
      tile.kind === 'base' ? [tile.base === 'field' ? tile.type : tile.base] : [],
    )
    expect(bases).toEqual([...MODULE_TYPES, 'shipyard', 'council'])
  })

  test('AE-BD-1 the type of a planet decides its development, and that its track', () => {
    expect(PLANET_KINDS.map(({ type }) => type)).toEqual(PLANET_TYPES)
    expect(PLANET_KINDS.map(({ development }) => development)).toEqual(DEVELOPMENTS)
    expect(PLANET_KINDS.map(({ track }) => track)).toEqual([
      'science',
      'industry',
      'supremacy',
      'commerce',
      'civilization',
    ])
    for (const { cost } of PLANET_KINDS) expect(numberOf(cost)).toBe(3)
  })

  test('AE-BS-5, AE-5P-2 four to ten planets by participants; the bases and special regions of a game fit beside', () => {
    expect(PLANETS_AT_START).toEqual({ 2: 4, 3: 6, 4: 8, 5: 10 })
    const others = FIRST_SPECIAL - FIRST_BASE + SPECIAL_REGIONS_MOST + 1
    expect(HEXES.length).toBeGreaterThan(PLANETS_AT_START[5] + others)
  })
})

describe('ships', () => {
  test('AE-BS-18, AE-BM-1, AE-BM-2 nine ships each, their dice and their range', () => {
    expect(SHIPS.map(({ type }) => type)).toEqual(SHIP_TYPES)
    expect(SHIPS.map(({ count }) => count)).toEqual([6, 1, 1, 1])
    expect(SHIPS.map(({ dice }) => dice)).toEqual([1, 2, 1, 3])
    expect(SHIPS.map(({ range }) => range)).toEqual([1, 1, 1, 2])
    expect(TRANSPORTS_AT_START).toBeLessThan(SHIPS[0].count)
  })

  test('AE-BM-4 costs grow with the dice', () => {
    expect(SHIPS.map(({ cost }) => numberOf(cost))).toEqual([2, 3, 3, 5])
  })

  test('AE-US-7 the launch bay of the Unity has a place for each of its ships', () => {
    for (const { type, count } of SHIPS)
      expect(UNITY_BERTHS.filter((berth) => berth === type)).toHaveLength(count)
    expect([UNITY_BERTHS[2], UNITY_BERTHS[5], UNITY_BERTHS[8]]).toEqual([
      'science-vessel',
      'fighter',
      'heavy-cruiser',
    ])
  })

  test('AE-BS-23 nine leaders: six on bases, two on nebulae, one on the station', () => {
    expect(LEADERS_EACH).toBe(6 + LEADERS_ON_NEBULAE + 1)
    expect(FACTIONS.filter(({ leaders }) => leaders === 2).map(({ id }) => id)).toEqual(['F08'])
    for (const { leaders } of FACTIONS) expect(leaders).toBeLessThanOrEqual(1 + LEADERS_ON_NEBULAE)
  })
})

describe('modules', () => {
  test('AE-BS-14 108 modules, 27 of each type', () => {
    expect(deckOf(MODULES, ({ relic }) => !relic)).toHaveLength(108)
    for (const type of MODULE_TYPES)
      expect(deckOf(MODULES, (module) => module.type === type && !module.relic)).toHaveLength(27)
    expect(MODULES).toHaveLength(64)
  })

  test('AE-RL-4, AE-RL-7 eight relic modules, two of each type and one of each design', () => {
    const relics = MODULES.filter(({ relic }) => relic)
    expect(relics.map(({ type }) => type)).toEqual(MODULE_TYPES.flatMap((type) => [type, type]))
    for (const { copies, vp } of relics) expect([copies, vp]).toEqual([1, 0])
    expect(MODULES.slice(-8)).toEqual(relics)
  })

  test('AE-BM-12 each is docked at, or is always on, or works when gained', () => {
    for (const { dock, ongoing, instant } of MODULES) {
      expect(dock && ongoing).toBeUndefined()
      expect(dock ?? ongoing ?? instant).toBeDefined()
    }
    const both = MODULES.filter(({ dock, ongoing, instant }) => instant && (dock ?? ongoing))
    expect(both.map(({ id }) => id)).toEqual(['C03', 'V03', 'V06'])
  })

  test('AE-BM-11 costs go from two resources to five; points follow them', () => {
    const average = (cost: number): number => {
      const points = MODULES.filter((module) => !module.relic && numberOf(module.cost) === cost).map(
        ({ vp }) => vp,
      )
      return points.reduce((sum, vp) => sum + vp, 0) / points.length
    }
    expect(new Set(MODULES.map(({ cost }) => numberOf(cost)))).toEqual(new Set([2, 3, 4, 5]))
    expect([average(2), average(3)]).toEqual([0, 1])
    expect(average(4)).toBeGreaterThan(1)
    expect(average(5)).toBeGreaterThan(average(4))
  })

  test('AE-BM-8 the last of each type costs a credit, brings four points and advances on any track', () => {
    const last = MODULES.filter(({ relic, copies }) => !relic && copies === 1)
    expect(last.map(({ id }) => id)).toEqual(['S14', 'I14', 'C14', 'V14'])
    for (const { cost, vp, instant } of last) {
      expect([cost.credits, vp]).toEqual([1, 4])
      expect(instant).toEqual([{ give: 'advance', track: 'any' }])
    }
  })
})

describe('moons and tokens', () => {
  test('AE-BS-10 45 planetary moons, nine for each type of planet: three for each of its planets', () => {
    expect(deckOf(MOONS.slice(0, FIRST_ORPHANED), every)).toHaveLength(45)
    for (const [type, planet] of PLANET_TYPES.entries()) {
      const designs = MOONS.slice(type * MOONS_PER_TYPE, (type + 1) * MOONS_PER_TYPE)
      expect(new Set(designs.map(({ from }) => from))).toEqual(new Set([planet]))
      expect(deckOf(designs, every)).toHaveLength(3 * MOONS_PER_PLANET)
    }
  })

  test('a planetary moon bears the number of its first copy', () => {
    for (let type = 0; type < PLANET_TYPES.length; type++) {
      let next = 1
      for (const { id, copies } of MOONS.slice(type * MOONS_PER_TYPE, (type + 1) * MOONS_PER_TYPE)) {
        expect(id).toBe(`M${'GVRCI'[type]}${next}`)
        next += copies
      }
    }
  })

  test('AE-BS-9, AE-RL-1, AE-RL-4 six orphaned and six ancient moons, three of those with a relic icon', () => {
    expect(MOONS.slice(FIRST_ORPHANED, FIRST_ANCIENT).map(({ from }) => from)).toEqual(
      Array<string>(6).fill('orphaned'),
    )
    expect(MOONS.slice(FIRST_ANCIENT).map(({ from }) => from)).toEqual(Array<string>(6).fill('ancient'))
    const relics = MOONS.filter(({ relic }) => relic)
    expect(relics.map(({ from }) => from)).toEqual(['ancient', 'ancient', 'ancient'])
  })

  test('AE-BT-4 a moon is spent, cancels a cost, or is kept', () => {
    for (const { gains, cancelsCost, whenClaimed, relic } of MOONS) {
      expect([gains, cancelsCost, whenClaimed].filter((use) => use !== undefined)).toHaveLength(1)
      expect(whenClaimed !== undefined).toBe(relic)
    }
  })

  test('AE-BS-15 21 discovery tokens fill three stacks, and some are left', () => {
    expect(deckOf(DISCOVERIES, every)).toHaveLength(21)
    expect(3 * DISCOVERIES_PER_STACK).toBeLessThan(21)
    for (const { id: _id, copies: _copies, ...use } of DISCOVERIES) expect(Object.keys(use)).toHaveLength(1)
  })

  test('AE-BS-16 eight supremacy tokens for the three marked spaces', () => {
    expect(SUPREMACIES).toHaveLength(8)
    for (const { id: _id, ...use } of SUPREMACIES) expect(Object.keys(use)).toHaveLength(1)
  })
})
