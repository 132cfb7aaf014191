import { describe, expect, test } from 'vitest'
import { ENEMIES } from '../content/enemies.ts'
import { TILES } from '../content/tiles.ts'
import { arrivalPlace } from '../position/arrival.ts'
import type { Chosen } from './chosen-dice.ts'
import { type Position, transcript, type Transcript } from './transcript.ts'

/** Dice of the four ships that cost nothing in a Damage Roll, and open no window. */
const UNHARMED: readonly Chosen[] = [
  'red hit',
  'red hit',
  'blue special',
  'blue special',
  'red hit',
  'blue special',
  'yellow special',
  'yellow special',
]

/** A Corruption phase that begins in a position, and the round after it. */
function corruption(dice: readonly Chosen[], arrange: (p: Position) => void): Transcript {
  return transcript({ dice }, (p) => {
    arrange(p)
    p.set({ phase: 'corruption' })
  })
}

/** A column of Systems below the Starting System: 1, 2, 3… */
function column(p: Position, ...ids: string[]): Position {
  p.startingSystem('R4')
  for (const [index, id] of ids.entries()) p.system(id, 0, index + 1)
  return p
}

const onMap = (t: Transcript): [number, number][] =>
  t.state.foes.filter((foe) => foe.avatar).map((foe) => [foe.card, foe.place])

const levels = (cards: readonly number[]): number[] =>
  cards.map((card) => ENEMIES[card].level).toSorted((a, b) => a - b)

const arrivals = (t: Transcript): [number, string][] =>
  t.facts('avatar-arrives').map(({ avatar, tile }) => [avatar, TILES[tile].id])

describe('Corruption phase', () => {
  test('XO-CPH-01 when all ships have finished, the marker advances by 1', () => {
    const t = transcript()
    t.play('activate 0', 'end-turn', 'activate 1', 'end-turn', 'activate 2', 'end-turn')
    expect([t.state.marker, t.prompt]).toEqual([1, 'act'])
    t.play('end-turn')
    expect(t.facts('corruption')).toEqual([{ kind: 'corruption', round: 1, space: 2, why: 'phase' }])
    expect([t.state.marker, t.state.round, t.prompt]).toEqual([2, 2, 'order'])
  })

  test('XO-CPH-01 the marker advances before Avatars move', () => {
    const t = corruption(['avatar 1'], (p) => column(p, 'B10', 'B06', 'B08').at(3, 0, 1, 2, 3).avatar(1, 0))
    expect(t.told.filter((kind) => kind === 'corruption' || kind === 'avatar-moves')).toEqual([
      'corruption',
      'avatar-moves',
    ])
  })

  test('OP-37 an advance that is prevented is not made, and only this once', () => {
    const t = corruption([], (p) => p.set({ held: true }))
    expect(t.told).toContain('corruption-held')
    expect([t.state.marker, t.state.held]).toEqual([1, false])
  })

  describe('a red space', () => {
    /** Avatar 2 comes; red tiles are 0 and 5, ships on the way between them. */
    const arrival = (dice: readonly Chosen[], arrange: (p: Position) => void) =>
      corruption(['shuffle 8', ...dice], (p) => {
        column(p, 'B10', 'B06', 'B08', 'B04', 'R6', 'B07').noTokens().token(2, 5).marker(4)
        arrange(p)
      })

    test('XO-CPH-02 its Avatar comes face up, on the Corrupted System nearest to a ship, with all its Health', () => {
      const t = arrival(['avatar 1'], (p) => p.at(3, 0, 1, 2, 3).set({ movement: -1 }))
      expect(arrivals(t)).toEqual([[2, 'R6']])
      expect(t.state.tokens).toEqual([])
      expect(t.state.foes).toMatchObject([{ avatar: true, card: 2, health: 8, place: 5 }])
    })

    test('XO-CPH-02 OP-36 it is measured along lanes: Rifts are no way to the nearest', () => {
      const t = arrival(['avatar 1'], (p) => p.at(2, 0).at(4, 1, 2, 3).set({ movement: -1 }))
      expect(arrivals(t)).toEqual([[2, 'R6']])
    })

    test('OP-36 hidden ships count only if there is no other', () => {
      const hide = (p: Position, ...ships: number[]) => {
        for (const ship of ships) p.ship(ship, { hidden: true })
      }
      const some = arrival(['avatar 1'], (p) => {
        p.at(4, 0).at(2, 1, 2, 3).set({ movement: -1 })
        hide(p, 0)
      })
      expect(arrivals(some)).toEqual([[2, 'R4']])
      const all = arrival(['avatar 1'], (p) => {
        p.at(4, 0).at(2, 1, 2, 3).set({ movement: -1 })
        hide(p, 0, 1, 2, 3)
      })
      expect(arrivals(all)).toEqual([[2, 'R6']])
    })

    test('XO-GEN-10 nor do destroyed ships count', () => {
      const t = arrival(['avatar 1'], (p) =>
        p.at(4, 0).ship(0, { destroyed: true }).at(2, 1, 2, 3).set({ movement: -1 }),
      )
      expect(arrivals(t)).toEqual([[2, 'R4']])
    })

    test('OP-23 of several equally near: nearest to the ship with most Keys, then to the one with least Health', () => {
      const between = (arrange: (p: Position) => void): number => {
        const { state } = transcript({}, (p) => {
          column(p, 'B10', 'B06', 'B08', 'B04', 'R6').at(1, 0).at(4, 1).at(2, 2).at(3, 3)
          arrange(p)
        })
        return arrivalPlace(state)
      }
      const keys = (p: Position) => p.keys(2, 0).keys(3, 1, 2)
      expect(between((p) => keys(p))).toBe(5)
      expect(between((p) => p.keys(2, 0).keys(3, 1))).toBe(5)
      expect(between((p) => p.keys(2, 0, 1).keys(3, 2))).toBe(0)
      expect(between((p) => p.ship(2, { health: 1 }))).toBe(0)
      expect(between((p) => p.ship(3, { health: 1 }))).toBe(5)
      // All alike: the lowest tile, R4.
      expect(between((p) => [0, 1, 2, 3].forEach((ship) => p.ship(ship, { health: 5 })))).toBe(0)
    })

    test('XO-CPH-02 OP-11 Rift markers change nothing: it comes to a Corrupted System', () => {
      const closed = arrival(['avatar 1'], (p) => {
        p.at(4, 0, 1, 2, 3).set({ movement: -1 })
        p.state.systems[5].riftClosed = true
      })
      expect(arrivals(closed)).toEqual([[2, 'R6']])
      const opened = arrival(['avatar 1'], (p) => {
        p.at(2, 0, 1, 2, 3).set({ movement: -1 })
        p.state.systems[3].riftOpened = true
      })
      expect(arrivals(opened)).toEqual([[2, 'R4']])
    })

    test('XO-CPH-03 the next 4 cards of the Reserve are shuffled into the deck, without the discard', () => {
      const t = arrival(['avatar 1'], (p) => {
        p.at(3, 0, 1, 2, 3)
        p.state.enemyDiscard.push(...p.state.enemies.splice(0, 1))
        // One card fewer to shuffle than the dice are chosen for.
        p.state.enemies.push(...p.state.reserve[1].splice(0, 1))
      })
      expect(t.facts('enemies-added')).toEqual([{ kind: 'enemies-added', n: 4 }])
      expect(levels(t.state.enemies)).toEqual([1, 1, 1, 2, 2, 2, 2, 3])
      expect(levels(t.state.enemyDiscard)).toEqual([1])
    })

    test('XO-CPH-03 they are shuffled in: they neither come next nor last', () => {
      const deck = (chance: Chosen) => corruption([chance], (p) => p.noTokens().marker(4)).state.enemies
      const [first, ...others] = deck('shuffle 8')
      expect(deck('rotate 8')).toEqual([...others, first])
    })

    test('XO-CPH-04 if fewer are left, those are added', () => {
      const t = corruption(['shuffle 6', 'avatar 1'], (p) => {
        column(p, 'B10', 'B06', 'B08', 'B04').at(4, 0, 1, 2, 3).noTokens().token(2, 16).marker(15)
        p.state.enemyDiscard.push(...p.state.reserve.flatMap((cards) => cards.splice(0)).slice(0, 10))
        p.state.reserve[3] = [14, 15]
      })
      expect(t.facts('enemies-added')).toEqual([{ kind: 'enemies-added', n: 2 }])
      expect(t.state.enemies).toHaveLength(6)
    })

    test('XO-CPH-04 with none left, the deck stays as it is', () => {
      const t = corruption(['avatar 1'], (p) => {
        column(p, 'B10', 'B06', 'B08', 'B04').at(4, 0, 1, 2, 3).noTokens().token(2, 16).marker(15)
        p.state.enemyDiscard.push(...p.state.reserve.flatMap((cards) => cards.splice(0)))
      })
      expect(t.facts('enemies-added')).toEqual([])
      expect(t.state.enemies).toHaveLength(4)
    })
  })

  test('XO-CPH-05 the token of a beaten Avatar, two spaces beyond the marker, brings it back when the marker is there', () => {
    const t = corruption(['avatar 1'], (p) =>
      column(p, 'B10', 'B06', 'B08', 'B04').at(4, 0, 1, 2, 3).noTokens().token(3, 4, true).marker(2),
    )
    expect([t.state.marker, onMap(t)]).toEqual([3, []])
    t.play('activate 0', 'end-turn', 'activate 1', 'end-turn', 'activate 2', 'end-turn', 'end-turn')
    expect(t.state.marker).toBe(4)
    expect(arrivals(t)).toEqual([[3, 'R4']])
    expect(t.state.foes).toMatchObject([{ avatar: true, card: 3, health: 8, shields: 0 }])
    expect(t.facts('enemies-added')).toEqual([])
  })

  test('XO-CPH-05 several tokens on one space enter in ascending number; only a red space adds Enemies', () => {
    const t = corruption(['avatar 1', 'avatar 1'], (p) =>
      column(p, 'B10', 'B06', 'B08', 'B04')
        .at(4, 0, 1, 2, 3)
        .noTokens()
        .token(4, 7, true)
        .token(1, 7, true)
        .marker(6),
    )
    expect(arrivals(t).map(([avatar]) => avatar)).toEqual([1, 4])
    expect(t.facts('enemies-added')).toEqual([])
  })

  test('XO-CPH-05 a red space whose token has left it still adds its Enemies', () => {
    const t = corruption(['shuffle 8'], (p) => p.noTokens().marker(4))
    expect(t.facts('enemies-added')).toMatchObject([{ n: 4 }])
    expect(onMap(t)).toEqual([])
  })

  describe('a Herald in the Action phase', () => {
    /** Ship 0 is engaged by Avatar 1 on System 4, and leaves the fight. */
    const herald = (arrange: (p: Position) => void, dice: readonly Chosen[] = []) =>
      transcript({ dice: ['red hit', 'red hit', ...dice] }, (p) => {
        column(p, 'B10', 'B06', 'B08', 'B04').at(4, 0).at(1, 1, 2, 3).noTokens().avatar(1, 4)
        arrange(p)
      }).play('activate 0', 'disengage')

    test('XO-CPH-06 any advance, in whatever phase, brings the Avatars and Enemies of the space', () => {
      const t = herald((p) => p.token(2, 5).marker(4), ['shuffle 8'])
      expect(t.facts('corruption')).toMatchObject([{ space: 5, why: 'herald' }])
      expect(arrivals(t)).toEqual([[2, 'R4']])
      expect(t.facts('enemies-added')).toMatchObject([{ n: 4 }])
      expect(t.state.phase).toBe('action')
    })

    test('XO-CPH-08 OP-54 ships it is placed on are engaged at once, without Damage Roll', () => {
      const t = herald((p) => p.token(2, 4, true).marker(3).at(0, 1))
      expect(t.facts('avatar-engages')).toMatchObject([{ avatar: 2, boards: [2] }])
      expect(t.facts('damage-roll').map(({ board }) => board)).toEqual([0])
      expect(t.ship(1).engaged).toBe(true)
    })

    test('XO-AVC-10 ships that disengage in two Systems advance the Corruption twice, in one System once', () => {
      const disengaging = (second: number) =>
        transcript({ dice: ['red hit', 'red hit', 'blue special', 'blue special'] }, (p) => {
          column(p, 'B10', 'B06', 'B08', 'B04', 'B02').at(4, 0).at(second, 1).at(0, 2, 3).noTokens().marker(6)
          p.avatar(1, 4)
          if (second !== 4) p.avatar(2, second)
        }).play(
          'activate 0',
          ...(second === 4 ? ['go-on'] : []),
          'disengage',
          'hide',
          'activate 1',
          'disengage',
        )
      expect(disengaging(2).facts('corruption')).toMatchObject([{ space: 7 }, { space: 8 }])
      expect(disengaging(4).facts('corruption')).toMatchObject([{ space: 7 }])
    })

    test('XO-CPH-07 on the Awakening it loses the game', () => {
      const t = herald((p) => p.marker(18))
      expect([t.state.ending, t.state.marker]).toEqual(['awakening', 18])
      expect(t.facts('game-over')).toEqual([{ kind: 'game-over', ending: 'awakening' }])
    })
  })

  test('XO-CPH-07 the marker may stand on the Awakening for a round; having to advance from it is defeat', () => {
    const t = corruption([], (p) => p.noTokens().marker(17))
    expect([t.state.marker, t.prompt]).toEqual([18, 'order'])
    t.play('activate 0', 'end-turn', 'activate 1', 'end-turn', 'activate 2', 'end-turn', 'end-turn')
    expect([t.state.ending, t.prompt]).toEqual(['awakening', 'over'])
    expect(t.facts('avatar-moves')).toEqual([])
  })

  test('XO-CPH-07 unless that advance is prevented', () => {
    const t = corruption([], (p) => p.noTokens().marker(18).set({ held: true }))
    expect([t.state.ending, t.prompt]).toEqual(['', 'order'])
  })

  test('XO-CPH-08 an Avatar placed on ships in the Corruption phase engages them with a Damage Roll, and stays', () => {
    const t = corruption(['red hit', 'red hit', 'blue special', 'blue special'], (p) =>
      column(p, 'B10', 'B06').at(0, 0, 1).at(2, 2, 3).noTokens().token(4, 3, true).marker(2),
    )
    expect(t.facts('avatar-engages')).toMatchObject([{ avatar: 4, boards: [0, 2] }])
    expect(t.facts('damage-roll')).toHaveLength(2)
    expect(t.facts('avatar-moves')).toEqual([])
    expect(onMap(t)).toEqual([[4, 0]])
  })

  test('XO-CPH-08 OP-25 but not those that hide', () => {
    const t = corruption(['avatar 1'], (p) => {
      column(p, 'B10', 'B06').at(0, 0).at(2, 1, 2, 3).noTokens().token(4, 3, true).marker(2)
      p.ship(0, { hidden: true })
        .ship(1, { hidden: true })
        .ship(2, { hidden: true })
        .ship(3, { hidden: true })
    })
    expect(t.facts('avatar-engages')).toEqual([])
    expect(onMap(t)).toEqual([[4, 0]])
  })

  test('XO-GEN-05 the phase ends with the last ship', () => {
    const t = corruption(['red miss', 'red miss', ...UNHARMED], (p) => {
      column(p, 'B10')
        .at(0, 0)
        .ship(0, { health: 1 })
        .noTokens()
        .token(4, 3, true)
        .token(1, 3, true)
        .marker(2)
      for (const ship of [1, 2, 3]) p.ship(ship, { destroyed: true, health: 0 })
    })
    expect(t.state.ending).toBe('destruction')
    expect(arrivals(t).map(([avatar]) => avatar)).toEqual([1])
  })
})
