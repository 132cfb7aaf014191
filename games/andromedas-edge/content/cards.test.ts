import { describe, expect, test } from 'vitest'
import { deckOf, placeOf } from './designs.ts'
import { DESTINIES } from './destinies.ts'
import { DEVELOPMENT_CARDS } from './developments.ts'
import { EVENTS } from './events.ts'
import { FACTIONS } from './factions.ts'
import {
  BAND_STARTS,
  BAND_VP,
  DEVELOPMENTS_PER_TYPE,
  END_VP,
  LAST_SPACE,
  RELIC_VP,
  SEAT_BONUSES,
  VAULT_STARTS,
  VOID_BENEFITS,
} from './limits.ts'
import { RAIDERS, VOID_DRAGON } from './raiders.ts'
import { DEVELOPMENTS, SHIP_TYPES, TRACKS } from './schema.ts'
import { TACTICS } from './tactics.ts'
import { FIRST_BASE, FIRST_SPECIAL, TILES } from './tiles.ts'
import { TRACK_REWARDS } from './tracks.ts'
import { COMMANDERS, CONFLICTS, UNITY_ACTIONS, UNITY_TOKENS } from './unity.ts'
import { FIRST_FACTION_UPGRADE, UPGRADES } from './upgrades.ts'

const every = (): boolean => true
const numberOf = (cost: Readonly<Record<string, number>>): number =>
  Object.values(cost).reduce((sum, n) => sum + n, 0)

describe('cards', () => {
  test('AE-BS-17 80 tactics cards, ten more with the expansion; each of one type', () => {
    expect(deckOf(TACTICS, ({ expansion }) => !expansion)).toHaveLength(80)
    expect(deckOf(TACTICS, ({ expansion }) => expansion)).toHaveLength(10)
    expect(deckOf(TACTICS, ({ battle, expansion }) => battle !== undefined && !expansion)).toHaveLength(42)
    for (const { battle, turn } of TACTICS) expect((battle === undefined) !== (turn === undefined)).toBe(true)
  })

  test('AE-BS-17, AE-5P-5 twelve neutral upgrades, three for each type of ship, and one more with the expansion', () => {
    for (const [type, ship] of SHIP_TYPES.entries()) {
      const pile = UPGRADES.slice(4 * type, 4 * type + 4)
      expect(pile.map((upgrade) => upgrade.ship)).toEqual([ship, ship, ship, ship])
      expect(pile.map(({ set }) => set)).toEqual(['base', 'base', 'base', 'expansion'])
    }
    expect(FIRST_FACTION_UPGRADE).toBe(4 * SHIP_TYPES.length)
  })

  test('AE-BS-19 each faction has an upgrade of its own', () => {
    const own = UPGRADES.slice(FIRST_FACTION_UPGRADE)
    expect(own.map(({ id }) => id)).toEqual(FACTIONS.map(({ upgrade }) => upgrade))
    expect(new Set(own.map(({ set }) => set))).toEqual(new Set(['faction']))
  })

  test('AE-BM-6 an upgrade speaks of its own ship', () => {
    for (const { ship, abilities } of UPGRADES) {
      const named = abilities.flatMap((ability) => [
        ...('with' in ability ? [ability.with].flat() : []),
        ...('ship' in ability ? [ability.ship] : []),
      ])
      expect(named.filter((other) => other !== ship)).toEqual([])
    }
  })

  test('AE-BD-5 fifteen development cards, as many of each type as developments', () => {
    expect(DEVELOPMENT_CARDS.map(({ development }) => development)).toEqual(
      DEVELOPMENTS.flatMap((type) => Array<string>(DEVELOPMENTS_PER_TYPE).fill(type)),
    )
  })

  test('AE-5P-4 fifteen factions, three of them new', () => {
    expect(FACTIONS.map(({ expansion }) => expansion)).toEqual([
      ...Array<boolean>(12).fill(false),
      ...Array<boolean>(3).fill(true),
    ])
  })

  test('AE-BS-29 eight factions for a first game, none of them new', () => {
    expect(FACTIONS.filter(({ first }) => first).map(({ id }) => id)).toEqual([
      'F02',
      'F03',
      'F04',
      'F06',
      'F08',
      'F09',
      'F10',
      'F11',
    ])
  })

  test('AE-BS-12 two raiders of each class, and the Void Dragon of class C; sixteen standees', () => {
    expect(RAIDERS.map((raider) => raider.class).join('')).toBe('SSAABBCCDDC')
    expect(RAIDERS[VOID_DRAGON]).toMatchObject({ id: 'RD-CV', power: 'shadow-warp' })
    const standees = RAIDERS.slice(0, VOID_DRAGON).reduce((sum, { figures }) => sum + figures, 0)
    expect(standees).toBe(16)
  })

  test('AE-BS-11 the raiders of class S have four figures, all others one', () => {
    for (const raider of RAIDERS) expect(raider.figures).toBe(raider.class === 'S' ? 4 : 1)
  })

  test('AE-BR-1 each class is stronger and worth more than the one before', () => {
    const worth = (id: string): readonly number[] =>
      RAIDERS.filter((raider) => raider.class === id).map(({ dice, targeting, reward }) => {
        const [points] = reward
        return 'amount' in points && points.give === 'vp' ? 100 * points.amount + dice + targeting : 0
      })
    const [s, a, b, c, d] = ['S', 'A', 'B', 'C', 'D'].map(worth)
    expect(s).toEqual([103, 103])
    expect(a).toEqual([204, 204])
    expect(b).toEqual([305, 305])
    expect(c).toEqual([406, 406, 406])
    expect(d).toEqual([607, 607])
  })

  test('AE-BS-1, AE-VN-1 three event decks of ten cards', () => {
    expect(EVENTS.map(({ deck }) => deck)).toEqual([
      ...Array<string>(10).fill('dawn'),
      ...Array<string>(10).fill('twilight'),
      ...Array<string>(10).fill('shadows'),
    ])
  })

  test('AE-US-18 six events change for the Unity: three, two and one', () => {
    expect(EVENTS.filter(({ solo }) => solo).map(({ id }) => id)).toEqual([
      'EG1',
      'EG2',
      'EG3',
      'ET1',
      'ET2',
      'EN1',
    ])
  })

  test('AE-BS-25 twenty Destiny cards; what is counted brings a whole number of steps', () => {
    expect(DESTINIES).toHaveLength(20)
    const rests = DESTINIES.flatMap((card) => (card.destiny === 'count' ? [card.most % card.each] : []))
    expect(rests).toEqual(Array<number>(16).fill(0))
  })
})

describe('tracks and scoring', () => {
  test('AE-BP-1 five tracks of nine spaces, each of which gives something', () => {
    expect(TRACK_REWARDS).toHaveLength(TRACKS.length)
    for (const rewards of TRACK_REWARDS) {
      expect(rewards).toHaveLength(LAST_SPACE + 1)
      expect(rewards[0]).toEqual([])
      for (const reward of rewards.slice(1)) expect(reward.length).toBeGreaterThan(0)
    }
  })

  test('AE-BS-15, AE-BS-16 two discovery stacks on Science, three tokens on Supremacy', () => {
    const tokens = TRACK_REWARDS.map((rewards) =>
      rewards.flat().flatMap((gain) => {
        if (gain.give === 'discovery') return [`stack ${gain.stack}`]
        if (gain.give === 'supremacy-token') return [`token ${gain.place}`]
        return []
      }),
    )
    expect(tokens).toEqual([['stack 0', 'stack 1'], [], [], [], ['token 0', 'token 1', 'token 2']])
  })

  test('AE-BF-3, AE-BP-3, AE-BF-4, AE-BP-6 points by space and band, and where the vault opens', () => {
    expect(END_VP).toHaveLength(LAST_SPACE + 1)
    expect(BAND_VP).toHaveLength(BAND_STARTS.length)
    for (const start of [...BAND_STARTS, ...VAULT_STARTS]) expect(start).toBeLessThanOrEqual(LAST_SPACE)
    for (const points of [END_VP, BAND_VP, RELIC_VP])
      expect([...points].toSorted((a, b) => a - b)).toEqual([...points])
  })

  test('AE-RL-5, AE-RL-6 points for none to five relic icons', () => {
    expect(RELIC_VP).toEqual([0, 2, 5, 9, 14, 20])
  })

  test('AE-BS-27, AE-VO-5 a bonus for each of five places, a benefit for each face of a die', () => {
    expect(SEAT_BONUSES.map((gains) => gains.length)).toEqual([0, 1, 2, 2, 3])
    expect(VOID_BENEFITS.map(([gain]) => gain.give)).toEqual([
      'energy',
      'tactics',
      'credits',
      'advance',
      'upgrade',
      'free-module',
    ])
  })
})

describe('the Unity', () => {
  test('AE-US-13 three packs of eight action cards', () => {
    expect(UNITY_ACTIONS.map(({ pack }) => pack)).toEqual([
      ...Array<number>(8).fill(0),
      ...Array<number>(8).fill(1),
      ...Array<number>(8).fill(2),
    ])
  })

  test('AE-UL-14 six cards with each icon, six with none', () => {
    const icons = UNITY_ACTIONS.map((card) => card.icons.join() || 'none')
    for (const icon of ['infrastructure', 'event', 'repair', 'none'])
      expect(icons.filter((one) => one === icon)).toHaveLength(6)
  })

  test('AE-UL-7 every Alliance base is on one action card, every direction too', () => {
    const bases = UNITY_ACTIONS.flatMap(({ target }) => (target.to === 'base' ? [target.base] : []))
    expect(bases.toSorted()).toEqual(TILES.slice(FIRST_BASE, FIRST_SPECIAL).map(({ id }) => id))
    const ways = UNITY_ACTIONS.flatMap(({ target }) => (target.to === 'direction' ? [target.direction] : []))
    expect(new Set(ways).size).toBe(6)
  })

  test('AE-US-14, AE-US-15 eighteen conflict cards, five upgrade tokens', () => {
    expect(deckOf(CONFLICTS, every)).toHaveLength(18)
    expect(CONFLICTS).toHaveLength(11)
    expect(UNITY_TOKENS).toHaveLength(5)
  })

  test('AE-US-4, AE-US-5 nine commanders of three levels; the first level has no ability', () => {
    expect(COMMANDERS.map(({ level }) => level)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3])
    for (const { level, power, start } of COMMANDERS) {
      expect(power !== undefined).toBe(level > 1)
      expect(numberOf(start)).toBeGreaterThan(0)
    }
    const powers = COMMANDERS.flatMap(({ power }) => (power ? [power] : []))
    expect(new Set(powers).size).toBe(6)
  })

  test('AE-UR-9 the Helm has ten spaces, and none is empty', () => {
    for (const { helm } of COMMANDERS) {
      expect(helm).toHaveLength(10)
      for (const space of helm) expect(space.length).toBeGreaterThan(0)
    }
  })

  test('AE-UR-4 a module of civilization, then one of industry and a repair', () => {
    expect(COMMANDERS[placeOf(COMMANDERS, 'L1C')].helm.slice(1, 3)).toEqual([
      ['civilization'],
      ['industry', 'repair'],
    ])
  })
})
