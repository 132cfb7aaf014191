import { describe, expect, test } from 'vitest'
import { type Position, transcript } from './transcript.ts'

const line = (p: Position) => p.north('B10', 'B02', 'B06', 'B07')

describe('Strain', () => {
  test('XO-ACT-37 at any moment, once per round: an Action more, and a Damage Roll at the end of the turn', () => {
    const t = transcript({ dice: ['red miss', 'red hit'] }, line).play('activate 0', 'strain')
    expect(t.ship(0)).toMatchObject({ actions: 4, strained: true, health: 9 })
    expect(t.refusal('strain')).toEqual({ rule: 'XO-ACT-37' })
    t.play('jump 1', 'end-turn')
    expect(t.facts('damage-roll')).toMatchObject([{ board: 0, misses: 1, why: 'strain' }])
    expect(t.ship(0)).toMatchObject({ health: 8, acted: true })
  })

  test('XO-ACT-37 the book: repair, Blind Jump, strain, Rush over three tiles, then the Damage Roll', () => {
    // From the Corrupted System she lands on (R3) the line goes on to the north.
    const t = transcript({ dice: ['red hit', 'red special'] }, (p) =>
      p
        .startingSystem('R1')
        .system('B10', 0, -2)
        .system('B02', 0, -3)
        .system('B06', 0, -4)
        .tiles('R3')
        .ship(0, { health: 8, scraps: 2 }),
    )
    t.play('activate 0', 'maintain', 'repair 0 -1', 'blind-jump 0', 'turn 0')
    expect(t.ship(0)).toMatchObject({ place: 4, actions: 1, health: 9, scraps: 1 })
    t.play('strain')
    expect(t.ship(0).actions).toBe(2)
    t.play('rush 3')
    expect(t.ship(0)).toMatchObject({ place: 3, actions: 0 })
    t.play('end-turn')
    expect(t.facts('damage-roll')).toMatchObject([{ board: 0, misses: 0, why: 'strain' }])
  })

  test('XO-ACT-37 a ship whose engine fails cannot strain', () => {
    const t = transcript({}, (p) => line(p).damage(0, 'engine-failure')).play('activate 0')
    expect(t.refusal('strain')).toEqual({ rule: 'XO-DMG-05' })
  })

  test('XO-ACT-38 the roll is made even if an effect ends the turn', () => {
    const t = transcript({ dice: ['red miss', 'red miss', 'red miss', 'red hit'] }, (p) =>
      p.north('B10').at(1, 0).explorations('X20'),
    )
    t.play('activate 0', 'strain', 'explore')
    expect(t.facts('skill-roll')).toMatchObject([{ success: false }])
    expect(t.facts('damage-roll')).toMatchObject([{ board: 0, misses: 1, why: 'strain' }])
    expect(t.ship(0).acted).toBe(true)
    expect(t.prompt).toBe('order')
  })

  test('XO-ACT-38 a ship that is destroyed by it is out', () => {
    const t = transcript({ dice: ['red miss', 'red hit'] }, (p) => line(p).ship(0, { health: 1 }))
    t.play('activate 0', 'strain', 'jump 1', 'end-turn')
    expect(t.ship(0)).toMatchObject({ destroyed: true })
    expect(t.options).toEqual(['activate 1', 'activate 2', 'activate 3'])
  })

  test('XO-ACT-39 engaged, nothing can be done but to fight or to disengage', () => {
    const t = transcript({}, (p) => line(p).noTokens().avatar(1, 0)).play('activate 0')
    while (t.prompt === 'gather') t.play('go-on')
    expect(t.prompt).toBe('manoeuvre')
    const kinds = new Set(t.options.map((key) => key.split(' ')[0]))
    expect([...kinds].toSorted()).toEqual(['defensive', 'disengage', 'offensive'])
  })

  test('XO-ACT-40 Actions may be repeated, but for Scavenge and Strain', () => {
    const t = transcript({}, line).play('activate 0', 'strain', 'scavenge', 'jump 1', 'jump 0', 'jump 1')
    expect(t.facts('moved').length).toBe(3)
    const again = transcript({}, line).play('activate 0', 'scavenge')
    expect(again.refusal('scavenge')).toEqual({ rule: 'XO-ACT-22' })
    again.play('strain')
    expect(again.refusal('strain')).toEqual({ rule: 'XO-ACT-37' })
  })

  test('XO-ACT-40 both come back with the next round', () => {
    const t = transcript({ dice: ['red hit', 'red hit'] }, (p) => line(p).noTokens())
    t.play('activate 0', 'scavenge', 'strain', 'end-turn').endRound().play('activate 0')
    expect(t.refusal('scavenge')).toBeUndefined()
    expect(t.refusal('strain')).toBeUndefined()
  })
})
