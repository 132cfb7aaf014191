import { die } from '@astrolabe/kernel/testing/scripted-chance.ts'
import { describe, expect, test } from 'vitest'
import { DICE_MOST, TARGETING_MOST } from '../content/limits.ts'
import { RAIDERS } from '../content/raiders.ts'
import { battleAt } from '../position/battle.ts'
import { EAST, NONE, RAIDER, RETREATED, UNITY, WEST } from '../position/state.ts'
import { diceOf, sideOf, targetingOf } from '../position/strength.ts'
import {
  moveTowardNearestShip,
  placeScout,
  raiderAttack,
  raidersAtEvent,
  sendToNebula,
} from '../rules/raiders.ts'
import { launched } from './in-battle.ts'
import {
  CARBON_WORLD,
  COMMERCE_FIELD,
  COUNCIL,
  GAS_GIANT,
  ICE_PLANET,
  INDUSTRY_FIELD,
  Position,
  raider,
  RUIN_WORLD,
  SCIENCE_FIELD,
  SHIPYARD,
  special,
  VOLCANIC,
} from './position.ts'
import { run } from './rule.ts'

/** The cards of the raiders in a region. */
const idsAt = (state: Position['state'], region: number): string[] =>
  state.raiders.filter(({ place }) => place === region).map(({ card }) => RAIDERS[card].id)

describe('raiders', () => {
  test('AE-BR-1 every card has a class, dice, targeting, range, a power and a reward', () => {
    expect(new Set(RAIDERS.map((card) => card.class))).toEqual(new Set(['S', 'A', 'B', 'C', 'D']))
    for (const { dice, targeting, range, reward } of RAIDERS) {
      expect(dice).toBeGreaterThan(0)
      expect(dice).toBeLessThanOrEqual(DICE_MOST)
      expect(targeting).toBeLessThanOrEqual(TARGETING_MOST)
      expect(range).toBeGreaterThan(0)
      expect(reward[0].give).toBe('vp')
    }
  })

  test('AE-BR-2 a raider attacks within its range and not beyond', () => {
    const near = launched(new Position().raider('RD-S1', GAS_GIANT), 0, 'transport', SCIENCE_FIELD)
    expect(idsAt(run(near, raiderAttack).state, SCIENCE_FIELD)).toEqual(['RD-S1'])
    const far = launched(new Position().raider('RD-S1', GAS_GIANT), 0, 'transport', VOLCANIC)
    expect(idsAt(run(far, raiderAttack).state, GAS_GIANT)).toEqual(['RD-S1'])
    const reaching = launched(new Position().raider('RD-D2', GAS_GIANT), 0, 'transport', VOLCANIC)
    expect(idsAt(run(reaching, raiderAttack).state, VOLCANIC)).toEqual(['RD-D2'])
  })

  test('AE-BR-2 a raider in the active region counts with distance 0', () => {
    const there = launched(new Position().raider('RD-A1', VOLCANIC), 0, 'transport', VOLCANIC)
    expect(run(there, raiderAttack).told).toEqual(['raider-attacks'])
  })

  test('AE-BR-2 no raider attacks in a turn with a cease-fire', () => {
    const there = launched(new Position().raider('RD-A1', VOLCANIC), 0, 'transport', VOLCANIC)
    expect(run(there.turn({ ceaseFire: true }), raiderAttack).told).toEqual([])
  })

  test('AE-BR-3 exactly one attacks, of the highest class', () => {
    const position = new Position()
      .raider('RD-S1', VOLCANIC)
      .raider('RD-B1', CARBON_WORLD)
      .raider('RD-A1', SCIENCE_FIELD)
    const played = run(launched(position, 0, 'transport', VOLCANIC), raiderAttack)
    expect(played.facts('raider-attacks').map(({ card }) => card)).toEqual([raider('RD-B1')])
    expect(idsAt(played.state, VOLCANIC)).toEqual(['RD-S1', 'RD-B1'])
    expect(idsAt(played.state, SCIENCE_FIELD)).toEqual(['RD-A1'])
  })

  test('AE-BR-3 of one class the nearest attacks; of those the active player chooses', () => {
    const nearest = new Position().raider('RD-S1', GAS_GIANT).raider('RD-S1', SCIENCE_FIELD)
    const came = run(launched(nearest, 0, 'transport', SCIENCE_FIELD), raiderAttack)
    expect(came.questions).toEqual([])
    expect(idsAt(came.state, GAS_GIANT)).toEqual(['RD-S1'])

    const tied = new Position().raider('RD-S1', VOLCANIC).raider('RD-S1', GAS_GIANT)
    const position = launched(tied, 0, 'transport', SCIENCE_FIELD)
    expect(run(position, raiderAttack).questions).toEqual(['0 raider'])
    const chosen = run(position, raiderAttack, { answers: ['raider 0'] })
    expect(idsAt(chosen.state, SCIENCE_FIELD)).toEqual(['RD-S1'])
    expect(chosen.state.raiders[0].place).toBe(SCIENCE_FIELD)
    expect(chosen.state.raiders[1].place).toBe(GAS_GIANT)
  })

  test('AE-BR-3 figures that are alike are no choice', () => {
    const alike = new Position().raider('RD-S1', WEST).raider('RD-S1', WEST)
    expect(run(launched(alike, 0, 'transport', GAS_GIANT), raiderAttack).questions).toEqual([])
  })

  test('AE-BR-3, AE-UD-35 for the Unity the holder of Control chooses, or else it is at random', () => {
    const tied = (decideForUnity: boolean): Position =>
      launched(
        new Position({ unity: 'L1A', decideForUnity }).raider('RD-S1', VOLCANIC).raider('RD-S1', GAS_GIANT),
        UNITY,
        'transport',
        SCIENCE_FIELD,
      )
    expect(run(tied(true), raiderAttack).questions).toEqual(['0 raider'])
    for (const [is, attacker] of [1, 0].entries()) {
      const played = run(tied(false), raiderAttack, { draws: [{ of: 2, is }] })
      expect(played.questions).toEqual([])
      expect(played.state.raiders[attacker].place).toBe(SCIENCE_FIELD)
    }
  })

  test('AE-BR-4 the raider that attacks moves in', () => {
    const played = run(
      launched(new Position().raider('RD-A1', WEST), 0, 'transport', COMMERCE_FIELD),
      raiderAttack,
    )
    expect(played.facts('raider-moved')).toEqual([
      { kind: 'raider-moved', card: raider('RD-A1'), from: WEST, to: COMMERCE_FIELD },
    ])
  })

  test('AE-BR-5 a nebula is beside the first slot of every row, and beside no other', () => {
    const attacks = (region: number): number =>
      run(launched(new Position().raider('RD-A1', WEST), 0, 'transport', region), raiderAttack).told.length
    expect([GAS_GIANT, COMMERCE_FIELD, SHIPYARD].map(attacks)).toEqual([2, 2, 2])
    expect([SCIENCE_FIELD, CARBON_WORLD, COUNCIL].map(attacks)).toEqual([0, 0, 0])
  })

  test('AE-BR-5 Mist Harvest: raiders in a nebula let Cloud Nebulons alone there, and nowhere else', () => {
    const nebulons = (region: number): number =>
      run(
        launched(new Position().faction(0, 'F13').raider('RD-A1', EAST), 0, 'science-vessel', region),
        raiderAttack,
      ).told.length
    expect(nebulons(EAST)).toBe(0)
    expect(nebulons(RUIN_WORLD)).toBe(2)
    const others = launched(new Position().raider('RD-A1', EAST), 0, 'science-vessel', EAST)
    expect(run(others, raiderAttack).told).toEqual(['raider-attacks'])
  })

  test('AE-BR-6 of several raiders in the active region only the attacking one is a side', () => {
    const position = new Position().raider('RD-S1', VOLCANIC).raider('RD-A1', VOLCANIC)
    const { state } = launched(position, 0, 'transport', VOLCANIC)
    const number = state.raiders.findIndex(({ card }) => card === raider('RD-A1'))
    const battle = battleAt(state, VOLCANIC, number)
    if (battle === null) throw new Error('no battle')
    expect(battle.sides.map(({ who }) => who)).toEqual([0, RAIDER])
    expect(diceOf(state, battle, battle.sides[1])).toBe(3)
  })

  test('AE-BR-8 nobody is attacked who is not in the active region any more', () => {
    const gone = launched(new Position().raider('RD-A1', VOLCANIC), 0, 'transport', VOLCANIC).ship(
      0,
      'transport',
      VOLCANIC,
    )
    gone.allShips(0, NONE)
    expect(run(gone, raiderAttack).told).toEqual([])
  })

  test('AE-BR-15 a raider keeps a die and targeting 1', () => {
    const { state } = launched(new Position().raider('RD-C1', VOLCANIC), 0, 'transport', VOLCANIC)
    const battle = battleAt(state, VOLCANIC, 4)
    const side = battle === null ? undefined : sideOf(battle, RAIDER)
    if (battle === null || side === undefined) throw new Error('no battle')
    expect([diceOf(state, battle, side), targetingOf(state, battle, side)]).toEqual([4, 2])
    side.fewer = 9
    side.blunted = true
    expect([diceOf(state, battle, side), targetingOf(state, battle, side)]).toEqual([1, 1])
  })
})

describe('raiders at events', () => {
  test('AE-BR-9 the next class comes to the nebula of a die; then the strongest that retreated returns', () => {
    const position = new Position()
    position.state.raiders.push({ card: raider('RD-B2'), place: RETREATED, dice: 0 })
    const played = run(position, raidersAtEvent, { draws: [die(6, 2), die(6, 5)] })
    expect(idsAt(played.state, WEST)).toEqual(['RD-A1'])
    expect(idsAt(played.state, EAST)).toEqual(['RD-B2'])
    expect(played.state.coming.map((card) => RAIDERS[card].class)).toEqual(['D', 'C', 'B'])
  })

  test('AE-BR-9 when all four classes are out a scout is placed; class S returns only if no other does', () => {
    const position = new Position().change({ coming: [] })
    const played = run(position, raidersAtEvent, { draws: [die(6, 1), die(6, 6)] })
    expect(idsAt(played.state, WEST)).toEqual(['RD-S1'])
    expect(idsAt(played.state, EAST)).toEqual(['RD-S1'])
  })

  test('AE-VN-9 with the Void Dragon a scout comes at the third event', () => {
    const position = new Position().change({ hasDragon: true, eventsResolved: 2, coming: [raider('RD-D1')] })
    for (const figure of position.state.raiders.slice(1)) figure.place = GAS_GIANT
    const played = run(position, raidersAtEvent, { draws: [die(6, 4)] })
    expect(idsAt(played.state, EAST)).toEqual(['RD-S1'])
    expect(played.state.coming).toEqual([raider('RD-D1')])
  })

  test('AE-BZ-5 without a figure nothing is placed', () => {
    const position = new Position()
    for (const figure of position.state.raiders) figure.place = WEST
    expect(run(position, placeScout).told).toEqual([])
  })

  test('AE-BR-11 a defeated Void Dragon returns to the Void, and another raider besides', () => {
    const position = new Position().lay(7, special('void')).change({ coming: [] })
    position.state.raiders.push({ card: raider('RD-CV'), place: RETREATED, dice: 0 })
    position.state.raiders.push({ card: raider('RD-A1'), place: RETREATED, dice: 0 })
    const played = run(position, raidersAtEvent, { draws: [die(6, 1), die(6, 6)] })
    expect(idsAt(played.state, 7)).toEqual(['RD-CV'])
    expect(idsAt(played.state, EAST)).toEqual(['RD-A1'])
  })

  test('AE-BR-12 what moves raiders does not move the Void Dragon', () => {
    const position = new Position().lay(7, special('void')).ship(1, 'transport', GAS_GIANT)
    position.state.raiders.push({ card: raider('RD-CV'), place: 7, dice: 0 })
    const played = run(position, (g) => {
      sendToNebula(g, 4)
      moveTowardNearestShip(g, 4)
    })
    expect(idsAt(played.state, 7)).toEqual(['RD-CV'])
    expect(played.told).toEqual([])
  })
})

describe('raiders that move toward ships', () => {
  const moved = (position: Position, answers: readonly string[] = []): ReturnType<typeof run> =>
    run(position, (g) => moveTowardNearestShip(g, 0), { answers })

  test('AE-BR-13 one step along a shortest way', () => {
    const position = new Position().raider('RD-S1', WEST).ship(1, 'transport', CARBON_WORLD)
    const played = moved(position)
    expect(idsAt(played.state, COMMERCE_FIELD)).toEqual(['RD-S1'])
    expect(played.questions).toEqual([])
  })

  test('AE-BR-13 the active player chooses between ways as short as each other', () => {
    const position = new Position()
      .raider('RD-S1', SCIENCE_FIELD)
      .ship(1, 'transport', INDUSTRY_FIELD)
      .ship(0, 'transport', COUNCIL)
    const played = moved(position)
    expect(played.questions).toEqual(['0 raider-step'])
    expect(played.asked[0].options).toEqual([
      `region ${VOLCANIC}`,
      `region ${COMMERCE_FIELD}`,
      `region ${CARBON_WORLD}`,
    ])
    expect(idsAt(moved(position, [`region ${VOLCANIC}`]).state, VOLCANIC)).toEqual(['RD-S1'])
  })

  test('AE-BR-13 with a ship in its region it stays', () => {
    const position = new Position().raider('RD-S1', ICE_PLANET).ship(1, 'transport', ICE_PLANET)
    expect(moved(position).told).toEqual([])
  })

  test('AE-BB-25 a nebula is no way to a tile on the other side', () => {
    const position = new Position().raider('RD-S1', GAS_GIANT).ship(1, 'transport', SHIPYARD)
    const played = moved(position)
    expect(played.questions).toEqual([])
    expect(idsAt(played.state, COMMERCE_FIELD)).toEqual(['RD-S1'])
  })
})
