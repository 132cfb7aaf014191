import { describe, expect, test } from 'vitest'
import { ENEMIES } from '../content/enemies.ts'
import { NOT_PACIFIED, PACIFIED_ONCE, PACIFIED_TWICE } from '../position/state.ts'
import type { Chosen } from './chosen-dice.ts'
import { enemy, tile } from './position.ts'
import { type Position, transcript, type Transcript } from './transcript.ts'

/** An End-of-turn phase that begins in a position, and the start of the next round. */
function ending(arrange: (p: Position) => void, dice: readonly Chosen[] = []): Transcript {
  return transcript({ dice }, (p) => {
    p.startingSystem('R4').system('O01', 0, 1).system('O04', 0, 2).system('B10', 0, 3)
    arrange(p)
    p.set({ phase: 'end' })
  })
}

describe('End of turn', () => {
  test('XO-END-01 red Pacified markers are discarded, then green ones are turned to red', () => {
    const t = ending((p) => {
      p.state.systems[1].pacified = PACIFIED_ONCE
      p.state.systems[2].pacified = PACIFIED_TWICE
    })
    expect([t.system(1).pacified, t.system(2).pacified]).toEqual([NOT_PACIFIED, PACIFIED_ONCE])
    expect(t.facts('hostile-again')).toEqual([{ kind: 'hostile-again', tile: tile('O01') }])
  })

  test('XO-END-02 Fleets are separated: the ships act one by one again', () => {
    const t = transcript()
    t.play('activate 0', 'fleet 1', 'join', 'fleet 2', 'join', 'fleet 3', 'join', 'end-turn')
    expect([t.state.round, t.state.turn]).toEqual([2, null])
    t.play('activate 0')
    expect(t.state.turn?.fleet).toEqual([0])
  })

  test('XO-END-03 all ships recover all spent Energy', () => {
    const t = ending((p) =>
      p
        .ship(0, { energyMarkers: 4, energy: 1 })
        .ship(1, { energyMarkers: 2, energy: 0 })
        .ship(2, { energyMarkers: 3, energy: 3 })
        .ship(3, { energyMarkers: 2, energy: 0, destroyed: true }),
    )
    expect(t.state.ships.map(({ energy }) => energy)).toEqual([4, 2, 3, 0])
  })

  test('XO-END-04 face-up Enemies are shuffled into the deck, except where a ship stands', () => {
    const t = ending((p) => p.at(2, 0).at(0, 1, 2, 3).enemies(1, 'E01').enemies(2, 'E02'))
    expect(t.state.foes.map(({ card }) => ENEMIES[card].id)).toEqual(['E02'])
    expect(t.state.enemies).toHaveLength(3)
    expect(t.state.enemies).toContain(enemy('E01'))
    expect(t.state.enemyDiscard).toEqual([])
    expect(t.facts('enemies-return')).toEqual([{ kind: 'enemies-return', tile: tile('O01'), n: 1 }])
  })

  test('XO-END-04 the deck is shuffled: the Enemies do not simply come next', () => {
    const deck = (chance: Chosen) => ending((p) => p.enemies(1, 'E01', 'E05'), [chance]).state.enemies
    const [first, ...others] = deck('shuffle 5')
    expect(deck('rotate 5')).toEqual([...others, first])
  })

  test('XO-END-04 a hidden ship stands there all the same, a wreck does not', () => {
    const hidden = ending((p) => p.at(1, 0).ship(0, { hidden: true }).at(0, 1, 2, 3).enemies(1, 'E01'))
    expect(hidden.state.foes).toHaveLength(1)
    const wreck = ending((p) => p.at(1, 0).ship(0, { destroyed: true }).at(0, 1, 2, 3).enemies(1, 'E01'))
    expect(wreck.state.foes).toEqual([])
  })

  test('XO-END-04 guardians of Signals and Avatars stay', () => {
    const t = ending((p) => {
      p.at(0, 0, 1, 2, 3).enemies(3, 'E01').avatar(1, 3)
      p.state.foes = p.state.foes.map((foe) => (foe.avatar ? foe : { ...foe, signal: 0 }))
    })
    expect(t.state.foes.map(({ avatar }) => avatar)).toEqual([false, true])
  })

  test('XO-END-05 Activation markers are turned back and the next round begins', () => {
    const t = ending((p) => {
      for (const ship of [0, 1, 2, 3])
        p.ship(ship, { acted: true, actions: 0, strained: true, scavenged: true, used: [0], served: [1] })
    })
    expect(t.facts('round')).toEqual([{ kind: 'round', round: 2, marker: 1 }])
    expect(t.state.ships.map(({ actions }) => actions)).toEqual([3, 3, 3, 4])
    for (const ship of t.state.ships) {
      expect(ship).toMatchObject({ acted: false, strained: false, scavenged: false, used: [], served: [] })
    }
  })

  test('XO-END-05 the Movement markers of the round are removed, and what was said of this round is over', () => {
    const t = ending((p) => p.set({ movement: 2, held: true }).ship(1, { heralded: true }))
    expect(t.state).toMatchObject({ movement: 0, held: false })
    expect(t.ship(1).heralded).toBe(false)
  })

  test('XO-END-05 the permanent Movement marker stays', () => {
    const t = transcript({ options: { difficulty: 2, nightmare: true } }, (p) =>
      p.set({ phase: 'end', movement: 1 }),
    )
    expect(t.state).toMatchObject({ movement: 0, nightmare: true })
  })

  test('OP-25 a ship goes on hiding until its next turn starts', () => {
    const t = ending((p) => p.ship(0, { hidden: true }))
    expect(t.ship(0).hidden).toBe(true)
    t.play('activate 0')
    expect(t.ship(0).hidden).toBe(false)
  })
})
