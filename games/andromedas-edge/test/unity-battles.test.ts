import { rotated, unshuffled } from '@astrolabe/kernel/testing/scripted-chance.ts'
import { describe, expect, test } from 'vitest'
import { BARGE, BAY, ENERGY, NONE, RAIDER, SCRAPYARD, UNITY, WEST } from '../position/state.ts'
import { battle } from '../rules/battle/battle.ts'
import { dice, fight, launched, shipIn } from './in-battle.ts'
import {
  conflict,
  GAS_GIANT,
  ICE_PLANET,
  INDUSTRY_FIELD,
  planet,
  Position,
  RUIN_WORLD,
  SCIENCE_FIELD,
  SHIPYARD,
  tactics,
  VOLCANIC,
} from './position.ts'
import { type Played, run } from './rule.ts'

const solo = (commander = 'L1A', card = 'Z01'): Position =>
  new Position({ unity: commander }).machine({ conflicts: [conflict(card)] })

/** A player's fighter in a region with a fighter of the Unity; two dice each without a card. */
const clash = (card = 'Z01', position: Position = solo('L1A', card)): Position =>
  launched(position.ship(UNITY, 'fighter', VOLCANIC), 0, 'fighter', VOLCANIC)

const sidesOf = (played: Played): number[] => played.facts('prepared').map(({ who }) => who)

const strengths = (played: Played): number[][] =>
  played.facts('prepared').map(({ who, dice: count, targeting }) => [who, count, targeting])

describe('the Unity escalates', () => {
  test('AE-UB-1, AE-UB-11 all its ships in range must join, but not transports on uncolonised planets', () => {
    const position = launched(
      solo()
        .raider('RD-S1', INDUSTRY_FIELD)
        .ship(UNITY, 'transport', VOLCANIC)
        .ship(UNITY, 'fighter', RUIN_WORLD)
        .ship(UNITY, 'science-vessel', GAS_GIANT),
      0,
      'fighter',
      INDUSTRY_FIELD,
    )
    const played = fight(position)
    expect(played.questions.filter((question) => question.includes('escalate'))).toEqual([])
    expect(played.facts('moved').map(({ who, ship }) => [who, ship])).toEqual([[UNITY, 'fighter']])
    expect(sidesOf(played)).toEqual([0, UNITY, RAIDER])
    const colonised = fight(position.development(VOLCANIC, 0, 'DC-Va'))
    expect(colonised.facts('moved').map(({ ship }) => ship)).toEqual(['transport', 'fighter'])
  })

  test('AE-UB-2 its heavy cruiser joins from anywhere on the map', () => {
    const position = launched(
      solo().raider('RD-S1', SHIPYARD).ship(UNITY, 'heavy-cruiser', ICE_PLANET),
      0,
      'fighter',
      SHIPYARD,
    )
    expect(sidesOf(fight(position))).toEqual([0, UNITY, RAIDER])
  })

  test('AE-UB-2 Hunting Pack: its fighter too', () => {
    const far = (commander: string): number[] =>
      sidesOf(
        fight(
          launched(
            solo(commander).raider('RD-S1', SHIPYARD).ship(UNITY, 'fighter', ICE_PLANET),
            0,
            'fighter',
            SHIPYARD,
          ),
        ),
      )
    expect(far('L3A')).toEqual([0, UNITY, RAIDER])
    expect(far('L1A')).toEqual([0, RAIDER])
  })

  test('AE-UB-6 its transports in the active region take part', () => {
    const position = launched(solo().ship(UNITY, 'transport', VOLCANIC), 0, 'fighter', VOLCANIC)
    expect(strengths(fight(position))).toEqual([
      [0, 2, 1],
      [UNITY, 1, 1],
    ])
  })

  test.each([BAY, SCRAPYARD, BARGE])('AE-UB-7 a cruiser at place %i does not join', (place) => {
    const position = launched(
      solo().raider('RD-S1', VOLCANIC).ship(UNITY, 'heavy-cruiser', place),
      0,
      'fighter',
      VOLCANIC,
    )
    expect(sidesOf(fight(position))).toEqual([0, RAIDER])
  })

  test('AE-UB-10 none of its ships joins a battle in a nebula', () => {
    const position = launched(
      solo().raider('RD-S1', WEST).ship(UNITY, 'heavy-cruiser', GAS_GIANT),
      0,
      'science-vessel',
      WEST,
    )
    expect(sidesOf(fight(position))).toEqual([0, RAIDER])
  })

  test('AE-UB-11 it creates no battle', () => {
    const position = launched(solo().ship(UNITY, 'heavy-cruiser', ICE_PLANET), 0, 'fighter', SHIPYARD)
    expect(run(position, (g) => battle(g, NONE)).told).toEqual([])
  })

  test('AE-WX-19 a transport beside a scout, the cruiser six tiles away: three sides, one conflict card', () => {
    const far = 14
    const position = solo()
      .lay(far, planet('ruin-world', 2))
      .ship(UNITY, 'heavy-cruiser', far)
      .raider('RD-S1', ICE_PLANET)
    const played = fight(launched(position, 0, 'transport', RUIN_WORLD))
    expect(played.facts('raider-moved')).toMatchObject([{ from: ICE_PLANET, to: RUIN_WORLD }])
    expect(sidesOf(played)).toEqual([0, UNITY, RAIDER])
    expect(played.facts('conflict')).toHaveLength(1)
  })
})

describe('the Unity fights', () => {
  test('AE-UB-3, AE-UB-12 one conflict card, drawn at its place, discarded when the battle ends', () => {
    const position = clash('Z02', solo('L1A', 'Z02').hand(0, 'K01').stock(0, { energy: 3 }))
    const played = fight(position, { answers: [`card ${tactics('K01')}`] })
    expect(played.told.filter((kind) => kind === 'played' || kind === 'conflict')).toEqual([
      'played',
      'conflict',
    ])
    expect(played.state.battle?.sides[1].cards).toEqual([conflict('Z02')])
    const over = fight(position, {
      answers: [`card ${tactics('K01')}`, 'divert 0 0 0'],
      draws: dice(1, 6, 6, 6, 1, 1, 1),
    })
    expect(over.state.battle).toBeNull()
    expect(over.state.machine.conflictsSpent).toEqual([conflict('Z02')])
    expect(over.state.tacticsSpent).toEqual([tactics('K01')])
  })

  test('AE-BZ-2 an empty conflict deck is made of the discards', () => {
    const position = clash('Z01').machine({ conflicts: [], conflictsSpent: [conflict('Z03')] })
    expect(fight(position).facts('conflict')).toEqual([
      { kind: 'conflict', who: UNITY, card: conflict('Z03') },
    ])
    const several = clash('Z01').machine({
      conflicts: [],
      conflictsSpent: [conflict('Z02'), conflict('Z03'), conflict('Z04')],
    })
    const shuffled = [rotated(3), unshuffled(3)].map((draws) => fight(several, { draws }).facts('conflict'))
    expect(shuffled.map(([{ card }]) => card)).toEqual([conflict('Z02'), conflict('Z04')])
  })

  test('AE-UB-4 when it loses it gets no Strategic Operations', () => {
    const played = fight(clash(), { draws: dice(1, 6, 6, 1, 1) })
    expect(played.facts('battle-over')[0]).toMatchObject({ winner: 0, losers: [UNITY] })
    expect(played.questions).toEqual([])
    expect(played.state.unity?.hand).toEqual([])
    expect(played.state.unity?.battlesLost).toBe(1)
  })

  test('AE-UB-5 the six steps, in order', () => {
    const position = clash('Z01').ship(0, 'transport', SCIENCE_FIELD).stock(0, { energy: 3 })
    const own = `ship ${shipIn(position.state, 0, 'transport', SCIENCE_FIELD)}`
    const played = fight(position, {
      answers: [own, 'divert 0 0 0', 'take energy', 'take energy'],
      draws: dice(1, 1, 1, 1, 6, 6),
    })
    const steps = ['moved', 'conflict', 'prepared', 'rolled', 'battle-over', 'ship-damaged'] as const
    const places = steps.map((kind) => played.told.indexOf(kind))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  test('AE-UB-8 its dice: ships and conflict card, at most 6, no energy', () => {
    const position = clash('Z03', solo('L1A', 'Z03').ship(UNITY, 'heavy-cruiser', VOLCANIC))
    expect(strengths(fight(position))[1]).toEqual([UNITY, 6, 1])
  })

  test('AE-UB-9 there is no truce with it', () => {
    expect(fight(clash()).questions).not.toContain('0 offer-truce')
  })

  test('AE-UB-8 Twin Reactors, Targeting Net and Spearhead', () => {
    const position = clash('Z01', solo('L2B')).machine({ revealed: [2, 3] })
    expect(strengths(fight(position))[1]).toEqual([UNITY, 3, 2])
    const active = launched(solo('L2B').ship(0, 'fighter', VOLCANIC), UNITY, 'fighter', VOLCANIC)
    expect(strengths(fight(active))[0]).toEqual([UNITY, 3, 1])
  })

  test('AE-BB-19 when it wins it advances, and scores for damaged ships', () => {
    const played = fight(clash(), { answers: ['take energy'], draws: dice(1, 1, 1, 6, 6) })
    expect(played.facts('advanced').map(({ who }) => who)).toEqual([UNITY])
    expect(played.facts('vp')).toMatchObject([{ who: UNITY, vp: 1, source: 'battles' }])
  })
})

describe('6.14: conflict cards', () => {
  test.each([
    ['Z01', [2, 1]],
    ['Z02', [3, 1]],
    ['Z03', [4, 1]],
    ['Z04', [2, 2]],
    ['Z05', [2, 3]],
    ['Z06', [3, 2]],
  ])('AE-UB-3 %s: dice and targeting %j', (card, [count, targeting]) => {
    expect(strengths(fight(clash(card)))[1]).toEqual([UNITY, count, targeting])
  })

  test('AE-UB-3 Suppression: each player has a die less', () => {
    expect(strengths(fight(clash('Z07')))[0]).toEqual([0, 1, 1])
  })

  test('AE-UB-3 Energy Siphon: an energy of each player, and as many cards for the Unity', () => {
    const played = fight(clash('Z08', solo('L1A', 'Z08').stock(0, { energy: 2 })))
    expect(played.state.players[0].stock[ENERGY]).toBe(1)
    expect(played.state.unity?.hand).toHaveLength(1)
    expect(fight(clash('Z08'), { draws: dice(1, 6, 6, 1, 1) }).state.unity?.hand).toEqual([])
  })

  test('AE-UB-3 Extortion: a card of one’s choice, or a die for the Unity', () => {
    const position = clash('Z09', solo('L1A', 'Z09').hand(0, 'K13').stock(0, { energy: 3 }))
    const given = fight(position, {
      answers: ['pass', `card ${tactics('K13')}`, 'divert 0 0 0'],
      draws: dice(1, 6, 6, 1, 1),
    })
    expect(given.asked[1].options).toEqual([`card ${tactics('K13')}`, 'die'])
    expect(given.state.unity?.hand).toEqual([tactics('K13')])
    expect(given.heard.find(({ fact }) => fact.kind === 'passed-card')?.audience).toEqual([0])
    expect(strengths(given)[1]).toEqual([UNITY, 2, 1])
    expect(strengths(fight(position, { answers: ['pass', 'die', 'divert 0 0 0'] }))[1]).toEqual([UNITY, 3, 1])
    expect(strengths(fight(clash('Z09')))[1]).toEqual([UNITY, 3, 1])
  })

  test('AE-UB-3 Machine Patience: when it loses its ships go to the Barge', () => {
    const played = fight(clash('Z10'), { draws: dice(1, 6, 6, 1, 1) })
    expect(shipIn(played.state, UNITY, 'fighter', BARGE)).toBeGreaterThan(0)
  })

  test('AE-UB-3 Assimilation: when it wins, a module', () => {
    const won = fight(clash('Z11'), { answers: ['take energy'], draws: dice(1, 1, 1, 6, 6) })
    expect(won.state.unity?.modules).toHaveLength(1)
    const lost = fight(clash('Z11'), { draws: dice(1, 6, 6, 1, 1) })
    expect(lost.state.unity?.modules).toHaveLength(0)
  })

  test('AE-BB-7 a Null Dreadnought does not keep the Unity from drawing one', () => {
    const position = clash('Z02', solo('L1A', 'Z02').raider('RD-C2', VOLCANIC))
    expect(fight(position).facts('conflict')).toHaveLength(1)
  })
})
