import { die } from '@astrolabe/kernel/testing/scripted-chance.ts'
import { describe, expect, test } from 'vitest'
import { developmentVp } from '../position/developing.ts'
import { shipsOf } from '../position/ships.ts'
import { BAY, SUPPLY, UNITY } from '../position/state.ts'
import { playTurn } from '../rules/turn.ts'
import {
  CARBON_WORLD,
  COMMERCE_FIELD,
  discovery,
  GAS_GIANT,
  ICE_PLANET,
  moon,
  Position,
  RUIN_WORLD,
  SCIENCE_FIELD,
  VOLCANIC,
} from './position.ts'
import { run } from './rule.ts'

// The worked examples that no chapter tests by the way.
describe('Worked examples', () => {
  test('AE-WX-16 two leaders, four and three on bases beside, two on a development beside: eleven, so ten points', () => {
    const position = new Position()
      .withoutLeaders()
      .leaders(SCIENCE_FIELD, 0, 3)
      .leaders(SCIENCE_FIELD, 1, 1)
      .leaders(COMMERCE_FIELD, 1, 3)
      .development(VOLCANIC, 1, 'DC-Va', 2)
    expect(developmentVp(position.state, 0, CARBON_WORLD, 2)).toBe(10)
  })

  test('AE-WX-18 the first two turns of the Lumen Choir', () => {
    const position = new Position()
      .faction(0, 'F05')
      .stock(0, { energy: 3, nanocarbon: 2, ice: 1, credits: 1 })
      .give(0, { vp: 1 })
      .withoutLeaders()
      .leaders(SCIENCE_FIELD, 0, 1)
      .leaders(SCIENCE_FIELD, 1, 1)
      .leaders(COMMERCE_FIELD, 0, 1)
      .leaders(COMMERCE_FIELD, 1, 1)
      .moonsAt(GAS_GIANT, 'MG4', 'MG6', 'MG1')
      .stack(2, 'DT1', 'DT2', 'DT3', 'DT4', 'DT5')
    const first = run(position, playTurn, { answers: [`launch transport ${GAS_GIANT}`, 'end-turn'] })
    expect(first.state.players[0].moons).toEqual([moon('MG1')])
    expect(first.state.players[0].stock).toEqual([3, 1, 2, 0, 1])
    expect(first.state.next).toBe(1)

    const then = { ...first.state, next: 0 }
    const second = run(then, playTurn, {
      answers: [
        'return',
        `develop ${GAS_GIANT}`,
        'card 0',
        `token ${discovery('DT4')}`,
        'take 1 0 0',
        'end-turn',
      ],
    })
    const { players, marker } = second.state
    expect(second.facts('developed')).toMatchObject([{ region: GAS_GIANT, leaders: 1 }])
    expect(second.facts('vp').map(({ vp }) => vp)).toEqual([5])
    expect([players[0].vp, players[0].tracks[0], players[0].leaders]).toEqual([6, 1, 0])
    // A card of the track, a card of the faction; the resource of the faction is ice.
    expect([players[0].hand.length, players[0].stock]).toEqual([2, [3, 1, 0, 0, 1]])
    expect(players[0].discoveries).toEqual([discovery('DT4')])
    const ships = shipsOf(second.state, 0)
    expect(ships.filter(({ place }) => place === BAY)).toHaveLength(2)
    expect(ships.filter(({ place, type }) => place === SUPPLY && type === 0)).toHaveLength(4)
    expect([second.facts('docked').length, marker]).toEqual([0, 1])
  })

  test('AE-WX-5 roll 1, the Odessa Field, an Event: Helm, leader, marker, card', () => {
    const position = new Position({ unity: 'L1C' }).change({ next: UNITY, marker: 2 })
    const { faceUp } = position.state.machine
    const played = run(position, playTurn, { draws: [die(6, 1)] })
    expect(played.facts('launched')).toMatchObject([{ who: UNITY, ship: 'transport', region: SCIENCE_FIELD }])
    expect(played.state.machine.helm).toBe(1)
    expect(played.state.unity?.modules).toHaveLength(1)
    expect(played.state.unity?.leaders).toBe(3)
    expect(played.state.marker).toBe(1)
    expect(played.state.machine.spent[0]).toEqual([faceUp[0]])
    expect(played.questions).toEqual([])
  })

  test('AE-IC-3 what stands beside the icon of the Unity is for the Unity alone', () => {
    // I-3: the leftmost uncolonised planet, and it builds there.
    const unity = new Position({ unity: 'L1A' }).change({ next: UNITY }).development(GAS_GIANT, 0, 'DC-Ga')
    unity
      .development(VOLCANIC, 0, 'DC-Va')
      .development(RUIN_WORLD, 0, 'DC-Ra')
      .development(CARBON_WORLD, 0, 'DC-Ca')
    unity.state.machine.faceUp[0] = 2
    const city = run(unity, playTurn, { draws: [die(6, 1)] })
    expect(city.facts('developed')).toMatchObject([{ who: UNITY, region: ICE_PLANET }])
    expect(city.facts('module')).toMatchObject([{ who: UNITY, free: true }])
    const player = new Position().stock(0, { ice: 5, nanocarbon: 5 }).give(0, { leaders: 3 })
    const answers = ['return', `develop ${ICE_PLANET}`, 'card 12']
    const own = run(player.ship(0, 'transport', ICE_PLANET), playTurn, { answers })
    expect(own.told).toContain('developed')
    expect(own.told).not.toContain('module')
  })
})
