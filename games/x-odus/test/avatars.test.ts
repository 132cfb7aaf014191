import { describe, expect, test } from 'vitest'
import { TILES } from '../content/tiles.ts'
import { forecastOf } from '../position/forecast.ts'
import { targetOf } from '../position/targets.ts'
import { type Position, transcript } from './transcript.ts'
import {
  BLUE,
  MORE_BLUE,
  avatar,
  column,
  corruption,
  moves,
  placeOf,
  unharmed,
} from './avatars-on-the-move.ts'

describe('Avatar movement', () => {
  test('XO-AVM-01 each Avatar that is not engaged moves, in ascending number, with a roll of its own', () => {
    const t = corruption(['avatar 1', 'avatar 2'], (p) =>
      column(p, BLUE, MORE_BLUE).at(5, 0).at(10, 1, 2, 3).avatar(3, 1).avatar(1, 6).avatar(2, 10, {}),
    )
    expect(t.facts('avatar-moves').map(({ avatar: number, die }) => [number, die])).toEqual([
      [1, 1],
      [3, 2],
    ])
    expect([placeOf(t, 1), placeOf(t, 2), placeOf(t, 3)]).toEqual([0, 10, 3])
  })

  test.each([
    ['avatar 1', 4],
    ['avatar 2', 3],
    ['avatar 3', 2],
  ] as const)('XO-AVM-02 the die gives the number of Systems it may cross: %s', (die, end) => {
    const t = corruption([die], (p) => column(p, BLUE, MORE_BLUE).at(0, 0, 1, 2, 3).avatar(1, 5))
    expect(placeOf(t, 1)).toBe(end)
    expect(t.facts('avatar-moves')[0].path).toHaveLength(6 - end)
  })

  describe('with a Wormhole', () => {
    /** From 1, down the column to 5: Wormholes in 2 and 5. Ships are in 4. */
    const wormholes = (p: Position): Position => column(p, ['B10', 'B03', 'B08', 'B04', 'B09', 'B06', 'O01'])

    test('XO-AVM-02 the symbol lets it take one besides its moves; OP-29 it is no step, nor is it needed at the end', () => {
      const t = corruption(['avatar 1 wormhole'], (p) => wormholes(p).at(7, 0, 1, 2, 3).avatar(1, 1))
      expect(placeOf(t, 1)).toBe(5)
      expect(t.facts('avatar-moves')).toMatchObject([
        { die: 1, wormhole: true, steps: 1, distance: 3, path: [9, 2, 8] },
      ])
    })

    test('OP-29 a ship at the other end of the Wormhole is no step away, and is reached', () => {
      const t = corruption(['avatar 1 wormhole', ...unharmed(1)], (p) =>
        wormholes(p).at(1, 0).at(5, 1).ship(2, { hidden: true }).ship(3, { hidden: true }).avatar(1, 2),
      )
      expect(moves(t)).toEqual(['1: 1 for 2 at 0, nearest'])
      expect(placeOf(t, 1)).toBe(5)
      expect(t.facts('avatar-engages')).toMatchObject([{ avatar: 1, boards: [2] }])
    })

    test('OP-29 the passage counts as nothing when distances are measured', () => {
      const t = corruption(['avatar 2 wormhole', ...unharmed(1)], (p) =>
        wormholes(p).at(0, 0).at(6, 1).ship(2, { hidden: true }).ship(3, { hidden: true }).avatar(1, 2),
      )
      expect(moves(t)).toEqual(['1: 2 for 2 at 1, nearest'])
      expect(placeOf(t, 1)).toBe(6)
    })

    test('XO-ALS-06 without the symbol Wormholes are nothing to it', () => {
      const t = corruption(['avatar 2'], (p) =>
        wormholes(p).at(0, 0).at(6, 1).ship(2, { hidden: true }).ship(3, { hidden: true }).avatar(1, 2),
      )
      expect(moves(t)).toEqual(['1: 2 for 0 at 2, nearest'])
      expect(placeOf(t, 1)).toBe(0)
    })

    test('OP-29 it is taken only if it shortens the way', () => {
      const t = corruption(['avatar 1 wormhole'], (p) => wormholes(p).at(4, 0, 1, 2, 3).avatar(1, 1))
      // Through 2 to 5 and back up to 4 is as long as straight down: 3 steps against 2, with the passage 2.
      expect(t.facts('avatar-moves')).toMatchObject([{ distance: 2, path: [9, 2, 8] }])
    })

    test('OP-29 only one is taken', () => {
      const t = corruption(['avatar 2 wormhole'], (p) =>
        column(p, ['B03', 'B10', 'B09', 'B08'], ['B06', 'B04', 'O05', 'O01']).at(8, 0, 1, 2, 3).avatar(1, 4),
      )
      expect(t.facts('avatar-moves')[0].path).toHaveLength(4)
    })
  })

  test.each([
    [1, 3],
    [-1, 5],
  ])('XO-AVM-03 Movement markers change the number for all Avatars: %i', (movement, end) => {
    const t = corruption(['avatar 1'], (p) =>
      column(p, BLUE, MORE_BLUE).at(0, 0, 1, 2, 3).avatar(1, 5).set({ movement }),
    )
    expect(placeOf(t, 1)).toBe(end)
    expect(t.facts('avatar-moves')[0].steps).toBe(1 + movement)
  })

  test('XO-AVM-03 OP-34 their sum counts, and the number never falls below 0', () => {
    const t = corruption(['avatar 1'], (p) =>
      column(p, BLUE).at(0, 0, 1, 2, 3).avatar(1, 5).set({ movement: -3 }),
    )
    expect(t.facts('avatar-moves')[0].steps).toBe(0)
    expect(placeOf(t, 1)).toBe(5)
  })

  test('XO-VAR-11 the permanent marker adds 1 in every round', () => {
    const t = corruption(['avatar 1'], (p) => column(p, BLUE).at(0, 0, 1, 2, 3).avatar(1, 5), {
      options: { difficulty: 2, nightmare: true },
    })
    expect(t.facts('avatar-moves')[0].steps).toBe(2)
    expect(placeOf(t, 1)).toBe(3)
  })

  describe('targets', () => {
    test('XO-AVM-04 the nearest ship', () => {
      const t = corruption(['avatar 1'], (p) =>
        column(p, BLUE, MORE_BLUE).at(3, 0).at(9, 1, 2, 3).avatar(1, 0),
      )
      expect(moves(t)).toEqual(['1: 1 for 0 at 3, nearest'])
      expect(placeOf(t, 1)).toBe(1)
    })

    test('XO-AVM-04 a ship engaged with another Avatar is no target, however near', () => {
      const t = corruption(['avatar 1'], (p) =>
        column(p, BLUE, MORE_BLUE).at(1, 0).at(9, 1, 2, 3).avatar(1, 0).avatar(2, 1),
      )
      expect(moves(t)).toEqual(['1: 1 for 4 at 4, least-health'])
      expect(placeOf(t, 1)).toBe(6)
    })

    test('XO-AVM-04 Rifts are one step apart, wherever they lie', () => {
      const t = corruption(['avatar 2', ...unharmed(0, 1, 2, 3)], (p) =>
        column(p, [...BLUE, 'R6', 'B07'])
          .at(7, 0, 1, 2, 3)
          .avatar(1, 0),
      )
      expect(t.facts('avatar-moves')).toMatchObject([{ distance: 2, path: [27, 29, 6] }])
    })

    test('XO-AVM-04 a Rift that is closed is no way', () => {
      const t = corruption(['avatar 2'], (p) =>
        column(p, BLUE)
          .system('R6', 0, 6, 0, { riftClosed: true })
          .system('B07', 0, 7)
          .at(7, 0, 1, 2, 3)
          .avatar(1, 0),
      )
      expect(t.facts('avatar-moves')[0].distance).toBe(7)
      expect(placeOf(t, 1)).toBe(2)
    })

    test('OP-25 a hidden ship is not targeted, and not engaged where the Avatar passes', () => {
      const t = corruption(['avatar 3', ...unharmed(1, 2, 3)], (p) =>
        column(p, BLUE).at(1, 0).ship(0, { hidden: true }).at(3, 1, 2, 3).avatar(1, 0),
      )
      expect(t.facts('avatar-moves')[0]).toMatchObject({ distance: 3 })
      expect([placeOf(t, 1), t.ship(0).engaged, t.ship(1).engaged]).toEqual([3, false, true])
    })

    test('OP-25 if everyone hides, Avatars stay where they are', () => {
      const t = corruption(['avatar 3'], (p) => {
        column(p, BLUE).at(1, 0, 1, 2, 3).avatar(1, 0)
        for (const ship of [0, 1, 2, 3]) p.ship(ship, { hidden: true })
      })
      expect(moves(t)).toEqual(['1: 3 for -1 at -1, none'])
      expect(placeOf(t, 1)).toBe(0)
    })

    test('XO-GEN-10 a destroyed ship is no target', () => {
      const t = corruption(['avatar 1'], (p) =>
        column(p, BLUE).at(1, 0).ship(0, { destroyed: true, health: 0 }).at(4, 1, 2, 3).avatar(1, 0),
      )
      expect(t.facts('avatar-moves')[0]).toMatchObject({ distance: 4 })
    })
  })

  test('XO-AVM-05 it stops in the first System with a ship, and engages all ships there, with a Damage Roll each', () => {
    const t = corruption(['avatar 3', ...unharmed(0, 1)], (p) =>
      column(p, BLUE).at(1, 0, 1).at(3, 2, 3).avatar(1, 0),
    )
    expect(placeOf(t, 1)).toBe(1)
    expect(t.facts('avatar-engages')).toMatchObject([{ avatar: 1, boards: [0, 2] }])
    expect(t.facts('damage-roll').map(({ board }) => board)).toEqual([0, 2])
    expect(t.state.ships.map(({ engaged }) => engaged)).toEqual([true, true, false, false])
  })

  describe('ties', () => {
    /** Avatar 1 in the middle, a ship or a Fleet two steps away on either side; everyone else hides. */
    const between = (
      below: readonly number[],
      above: readonly number[],
      arrange: (p: Position) => void = () => {},
    ) => {
      const t = corruption(['avatar 1'], (p) => {
        column(p, BLUE, MORE_BLUE)
          .at(2, ...below)
          .at(7, ...above)
          .fleet(...below)
          .fleet(...above)
        for (const ship of [0, 1, 2, 3]) {
          if (!below.includes(ship) && !above.includes(ship)) p.ship(ship, { hidden: true })
        }
        arrange(p)
        p.avatar(1, 0)
      })
      const { reason, targetSeat, distance } = t.facts('avatar-moves')[0]
      expect([distance, placeOf(t, 1)]).toEqual([2, below.includes(targetSeat) ? 1 : 6])
      return [targetSeat, reason]
    }
    /** All four ships alike, so that only what is said makes a difference. */
    const alike = (p: Position): void => {
      for (const ship of [0, 1, 2, 3]) p.ship(ship, { markers: 8 })
    }

    test('XO-AVM-06 (1) the lone ship with the least Health left', () => {
      expect(between([0], [1], (p) => p.ship(0, { health: 5 }).ship(1, { health: 6 }))).toEqual([
        0,
        'least-health',
      ])
      expect(between([0], [1], (p) => p.ship(0, { health: 7 }).ship(1, { health: 6 }))).toEqual([
        1,
        'least-health',
      ])
    })

    test('XO-AVM-06 (2) then the lone ship with the least Health markers', () => {
      expect(between([0], [1], (p) => p.ship(0, { health: 5 }).ship(1, { health: 5 }))).toEqual([
        1,
        'least-markers',
      ])
    })

    test('XO-AVM-06 a lone ship before a Fleet, whatever their Health', () => {
      expect(between([0], [1, 3], (p) => p.ship(1, { health: 1 }).ship(3, { health: 1 }))).toEqual([
        0,
        'least-health',
      ])
    })

    test('XO-AVM-06 (3) the Fleet with the fewest ships', () => {
      const { state } = transcript({}, (p) =>
        column(p, BLUE, MORE_BLUE)
          .at(2, 0, 1)
          .at(7, 2, 3)
          .fleet(0, 1)
          .fleet(2, 3)
          .ship(0, { health: 1 })
          .avatar(1, 0),
      )
      // Four ships make no two Fleets of different size: here a fifth joins the first two.
      const five = {
        ...state,
        ships: [...state.ships, { ...state.ships[1], index: 4 }],
        fleets: [
          [0, 1, 4],
          [2, 3],
        ],
      }
      const weakest = targetOf(state, avatar(state, 1), false)
      const fewest = targetOf(five, avatar(five, 1), false)
      expect([weakest.place, weakest.reason]).toEqual([2, 'fleet-least-health'])
      expect([fewest.place, fewest.reason]).toEqual([7, 'smallest-fleet'])
    })

    test('XO-AVM-06 (4) the Fleet with the least Health left, (5) then with the least Health markers', () => {
      expect(between([0, 1], [2, 3], (p) => p.ship(2, { health: 1 }))).toEqual([2, 'fleet-least-health'])
      expect(between([0, 1], [2, 3], (p) => p.ship(0, { health: 8 }).ship(2, { health: 9 }))).toEqual([
        0,
        'fleet-least-markers',
      ])
    })

    test('XO-AVM-12 OP-23 then the ships with the most Keys, then the order of seats', () => {
      expect(
        between([0], [1], (p) => {
          alike(p)
          p.keys(1, 0)
        }),
      ).toEqual([1, 'keys'])
      expect(between([1], [0], alike)).toEqual([0, 'seat'])
      expect(between([1, 3], [0, 2], alike)).toEqual([0, 'seat'])
    })

    test('OP-26 where the table wants it, carriers of Keys come first', () => {
      const arrange = (p: Position): void => {
        p.ship(0, { health: 1 }).keys(1, 0)
        p.set({ keysFirst: true })
      }
      expect(between([0], [1], arrange)).toEqual([1, 'keys'])
      expect(between([0], [1], (p) => p.ship(0, { health: 1 }).keys(1, 0))).toEqual([0, 'least-health'])
    })

    test('XO-AVM-13 OP-24 ships that share a tile and have formed no Fleet are alone, each', () => {
      const parked = (arrange: (p: Position) => void) =>
        between([0, 3], [1], (p) => {
          p.set({ fleets: [] })
          arrange(p)
        })
      expect(parked((p) => p.ship(3, { health: 1 }))).toEqual([3, 'least-health'])
      expect(parked((p) => p.ship(1, { health: 1 }))).toEqual([1, 'least-health'])
      // The same two, as a Fleet.
      expect(between([0, 3], [1], (p) => p.ship(3, { health: 1 }))).toEqual([1, 'least-health'])
    })

    test('XO-AVM-13 the last ship left of a Fleet is alone', () => {
      const t = between([0, 3], [1], (p) => p.ship(0, { destroyed: true, health: 0 }).ship(3, { health: 2 }))
      expect(t).toEqual([3, 'least-health'])
    })
  })

  test('XO-AVM-07 it does not enter a System where another Avatar is engaged, as long as some ship is free', () => {
    const t = corruption(['avatar 3'], (p) =>
      column(p, BLUE).at(1, 0).at(3, 1, 2, 3).avatar(1, 0).avatar(2, 1),
    )
    expect(moves(t)).toEqual(['1: 3 for -1 at -1, none'])
    expect(placeOf(t, 1)).toBe(0)
  })

  test('XO-AVM-08 if all ships are engaged it goes for the nearest anyway, and joins', () => {
    const t = corruption(['avatar 1', ...unharmed(0)], (p) =>
      column(p, BLUE, MORE_BLUE).at(1, 0).at(7, 1, 2, 3).avatar(1, 0).avatar(2, 1).avatar(3, 7),
    )
    expect(moves(t)).toEqual(['1: 1 for 0 at 1, all-engaged'])
    expect(t.facts('avatar-engages')).toMatchObject([{ avatar: 1, boards: [0] }])
    expect(t.facts('damage-roll')).toHaveLength(1)
  })

  test('XO-AVM-08 a ship that the first Avatar engages is no longer free for the second', () => {
    const t = corruption(['avatar 1', ...unharmed(0), 'avatar 1'], (p) =>
      column(p, BLUE, MORE_BLUE).at(1, 0).at(9, 1, 2, 3).avatar(1, 0).avatar(2, 3),
    )
    expect(t.facts('avatar-moves').map(({ reason, distance }) => [reason, distance])).toEqual([
      ['nearest', 1],
      ['none', -1],
    ])
  })

  test('XO-AVM-09 OP-22 a new Avatar moves in the phase in which it arrives', () => {
    const t = corruption(['shuffle 8', 'avatar 2'], (p) =>
      column(p, BLUE).at(4, 0, 1, 2, 3).noTokens().token(2, 5).marker(4),
    )
    expect(t.facts('avatar-arrives')).toMatchObject([{ avatar: 2, tile: 27 }])
    expect(placeOf(t, 2)).toBe(2)
  })

  test('XO-AVM-10 it ignores Detection, Pacified markers and the colour of tiles', () => {
    const t = corruption(['avatar 3'], (p) =>
      column(p, [])
        .system('O01', 0, 1, 0, { pacified: 2 })
        .system('O04', 0, 2)
        .system('B10', 0, 3)
        .system('B06', 0, 4)
        .at(4, 0, 1, 2, 3)
        .avatar(1, 0),
    )
    expect(placeOf(t, 1)).toBe(3)
    expect(t.facts('detection')).toEqual([])
  })

  test('XO-AVM-11 with movement 0 it stays where it is', () => {
    const t = corruption(['avatar 1'], (p) =>
      column(p, ['B03', 'B10', 'B09']).at(3, 0, 1, 2, 3).avatar(1, 1).set({ movement: -1 }),
    )
    expect(t.facts('avatar-moves')[0]).toMatchObject({ steps: 0, distance: 2 })
    expect(placeOf(t, 1)).toBe(1)
  })

  test('XO-AVM-02 a Wormhole comes on top of its moves, were there none', () => {
    const t = corruption(['avatar 1 wormhole', ...unharmed(0, 1, 2, 3)], (p) =>
      column(p, ['B03', 'B10', 'B09']).at(3, 0, 1, 2, 3).avatar(1, 1).set({ movement: -1 }),
    )
    expect(t.facts('avatar-moves')[0]).toMatchObject({ steps: 0, distance: 0 })
    expect(placeOf(t, 1)).toBe(3)
    expect(t.facts('avatar-engages')).toHaveLength(1)
  })

  test('XO-AVM-02 with no move it goes through a Wormhole, and not a step to one', () => {
    const t = corruption(['avatar 1 wormhole'], (p) =>
      column(p, ['B10', 'B03', 'B08', 'B04', 'B09', 'B06', 'O01'])
        .at(7, 0, 1, 2, 3)
        .avatar(1, 1)
        .set({ movement: -1 }),
    )
    expect(t.facts('avatar-moves')[0]).toMatchObject({ steps: 0, path: [9] })
    expect(placeOf(t, 1)).toBe(1)
  })

  test('XO-AVM-02 the passage is taken with the last step, not left for another round', () => {
    const t = corruption(['avatar 1 wormhole'], (p) =>
      column(p, ['B10', 'B03', 'B08', 'B04', 'B09', 'B06', 'O01'])
        .at(7, 0, 1, 2, 3)
        .avatar(1, 2)
        .set({ movement: -1 }),
    )
    expect(t.facts('avatar-moves')[0]).toMatchObject({ steps: 0, distance: 2 })
    expect(placeOf(t, 1)).toBe(5)
  })

  describe('equal ways', () => {
    /** From the Starting System to 3 by 1 (tile B02) or by 2 (tile B04). */
    const diamond = (p: Position, two: { riftOpened?: boolean } = {}): Position =>
      p.startingSystem('R2', 2).system('B02', 1, 0).system('B04', 0, 1, 0, two).system('B06', 1, 1)

    test('XO-AVM-12 OP-23 the lowest tile, if nothing else tells them apart', () => {
      const t = corruption(['avatar 1'], (p) => diamond(p).at(3, 0, 1, 2, 3).avatar(1, 0))
      expect(placeOf(t, 1)).toBe(1)
    })

    test('XO-AVM-12 OP-23 two ways to one end: by the System that was laid first', () => {
      const t = corruption(['avatar 2', ...unharmed(0, 1, 2, 3)], (p) =>
        p
          .startingSystem('R2', 2)
          .system('B04', 1, 0, 1)
          .system('B02', 0, 1)
          .system('B06', 1, 1)
          .at(3, 0, 1, 2, 3)
          .avatar(1, 0),
      )
      expect(t.facts('avatar-moves')[0].path.map((tile) => TILES[tile].id)).toEqual(['R2', 'B04', 'B06'])
    })

    test('XO-AVM-12 OP-23 two Wormholes as near to the ships: the lowest tile, though it was laid last', () => {
      const t = corruption(['avatar 1 wormhole'], (p) =>
        column(p, ['B11', 'B10', 'B09', 'B06', 'B08', 'B04', 'B03'])
          .at(5, 0, 1, 2, 3)
          .avatar(1, 1)
          .set({ movement: -1 }),
      )
      expect(t.facts('avatar-moves')[0]).toMatchObject({ steps: 0, distance: 2 })
      expect(t.facts('avatar-moves')[0].path.map((tile) => TILES[tile].id)).toEqual(['B11', 'B03'])
    })

    test('XO-AVM-12 OP-23 before that, the one that ends on a Rift', () => {
      const t = corruption(['avatar 1'], (p) =>
        diamond(p, { riftOpened: true }).at(3, 0, 1, 2, 3).avatar(1, 0),
      )
      expect(placeOf(t, 1)).toBe(2)
    })

    test('XO-GEN-08 OP-23 before all, the one that ends nearest to the other free ships', () => {
      const t = corruption(['avatar 1'], (p) =>
        diamond(p)
          .system('B05', -1, 2, 1)
          .system('B01', -1, 3)
          .at(3, 0, 1)
          .at(5, 2, 3)
          .fleet(0, 1)
          .fleet(2, 3)
          .avatar(1, 0),
      )
      expect(t.facts('avatar-moves')[0]).toMatchObject({ distance: 2, targetSeat: 0 })
      expect(placeOf(t, 1)).toBe(2)
    })
  })

  test('a ship destroyed by an engagement lets the Avatar go', () => {
    const t = corruption(['avatar 1', 'red miss', 'red miss'], (p) =>
      column(p, BLUE).at(1, 0).at(4, 1, 2, 3).ship(0, { health: 1 }).avatar(1, 0),
    )
    expect(t.ship(0).destroyed).toBe(true)
    expect(t.prompt).toBe('order')
    const [one] = forecastOf(t.state, avatar(t.state, 1))
    expect(one).toMatchObject({ end: 2, target: { distance: 3 } })
  })
})
