import { describe, expect, test } from 'vitest'
import { MAP } from '../content/map.ts'
import { explorationIds, taking, transcript } from './transcript.ts'

describe('Moving between sectors', () => {
  test('VL-301 any number of borders in a turn, in any direction', () => {
    const t = transcript({}, (p) => p.inSpace(0, 1, taking(6)))
    t.play('cross 2', 'cross 1', 'cross 2', 'cross 3', 'cross 4', 'cross 3')
    expect(t.facts('crossed').map(({ to }) => to)).toEqual([2, 1, 2, 3, 4, 3])
    expect(t.ship(0).sector).toBe(3)
  })

  test('VL-302 the cost of the border is discarded face up, and the ship goes to the adjacent sector', () => {
    const t = transcript({}, (p) => p.inSpace(0, 3, taking(5)).deck('EX-10', 'EX-11', 'EX-12', 'EX-13'))
    t.play('cross 5')
    expect(explorationIds(t.driver.view(1).state.discard)).toEqual(['EX-10', 'EX-11', 'EX-12'])
    expect([t.ship(0).sector, t.state.turn.hand]).toEqual([5, 2])
  })

  test('VL-302 only adjacent sectors are within reach', () => {
    const t = transcript({}, (p) => p.inSpace(0, 1, taking(8)))
    expect(t.options.filter((key) => key.startsWith('cross'))).toEqual(['cross 2', 'cross 3'])
    expect([t.refusal('cross 4'), t.refusal('cross 5')]).toEqual([{ rule: 'VL-302' }, { rule: 'VL-302' }])
    expect(t.shown).not.toContain('cross 1')
  })

  test('VL-303 Blue discards 1 card face up to cross a border of cost 1', () => {
    const t = transcript({}, (p) => p.inSpace(0, 1).deck('EX-12')).play('cross 2')
    expect(t.facts('paid').map(({ cards }) => explorationIds(cards))).toEqual([['EX-12']])
    expect(t.ship(0).sector).toBe(2)
  })

  test('VL-304 a border costs the same in both directions', () => {
    for (const { between, cost } of MAP.borders) {
      for (const [from, to] of [between, between.toReversed()]) {
        const t = transcript({}, (p) => p.inSpace(0, from)).play(`cross ${to}`)
        expect([from, to, t.facts('paid')[0].cards.length]).toEqual([from, to, cost])
      }
    }
  })

  test('VL-305 a border cannot be crossed with too few cards left', () => {
    const t = transcript({}, (p) =>
      p.inSpace(0, 2, taking(5)).deck('EX-10', 'EX-10', 'EX-11', 'EX-11', 'EX-12'),
    )
    expect(t.refusal('cross 4')).toBeUndefined()
    t.play('turn-over', 'turn-over', 'turn-over', 'turn-over')
    expect(t.refusal('cross 4')).toEqual({ rule: 'VL-305', missing: 1 })
    expect(t.refusal('cross 3')).toBeUndefined()
    t.play('turn-over')
    expect(t.refusal('cross 4')).toEqual({ rule: 'VL-305', missing: 2 })
    expect(t.refusal('cross 3')).toEqual({ rule: 'VL-305', missing: 1 })
  })

  test('VL-306 one explores without moving, and several sectors in one turn', () => {
    const t = transcript({}, (p) =>
      p.inSpace(0, 1).charted(1, 1).charted(2, 1).deck('EX-04', 'EX-10', 'EX-04'),
    )
    t.play('turn-over', 'cross 2', 'turn-over')
    expect(t.facts('discovered').map(({ sector, slot }) => [sector, slot])).toEqual([
      [1, 'alpha'],
      [2, 'beta'],
    ])
  })

  test('VL-307 a card discarded to cross gives no XP and has no effect', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2).deck('EX-28', 'EX-10', 'EX-12')).play('cross 4')
    expect(t.facts('xp')).toEqual([])
    expect(t.ship(0)).toMatchObject({ place: 'space', sector: 4, xp: [0, 0, 0, 0] })
    expect(t.options).toContain('turn-over')
  })

  test('VL-308 borders are paid one at a time: a route can be broken off half-way', () => {
    const t = transcript({}, (p) => p.inSpace(0, 1, taking(5)).deck('EX-12', 'EX-13', 'EX-10'))
    t.play('cross 2')
    // What comes on the way may change the plan.
    t.play('turn-over', 'D', 'cross 1', 'land-on-base')
    expect(t.ship(0)).toMatchObject({ place: 'base', xp: [0, 1, 0, 0] })
    expect(t.facts('paid').map(({ cards }) => cards.length)).toEqual([1, 1])
  })
})
