import { FastChance, tableOptions } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { ENEMIES } from '../content/enemies.ts'
import { MODULES } from '../content/modules.ts'
import { SHIPS } from '../content/ships.ts'
import { TILES } from '../content/tiles.ts'
import { TRACKS } from '../content/track.ts'
import { xodus } from '../rules/game.ts'
import { NONE, type XodusState } from '../position/state.ts'
import { rising, stackOf } from './quiet-table.ts'
import { board, transcript } from './transcript.ts'

const SEEDS = 40

/** Positions at the start of games for four ships. */
function starts(seats = 4): XodusState[] {
  const options = tableOptions(xodus)
  return Array.from({ length: SEEDS }, (_, seed) =>
    xodus.start({ seats, options }, new FastChance(`setup ${seed}`)),
  )
}

const varies = (values: readonly unknown[]): boolean =>
  new Set(values.map((value) => JSON.stringify(value))).size > 1

describe('Setup', () => {
  test('XO-SET-01 the Corruption marker stands on the first of 18 spaces', () => {
    for (const { marker } of starts()) expect(marker).toBe(1)
    expect(TRACKS[4]).toEqual({ ships: 4, spaces: 18, red: [5, 11, 16], keys: 4, grip: 2 })
  })

  test('XO-SET-02 three of the four Avatar tokens lie face down on the red spaces, at random', () => {
    const all = starts()
    for (const { tokens, leftOut } of all) {
      expect(tokens.map(({ space, faceUp }) => [space, faceUp])).toEqual([
        [5, false],
        [11, false],
        [16, false],
      ])
      expect(rising([...tokens.map(({ number }) => number), ...leftOut])).toEqual([1, 2, 3, 4])
    }
    expect(new Set(all.map(({ leftOut }) => leftOut[0])).size).toBe(4)
  })

  test('XO-SET-03 four of the six Signals of the pool, at random and face down', () => {
    const all = starts()
    for (const { signals, spareLevels, signalCards } of all) {
      expect([signals.length, spareLevels.length]).toEqual([4, 2])
      expect(rising([...signals.map(({ level }) => level), ...spareLevels])).toEqual([0, 0, 1, 1, 2, 2])
      expect(signals.every(({ card }) => card === NONE)).toBe(true)
      expect(signalCards.map((cards) => cards.length)).toEqual([4, 4, 4])
    }
    expect(varies(all.map(({ signals }) => signals.map(({ level }) => level)))).toBe(true)
    expect(varies(all.map(({ signalCards }) => signalCards[2]))).toBe(true)
  })

  test('XO-SET-04 a Key for each Signal, none of them won', () => {
    for (const state of starts()) expect(xodus.components(state)['keys']).toBe(4)
    const { state } = transcript()
    expect(state.ships.every(({ keys }) => keys.length === 0)).toBe(true)
    expect(state.keysPlaced).toEqual([])
  })

  test('XO-SET-05 no Avatar is on the map, and no Movement marker lies there', () => {
    for (const { foes, movement } of starts()) expect([foes, movement]).toEqual([[], 0])
  })

  test('XO-SET-06 the Reserve is sorted by level and shuffled in each', () => {
    const all = starts()
    for (const { reserve } of all) {
      for (const [level, cards] of reserve.entries())
        expect(cards.every((card) => ENEMIES[card].level === level + 1)).toBe(true)
      expect(reserve.map((cards) => cards.length)).toEqual([0, 4, 4, 4])
    }
    for (const level of [1, 2, 3]) expect(varies(all.map(({ reserve }) => reserve[level]))).toBe(true)
  })

  test('XO-SET-07 the Enemy deck is the four of level 1', () => {
    const all = starts()
    for (const { enemies } of all) expect(rising(enemies)).toEqual([0, 1, 2, 3])
    expect(varies(all.map(({ enemies }) => enemies))).toBe(true)
  })

  test('XO-SET-08 no Enemy has Health or Shields beyond what its card says until it comes', () => {
    for (const { foes, combat } of starts()) expect([foes, combat]).toEqual([[], null])
  })

  test('XO-SET-09 the other decks are complete and shuffled, each by itself', () => {
    const all = starts()
    for (const state of all) {
      expect(state.explorations.length).toBe(20)
      expect(state.allies.length).toBe(4)
      expect(state.damage.length).toBe(16)
      expect([state.modules.length, state.precursorModules.length]).toEqual([24, 8])
      expect(state.modules.some((card) => MODULES[card].precursor)).toBe(false)
      expect(state.precursorModules.every((card) => MODULES[card].precursor)).toBe(true)
    }
    for (const deck of ['explorations', 'allies', 'damage', 'modules', 'precursorModules'] as const)
      expect(varies(all.map((state) => state[deck]))).toBe(true)
  })

  test('XO-SET-10 nothing lies on the Starting System, and no marker is in play', () => {
    for (const { systems } of starts())
      expect(systems).toMatchObject([
        { exploration: false, key: NONE, pacified: 0, wormhole: false, riftClosed: false, riftOpened: false },
      ])
  })

  test('XO-SET-11 each captain picks one of the ships that are left', () => {
    const t = transcript({ ready: false })
    expect(t.asked).toBe('0 ship')
    expect(t.options).toEqual(['take 0', 'take 1', 'take 2', 'take 3', 'take 4', 'take 5'])
    t.play('take 3')
    expect(t.asked).toBe('1 ship')
    expect(t.options).toEqual(['take 0', 'take 1', 'take 2', 'take 4', 'take 5'])
    t.play('take 5', 'take 0', 'take 4')
    expect(t.state.ships.map((ship) => SHIPS[ship.board].id)).toEqual([
      'drone-specialist',
      'pirate-ship',
      'warship',
      'explorer',
    ])
  })

  test('XO-SET-12 each chooses a half of its level-1 Mod; the others wait', () => {
    const t = transcript({ ready: false }).play('take 0', 'take 1', 'take 2', 'take 3')
    expect(t.asked).toBe('0 mod')
    t.play('half 1', 'half 2', 'half 2', 'half 1')
    expect(t.state.ships.map(({ mods }) => mods)).toEqual([
      [1, 0, 0, 0, 0, 0],
      [2, 0, 0, 0, 0, 0],
      [2, 0, 0, 0, 0, 0],
      [1, 0, 0, 0, 0, 0],
    ])
    expect(t.prompt).toBe('order')
  })

  const taken = ['take 1', 'take 2', 'take 4', 'take 5', 'half 1', 'half 1', 'half 1', 'half 1']

  test('XO-SET-13 as many Health markers and Actions as the board shows, all healthy', () => {
    const { state } = transcript({ ready: false }).play(...taken)
    expect(state.ships.map(({ health, markers, actions }) => [health, markers, actions])).toEqual([
      [11, 11, 3],
      [8, 8, 3],
      [7, 7, 4],
      [8, 8, 3],
    ])
  })

  test('XO-SET-14 one Energy, ready', () => {
    const { state } = transcript({ ready: false }).play(...taken)
    for (const { energy, energyMarkers } of state.ships) expect([energy, energyMarkers]).toEqual([1, 1])
  })

  test('XO-SET-15 no EXP, on the Starting System, with 1 Scrap', () => {
    const { state } = transcript({ ready: false }).play(...taken)
    for (const { exp, level, place, scraps } of state.ships)
      expect([exp, level, place, scraps]).toEqual([0, 1, 0, 1])
  })

  test('XO-SET-16 30 tiles: the 24 blue and orange ones, 5 red ones and the Great Rift', () => {
    for (const state of starts()) {
      const stack = stackOf(state)
      expect(stack.length).toBe(30)
      expect(new Set([...stack, TILES[state.systems[0].tile].id]).size).toBe(31)
    }
    expect(varies(starts().map((state) => stackOf(state)[0]))).toBe(true)
  })

  test('XO-SET-17 the Great Rift is anywhere in its pile of five tiles', () => {
    const places = starts().map((state) => stackOf(state).indexOf('GR'))
    expect(rising(new Set(places))).toEqual([25, 26, 27, 28, 29])
  })

  /** The piles of a stack, from the top. */
  const pilesOf = (state: XodusState): string[][] => {
    const stack = stackOf(state)
    return Array.from({ length: 6 }, (_, pile) => stack.slice(pile * 5, pile * 5 + 5))
  }
  const isRed = (id: string): boolean => id.startsWith('R')

  test('XO-SET-18 a red tile is anywhere in its pile', () => {
    const places = starts().flatMap((state) => pilesOf(state).map((pile) => pile.findIndex(isRed)))
    expect(rising(new Set(places))).toEqual([-1, 0, 1, 2, 3, 4])
  })

  test('XO-SET-19 the pile of the Great Rift is the last, the others are in any order', () => {
    const above = starts().map((state) => pilesOf(state).slice(0, 5))
    expect(above.flat(2)).not.toContain('GR')
    for (let pile = 0; pile < 5; pile++) {
      const reds = above.map((piles) => piles[pile].find(isRed))
      expect(new Set(reds)).toEqual(new Set(['R1', 'R2', 'R3', 'R4', 'R5', 'R6']))
    }
  })

  test('XO-SET-20 one red tile in each of the first five groups of five, the Great Rift in the sixth', () => {
    for (const state of starts()) {
      const piles = pilesOf(state)
      expect(piles.map((pile) => pile.filter(isRed).length)).toEqual([1, 1, 1, 1, 1, 0])
      expect(piles[5]).toContain('GR')
    }
  })

  test('XO-SET-21 the sixth red tile is the Starting System', () => {
    const all = starts()
    for (const { systems } of all) {
      expect(systems.length).toBe(1)
      expect(TILES[systems[0].tile].colour).toBe('corrupted')
    }
    expect(new Set(all.map(({ systems }) => systems[0].tile)).size).toBe(6)
  })

  test('XO-SET-22 all ships start there, and nobody is detected', () => {
    const t = transcript({ ready: false }).play(...taken)
    expect(t.state.ships.map(({ place }) => place)).toEqual([0, 0, 0, 0])
    t.play('activate 2')
    expect(t.asked).toBe('2 act')
    expect(t.told).not.toContain('detection')
  })

  test('XO-SET-23 without a choice the first team flies', () => {
    const ships = (seats: number) => {
      const t = transcript({ seats, ready: false, options: { chooseShips: false } })
      return t.state.ships.map((ship) => SHIPS[ship.board].id)
    }
    expect(ships(4)).toEqual(['explorer', 'warship', 'proto-ship', 'battlecruiser'])
    expect(ships(3)).toEqual(['explorer', 'warship', 'proto-ship'])
    expect(board('warship')).toBe(0)
  })

  test('XO-SET-23 its first Mods are installed, and the Explorer takes the first turn: nothing is asked before', () => {
    const t = transcript({ ready: false, options: { chooseShips: false } })
    expect(t.asked).toBe('0 act')
    expect(t.state.ships.map(({ mods }) => mods[0])).toEqual([2, 1, 2, 1])
    expect(t.state.turn?.leader).toBe(0)
    t.play('end-turn')
    expect(t.prompt).toBe('order')
  })
})
