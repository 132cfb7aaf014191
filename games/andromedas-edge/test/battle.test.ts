import { describe, expect, test } from 'vitest'
import { BARGE, BAY, ENERGY, NONE, RAIDER, RETREATED, SCRAPYARD, SUPREMACY, WEST } from '../position/state.ts'
import { battle } from '../rules/battle/battle.ts'
import { claimMoon } from '../rules/moons.ts'
import { raiderAttack } from '../rules/raiders.ts'
import { dice, fight, guest, launched, shipIn } from './in-battle.ts'
import {
  CARBON_WORLD,
  COMMERCE_FIELD,
  COUNCIL,
  GAS_GIANT,
  INDUSTRY_FIELD,
  Position,
  RUIN_WORLD,
  SCIENCE_FIELD,
  VOLCANIC,
} from './position.ts'
import { run } from './rule.ts'

/** Seat 0 has sent its fighter to a planet where seat 1 has a transport: two dice against one. */
const duel = (position: Position = new Position()): Position =>
  launched(position.ship(1, 'transport', VOLCANIC), 0, 'fighter', VOLCANIC)

/** Seat 0 has sent a ship next to a raider in the West nebula. */
const raid = (position: Position = new Position(), card = 'RD-S1'): Position =>
  launched(position.raider(card, WEST), 0, 'transport', GAS_GIANT)

describe('when and who', () => {
  test('AE-BB-1 without an opponent there is no battle', () => {
    expect(fight(launched(new Position(), 0, 'transport', VOLCANIC)).told).toEqual([])
    const bystander = new Position().raider('RD-S1', VOLCANIC)
    expect(run(launched(bystander, 0, 'transport', VOLCANIC), (g) => battle(g, NONE)).told).toEqual([])
  })

  test('AE-BB-1 without a ship of the active participant there is none either', () => {
    const position = new Position({ seats: 3 }).ship(1, 'transport', VOLCANIC).ship(2, 'transport', VOLCANIC)
    expect(run(position.turn({ region: VOLCANIC }), (g) => battle(g, NONE)).told).toEqual([])
  })

  test('AE-BB-2 everyone is a side of their own, in turn order from the active one, the raider last', () => {
    const position = new Position({ seats: 3 })
      .ship(0, 'transport', VOLCANIC)
      .ship(1, 'transport', VOLCANIC)
      .raider('RD-A1', VOLCANIC)
    const played = fight(launched(position, 2, 'fighter', VOLCANIC), { draws: dice(1, 1, 1, 6, 2, 3, 3, 3) })
    expect(played.facts('battle')[0].sides).toEqual([2, 0, 1, RAIDER])
    expect(played.facts('rolled').map(({ who }) => who)).toEqual([2, 0, 1, RAIDER])
    expect(played.facts('battle-over')[0].winner).toBe(0)
  })

  test('AE-BB-28 whoever has a ship there when step 1 ends is a side', () => {
    const position = new Position({ seats: 3 })
      .ship(1, 'heavy-cruiser', VOLCANIC, 1)
      .ship(2, 'transport', SCIENCE_FIELD)
    const played = fight(launched(position, 0, 'fighter', VOLCANIC), {
      answers: [`ship ${shipIn(position.state, 2, 'transport', SCIENCE_FIELD)}`],
    })
    expect(played.state.battle?.sides.map(({ who }) => who)).toEqual([0, 1, 2])
  })

  test('AE-BB-30 those who share a base without battle do not fight, even when a raider comes', () => {
    const shared = (): Position =>
      launched(
        new Position().faction(0, 'F14').ship(1, 'transport', INDUSTRY_FIELD),
        0,
        'transport',
        INDUSTRY_FIELD,
      ).turn({
        quietPassage: true,
      })
    expect(fight(shared()).told).toEqual([])
    const attacked = fight(shared().raider('RD-S1', INDUSTRY_FIELD), { draws: dice(1, 6, 1, 2) })
    expect(attacked.facts('battle')[0].sides).toEqual([0, RAIDER])
    expect(attacked.facts('battle-over')[0]).toMatchObject({ winner: 0, losers: [RAIDER] })
    const joined = shared().raider('RD-S1', INDUSTRY_FIELD).ship(1, 'fighter', VOLCANIC)
    const answers = [`ship ${shipIn(joined.state, 1, 'fighter', VOLCANIC)}`]
    expect(
      fight(joined, { answers })
        .facts('rolled')
        .map(({ who }) => who),
    ).toEqual([0, 1, RAIDER])
  })
})

describe('escalation', () => {
  test('AE-BB-3 in turn order everyone with ships in range may send them, and joins by it', () => {
    const position = new Position({ seats: 3 })
      .ship(0, 'transport', COUNCIL)
      .ship(1, 'transport', SCIENCE_FIELD)
      .ship(2, 'fighter', CARBON_WORLD)
      .raider('RD-S1', VOLCANIC)
    const { state } = launched(position, 1, 'fighter', VOLCANIC)
    expect(fight(position).questions).toEqual(['1 escalate'])
    const own = shipIn(state, 1, 'transport', SCIENCE_FIELD)
    const other = shipIn(state, 2, 'fighter', CARBON_WORLD)
    const played = fight(position, { answers: [`ship ${own}`, `ship ${other}`] })
    expect(played.facts('moved').map(({ why, to }) => [why, to])).toEqual([
      ['escalation', VOLCANIC],
      ['escalation', VOLCANIC],
    ])
    expect(played.facts('rolled').map(({ who, dice: rolled }) => [who, rolled.length])).toEqual([
      [1, 3],
      [2, 2],
      [RAIDER, 2],
    ])
  })

  test('AE-BB-3 nobody has to come', () => {
    const position = duel().ship(1, 'fighter', SCIENCE_FIELD)
    const played = fight(position, { answers: ['', 'fight'] })
    expect(played.questions.slice(0, 2)).toEqual(['1 escalate', '0 offer-truce'])
    expect(shipIn(played.state, 1, 'fighter', SCIENCE_FIELD)).toBe(
      shipIn(position.state, 1, 'fighter', SCIENCE_FIELD),
    )
  })

  test('AE-BB-4 only a science vessel escalates into a nebula; ships in bay, scrapyard and Barge nowhere', () => {
    const position = new Position()
      .raider('RD-S1', WEST)
      .ship(1, 'transport', GAS_GIANT)
      .ship(1, 'fighter', SCRAPYARD)
      .ship(1, 'heavy-cruiser', BARGE)
    expect(fight(launched(position, 0, 'science-vessel', WEST)).questions).not.toContain('1 escalate')
    const voyager = new Position().raider('RD-S1', WEST).ship(1, 'science-vessel', GAS_GIANT)
    expect(fight(launched(voyager, 0, 'science-vessel', WEST)).questions).toEqual(['1 escalate'])
  })

  test('AE-BB-4 Mist-born: any ship escalates into a nebula beside a region with a ship of its owner', () => {
    const nebulons = new Position().faction(1, 'F13').raider('RD-S1', WEST).ship(1, 'transport', GAS_GIANT)
    expect(fight(launched(nebulons, 0, 'science-vessel', WEST)).questions).toEqual(['1 escalate'])
  })

  test('AE-BB-4 Mist Charts do the same', () => {
    const charts = new Position()
      .development(RUIN_WORLD, 1, 'DC-Gc')
      .raider('RD-S1', WEST)
      .ship(1, 'transport', GAS_GIANT)
    expect(fight(launched(charts, 0, 'science-vessel', WEST)).questions).toEqual(['1 escalate'])
  })

  test('AE-BB-5 range is counted in steps: 1, for a heavy cruiser 2, or as an upgrade says', () => {
    const asked = (arrange: (position: Position) => Position): string[] =>
      fight(duel(arrange(new Position()))).questions
    expect(asked((position) => position.ship(1, 'fighter', GAS_GIANT))).toEqual(['0 offer-truce'])
    expect(asked((position) => position.ship(1, 'heavy-cruiser', GAS_GIANT))).toEqual(['1 escalate'])
    expect(asked((position) => position.ship(1, 'heavy-cruiser', COMMERCE_FIELD))).toEqual(['1 escalate'])
    expect(asked((position) => position.upgrade(1, 'UF2').ship(1, 'fighter', GAS_GIANT))).toEqual([
      '1 escalate',
    ])
  })

  test('AE-BB-25 a nebula is not passed through', () => {
    const position = new Position().ship(1, 'heavy-cruiser', GAS_GIANT).lay(14, 8).raider('RD-S1', 14)
    // From the first slot of row A to that of row D: four steps over tiles, two through the nebula.
    expect(fight(launched(position, 0, 'transport', 14)).questions).not.toContain('1 escalate')
  })

  test('AE-BB-6 ships that escalate take no action and recruit nobody', () => {
    const position = raid().ship(0, 'transport', SCIENCE_FIELD)
    const answers = [`ship ${shipIn(position.state, 0, 'transport', SCIENCE_FIELD)}`]
    position.leaders(GAS_GIANT, 0, 2)
    const played = fight(position, { answers, draws: dice(1, 6, 6, 1, 1) })
    expect(played.state.regions[GAS_GIANT].leaders[0]).toBe(2)
    expect(played.facts('claimed-moon')).toEqual([])
  })
})

describe('truce and leaving', () => {
  test('AE-BB-8 the active player may offer a truce; all have to accept', () => {
    const position = launched(
      new Position({ seats: 3 }).ship(1, 'transport', VOLCANIC).ship(2, 'transport', VOLCANIC),
      0,
      'fighter',
      VOLCANIC,
    )
    const made = fight(position, { answers: ['offer', 'accept', 'accept'] })
    expect(made.questions).toEqual(['0 offer-truce', '1 truce', '2 truce'])
    expect(made.told).toEqual(['battle', 'truce-offered', 'truce', 'battle-over'])
    expect(made.facts('battle-over')[0]).toMatchObject({ winner: NONE, losers: [], fought: false })
    expect(made.state.battle).toBeNull()
    expect(made.state.players.map(({ battlesWon, battlesLost }) => battlesWon + battlesLost)).toEqual([
      0, 0, 0,
    ])
    expect(made.state.ships.filter(({ place }) => place === VOLCANIC)).toHaveLength(3)
    const refused = fight(position, { answers: ['offer', 'fight'] })
    expect(refused.questions.slice(0, 2)).toEqual(['0 offer-truce', '1 truce'])
    expect(refused.facts('truce')).toEqual([{ kind: 'truce', made: false }])
    expect(refused.told).toContain('rolled')
  })

  test('AE-BB-8 no truce with a raider', () => {
    expect(fight(duel(new Position().raider('RD-S1', VOLCANIC))).questions).not.toContain('0 offer-truce')
  })

  test('AE-BB-9 who withdraws leaves; with one side left nobody wins or loses', () => {
    const position = duel().hand(1, 'K08')
    const played = fight(position, { answers: ['fight', 'card 7'] })
    expect(played.questions).toEqual(['0 offer-truce', '1 diplomacy'])
    expect(played.facts('left-battle').map(({ who }) => who)).toEqual([1])
    expect(played.facts('battle-over')[0]).toMatchObject({ winner: NONE, losers: [], fought: false })
    expect(played.state.players[1]).toMatchObject({ battlesLost: 0, hand: [] })
    expect(played.state.ships.filter(({ owner, place }) => owner === 1 && place === BAY)).toHaveLength(3)
    expect(played.state.tacticsSpent).toHaveLength(1)
  })

  test('AE-BB-9 three sides: the others fight on', () => {
    const position = launched(
      new Position({ seats: 3 }).ship(1, 'transport', VOLCANIC).ship(2, 'transport', VOLCANIC).hand(1, 'K08'),
      0,
      'fighter',
      VOLCANIC,
    )
    const played = fight(position, { answers: ['fight', 'card 7'], draws: dice(1, 6, 6, 1) })
    expect(played.facts('rolled').map(({ who }) => who)).toEqual([0, 2])
    expect(played.facts('battle-over')[0]).toMatchObject({ winner: 0, losers: [2], fought: true })
  })
})

describe('preparations', () => {
  const prepared = (position: Position, answers: readonly string[] = []): ReturnType<typeof fight> =>
    fight(position, { answers })

  test('AE-BB-10, AE-BB-11 energy becomes dice, die for die', () => {
    const position = raid(new Position().stock(0, { energy: 2 }))
    expect(prepared(position).asked[0]).toMatchObject({
      question: '0 prepare',
      options: ['divert 0 0 0', 'divert 1 0 0', 'divert 2 0 0'],
    })
    const played = prepared(position, ['divert 2 0 0'])
    expect(played.facts('prepared')[0]).toMatchObject({ who: 0, dice: 3, targeting: 1, energy: 2 })
    expect(played.state.players[0].stock[ENERGY]).toBe(0)
  })

  test('AE-BT-9 credits stand in for energy', () => {
    const position = raid(new Position().stock(0, { energy: 1, credits: 1 }))
    const played = prepared(position, ['divert 2 0 0'])
    expect(played.state.players[0].stock).toEqual([0, 0, 0, 0, 0])
  })

  test('AE-BB-12 at most 3 energy; the Ashen Legion 4', () => {
    const most = (position: Position): string | undefined =>
      prepared(raid(position.stock(0, { energy: 9 }))).asked[0].options.at(-1)
    expect(most(new Position())).toBe('divert 3 0 0')
    expect(most(new Position().faction(0, 'F09'))).toBe('divert 4 0 0')
  })

  test('AE-BB-13 at most 6 dice: what adds nothing is not offered', () => {
    const position = launched(
      new Position().stock(0, { energy: 5 }).ship(0, 'fighter', SCIENCE_FIELD).raider('RD-S1', VOLCANIC),
      0,
      'heavy-cruiser',
      VOLCANIC,
    )
    const answers = [`ship ${shipIn(position.state, 0, 'fighter', SCIENCE_FIELD)}`]
    expect(prepared(position, answers).asked[1].options).toEqual(['divert 0 0 0', 'divert 1 0 0'])
  })

  test('AE-BB-13 at least 1 die', () => {
    const position = duel(new Position().hand(0, 'K05').stock(0, { energy: 3 }))
    const played = prepared(position, ['fight', 'card 4', 'divert 0 0 0'])
    expect(played.facts('prepared').map(({ who, dice: count }) => [who, count])).toEqual([
      [0, 2],
      [1, 1],
    ])
  })

  test('AE-BB-24 reductions come after additions, and energy that only makes up for them adds nothing', () => {
    // One die of the transport, less two: the second energy brings no die, the third one does.
    const position = launched(
      new Position({ unity: 'L1A' }).stock(0, { energy: 3 }),
      0,
      'transport',
      VOLCANIC,
    )
      .ship(5, 'fighter', VOLCANIC)
      .machine({ conflicts: [6] })
    expect(prepared(position).asked[0].options).toEqual(['divert 0 0 0', 'divert 2 0 0', 'divert 3 0 0'])
  })

  test('AE-BB-14 targeting is raised to 5 at the most', () => {
    const position = duel(
      new Position().faction(0, 'F12').hand(0, 'K04', 'K04').supremacies(0, 'ST2').stock(0, { energy: 3 }),
    )
    const played = prepared(position, ['fight', 'card 3', 'card 3', 'divert 0 0 0'])
    expect(played.facts('prepared')[0].targeting).toBe(5)
  })

  test('AE-BB-24 what sets targeting to 1 comes last, whoever played first', () => {
    const position = duel(new Position().hand(0, 'K06').hand(1, 'K04').stock(0, { energy: 3 }))
    const played = prepared(position, ['fight', 'card 5', 'card 3', 'divert 0 0 0'])
    expect(played.facts('prepared')[1]).toMatchObject({ who: 1, targeting: 1 })
  })
})

describe('roll and outcome', () => {
  test('AE-BB-15 no die shows less than the targeting', () => {
    const position = duel(new Position().supremacies(1, 'ST2').modules(1, 'S04'))
    const played = fight(position, { answers: ['fight'], draws: [...dice(1, 1, 2), ...dice(3, 3)] })
    expect(played.facts('rolled')).toEqual([
      { kind: 'rolled', who: 0, dice: [2, 1] },
      { kind: 'rolled', who: 1, dice: [3] },
    ])
  })

  test('AE-BB-16 the highest die wins', () => {
    const played = fight(duel(), { answers: ['fight'], draws: dice(1, 5, 5, 6) })
    expect(played.facts('battle-over')[0]).toMatchObject({ winner: 1, losers: [0] })
  })

  test('AE-BB-17 of tied sides the next dice decide, and who has none left loses', () => {
    const played = fight(duel(), { answers: ['fight'], draws: dice(1, 6, 1, 6) })
    expect(played.facts('battle-over')[0]).toMatchObject({ winner: 0, losers: [1] })
  })

  test('AE-BB-18 with the same dice everyone loses', () => {
    const position = launched(
      new Position({ seats: 3 }).ship(1, 'transport', VOLCANIC).ship(2, 'fighter', VOLCANIC),
      0,
      'fighter',
      VOLCANIC,
    )
    const played = fight(position, {
      answers: ['fight', 'take energy', 'take energy', 'take energy'],
      draws: dice(1, 6, 4, 5, 6, 4),
    })
    expect(played.facts('battle-over')[0]).toMatchObject({ winner: NONE, losers: [0, 1, 2], fought: true })
    expect(played.state.ships.filter(({ place }) => place === SCRAPYARD)).toHaveLength(3)
    expect(played.state.players.map(({ battlesLost }) => battlesLost)).toEqual([1, 1, 1])
  })

  test('AE-WX-14 everyone loses: the raider retreats, and nobody gets its reward', () => {
    const position = launched(
      new Position().ship(1, 'transport', VOLCANIC).raider('RD-S1', VOLCANIC),
      0,
      'transport',
      VOLCANIC,
    )
    const played = fight(position, { answers: ['take energy', 'take energy'], draws: dice(1, 6, 6, 5, 4) })
    expect(played.facts('battle-over')[0].winner).toBe(NONE)
    expect(played.state.raiders[0].place).toBe(RETREATED)
    expect(played.facts('raider-defeated')).toEqual([])
    expect(played.facts('vp')).toEqual([])
  })

  test('AE-BB-19 the winner advances, and gains a point for each damaged ship of others, at most 3', () => {
    const position = launched(new Position().ship(1, 'fighter', VOLCANIC), 0, 'heavy-cruiser', VOLCANIC)
    for (let count = 0; count < 3; count++) position.ship(1, 'transport', VOLCANIC)
    const played = fight(position, {
      answers: ['fight', 'take energy', 'take energy'],
      draws: dice(1, 6, 6, 6, 1, 1, 1, 1, 1),
    })
    expect(played.state.players[0].tracks[SUPREMACY]).toBe(1)
    expect(played.facts('vp').filter(({ source }) => source === 'battles')).toMatchObject([{ who: 0, vp: 3 }])
    expect(played.state.players[0]).toMatchObject({ battlesWon: 1, wonThisCycle: 1 })
  })

  test('AE-BR-7 the winner gains the reward of the raider, which retreats; a raider that wins stays', () => {
    const won = fight(raid(), { answers: ['take 1 0 0'], draws: dice(1, 6, 1, 1) })
    expect(won.facts('raider-defeated')).toEqual([{ kind: 'raider-defeated', who: 0, card: 0, stays: false }])
    expect(won.state.players[0]).toMatchObject({ raidersDefeated: 1, stock: [0, 1, 0, 0, 0], vp: 1 })
    expect(won.state.raiders[0].place).toBe(RETREATED)
    const lost = fight(raid(), { answers: ['take energy'], draws: dice(1, 1, 6, 6) })
    expect(lost.facts('battle-over')[0].winner).toBe(RAIDER)
    expect(lost.state.raiders[0].place).toBe(GAS_GIANT)
  })

  test('AE-BB-20 a losing player takes one bonus, with two or more ships two', () => {
    const one = fight(duel(), { answers: ['fight', 'take tactics'], draws: dice(1, 6, 6, 1) })
    expect(one.asked[1]).toMatchObject({
      question: '1 strategic-operations',
      about: { left: 1 },
      options: ['take energy', 'take tactics', 'take ice', 'take nanocarbon', 'take titanium'],
    })
    expect(one.state.players[1].hand).toHaveLength(1)
    const two = fight(duel(new Position().ship(1, 'science-vessel', VOLCANIC)), {
      answers: ['fight', 'take energy', 'take ice'],
      draws: dice(1, 6, 6, 1, 1),
    })
    expect(two.state.players[1].stock).toEqual([2, 1, 0, 0, 0])
    expect(two.state.players[1]).toMatchObject({ battlesLost: 1, battlesWon: 0 })
  })
})

describe('damage', () => {
  test('AE-BB-21 ships of those who lose go to the scrapyard', () => {
    const played = fight(duel(), { answers: ['fight', 'take energy'], draws: dice(1, 6, 6, 1) })
    expect(played.facts('ship-damaged')).toEqual([
      { kind: 'ship-damaged', who: 1, ship: 'transport', to: 'scrapyard' },
    ])
    expect(played.state.ships.filter(({ place }) => place === VOLCANIC).map(({ owner }) => owner)).toEqual([
      0,
    ])
  })

  test('AE-BB-22, AE-BB-26 a heavy cruiser takes a marker, stays, and counts as damaged', () => {
    const position = launched(new Position().ship(1, 'heavy-cruiser', VOLCANIC), 0, 'fighter', VOLCANIC)
    const played = fight(position, { answers: ['fight', 'take energy'], draws: dice(1, 6, 6, 1, 1, 1) })
    expect(played.facts('ship-damaged')[0].to).toBe('marker')
    expect(played.state.ships[shipIn(played.state, 1, 'heavy-cruiser', VOLCANIC)].damage).toBe(1)
    expect(played.facts('vp').at(-1)).toMatchObject({ who: 0, vp: 1, source: 'battles' })
    expect(played.facts('battle')).toHaveLength(1)
  })

  test('AE-BB-23 losing does not undo the region action', () => {
    const position = launched(new Position().raider('RD-S1', VOLCANIC), 0, 'transport', VOLCANIC)
    const played = run(
      position,
      (g) => {
        claimMoon(g, 0, VOLCANIC)
        battle(g, raiderAttack(g))
      },
      { answers: ['take energy'], draws: dice(1, 1, 6, 6) },
    )
    expect(played.facts('ship-damaged')).toHaveLength(1)
    expect(played.state.players[0].moons).toHaveLength(1)
    expect(played.state.regions[VOLCANIC].moons).toHaveLength(2)
  })

  test('AE-BB-27 the order of outcome and damage', () => {
    const position = launched(
      guest(
        new Position({ seats: 3 })
          .faction(0, 'F09')
          .ship(1, 'transport', VOLCANIC)
          .modules(2, 'C09')
          .ship(2, 'transport', VOLCANIC),
        'RD-S2',
        VOLCANIC,
      ),
      0,
      'fighter',
      VOLCANIC,
    )
    const played = fight(position, { answers: ['take energy', 'take ice'], draws: dice(1, 6, 6, 1, 1, 1, 1) })
    const told = played.heard.map(({ fact }) => fact).slice(played.told.indexOf('battle-over') + 1)
    const line = told.map((fact) => ('who' in fact ? `${fact.kind} ${fact.who}` : fact.kind))
    expect(line).toEqual([
      'advanced 0',
      'drew 0',
      'drew-cards 0',
      'vp 0',
      'raider-defeated 0',
      'vp 0',
      'gained 0',
      'gained 1',
      'gained 2',
      'gained 2',
      'ship-damaged 1',
      'ship-damaged 2',
      'vp 0',
    ])
    expect(played.facts('vp').map(({ vp, source }) => [vp, source])).toEqual([
      [2, 'factions'],
      [1, 'raiders'],
      [2, 'battles'],
    ])
  })

  test('AE-BB-29 dice are rerolled in turn order, then one is set aside, then they are compared', () => {
    const position = launched(
      new Position().supremacies(0, 'ST6').raider('RD-B2', VOLCANIC),
      0,
      'fighter',
      VOLCANIC,
    )
    const played = fight(position, {
      answers: ['reroll 1'],
      draws: [...dice(1, 6, 1), ...dice(1, 4, 3, 2, 1), ...dice(1, 5)],
    })
    expect(played.asked[0]).toMatchObject({ question: '0 reroll', options: ['reroll 1', 'keep'] })
    expect(
      played.told.slice(played.told.lastIndexOf('rolled') + 1, played.told.indexOf('battle-over')),
    ).toEqual(['rerolled', 'set-aside'])
    expect(played.facts('set-aside')).toEqual([{ kind: 'set-aside', who: 0, die: 6 }])
    expect(played.facts('battle-over')[0].winner).toBe(0)
  })

  test('AE-BB-29 a reroll that changes nothing is not offered', () => {
    const position = duel(new Position().supremacies(1, 'ST6'))
    const hopeless = fight(position, { answers: ['fight', 'take energy'], draws: dice(1, 6, 6, 1) })
    expect(hopeless.questions).not.toContain('1 reroll')
  })
})

describe('before a battle', () => {
  test('AE-BT-3 the active player may still act, if that gives energy', () => {
    const position = raid(new Position().hand(0, 'K13'))
    expect(fight(position).questions).toEqual(['0 before-battle'])
    const burnt = fight(position, { answers: ['burn 12'] })
    expect(burnt.asked[1].options).toEqual(['divert 0 0 0', 'divert 1 0 0'])
  })

  test('AE-BT-3 with nothing to gain by it nobody is asked', () => {
    const position = raid(new Position().hand(0, 'K13').stock(0, { energy: 3 }))
    expect(fight(position).questions).toEqual(['0 diplomacy'])
  })
})
