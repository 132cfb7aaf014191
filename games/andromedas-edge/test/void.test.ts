import { die } from '@astrolabe/kernel/testing/scripted-chance.ts'
import { describe, expect, test } from 'vitest'
import { BAY, CREDITS, UNITY } from '../position/state.ts'
import { cannotLaunch, reachOf } from '../position/launching.ts'
import { playTurn } from '../rules/turn.ts'
import { gainVoidBenefit, voidAction } from '../rules/void.ts'
import { discovery, GAS_GIANT, Position, SCIENCE_FIELD, special, tactics } from './position.ts'
import { run, type Script } from './rule.ts'

/** B3, where the Void lies. */
const VOID = 7

const withVoid = (wishes = {}) => new Position(wishes).allShips(0, BAY).lay(VOID, special('void'))
const launch = (position: Position, ship: string, { answers = [], draws = [] }: Script = {}) =>
  run(position, playTurn, { answers: [`launch ${ship} ${VOID}`, ...answers], draws })

describe('the Void', () => {
  test('AE-VO-1 the dice of the ship are rolled, one result is chosen', () => {
    const played = launch(withVoid(), 'heavy-cruiser', {
      answers: ['result 3'],
      draws: [die(6, 3), die(6, 5), die(6, 6)],
    })
    expect(played.asked[1].options).toEqual(['result 3', 'result 5', 'result 6'])
    expect(played.state.players[0].stock[CREDITS]).toBe(2)
  })

  test('AE-WX-8 a heavy cruiser with 2, 5, 6; with 1 energy diverted four dice', () => {
    const draws = [die(6, 2), die(6, 5), die(6, 6)]
    const played = launch(withVoid(), 'heavy-cruiser', { answers: ['result 2'], draws })
    expect(played.state.players[0].hand).toHaveLength(2)
    const diverted = launch(withVoid().stock(0, { energy: 1 }), 'heavy-cruiser', {
      answers: ['energy 1'],
      draws: [...draws, die(6, 1)],
    })
    expect(diverted.facts('void-roll')[0]).toMatchObject({ dice: [2, 5, 6, 1], energy: 1 })
  })

  test('AE-VO-2 it is no battle', () => {
    const { told } = launch(withVoid(), 'transport', { draws: [die(6, 1)] })
    expect(told).not.toContain('battle')
    expect(told).not.toContain('prepared')
  })

  test('AE-VO-3, AE-VO-7 up to 3 energy, up to six dice', () => {
    const rich = withVoid().stock(0, { energy: 9 })
    expect(launch(rich, 'transport').asked[1].options).toEqual([
      'energy 0',
      'energy 1',
      'energy 2',
      'energy 3',
    ])
    const strong = withVoid().stock(0, { energy: 9 }).upgrade(0, 'UC1').supremacies(0, 'ST1')
    expect(launch(strong, 'heavy-cruiser').asked[1].options).toEqual(['energy 0', 'energy 1'])
    const legion = withVoid().stock(0, { energy: 9 }).faction(0, 'F09')
    expect(launch(legion, 'transport').asked[1].options).toHaveLength(5)
  })

  test('AE-VO-3 energy that is diverted is paid, and nothing else', () => {
    const rich = withVoid().stock(0, { energy: 5, ice: 1, nanocarbon: 1, titanium: 1, credits: 1 })
    const played = launch(rich, 'transport', {
      answers: ['energy 2'],
      draws: [die(6, 4), die(6, 4), die(6, 4)],
    })
    expect(played.state.players[0].stock).toEqual([3, 1, 1, 1, 1])
  })

  test('AE-VO-4, AE-VO-10 own targeting counts, what names an opponent does not', () => {
    const position = withVoid().modules(0, 'S04').discoveries(0, 'DT8')
    const played = launch(position, 'transport', { draws: [die(5, 1)] })
    expect(played.facts('void-roll')[0].dice).toEqual([2])
  })

  test('AE-VO-10 at most one Battle card that changes dice or targeting, and tokens for dice', () => {
    const position = withVoid().hand(0, 'K01', 'K04', 'K05').discoveries(0, 'DT7')
    const card = `card ${tactics('K04')}`
    const cannon = `token ${discovery('DT7')}`
    const played = launch(position, 'transport', {
      answers: [card, cannon],
      draws: [die(4, 1), die(4, 4), die(4, 2)],
    })
    expect(played.asked[1].options).toEqual([`card ${tactics('K01')}`, card, cannon, 'enough'])
    expect(played.asked[2].options).toEqual([cannon, 'enough'])
    expect(played.facts('void-roll')[0].dice).toEqual([3, 6, 4])
    expect(played.state.tacticsSpent).toEqual([tactics('K04')])
  })

  test.each([
    [1, { stock: [3, 0, 0, 0, 0] }],
    [3, { stock: [0, 0, 0, 0, 2] }],
  ])('AE-VO-5 the benefit of a %i', (result, after) => {
    const played = run(withVoid(), (g) => gainVoidBenefit(g, 0, result))
    expect(played.state.players[0]).toMatchObject(after)
  })

  test('AE-VO-5 2 draws two cards, 4 advances on any track, 5 is an upgrade, 6 a module', () => {
    const benefit = (result: number) => run(withVoid(), (g) => gainVoidBenefit(g, 0, result))
    expect(benefit(2).state.players[0].hand).toHaveLength(2)
    expect(benefit(4).questions).toEqual(['0 advance'])
    expect(benefit(5).questions).toEqual(['0 upgrade'])
    expect(benefit(6).questions).toEqual(['0 free-module'])
  })

  test('AE-VO-8 what has run out is replaced by points', () => {
    const bare = withVoid()
    bare.state.columns = [[], [], [], []]
    expect(run(bare, (g) => gainVoidBenefit(g, 0, 6)).state.players[0].vp).toBe(1)
    bare.state.upgradePiles = [[], [], [], []]
    expect(run(bare, (g) => gainVoidBenefit(g, 0, 5)).state.players[0].vp).toBe(2)
  })

  test('AE-VO-9 the module costs nothing and advances its track', () => {
    const played = run(withVoid().column('industry', 'I01', 'I02', 'I03'), (g) => gainVoidBenefit(g, 0, 6), {
      answers: ['module industry 0'],
    })
    expect(played.state.players[0].tracks[1]).toBe(1)
    expect(played.told).not.toContain('paid')
  })

  test('AE-VO-11 range and occupancy as anywhere; then the launch goes on', () => {
    const position = withVoid().ship(0, 'transport', GAS_GIANT)
    const rule = () => cannotLaunch(position.state, 0, reachOf(position.state, 0), 0, VOID)?.rule
    expect(rule()).toBe('AE-BL-4')
    position.ship(0, 'transport', 6)
    expect(rule()).toBeUndefined()
    position.ship(1, 'transport', VOID)
    expect(rule()).toBe('AE-BL-2')
    const played = launch(withVoid().raider('RD-S1', 2), 'transport', { draws: [die(6, 1)] })
    expect(played.told.indexOf('void-result')).toBeLessThan(played.told.indexOf('raider-attacks'))
  })

  test('AE-VO-6, AE-VO-12, AE-WX-20 whom the Dragon warps acts there, whom a Vortex moves does not', () => {
    const dragon = withVoid().raider('RD-CV', VOID)
    const warped = run(dragon, playTurn, { answers: [`launch transport 2`], draws: [die(6, 1)] })
    expect(warped.facts('moved')[0]).toMatchObject({ why: 'warp', to: VOID })
    expect(warped.told).toContain('void-roll')
    const vortex = withVoid().lay(SCIENCE_FIELD, special('vortex')).ship(0, 'transport', GAS_GIANT)
    const moved = run(vortex, playTurn, {
      answers: [`launch transport ${SCIENCE_FIELD}`, `transfer 0 ${VOID}`],
    })
    expect(moved.state.ships[0].place).toBe(VOID)
    expect(moved.told).not.toContain('void-roll')
  })

  test('Void Blades: a fighter launched there has a die more', () => {
    const played = launch(withVoid().upgrade(0, 'UF4'), 'fighter', {
      draws: [die(6, 1), die(6, 1), die(6, 1)],
    })
    expect(played.facts('void-roll')[0].dice).toHaveLength(3)
  })

  test('AE-UL-11 the Unity takes the highest result of the ship’s dice', () => {
    const position = withVoid({ unity: 'L1A' }).ship(UNITY, 'heavy-cruiser', VOID)
    const cruiser = position.state.ships.findIndex(({ owner, place }) => owner === UNITY && place === VOID)
    const played = run(position, (g) => voidAction(g, UNITY, cruiser), {
      draws: [die(6, 1), die(6, 2), die(6, 1)],
    })
    expect(played.facts('void-result')[0].result).toBe(2)
    expect(played.state.unity?.hand).toHaveLength(2)
  })
})
