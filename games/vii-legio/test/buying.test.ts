import { describe, expect, test } from 'vitest'
import { explorationIds, transcript } from './transcript.ts'

describe('Buying', () => {
  test.each(['thrusters', 'scanners', 'lasers', 'detectors'])('VL-211 2 cards buy one of the %s', (item) => {
    const t = transcript({}, (p) => p.inSpace(0, 2)).play(`buy ${item}`)
    expect(t.state.turn.hand).toBe(1)
    expect(t.facts('bought')).toEqual([{ kind: 'bought', seat: 0, item }])
    expect(t.refusal(`buy ${item}`)).toEqual({ rule: 'VL-211', missing: 1 })
  })

  test.each(['squads', 'commerce', 'alliance', 'capture'])('VL-212 3 cards buy one of %s', (item) => {
    const t = transcript({}, (p) => p.inSpace(0, 2, { thrusters: 4 })).play(`buy ${item}`)
    expect(t.state.turn.hand).toBe(1)
    expect(t.facts('bought')).toEqual([{ kind: 'bought', seat: 0, item }])
    expect(t.refusal(`buy ${item}`)).toEqual({ rule: 'VL-212', missing: 2 })
  })

  test('VL-213 each item gives 1 Negotiation XP, at once', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, { thrusters: 5 })).play('buy squads')
    expect(t.ship(0).xp).toEqual([1, 0, 0, 0])
    t.play('buy lasers')
    expect(t.ship(0).xp).toEqual([2, 0, 0, 0])
    expect(t.facts('xp')).toMatchObject([{ source: 'purchase' }, { source: 'purchase' }])
  })

  test('VL-214 any number of items in a turn', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, { spatha: true, thrusters: 8, lasers: 1 }))
    t.play('buy lasers', 'buy lasers', 'buy lasers', 'buy scanners')
    expect(t.ship(0)).toMatchObject({ lasers: 4, scanners: 2, xp: [4, 0, 0, 0] })
  })

  test('VL-215 the cards paid are discarded face up, without effect and without XP', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, { thrusters: 4 }).deck('EX-28', 'EX-10', 'EX-14'))
    t.play('buy squads')
    expect(explorationIds(t.driver.view(1).state.discard)).toEqual(['EX-28', 'EX-10', 'EX-14'])
    expect(t.ship(0)).toMatchObject({ place: 'space', sector: 2, xp: [1, 0, 0, 0] })
    expect(t.facts('turned-over')).toEqual([])
    expect(t.options).toContain('turn-over')
  })

  test('VL-217 a thruster bought counts from the next turn', () => {
    const t = transcript({}, (p) =>
      p.inSpace(0, 2, { thrusters: 4 }).deck('EX-10', 'EX-11', 'EX-12', 'EX-10', 'EX-11'),
    )
    expect(t.play('buy thrusters').state.turn.hand).toBe(2)
    t.play('end-turn', 'end-turn', 'turn-over')
    expect(t.facts('cards-taken').map(({ cards }) => cards)).toEqual([4, 5])
  })

  test('VL-155 a laser bought serves in the next combat, even of the same turn', () => {
    const t = transcript({}, (p) =>
      p.inSpace(0, 2, { thrusters: 4, lasers: 1 }).deck('EX-10', 'EX-11', 'EX-24'),
    )
    t.play('buy lasers', 'turn-over')
    expect(t.facts('fight')).toMatchObject([{ lasers: 2, rolls: 0 }])
  })

  test('VL-217 a thruster lost takes no card from the hand', () => {
    const t = transcript({ dice: [3] }, (p) => p.inSpace(0, 2, { thrusters: 6 }).deck('EX-14', 'EX-10'))
    t.play('turn-over')
    expect(t.ship(0).thrusters).toBe(5)
    expect(t.state.turn.hand).toBe(5)
  })
})
