import { describe, expect, test } from 'vitest'
import { BARGE, BAY, CREDITS, EAST, ENERGY, RAIDER, SCRAPYARD, WEST } from '../position/state.ts'
import { dice, fight, guest, launched, shipIn } from './in-battle.ts'
import { GAS_GIANT, INDUSTRY_FIELD, Position, RUIN_WORLD, special, tactics, VOLCANIC } from './position.ts'
import type { Played } from './rule.ts'

// Three energy: nobody is stopped before the battle to burn a card, and a diversion is always asked about.

/** Seat 0 has sent its fighter to a planet where seat 1 has a transport. */
const duel = (position: Position = new Position()): Position =>
  launched(position.ship(1, 'transport', VOLCANIC), 0, 'fighter', VOLCANIC)

/** The duel, in which seat 0 plays a card. */
const playing = (id: string, position: Position = new Position(), more: readonly string[] = []): Played =>
  fight(duel(position.hand(0, id).stock(0, { energy: 3, credits: 1 })), {
    answers: ['fight', `card ${tactics(id)}`, ...more],
  })

const strengths = (played: Played): number[][] =>
  played.facts('prepared').map(({ who, dice: count, targeting }) => [who, count, targeting])

describe('AE-BB-7: diplomacy', () => {
  test('AE-BB-7 in turn order, one card each or none; asked are those who have any', () => {
    const position = duel(new Position().hand(0, 'K01', 'K01', 'K13').hand(1, 'K14').stock(0, { energy: 3 }))
    const played = fight(position, { answers: ['fight', 'pass', 'pass'] })
    expect(played.questions.slice(0, 4)).toEqual(['0 offer-truce', '0 diplomacy', '1 diplomacy', '0 prepare'])
    expect(played.asked[1].options).toEqual([`card ${tactics('K01')}`, 'pass'])
    const one = fight(position, { answers: ['fight', `card ${tactics('K01')}`, 'pass'] })
    expect(one.questions.at(-1)).toBe('0 prepare')
  })

  test('AE-BB-7 Two Voices: two cards', () => {
    const position = duel(new Position().faction(0, 'F12').hand(0, 'K01', 'K03').stock(0, { energy: 3 }))
    const answers = ['fight', `card ${tactics('K01')}`, `card ${tactics('K03')}`, 'divert 0 0 0']
    expect(strengths(fight(position, { answers }))[0]).toEqual([0, 3, 2])
  })

  test('AE-BB-7, AE-BB-9 Two Voices: no second card for who has withdrawn, or has nobody left to fight', () => {
    const position = new Position().faction(0, 'F12').hand(0, 'K08', 'K01').stock(0, { energy: 3 })
    const three = launched(
      new Position({ seats: 3 })
        .faction(0, 'F12')
        .hand(0, 'K08', 'K01')
        .stock(0, { energy: 3 })
        .ship(1, 'transport', VOLCANIC)
        .ship(2, 'transport', VOLCANIC),
      0,
      'fighter',
      VOLCANIC,
    )
    for (const withdrawn of [duel(position), three]) {
      const played = fight(withdrawn, { answers: ['fight', `card ${tactics('K08')}`] })
      expect(played.questions.filter((question) => question === '0 diplomacy')).toHaveLength(1)
    }
    const raid = launched(
      new Position()
        .raider('RD-S1', VOLCANIC)
        .faction(0, 'F12')
        .hand(0, 'K10', 'K01')
        .stock(0, { energy: 3, credits: 1 }),
      0,
      'transport',
      VOLCANIC,
    )
    const bought = fight(raid, { answers: [`card ${tactics('K10')}`] })
    expect(bought.questions).toEqual(['0 diplomacy'])
    expect(bought.state.battle).toBeNull()
  })

  test('AE-BB-7 a played card lies open until the battle is over, then it is discarded', () => {
    const played = playing('K01')
    expect(played.state.battle?.sides[0].cards).toEqual([tactics('K01')])
    expect(played.state.players[0].hand).toEqual([])
    expect(played.state.turn.cardsPlayed).toBe(1)
    const over = playing('K01', new Position(), ['divert 0 0 0', 'take energy'])
    expect(over.state.tacticsSpent).toEqual([tactics('K01')])
  })

  test('AE-BB-7 Cipher Room: the first card of the turn brings energy', () => {
    const played = playing('K01', new Position().modules(0, 'S09'))
    expect(played.state.players[0].stock[ENERGY]).toBe(4)
  })
})

describe('6.10: Battle cards', () => {
  test('AE-BB-7 Overcharge: a die', () => {
    expect(strengths(playing('K01', new Position(), ['divert 0 0 0']))[0]).toEqual([0, 3, 1])
  })

  test('AE-BB-7 Broadside: two dice for an energy', () => {
    const played = playing('K02', new Position(), ['divert 0 0 0'])
    expect(strengths(played)[0]).toEqual([0, 4, 1])
    expect(played.state.players[0].stock[ENERGY]).toBe(2)
  })

  test('AE-BZ-12 Broadside cannot be played without its cost', () => {
    const position = duel(new Position().hand(0, 'K02', 'K01'))
    const played = fight(position, { answers: ['go-on', 'fight'] })
    expect(played.asked.at(-1)?.refusals).toEqual({
      [`card ${tactics('K02')}`]: { rule: 'AE-BZ-12', missing: 1 },
    })
  })

  test('AE-IC-8 a cancelled cost is not paid', () => {
    const position = duel(new Position().hand(0, 'K02').stock(0, { energy: 3 })).turn({ costCancelled: true })
    const played = fight(position, { answers: ['fight', `card ${tactics('K02')}`] })
    expect(played.state.players[0].stock[ENERGY]).toBe(3)
    expect(played.state.turn.costCancelled).toBe(false)
  })

  test('AE-BB-14 Target Lock and Precision Strike: targeting', () => {
    expect(strengths(playing('K03', new Position(), ['divert 0 0 0']))[0]).toEqual([0, 2, 2])
    expect(strengths(playing('K04', new Position(), ['divert 0 0 0']))[0]).toEqual([0, 2, 3])
  })

  test('AE-BB-24 Jamming: a side of one’s choice has a die less', () => {
    const position = launched(
      new Position()
        .hand(0, 'K05')
        .stock(0, { energy: 3 })
        .ship(1, 'fighter', VOLCANIC)
        .raider('RD-A1', VOLCANIC),
      0,
      'fighter',
      VOLCANIC,
    )
    const card = `card ${tactics('K05')}`
    const asked = fight(position, { answers: [card] }).asked.at(-1)
    expect(asked).toMatchObject({
      question: '0 against',
      options: ['side 1', `side ${RAIDER}`],
      about: { card: tactics('K05') },
    })
    const played = fight(position, { answers: [card, `side ${RAIDER}`, 'divert 0 0 0'] })
    expect(strengths(played)).toEqual([
      [0, 2, 1],
      [1, 2, 1],
      [RAIDER, 2, 1],
    ])
  })

  test('AE-BB-24 Sabotage: a side has targeting 1', () => {
    const position = launched(
      new Position().hand(0, 'K06').stock(0, { energy: 3 }).raider('RD-C1', VOLCANIC),
      0,
      'fighter',
      VOLCANIC,
    )
    const played = fight(position, { answers: [`card ${tactics('K06')}`, 'divert 0 0 0'] })
    expect(strengths(played)[1]).toEqual([RAIDER, 4, 1])
  })

  test('AE-BB-21 Evasive Action: a ship of one’s choice goes to the Barge', () => {
    const position = duel(new Position().hand(1, 'K07').ship(1, 'fighter', VOLCANIC))
    const answers = ['fight', `card ${tactics('K07')}`, 'take energy', 'take energy']
    const draws = dice(1, 6, 6, 1, 1, 1)
    expect(fight(position, { answers, draws }).asked.at(-1)).toMatchObject({
      question: '1 spare',
      options: ['ship transport', 'ship fighter'],
    })
    const played = fight(position, { answers: [...answers, 'ship fighter'], draws })
    expect(shipIn(played.state, 1, 'fighter', BARGE)).toBeGreaterThan(0)
    expect(shipIn(played.state, 1, 'transport', SCRAPYARD)).toBeGreaterThan(0)
    expect(played.facts('vp').at(-1)).toMatchObject({ vp: 2, source: 'battles' })
  })

  test('AE-BB-9 Withdraw: the ships go to the bay', () => {
    const played = playing('K08')
    expect(played.facts('moved')).toMatchObject([{ who: 0, from: VOLCANIC, to: BAY, why: 'withdrawal' }])
    expect(played.told.at(-1)).toBe('battle-over')
  })

  test('AE-BZ-13 Gravity Anchor: nobody leaves', () => {
    const position = duel(
      new Position()
        .hand(0, 'K08', 'K10', 'K01')
        .stock(0, { energy: 3, credits: 1 })
        .upgrade(1, 'UC4')
        .ship(1, 'heavy-cruiser', VOLCANIC)
        .raider('RD-S1', VOLCANIC),
    )
    const played = fight(position)
    expect(played.asked[0].options).toEqual([`card ${tactics('K01')}`, 'pass'])
    expect(Object.values(played.asked[0].refusals).map(({ rule }) => rule)).toEqual(['AE-BZ-13', 'AE-BZ-13'])
    const without = duel(new Position().hand(0, 'K08').stock(0, { energy: 3 }).upgrade(1, 'UC4'))
    expect(fight(without, { answers: ['fight'] }).questions.at(-1)).toBe('0 diplomacy')
  })

  test('AE-BB-3 Ambush: a ship from any tile joins', () => {
    const position = new Position().ship(0, 'transport', RUIN_WORLD).ship(0, 'science-vessel', EAST)
    const played = playing('K09', position, ['divert 0 0 0'])
    expect(played.facts('moved')).toMatchObject([
      { who: 0, ship: 'transport', from: RUIN_WORLD, why: 'card' },
    ])
    expect(strengths(played)[0]).toEqual([0, 3, 1])
  })

  test('AE-BB-4 Ambush needs a ship on a tile', () => {
    const position = duel(
      new Position().hand(0, 'K09').stock(0, { energy: 3 }).ship(0, 'science-vessel', EAST),
    )
    expect(fight(position, { answers: ['fight'] }).asked.at(-1)?.options).toEqual(['pass'])
  })

  test('AE-BB-9 Bribe: the raider goes to the nearest nebula; with one side left nobody wins', () => {
    const position = launched(
      new Position().hand(0, 'K10').stock(0, { energy: 3, credits: 1 }).raider('RD-S1', INDUSTRY_FIELD),
      0,
      'transport',
      INDUSTRY_FIELD,
    )
    const played = fight(position, { answers: [`card ${tactics('K10')}`] })
    expect(played.state.raiders[0].place).toBe(EAST)
    expect(played.state.players[0].stock[CREDITS]).toBe(0)
    expect(played.facts('battle-over')[0]).toMatchObject({ winner: -1, fought: false })
    expect(played.facts('raider-defeated')).toEqual([])
  })

  test('AE-BR-12 a bribed Void Dragon stays in the Void', () => {
    const position = new Position().lay(7, special('void')).hand(0, 'K10').stock(0, { energy: 3, credits: 1 })
    const played = fight(launched(guest(position, 'RD-CV', 7), 0, 'transport', 7), {
      answers: [`card ${tactics('K10')}`],
    })
    expect(played.facts('battle-over')[0].fought).toBe(false)
    expect(played.state.raiders.at(-1)?.place).toBe(7)
  })

  test('AE-BB-9 Bribe: what the raider could do, and what becomes of losers, is no longer its concern', () => {
    const position = duel(
      new Position().hand(0, 'K10').stock(0, { energy: 4, credits: 1 }).raider('RD-A2', VOLCANIC),
    )
    const answers = [`card ${tactics('K10')}`]
    // The Siphon Leech would let one energy be diverted.
    expect(fight(position, { answers }).asked.at(-1)?.options).toContain('divert 3 0 0')
    const played = fight(position, {
      answers: [...answers, 'divert 0 0 0', 'take energy'],
      draws: dice(1, 6, 6, 1),
    })
    expect(played.facts('battle-over')[0]).toMatchObject({ winner: 0, losers: [1] })
    expect(played.state.raiders.at(-1)?.place).toBe(WEST)
  })

  test('AE-BB-2 Bribe needs a raider', () => {
    expect(playing('K01', new Position().hand(0, 'K10')).asked[1].refusals).toEqual({
      [`card ${tactics('K10')}`]: { rule: 'AE-BB-2' },
    })
  })

  test('AE-BB-27 Last Stand: points for whoever loses', () => {
    const position = duel(new Position().hand(1, 'K11'))
    const answers = ['fight', `card ${tactics('K11')}`, 'take energy']
    expect(fight(position, { answers, draws: dice(1, 6, 6, 1) }).state.players[1].vp).toBe(2)
    const won = fight(position, { answers, draws: dice(1, 1, 1, 6) })
    expect(won.facts('vp').filter(({ source }) => source === 'cards')).toEqual([])
  })

  test('AE-BB-27 Plunder: basic resources for whoever wins', () => {
    const position = duel(new Position().hand(1, 'K12'))
    const answers = ['fight', `card ${tactics('K12')}`]
    const won = fight(position, {
      answers: [...answers, 'take 1 1 0', 'take energy'],
      draws: dice(1, 1, 1, 6),
    })
    expect(won.state.players[1].stock).toEqual([0, 1, 1, 0, 0])
    const lost = fight(position, { answers: [...answers, 'take energy'], draws: dice(1, 6, 6, 1) })
    expect(lost.questions).not.toContain('1 basics')
  })

  test('AE-BB-24 Solar Flare: targeting 1 for all, and no energy beyond 1', () => {
    const position = new Position()
      .hand(0, 'KX4')
      .faction(0, 'F03')
      .stock(0, { energy: 5 })
      .stock(1, { energy: 3 })
    const played = fight(duel(position.supremacies(0, 'ST2').modules(1, 'S04')), {
      answers: ['fight', `card ${tactics('KX4')}`, 'divert 1 0 0', 'divert 0 0 0'],
    })
    expect(played.asked[2].options).toEqual(['divert 0 0 0', 'divert 1 0 0'])
    expect(played.asked[3].options).toEqual(['divert 0 0 0', 'divert 1 0 0'])
    expect(strengths(played)).toEqual([
      [0, 3, 1],
      [1, 1, 1],
    ])
  })

  test('AE-BB-24 Hive Call: a die for each own transport in the battle, at most 2', () => {
    const swarm = (transports: number): number => {
      const position = new Position().hand(0, 'KX5').stock(0, { energy: 3 }).raider('RD-S1', VOLCANIC)
      for (let count = 1; count < transports; count++) position.ship(0, 'transport', VOLCANIC)
      return strengths(
        fight(launched(position, 0, 'transport', VOLCANIC), {
          answers: [`card ${tactics('KX5')}`, 'divert 0 0 0'],
        }),
      )[0][1]
    }
    expect([swarm(1), swarm(2), swarm(3)]).toEqual([2, 4, 5])
  })
})

describe('tokens in Preparations', () => {
  test('AE-BB-10 a Precursor Cannon adds two dice and is spent', () => {
    const position = launched(
      new Position().discoveries(0, 'DT7', 'DT7').raider('RD-S1', GAS_GIANT),
      0,
      'transport',
      GAS_GIANT,
    )
    expect(fight(position).asked[0].options).toEqual(['divert 0 0 0', 'divert 0 0 1', 'divert 0 0 2'])
    const played = fight(position, { answers: ['divert 0 0 1'] })
    expect(strengths(played)[0]).toEqual([0, 3, 1])
    expect(played.state.players[0].discoveries).toHaveLength(1)
    expect(played.state.discoveriesSpent).toHaveLength(1)
  })

  test('AE-BB-13 a cannon that adds no die is not offered', () => {
    const position = launched(
      new Position().discoveries(0, 'DT7', 'DT7').upgrade(0, 'UC1').raider('RD-S1', GAS_GIANT),
      0,
      'heavy-cruiser',
      GAS_GIANT,
    )
    expect(fight(position).asked[0].options).toEqual(['divert 0 0 0', 'divert 0 0 1'])
  })

  test('AE-BB-14 Overclock: energy for targeting, up to twice, besides that for dice', () => {
    const position = launched(
      new Position().faction(0, 'F03').stock(0, { energy: 3 }).raider('RD-S1', WEST),
      0,
      'transport',
      GAS_GIANT,
    )
    expect(fight(position).asked[0].options).toEqual([
      'divert 0 0 0',
      'divert 0 1 0',
      'divert 0 2 0',
      'divert 1 0 0',
      'divert 1 1 0',
      'divert 1 2 0',
      'divert 2 0 0',
      'divert 2 1 0',
      'divert 3 0 0',
    ])
    const played = fight(position, { answers: ['divert 1 2 0'] })
    expect(strengths(played)[0]).toEqual([0, 2, 3])
    expect(played.state.players[0].stock[ENERGY]).toBe(0)
  })
})
