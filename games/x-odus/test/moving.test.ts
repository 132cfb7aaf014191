import { describe, expect, test } from 'vitest'
import { type Position, tile, transcript } from './transcript.ts'

const keysOf = (keys: readonly string[], kind: string) => keys.filter((key) => key.startsWith(`${kind} `))

/** Six Systems above the Starting System, none of them hostile. */
const line = (p: Position) => p.north('B10', 'B02', 'B06', 'B07', 'B08', 'B09')

describe('Moving', () => {
  test('XO-ACT-06 a Jump leads to a connected System, for an Action', () => {
    const t = transcript({}, line).play('activate 0')
    expect(keysOf(t.options, 'jump')).toEqual(['jump 1'])
    t.play('jump 1')
    expect(keysOf(t.options, 'jump')).toEqual(['jump 2', 'jump 0'])
    expect(t.ship(0)).toMatchObject({ place: 1, actions: 2 })
    expect(t.facts('moved')).toEqual([
      { kind: 'moved', seat: 0, board: 0, how: 'jump', from: tile('R1'), to: tile('B10'), crossed: [] },
    ])
  })

  test('XO-ACT-08 a Rush makes up to three Jumps for two Actions', () => {
    const t = transcript({}, line).play('activate 0')
    expect(keysOf(t.options, 'rush')).toEqual(['rush 2', 'rush 3'])
    t.play('rush 3')
    expect(t.ship(0)).toMatchObject({ place: 3, actions: 1 })
    expect(t.facts('moved')[0]).toMatchObject({ how: 'rush', crossed: [tile('B10'), tile('B02')] })
    expect(t.refusal('rush 5')).toEqual({ rule: 'XO-TRN-03', missing: 1 })
  })

  test('XO-ACT-08 a ship whose engine fails cannot rush', () => {
    const t = transcript({}, (p) => line(p).damage(0, 'engine-failure')).play('activate 0')
    expect(t.refusal('rush 2')).toEqual({ rule: 'XO-DMG-05' })
    expect(t.refusal('jump 1')).toBeUndefined()
  })

  const patrolled = (p: Position) => p.north('B10', 'O01', 'B06', 'B05')

  test('XO-ACT-09 what is crossed is not entered: no Detection Roll, no Ally', () => {
    const t = transcript({}, patrolled).play('activate 0', 'rush 3')
    expect([t.asked, t.ship(0).place]).toEqual(['0 act', 3])
    expect(t.told).not.toContain('detection')
    const ally = transcript({}, (p) => p.north('B08', 'B10')).play('activate 0', 'rush 2')
    expect(ally.told).not.toContain('ally')
  })

  test('XO-ACT-10 the last System is entered', () => {
    const t = transcript({}, patrolled).play('activate 0', 'rush 2')
    expect([t.asked, t.ship(0).place]).toEqual(['0 detection', 2])
    const ally = transcript({}, (p) => p.north('B10', 'B08')).play('activate 0', 'rush 2')
    expect(ally.told).toContain('ally')
  })

  test('XO-ACT-11 no Rush passes an Avatar; it may end with one, and the ship is engaged', () => {
    const t = transcript({}, (p) => line(p).noTokens().avatar(1, 2)).play('activate 0')
    expect(keysOf(t.shown, 'rush')).toEqual(['rush 2'])
    t.play('rush 2')
    expect(t.ship(0)).toMatchObject({ place: 2, engaged: true, health: 9 })
    expect(t.facts('avatar-engages').map(({ avatar, boards }) => [avatar, boards])).toEqual([[1, [0]]])
  })

  test('XO-ACT-11 another way around the Avatar is taken', () => {
    // From 0 by 1 to 2 the way is barred; by 3 and 4 it takes three Jumps.
    const t = transcript({}, (p) =>
      p
        .startingSystem('R1')
        .system('B02', 0, -1)
        .system('B01', 1, -2, 2)
        .system('B06', 1, 0)
        .system('B05', 1, -1, 1)
        .noTokens()
        .avatar(1, 1),
    )
    t.play('activate 0')
    const ways = keysOf(t.options, 'rush')
    expect(ways).toContain('rush 2')
    t.play('rush 2')
    expect(t.facts('moved')[0].crossed).not.toContain(tile('B02'))
    expect(t.ship(0).engaged).toBe(false)
  })

  const tunnels = (p: Position) =>
    p.startingSystem('R1').system('B09', 0, -1).system('O05', 5, 0).system('B11', -5, 3).at(1, 0)

  test('XO-ACT-12 all Systems with a Wormhole are connected', () => {
    const t = transcript({}, tunnels).play('activate 0')
    expect(keysOf(t.options, 'jump')).toEqual(['jump 0', 'jump 2', 'jump 3'])
    t.play('jump 3')
    expect(t.ship(0).place).toBe(3)
  })

  test('XO-ACT-12 a Wormhole marker is a Wormhole, and one alone leads nowhere', () => {
    const t = transcript({}, (p) => p.north('B10').system('B09', 5, 0)).play('activate 0', 'jump 1')
    expect(keysOf(t.options, 'jump')).toEqual(['jump 0'])
    const marked = transcript({}, (p) => {
      p.north('B10').system('B09', 5, 0)
      p.state.systems[1].wormhole = true
    })
    marked.play('activate 0', 'jump 1')
    expect(keysOf(marked.options, 'jump')).toEqual(['jump 0', 'jump 2'])
  })

  test('XO-ACT-13 an Enemy System entered through a Wormhole asks for a Detection Roll', () => {
    const t = transcript({}, tunnels).play('activate 0', 'jump 2')
    expect([t.asked, t.ship(0).place]).toEqual(['0 detection', 2])
  })

  test('XO-ACT-14 closed edges are never crossed', () => {
    // B01 is closed below, where the Starting System is open.
    const t = transcript({}, (p) => p.north('B01')).play('activate 0')
    expect(keysOf(t.shown, 'jump')).toEqual([])
    expect(keysOf(t.shown, 'rush')).toEqual([])
  })

  test('XO-ACT-15 moving to an Avatar engages, without a Damage Roll', () => {
    const t = transcript({}, (p) => line(p).noTokens().avatar(2, 1)).play('activate 0', 'jump 1')
    expect(t.ship(0)).toMatchObject({ engaged: true, health: 9 })
    expect(t.told).not.toContain('damage-roll')
    expect(t.prompt).toBe('manoeuvre')
  })

  test('XO-ACT-17 the Ally is met when its System is entered for the first time', () => {
    const t = transcript({}, (p) => p.north('B08', 'B10').nextAllies('mercenary', 'broker'))
    t.play('activate 0', 'jump 1', 'jump 0', 'end-turn', 'activate 1', 'jump 1')
    expect(t.facts('ally').length).toBe(1)
    expect(t.system(1)).toMatchObject({ ally: 2 })
    expect(t.system(1).stock.length).toBe(3)
    // Whoever comes later finds it there, and nothing besides.
    expect(t.facts('module-gained')).toEqual([])
    expect(t.ship(1).modules).toEqual([])
  })
})
