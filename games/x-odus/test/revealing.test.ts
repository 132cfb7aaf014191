import { EDGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { TILES } from '../content/tiles.ts'
import { isOpen, turnsThatFit } from '../position/map.ts'
import { NONE } from '../position/state.ts'
import { type Position, tile, transcript } from './transcript.ts'

const withPrefix = (keys: readonly string[], prefix: string) => keys.filter((key) => key.startsWith(prefix))

describe('Revealing Systems', () => {
  test('XO-ACT-01 a Probe costs an Action and lays the top tile on the space chosen', () => {
    const t = transcript({}, (p) => p.startingSystem('R1').tiles('B10', 'O01')).play('activate 0', 'probe 2')
    expect(t.asked).toBe('0 rotation')
    t.play('turn 2')
    expect(t.tile(1)).toBe('B10')
    expect(t.system(1)).toMatchObject({ q: 1, r: 0, turn: 2 })
    expect(t.ship(0)).toMatchObject({ place: 0, actions: 2 })
    expect(t.facts('revealed')).toEqual([
      { kind: 'revealed', seat: 0, board: 0, tile: tile('B10'), blind: false },
    ])
    t.play('probe 0', 'turn 0')
    expect(t.tile(2)).toBe('O01')
  })

  test('XO-ACT-02 the space is chosen before the tile is seen', () => {
    const t = transcript({}, (p) => p.startingSystem('R1').tiles('B10')).play('activate 0')
    expect(t.state.drawn).toBe(NONE)
    t.play('probe 4')
    expect(TILES[t.state.drawn].id).toBe('B10')
    expect(t.options.every((key) => key.startsWith('turn'))).toBe(true)
  })

  test('XO-ACT-02 an Explorer with Deep Scan looks first, and chooses then', () => {
    const t = transcript({}, (p) => p.startingSystem('R1').tiles('R3').mods(3, 'AB')).play('activate 3')
    expect(withPrefix(t.options, 'probe')).toEqual(['probe -1'])
    expect(withPrefix(t.options, 'blind-jump')).toEqual(['blind-jump -1'])
    t.play('probe -1')
    expect(t.asked).toBe('3 space')
    expect(TILES[t.state.drawn].id).toBe('R3')
    expect(t.options).toEqual(['space 0 -1', 'space 1 0', 'space -1 1'])
    t.play('space -1 1')
    expect(t.prompt).toBe('rotation')
    t.playAny()
    expect(t.system(1)).toMatchObject({ q: -1, r: 1, tile: tile('R3') })
  })

  test('XO-ACT-03 only through open edges, onto empty spaces', () => {
    const t = transcript({}, (p) => p.startingSystem('R1')).play('activate 0')
    expect(withPrefix(t.shown, 'probe')).toEqual(['probe 0', 'probe 2', 'probe 4'])
    const taken = transcript({}, (p) => p.north('B10')).play('activate 0')
    expect(withPrefix(taken.shown, 'probe')).toEqual(['probe 2', 'probe 4'])
  })

  test('XO-ACT-03 every way the tile may be turned joins it to the System by a lane', () => {
    const { state } = transcript({}, (p) => p.startingSystem('R1'))
    for (const [number, { id, edges }] of TILES.entries()) {
      const turns = turnsThatFit(state, number, 0, -1, 0)
      const fitting = [0, 1, 2, 3, 4, 5].filter((turn) => edges[(3 - turn + EDGES) % EDGES] === '1')
      // Ways that look the same are given once.
      const looks = (turn: number) => edges.slice(6 - turn) + edges.slice(0, 6 - turn)
      expect([id, turns.map(looks)]).toEqual([id, [...new Set(fitting.map(looks))]])
    }
  })

  test('XO-ACT-03 the ways offered are those, and one way alone is not asked', () => {
    const ways = (id: string) => {
      const t = transcript({}, (p) => p.startingSystem('R1').tiles(id)).play('activate 0', 'probe 0')
      return t.prompt === 'rotation' ? t.options : t.system(1).turn
    }
    // R4 is open on two edges across from each other: turned by 0 or by 3 it lies the same.
    expect(ways('R4')).toBe(0)
    expect(ways('O05')).toBe(1)
    expect(ways('R5')).toEqual(['turn 1', 'turn 3'])
  })

  test('XO-ACT-04 other neighbours need not match: where an open edge meets a closed one there is no lane', () => {
    // R4 at 1, -1 is closed towards the tile on its left.
    const t = transcript({}, (p) => p.north('B10').system('R4', 1, -1, 0)).play('activate 0', 'jump 1')
    expect(isOpen(t.system(1), 2)).toBe(true)
    expect(isOpen(t.system(2), 5)).toBe(false)
    expect(withPrefix(t.shown, 'jump')).toEqual(['jump 0'])
    expect(withPrefix(t.shown, 'probe')).toEqual(['probe 0', 'probe 5'])
  })

  test('XO-ACT-05 an Exploration marker, or the Key of the Signal, comes with the tile', () => {
    const t = transcript({}, (p) => p.startingSystem('R1').tiles('B10', 'B03', 'R2'))
    t.play('activate 0', 'probe 0', 'turn 0', 'probe 2', 'turn 1', 'probe 4').playAny()
    expect(t.state.systems.map(({ exploration, key }) => [exploration, key])).toEqual([
      [false, NONE],
      [true, NONE],
      [false, 2],
      [false, NONE],
    ])
    expect(t.facts('signal-found').map(({ signal, tile: found }) => [signal, found])).toEqual([
      [2, tile('B03')],
    ])
  })

  test('XO-ACT-07 a Blind Jump reveals, and jumps there for the same Action', () => {
    const t = transcript({}, (p) => p.startingSystem('R1').tiles('B10'))
    t.play('activate 0', 'blind-jump 4')
    expect(t.asked).toBe('0 rotation')
    t.play('turn 1')
    expect(t.asked).toBe('0 act')
    expect(t.ship(0)).toMatchObject({ place: 1, actions: 2 })
    expect(t.facts('moved').map(({ how, to }) => [how, to])).toEqual([['blind-jump', tile('B10')]])
  })

  test('XO-ACT-07 an Explorer learns from it as from a Probe, once per Action', () => {
    const t = transcript({}, (p) => p.startingSystem('R1').tiles('B10')).play('activate 3', 'blind-jump 0')
    t.playAny()
    expect(t.facts('exp')).toMatchObject([{ board: 4, exp: 1 }])
  })

  test('XO-ACT-07 the Jump cannot be refused: an Enemy System is entered', () => {
    const t = transcript({}, (p) => p.startingSystem('R1').tiles('O01')).play('activate 0', 'blind-jump 0')
    t.playAny()
    expect([t.asked, t.ship(0).place]).toEqual(['0 detection', 1])
  })

  test('XO-ACT-16 without tiles there is no Probe and no Blind Jump', () => {
    const t = transcript({}, (p) => p.startingSystem('R1').shortStack(1)).play('activate 0', 'probe 0')
    if (t.prompt === 'rotation') t.playAny()
    expect(t.refusal('probe 2')).toEqual({ rule: 'XO-ACT-16' })
    expect(t.refusal('blind-jump 2')).toEqual({ rule: 'XO-ACT-16' })
  })

  test('XO-ACT-16 an effect reveals as many as are left', () => {
    const t = transcript({}, (p) => p.startingSystem('R1').tiles('B10').shortStack(1).modules(0, 'M13'))
    t.play('activate 0')
    const use = t.options.find((key) => key.startsWith('use'))
    t.play(use ?? 'there is no card to use')
    expect(t.options).toEqual(['space 0 -1', 'space 1 0', 'space -1 1'])
    t.play('space 1 0').playAny()
    expect(t.state.systems.length).toBe(2)
  })

  const probing = (p: Position) => p.startingSystem('R1').tiles('B10', 'B07').mods(3, 'B')

  test('Twin Probes reveal a second System, for an Energy and no Action', () => {
    const t = transcript({}, probing).play('activate 3', 'probe 0', 'turn 0')
    expect(t.asked).toBe('3 after-probe')
    t.play('use 3 0 -1', 'space 1 0', 'turn 1')
    expect(t.state.systems.map((_, place) => t.tile(place))).toEqual(['R1', 'B10', 'B07'])
    expect(t.ship(3)).toMatchObject({ actions: 3, energy: 0, exp: 1 })
    t.play('probe 4').playAny()
    expect(t.prompt).not.toBe('after-probe')
  })

  test('Twin Probes may be kept for another time', () => {
    const t = transcript({}, probing).play('activate 3', 'probe 0', 'turn 0', 'go-on')
    expect(t.state.systems.length).toBe(2)
    expect(t.ship(3)).toMatchObject({ actions: 3, energy: 1, exp: 1 })
  })
})
