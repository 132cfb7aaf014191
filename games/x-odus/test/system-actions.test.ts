import { describe, expect, test } from 'vitest'
import { HERE, inASystem } from './in-a-system.ts'
import { enemy } from './position.ts'
import { type Position, transcript } from './transcript.ts'

const WARSHIP = 0
const PROTO = 1
const CRUISER = 2
const EXPLORER = 3

/** The wreck of a ship in the System, with Keys. */
const wreck = (p: Position, ship: number, ...keys: number[]) =>
  p
    .at(HERE, ship)
    .ship(ship, { destroyed: true, health: 0, markers: 0, scraps: 0 })
    .keys(ship, ...keys)

describe('Scavenge', () => {
  test('XO-ACT-22 for an Action a Scrap', () => {
    const t = inASystem('B10', [WARSHIP]).play('scavenge')
    expect(t.ship(WARSHIP)).toMatchObject({ scraps: 2, actions: 2, scavenged: true })
    expect(t.facts('scraps')).toMatchObject([{ n: 1, from: 'scavenge' }])
  })

  test('XO-ACT-22 once per round and ship', () => {
    const t = inASystem('B10', [WARSHIP]).play('scavenge')
    expect(t.refusal('scavenge')).toEqual({ rule: 'XO-ACT-22' })
    t.play('end-turn', 'activate 2', 'scavenge')
    expect(t.ship(CRUISER).scraps).toBe(2)
  })

  test('XO-ACT-22 each member of a Fleet for itself; one that has scavenged spends its Action in vain', () => {
    const t = inASystem('B10', [WARSHIP, CRUISER, EXPLORER], (p) => p.ship(CRUISER, { scavenged: true }))
    t.play('scavenge')
    expect([WARSHIP, CRUISER, EXPLORER].map((ship) => t.ship(ship).scraps)).toEqual([2, 1, 2])
    expect([WARSHIP, CRUISER, EXPLORER].map((ship) => t.ship(ship).actions)).toEqual([2, 2, 2])
  })

  test('XO-ACT-22 not with a breached hold, nor if that bars the whole Fleet', () => {
    const alone = inASystem('B10', [WARSHIP], (p) => p.damage(WARSHIP, 'breached-hold'))
    expect(alone.refusal('scavenge')).toEqual({ rule: 'XO-DMG-05' })
    const fleet = inASystem('B10', [WARSHIP, CRUISER], (p) => p.damage(WARSHIP, 'breached-hold')).play(
      'scavenge',
    )
    expect([fleet.ship(WARSHIP).scraps, fleet.ship(CRUISER).scraps]).toEqual([1, 2])
  })

  test('XO-ACT-22 cards add to it', () => {
    const t = inASystem('B10', [WARSHIP], (p) =>
      p.board(WARSHIP, 'pirate-ship').mods(WARSHIP, 'AB').modules(WARSHIP, 'M05'),
    ).play('scavenge')
    expect(t.ship(WARSHIP)).toMatchObject({ scraps: 5, exp: 3 })
  })

  test('XO-ACT-22 or all Keys of a destroyed ship, which count as the Scavenge', () => {
    const t = inASystem('B10', [WARSHIP], (p) => wreck(p, CRUISER, 0, 2)).play('recover-keys')
    expect(t.ship(WARSHIP)).toMatchObject({ keys: [0, 2], scraps: 1, actions: 2 })
    expect(t.ship(CRUISER).keys).toEqual([])
    expect(t.refusal('scavenge')).toEqual({ rule: 'XO-ACT-22' })
  })

  test('XO-ACT-22 a breached hold does not keep a ship from recovering Keys', () => {
    const t = inASystem('B10', [WARSHIP], (p) => wreck(p, CRUISER, 1).damage(WARSHIP, 'breached-hold'))
    expect(t.play('recover-keys').ship(WARSHIP).keys).toEqual([1])
  })

  test('XO-ACT-22 a Fleet decides who carries each Key; a member for each destroyed ship', () => {
    const t = inASystem('B10', [WARSHIP, EXPLORER], (p) => {
      wreck(p, CRUISER, 0)
      wreck(p, PROTO, 1)
    }).play('recover-keys')
    expect([t.asked, ...t.options]).toEqual(['0 share-key', 'to 0', 'to 3'])
    t.play('to 3', 'to 0')
    expect([t.ship(WARSHIP).keys, t.ship(EXPLORER).keys]).toEqual([[0], [1]])
  })

  test('XO-FLT-08 a Fleet recovers Keys as long as one member has not scavenged', () => {
    const t = inASystem('B10', [WARSHIP, EXPLORER], (p) =>
      wreck(p, CRUISER, 1).ship(WARSHIP, { scavenged: true }),
    )
    expect(t.refusal('recover-keys')).toBeUndefined()
    t.play('recover-keys', 'to 0')
    expect(t.ship(WARSHIP).keys).toEqual([1])
  })

  test('XO-ACT-22 Keys cannot be recovered by a ship that has scavenged', () => {
    const t = inASystem('B10', [WARSHIP], (p) => wreck(p, CRUISER, 1).ship(WARSHIP, { scavenged: true }))
    expect(t.refusal('recover-keys')).toEqual({ rule: 'XO-ACT-22' })
  })

  test('XO-ACT-41 in any System: Corrupted, Enemy, the Great Rift', () => {
    for (const tile of ['R2', 'GR', 'O01']) {
      const t = inASystem(tile, [WARSHIP], (p) => {
        if (tile === 'O01') p.state.systems[HERE].pacified = 2
      })
      expect(t.play('scavenge').ship(WARSHIP).scraps).toBe(2)
    }
  })

  test('XO-ACT-41 not after disengaging, nor without an Action', () => {
    const t = inASystem('B10', [WARSHIP], (p) => p.ship(WARSHIP, { actions: 0 }))
    expect(t.refusal('scavenge')).toEqual({ rule: 'XO-TRN-03', missing: 1 })
  })
})

describe('Pacify', () => {
  /** The Warship in an Enemy System that has not detected it. */
  const unseen = (arrange: (p: Position) => void = () => {}) =>
    transcript({ dice: ['red hit', 'red special'] }, (p) => {
      p.startingSystem('R1').system('O01', 0, -1).at(HERE, WARSHIP)
      arrange(p)
    }).play('activate 0', 'roll')

  test('XO-ACT-23 for an Action the Enemies of the tile come, and are fought', () => {
    const t = unseen((p) => p.nextEnemies('E02'))
    expect(t.asked).toBe('0 act')
    t.play('pacify')
    expect(t.state.foes).toMatchObject([{ card: enemy('E02'), place: HERE }])
    expect(t.prompt).toBe('manoeuvre')
    expect(t.ship(WARSHIP).actions).toBe(2)
  })

  test('XO-ACT-23 only in an Enemy System that is not Pacified', () => {
    const t = transcript({}, (p) => p.startingSystem('R1').system('O01', 0, -1, 0, { pacified: 1 }).at(1, 0))
    expect(t.play('activate 0').refusal('pacify')).toEqual({ rule: 'XO-ACT-23' })
    expect(inASystem('B10', [WARSHIP]).shown).not.toContain('pacify')
  })

  test('XO-ACT-23 a fight that is won pacifies the System', () => {
    const t = transcript({ dice: ['red hit', 'red special', 'red hit', 'red hit'] }, (p) =>
      p
        .startingSystem('R1')
        .system('O01', 0, -1)
        .at(HERE, WARSHIP)
        .nextEnemies('E01')
        .ship(WARSHIP, { energy: 0 }),
    ).play('activate 0', 'roll', 'pacify', 'offensive', 'half 1')
    expect(t.facts('defeated')).toHaveLength(1)
    expect(t.system(HERE).pacified).toBe(2)
  })
})
