import { describe, expect, test } from 'vitest'
import type { Chosen } from './chosen-dice.ts'
import { ARENA, carrying, duel, use } from './duel.ts'
import { HERE } from './in-a-system.ts'
import { detected, hits, hurt, quietly, shot, sneaking } from './carriers.ts'
import { energyLimit } from '../position/energy.ts'

// Every Module, doing what its card says.

describe('Ship Modules', () => {
  test('XO-CMB-05 Reinforced Plating: the first retaliation of a combat costs 1 less', () => {
    const t = duel({ dice: ['red miss', 'red miss', 'red miss', 'red hit'] }, (p) => {
      carrying('Reinforced Plating')(p)
      p.nextDamage('engine-failure')
    }).play('offensive')
    expect(t.ship(0).health).toBe(8)
    expect(t.play('offensive').ship(0).health).toBe(7)
  })
  test('XO-MOD-11 Targeting Computer: a die that shows a miss may be rerolled', () => {
    const t = shot('Targeting Computer', ['red special', 'red miss', 'red hit'], use('Targeting Computer'))
    expect([hits(t), t.ship(0).health]).toEqual([1, 9])
    expect(shot('Targeting Computer', ['red special', 'red hit']).prompt).toBe('manoeuvre')
  })
  test('XO-MOD-06 Bow Cannon: a hit more in the first attack of a combat', () => {
    const t = shot('Bow Cannon', ['red hit', 'red hit', 'red hit', 'red hit']).play('offensive')
    expect(t.facts('attack').map((attack) => attack.hits)).toEqual([3, 2])
  })
  test('XO-FLT-10 Sensor Mask: the Fleet ignores a miss of a Detection Roll', () => {
    const roll = (...dice: Chosen[]) => detected(sneaking('Sensor Mask', dice, [3]).play('roll'))
    expect(roll('red hit', 'red hit', 'yellow miss', 'yellow hit')).toBe(false)
    expect(roll('red miss', 'red hit', 'yellow miss', 'yellow hit')).toBe(true)
  })
  test('XO-ACT-22 Cargo Hold: two Scraps more for scavenging', () => {
    expect(quietly('Cargo Hold').play('scavenge').ship(0).scraps).toBe(4)
  })
  test('XO-MOD-12 Inertial Dampers: a miss less on Damage Rolls', () => {
    expect(hurt('Inertial Dampers', ['red miss', 'red miss']).ship(0)).toMatchObject({
      health: 8,
      damage: [],
    })
  })
  test('XO-MOD-03 Field Laboratory: an Action more for exploring', () => {
    const t = quietly('Field Laboratory', (p) => p.explorations('X09')).play('explore', 'option 1')
    expect(t.ship(0).actions).toBe(3)
  })
  test('XO-MOD-06 Dock Bay: an Action more at the start of a turn in an Allied System', () => {
    expect(quietly('Dock Bay').ship(0).actions).toBe(4)
    expect(quietly('Dock Bay', () => {}, 'R3').ship(0).actions).toBe(3)
  })
  test('XO-MOD-04 Missile Salvo: three hits more', () => {
    expect(hits(shot('Missile Salvo', ['red hit', 'red hit'], use('Missile Salvo')))).toBe(5)
  })
  test('XO-MOD-04 Chaff: all misses are ignored, in an attack or on a Damage Roll', () => {
    expect(shot('Chaff', ['red miss', 'red miss'], use('Chaff')).ship(0)).toMatchObject({
      health: 9,
      damage: [],
      modules: [],
    })
    expect(hurt('Chaff', ['red miss', 'red miss'], use('Chaff')).ship(0)).toMatchObject({
      health: 9,
      damage: [],
      modules: [],
    })
  })
  test('XO-MOD-04 Repair Kit: three Health, also between attacks', () => {
    const t = duel({ dice: ['red hit', 'red hit'] }, carrying('Repair Kit', 0, { health: 3 }))
    expect(t.play(use('Repair Kit')).ship(0)).toMatchObject({ health: 6, modules: [] })
    expect(t.prompt).toBe('manoeuvre')
    expect(
      quietly('Repair Kit', (p) => p.ship(0, { health: 3 }))
        .play(use('Repair Kit'))
        .ship(0).health,
    ).toBe(6)
  })
  test('XO-MOD-04 Energy Cell: all Energy, also between attacks', () => {
    expect(
      duel({}, carrying('Energy Cell', 0, { energy: 0 }))
        .play(use('Energy Cell'))
        .ship(0).energy,
    ).toBe(3)
  })
  test('XO-EFF-07 Probe Battery: three Systems are revealed anywhere', () => {
    const t = quietly('Probe Battery').play(use('Probe Battery'))
    while (t.prompt === 'space' || t.prompt === 'rotation') t.play(t.options[0])
    expect(t.state.systems).toHaveLength(5)
  })
  test('XO-MOD-04 Booster Fuel: two Actions more', () => {
    expect(quietly('Booster Fuel').play(use('Booster Fuel')).ship(0)).toMatchObject({
      actions: 5,
      modules: [],
    })
  })
  test('XO-CMB-05 EMP Charge: three Shields less for an attack', () => {
    const t = duel({ foes: [], dice: ['red hit', 'red hit'] }, (p) => {
      carrying('EMP Charge')(p.noTokens().avatar(4, ARENA))
      p.state.systems[ARENA].pacified = 2
    }).play('offensive', use('EMP Charge'))
    expect(t.facts('attack')).toMatchObject([{ shields: 1, damage: 1 }])
  })
  test('XO-AVC-09 Smoke Beacon: no Damage Rolls and no Herald for its ship; with another ship the Herald comes', () => {
    const fleeing = (fleet: readonly number[]) =>
      duel({ foes: [], fleet, dice: ['yellow hit', 'yellow hit'] }, (p) => {
        carrying('Smoke Beacon')(p.noTokens().avatar(1, ARENA))
        p.state.systems[ARENA].pacified = 2
      }).play('disengage', use('Smoke Beacon'))
    const alone = fleeing([])
    expect([alone.facts('damage-roll'), alone.state.marker, alone.ship(0).modules]).toEqual([[], 1, []])
    const accompanied = fleeing([3])
    expect([accompanied.facts('damage-roll').length, accompanied.state.marker]).toEqual([1, 2])
  })
  test('XO-MOD-05 Plasma Cannon: two hits more', () => {
    const t = shot('Plasma Cannon', ['red hit', 'red hit'], use('Plasma Cannon'))
    expect([hits(t), t.ship(0).energy]).toEqual([4, 2])
  })
  test('XO-MOD-12 Deflector: all misses of an attack are ignored', () => {
    expect(shot('Deflector', ['red miss', 'red miss'], use('Deflector')).ship(0)).toMatchObject({
      health: 9,
      damage: [],
      energy: 2,
    })
  })
  test('XO-MOD-11 Gyroscope: up to two dice are rerolled', () => {
    const t = shot(
      'Gyroscope',
      ['red miss', 'red miss', 'red hit', 'red hit'],
      use('Gyroscope'),
      'die 0 + die 1',
    )
    expect([hits(t), t.ship(0).health]).toEqual([2, 9])
  })
  test('XO-ENS-02 Cloak: not detected, and no roll, as long as it is in no Fleet', () => {
    const t = sneaking('Cloak', []).play(use('Cloak'))
    expect([t.facts('unseen').length, t.ship(0).energy]).toEqual([1, 2])
    expect(sneaking('Cloak', [], [3]).shown).not.toContain(use('Cloak'))
  })
  test('XO-EFF-05 Service Drone: a Health for one ship in the System', () => {
    const t = quietly('Service Drone', (p) => p.at(HERE, 2).ship(2, { health: 3 })).play(
      use('Service Drone', 2),
    )
    expect([t.ship(2).health, t.ship(0).energy]).toEqual([4, 2])
  })
  test('XO-FLT-19 Micro-Jump: a Jump without an Action, once a round', () => {
    const t = quietly('Micro-Jump').play(use('Micro-Jump'), 'system 0')
    expect(t.ship(0)).toMatchObject({ place: 0, actions: 3, energy: 2 })
    expect(t.refusal(use('Micro-Jump'))).toEqual({ rule: 'XO-MOD-07' })
  })
  test('XO-ACT-22 Tractor Beam: scavenges without an Action, and that is its Scavenge of the round', () => {
    const t = quietly('Tractor Beam').play(use('Tractor Beam'))
    expect(t.ship(0)).toMatchObject({ scraps: 2, actions: 3, scavenged: true })
    expect(t.refusal('scavenge')).toEqual({ rule: 'XO-ACT-22' })
  })
  test('XO-EFF-07 Lane Sounder: a System is revealed anywhere', () => {
    const t = quietly('Lane Sounder').play(use('Lane Sounder'))
    expect([t.prompt, t.ship(0).energy, t.ship(0).actions]).toEqual(['space', 2, 3])
    while (t.prompt === 'space' || t.prompt === 'rotation') t.play(t.options[0])
    expect(t.state.systems).toHaveLength(3)
  })
})

describe('Precursor Modules', () => {
  test('XO-CMB-05 Singularity Cannon: all Shields are ignored for an attack', () => {
    const t = duel({ foes: ['E13'], dice: ['red hit', 'red hit'] }, carrying('Singularity Cannon')).play(
      'offensive',
      use('Singularity Cannon'),
    )
    expect(t.facts('attack')).toMatchObject([{ shields: 0, damage: 2 }])
  })
  test('XO-ENS-02 Phase Veil: alone it is not detected, in a Fleet its misses are ignored', () => {
    expect(sneaking('Phase Veil', []).play(use('Phase Veil')).facts('unseen')).toHaveLength(1)
    const roll = (...dice: Chosen[]) => detected(sneaking('Phase Veil', dice, [3]).play('roll'))
    expect(roll('red miss', 'red miss', 'yellow hit', 'yellow hit')).toBe(false)
    expect(roll('red hit', 'red hit', 'yellow miss', 'yellow hit')).toBe(true)
  })
  test('XO-EFF-18 Temporal Anchor: the Corruption does not advance this round', () => {
    expect(quietly('Temporal Anchor').play(use('Temporal Anchor')).state.held).toBe(true)
  })
  test('XO-COR-05 Rift Seal: a Rift is closed, and Avatars move one less', () => {
    const t = quietly('Rift Seal').play(use('Rift Seal'))
    expect([t.system(0).riftClosed, t.state.movement]).toEqual([true, -1])
  })
  test('XO-ACT-12 Gate Generator: a Wormhole marker on its System, and a Jump', () => {
    const t = quietly('Gate Generator').play(use('Gate Generator'))
    expect([t.system(HERE).wormhole, t.prompt]).toEqual([true, 'free-jump'])
    expect(t.play('system 0').ship(0)).toMatchObject({ place: 0, actions: 3, energy: 2 })
  })
  test('XO-MOD-03 Living Hull: a Health at the start of its turn', () => {
    expect(quietly('Living Hull', (p) => p.ship(0, { health: 3 })).ship(0).health).toBe(4)
  })
  test('XO-MOD-21 Zero-Point Reactor: two Energy more', () => {
    const t = quietly('Zero-Point Reactor')
    expect(energyLimit(t.state, t.ship(0))).toBe(5)
  })
  test('XO-MOD-14 Precursor Prism: one special counts as three hits', () => {
    expect(hits(shot('Precursor Prism', ['red special', 'red special']))).toBe(3)
  })
})
