import { describe, expect, test } from 'vitest'
import { hasRift } from '../position/map.ts'
import { exploring, HERE, inASystem, settle } from './in-a-system.ts'
import { enemy, module } from './position.ts'
import { type Position, transcript } from './transcript.ts'

const WARSHIP = 0
const PROTO = 1
const CRUISER = 2
const EXPLORER = 3

const FLEET = [WARSHIP, CRUISER]

/** A Fleet that takes an option of a Warning, together. */
const taking = (card: string, option: number, arrange: (p: Position) => void = () => {}, ships = FLEET) =>
  exploring(card, ships, arrange).play('explore', `option ${option}`)

/** A Fleet that fails at a Danger: no die shows what it asks for. */
const failing = (card: string, arrange: (p: Position) => void = () => {}) =>
  exploring(card, FLEET, arrange, { dice: ['red miss', 'red miss', 'red miss', 'blue miss'] }).play('explore')

describe('Effects in a Fleet', () => {
  test('XO-EFF-01 Scraps: the Fleet shares the total', () => {
    const t = taking('X09', 0, () => {}, [EXPLORER, CRUISER])
    expect([t.asked, ...t.options]).toEqual(['3 share-scrap', 'to 3', 'to 2'])
    t.play('to 2', 'to 2', 'to 2', 'to 3', 'to 3')
    expect([t.ship(CRUISER).scraps, t.ship(EXPLORER).scraps]).toEqual([4, 3])
    expect(t.asked).toBe('3 act')
  })

  test('XO-EFF-01 a ship that did not take the option of an Analysis has no part of it', () => {
    const t = exploring('X07', FLEET).play('explore', 'option 1', 'option 2')
    expect(t.ship(WARSHIP).scraps).toBe(2)
    expect(t.ship(CRUISER).scraps).toBe(1)
  })

  test('XO-EFF-02 a Ship Module is shown, then the Fleet decides who takes it', () => {
    const t = taking('X13', 1, (p) => p.nextModules('M11'))
    expect([t.asked, ...t.options]).toEqual(['0 share-module', 'to 0', 'to 2'])
    expect(t.driver.decision?.about).toEqual({ module: module('M11') })
    t.play('to 2')
    expect([t.ship(WARSHIP).modules, t.ship(CRUISER).modules]).toEqual([[], [module('M11')]])
  })

  test('XO-EFF-02 an empty deck is made of its discard; with nothing there, nothing is gained', () => {
    const again = taking('X13', 1, (p) => p.set({ modules: [], moduleDiscard: [module('M02')] }), [WARSHIP])
    expect(again.ship(WARSHIP).modules).toEqual([module('M02')])
    const none = taking('X13', 1, (p) => p.set({ modules: [], moduleDiscard: [] }), [WARSHIP])
    expect(none.facts('nothing-left')).toEqual([{ kind: 'nothing-left', of: 'modules' }])
    expect(none.asked).toBe('0 act')
  })

  test('XO-EFF-03 a Precursor Module likewise; its Energy comes ready', () => {
    const t = exploring('X12', FLEET, (p) => p.nextModules('Q7'), {
      dice: ['red hit', 'red hit', 'red miss', 'blue miss'],
    }).play('explore', 'option 2', 'to 0')
    expect(t.ship(WARSHIP)).toMatchObject({ modules: [module('Q7')], energy: 3 })
  })

  test('XO-EFF-04 Avatars −1 movement, once for the whole Fleet', () => {
    const t = taking('X09', 1)
    expect(t.state.movement).toBe(-1)
    expect(t.facts('movement')).toEqual([{ kind: 'movement', by: -1, total: -1 }])
  })

  test('XO-EFF-05 each member recovers the Health', () => {
    const t = taking('X10', 0, (p) => p.ship(WARSHIP, { health: 3 }).ship(CRUISER, { health: 10 }))
    expect([t.ship(WARSHIP).health, t.ship(CRUISER).health]).toEqual([5, 11])
  })

  test('XO-EFF-06 each member recovers all its Energy', () => {
    const t = taking('X15', 1, (p) =>
      p.ship(WARSHIP, { energyMarkers: 3, energy: 0 }).ship(CRUISER, { energyMarkers: 2, energy: 1 }),
    )
    expect([t.ship(WARSHIP).energy, t.ship(CRUISER).energy]).toEqual([3, 2])
  })

  test('XO-EFF-07 Systems are revealed anywhere, each with a lane to one that is revealed', () => {
    const t = taking('X11', 1, (p) => p.tiles('B09'))
    expect(t.asked).toBe('0 space')
    // Beyond the Starting System too, where nobody is.
    expect(t.options).toContain('space 1 0')
    t.play('space 1 0')
    for (const answer of t.options) expect(answer).toMatch(/^turn \d$/)
    settle(t)
    expect(t.system(2).lanes).toContain(0)
    expect(t.facts('revealed').at(-1)).toMatchObject({ board: -1 })
  })

  test('XO-EFF-08 Enemy Systems are pacified anywhere, without combat and without Scraps', () => {
    const t = taking('X14', 1, (p) => p.system('O01', 1, 0, 1).system('O02', -1, 1, 1))
    expect([t.asked, ...t.options]).toEqual(['0 pacify', 'system 2', 'system 3'])
    t.play('system 3')
    expect([t.system(2).pacified, t.system(3).pacified]).toEqual([0, 2])
    expect(t.facts('combat')).toEqual([])
    expect(t.ship(WARSHIP).scraps).toBe(1)
  })

  test('XO-EFF-08 Enemies that lie there are shuffled into the deck; a red marker goes back to green', () => {
    const t = taking('X14', 1, (p) =>
      p.system('O01', 1, 0, 1, { pacified: 2 }).system('O02', -1, 1, 1, { pacified: 1 }).enemies(3, 'E09'),
    )
    // Green already: that one would gain nothing.
    expect(t.system(3).pacified).toBe(2)
    expect(t.state.foes).toEqual([])
    expect(t.state.enemies).toContain(enemy('E09'))
  })

  test('XO-EFF-08 not where a ship is engaged', () => {
    const t = taking('X14', 1, (p) => p.system('O01', 1, 0, 1).at(2, EXPLORER).avatar(1, 2), [WARSHIP])
    expect(t.asked).toBe('0 act')
    expect(t.system(2).pacified).toBe(0)
  })

  test('XO-EFF-09 a Rift is deactivated', () => {
    const t = exploring('X08', [WARSHIP], (p) => p.system('R2', 1, 0, 1)).play('explore', 'option 1')
    expect([t.asked, ...t.options]).toEqual(['0 close-rift', 'system 0', 'system 2'])
    t.play('system 2')
    expect(t.system(2).riftClosed).toBe(true)
    expect([hasRift(t.state, 0), hasRift(t.state, 2)]).toEqual([true, false])
  })

  test('XO-EFF-10 each member draws a Damage card', () => {
    const t = failing('X19', (p) => p.nextDamage('wounded-crew', 'jammed-turret'))
    expect([t.ship(WARSHIP).damage.length, t.ship(CRUISER).damage.length]).toEqual([1, 1])
  })

  test('XO-EFF-11 Avatars +1 movement, once; markers of a round add up', () => {
    const t = failing('X17', (p) => p.set({ movement: 1 }))
    expect(t.state.movement).toBe(2)
  })

  test('XO-EFF-12 each member loses the Health', () => {
    const t = failing('X18')
    expect([t.ship(WARSHIP).health, t.ship(CRUISER).health]).toEqual([7, 9])
  })

  test('XO-EFF-13 the turn of all members ends', () => {
    const t = failing('X20')
    expect(FLEET.map((ship) => t.ship(ship).acted)).toEqual([true, true])
    expect(t.prompt).toBe('order')
    expect(t.options).toEqual(['activate 1', 'activate 3'])
  })

  test('XO-EFF-13 what is owed for straining still comes', () => {
    const t = exploring('X20', [WARSHIP], () => {}, {
      dice: ['red hit', 'red hit', 'red miss', 'red hit'],
    }).play('strain', 'explore')
    expect(t.facts('damage-roll')).toHaveLength(1)
  })

  test('XO-EFF-14 a Rift is created in the System', () => {
    const t = failing('X17')
    expect(t.system(HERE).riftOpened).toBe(true)
    expect(hasRift(t.state, HERE)).toBe(true)
    expect(t.facts('rift-opened')).toHaveLength(1)
  })

  test('XO-EFF-15 what names no Fleet rule happens once, however many ships take part', () => {
    const t = exploring('X06', [PROTO, WARSHIP]).play('explore', 'option 2', 'option 2')
    expect(t.state.movement).toBe(-1)
    expect(t.facts('option-taken')).toMatchObject([{ option: 2, boards: [2, 0] }])
  })

  test('XO-EFF-16 Modules gained from Explorations are free', () => {
    const t = taking('X13', 1, (p) => p.ship(WARSHIP, { scraps: 0 }), [WARSHIP])
    expect(t.ship(WARSHIP)).toMatchObject({ scraps: 0 })
    expect(t.ship(WARSHIP).modules).toHaveLength(1)
  })
})

describe('Named cards of the book', () => {
  test('XO-EFF-17 Exodus System: two Systems for a ROGUE, a Module, or Health and Energy', () => {
    const t = exploring('X01', [EXPLORER], (p) => p.ship(EXPLORER, { health: 3, energy: 0 }))
    t.play('explore', 'option 0')
    while (t.prompt === 'space' || t.prompt === 'rotation') t.play(t.options[0])
    t.play('another', 'option 1', 'another')
    expect(t.state.systems).toHaveLength(4)
    expect(t.ship(EXPLORER).modules).toHaveLength(1)
    expect(t.ship(EXPLORER)).toMatchObject({ health: 5, energy: 1, actions: 1 })
  })

  test('XO-EFF-18 the book’s Cultist Factory: Warship and Proto-Ship have no ROGUE and agree on one option', () => {
    const t = exploring('X09', [WARSHIP, PROTO], () => {}, {
      dice: ['red special', 'red hit', 'blue special', 'blue hit'],
    }).play('explore')
    expect([t.asked, ...t.options]).toEqual(['0 warning', 'option 1', 'option 2'])
    expect(t.refusal('option 0')).toEqual({ rule: 'XO-EXP-07' })
    settle(t.play('option 2'))
    expect(t.state.held).toBe(true)
  })

  test('XO-EFF-18 success: the Corruption does not advance this round; the next one it does', () => {
    const t = exploring(
      'X09',
      [WARSHIP],
      (p) => {
        p.noTokens()
        for (const ship of [PROTO, CRUISER, EXPLORER]) p.ship(ship, { acted: true })
      },
      { dice: ['red special', 'red special'] },
    ).play('explore', 'option 2', 'end-turn')
    expect(t.state).toMatchObject({ marker: 1, round: 2, held: false })
    expect(t.facts('corruption-held')).toHaveLength(1)
  })

  test('XO-EFF-18 failure: Avatars +1 in this Corruption phase', () => {
    const t = exploring('X09', [WARSHIP], () => {}, { dice: ['red special', 'red hit'] })
    t.play('explore', 'option 2')
    expect(t.state).toMatchObject({ held: false, movement: 1 })
  })

  const swarm = (pirate: 'red hit' | 'red special') =>
    exploring(
      'X16',
      [EXPLORER, WARSHIP],
      (p) => p.board(WARSHIP, 'pirate-ship').nextDamage('wounded-crew', 'jammed-turret'),
      { dice: ['yellow miss', 'yellow miss', pirate, 'yellow hit'] },
    ).play('explore')

  test('XO-EFF-19 the book’s Dormant Swarm: Explorer ○○ and Pirate Ship ☠☠ succeed, and ○○ costs nothing', () => {
    const t = swarm('red hit')
    expect(t.facts('skill-roll')).toMatchObject([{ needed: 2, got: 2, success: true }])
    expect([t.ship(EXPLORER).health, t.ship(WARSHIP).health]).toEqual([7, 8])
    expect([t.ship(EXPLORER).damage, t.ship(WARSHIP).damage]).toEqual([[], []])
  })

  test('XO-EFF-19 with a single ☠ both lose 2 Health and draw a card each', () => {
    const t = swarm('red special')
    expect([t.ship(EXPLORER).health, t.ship(WARSHIP).health]).toEqual([5, 6])
    expect([t.ship(EXPLORER).damage.length, t.ship(WARSHIP).damage.length]).toEqual([1, 1])
  })
})

describe('Markers on the map', () => {
  test('XO-COR-05 the white Rift marker is one: placed again, it moves, or stays', () => {
    const t = exploring('X08', [WARSHIP], (p) => {
      p.system('R2', 1, 0, 1)
      p.state.systems[0].riftClosed = true
    }).play('explore', 'option 1')
    expect(t.options).toEqual(['system 0', 'system 2'])
    t.play('system 2')
    expect([t.system(0).riftClosed, t.system(2).riftClosed]).toEqual([false, true])
  })

  test('XO-COR-05 the red Rift marker is one too, and makes a Rift where there is none', () => {
    const t = failing('X17', (p) => {
      p.system('B12', 1, 0, 1)
      p.state.systems[2].riftOpened = true
    })
    expect([t.system(HERE).riftOpened, t.system(2).riftOpened]).toEqual([true, false])
    expect(hasRift(t.state, 2)).toBe(false)
  })

  test('XO-COR-05 the white marker also closes a Rift that the red one made', () => {
    const t = exploring('X08', [WARSHIP], (p) => {
      p.state.systems[HERE].riftOpened = true
    }).play('explore', 'option 1', 'system 1')
    expect(hasRift(t.state, HERE)).toBe(false)
    expect(t.system(HERE)).toMatchObject({ riftClosed: true, riftOpened: false })
  })

  test('XO-COR-05 OP-11 a closed Rift is no way; Avatars arrive in its System all the same', () => {
    const t = inASystem('R2', [WARSHIP], (p) => {
      p.state.systems[HERE].riftClosed = true
      p.marker(4).token(1, 5)
      p.state.tokens = p.state.tokens.filter(({ number }) => number === 1)
      for (const ship of [PROTO, CRUISER, EXPLORER]) p.at(HERE, ship).ship(ship, { acted: true })
    }).play('end-turn')
    expect(t.facts('avatar-arrives')).toMatchObject([{ tile: t.system(HERE).tile }])
  })

  test('XO-ACT-12 a Wormhole marker links the System with all others; of two on the map, one moves', () => {
    const t = exploring('X06', [PROTO], (p) => {
      p.system('B12', 1, 0, 1).system('O01', -1, 1, 1)
      p.state.systems[2].wormhole = true
      p.state.systems[3].wormhole = true
    }).play('explore', 'option 0')
    expect([t.asked, ...t.options]).toEqual(['1 move-wormhole', 'system 2', 'system 3'])
    t.play('system 3')
    settle(t)
    expect([HERE, 2, 3].map((place) => t.system(place).wormhole)).toEqual([true, true, false])
    expect(t.options).toContain('jump 2')
  })

  test('XO-ACT-12 where there is a Wormhole already no marker is laid', () => {
    const t = transcript({}, (p) =>
      p.startingSystem('R1').system('B09', 0, -1).at(HERE, PROTO).explorations('X06'),
    ).play('activate 1', 'explore', 'option 0')
    expect(t.system(HERE).wormhole).toBe(false)
  })

  test('XO-ALS-08 Trapped Ally: the System has an Ally from now on, or the ships gain a Module', () => {
    const freeing = (arrange: (p: Position) => void) =>
      exploring('X10', [WARSHIP], arrange, { dice: ['red hit', 'red hit'] }).play('explore', 'option 2')
    const t = freeing((p) => p.nextAllies('broker'))
    expect(t.system(HERE).stock).toHaveLength(4)
    const none = freeing((p) => p.set({ allies: [] }))
    expect(none.ship(WARSHIP).modules).toHaveLength(1)
  })
})
