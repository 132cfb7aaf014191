import { describe, expect, test } from 'vitest'
import { SHIPS } from '../content/ships.ts'
import { explorationIds, taking, transcript } from './transcript.ts'

describe('Buying', () => {
  test.each(['thrusters', 'scanners', 'lasers', 'detectors'])('VL-211 2 cards buy one of the %s', (item) => {
    const t = transcript({}, (p) => p.inSpace(0, 2, taking(5)).deck('EX-10', 'EX-10', 'EX-11', 'EX-11')).play(
      `buy ${item}`,
    )
    expect(t.state.turn.hand).toBe(3)
    expect(t.facts('bought')).toEqual([{ kind: 'bought', seat: 0, item }])
    t.play('cross 1', 'cross 2')
    expect(t.refusal(`buy ${item}`)).toEqual({ rule: 'VL-211', missing: 1 })
  })

  test.each(['squads', 'commerce', 'alliance', 'capture'])('VL-212 3 cards buy one of %s', (item) => {
    const t = transcript({}, (p) => p.inSpace(0, 2, taking(5)).deck('EX-10', 'EX-10', 'EX-11')).play(
      `buy ${item}`,
    )
    expect(t.state.turn.hand).toBe(2)
    expect(t.facts('bought')).toEqual([{ kind: 'bought', seat: 0, item }])
    expect(t.refusal(`buy ${item}`)).toEqual({ rule: 'VL-212', missing: 1 })
  })

  test('VL-213 each item gives 1 Negotiation XP, at once', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, taking(5))).play('buy squads')
    expect(t.ship(0).xp).toEqual([1, 0, 0, 0])
    t.play('buy lasers')
    expect(t.ship(0).xp).toEqual([2, 0, 0, 0])
    expect(t.facts('xp')).toMatchObject([{ source: 'purchase' }, { source: 'purchase' }])
  })

  test('VL-214 any number of items in a turn', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, { ...taking(8), lasers: 1 }))
    t.play('buy lasers', 'buy lasers', 'buy lasers', 'buy scanners')
    expect(t.ship(0)).toMatchObject({ lasers: 4, scanners: 2, xp: [4, 0, 0, 0] })
  })

  test('VL-215 the cards paid are discarded face up, without effect and without XP', () => {
    const t = transcript({}, (p) => p.inSpace(0, 2, taking(5)).deck('EX-28', 'EX-10', 'EX-14'))
    t.play('buy squads')
    expect(explorationIds(t.driver.view(1).state.discard)).toEqual(['EX-28', 'EX-10', 'EX-14'])
    expect(t.ship(0)).toMatchObject({ place: 'space', sector: 2, xp: [1, 0, 0, 0] })
    expect(t.facts('turned-over')).toEqual([])
    expect(t.options).toContain('turn-over')
  })

  test('VL-217 a thruster bought counts from the next turn', () => {
    const { cards, tracks } = SHIPS.frombola
    const { max } = tracks.thrusters
    const t = transcript({}, (p) =>
      p.inSpace(0, 2, { thrusters: max - 1 }).deck('EX-10', 'EX-11', 'EX-12', 'EX-10', 'EX-11'),
    )
    expect(t.play('buy thrusters').state.turn.hand).toBe(cards[max - 1] - 2)
    t.play('end-turn', 'end-turn', 'turn-over')
    expect(t.facts('cards-taken')).toMatchObject([{ cards: cards[max - 1] }, { cards: cards[max] }])
    expect(cards[max]).toBeGreaterThan(cards[max - 1])
  })

  test('VL-155 a laser bought serves in the next combat, even of the same turn', () => {
    const t = transcript({}, (p) =>
      p.inSpace(0, 2, { ...taking(5), lasers: 1 }).deck('EX-10', 'EX-11', 'EX-24'),
    )
    t.play('buy lasers', 'turn-over')
    expect(t.facts('fight')).toMatchObject([{ lasers: 2, rolls: 0 }])
  })

  test('VL-217 a thruster lost takes no card from the hand', () => {
    const t = transcript({ dice: [3] }, (p) => p.inSpace(0, 2, taking(6)).deck('EX-14', 'EX-10'))
    t.play('turn-over')
    expect(t.ship(0).thrusters).toBe(taking(6).thrusters - 1)
    expect(t.state.turn.hand).toBe(5)
  })
})
