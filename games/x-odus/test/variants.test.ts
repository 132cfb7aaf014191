import { cannotSetUp, FastChance, refuse, tableOptions } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { TILES } from '../content/tiles.ts'
import { TRACKS } from '../content/track.ts'
import { xodus } from '../rules/game.ts'
import type { XodusState } from '../position/state.ts'
import { rising, stackOf } from './quiet-table.ts'
import { transcript } from './transcript.ts'

function startWith(seats: number, given: Record<string, number | boolean> = {}, seed = 0): XodusState {
  return xodus.start({ seats, options: tableOptions(xodus, given) }, new FastChance(`variants ${seed}`))
}

describe('Variants and difficulty', () => {
  test('XO-VAR-01 three ships: two Avatars, three Signals and Keys, as many spaces', () => {
    const state = startWith(3)
    expect(state.ships.length).toBe(3)
    expect(state.tokens.map(({ space }) => space)).toEqual([6, 12])
    expect(state.leftOut.length).toBe(2)
    expect([state.signals.length, state.spareLevels.length]).toEqual([3, 3])
    expect(xodus.components(state)['keys']).toBe(3)
    expect(TRACKS[3].spaces).toBe(TRACKS[4].spaces)
  })

  test('XO-VAR-01 three Keys restore the seal', () => {
    const t = transcript({ seats: 3 }, (p) =>
      p.startingSystem('R1').system('GR', 0, -1, 3).keysPlaced(0, 1).keys(2, 2).at(1, 2).noTokens(),
    )
    t.play('activate 2', 'explore', 'end-turn', 'activate 0', 'end-turn', 'end-turn')
    expect(t.state.ending).toBe('victory')
  })

  test('XO-VAR-02 three ships: no tile with a white dot, 25 in the stack, five blocks', () => {
    for (let seed = 0; seed < 20; seed++) {
      const state = startWith(3, {}, seed)
      const stack = stackOf(state)
      expect(stack.length).toBe(25)
      expect([...stack, TILES[state.systems[0].tile].id]).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(B04|B12|O04|O11|R6)$/)]),
      )
      expect(state.boxTiles.map((tile) => TILES[tile].id)).toEqual(['B04', 'B12', 'O04', 'O11', 'R6'])
      expect(stack.indexOf('GR')).toBeGreaterThanOrEqual(20)
      for (let block = 0; block < 4; block++)
        expect(stack.slice(block * 5, block * 5 + 5).filter((id) => id.startsWith('R')).length).toBe(1)
    }
  })

  test('XO-VAR-03 with two red spaces, four of the twelve Enemies of the Reserve never come by them', () => {
    const { reserve } = startWith(3)
    const coming = TRACKS[3].red.length * 4
    expect(reserve.flat().length - coming).toBe(4)
    expect(startWith(4).reserve.flat().length - TRACKS[4].red.length * 4).toBe(0)
  })

  test('XO-VAR-04 two players have two ships each, or three between them', () => {
    expect(startWith(2).ships.map(({ seat }) => seat)).toEqual([0, 1, 0, 1])
    expect(startWith(2, { ships: 3 }).ships.map(({ seat }) => seat)).toEqual([0, 1, 0])
  })

  test('XO-VAR-04 there are no games of two ships, and never fewer ships than captains', () => {
    expect(cannotSetUp(xodus, 2, { ships: 2 })).toMatchObject({
      why: 'option',
      option: { choices: [0, 3, 4] },
    })
    expect(cannotSetUp(xodus, 4, { ships: 3 })).toEqual({ why: 'rule', refusal: refuse('XO-VAR-04', 1) })
    expect(cannotSetUp(xodus, 3, { ships: 3 })).toBeUndefined()
    expect(startWith(3, { ships: 4 }).ships.map(({ seat }) => seat)).toEqual([0, 1, 2, 0])
  })

  test('XO-VAR-05 alone, one captain has three ships', () => {
    expect(startWith(1).ships.map(({ seat }) => seat)).toEqual([0, 0, 0])
    expect(startWith(1).signals.length).toBe(3)
  })

  test('XO-VAR-06 ships of one captain have separate turns, Scraps and Fleets', () => {
    const t = transcript({ seats: 1 }, (p) => p.startingSystem('R1'))
    t.play('activate 1', 'scavenge', 'end-turn')
    expect(t.state.ships.map(({ scraps, acted }) => [scraps, acted])).toEqual([
      [1, false],
      [2, true],
      [1, false],
    ])
    expect(t.options).toEqual(['activate 0', 'activate 2'])
  })

  const levelsAt = (difficulty: number) => {
    const { signals, spareLevels } = startWith(4, { difficulty })
    return rising([...signals.map(({ level }) => level), ...spareLevels])
  }

  test('XO-VAR-07 every pool has six Signals', () => {
    for (const difficulty of [0, 1, 2]) expect(levelsAt(difficulty).length).toBe(6)
  })

  test('XO-VAR-08 Easy Strollers: four Hazardous, two Perilous', () => {
    expect(levelsAt(0)).toEqual([0, 0, 0, 0, 1, 1])
  })

  test('XO-VAR-09 Hardened Travellers: two of each', () => {
    expect(levelsAt(1)).toEqual([0, 0, 1, 1, 2, 2])
    expect(startWith(4).difficulty).toBe(1)
  })

  test('XO-VAR-10 Heroic Adventurers: two Perilous, four Lethal', () => {
    expect(levelsAt(2)).toEqual([1, 1, 2, 2, 2, 2])
  })

  test('XO-VAR-11 the permanent Movement marker is an option of the Heroic level', () => {
    expect(startWith(4, { difficulty: 2, nightmare: true }).nightmare).toBe(true)
    expect(startWith(4, { difficulty: 2 }).nightmare).toBe(false)
    expect(cannotSetUp(xodus, 4, { difficulty: 2, nightmare: true })).toBeUndefined()
    for (const difficulty of [0, 1])
      expect(cannotSetUp(xodus, 4, { difficulty, nightmare: true })).toEqual({
        why: 'rule',
        refusal: refuse('XO-VAR-11'),
      })
  })

  test('XO-VAR-04 XO-VAR-11 tables of the past that were set up otherwise are still the same games', () => {
    expect(startWith(4, { ships: 3 }).ships.length).toBe(4)
    expect(startWith(4, { difficulty: 1, nightmare: true }).nightmare).toBe(false)
  })

  test('XO-VAR-11 it adds a step to every Avatar, and stays', () => {
    const t = transcript(
      { options: { difficulty: 2, nightmare: true }, dice: ['avatar 1', 'avatar 1'] },
      (p) => p.north('B10', 'B02', 'B06', 'B07', 'B08', 'B09').avatar(1, 6, {}).at(0, 0, 1, 2, 3),
    )
    t.endRound()
    expect(t.facts('avatar-moves').map(({ steps }) => steps)).toEqual([2])
    t.endRound()
    expect(t.facts('avatar-moves').map(({ steps }) => steps)).toEqual([2, 2])
  })
})
