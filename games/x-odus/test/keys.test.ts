import { describe, expect, test } from 'vitest'
import { HERE, inASystem } from './in-a-system.ts'
import type { Chosen } from './chosen-dice.ts'
import { type Position, transcript } from './transcript.ts'

const WARSHIP = 0
const PROTO = 1
const CRUISER = 2
const EXPLORER = 3

/** The Warship on the Great Rift, above the Starting System, with the last Key. */
const lastKey = (arrange: (p: Position) => void, dice: readonly Chosen[] = []) =>
  inASystem(
    'GR',
    [WARSHIP],
    (p) => {
      p.noTokens().keysPlaced(0, 1, 2).keys(WARSHIP, 3)
      arrange(p)
    },
    { dice },
  ).play('explore')

/** A row of Systems below the Starting System: 2 next to it, then 3. */
const road = (p: Position) => p.system('B10', 1, 0).system('B12', 2, 0)

describe('Keys and the Great Rift', () => {
  test('XO-KEY-01 Explore places all Keys aboard, of every member of a Fleet, for one Action', () => {
    const t = inASystem('GR', [WARSHIP, CRUISER], (p) => p.keys(WARSHIP, 0, 2).keys(CRUISER, 3))
    t.play('explore')
    expect(t.state.keysPlaced).toEqual([0, 2, 3])
    expect([t.ship(WARSHIP).keys, t.ship(CRUISER).keys]).toEqual([[], []])
    expect([t.ship(WARSHIP).actions, t.ship(CRUISER).actions]).toEqual([2, 2])
    expect(t.facts('keys-placed').map(({ keys, total, needed }) => [keys, total, needed])).toEqual([
      [2, 2, 4],
      [1, 3, 4],
    ])
  })

  test('XO-KEY-02 in several goes, by several ships, over several rounds', () => {
    const t = inASystem('GR', [WARSHIP], (p) =>
      p.noTokens().keys(WARSHIP, 0).at(HERE, CRUISER).keys(CRUISER, 1),
    )
    t.play('explore', 'end-turn', 'activate 2', 'explore', 'end-turn')
    t.play('activate 1', 'end-turn', 'end-turn')
    expect(t.state.round).toBe(2)
    expect(t.state.keysPlaced).toEqual([0, 1])
  })

  test('XO-KEY-03 with the last Key all Avatars move at once, in ascending number', () => {
    const t = lastKey((p) => road(p).avatar(3, 3).avatar(1, 3), ['avatar 1', 'avatar 2'])
    expect(t.facts('last-key')).toHaveLength(1)
    expect(t.facts('avatar-moves').map(({ avatar, die }) => [avatar, die])).toEqual([
      [1, 1],
      [3, 2],
    ])
    expect(t.state.foes.map(({ card, place }) => [card, place])).toEqual([
      [3, 0],
      [1, 2],
    ])
  })

  test('XO-KEY-03 not before: three of four leave them where they are', () => {
    const t = inASystem('GR', [WARSHIP], (p) => {
      road(p.noTokens().keysPlaced(0, 1).keys(WARSHIP, 3)).avatar(1, 3)
    }).play('explore')
    expect(t.facts('avatar-moves')).toEqual([])
    expect(t.facts('last-key')).toEqual([])
  })

  test('XO-KEY-03 with three ships the third Key is the last', () => {
    const t = inASystem('GR', [WARSHIP], (p) => p.noTokens().keysPlaced(0, 1).keys(WARSHIP, 2), { seats: 3 })
    expect(t.play('explore').facts('last-key')).toHaveLength(1)
  })

  test('XO-KEY-04 they head for the Great Rift, not for ships', () => {
    const t = lastKey((p) => road(p).system('B11', 3, 0).at(4, EXPLORER).avatar(1, 3), ['avatar 1'])
    // A ship stands on the other side of it, as near as the Great Rift is far.
    expect(t.facts('avatar-moves')).toMatchObject([{ reason: 'great-rift', target: -1 }])
    expect(t.state.foes[0].place).toBe(2)
  })

  test('XO-KEY-05 they stop where a ship is on their way, and engage it', () => {
    const t = lastKey((p) => road(p).at(2, CRUISER).at(HERE, PROTO, EXPLORER).avatar(1, 3), ['avatar 3'])
    expect(t.state.foes[0].place).toBe(2)
    expect(t.ship(CRUISER).engaged).toBe(true)
    expect(t.ship(WARSHIP).engaged).toBe(false)
  })

  test('XO-KEY-06 an Avatar that reaches the Great Rift engages every ship there', () => {
    const t = lastKey((p) => road(p).at(HERE, PROTO, CRUISER, EXPLORER).avatar(1, 2), ['avatar 2'])
    expect(t.state.foes[0].place).toBe(HERE)
    expect(t.state.ships.map(({ engaged }) => engaged)).toEqual([true, true, true, true])
  })

  test('XO-KEY-07 without Damage Rolls', () => {
    const t = lastKey((p) => road(p).at(HERE, PROTO, CRUISER, EXPLORER).avatar(1, 2), ['avatar 2'])
    expect(t.facts('damage-roll')).toEqual([])
    expect(t.ship(CRUISER).health).toBe(11)
  })

  test('XO-KEY-08 Avatars that are engaged do not move', () => {
    const t = lastKey((p) => road(p).at(3, CRUISER).avatar(1, 3))
    expect(t.facts('avatar-moves')).toEqual([])
    expect(t.state.foes[0].place).toBe(3)
  })

  test('XO-KEY-09 the Action phase goes on, and victory is checked at its end', () => {
    const t = lastKey((p) => {
      for (const ship of [PROTO, CRUISER]) p.ship(ship, { acted: true })
    })
    expect(t.asked).toBe('0 act')
    expect(t.state.ending).toBe('')
    t.play('end-turn', 'end-turn')
    expect(t.state.ending).toBe('victory')
  })

  test('XO-KEY-09 an Avatar on the Great Rift has to be dealt with by the ships that can still act', () => {
    const t = lastKey((p) => road(p).at(HERE, PROTO, CRUISER, EXPLORER).avatar(1, 2), ['avatar 2'])
    expect(['gather', 'manoeuvre']).toContain(t.prompt)
    expect(t.state.ending).toBe('')
  })

  test('XO-KEY-10 Avatars may follow each other into the Great Rift; markers of the round apply', () => {
    const t = lastKey(
      (p) => road(p).at(HERE, PROTO, CRUISER, EXPLORER).avatar(1, 2).avatar(2, 3).set({ movement: 1 }),
      ['avatar 1', 'avatar 2'],
    )
    expect(t.state.foes.map(({ place }) => place)).toEqual([HERE, HERE])
    expect(t.facts('avatar-moves').map(({ steps }) => steps)).toEqual([2, 3])
  })

  test('XO-KEY-01 not elsewhere', () => {
    const t = transcript({}, (p) => p.startingSystem('R1').keys(WARSHIP, 0)).play('activate 0')
    expect(t.refusal('explore')).toEqual({ rule: 'XO-COR-01' })
  })
})
