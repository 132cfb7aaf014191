import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MODS } from '../content/mods.ts'
import { MODULES } from '../content/modules.ts'
import { engage } from '../rules/avatar-combat.ts'
import { energyLimit } from '../rules/health.ts'
import { NONE, type Ship } from '../position/state.ts'
import type { Chosen } from './chosen-dice.ts'
import { ARENA, carrying, duel, type DuelWishes, ref, use } from './duel.ts'
import { HERE, inASystem } from './in-a-system.ts'
import { module } from './position.ts'
import { quietTable } from './quiet-table.ts'
import { type Position, type Transcript, transcript } from './transcript.ts'

// Every Mod, both halves, and every Module, doing what its card says.

/** One attack of the ship that carries the card, alone; the dice are red and of the board's other colour. */
function shot(name: string, dice: readonly Chosen[], ...answers: string[]): Transcript {
  return duel({ dice }, carrying(name)).play('offensive', ...answers)
}

const hits = (t: Transcript): number => t.facts('attack')[0].hits
const shields = (t: Transcript): number => t.facts('attack')[0].shields

/** An attack of the carrier, ship 0, with the Explorer beside it, which shows two misses. */
function together(
  name: string,
  dice: readonly Chosen[],
  changes: Partial<Ship> = {},
  wishes: DuelWishes = {},
): Transcript {
  return duel({ fleet: [3], dice: [...dice, 'yellow miss', 'yellow miss'], ...wishes }, (p) => {
    carrying(name, 0, changes)(p)
    p.nextDamage('engine-failure', 'engine-failure')
  }).play('offensive', 'offensive')
}

/** The last blow against an Enemy of level 2. */
function victory(
  name: string,
  dice: readonly Chosen[],
  changes: Partial<Ship> = {},
  foe = 'E05',
): Transcript {
  return duel({ dice, foes: [foe] }, (p) => {
    carrying(name, 0, changes)(p)
    p.state.foes[0].health = 1
    p.nextModules('M05')
  }).play('offensive')
}

/** A Damage Roll of the carrier, for disengaging. */
function hurt(name: string, dice: readonly Chosen[], ...answers: string[]): Transcript {
  return duel({ dice }, (p) => {
    carrying(name)(p)
    p.nextDamage('engine-failure')
  }).play('disengage', ...answers)
}

/** A Detection Roll of the carrier, alone or with others, in a System with an Enemy. */
function sneaking(name: string, dice: readonly Chosen[], fleet: readonly number[] = []): Transcript {
  const t = transcript({ seats: 1, dice, options: { ships: 4 } }, (p) => {
    for (const ship of p.state.ships) ship.mods.fill(0)
    p.system('O01', 0, -1)
      .at(ARENA, 0, ...fleet)
      .nextEnemies('E01')
    carrying(name)(p)
  })
  t.play('activate 0', ...fleet.map((ship) => `fleet ${ship}`))
  return t.prompt === 'gather' ? t.play('go-on') : t
}

const detected = (t: Transcript): boolean | undefined => t.facts('detection')[0]?.detected

/** The carrier in a quiet System, alone, its turn begun. */
function quietly(
  name: string,
  arrange: (p: Position) => void = () => {},
  tile = 'B10',
  dice: readonly Chosen[] = [],
): Transcript {
  return inASystem(
    tile,
    [0],
    (p) => {
      for (const ship of p.state.ships) ship.mods.fill(0)
      carrying(name)(p)
      arrange(p)
    },
    { dice },
  )
}

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
  test('XO-CMB-05 Piercing Volley: offensively, a Shield less', () => {
    const t = duel({ dice: ['red hit', 'red hit'] }, carrying('Piercing Volley')).play('offensive')
    expect([t.prompt, ...t.options]).toEqual(['before-attack', use('Piercing Volley'), 'go-on'])
    expect(shields(t.play(use('Piercing Volley')))).toBe(0)
    const u = duel({ dice: ['red hit'] }, carrying('Piercing Volley')).play('defensive 1')
    expect(shields(u)).toBe(1)
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
  test('XO-MOD-12 Hardened Bulkheads: a miss less on Damage Rolls', () => {
    expect(hurt('Hardened Bulkheads', ['red miss', 'red miss']).ship(0)).toMatchObject({
      health: 8,
      damage: [],
    })
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
  test('XO-CMB-05 Siege Engine: offensively, a Shield less, by itself', () => {
    expect(shields(shot('Siege Engine', ['red hit', 'red hit']))).toBe(0)
    expect(shields(duel({ dice: ['red hit'] }, carrying('Siege Engine')).play('defensive 1'))).toBe(1)
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
  test('XO-MOD-14 Command Array: all specials hit', () => {
    expect(hits(shot('Command Array', ['red special', 'blue special']))).toBe(2)
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
  test('XO-MOD-14 Arc Discharge: all specials hit, for Energy', () => {
    const t = shot('Arc Discharge', ['blue special', 'blue special'], use('Arc Discharge'))
    expect([hits(t), t.ship(0).energy]).toEqual([2, 2])
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
  test('XO-MOD-14 Unbound Prototype: all specials hit, by themselves', () => {
    expect(hits(shot('Unbound Prototype', ['blue special', 'blue special']))).toBe(2)
  })
  test('XO-EXP-07 Precursor Memory: it counts as every class, and rerolls two dice of Skill Rolls', () => {
    const t = quietly('Precursor Memory', (p) => p.explorations('X02')).play('explore')
    expect(t.options).toEqual(['option 0', 'option 1', 'option 2'])
    const u = dangerous('Precursor Memory', 'X17', ['blue miss', 'blue miss', 'blue special', 'blue special'])
    u.play(use('Precursor Memory'), 'die 0 + die 1')
    expect(u.facts('skill-roll')).toMatchObject([{ success: true }])
  })
})

describe('Mods of the Drone Specialist', () => {
  test('XO-MOD-05 Gun Drones: a hit more', () => {
    expect(hits(shot('Gun Drones', ['blue hit', 'yellow hit'], use('Gun Drones')))).toBe(3)
  })
  test('XO-ACT-30 Repair Drones: a Repair restores 1 more', () => {
    const t = quietly('Repair Drones', (p) => p.ship(0, { health: 3 })).play(
      'maintain',
      `repair 0 ${ref('Repair Drones')}`,
    )
    expect(t.ship(0)).toMatchObject({ health: 5, energy: 2, scraps: 0 })
  })
  test('XO-MOD-13 Drone Screen: one of its specials ignores a miss of any ship of the Fleet', () => {
    const t = together('Drone Screen', ['blue special', 'yellow hit'])
    expect([t.ship(3).health, t.prompt]).toEqual([6, 'manoeuvre'])
    const choice = together('Drone Screen', ['blue special', 'yellow miss'])
    expect(choice.options).toEqual([use('Drone Screen', 0), use('Drone Screen', 3), 'go-on'])
    expect(choice.play(use('Drone Screen', 0)).ship(0).health).toBe(8)
  })
  test('XO-ACT-30 Recycler: once per round a Repair costs no Scrap', () => {
    const t = quietly('Recycler', (p) => p.ship(0, { health: 3, scraps: 1, level: 6 })).play('maintain')
    expect(t.ship(0)).toMatchObject({ health: 4, scraps: 1 })
    expect(t.play('maintain').ship(0)).toMatchObject({ health: 5, scraps: 0 })
  })
  test('XO-ENS-02 Decoys: not detected, and no roll, with the whole Fleet', () => {
    const t = sneaking('Decoys', [], [3]).play(use('Decoys'))
    expect(t.facts('unseen')).toHaveLength(1)
    expect([t.facts('rolled'), t.ship(0).energy, t.prompt]).toEqual([[], 2, 'act'])
  })
  test('XO-EFF-05 Field Repairs: every ship in the System regains 1 Health', () => {
    const t = quietly('Field Repairs', (p) =>
      p.at(HERE, 2).ship(0, { health: 3, level: 6 }).ship(1, { health: 3 }).ship(2, { health: 3 }),
    )
    t.play(use('Field Repairs'))
    expect([t.ship(0).health, t.ship(1).health, t.ship(2).health]).toEqual([4, 3, 4])
  })
  test('XO-MOD-14 Swarm Tactics: one special hits', () => {
    expect(hits(shot('Swarm Tactics', ['blue special', 'yellow special']))).toBe(1)
  })
  test('XO-ACT-29 Drone Foundry: two different options of Maintenance', () => {
    const t = quietly('Drone Foundry', (p) => p.ship(0, { health: 3, scraps: 9, level: 6 })).play(
      'maintain',
      'repair 0 -1',
    )
    expect(t.prompt).toBe('maintenance')
    expect(t.shown).not.toContain('repair 0 -1')
    t.play('buy-energy')
    expect(t.ship(0)).toMatchObject({ energyMarkers: 4, health: 4, actions: 2 })
  })
  test('XO-MOD-05 Sacrificial Swarm: three hits for 1 Health', () => {
    const t = shot('Sacrificial Swarm', ['blue hit', 'yellow hit'], use('Sacrificial Swarm'))
    expect([hits(t), t.ship(0).health, t.ship(0).energy]).toEqual([5, 7, 1])
    const last = duel(
      { dice: ['blue hit', 'yellow hit'] },
      carrying('Sacrificial Swarm', 0, { health: 1 }),
    ).play('offensive')
    expect(last.prompt).toBe('manoeuvre')
  })
  test('XO-ACT-33 Reconstruction: a Damage card is removed from a ship in the System', () => {
    const t = quietly('Reconstruction', (p) => p.at(HERE, 2).damage(2, 'engine-failure')).play(
      use('Reconstruction', 2),
    )
    expect([t.ship(2).damage, t.ship(0).energy]).toEqual([[], 1])
  })
  test('XO-MOD-14 Hive Mind: all specials hit', () => {
    expect(hits(shot('Hive Mind', ['blue special', 'yellow special']))).toBe(2)
  })
  test('XO-MOD-03 Nanite Cloud: at the start of its turn every ship in the System regains 1 Health', () => {
    const t = quietly('Nanite Cloud', (p) =>
      p.at(HERE, 2).ship(0, { health: 3, level: 6 }).ship(2, { health: 3 }),
    )
    expect([t.ship(0).health, t.ship(2).health]).toEqual([4, 4])
  })
})

describe('Mods of the Explorer', () => {
  test('XO-ENS-02 Evasive Burn: a miss less on Detection and Damage Rolls', () => {
    const t = sneaking('Evasive Burn', ['yellow miss', 'yellow hit']).play('roll')
    expect([t.prompt, ...t.options]).toEqual(['after-detection', use('Evasive Burn'), 'go-on'])
    expect(detected(t.play(use('Evasive Burn')))).toBe(false)
    // Two misses are one too many: nobody is asked.
    expect(detected(sneaking('Evasive Burn', ['yellow miss', 'yellow miss']).play('roll'))).toBe(true)
    expect(hurt('Evasive Burn', ['yellow miss', 'yellow hit'], use('Evasive Burn')).ship(0).health).toBe(7)
  })
  test('XO-ACT-01 Twin Probes: a second System is revealed from the tile', () => {
    const t = transcript({}, (p) => {
      p.startingSystem('R1').tiles('B10', 'B02')
      carrying('Twin Probes')(p)
    }).play('activate 0', 'probe 0', 'turn 0')
    expect(t.prompt).toBe('after-probe')
    t.play(t.options.find((option) => option.startsWith('use')) ?? t.options[0])
    while (t.prompt !== 'act') t.play(t.options[0])
    expect([t.state.systems.length, t.ship(0).energy, t.ship(0).actions]).toEqual([3, 2, 3])
  })
  test('XO-ACT-08 Slipstream: a Rush of up to four Jumps', () => {
    const line = (p: Position) => p.startingSystem('R1').north('B10', 'B02', 'B06', 'B07')
    const t = transcript({}, (p) => {
      line(p)
      carrying('Slipstream')(p)
    }).play('activate 0')
    expect(t.options).toContain('rush 4')
    const u = transcript({}, line).play('activate 0')
    expect(u.options).not.toContain('rush 4')
  })
  test('XO-ACT-02 Deep Scan: the top tile is seen before the space is chosen', () => {
    const t = transcript({}, (p) => {
      p.startingSystem('R1').tiles('B10')
      carrying('Deep Scan')(p)
    }).play('activate 0', 'probe -1')
    expect(t.prompt).toBe('space')
    expect(t.state.drawn).not.toBe(NONE)
  })
  test('XO-ENS-02 Silent Running: not detected, and no roll, with the whole Fleet', () => {
    const t = sneaking('Silent Running', [], [2]).play(use('Silent Running'))
    expect([t.facts('unseen').length, t.facts('rolled').length, t.ship(0).energy]).toEqual([1, 0, 2])
  })
  test('XO-FLT-19 Afterburner: a Jump without an Action', () => {
    const t = quietly('Afterburner').play(use('Afterburner'))
    expect(t.ship(0)).toMatchObject({ place: 0, actions: 4, energy: 2 })
  })
  test('XO-AVC-02 Ghost Signature: no Damage Roll when an Avatar engages it, once per round', () => {
    const t = quietly('Ghost Signature', (p) => p.noTokens())
    t.state.foes.push({ avatar: true, card: 1, health: 8, shields: 0, place: HERE, signal: NONE })
    const g = quietTable(t.state)
    const rolls: string[] = []
    g.listener = { hear: (fact) => rolls.push(fact.kind) }
    engage(g, 0, true)
    expect([t.ship(0).engaged, rolls.includes('damage-roll')]).toEqual([true, false])
    engage(g, 0, true)
    expect(rolls.includes('damage-roll')).toBe(true)
  })
  test('XO-MOD-03 Salvage Scanner: a Scrap for exploring', () => {
    const t = quietly('Salvage Scanner', (p) => p.explorations('X05')).play('explore', 'option 2')
    expect(t.ship(0).scraps).toBe(2)
  })
  test('XO-ACT-12 Gate Key: a Wormhole marker on its System', () => {
    const t = quietly('Gate Key').play(use('Gate Key'))
    expect([t.system(HERE).wormhole, t.ship(0).energy]).toEqual([true, 1])
  })
  test('XO-EFF-07 Survey Array: two Systems are revealed anywhere', () => {
    const t = quietly('Survey Array').play(use('Survey Array'))
    expect([t.prompt, t.ship(0).energy]).toEqual(['space', 1])
    while (t.prompt === 'space' || t.prompt === 'rotation') t.play(t.options[0])
    expect(t.state.systems).toHaveLength(4)
  })
  test('XO-FLT-10 Pathfinder: the Fleet ignores two misses of a Detection Roll', () => {
    const roll = (...dice: Chosen[]) => detected(sneaking('Pathfinder', dice, [2]).play('roll'))
    expect(roll('yellow miss', 'yellow hit', 'red miss', 'blue hit')).toBe(false)
    expect(roll('yellow miss', 'yellow miss', 'red miss', 'blue hit')).toBe(true)
  })
  test('XO-MOD-03 Master Navigator: an Action more at the start of its turn', () => {
    expect(quietly('Master Navigator').ship(0).actions).toBe(5)
  })
})

describe('Mods of the Pirate Ship', () => {
  test('XO-MOD-06 Ambush: two hits more in the first attack of a combat', () => {
    const t = shot('Ambush', ['red hit', 'yellow hit'], use('Ambush'))
    expect([hits(t), t.ship(0).energy]).toEqual([4, 2])
  })
  test('XO-CMB-10 Boarding Party: two Scraps more for a victory', () => {
    expect(
      victory('Boarding Party', ['red hit', 'yellow hit']).play(use('Boarding Party')).ship(0),
    ).toMatchObject({ scraps: 5, energy: 2 })
  })
  test('XO-ACT-28 Fence: its purchases cost 1 less', () => {
    const t = quietly('Fence', (p) => p.ally(HERE, 'engineer', 'M05').ship(0, { scraps: 5 }), 'B05').play(
      'trade',
      `buy ${module('M05')} 0`,
    )
    expect(t.ship(0).scraps).toBe(3)
  })
  test('XO-ACT-22 Scavenger Crew: a Scrap more for scavenging', () => {
    expect(quietly('Scavenger Crew').play('scavenge').ship(0).scraps).toBe(3)
  })
  test('XO-CMB-17 Hit and Run: no Damage Rolls for its Fleet when it disengages; the Herald comes all the same', () => {
    const t = duel({ fleet: [3], foes: ['E07'] }, carrying('Hit and Run')).play('disengage')
    expect([t.prompt, ...t.options]).toEqual(['disengaging', use('Hit and Run'), 'go-on'])
    t.play(use('Hit and Run'))
    expect([t.facts('damage-roll'), t.ship(0).energy]).toEqual([[], 2])
    const u = duel({ foes: [] }, (p) => {
      carrying('Hit and Run')(p.noTokens().avatar(1, ARENA))
      p.state.systems[ARENA].pacified = 2
    }).play('disengage', use('Hit and Run'))
    expect([u.facts('damage-roll'), u.state.marker]).toEqual([[], 2])
  })
  test('XO-CMB-10 Plunder: a Module for an Enemy of level 2 or more', () => {
    expect(victory('Plunder', ['red hit', 'yellow hit']).play(use('Plunder')).ship(0).modules).toEqual([
      module('M05'),
    ])
    expect(victory('Plunder', ['red hit', 'yellow hit'], {}, 'E02').prompt).toBe('act')
  })
  test('XO-MOD-14 Dirty Tricks: one special hits', () => {
    expect(hits(shot('Dirty Tricks', ['red special', 'yellow special']))).toBe(1)
  })
  test('XO-ENS-02 False Colours: a miss less on Detection Rolls', () => {
    expect(detected(sneaking('False Colours', ['red miss', 'yellow hit']).play('roll'))).toBe(false)
    expect(detected(sneaking('False Colours', ['red miss', 'yellow miss']).play('roll'))).toBe(true)
  })
  test('XO-MOD-05 Broadside: each of its hits counts as two', () => {
    const t = shot('Broadside', ['red hit', 'yellow hit'], use('Broadside'))
    expect([hits(t), t.ship(0).energy]).toEqual([4, 1])
  })
  test('XO-EFF-08 Sabotage: an Enemy System is pacified anywhere', () => {
    const t = quietly('Sabotage', (p) => p.system('O02', 4, 0)).play(use('Sabotage'))
    expect([t.system(2).pacified, t.ship(0).energy]).toEqual([2, 1])
  })
  test('XO-CMB-10 Raider King: Health and Energy back for a victory', () => {
    expect(victory('Raider King', ['red hit', 'yellow hit'], { health: 3, energy: 1 }).ship(0)).toMatchObject(
      { health: 4, energy: 2 },
    )
  })
  test('XO-MOD-08 Bribes: a Scrap: a miss less for any ship of the Fleet, once per roll of any of three kinds', () => {
    const t = together('Bribes', ['red hit', 'yellow hit']).play(use('Bribes', 3))
    expect([t.ship(3).health, t.ship(0).scraps]).toEqual([6, 0])
    const u = sneaking('Bribes', ['red hit', 'yellow hit', 'yellow miss', 'yellow hit'], [3]).play(
      'roll',
      use('Bribes', 3),
    )
    expect(detected(u)).toBe(false)
    const v = duel(
      { fleet: [3], dice: ['red hit', 'yellow hit', 'yellow miss', 'yellow hit'] },
      carrying('Bribes'),
    ).play('disengage', use('Bribes', 3))
    expect(v.ship(3).health).toBe(7)
    const poor = duel({ dice: ['red miss', 'yellow hit'] }, carrying('Bribes', 0, { scraps: 0 })).play(
      'offensive',
    )
    expect(poor.prompt).toBe('manoeuvre')
  })
  test('XO-FLT-15 Bribes: the Fleet of a turn that is over is still one in the Corruption phase', () => {
    const hunted = () =>
      transcript({ dice: ['avatar 1', 'red hit', 'yellow hit', 'yellow miss', 'yellow hit'] }, (p) => {
        carrying('Bribes')(p)
        p.north('B10').mods(3, '').noTokens().avatar(4, 1).set({ held: true })
        for (const ship of [1, 2]) p.ship(ship, { destroyed: true })
      }).play('activate 0')
    const together = hunted().play('fleet 3', 'join', 'end-turn')
    expect([together.state.phase, together.prompt]).toEqual(['corruption', 'after-damage'])
    expect(together.play(use('Bribes', 3)).ship(3).health).toBe(7)
    const apart = hunted().play('end-turn', 'end-turn')
    expect([apart.state.round, apart.ship(3).health]).toEqual([2, 6])
  })
})

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
  test('XO-ENS-02 Sensor Mask: a miss less on Detection Rolls', () => {
    expect(detected(sneaking('Sensor Mask', ['red miss', 'red hit']).play('roll'))).toBe(false)
  })
  test('XO-ACT-22 Cargo Hold: a Scrap more for scavenging', () => {
    expect(quietly('Cargo Hold').play('scavenge').ship(0).scraps).toBe(3)
  })
  test('XO-MOD-12 Inertial Dampers: a miss less on Damage Rolls', () => {
    expect(hurt('Inertial Dampers', ['red miss', 'red miss']).ship(0)).toMatchObject({
      health: 8,
      damage: [],
    })
  })
  test('XO-EXP-13 Field Laboratory: a die of a Skill Roll may be rerolled', () => {
    const t = quietly('Field Laboratory', (p) => p.explorations('X19'), 'B10', [
      'red miss',
      'red special',
      'red hit',
    ])
    t.play('explore')
    expect([t.prompt, ...t.options]).toEqual(['after-skill', use('Field Laboratory'), 'go-on'])
    t.play(use('Field Laboratory'), 'die 0')
    expect(t.facts('skill-roll')).toMatchObject([{ success: true }])
  })
  test('XO-MOD-06 Dock Bay: a Health at the start of a turn in an Allied System', () => {
    expect(quietly('Dock Bay', (p) => p.ship(0, { health: 3 })).ship(0).health).toBe(4)
    expect(quietly('Dock Bay', (p) => p.ship(0, { health: 3 }), 'R3').ship(0).health).toBe(3)
  })
  test('XO-MOD-04 Missile Salvo: two hits more', () => {
    expect(hits(shot('Missile Salvo', ['red hit', 'red hit'], use('Missile Salvo')))).toBe(4)
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
  test('XO-MOD-04 Repair Kit: two Health, also between attacks', () => {
    const t = duel({ dice: ['red hit', 'red hit'] }, carrying('Repair Kit', 0, { health: 3 }))
    expect(t.play(use('Repair Kit')).ship(0)).toMatchObject({ health: 5, modules: [] })
    expect(t.prompt).toBe('manoeuvre')
    expect(
      quietly('Repair Kit', (p) => p.ship(0, { health: 3 }))
        .play(use('Repair Kit'))
        .ship(0).health,
    ).toBe(5)
  })
  test('XO-MOD-04 Energy Cell: all Energy, also between attacks', () => {
    expect(
      duel({}, carrying('Energy Cell', 0, { energy: 0 }))
        .play(use('Energy Cell'))
        .ship(0).energy,
    ).toBe(3)
  })
  test('XO-EFF-07 Probe Battery: two Systems are revealed anywhere', () => {
    expect(quietly('Probe Battery').play(use('Probe Battery')).prompt).toBe('space')
  })
  test('XO-MOD-04 Booster Fuel: an Action more', () => {
    expect(quietly('Booster Fuel').play(use('Booster Fuel')).ship(0)).toMatchObject({
      actions: 4,
      modules: [],
    })
  })
  test('XO-CMB-05 EMP Charge: two Shields less for an attack', () => {
    const t = duel({ foes: ['E13'], dice: ['red hit', 'red hit'] }, carrying('EMP Charge')).play(
      'offensive',
      use('EMP Charge'),
    )
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
  test('XO-MOD-05 Plasma Cannon: a hit more', () => {
    const t = shot('Plasma Cannon', ['red hit', 'red hit'], use('Plasma Cannon'))
    expect([hits(t), t.ship(0).energy]).toEqual([3, 2])
  })
  test('XO-MOD-12 Deflector: a miss less', () => {
    expect(shot('Deflector', ['red miss', 'red hit'], use('Deflector')).ship(0)).toMatchObject({
      health: 9,
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
  test('XO-FLT-19 Micro-Jump: a Jump without an Action, once per turn', () => {
    const t = quietly('Micro-Jump').play(use('Micro-Jump'))
    expect(t.ship(0)).toMatchObject({ place: 0, actions: 3, energy: 2 })
    expect(t.refusal(use('Micro-Jump'))).toEqual({ rule: 'XO-MOD-07' })
  })
  test('XO-ACT-22 Tractor Beam: scavenges without an Action, and that is its Scavenge of the round', () => {
    const t = quietly('Tractor Beam').play(use('Tractor Beam'))
    expect(t.ship(0)).toMatchObject({ scraps: 2, actions: 3, scavenged: true })
    expect(t.refusal('scavenge')).toEqual({ rule: 'XO-ACT-22' })
  })
  test('XO-MOD-15 Shield Link: a miss less for another ship of the Fleet', () => {
    const t = together('Shield Link', ['red miss', 'red hit'])
    expect(t.options).toEqual([use('Shield Link', 3), 'go-on'])
    expect(t.play(use('Shield Link', 3)).ship(3).health).toBe(6)
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
  test('XO-ACT-12 Gate Generator: a Wormhole marker on its System', () => {
    expect(quietly('Gate Generator').play(use('Gate Generator')).system(HERE).wormhole).toBe(true)
  })
  test('XO-MOD-03 Living Hull: a Health at the start of its turn', () => {
    expect(quietly('Living Hull', (p) => p.ship(0, { health: 3 })).ship(0).health).toBe(4)
  })
  test('XO-MOD-21 Zero-Point Reactor: two Energy more', () => {
    const t = quietly('Zero-Point Reactor')
    expect(energyLimit(t.state, t.ship(0))).toBe(5)
  })
  test('XO-MOD-14 Precursor Prism: one special counts as two hits', () => {
    expect(hits(shot('Precursor Prism', ['red special', 'red special']))).toBe(2)
  })
})

test('XO-MOD-01 no card is without a test', () => {
  const source = readFileSync(import.meta.filename, 'utf8')
  const names = [...MODS.flatMap(({ halves }) => halves), ...MODULES].map(({ name }) => name.en)
  expect(names).toHaveLength(104)
  expect(names.filter((name) => !source.includes(` ${name}: `))).toEqual([])
})
