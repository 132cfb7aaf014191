import { describe, expect, test } from 'vitest'
import { AVATARS } from '../content/avatars.ts'
import { ENEMIES } from '../content/enemies.ts'
import { SHIPS } from '../content/ships.ts'
import type { Chosen } from './chosen-dice.ts'
import { ARENA, carrying, duel, use } from './duel.ts'
import { module } from './position.ts'
import type { Position, Transcript } from './transcript.ts'
import { priceOfEnergy } from '../position/maintenance.ts'

const MISSES: readonly Chosen[] = ['red miss', 'red miss']
const ONE_MISS: readonly Chosen[] = ['red hit', 'red miss']
const HITS: readonly Chosen[] = ['red hit', 'red hit']

/** The Warship, with the Explorer, attacks an Enemy once: four dice. */
function pair(foe: string, dice: readonly Chosen[], arrange: (p: Position) => void = () => {}): Transcript {
  return duel({ foes: [foe], fleet: [3], dice }, (p) =>
    arrange(p.nextDamage('engine-failure', 'engine-failure')),
  )
}

/** Fights an Avatar that is there instead of the Enemies. */
function hunted(
  avatar: number,
  dice: readonly Chosen[],
  arrange: (p: Position) => void = () => {},
): Transcript {
  return duel({ foes: [], fleet: [3], dice }, (p) => {
    p.noTokens().avatar(avatar, ARENA)
    p.state.systems[ARENA].pacified = 2
    arrange(p.nextDamage('engine-failure', 'engine-failure'))
  })
}

const health = (t: Transcript): number[] => [t.ship(0).health, t.ship(3).health]

describe('Skills of Enemies', () => {
  test('XO-CMB-17 Cultist Scout: on disengaging every ship loses 1 Health', () => {
    const t = pair('E01', [...HITS, 'yellow hit', 'yellow hit']).play('disengage')
    expect(health(t)).toEqual([8, 6])
  })

  test.each([
    [
      [...MISSES, 'yellow miss', 'yellow hit'],
      [6, 6],
    ],
    [
      [...ONE_MISS, 'yellow miss', 'yellow hit'],
      [8, 6],
    ],
  ] as const)('XO-CMB-03 Cultist Raider: two misses of one ship cost it 1 Health more: %j', (dice, left) => {
    const t = pair('E02', dice, (p) => {
      p.state.foes[0].health = 3
    }).play('offensive', 'offensive')
    expect(health(t)).toEqual(left)
  })

  test('XO-CMB-07 Spite Swarm: defeated, it still retaliates for the last roll', () => {
    const t = pair('E03', [...ONE_MISS, 'yellow hit', 'yellow miss']).play('offensive', 'offensive')
    expect(t.facts('defeated')).toHaveLength(1)
    expect(health(t)).toEqual([8, 6])
  })

  test.each([
    [ONE_MISS, 2, 0],
    [HITS, 1, 1],
  ] as const)(
    'XO-CMB-03 Zealot Skiff: any miss gives it a Shield for this attack: %j',
    (dice, shields, damage) => {
      const t = duel({ foes: ['E04'], dice }).play('offensive')
      expect(t.facts('attack')).toMatchObject([{ shields, damage }])
      expect(t.state.foes.map((foe) => foe.shields)).toEqual(damage === 0 ? [0] : [])
    },
  )

  test('XO-CMB-03 Cultist Frigate: two misses of one ship drain it of 1 Energy', () => {
    const t = pair('E05', [...MISSES, 'yellow miss', 'yellow hit'], (p) =>
      p.ship(0, { energyMarkers: 2 }).ship(3, { energyMarkers: 2 }),
    ).play('offensive', 'offensive')
    expect([t.ship(0).energy, t.ship(3).energy]).toEqual([1, 2])
  })

  test.each([
    [['red miss', 'red hit', 'yellow miss', 'yellow hit'], 2],
    [['red miss', 'red hit', 'yellow hit', 'yellow hit'], 0],
  ] as const)('XO-CMB-03 Siphon Barge: two misses in the attack heal it by 1: %j', (dice, left) => {
    const t = pair('E06', dice, (p) => {
      p.state.foes[0].health = 2
    }).play('offensive', 'offensive')
    expect(t.facts('attack')).toMatchObject([{ left }])
  })

  test('XO-CMB-03 Siphon Barge: never beyond the Health it came with', () => {
    const t = pair('E06', ['red miss', 'red special', 'yellow miss', 'yellow special']).play(
      'offensive',
      'offensive',
    )
    expect(t.facts('attack')).toMatchObject([{ left: 3 }])
    expect(t.facts('foe-skill')).toEqual([])
  })

  test('XO-CMB-17 Harpooner: on disengaging one more Damage Roll for each ship', () => {
    const t = duel({ foes: ['E07'], dice: [...ONE_MISS, ...ONE_MISS] }).play('disengage')
    expect(t.facts('damage-roll').map(({ why }) => why)).toEqual(['disengaging', 'skill'])
    expect(t.ship(0).health).toBe(7)
  })

  test.each([
    [
      ['red miss', 'red hit', 'yellow miss', 'yellow miss'],
      [8, 4],
    ],
    [
      ['red miss', 'red hit', 'yellow hit', 'yellow hit'],
      [7, 7],
    ],
  ] as const)('XO-CMB-03 Twin Interceptors: the ship with most misses loses 1 more: %j', (dice, left) => {
    const t = pair('E08', dice).play('offensive', 'offensive')
    expect(health(t)).toEqual(left)
  })

  test('XO-CMB-03 Twin Interceptors: of two ships with as many misses, the weaker one', () => {
    const t = pair('E08', ['red miss', 'red hit', 'yellow miss', 'yellow hit']).play('offensive', 'offensive')
    expect(health(t)).toEqual([8, 5])
  })

  test.each([
    [
      ['red miss', 'red miss', 'yellow miss', 'yellow hit'],
      [6, 5],
    ],
    [
      ['red miss', 'red hit', 'yellow miss', 'yellow hit'],
      [8, 6],
    ],
  ] as const)('XO-CMB-03 Corrupted Cruiser: three misses cost every ship 1 Health: %j', (dice, left) => {
    expect(health(pair('E09', dice).play('offensive', 'offensive'))).toEqual(left)
  })

  test('XO-CMB-03 Phase Hunter: specials of a ship that defends count as misses', () => {
    const t = pair('E10', ['red special', 'yellow special', 'yellow special']).play(
      'defensive 1',
      'offensive',
    )
    expect(t.facts('foe-skill')).toHaveLength(1)
    expect(health(t)).toEqual([8, 7])
  })

  test('XO-CMB-03 Phase Hunter: not those that a card has used', () => {
    const t = duel({ foes: ['E10'], dice: ['red special'] }, carrying('Target Lock')).play('defensive 1')
    expect(t.facts('attack')).toMatchObject([{ hits: 1 }])
    expect(t.ship(0).health).toBe(9)
  })

  test('XO-CMB-07 Plague Carrier: defeated, it has every ship make a Damage Roll', () => {
    const t = pair(
      'E11',
      [...HITS, 'yellow hit', 'yellow hit', ...ONE_MISS, 'yellow miss', 'yellow hit'],
      (p) => {
        p.state.foes[0].health = 1
      },
    ).play('offensive', 'offensive')
    expect(t.facts('damage-roll').map(({ why }) => why)).toEqual(['skill', 'skill'])
    expect(health(t)).toEqual([8, 6])
  })

  test('XO-CMB-03 Shield Weaver: an attack that costs it nothing gives it a Shield for this combat, up to 2', () => {
    const weak: readonly Chosen[] = ['red hit', 'red special']
    const t = duel({ foes: ['E12'], dice: [...weak, ...weak, ...weak] }).play(
      'offensive',
      'offensive',
      'offensive',
    )
    expect(t.facts('attack').map(({ shields }) => shields)).toEqual([1, 2, 2])
    expect(t.state.foes[0].shields).toBe(1)
  })

  test('XO-CMB-03 Shield Weaver: not the next combat', () => {
    const t = duel({ foes: ['E12'], dice: [...HITS, ...HITS, 'yellow hit', 'yellow miss'] }, (p) =>
      p.at(ARENA, 3),
    )
    t.play('offensive', 'disengage', 'hide', 'activate 3', 'roll')
    expect(t.state.foes[0].shields).toBe(0)
  })

  test('XO-CMB-03 Corrupted Dreadnought: two misses of one ship cost it 2 Health more', () => {
    expect(
      health(pair('E13', [...MISSES, 'yellow hit', 'yellow hit']).play('offensive', 'offensive')),
    ).toEqual([5, 7])
  })

  test('XO-CMB-17 Voice of the Rift: on disengaging the Corruption advances', () => {
    const t = duel({ foes: ['E14'], dice: HITS }).play('disengage')
    expect(t.facts('corruption')).toMatchObject([{ space: 2, why: 'skill' }])
  })

  test('XO-CMB-03 Devourer: three misses heal it by 2', () => {
    const t = pair('E15', ['red miss', 'red miss', 'yellow miss', 'yellow hit'], (p) => {
      p.state.foes[0].health = 3
    }).play('offensive', 'offensive')
    expect(t.state.foes[0].health).toBe(5)
  })

  test('XO-CMB-12 Nullifier: when a combat starts every ship is drained of 1 Energy', () => {
    const t = pair('E16', [], (p) => p.ship(0, { energyMarkers: 3 }).ship(3, { energy: 0 }))
    expect([t.ship(0).energy, t.ship(3).energy]).toEqual([2, 0])
  })

  test('XO-MOD-12 an ignored miss triggers no skill', () => {
    const t = duel({ foes: ['E02'], dice: MISSES }, carrying('Deflector')).play('offensive', use('Deflector'))
    expect(t.facts('foe-skill')).toEqual([])
    expect(t.ship(0).health).toBe(9)
  })
})

describe('Skills of Avatars', () => {
  test('XO-AVC-12 The Reaper: two misses of one ship cost it a Health marker, one already lost if there is one', () => {
    const t = hunted(1, [...MISSES, 'yellow hit', 'yellow hit'], (p) => p.ship(0, { health: 6 })).play(
      'offensive',
      'offensive',
    )
    expect(t.ship(0)).toMatchObject({ markers: 8, health: 4 })
    const u = hunted(1, [...MISSES, 'yellow hit', 'yellow hit']).play('offensive', 'offensive')
    expect(u.ship(0)).toMatchObject({ markers: 8, health: 6 })
    expect(u.ship(3)).toMatchObject({ markers: 7, health: 7 })
  })

  test('XO-AVC-12 The Hollow: three misses cost the ship with most its last Energy marker', () => {
    const dice: readonly Chosen[] = [...MISSES, 'yellow miss', 'yellow hit']
    const t = hunted(2, dice, (p) => p.ship(0, { energyMarkers: 3, energy: 3 })).play(
      'offensive',
      'offensive',
    )
    expect(t.ship(0)).toMatchObject({ energyMarkers: 2, energy: 2 })
    const spent = hunted(2, dice, (p) => p.ship(0, { energyMarkers: 3, energy: 1 })).play(
      'offensive',
      'offensive',
    )
    expect(spent.ship(0)).toMatchObject({ energyMarkers: 2, energy: 1 })
  })

  test('XO-AVC-12 The Hollow: never the only one', () => {
    const t = hunted(2, [...MISSES, 'yellow miss', 'yellow hit']).play('offensive', 'offensive')
    expect(t.ship(0)).toMatchObject({ energyMarkers: 1, energy: 1 })
    expect(t.facts('discarded')).toEqual([])
  })

  test('XO-AVC-12 The Weaver: an attack that costs it nothing costs a Module, of a ship and of its owner’s choice', () => {
    const t = hunted(3, [...HITS, 'yellow hit', 'yellow special'], (p) =>
      p.modules(0, 'M05').modules(3, 'M06', 'Q6'),
    )
    t.play('offensive', 'offensive')
    expect([t.prompt, ...t.options]).toEqual([
      'discard-module',
      `module 0 ${module('M05')}`,
      `module 3 ${module('M06')}`,
      `module 3 ${module('Q6')}`,
    ])
    t.play(`module 3 ${module('Q6')}`)
    expect(t.ship(3).modules).toEqual([module('M06')])
  })

  test('XO-AVC-12 The Weaver: without a Module a ship of the players’ choice loses 1 Health', () => {
    const t = hunted(3, [...HITS, 'yellow hit', 'yellow special']).play('offensive', 'offensive')
    expect([t.prompt, ...t.options]).toEqual(['discard-module', 'to 0', 'to 3'])
    t.play('to 3')
    expect(health(t)).toEqual([9, 6])
  })

  test('XO-AVC-13 a Module discarded permanently leaves the game; Health and Energy markers too', () => {
    const t = hunted(3, [...HITS, 'yellow hit', 'yellow special'], (p) => p.modules(0, 'M05')).play(
      'offensive',
      'offensive',
    )
    expect(t.facts('discarded')).toMatchObject([{ what: 'module', module: module('M05') }])
    expect([t.state.goneModules, t.state.moduleDiscard]).toEqual([[module('M05')], []])
  })

  test('XO-AVC-13 a Health marker lowers the maximum for good', () => {
    const t = hunted(1, [...MISSES, 'yellow hit', 'yellow hit'], (p) => p.modules(0, 'M11')).play(
      'offensive',
      'offensive',
    )
    expect(t.ship(0)).toMatchObject({ markers: 8, health: 6 })
    t.play(use('Repair Kit'))
    expect(t.ship(0)).toMatchObject({ markers: 8, health: 8 })
  })

  test('XO-AVC-13 an Energy slot that was lost can be bought again, at its printed cost', () => {
    const t = hunted(2, [...MISSES, 'yellow miss', 'yellow hit'], (p) => p.ship(0, { energyMarkers: 3 }))
    const before = priceOfEnergy(t.ship(0))
    t.play('offensive', 'offensive')
    expect([before, priceOfEnergy(t.ship(0))]).toEqual([SHIPS[0].energy[2], SHIPS[0].energy[1]])
  })

  test('XO-CMB-03 The Hunger: three misses heal it by 3', () => {
    const t = hunted(4, [...MISSES, 'yellow miss', 'yellow hit'], (p) => {
      p.state.foes[0].health = 4
    }).play('offensive', 'offensive')
    expect(t.state.foes[0].health).toBe(7)
  })

  test('XO-AVC-01 every Avatar has more Health and more Shields than every Enemy, whatever it gains', () => {
    for (const avatar of AVATARS) {
      for (const { health: most, shields, skill } of ENEMIES) {
        expect(avatar.health).toBeGreaterThan(most)
        const gained = skill.does.do === 'shield' ? (skill.does.max ?? shields + skill.does.n) : shields
        expect(avatar.shields).toBeGreaterThan(gained)
      }
    }
  })
})
