import { FastChance, type TableOptions, tableOptions } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { COMMANDERS, UNITY_ACTIONS } from '../content/unity.ts'
import { TRACKS } from '../content/schema.ts'
import { isBase, isPlanet, tilesOf } from '../position/map.ts'
import { shipsAt } from '../position/ships.ts'
import { type AndromedaState, BAY, EAST, HEAVY_CRUISER, UNITY, WEST } from '../position/state.ts'
import { andromedasEdge } from '../rules/game.ts'
import { start } from '../rules/setup.ts'

const table = (seats: number, options: TableOptions = {}, seed = 'unity'): AndromedaState =>
  start({ seats, options: tableOptions(andromedasEdge, { unity: 1, ...options }) }, new FastChance(seed))

const unityOf = ({ unity }: AndromedaState) => {
  if (unity === null) throw new Error('the Unity is not in this game')
  return unity
}

describe('the Unity at the start', () => {
  test('AE-US-1, AE-US-3, AE-US-4 it takes part with one commander of nine', () => {
    for (let number = 1; number <= COMMANDERS.length; number++)
      expect(table(1, { unity: number }).machine.commander).toBe(number - 1)
    expect(unityOf(table(2)).who).toBe(UNITY)
  })

  test('AE-US-5, AE-US-11 its markers start where the commander says, without rewards', () => {
    COMMANDERS.forEach((commander, number) => {
      const unity = unityOf(table(1, { unity: number + 1 }))
      expect(unity.tracks).toEqual(TRACKS.map((track) => commander.start[track] ?? 0))
      expect([unity.hand.length, unity.supremacies.length, unity.discoveries.length]).toEqual([0, 0, 0])
    })
  })

  test('AE-US-6, AE-US-7 all nine ships are in its bay, each on its place', () => {
    const state = table(2)
    expect(shipsAt(state, UNITY, BAY)).toHaveLength(9)
    expect(state.machine.berths.map((ship) => state.ships[ship].type)).toEqual([0, 0, 2, 0, 0, 1, 0, 0, 3])
    expect(state.ships[state.machine.berths[8]]).toMatchObject({ owner: UNITY, type: HEAVY_CRUISER })
    expect(new Set(state.machine.berths).size).toBe(9)
  })

  test('AE-US-8, AE-US-9, AE-US-10 a leader on each base, two on its station, none on a nebula', () => {
    const state = table(1)
    const bases = tilesOf(state).filter((region) => isBase(state, region))
    expect(bases.map((region) => state.regions[region].leaders[UNITY])).toEqual([1, 1, 1, 1, 1, 1])
    expect(unityOf(state).leaders).toBe(2)
    expect(state.regions[WEST].leaders[UNITY] + state.regions[EAST].leaders[UNITY]).toBe(0)
    expect(state.machine.helm).toBe(0)
  })

  test('AE-US-12 five corrupted leaders', () => {
    expect(table(3).machine.corrupted).toBe(5)
  })

  test('AE-US-13 three packs of eight, the first card of each face up', () => {
    const { packs, faceUp, spent } = table(1).machine
    packs.forEach((pack, number) => {
      expect(pack).toHaveLength(7)
      expect([...pack, faceUp[number]].map((card) => UNITY_ACTIONS[card].pack)).toEqual(
        Array.from({ length: 8 }, () => number),
      )
    })
    expect(spent).toEqual([[], [], []])
  })

  test('AE-US-14, AE-US-15 eighteen conflict cards and five tokens, shuffled', () => {
    const orders = ['a', 'b', 'c'].map((seed) => table(1, {}, seed).machine)
    expect(orders.map(({ conflicts, tokens }) => [conflicts.length, tokens.length])).toEqual([
      [18, 5],
      [18, 5],
      [18, 5],
    ])
    expect(new Set(orders.map(({ conflicts }) => conflicts.join())).size).toBe(3)
  })

  test('AE-US-16 the Probe starts on the first planet in reading order', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const state = table(1, {}, seed)
      expect(state.machine.probe).toBe(tilesOf(state).find((region) => isPlanet(state, region)))
    }
  })

  test('AE-US-17, AE-US-18 the same cards say what the Unity gets: none is added', () => {
    expect(table(1).events).toHaveLength(10)
  })

  test('AE-US-19, AE-US-20 it has no tactics card, and two Destiny cards where they are used', () => {
    expect(unityOf(table(1)).hand).toEqual([])
    expect(unityOf(table(1, { destiny: true })).destinies).toHaveLength(2)
    expect(unityOf(table(1)).destinies).toEqual([])
  })

  test('AE-UO-1 Control goes to the last player', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { firstSeat, machine } = table(3, {}, seed)
      expect(machine.control).toBe((firstSeat + 2) % 3)
    }
  })

  test('AE-UO-3 the Unity is last in order and starts with a point more than there are players', () => {
    expect(unityOf(table(3)).vp).toBe(4)
  })

  test('AE-UO-5, AE-UO-6, AE-UO-7 alone, the player goes first, holds Control and starts on 1, the Unity on 2', () => {
    const state = table(1)
    expect([state.firstSeat, state.machine.control]).toEqual([0, 0])
    expect([state.players[0].vp, unityOf(state).vp]).toEqual([1, 2])
  })
})
