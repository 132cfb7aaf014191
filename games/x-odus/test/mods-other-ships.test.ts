import { describe, expect, test } from 'vitest'
import { engage } from '../rules/avatar-combat.ts'
import { NONE } from '../position/state.ts'
import type { Chosen } from './chosen-dice.ts'
import { ARENA, carrying, duel, ref, use } from './duel.ts'
import { HERE } from './in-a-system.ts'
import { module } from './position.ts'
import { quietTable } from './quiet-table.ts'
import { type Position, transcript } from './transcript.ts'
import { detected, hits, hurt, quietly, shot, sneaking, together, victory } from './carriers.ts'

// Both halves of every Mod, doing what its card says.

describe('Mods of the Drone Specialist', () => {
  test('XO-MOD-05 Gun Drones: two hits more, once per combat', () => {
    const t = shot('Gun Drones', ['blue hit', 'yellow hit', 'blue hit', 'yellow hit'], use('Gun Drones'))
    expect([hits(t), t.ship(0).energy]).toEqual([4, 2])
    expect(t.play('offensive').facts('attack')[1].hits).toBe(2)
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
    const t = quietly('Recycler', (p) => p.ship(0, { health: 3, scraps: 1, level: 6 })).play(
      'maintain',
      'repair 0 -1',
    )
    expect(t.ship(0)).toMatchObject({ health: 4, scraps: 1 })
    expect(t.play('maintain', 'repair 0 -1').ship(0)).toMatchObject({ health: 5, scraps: 0 })
  })
  test('XO-AVC-09 Decoys: no Damage Rolls for its Fleet when it disengages, and no Herald for its ship', () => {
    const fleeing = (fleet: readonly number[]) =>
      duel({ foes: [], fleet }, (p) => {
        carrying('Decoys')(p.noTokens().avatar(1, ARENA))
        p.state.systems[ARENA].pacified = 2
      }).play('disengage', use('Decoys'))
    const alone = fleeing([])
    expect([alone.facts('damage-roll'), alone.state.marker, alone.ship(0).energy]).toEqual([[], 1, 2])
    const accompanied = fleeing([3])
    expect([accompanied.facts('damage-roll'), accompanied.state.marker]).toEqual([[], 2])
  })
  test('XO-EFF-05 Field Repairs: every ship in the System regains 1 Health', () => {
    const t = quietly('Field Repairs', (p) =>
      p.at(HERE, 2).ship(0, { health: 3, level: 6 }).ship(1, { health: 3 }).ship(2, { health: 3 }),
    )
    t.play(use('Field Repairs'))
    expect([t.ship(0).health, t.ship(1).health, t.ship(2).health]).toEqual([4, 3, 4])
  })
  test('XO-MOD-13 Swarm Tactics: a hit makes another', () => {
    expect(hits(shot('Swarm Tactics', ['blue special', 'yellow hit']))).toBe(2)
    expect(hits(shot('Swarm Tactics', ['blue special', 'yellow special']))).toBe(0)
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
  test('XO-MOD-03 Hive Mind: a hit more and a miss less, by itself', () => {
    const t = shot('Hive Mind', ['blue miss', 'yellow special'])
    expect([hits(t), t.ship(0).health]).toEqual([1, 8])
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
  test('XO-MOD-05 Afterburner: an Action more', () => {
    const t = quietly('Afterburner').play(use('Afterburner'))
    expect(t.ship(0)).toMatchObject({ actions: 5, energy: 2 })
    expect(t.refusal(use('Afterburner'))).toEqual({ rule: 'XO-MOD-07' })
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
  test('XO-ACT-12 Threshold Engine: a Wormhole marker on its System', () => {
    const t = quietly('Threshold Engine').play(use('Threshold Engine'))
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
  test('XO-MOD-14 Dirty Tricks: in the first attack of a combat all specials hit', () => {
    const dice: readonly Chosen[] = ['red special', 'yellow special', 'red special', 'yellow special']
    const t = shot('Dirty Tricks', dice).play('offensive')
    expect(t.facts('attack').map((attack) => attack.hits)).toEqual([2, 0])
  })
  test('XO-ENS-02 False Colours: a miss less on Detection Rolls', () => {
    expect(detected(sneaking('False Colours', ['red miss', 'yellow hit']).play('roll'))).toBe(false)
    expect(detected(sneaking('False Colours', ['red miss', 'yellow miss']).play('roll'))).toBe(true)
  })
  test('XO-MOD-05 Broadside: each of its hits counts as two, and its misses are ignored', () => {
    const t = shot('Broadside', ['red hit', 'yellow miss'], use('Broadside'))
    expect([hits(t), t.ship(0).energy, t.ship(0).health]).toEqual([2, 1, 8])
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
