import { describe, expect, test } from 'vitest'
import { oddsOf } from '../position/odds.ts'
import {
  battleOutlook,
  chanceToWin,
  outlookIfDiverted,
  outlookIfJoined,
  outlookIfPlayed,
  outlookOf,
} from '../position/outlook.ts'
import { type AndromedaState, BAY, type Battle, NONE, RAIDER, UNITY, WEST } from '../position/state.ts'
import { fight, guest, launched, shipIn } from './in-battle.ts'
import {
  CARBON_WORLD,
  GAS_GIANT,
  ICE_PLANET,
  INDUSTRY_FIELD,
  Position,
  SCIENCE_FIELD,
  special,
  tactics,
  VOLCANIC,
} from './position.ts'

const side = (dice: number, targeting = 1): { dice: number; targeting: number } => ({ dice, targeting })

/** The outlook of a launch from the bay. */
const launching = (position: Position, region: number): ReturnType<typeof battleOutlook> =>
  battleOutlook(position.state, shipIn(position.state, 0, 'transport', BAY), region)

/** The battle in which a question waits. */
function waiting(
  position: Position,
  answers: readonly string[] = [],
): { state: AndromedaState; battle: Battle } {
  const { state } = fight(position, { answers })
  if (state.battle === null) throw new Error('no battle')
  return { state, battle: state.battle }
}

describe('AE-BB-1: what a launch would lead to', () => {
  test('AE-BB-1 no battle, nothing to expect', () => {
    expect(launching(new Position(), VOLCANIC)).toBeNull()
  })

  test('AE-BR-3 the raider that would attack, with the odds', () => {
    const outlook = launching(new Position().raider('RD-S1', WEST).raider('RD-A1', GAS_GIANT), GAS_GIANT)
    expect(outlook?.sides).toMatchObject([
      { who: 0, dice: 1, targeting: 1 },
      { who: RAIDER, dice: 3, targeting: 1 },
    ])
    expect(outlook?.sides[0].win).toBe(oddsOf([side(1), side(3)]).win[0])
    expect(outlook?.nobody).toBe(oddsOf([side(1), side(3)]).nobody)
  })

  test('AE-BR-10 the Dragon would pull it into the Void', () => {
    const position = guest(new Position().lay(7, special('void')), 'RD-CV', 7).ship(1, 'fighter', ICE_PLANET)
    const outlook = launching(position, VOLCANIC)
    expect(outlook).toMatchObject({ region: 7, sides: [{ who: 0 }, { who: RAIDER, dice: 4, targeting: 2 }] })
    expect(outlook?.reserves).toEqual([{ who: 1, ships: [shipIn(position.state, 1, 'fighter', ICE_PLANET)] }])
  })

  test('AE-UB-2 the Unity’s cruiser is in it, ships of players only might be', () => {
    const position = new Position({ unity: 'L1A', seats: 2 })
      .raider('RD-S1', VOLCANIC)
      .ship(UNITY, 'heavy-cruiser', ICE_PLANET)
      .ship(1, 'transport', SCIENCE_FIELD)
    const outlook = launching(position, VOLCANIC)
    expect(outlook?.sides.map(({ who, dice }) => [who, dice])).toEqual([
      [0, 1],
      [UNITY, 3],
      [RAIDER, 2],
    ])
    expect(outlook?.reserves.map(({ who }) => who)).toEqual([1])
  })

  test('AE-BM-15 what a launch with Attack adds is counted', () => {
    const position = new Position().upgrade(0, 'UX1').ship(0, 'fighter', BAY).ship(1, 'transport', VOLCANIC)
    const outlook = battleOutlook(position.state, shipIn(position.state, 0, 'fighter', BAY), VOLCANIC)
    expect(outlook?.sides[0]).toMatchObject({ who: 0, dice: 3 })
  })

  test('AE-BB-30 who pays for a quiet passage has nobody to fight', () => {
    const position = new Position().faction(0, 'F14').ship(1, 'transport', INDUSTRY_FIELD)
    expect(launching(position, INDUSTRY_FIELD)?.sides).toHaveLength(2)
    expect(launching(position.turn({ quietPassage: true }), INDUSTRY_FIELD)).toBeNull()
  })

  test('AE-BR-2 a cease-fire keeps raiders away', () => {
    expect(launching(new Position().raider('RD-S1', VOLCANIC).turn({ ceaseFire: true }), VOLCANIC)).toBeNull()
  })

  test('what is imagined changes nothing', () => {
    const position = new Position({ unity: 'L1A' })
      .raider('RD-S1', WEST)
      .ship(UNITY, 'heavy-cruiser', ICE_PLANET)
    const before = JSON.stringify(position.state)
    launching(position, GAS_GIANT)
    expect(JSON.stringify(position.state)).toBe(before)
  })
})

describe('AE-BB-24: what a choice would change', () => {
  const raided = (position: Position): Position =>
    launched(position.raider('RD-A1', VOLCANIC), 0, 'transport', VOLCANIC)

  test('AE-BB-3 if a ship joined', () => {
    const position = raided(new Position().ship(1, 'fighter', CARBON_WORLD))
    const { state, battle } = waiting(position)
    const ship = shipIn(state, 1, 'fighter', CARBON_WORLD)
    expect(outlookOf(state, battle).reserves).toEqual([{ who: 1, ships: [ship] }])
    const joined = outlookIfJoined(state, battle, [ship])
    expect(joined.sides.map(({ who, dice }) => [who, dice])).toEqual([
      [0, 1],
      [1, 2],
      [RAIDER, 3],
    ])
    expect(chanceToWin(joined, 1)).toBe(oddsOf([side(1), side(2), side(3)]).win[1])
    expect(battle.sides).toHaveLength(2)
  })

  test('AE-BB-7 if a card were played', () => {
    const hand = ['K01', 'K04', 'K05', 'K06', 'K08', 'K10', 'KX4', 'KX5'] as const
    const { state, battle } = waiting(
      raided(
        new Position()
          .hand(0, ...hand)
          .stock(0, { energy: 3, credits: 1 })
          .modules(0, 'S04'),
      ),
    )
    const chance = (id: string, against = NONE): number | undefined => {
      const outlook = outlookIfPlayed(state, battle, 0, tactics(id), against)
      return outlook === null ? undefined : chanceToWin(outlook, 0)
    }
    const odds = (own: readonly [number, number], raider: readonly [number, number]): number =>
      oddsOf([side(...own), side(...raider)]).win[0]
    expect(chanceToWin(outlookOf(state, battle), 0)).toBe(odds([1, 2], [3, 1]))
    expect(chance('K01')).toBe(odds([2, 2], [3, 1]))
    expect(chance('K04')).toBe(odds([1, 4], [3, 1]))
    expect(chance('K05', RAIDER)).toBe(odds([1, 2], [2, 1]))
    expect(chance('K06', RAIDER)).toBe(odds([1, 2], [3, 1]))
    expect(chance('K08')).toBeUndefined()
    expect(chance('K10')).toBeUndefined()
    expect(chance('KX4')).toBe(odds([1, 1], [3, 1]))
    expect(chance('KX5')).toBe(odds([2, 2], [3, 1]))
  })

  test('AE-BB-11 if energy were diverted: the same numbers as afterwards', () => {
    const position = raided(new Position().faction(0, 'F03').discoveries(0, 'DT7').stock(0, { energy: 3 }))
    const { state, battle } = waiting(position)
    const diversion = { kind: 'divert', energy: 2, overclock: 1, cannons: 1 } as const
    const expected = outlookIfDiverted(state, battle, 0, diversion).sides[0]
    const [prepared] = fight(position, { answers: ['divert 2 1 1'] }).facts('prepared')
    expect([expected.dice, expected.targeting]).toEqual([prepared.dice, prepared.targeting])
    expect([expected.dice, expected.targeting]).toEqual([5, 2])
  })

  test('AE-BB-29 Veteran Crews and the Iron Marauder are in the odds', () => {
    const position = launched(
      new Position().supremacies(0, 'ST6').stock(0, { energy: 1 }).raider('RD-B2', VOLCANIC),
      0,
      'fighter',
      VOLCANIC,
    )
    const { state, battle } = waiting(position)
    expect(outlookOf(state, battle).sides[0].win).toBe(
      oddsOf([{ dice: 2, targeting: 1, aside: true, reroll: true }, side(4)]).win[0],
    )
  })
})
