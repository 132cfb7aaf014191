import { describe, expect, test } from 'vitest'
import { type AndromedaState, BAY, SCRAPYARD, SUPPLY, UNITY, WEST } from '../position/state.ts'
import { nextOf } from '../position/turn-order.ts'
import { playTurn } from '../rules/turn.ts'
import {
  discovery,
  GAS_GIANT,
  ICE_PLANET,
  moon,
  Position,
  SCIENCE_FIELD,
  tactics,
  VOLCANIC,
} from './position.ts'
import { type Script, run } from './rule.ts'

const turn = (position: Position | AndromedaState, ...answers: string[]) =>
  run(position, playTurn, { answers })
const turnWith = (position: Position, script: Script) => run(position, playTurn, script)

const TO_GAS_GIANT = `launch transport ${GAS_GIANT}`
const card = (id: string) => tactics(id)

describe('the turn', () => {
  test('AE-BT-1 is a launch or a return, then the next player has one', () => {
    const first = turn(new Position(), TO_GAS_GIANT, 'end-turn')
    expect(first.waits).toBe(false)
    expect(first.state).toMatchObject({ next: 1, lastSeat: 0, turnsPlayed: 1 })
    const second = turn(first.state, `launch transport ${VOLCANIC}`, 'end-turn')
    expect(second.state.next).toBe(0)
    expect(turn(second.state, 'return', 'dock').told).toContain('returned')
  })

  test('AE-BT-2 a return needs a ship outside bay and supply, a launch one in the bay', () => {
    expect(turn(new Position()).asked[0].refusals['return']).toEqual({ rule: 'AE-BT-2' })
    const wrecked = turn(new Position().ship(0, 'transport', SCRAPYARD))
    expect(wrecked.asked[0].options).toContain('return')
    const away = turn(new Position().allShips(0, SUPPLY).ship(0, 'transport', GAS_GIANT))
    expect(away.asked[0].options.some((option) => option.startsWith('launch'))).toBe(false)
  })

  test('AE-BT-3 free acts come before the first step and after the last', () => {
    const position = new Position().stock(0, { energy: 6 })
    const played = turn(position, 'synthesis ice', TO_GAS_GIANT, 'synthesis titanium', 'end-turn')
    expect(played.waits).toBe(false)
    expect(played.state.players[0].stock).toEqual([0, 1, 0, 1, 0])
    expect(turn(position, TO_GAS_GIANT).asked.at(-1)?.options).toContain('end-turn')
  })

  test('AE-BT-4 a moon is discarded for what it gives', () => {
    const played = turn(new Position().moons(0, 'MV6'), `moon ${moon('MV6')}`)
    expect(played.state.players[0]).toMatchObject({ moons: [], stock: [0, 0, 0, 1, 1] })
    expect(played.state.moonsSpent).toEqual([moon('MV6')])
    const kept = turn(new Position().moons(0, 'AM1'))
    expect(kept.asked[0].refusals[`moon ${moon('AM1')}`]).toEqual({ rule: 'AE-BT-4' })
  })

  test('AE-BT-5 a one-shot token is used up, others are kept', () => {
    const played = turn(new Position().discoveries(0, 'DT2', 'DT9', 'DT7'), `token ${discovery('DT2')}`)
    expect(played.state.players[0].stock).toEqual([0, 0, 0, 0, 2])
    expect(played.state.discoveriesSpent).toEqual([discovery('DT2')])
    for (const id of ['DT9', 'DT7'])
      expect(played.asked[0].refusals[`token ${discovery(id)}`]).toEqual({ rule: 'AE-BT-5' })
  })

  test('AE-BT-5 a Hyperlane Map opens every region to this launch, nebulae too', () => {
    const position = new Position().ship(0, 'transport', GAS_GIANT).discoveries(0, 'DT6')
    expect(turn(position).asked[0].refusals[`launch transport ${ICE_PLANET}`]).toEqual({ rule: 'AE-BL-4' })
    const { options } = turn(position, `token ${discovery('DT6')}`).asked[1]
    expect(options).toContain(`launch transport ${ICE_PLANET}`)
    expect(options).toContain(`launch transport ${WEST}`)
    const late = turn(position, `launch transport ${SCIENCE_FIELD}`)
    expect(late.asked.at(-1)?.refusals[`token ${discovery('DT6')}`]).toEqual({ rule: 'AE-BT-5' })
  })

  test('AE-BT-6 a Turn card is played, a Battle card only burned', () => {
    const position = new Position().hand(0, 'K13', 'K01')
    const played = turn(position, `play ${card('K13')}`, `burn ${card('K01')}`)
    expect(played.asked[0].refusals[`play ${card('K01')}`]).toEqual({ rule: 'AE-BT-6' })
    expect(played.state.players[0]).toMatchObject({ hand: [], stock: [4, 0, 0, 0, 0] })
    expect(played.state.tacticsSpent).toEqual([card('K13'), card('K01')])
  })

  test('AE-BT-6 two cards alike are one choice', () => {
    const { options } = turn(new Position().hand(0, 'K13', 'K13')).asked[0]
    expect(options.filter((option) => option.startsWith('play'))).toEqual([`play ${card('K13')}`])
  })

  test('AE-BT-6 Jump Drive: this launch ignores range, not nebulae; only before it', () => {
    const position = new Position().ship(0, 'transport', GAS_GIANT).hand(0, 'K24')
    const jump = turn(position, `play ${card('K24')}`).asked[1]
    expect(jump.options).toContain(`launch transport ${ICE_PLANET}`)
    expect(jump.refusals[`launch transport ${WEST}`]).toEqual({ rule: 'AE-BL-6' })
    const late = turn(position, `launch transport ${SCIENCE_FIELD}`, 'done')
    expect(late.asked.at(-1)?.refusals[`play ${card('K24')}`]).toEqual({ rule: 'AE-BT-6' })
  })

  test('AE-BT-6 Cease Fire: no raider attacks this turn; only before it could', () => {
    const position = new Position().hand(0, 'K25').raider('RD-S1', WEST)
    expect(turn(position, TO_GAS_GIANT).told).toContain('raider-attacks')
    const quiet = turn(position, `play ${card('K25')}`, TO_GAS_GIANT)
    expect(quiet.told).not.toContain('raider-attacks')
    expect(quiet.asked.at(-1)?.question).toBe('0 end-turn')
  })

  test('AE-BT-6 Lunar Expedition: one more moon, after a planet action', () => {
    const position = new Position().hand(0, 'K17')
    const played = turn(position, TO_GAS_GIANT, `play ${card('K17')}`)
    expect(played.asked[0].refusals[`play ${card('K17')}`]).toEqual({ rule: 'AE-BT-6' })
    expect(played.state.players[0].moons).toHaveLength(2)
    const atField = turn(position, `launch transport ${SCIENCE_FIELD}`, 'done')
    expect(atField.asked.at(-1)?.refusals[`play ${card('K17')}`]).toEqual({ rule: 'AE-BT-6' })
  })

  test('AE-BT-6 Burning Pages: a discarded card gives 2 energy', () => {
    const played = turn(new Position().faction(0, 'F05').hand(0, 'K01'), `burn ${card('K01')}`)
    expect(played.state.players[0].stock[0]).toBe(2)
  })

  test('AE-BT-7 Arbitrage: once a turn, a basic resource for another', () => {
    const position = new Position().faction(0, 'F07').stock(0, { ice: 2 })
    const played = turn(position, 'arbitrage ice titanium')
    expect(played.state.players[0].stock).toEqual([0, 1, 0, 1, 0])
    expect(played.asked[0].refusals['arbitrage titanium ice']).toEqual({ rule: 'AE-BT-7', missing: 1 })
    expect(played.asked[1].refusals['arbitrage ice titanium']).toEqual({ rule: 'AE-BT-7' })
    const full = turn(new Position().faction(0, 'F07').stock(0, { ice: 2, titanium: 5 }))
    expect(full.asked[0].refusals['arbitrage ice titanium']).toEqual({ rule: 'AE-BT-10' })
  })

  test('AE-BT-7 Fold Gate: once a turn 1 energy, and this launch ignores range', () => {
    const position = new Position().modules(0, 'S11').stock(0, { energy: 1 }).ship(0, 'transport', GAS_GIANT)
    const played = turn(position, 'fold-gate')
    expect(played.state.players[0].stock[0]).toBe(0)
    expect(played.asked[1].options).toContain(`launch transport ${ICE_PLANET}`)
    expect(played.asked[1].refusals['fold-gate']).toEqual({ rule: 'AE-BT-7' })
    const damaged = turn(new Position().damagedModules(0, 'S11').stock(0, { energy: 1 }))
    expect(damaged.asked[0].options).not.toContain('fold-gate')
  })

  test('AE-BT-8 synthesis: 3 energy for a basic resource', () => {
    expect(turn(new Position().stock(0, { energy: 2 })).asked[0].refusals['synthesis ice']).toEqual({
      rule: 'AE-BT-8',
      missing: 1,
    })
    const played = turn(new Position().stock(0, { energy: 4 }), 'synthesis nanocarbon')
    expect(played.state.players[0].stock).toEqual([1, 0, 1, 0, 0])
  })

  test('AE-BT-9 a credit stands in for energy', () => {
    const played = turn(new Position().stock(0, { energy: 2, credits: 1 }), 'synthesis ice')
    expect(played.state.players[0].stock).toEqual([0, 1, 0, 0, 0])
  })

  test('AE-BT-10, AE-BT-13 what exceeds storage is lost, and nothing else ever runs out', () => {
    const played = turn(new Position().stock(0, { energy: 9 }).hand(0, 'K13'), `play ${card('K13')}`)
    expect(played.state.players[0].stock[0]).toBe(10)
    expect(played.facts('gained')[0]).toMatchObject({ lost: 2 })
  })

  test('AE-BT-11, AE-BL-12 at the end of a turn four cards are kept, of one’s choice', () => {
    const position = new Position().hand(0, 'K01', 'K02', 'K03', 'K04', 'K05')
    const played = turn(position, TO_GAS_GIANT, 'end-turn', `card ${card('K03')}`)
    expect(played.waits).toBe(false)
    expect(played.state.players[0].hand).toEqual(['K01', 'K02', 'K04', 'K05'].map(card))
    const seven = turn(
      new Position().track(0, 'civilization', 2).hand(0, 'K01', 'K02', 'K03', 'K04', 'K05'),
      TO_GAS_GIANT,
      'end-turn',
    )
    expect(seven.waits).toBe(false)
  })

  test('AE-BT-14 who can do neither gains 1 energy and a card', () => {
    // All eleven regions are taken by seat 1, whose ships the rules do not limit here.
    const position = new Position()
    expect(turn(position).asked[0].refusals['wait']).toEqual({ rule: 'AE-BT-14' })
    const { state } = position
    for (const region of state.regions.keys()) if (region > 5) state.regions[region].tile = -1
    for (let ship = 9; ship < 15; ship++) state.ships[ship].place = ship - 9
    const stuck = turn(state, 'wait', 'end-turn')
    expect(stuck.asked[0].refusals['return']).toEqual({ rule: 'AE-BT-2' })
    expect(stuck.state.players[0]).toMatchObject({ stock: [1, 0, 0, 0, 0] })
    expect(stuck.state.players[0].hand).toHaveLength(1)
  })

  test('AE-BT-15 without any ship a transport comes from the supply', () => {
    const played = turn(new Position().allShips(0, SUPPLY))
    expect(played.told).toContain('last-transport')
    expect(played.state.ships.filter(({ owner, place }) => owner === 0 && place === BAY)).toHaveLength(1)
    expect(turn(new Position().allShips(0, SUPPLY).ship(0, 'transport', SCRAPYARD)).told).not.toContain(
      'last-transport',
    )
  })

  test('AE-BZ-10 what works once a turn works again in the next one; once a cycle, after the next return', () => {
    const position = new Position().faction(0, 'F07').stock(0, { ice: 2 })
    const first = turn(position, 'arbitrage ice titanium', TO_GAS_GIANT, 'end-turn')
    expect(first.state.players[0].usedThisTurn).toEqual([])
    const cycle = new Position()
      .ship(0, 'transport', GAS_GIANT)
      .give(0, { usedThisCycle: [7], wonThisCycle: 1 })
    const launched = turn(cycle, `launch transport ${SCIENCE_FIELD}`, 'end-turn')
    expect(launched.state.players[0]).toMatchObject({ usedThisCycle: [7], wonThisCycle: 1 })
    const returned = turn(cycle, 'return', 'dock', 'end-turn')
    expect(returned.state.players[0]).toMatchObject({ usedThisCycle: [], wonThisCycle: 0 })
  })

  test('AE-BZ-14 what may be done can be left', () => {
    const played = turn(
      new Position().stock(0, { nanocarbon: 3, ice: 3 }),
      `launch transport ${SCIENCE_FIELD}`,
      'done',
    )
    expect(played.state.players[0].modules).toEqual([])
  })
})

describe('whose turn is next', () => {
  test('AE-UO-2 the Unity follows whoever holds Control', () => {
    const { state } = new Position({ seats: 3, unity: 'L1A' }).machine({ control: 1 })
    expect(nextOf(state, 0)).toBe(1)
    expect(nextOf(state, 1)).toBe(UNITY)
    state.lastSeat = 1
    expect(nextOf(state, UNITY)).toBe(2)
    expect(nextOf(state, 2)).toBe(0)
  })

  test('AE-UO-6 alone, turns alternate', () => {
    const played = turn(new Position({ unity: 'L1A' }), TO_GAS_GIANT, 'end-turn')
    expect(played.state.next).toBe(UNITY)
    const unity = turnWith(new Position({ unity: 'L1A' }).change({ next: UNITY }), {})
    expect(unity.state.next).toBe(0)
  })

  test('AE-UO-8, AE-WX-17 Control that passes during a turn takes the turn of the Unity with it', () => {
    const position = new Position({ seats: 2, unity: 'L1A' })
      .machine({ control: 0 })
      .ship(0, 'transport', GAS_GIANT)
      .change({ marker: 1, events: [4] })
    const played = turn(position, 'return', 'dock', 'end-turn')
    expect(played.told).toContain('control')
    expect(played.state.next).toBe(1)
    expect(nextOf(played.state, 1)).toBe(UNITY)
  })
})
