import { describe, expect, test } from 'vitest'
import { AVATAR_DIE } from '../content/dice.ts'
import { avatarDistances, forecastOf, reachOf } from '../position/forecast.ts'
import type { Chosen } from './chosen-dice.ts'
import { type Position, transcript } from './transcript.ts'
import { MORE_BLUE, avatar, column, corruption, moves, placeOf, unharmed } from './avatars-on-the-move.ts'

describe('the move when the last Key is placed', () => {
  /** The Great Rift is 5, at the bottom of a column; three Keys lie there, and ship 0 brings the fourth. */
  const atRift = (p: Position): Position =>
    column(p, ['B10', 'B06', 'B08', 'B07'], ['O01', 'O04'])
      .system('GR', 0, 5)
      .keysPlaced(0, 1, 2)
      .keys(0, 3)
      .at(7, 0, 1)
      .at(6, 2, 3)

  const placing = (dice: readonly Chosen[], arrange: (p: Position) => void = () => {}) =>
    transcript({ dice }, (p) => {
      atRift(p)
      arrange(p)
    }).play('activate 0', 'explore')

  test('XO-KEY-03 XO-KEY-04 all Avatars move at once, in ascending number, and head for the Great Rift', () => {
    const t = placing(['avatar 1', 'avatar 2'], (p) => p.avatar(2, 0).avatar(1, 1))
    expect(moves(t)).toEqual(['1: 1 for -1 at 4, great-rift', '2: 2 for -1 at 5, great-rift'])
    expect([placeOf(t, 1), placeOf(t, 2)]).toEqual([2, 2])
  })

  test('XO-KEY-05 they stop where a ship stands in their way', () => {
    const t = placing(['avatar 3'], (p) => p.avatar(2, 0).at(2, 2).at(3, 3))
    expect(placeOf(t, 2)).toBe(2)
    expect(t.facts('avatar-engages')).toMatchObject([{ avatar: 2, boards: [1] }])
    expect([t.ship(2).engaged, t.ship(3).engaged]).toEqual([true, false])
  })

  test('OP-25 but not where one hides', () => {
    const t = placing(['avatar 3'], (p) => p.avatar(2, 0).at(2, 2).ship(2, { hidden: true }))
    expect(placeOf(t, 2)).toBe(3)
  })

  test('XO-KEY-05 of equal ways they take the one that brings them nearer to the Great Rift', () => {
    /** Avatar 2 in 1; the Great Rift is 4, by 2 or by 3, where ship 3 waits. */
    const twoWays = (dice: readonly Chosen[]) =>
      transcript({ dice }, (p) =>
        p
          .startingSystem('R4')
          .system('B04', 0, 1)
          .system('B07', 1, 0)
          .system('B06', 0, 2)
          .system('GR', 1, 1)
          .keysPlaced(0, 1, 2)
          .keys(0, 3)
          .at(4, 0, 1, 2)
          .at(3, 3)
          .avatar(2, 1),
      ).play('activate 0', 'explore')
    expect(placeOf(twoWays(['avatar 2']), 2)).toBe(4)
    // With one step it comes equally near by both: then it goes where a ship is.
    expect(placeOf(twoWays(['avatar 1']), 2)).toBe(3)
  })

  test('XO-KEY-06 XO-KEY-07 those that reach the Great Rift engage every ship there, without Damage Roll', () => {
    const t = placing(['avatar 1'], (p) => p.avatar(2, 4))
    expect(t.facts('avatar-engages')).toMatchObject([{ avatar: 2, boards: [0, 2] }])
    expect([t.facts('damage-roll'), t.ship(1).engaged]).toEqual([[], true])
  })

  test('XO-KEY-08 OP-15 Avatars that are engaged do not move', () => {
    const t = placing([], (p) => p.avatar(2, 6))
    expect(t.facts('last-key')).toHaveLength(1)
    expect(t.facts('avatar-moves')).toEqual([])
  })

  test('XO-KEY-10 they follow each other into the Great Rift, and the markers of the round apply', () => {
    const t = placing(['avatar 1', 'avatar 2'], (p) => p.avatar(1, 3).avatar(2, 2).set({ movement: 1 }))
    expect([placeOf(t, 1), placeOf(t, 2)]).toEqual([7, 7])
    expect(t.facts('avatar-moves').map(({ steps }) => steps)).toEqual([2, 3])
  })
})

describe('what can be foreseen', () => {
  const state = corruption(['avatar 1'], (p) =>
    column(p, ['B03', 'B10', 'B09', 'B06'], MORE_BLUE).at(4, 0, 1, 2, 3).avatar(1, 0),
  ).state

  test('distances with and without a Wormhole', () => {
    expect(avatarDistances(state, 0, false).slice(0, 5)).toEqual([0, 1, 2, 3, 4])
    expect(avatarDistances(state, 0, true).slice(0, 5)).toEqual([0, 1, 2, 1, 2])
  })

  test('how far an Avatar can come', () => {
    const foe = avatar(state, 1)
    expect(foe.place).toBe(1)
    expect(reachOf(state, foe, 0, false)).toEqual([1])
    expect(reachOf(state, foe, 0, true)).toEqual([1, 3])
    expect(reachOf(state, foe, 1, false)).toEqual([0, 1, 2])
    expect(reachOf(state, foe, 1, true)).toEqual([0, 1, 2, 3, 4])
  })

  test('where it would go, face by face; nowhere at all if it is engaged', () => {
    const foe = avatar(state, 1)
    expect(forecastOf(state, foe).map(({ face, end, path }) => [face, end, path.length])).toEqual([
      [0, 2, 2],
      [1, 2, 2],
      [2, 4, 3],
      [3, 3, 3],
      [4, 4, 3],
      [5, 4, 4],
    ])
    const engaged = { ...state, ships: state.ships.map((ship) => ({ ...ship, place: 1, engaged: true })) }
    expect(forecastOf(engaged, foe)).toEqual([])
  })

  test('the forecast is what happens', () => {
    for (const [face, { steps, wormhole = false }] of AVATAR_DIE.entries()) {
      const die = `avatar ${steps}${wormhole ? ' wormhole' : ''}` as Chosen
      const arrange = (p: Position) => {
        column(p, ['B03', 'B10', 'B09', 'B06'], MORE_BLUE).at(4, 0, 1).at(8, 2, 3).avatar(1, 1)
      }
      const before = transcript({}, arrange).state
      const t = corruption([die, ...unharmed(0, 1)], arrange)
      expect(placeOf(t, 1)).toBe(forecastOf(before, avatar(before, 1))[face].end)
    }
  })
})
