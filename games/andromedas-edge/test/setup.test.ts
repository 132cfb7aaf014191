import { Driver, FastChance, fastSeed, type TableOptions, tableOptions } from '@astrolabe/kernel'
import { die } from '@astrolabe/kernel/testing/scripted-chance.ts'
import { describe, expect, test } from 'vitest'
import { HEXES, VOID_SLOT } from '../content/board.ts'
import { EVENTS } from '../content/events.ts'
import { FACTIONS } from '../content/factions.ts'
import { MODULES } from '../content/modules.ts'
import { MOONS } from '../content/moons.ts'
import { RAIDERS, VOID_DRAGON } from '../content/raiders.ts'
import { SHIP_TYPES } from '../content/schema.ts'
import { TACTICS } from '../content/tactics.ts'
import { TILES, VOID_TILE } from '../content/tiles.ts'
import { UPGRADES } from '../content/upgrades.ts'
import { components } from '../position/components.ts'
import { isBase, isNebula, isPlanet, neighboursOf, planetTypeOf, tilesOf } from '../position/map.ts'
import { shipsAt } from '../position/ships.ts'
import {
  type AndromedaState,
  BAY,
  EAST,
  NONE,
  RETREATED,
  SHIPS_EACH,
  SUPPLY,
  WEST,
} from '../position/state.ts'
import { chooseFactions } from '../rules/factions.ts'
import { andromedasEdge } from '../rules/game.ts'
import { cannotSetUp, start } from '../rules/setup.ts'
import { run } from './rule.ts'

const table = (seats: number, options: TableOptions = {}, seed = 'set-up'): AndromedaState =>
  start({ seats, options: tableOptions(andromedasEdge, options) }, new FastChance(seed))

const refusedBy = (seats: number, options: TableOptions = {}): string | undefined =>
  cannotSetUp({ seats, options: tableOptions(andromedasEdge, options) })?.rule

const SHADOWS: TableOptions = { events: 2, void: true, dragon: true }
const manyTables = (seats: number, options: TableOptions = {}): AndromedaState[] =>
  Array.from({ length: 20 }, (_, index) => table(seats, options, `table ${index}`))

/** Factions are kept, each player the first one dealt. */
const ready = (state: AndromedaState) => {
  const answers = [state.offered.map(([faction]) => `keep ${faction}`).join(' + ')]
  return run(state, chooseFactions, { answers })
}

describe('tables that cannot be', () => {
  test('AE-US-21 one player needs the Unity, and more than three cannot have it', () => {
    expect(refusedBy(1)).toBe('AE-US-21')
    expect(refusedBy(1, { unity: 3 })).toBeUndefined()
    expect(refusedBy(3, { unity: 9 })).toBeUndefined()
    expect(refusedBy(4, { unity: 1 })).toBe('AE-US-21')
    expect(refusedBy(4)).toBeUndefined()
  })

  test('AE-5P-1 five players need the expansion', () => {
    expect(refusedBy(5)).toBe('AE-5P-1')
    expect(refusedBy(5, { expansion: true })).toBeUndefined()
  })

  test('AE-VN-2 Shadows of the Void need the Void and its Dragon', () => {
    expect(refusedBy(2, { events: 2 })).toBe('AE-VN-2')
    expect(refusedBy(2, { events: 2, void: true })).toBe('AE-VN-2')
    expect(refusedBy(2, SHADOWS)).toBeUndefined()
  })

  test('AE-VN-11 the Dragon needs the Void, the Void no Dragon', () => {
    expect(refusedBy(2, { dragon: true })).toBe('AE-VN-11')
    expect(refusedBy(2, { void: true })).toBeUndefined()
  })

  test('AE-BS-26 a special region is there once', () => {
    expect(refusedBy(2, { special1: 2, special2: 2 })).toBe('AE-BS-26')
    expect(refusedBy(2, { special1: 2, special2: 1 })).toBeUndefined()
    expect(refusedBy(2)).toBeUndefined()
  })

  test('AE-BF-11 together is against the Unity', () => {
    expect(refusedBy(2, { together: true })).toBe('AE-BF-11')
    expect(refusedBy(2, { together: true, unity: 1 })).toBeUndefined()
  })

  test('AE-BS-29 the factions of a first game do not go round five players', () => {
    expect(refusedBy(5, { expansion: true, firstGame: true })).toBe('AE-BS-29')
    expect(refusedBy(4, { firstGame: true })).toBeUndefined()
  })
})

describe('the table', () => {
  test.each([
    [0, 'dawn'],
    [1, 'twilight'],
    [2, 'shadows'],
  ] as const)('AE-BS-1, AE-VN-1 the ten cards of deck %i', (events, deck) => {
    const { events: cards } = table(2, events === 2 ? SHADOWS : { events })
    expect(cards).toHaveLength(10)
    expect(cards.every((card) => EVENTS[card].deck === deck)).toBe(true)
  })

  test('AE-BS-2, AE-US-22 the marker starts as many steps away as there are participants', () => {
    expect([2, 3, 4].map((seats) => table(seats).marker)).toEqual([2, 3, 4])
    expect([1, 2, 3].map((seats) => table(seats, { unity: 1 }).marker)).toEqual([2, 3, 4])
  })

  test('AE-BS-3 scrapyard and Barge are empty at first', () => {
    expect(table(4).ships.every(({ place }) => place === BAY || place === SUPPLY)).toBe(true)
  })

  test('AE-BS-4 27 slots in rows of five and four', () => {
    expect(HEXES).toHaveLength(27)
    expect(HEXES.filter(({ row }) => row === 1).map(({ x }) => x)).toEqual([1, 3, 5, 7])
  })

  test.each([
    [2, 0, 4],
    [3, 0, 6],
    [4, 0, 8],
    [1, 1, 4],
    [3, 1, 8],
  ])('AE-BS-5, AE-US-2 %i players with commander %i start with %i planets', (seats, unity, planets) => {
    const state = table(seats, { unity })
    expect(tilesOf(state).filter((region) => isPlanet(state, region))).toHaveLength(planets)
    expect(state.planets).toHaveLength(15 - planets)
  })

  test('AE-5P-2 five players start with ten planets', () => {
    const state = table(5, { expansion: true })
    expect(tilesOf(state).filter((region) => isPlanet(state, region))).toHaveLength(10)
  })

  test('AE-BS-6 tiles are shuffled and fill the slots from the top left, with no gap', () => {
    for (const state of manyTables(3)) {
      expect(tilesOf(state)).toEqual(Array.from({ length: 12 }, (_, slot) => slot))
      expect(tilesOf(state).filter((region) => isBase(state, region))).toHaveLength(6)
    }
    const layouts = new Set(manyTables(3).map((state) => state.regions.map(({ tile }) => tile).join()))
    expect(layouts.size).toBe(20)
  })

  test('AE-BS-7, AE-VN-5 the Void lies on B3, the others before and after it', () => {
    const state = table(2, { void: true })
    expect(state.regions[VOID_SLOT].tile).toBe(VOID_TILE)
    expect(HEXES[VOID_SLOT].id).toBe('B3')
    expect(tilesOf(state)).toEqual(Array.from({ length: 11 }, (_, slot) => slot))
    expect(tilesOf(table(2)).map((slot) => table(2).regions[slot].tile)).not.toContain(VOID_TILE)
  })

  test('AE-VN-7, AE-BS-26 special regions are laid among the other tiles, beside the Void as well', () => {
    const state = table(2, { void: true, special1: 1, special2: 4 })
    const special = tilesOf(state).map((slot) => TILES[state.regions[slot].tile])
    expect(
      special
        .filter(({ kind }) => kind === 'special')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['SR1', 'SR4', 'SR5'])
  })

  test('AE-BS-8 two nebulae beside the first and the last slots of the rows', () => {
    const state = table(4)
    expect(neighboursOf(state, WEST)).toEqual([0, 5, 9])
    expect(neighboursOf(state, EAST)).toEqual([4, 8, 13])
    expect(isNebula(WEST) && isNebula(EAST)).toBe(true)
  })

  test('AE-BS-9, AE-RL-1 one moon on each nebula, all orphaned or all ancient', () => {
    for (const [moons, from] of [
      [0, 'orphaned'],
      [1, 'ancient'],
    ] as const) {
      const { regions, nebulaMoonBox } = table(2, { moons })
      const laid = [...regions[WEST].moons, ...regions[EAST].moons]
      expect(laid).toHaveLength(2)
      expect([...laid, ...nebulaMoonBox].map((moon) => MOONS[moon].from)).toEqual(
        Array.from({ length: 6 }, () => from),
      )
    }
  })

  test('AE-RL-2 of twelve mixed moons two lie on each nebula', () => {
    const { regions, nebulaMoonBox } = table(2, { moons: 2 })
    expect([regions[WEST].moons.length, regions[EAST].moons.length, nebulaMoonBox.length]).toEqual([2, 2, 8])
  })

  test('AE-WX-10 a mixed table of two nebulae with two moons', () => {
    for (const { regions } of manyTables(2, { moons: 2 }))
      expect(new Set([...regions[WEST].moons, ...regions[EAST].moons]).size).toBe(4)
  })

  test('AE-BS-10 three moons of its colour on each planet, the rest in stacks', () => {
    const state = table(4)
    for (const region of tilesOf(state)) {
      const type = planetTypeOf(state, region)
      expect(state.regions[region].moons.map((moon) => MOONS[moon].from)).toEqual(
        type === undefined ? [] : [type, type, type],
      )
    }
    expect(state.moonStacks.flat()).toHaveLength(45 - 3 * 8)
  })

  test('AE-BS-11 four scouts, two of them on nebulae', () => {
    for (const scouts of [0, 1]) {
      const { raiders } = table(2, { scouts })
      expect(raiders.map(({ card }) => RAIDERS[card].id)).toEqual(
        Array.from({ length: 4 }, () => ['RD-S1', 'RD-S2'][scouts]),
      )
      expect(raiders.filter(({ place }) => place === RETREATED)).toHaveLength(2)
    }
    const places = manyTables(2).map(({ raiders }) => raiders.slice(0, 2).map(({ place }) => place))
    expect(new Set(places.flat())).toEqual(new Set([WEST, EAST]))
    expect(places.some(([a, b]) => a === b)).toBe(true)
  })

  test('AE-BS-12 one raider of each class is to come, class A first', () => {
    const seen = new Set<number>()
    for (const { coming, raiderBox } of manyTables(2)) {
      expect(coming.map((card) => RAIDERS[card].class)).toEqual(['D', 'C', 'B', 'A'])
      expect(raiderBox).toHaveLength(4)
      for (const card of coming) seen.add(card)
    }
    expect(seen.size).toBe(8)
  })

  test('AE-VN-6, AE-VN-9 the Dragon starts on the Void and takes the place of class C', () => {
    const { raiders, coming } = table(2, SHADOWS)
    expect(raiders.at(-1)).toMatchObject({ card: VOID_DRAGON, place: VOID_SLOT })
    expect(coming.map((card) => RAIDERS[card].class)).toEqual(['D', 'B', 'A'])
    expect(table(2).raiders.some(({ card }) => card === VOID_DRAGON)).toBe(false)
  })

  test('AE-BS-13, AE-5P-3 the Terminus is 50, 60 or 70', () => {
    expect([50, 60, 70].map((terminus) => table(2, { terminus }).terminus)).toEqual([50, 60, 70])
  })

  test('AE-BS-14 three modules of each type are face up', () => {
    const { columns, moduleDecks } = table(2)
    expect(columns.map((column) => column.length)).toEqual([3, 3, 3, 3])
    expect(moduleDecks.map((deck) => deck.length)).toEqual([24, 24, 24, 24])
    columns.forEach((column, type) => {
      for (const design of column) expect(MODULES[design].type).toBe(MODULES[moduleDecks[type][0]].type)
    })
  })

  test('AE-RL-7 relic modules are shuffled in, two of a type', () => {
    expect(table(2, { relics: true }).moduleDecks.map((deck) => deck.length)).toEqual([26, 26, 26, 26])
    expect(
      table(2)
        .moduleDecks.flat()
        .some((design) => MODULES[design].relic),
    ).toBe(false)
  })

  test('AE-BS-15, AE-BS-16 three stacks of five discovery tokens, three supremacy tokens', () => {
    const { discoveryStacks, discoveryBox, supremacySpaces, supremacyBox } = table(2)
    expect(discoveryStacks.map((stack) => stack.length)).toEqual([5, 5, 5])
    expect(discoveryBox).toHaveLength(6)
    expect(new Set([...supremacySpaces, ...supremacyBox]).size).toBe(8)
  })

  test('AE-BS-17, AE-5P-5, AE-5P-8 80 tactics cards and three upgrades of a type, 90 and four with the expansion', () => {
    for (const [expansion, cards, upgrades] of [
      [false, 80, 3],
      [true, 90, 4],
    ] as const) {
      const { tactics, upgradePiles } = table(2, { expansion })
      expect(tactics).toHaveLength(cards)
      expect(tactics.some((card) => TACTICS[card].expansion)).toBe(expansion)
      expect(upgradePiles.map((pile) => pile.length)).toEqual(SHIP_TYPES.map(() => upgrades))
      upgradePiles.forEach((pile, type) => {
        expect(pile.every((upgrade) => UPGRADES[upgrade].ship === SHIP_TYPES[type])).toBe(true)
      })
    }
  })
})

describe('the players', () => {
  test('AE-BS-18, AE-BS-20, AE-5P-7 nine ships each, three transports of them in the bay', () => {
    const state = table(5, { expansion: true })
    expect(state.ships).toHaveLength(5 * SHIPS_EACH)
    for (let who = 0; who < 5; who++) {
      expect(shipsAt(state, who, BAY).map((ship) => state.ships[ship].type)).toEqual([0, 0, 0])
      expect(shipsAt(state, who, SUPPLY)).toHaveLength(6)
    }
  })

  test('AE-BS-19, AE-5P-4 three factions are dealt to each, of fifteen with the expansion', () => {
    const state = table(4)
    expect(state.offered.map((factions) => factions.length)).toEqual([3, 3, 3, 3])
    expect(new Set(state.offered.flat()).size).toBe(12)
    expect(state.offered.flat().every((faction) => !FACTIONS[faction].expansion)).toBe(true)
    expect(new Set(table(5, { expansion: true }).offered.flat()).size).toBe(15)
  })

  test('AE-BS-19 one is kept, in secret and at once; its resources are taken, its upgrade is not active', () => {
    const state = table(2)
    const played = ready(state)
    expect(played.questions[0]).toBe('0 1 faction')
    const { players, factionBox, phase } = played.state
    expect(players.map(({ faction }) => faction)).toEqual(state.offered.map(([faction]) => faction))
    expect(factionBox).toHaveLength(10)
    expect(phase).toBe('play')
    expect(players[0].upgrades).toEqual([NONE, NONE, NONE, NONE])
    expect(played.facts('dealt-factions')).toHaveLength(2)
    expect(
      played.heard.filter(({ fact }) => fact.kind === 'dealt-factions').map(({ audience }) => audience),
    ).toEqual([[0], [1]])
    const energy = FACTIONS[players[0].faction].start.find(({ give }) => give === 'energy')
    expect(played.facts('gained').find(({ who }) => who === 0)).toMatchObject({
      resource: 'energy',
      amount: energy !== undefined && 'amount' in energy ? energy.amount : NONE,
    })
  })

  test('AE-BS-21, AE-BS-22 tracks start at 0; the first player starts with 1 point, the next with 2', () => {
    for (const { players, firstSeat, next, seats } of manyTables(4)) {
      expect(next).toBe(firstSeat)
      players.forEach(({ vp, tracks }, seat) => {
        expect(vp).toBe(((seat - firstSeat + seats) % seats) + 1)
        expect(tracks).toEqual([0, 0, 0, 0, 0])
      })
    }
    expect(new Set(manyTables(4).map(({ firstSeat }) => firstSeat)).size).toBe(4)
  })

  test('AE-BS-23 one leader on each base, one on the station, two on the nebulae of dice', () => {
    const { state } = ready(table(3))
    for (const region of tilesOf(state).filter((tile) => isBase(state, tile)))
      expect(state.regions[region].leaders).toEqual([1, 1, 1, 0, 0, 0])
    state.players.forEach(({ leaders, faction }, seat) => {
      expect(leaders).toBe(FACTIONS[faction].leaders)
      expect(state.regions[WEST].leaders[seat] + state.regions[EAST].leaders[seat]).toBe(3 - leaders)
    })
  })

  test('AE-BS-23 the Verdant Exodus has two on the station and one on a nebula', () => {
    const state = table(2)
    const exodus = FACTIONS.findIndex(({ leaders }) => leaders === 2)
    const pirates = 0
    state.offered = [[exodus], [pirates]]
    const played = run(state, chooseFactions, {
      draws: state.firstSeat === 0 ? [die(6, 2), die(6, 5), die(6, 1)] : [die(6, 5), die(6, 1), die(6, 2)],
    })
    expect(played.state.players.map(({ leaders }) => leaders)).toEqual([2, 1])
    expect(played.state.regions[WEST].leaders.slice(0, 2)).toEqual([1, 1])
    expect(played.state.regions[EAST].leaders.slice(0, 2)).toEqual([0, 1])
  })

  test('AE-BS-24, AE-BS-27 two tactics cards each; later seats get something more', () => {
    const state = table(4)
    const plain = FACTIONS.flatMap((faction, number) =>
      faction.start.some(({ give }) => give === 'tactics' || give === 'credits' || give === 'basic')
        ? []
        : [number],
    )
    state.offered = [0, 1, 2, 3].map((seat) => [plain[seat]])
    const played = run(state, chooseFactions)
    const inOrder = [0, 1, 2, 3].map((place) => played.state.players[(state.firstSeat + place) % 4])
    expect(inOrder.map(({ hand }) => hand.length)).toEqual([2, 2, 2, 3])
    expect(inOrder.map(({ stock }) => stock[4])).toEqual([0, 1, 1, 1])
    const energyOf = (number: number): number =>
      FACTIONS[number].start.reduce((sum, gain) => sum + (gain.give === 'energy' ? gain.amount : 0), 0)
    expect(inOrder.map(({ stock, faction }) => stock[0] - energyOf(faction))).toEqual([0, 0, 1, 0])
  })

  test('AE-BS-25 with Destiny two cards each, seen by their player only', () => {
    const state = table(3, { destiny: true })
    expect(state.players.map(({ destinies }) => destinies.length)).toEqual([2, 2, 2])
    expect(state.destinyBox).toHaveLength(14)
    const told = ready(state).heard.filter(({ fact }) => fact.kind === 'dealt-destinies')
    expect(told.map(({ audience }) => audience)).toEqual([[0], [1], [2]])
    expect(table(3).players.every(({ destinies }) => destinies.length === 0)).toBe(true)
  })

  test('AE-BS-29 a first game deals two of the eight easy factions to each', () => {
    const state = table(4, { firstGame: true })
    expect(state.offered.map((factions) => factions.length)).toEqual([2, 2, 2, 2])
    expect(
      state.offered
        .flat()
        .map((faction) => FACTIONS[faction].id)
        .toSorted(),
    ).toEqual(['F02', 'F03', 'F04', 'F06', 'F08', 'F09', 'F10', 'F11'])
  })

  test('AE-5P-6 nothing of the expansion is there unless it is asked for', () => {
    const state = table(4)
    expect(state.unity).toBeNull()
    expect(state.hasDragon).toBe(false)
    expect(components(state)).toMatchObject({ conflicts: 0, actions: 0, corrupted: 0, modules: 108 })
  })
})

test('AE-BS-19 with factions dealt, everyone leads the one they are dealt and is asked nothing', () => {
  const options = { dealtFactions: true }
  const driver = new Driver(andromedasEdge, {
    seats: ['human', 'human'],
    seed: fastSeed('dealt', 1),
    options,
  })
  expect(driver.decision?.prompt).toBe('turn')
  expect(driver.state.players.every(({ faction }) => faction >= 0)).toBe(true)
})
