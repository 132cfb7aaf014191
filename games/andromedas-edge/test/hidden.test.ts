import {
  coveredFor,
  FastChance,
  HIDDEN,
  SPECTATOR,
  type TableOptions,
  tableOptions,
  unseenBy,
} from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { RAIDERS } from '../content/raiders.ts'
import { tilesOf } from '../position/map.ts'
import type { AndromedaState } from '../position/state.ts'
import { andromedasEdge } from '../rules/game.ts'
import { start } from '../rules/setup.ts'
import { playTurn } from '../rules/turn.ts'
import { takeDiscovery } from '../rules/tracks.ts'
import { GAS_GIANT, moon, Position, tactics, VOLCANIC } from './position.ts'
import { run } from './rule.ts'

const seen = (state: AndromedaState, seat: number): AndromedaState => coveredFor(andromedasEdge, state, seat)

const table = (seats: number, options: TableOptions = {}): AndromedaState =>
  start({ seats, options: tableOptions(andromedasEdge, options) }, new FastChance('hidden'))

const isHidden = (cards: readonly number[]): boolean => cards.every((card) => card === HIDDEN)

describe('what is hidden', () => {
  test('AE-BT-12 hands and Destiny cards from the others, by number known; resources from nobody', () => {
    const { state } = new Position()
      .hand(0, 'K01', 'K02')
      .stock(0, { energy: 3 })
      .give(0, { destinies: [3, 4] })
    expect(seen(state, 0).players[0].hand).toEqual(['K01', 'K02'].map(tactics))
    for (const seat of [1, SPECTATOR]) {
      expect(seen(state, seat).players[0].hand).toEqual([HIDDEN, HIDDEN])
      expect(seen(state, seat).players[0].destinies).toEqual([HIDDEN, HIDDEN])
      expect(seen(state, seat).players[0].stock[0]).toBe(3)
    }
  })

  test('AE-BS-19 the factions dealt, until they are kept', () => {
    const state = table(2)
    expect(seen(state, 1).offered[1]).toEqual(state.offered[1])
    expect(isHidden(seen(state, 1).offered[0])).toBe(true)
    expect(isHidden(seen(state, 1).factionBox)).toBe(true)
  })

  test('AE-BS-10 of two moons the lower one is hidden still, a last one is seen', () => {
    const { state } = new Position().moonsAt(GAS_GIANT, 'MG4', 'MG6').moonsAt(VOLCANIC, 'MV1')
    expect(seen(state, 0).regions[GAS_GIANT].moons).toEqual([HIDDEN, moon('MG6')])
    expect(seen(state, 0).regions[VOLCANIC].moons).toEqual([moon('MV1')])
  })

  test('decks, planets to come, moons under the top one and in stacks', () => {
    const state = table(3, { destiny: true })
    const view = seen(state, 0)
    for (const pile of [
      view.tactics,
      view.events,
      view.planets,
      view.destinyBox,
      view.discoveryBox,
      ...view.moduleDecks,
      ...view.moonStacks,
      ...view.discoveryStacks,
    ])
      expect(isHidden(pile)).toBe(true)
    expect(view.columns).toEqual(state.columns)
    for (const region of tilesOf(state)) {
      const { moons } = state.regions[region]
      if (moons.length === 0) continue
      expect(view.regions[region].moons.at(-1)).toBe(moons.at(-1))
      expect(view.regions[region].moons.slice(0, -1)).toEqual([HIDDEN, HIDDEN])
    }
  })

  test('AE-BS-12 raiders to come: their classes are known, nothing else', () => {
    const state = table(2)
    expect(isHidden(seen(state, 0).coming)).toBe(true)
    const groups = unseenBy(andromedasEdge, state, 0)
    for (const letter of ['A', 'B', 'C', 'D']) {
      const cards = groups.get(`raiders ${letter}`) ?? []
      expect(cards.map((card) => RAIDERS[card].class)).toEqual([letter, letter])
    }
    const dragon = table(2, { void: true, dragon: true })
    const hiddenRaiders = [...unseenBy(andromedasEdge, dragon, 0)].filter(([group]) =>
      group.startsWith('raiders'),
    )
    for (const [group, cards] of hiddenRaiders)
      expect(cards.every((card) => group.endsWith(RAIDERS[card].class))).toBe(true)
  })

  test('AE-BP-4 a stack of tokens from all but whoever has looked at it', () => {
    const played = run(new Position().stack(0, 'DT1', 'DT2', 'DT3'), (g) =>
      takeDiscovery(g, 1, 0, { by: 'track' }),
    )
    expect(played.waits).toBe(true)
    expect(seen(played.state, 1).discoveryStacks[0]).toEqual(played.state.discoveryStacks[0])
    expect(isHidden(seen(played.state, 0).discoveryStacks[0])).toBe(true)
    expect(isHidden(seen(played.state, 1).discoveryStacks[1])).toBe(true)
  })

  test('AE-US-20, AE-UD-4 nobody sees hand, Destiny, packs, conflict cards and tokens of the Unity', () => {
    const state = table(1, { unity: 5, destiny: true })
    if (state.unity === null) throw new Error('the Unity is not in this game')
    state.unity.hand.push(1, 2)
    const { unity, machine } = seen(state, 0)
    expect(isHidden([...(unity?.hand ?? [0]), ...(unity?.destinies ?? [0])])).toBe(true)
    expect(isHidden([...machine.packs.flat(), ...machine.conflicts, ...machine.tokens])).toBe(true)
    expect(machine.faceUp).toEqual(state.machine.faceUp)
  })

  test('alone, nothing is hidden from those who look on but what the player cannot see', () => {
    const { state } = new Position({ unity: 'L1A' }).hand(0, 'K01')
    expect(seen(state, SPECTATOR).players[0].hand).toEqual([tactics('K01')])
    expect(isHidden(seen(state, SPECTATOR).tactics)).toBe(true)
  })

  test('AE-BF-11 together hands are open', () => {
    const { state } = new Position({ seats: 2, unity: 'L1A', together: true }).hand(0, 'K01')
    expect(seen(state, 1).players[0].hand).toEqual([tactics('K01')])
    expect(isHidden(seen(state, 1).tactics)).toBe(true)
  })

  test('what is asked does not tell whether a card can be played', () => {
    // With any card in hand, Diplomacy is put to its owner; with none it is not.
    const raided = (...cards: string[]) => {
      const position = new Position()
        .raider('RD-S1', GAS_GIANT)
        .moonsAt(GAS_GIANT)
        .stock(0, { energy: 9 })
        .hand(0, ...cards)
      return run(position, playTurn, { answers: [`launch transport ${GAS_GIANT}`] }).questions.at(-1)
    }
    expect(raided('K13')).toBe('0 diplomacy')
    expect(raided('K01')).toBe('0 diplomacy')
    expect(raided()).toBe('0 prepare')
  })
})
