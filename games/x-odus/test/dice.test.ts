import { describe, expect, test } from 'vitest'
import { DIE_FACES } from '../content/dice.ts'
import { SHIPS } from '../content/ships.ts'
import { damageOdds, detectionOdds } from '../position/odds.ts'
import { COLOURS } from '../position/state.ts'
import { carrying, duel } from './duel.ts'
import { board } from './position.ts'
import { transcript } from './transcript.ts'

describe('Dice', () => {
  test.each(COLOURS)('XO-DIC-01 a %s die has six faces, and all three symbols', (colour) => {
    expect(DIE_FACES[colour]).toHaveLength(6)
    expect(new Set(DIE_FACES[colour])).toEqual(new Set(['hit', 'miss', 'special']))
  })

  test('XO-DIC-02 the colours have different odds of each symbol', () => {
    const count = (face: string) =>
      COLOURS.map((colour) => DIE_FACES[colour].filter((side) => side === face).length)
    expect([count('hit'), count('miss'), count('special')]).toEqual([
      [3, 1, 2],
      [2, 1, 1],
      [1, 4, 3],
    ])
  })

  test('XO-DIC-03 a ship rolls its own two dice, of the colours on its board', () => {
    const t = duel({}, (p) => p.board(0, 'pirate-ship'))
    t.play('offensive')
    const [{ dice }] = t.facts('rolled')
    expect(dice.map(({ board: ship, colour }) => [ship, COLOURS[colour]])).toEqual([
      [board('pirate-ship'), 'red'],
      [board('pirate-ship'), 'yellow'],
    ])
  })

  test('XO-DIC-03 the six ships have all pairs of three colours: four dice of each', () => {
    const dice = SHIPS.flatMap((ship) => ship.dice)
    expect(COLOURS.map((colour) => dice.filter((die) => die === colour).length)).toEqual([4, 4, 4])
    expect(new Set(SHIPS.map((ship) => ship.dice.join())).size).toBe(6)
  })

  test.each([
    ['warship', 20, [16, 16, 4]],
    ['battlecruiser', 16, [20, 14, 2]],
    ['proto-ship', 11, [25, 10, 1]],
    ['drone-specialist', 11, [25, 10, 1]],
    ['explorer', 11, [25, 10, 1]],
    ['pirate-ship', 16, [20, 14, 2]],
  ] as const)(
    'XO-DIC-04 the %s serves all rolls with them: %i ways of 36 to be detected',
    (id, detected, lost) => {
      const t = transcript({}, (p) => p.board(0, id))
      t.ship(0).mods.fill(0)
      expect(detectionOdds(t.state, [t.ship(0)])).toEqual({ of: 36, detected, avoidable: 0 })
      expect(damageOdds(t.state, t.ship(0))).toEqual({ of: 36, lost, card: lost[2] })
    },
  )

  test('XO-DIC-04 a special does nothing in an attack by itself', () => {
    const t = duel({ dice: ['red special', 'red special'] }).play('offensive')
    expect(t.facts('attack')).toMatchObject([{ hits: 0, damage: 0 }])
    expect(t.ship(0).health).toBe(9)
  })

  test('XO-DIC-04 until a card uses it', () => {
    const t = duel({ dice: ['red special', 'red special'] }, carrying('Target Lock')).play('offensive')
    expect(t.facts('attack')).toMatchObject([{ hits: 2, damage: 1 }])
  })
})
