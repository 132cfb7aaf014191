import { describe, expect, test } from 'vitest'
import type { Chosen } from './chosen-dice.ts'
import { ARENA, carrying, duel, use } from './duel.ts'
import { inASystem } from './in-a-system.ts'
import { hits, hurt, quietly, shields, shot, together, victory } from './carriers.ts'

// Both halves of every Mod, doing what its card says.

describe('Mods of the Warship', () => {
  test('XO-MOD-05 Overcharged Cannons: a hit more', () => {
    const t = shot('Overcharged Cannons', ['red hit', 'red miss'], use('Overcharged Cannons'))
    expect([hits(t), t.ship(0).energy]).toEqual([2, 2])
  })
  test('XO-MOD-12 Evasive Thrusters: a miss less, in an attack and on a Damage Roll', () => {
    const t = shot('Evasive Thrusters', ['red miss', 'red miss'], use('Evasive Thrusters'))
    expect([t.ship(0).health, t.ship(0).damage]).toEqual([8, []])
    const u = hurt('Evasive Thrusters', ['red miss', 'red hit'], use('Evasive Thrusters'))
    expect([u.ship(0).health, u.ship(0).energy]).toEqual([9, 2])
  })
  test('XO-MOD-14 Target Lock: all specials hit, by themselves', () => {
    expect(hits(shot('Target Lock', ['red special', 'red special']))).toBe(2)
  })
  test('XO-CMB-10 Prize Crew: a Scrap more for a victory', () => {
    expect(victory('Prize Crew', ['red hit', 'red hit']).ship(0).scraps).toBe(4)
  })
  test('XO-CMB-05 Piercing Volley: offensively, two Shields less', () => {
    const t = duel({ foes: ['E13'], dice: ['red hit', 'red hit'] }, carrying('Piercing Volley')).play(
      'offensive',
    )
    expect([t.prompt, ...t.options]).toEqual(['before-attack', use('Piercing Volley'), 'go-on'])
    expect(shields(t.play(use('Piercing Volley')))).toBe(0)
    const u = duel({ foes: ['E13'], dice: ['red hit'] }, carrying('Piercing Volley')).play('defensive 1')
    expect(shields(u)).toBe(2)
    const avatar = duel({ foes: [], dice: ['red hit', 'red hit'] }, (p) => {
      carrying('Piercing Volley')(p)
      p.avatar(4, ARENA)
    })
    expect(shields(avatar.play('foe 0', 'offensive', use('Piercing Volley')))).toBe(2)
  })
  test('XO-CMB-10 Damage Control: two Health back for a victory', () => {
    const t = victory('Damage Control', ['red hit', 'red hit'], { health: 4 })
    expect(t.prompt).toBe('defeat')
    expect(t.play(use('Damage Control')).ship(0)).toMatchObject({ health: 6, energy: 2 })
    expect(victory('Damage Control', ['red hit', 'red hit']).prompt).toBe('act')
  })
  test('XO-MOD-13 Linked Turrets: two hits make a third', () => {
    expect(hits(shot('Linked Turrets', ['red hit', 'red hit']))).toBe(3)
    expect(hits(shot('Linked Turrets', ['red hit', 'red special']))).toBe(1)
  })
  test('XO-MOD-12 Hardened Bulkheads: once a round all misses of a Damage Roll are ignored', () => {
    const t = hurt('Hardened Bulkheads', ['red miss', 'red miss', 'red miss', 'red hit'])
    expect(t.ship(0)).toMatchObject({ health: 9, damage: [] })
    expect(t.play('strain', 'hide').ship(0).health).toBe(8)
    expect(shot('Hardened Bulkheads', ['red miss', 'red hit']).ship(0).health).toBe(8)
  })
  test('XO-MOD-05 Annihilator: each of its hits counts as two', () => {
    const t = shot('Annihilator', ['red hit', 'red hit'], use('Annihilator'))
    expect([hits(t), t.ship(0).energy]).toEqual([4, 1])
  })
  test('XO-MOD-15 Covering Fire: all misses of one ship of the Fleet are ignored', () => {
    const t = together('Covering Fire', ['red miss', 'red hit'])
    expect(t.options).toEqual([use('Covering Fire', 0), use('Covering Fire', 3), 'go-on'])
    t.play(use('Covering Fire', 3))
    expect([t.ship(0).health, t.ship(3).health, t.ship(3).damage]).toEqual([8, 7, []])
  })
  test('XO-CMB-05 Siege Engine: offensively, three Shields less, by itself', () => {
    const engine = carrying('Siege Engine')
    const against = (...answers: string[]) =>
      shields(duel({ foes: ['E13'], dice: ['red hit', 'red hit'] }, engine).play(...answers))
    expect([against('offensive'), against('defensive 1')]).toEqual([0, 2])
    const avatar = duel({ foes: [], dice: ['red hit', 'red hit'] }, (p) => {
      engine(p)
      p.avatar(4, ARENA)
    })
    expect(shields(avatar.play('foe 0', 'offensive'))).toBe(1)
  })
  test('XO-MOD-15 War Leader: with a hit, another ship ignores a miss', () => {
    expect(together('War Leader', ['red hit', 'red miss']).ship(3).health).toBe(6)
    expect(together('War Leader', ['red special', 'red miss']).ship(3).health).toBe(5)
  })
})

describe('Mods of the Battlecruiser', () => {
  test('XO-MOD-15 Guardian Field: a miss less for any ship in the System, in attacks and on Damage Rolls', () => {
    const t = together('Guardian Field', ['red miss', 'blue hit'])
    t.play(use('Guardian Field', 3))
    expect([t.ship(0).health, t.ship(3).health]).toEqual([10, 6])
    // Not in the Fleet, but there.
    const u = duel({ dice: ['red miss', 'red hit'] }, (p) => {
      carrying('Guardian Field', 2)(p)
      p.at(ARENA, 2)
    }).play('disengage', use('Guardian Field', 0, 2))
    expect([u.ship(0).health, u.ship(2).energy]).toEqual([9, 2])
  })
  test('XO-MOD-13 Ramming Speed: a hit for each miss, which still costs Health', () => {
    const t = shot('Ramming Speed', ['red miss', 'blue miss'], use('Ramming Speed'))
    expect([hits(t), t.ship(0).health]).toEqual([2, 9])
  })
  test('XO-MOD-03 Ablative Armour: a miss less in the first attack of a combat in which it shows one', () => {
    const t = duel(
      { dice: ['red hit', 'blue hit', 'red miss', 'blue hit', 'red miss', 'blue hit'] },
      carrying('Ablative Armour'),
    )
    t.play('offensive', 'offensive')
    expect(t.ship(0).health).toBe(11)
    expect(t.play('offensive').ship(0).health).toBe(10)
  })
  test('XO-GEN-11 Bodyguard: once per attack it loses 1 Health in place of another ship', () => {
    const t = together('Bodyguard', ['red hit', 'blue hit'])
    expect([t.prompt, ...t.options]).toEqual(['lose-health', use('Bodyguard', 3), 'go-on'])
    t.play(use('Bodyguard', 3))
    expect([t.ship(0).health, t.ship(3).health]).toEqual([10, 6])
  })
  test('XO-CMB-05 Bulwark: a retaliation costs it nothing', () => {
    const t = shot('Bulwark', ['red miss', 'blue miss'])
    expect([t.prompt, t.state.combat?.losses]).toEqual(['lose-health', [2]])
    t.play(use('Bulwark'))
    expect([t.ship(0).health, t.ship(0).energy]).toEqual([11, 2])
  })
  test('XO-MOD-13 Point Defence: each of its specials ignores a miss of any ship of the Fleet', () => {
    const t = together('Point Defence', ['red special', 'blue special'])
    expect(t.options).toEqual([use('Point Defence', 3), 'go-on'])
    t.play(use('Point Defence', 3))
    expect(t.ship(0).energy).toBe(2)
    t.play(use('Point Defence', 3))
    expect([t.ship(0).energy, t.ship(3).health]).toEqual([2, 7])
    expect(t.facts('card-used')).toHaveLength(1)
    const u = together('Point Defence', ['red special', 'blue special']).play(
      use('Point Defence', 3),
      'go-on',
    )
    expect(u.ship(3).health).toBe(6)
  })
  test('XO-MOD-15 Aegis: every ship in the System ignores a miss on its Damage Rolls', () => {
    const t = duel(
      { fleet: [3], dice: ['red miss', 'blue hit', 'yellow miss', 'yellow miss'] },
      carrying('Aegis'),
    ).play('disengage')
    expect([t.ship(0).health, t.ship(3).health, t.ship(3).damage]).toEqual([11, 6, []])
  })
  test('XO-CMB-07 Retribution costs nothing to a foe that strikes back as it dies: it is defeated once', () => {
    const t = duel({ foes: ['E03'], fleet: [2], dice: ['red hit', 'red hit', 'red miss', 'blue hit'] }, (p) =>
      carrying('Retribution', 2)(p),
    ).play('offensive', 'offensive')
    expect(t.facts('lost-health')).toMatchObject([{ board: t.ship(2).board, why: 'retaliation' }])
    expect(t.facts('retribution')).toEqual([])
    expect([t.facts('defeated').length, t.state.foes]).toEqual([1, []])
  })

  test('XO-CMB-05 Retribution: a retaliation that costs it Health costs the Enemy 1, once per attack', () => {
    const t = shot('Retribution', ['red miss', 'blue miss'])
    expect(t.facts('retribution')).toHaveLength(1)
    expect([t.ship(0).health, t.state.foes[0].health]).toEqual([9, 6])
    const u = duel({ dice: ['red miss', 'blue special', 'red hit', 'blue hit'] }, (p) => {
      carrying('Retribution')(p)
      p.state.foes[0].health = 1
    }).play('offensive')
    expect(u.facts('defeated')).toHaveLength(1)
  })
  test('XO-MOD-15 Fortress Mode: every ship of the Fleet ignores a miss', () => {
    const t = together('Fortress Mode', ['red miss', 'blue hit']).play(use('Fortress Mode'))
    expect([t.ship(0).health, t.ship(3).health, t.ship(0).energy]).toEqual([11, 6, 1])
  })
  test('XO-MOD-05 Overload Core: a hit for every two Health it has lost, three at most', () => {
    const wounded = (health: number) =>
      duel({ dice: ['red hit', 'blue hit'] }, carrying('Overload Core', 0, { health })).play('offensive')
    expect(hits(wounded(6).play(use('Overload Core')))).toBe(4)
    expect(hits(wounded(2).play(use('Overload Core')))).toBe(5)
    expect(wounded(10).prompt).toBe('manoeuvre')
  })
  test('XO-CMB-14 Last Bastion: once per round it stays at 1 Health instead of 0', () => {
    const t = duel({ dice: ['red miss', 'blue miss', 'red miss', 'blue hit'] }, (p) => {
      carrying('Last Bastion', 0, { health: 2 })(p)
      p.nextDamage('engine-failure')
    }).play('offensive')
    expect(t.ship(0)).toMatchObject({ health: 1, destroyed: false })
    expect(t.facts('survived')).toHaveLength(1)
    expect(t.play('offensive').ship(0).destroyed).toBe(true)
  })
  test('XO-EFF-04 Rift Anchors: at the start of its turn, Avatars move one less this round', () => {
    expect(quietly('Rift Anchors').state.movement).toBe(-1)
  })
})

describe('Mods of the Proto-Ship', () => {
  const dangerous = (name: string, danger: string, dice: readonly Chosen[]) =>
    quietly(name, (p) => p.explorations(danger), 'B10', dice).play('explore')

  test('XO-EXP-13 Precursor Lens: a special more in a Skill Roll', () => {
    const t = dangerous('Precursor Lens', 'X17', ['blue special', 'blue miss'])
    expect([t.prompt, ...t.options]).toEqual(['after-skill', use('Precursor Lens'), 'go-on'])
    t.play(use('Precursor Lens'))
    expect(t.facts('skill-roll')).toMatchObject([{ got: 2, success: true }])
    // Hopeless, and needless: nobody is asked.
    expect(dangerous('Precursor Lens', 'X17', ['blue miss', 'blue miss']).facts('skill-roll')).toMatchObject([
      { success: false },
    ])
    expect(
      dangerous('Precursor Lens', 'X17', ['blue special', 'blue special']).facts('skill-roll'),
    ).toMatchObject([{ got: 2 }])
  })
  test('XO-MOD-14 Phase Lance: one special counts as two hits', () => {
    expect(hits(shot('Phase Lance', ['blue special', 'blue special'], use('Phase Lance')))).toBe(2)
  })
  test('XO-MOD-14 Adaptive Matrix: one special hits', () => {
    expect(hits(shot('Adaptive Matrix', ['blue special', 'blue special']))).toBe(1)
  })
  test('XO-EXP-04 Deep Analysis: one option more of an Analysis, without an Action', () => {
    const t = quietly('Deep Analysis', (p) => p.explorations('X05')).play('explore', 'option 0', 'option 1')
    expect(t.facts('option-taken')).toHaveLength(2)
    expect(t.ship(0).actions).toBe(2)
  })
  test('XO-MOD-14 Arc Discharge: all specials hit, and a Shield less, for Energy', () => {
    const t = shot('Arc Discharge', ['blue special', 'blue special'], use('Arc Discharge'))
    expect([hits(t), shields(t), t.ship(0).energy]).toEqual([2, 0, 2])
  })
  test('XO-EFF-04 Stasis Pulse: Avatars move one less this round', () => {
    expect(quietly('Stasis Pulse').play(use('Stasis Pulse')).state.movement).toBe(-1)
  })
  test('XO-MOD-14 Energy Loop: two specials give 1 Energy, once per combat', () => {
    const t = duel(
      { dice: Array.from({ length: 4 }, () => 'blue special' as const) },
      carrying('Energy Loop', 0, { energy: 0 }),
    )
    t.play('offensive')
    expect(t.ship(0).energy).toBe(1)
    expect(t.play('offensive').ship(0).energy).toBe(1)
  })
  test('XO-MOD-14 Living Circuits: two specials give 1 Health, once per combat', () => {
    const t = duel(
      { dice: Array.from({ length: 4 }, () => 'blue special' as const) },
      carrying('Living Circuits', 0, { health: 3 }),
    )
    t.play('offensive')
    expect(t.ship(0).health).toBe(4)
    expect(t.play('offensive').ship(0).health).toBe(4)
  })
  test('XO-MOD-15 Resonance: all specials of the Fleet hit', () => {
    const t = duel(
      { fleet: [3], dice: ['blue special', 'blue hit', 'yellow special', 'yellow special'] },
      carrying('Resonance'),
    )
    t.play('offensive', 'offensive', use('Resonance'))
    expect([hits(t), t.ship(0).energy]).toEqual([4, 1])
  })
  test('XO-FLT-19 Fold Drive: to any revealed System, entered as usual; not in a Fleet', () => {
    const t = quietly('Fold Drive', (p) => p.system('O02', 4, 0)).play(use('Fold Drive'), 'system 2')
    expect(t.ship(0)).toMatchObject({ place: 2, energy: 1, actions: 3 })
    expect(t.prompt).toBe('detection')
    const u = inASystem('B10', [0, 3], carrying('Fold Drive'))
    expect(u.refusal(use('Fold Drive'))).toEqual({ rule: 'XO-FLT-19' })
  })
  test('XO-MOD-03 Unbound Prototype: a hit more and a Shield less, by itself', () => {
    const t = shot('Unbound Prototype', ['blue special', 'blue special'])
    expect([hits(t), shields(t)]).toEqual([1, 0])
  })
  test('XO-EXP-07 Precursor Memory: it counts as every class, and rerolls two dice of Skill Rolls', () => {
    const t = quietly('Precursor Memory', (p) => p.explorations('X02')).play('explore')
    expect(t.options).toEqual(['option 0', 'option 1', 'option 2'])
    const u = dangerous('Precursor Memory', 'X17', ['blue miss', 'blue miss', 'blue special', 'blue special'])
    u.play(use('Precursor Memory'), 'die 0 + die 1')
    expect(u.facts('skill-roll')).toMatchObject([{ success: true }])
  })
})
