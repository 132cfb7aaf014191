import { describe, expect, test } from 'vitest'
import { RAIDERS } from '../content/raiders.ts'
import type { ShipType } from '../content/schema.ts'
import { BARGE, CREDITS, RAIDER, RETREATED, SCRAPYARD, UNITY } from '../position/state.ts'
import { dice, fight, guest, launched, shipIn } from './in-battle.ts'
import {
  GAS_GIANT,
  ICE_PLANET,
  INDUSTRY_FIELD,
  Position,
  RUIN_WORLD,
  SCIENCE_FIELD,
  VOLCANIC,
} from './position.ts'
import type { Played } from './rule.ts'

/** Dice and targeting of seat 0, which has sent a ship to a region with a scout. */
function strength(
  arrange: (position: Position) => Position,
  type: ShipType = 'transport',
  region = VOLCANIC,
): string {
  const position = launched(arrange(new Position()).raider('RD-S1', region), 0, type, region)
  const [own] = fight(position).facts('prepared')
  return `${own.dice}/${own.targeting}`
}

const same = (position: Position): Position => position

describe('AE-BM-1: dice of ships', () => {
  test.each<[ShipType, string]>([
    ['transport', '1/1'],
    ['fighter', '2/1'],
    ['science-vessel', '1/1'],
    ['heavy-cruiser', '3/1'],
  ])('AE-BM-1 %s: %s', (type, expected) => {
    expect(strength(same, type)).toBe(expected)
  })
})

describe('AE-BM-15: abilities that add dice or targeting', () => {
  test.each<[string, (position: Position) => Position, ShipType, number, string]>([
    ['Targeting Computer', (at) => at.modules(0, 'S04'), 'transport', VOLCANIC, '1/2'],
    ['two Targeting Computers', (at) => at.modules(0, 'S04', 'S04'), 'transport', VOLCANIC, '1/3'],
    ['a damaged one', (at) => at.damagedModules(0, 'S04'), 'transport', VOLCANIC, '1/1'],
    ['Munitions Works with a fighter', (at) => at.modules(0, 'I05'), 'fighter', VOLCANIC, '3/1'],
    ['Munitions Works without', (at) => at.modules(0, 'I05'), 'transport', VOLCANIC, '1/1'],
    [
      'Munitions Works once for two ships',
      (at) => at.modules(0, 'I05').ship(0, 'heavy-cruiser', VOLCANIC),
      'fighter',
      VOLCANIC,
      '6/1',
    ],
    [
      'Citizens’ Militia beside a development',
      (at) => at.modules(0, 'V10').development(RUIN_WORLD, 0, 'DC-Ca'),
      'transport',
      INDUSTRY_FIELD,
      '2/1',
    ],
    [
      'Citizens’ Militia far from it',
      (at) => at.modules(0, 'V10').development(RUIN_WORLD, 0, 'DC-Ca'),
      'transport',
      VOLCANIC,
      '1/1',
    ],
    [
      'Citizens’ Militia beside a development of another',
      (at) => at.modules(0, 'V10').development(RUIN_WORLD, 1, 'DC-Ca'),
      'transport',
      INDUSTRY_FIELD,
      '1/1',
    ],
    ['Gun Pods alone', (at) => at.upgrade(0, 'UT2'), 'transport', VOLCANIC, '2/1'],
    [
      'Gun Pods with another ship',
      (at) => at.upgrade(0, 'UT2').ship(0, 'science-vessel', VOLCANIC),
      'transport',
      VOLCANIC,
      '2/1',
    ],
    ['Gun Pods, another ship alone', (at) => at.upgrade(0, 'UT2'), 'science-vessel', VOLCANIC, '1/1'],
    ['Twin Cannons', (at) => at.upgrade(0, 'UF1'), 'fighter', VOLCANIC, '3/1'],
    ['Siege Battery', (at) => at.upgrade(0, 'UC1'), 'heavy-cruiser', VOLCANIC, '4/1'],
    ['Command Bridge', (at) => at.upgrade(0, 'UC3'), 'heavy-cruiser', VOLCANIC, '3/2'],
    ['Command Bridge without the cruiser', (at) => at.upgrade(0, 'UC3'), 'fighter', VOLCANIC, '2/1'],
    ['Combat Lab', (at) => at.upgrade(0, 'UX3'), 'science-vessel', VOLCANIC, '2/1'],
    ['Vanguard Bow', (at) => at.upgrade(0, 'UX9'), 'heavy-cruiser', VOLCANIC, '4/1'],
    ['Base Hunters on a base', (at) => at.upgrade(0, 'UX14'), 'fighter', INDUSTRY_FIELD, '3/1'],
    ['Base Hunters on a planet', (at) => at.upgrade(0, 'UX14'), 'fighter', VOLCANIC, '2/1'],
    ['Bastion next to it', (at) => at.development(RUIN_WORLD, 0, 'DC-Ra'), 'transport', ICE_PLANET, '2/1'],
    ['Bastion two steps away', (at) => at.development(RUIN_WORLD, 0, 'DC-Ra'), 'transport', VOLCANIC, '1/1'],
    [
      'Aiming Beacon two steps away',
      (at) => at.development(GAS_GIANT, 0, 'DC-Gb'),
      'transport',
      VOLCANIC,
      '1/2',
    ],
    [
      'Aiming Beacon three steps away',
      (at) => at.development(GAS_GIANT, 0, 'DC-Gb'),
      'transport',
      INDUSTRY_FIELD,
      '1/1',
    ],
    ['War Banner', (at) => at.supremacies(0, 'ST1'), 'transport', VOLCANIC, '2/1'],
    ['Iron Will', (at) => at.supremacies(0, 'ST2'), 'transport', VOLCANIC, '1/2'],
    ['Raider Codes', (at) => at.discoveries(0, 'DT8'), 'transport', VOLCANIC, '1/2'],
    ['Swarm with one transport', (at) => at.faction(0, 'F15'), 'transport', VOLCANIC, '1/1'],
    [
      'Swarm with two',
      (at) => at.faction(0, 'F15').ship(0, 'transport', VOLCANIC),
      'transport',
      VOLCANIC,
      '3/1',
    ],
  ])('AE-BM-15 %s', (_, arrange, type, region, expected) => {
    expect(strength(arrange, type, region)).toBe(expected)
  })

  const attacked = (position: Position): string[] =>
    fight(launched(position.ship(1, 'heavy-cruiser', VOLCANIC), 0, 'fighter', VOLCANIC), {
      answers: ['fight'],
    })
      .facts('prepared')
      .map(({ dice: count, targeting }) => `${count}/${targeting}`)

  test('AE-BM-15 Grapplers: a fighter launched to where others are', () => {
    expect(attacked(new Position().upgrade(0, 'UX1'))).toEqual(['3/1', '3/1'])
    expect(strength((at) => at.upgrade(0, 'UX1'), 'fighter')).toBe('2/1')
  })

  test('AE-BM-15 War Banner and Vanguard Bow only for the active side; Raider Codes only against raiders', () => {
    expect(attacked(new Position().supremacies(1, 'ST1').upgrade(1, 'UX9').discoveries(1, 'DT8'))).toEqual([
      '2/1',
      '3/1',
    ])
  })

  test('AE-BB-24 Dread: other players and the Unity have a die less, raiders not', () => {
    expect(attacked(new Position().supremacies(0, 'ST7'))).toEqual(['2/1', '2/1'])
    const unity = new Position({ unity: 'L1A' })
      .supremacies(0, 'ST7')
      .ship(UNITY, 'fighter', VOLCANIC)
      .machine({ conflicts: [0] })
      .raider('RD-A1', VOLCANIC)
    const prepared = fight(launched(unity, 0, 'fighter', VOLCANIC)).facts('prepared')
    expect(prepared.map(({ who, dice: count }) => [who, count])).toEqual([
      [0, 2],
      [UNITY, 1],
      [RAIDER, 3],
    ])
  })
})

describe('what battles bring by abilities', () => {
  const duel = (position: Position): Position =>
    launched(position.ship(1, 'transport', VOLCANIC), 0, 'fighter', VOLCANIC)
  const won = dice(1, 6, 6, 1)
  const lost = dice(1, 1, 1, 6)

  test('AE-BB-27 Spoils, Tribute, Boarding Crew: when one wins', () => {
    const position = duel(new Position().supremacies(0, 'ST3', 'ST4').upgrade(0, 'UF3'))
    const played = fight(position, {
      answers: ['fight', 'take 1 0 0', 'take 0 1 0', 'take energy'],
      draws: won,
    })
    expect(played.state.players[0].stock).toEqual([0, 1, 1, 0, 1])
  })

  test('AE-BB-27 Tribute only against a player', () => {
    const position = launched(
      new Position().supremacies(0, 'ST4').raider('RD-S1', VOLCANIC),
      0,
      'fighter',
      VOLCANIC,
    )
    const played = fight(position, { answers: ['take 1 0 0'], draws: dice(1, 6, 6, 1, 1) })
    expect(played.facts('battle-over')[0].winner).toBe(0)
    expect(played.state.players[0].stock[CREDITS]).toBe(0)
  })

  test('AE-BB-27 Piracy: a resource of one loser', () => {
    const position = duel(new Position().faction(0, 'F01').stock(1, { ice: 1, titanium: 2 }))
    const asked = fight(position, { answers: ['fight'], draws: won }).asked.at(-1)
    expect(asked).toMatchObject({ question: '0 piracy', options: ['take 1 ice', 'take 1 titanium'] })
    const played = fight(position, { answers: ['fight', 'take 1 titanium', 'take energy'], draws: won })
    expect(played.state.players[0].stock).toEqual([0, 0, 0, 1, 0])
    expect(played.state.players[1].stock).toEqual([2, 1, 0, 1, 0])
  })

  test('AE-BB-27 Lessons of Defeat: the first battle lost in a cycle', () => {
    const position = duel(new Position().faction(0, 'F02'))
    const played = fight(position, { answers: ['fight', 'take energy'], draws: lost })
    expect(played.facts('advanced').map(({ who }) => who)).toEqual([1, 0])
  })

  test('AE-BB-21 Hull Plating: once per battle lost a ship goes to the Barge', () => {
    const position = duel(new Position().modules(1, 'I04').ship(1, 'transport', VOLCANIC))
    const played = fight(position, {
      answers: ['fight', 'take energy', 'take energy'],
      draws: dice(1, 6, 6, 1, 1),
    })
    expect(played.questions).not.toContain('1 spare')
    expect(
      played
        .facts('ship-damaged')
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['barge', 'scrapyard'])
  })

  test('AE-BB-21 Cloak: the science vessel goes to the Barge by itself, and is no choice', () => {
    const position = duel(
      new Position().upgrade(1, 'US3').modules(1, 'I04').ship(1, 'science-vessel', VOLCANIC),
    )
    const played = fight(position, {
      answers: ['fight', 'take energy', 'take energy'],
      draws: dice(1, 6, 6, 1, 1),
    })
    expect(played.questions).not.toContain('1 spare')
    expect(shipIn(played.state, 1, 'science-vessel', BARGE)).toBeGreaterThan(0)
    expect(shipIn(played.state, 1, 'transport', BARGE)).toBeGreaterThan(0)
  })

  test('AE-BB-21 a cruiser with shields left is not spared; Deep Shields bear two markers', () => {
    const position = duel(
      new Position().upgrade(1, 'UC2').modules(1, 'I04').ship(1, 'heavy-cruiser', VOLCANIC, 1),
    )
    const played = fight(position, {
      answers: ['fight', 'take energy', 'take energy'],
      draws: dice(1, 6, 6, 1, 1, 1, 1),
    })
    expect(played.facts('ship-damaged').map(({ ship, to }) => [ship, to])).toEqual([
      ['transport', 'barge'],
      ['heavy-cruiser', 'marker'],
    ])
  })

  test('AE-BB-29 Veteran Crews: a die is rolled again, within the targeting', () => {
    const position = duel(new Position().supremacies(1, 'ST6', 'ST2'))
    const draws = [...dice(1, 5, 5), ...dice(2, 4), ...dice(2, 6)]
    const played = fight(position, { answers: ['fight', 'reroll 4'], draws })
    expect(played.facts('rerolled')).toEqual([{ kind: 'rerolled', who: 1, from: 4, to: 6 }])
    expect(played.facts('battle-over')[0].winner).toBe(1)
    const kept = fight(position, { answers: ['fight', 'keep', 'take energy'], draws: draws.slice(0, 3) })
    expect(kept.facts('battle-over')[0].winner).toBe(0)
  })
})

describe('6.9: powers of raiders', () => {
  const meeting = (id: string, position: Position = new Position()): Position => {
    const known = RAIDERS.some((card) => card.id === id && card.class !== 'S')
    const there = known ? position.raider(id, VOLCANIC) : guest(position, id, VOLCANIC)
    return launched(there, 0, 'transport', VOLCANIC)
  }
  /** The raider throws sixes, its opponent a one. */
  const beaten = (position: Position, count: number, targeting: number, answers: readonly string[]): Played =>
    fight(position, {
      answers,
      draws: [...dice(1, 1), ...dice(targeting, ...Array.from({ length: count }, () => 6))],
    })

  test('AE-BR-1 Scrap Wasps: each losing player loses an energy, before Strategic Operations', () => {
    const position = meeting('RD-S2', new Position().stock(0, { energy: 1 }))
    const played = beaten(position, 2, 1, ['divert 0 0 0', 'take ice'])
    expect(played.state.players[0].stock).toEqual([0, 1, 0, 0, 0])
  })

  test('AE-BR-1 Corsair Frigate: a resource of one’s choice', () => {
    const position = meeting('RD-A1', new Position().stock(0, { ice: 1, titanium: 2 }))
    const asked = beaten(position, 3, 1, []).asked.at(-1)
    expect(asked).toMatchObject({ question: '0 lose-resource', options: ['lose ice', 'lose titanium'] })
    const played = beaten(position, 3, 1, ['lose titanium', 'take ice'])
    expect(played.state.players[0].stock).toEqual([0, 2, 0, 1, 0])
    expect(beaten(meeting('RD-A1'), 3, 1, []).questions).toEqual(['0 strategic-operations'])
  })

  test('AE-BB-12 Siphon Leech: no more than one energy', () => {
    const position = meeting('RD-A2', new Position().stock(0, { energy: 5 }))
    expect(fight(position).asked[0].options).toEqual(['divert 0 0 0', 'divert 1 0 0'])
  })

  test('AE-BR-1 Mechaphage: a token on a module', () => {
    const position = meeting('RD-B1', new Position().modules(0, 'S01'))
    const played = beaten(position, 4, 1, ['take ice'])
    expect(played.state.players[0].modules[0].damage).toBe(2)
    expect(played.state.mechaphageTokens).toBe(4)
  })

  test('AE-BB-29 Iron Marauder: the active side sets its highest die aside, if it rolled two or more', () => {
    const alone = fight(meeting('RD-B2'), { draws: dice(1, 6, 5, 1, 1, 1) })
    expect(alone.facts('set-aside')).toEqual([])
    expect(alone.facts('battle-over')[0].winner).toBe(0)
    const two = launched(new Position().raider('RD-B2', VOLCANIC), 0, 'fighter', VOLCANIC)
    const played = fight(two, { draws: dice(1, 6, 4, 5, 1, 1, 1) })
    expect(played.facts('set-aside')).toEqual([{ kind: 'set-aside', who: 0, die: 6 }])
    expect(played.facts('battle-over')[0].winner).toBe(RAIDER)
  })

  test('AE-BR-13 Star Kraken: after winning it goes toward the nearest ship', () => {
    const position = meeting('RD-C1', new Position().ship(1, 'transport', GAS_GIANT))
    const played = beaten(position, 4, 2, ['take ice'])
    expect(played.facts('raider-moved')).toMatchObject([{ from: VOLCANIC, to: SCIENCE_FIELD }])
    expect(played.told.at(-1)).toBe('raider-moved')
  })

  test('AE-BB-7 Null Dreadnought: no tactics cards', () => {
    const position = meeting('RD-C2', new Position().hand(0, 'K01').stock(0, { energy: 3 }))
    expect(fight(position).questions).toEqual(['0 prepare'])
  })

  test('AE-BR-7 Leviathan of Ash: its first defeat costs it a die and pays 3 points; it stays', () => {
    const position = launched(new Position().raider('RD-D1', VOLCANIC), 0, 'heavy-cruiser', VOLCANIC)
    const first = fight(position, { draws: [...dice(1, 6, 6, 6), ...dice(2, 2, 2, 2, 2, 2)] })
    expect(first.facts('raider-defeated')).toMatchObject([{ who: 0, stays: true }])
    expect(first.facts('vp')).toMatchObject([{ vp: 3, source: 'raiders' }])
    expect(first.state.raiders.at(-1)).toMatchObject({ place: VOLCANIC, dice: -1 })
    const second = fight(
      launched(guest(new Position(), 'RD-D1', VOLCANIC, { dice: -1 }), 0, 'heavy-cruiser', VOLCANIC),
      {
        answers: ['advance science'],
        draws: [...dice(1, 6, 6, 6), ...dice(2, 2, 2, 2, 2)],
      },
    )
    expect(second.facts('raider-defeated')).toMatchObject([{ who: 0, stays: false }])
    expect(second.facts('vp')).toMatchObject([{ vp: 6, source: 'raiders' }])
    expect(second.state.raiders.at(-1)).toMatchObject({ place: RETREATED, dice: 0 })
  })

  test('AE-BR-1 The Harvester: a module is damaged', () => {
    const position = meeting('RD-D2', new Position().modules(0, 'S01'))
    const played = beaten(position, 5, 2, ['take ice'])
    expect(played.state.players[0].modules[0].damage).toBe(1)
    expect(shipIn(played.state, 0, 'transport', SCRAPYARD)).toBeGreaterThanOrEqual(0)
  })
})
