import { describe, expect, test } from 'vitest'
import { ENEMIES } from '../content/enemies.ts'
import { NONE } from '../position/state.ts'
import type { Chosen } from './chosen-dice.ts'
import { ARENA, carrying, duel, use } from './duel.ts'
import { enemy, module } from './position.ts'
import { transcript } from './transcript.ts'

describe('Combat begins', () => {
  test('XO-CMB-01 when the ship is detected, at no cost', () => {
    const t = transcript({ dice: ['red miss', 'red hit'] }, (p) =>
      p.system('O01', 0, -1).at(ARENA, 0).nextEnemies('E01'),
    )
    t.play('activate 0', 'roll')
    expect(t.asked).toBe('0 manoeuvre')
    expect(t.facts('combat')).toMatchObject([{ boards: [0], foes: [{ avatar: false, card: enemy('E01') }] }])
    expect(t.ship(0).actions).toBe(3)
  })

  test('XO-CMB-01 or because its captain wants it to', () => {
    const t = duel({})
    expect(t.facts('rolled')).toEqual([])
    expect(t.ship(0)).toMatchObject({ engaged: true, actions: 3 })
  })

  test('XO-CMB-01 by Pacify, for the Action of Pacify alone', () => {
    const t = transcript({ dice: ['red hit', 'red hit'] }, (p) =>
      p.system('O01', 0, -1).at(ARENA, 0).nextEnemies('E01'),
    )
    t.play('activate 0', 'roll', 'pacify')
    expect(t.asked).toBe('0 manoeuvre')
    expect(t.ship(0).actions).toBe(2)
  })

  test('XO-CMB-02 engaged, a ship can do nothing but fight and disengage', () => {
    const t = duel({})
    expect(t.shown).toEqual(['offensive', 'defensive 1', 'disengage'])
  })

  test.each(ENEMIES.map(({ id, name }) => [id, name.en]))(
    'XO-CMB-03 %s, %s, has Health, Shields and a skill',
    (id) => {
      const t = duel({ foes: [id], dice: ['red hit', 'red hit'] }, (p) => p.modules(0, 'M09'))
      const { health, shields } = ENEMIES[enemy(id)]
      expect(t.state.foes).toMatchObject([{ card: enemy(id), health, shields: 0 }])
      t.play('offensive')
      if (t.prompt === 'after-attack') t.play('go-on')
      const damage = Math.min(health, Math.max(0, 2 - shields))
      expect(t.facts('attack')).toMatchObject([{ hits: 2, shields, damage, left: health - damage }])
    },
  )
})

describe('An attack', () => {
  test('XO-CMB-04 offensive: both dice', () => {
    const t = duel({ dice: ['red hit', 'red hit'] }).play('offensive')
    expect(t.facts('rolled')).toMatchObject([{ roll: 'attack', dice: [{}, {}] }])
  })

  test('XO-CMB-04 defensive: one die, of its captain’s choice', () => {
    const pirate = () => duel({}, (p) => p.board(0, 'pirate-ship'))
    expect(pirate().options).toEqual(['offensive', 'defensive 1', 'defensive 2', 'disengage'])
    expect(pirate().play('defensive 1').facts('rolled')).toMatchObject([{ dice: [{ colour: 0 }] }])
    expect(pirate().play('defensive 2').facts('rolled')).toMatchObject([{ dice: [{ colour: 2 }] }])
  })

  test('XO-CMB-04 two dice of one colour are no choice', () => {
    expect(duel({}).options).toEqual(['offensive', 'defensive 1', 'disengage'])
  })

  test('XO-CMB-05 manoeuvre, cards before, roll, cards after, critical miss, skill, attack, retaliation, cards on losing Health', () => {
    const t = duel({ foes: ['E02'], dice: ['red miss', 'blue miss'] }, (p) => {
      p.board(0, 'battlecruiser').ship(0, { energyMarkers: 3 })
      p.state.ships[0].mods.splice(0, 3, 2, 0, 1)
      p.modules(0, 'M15', 'M09').nextDamage('engine-failure')
      p.state.foes[0].shields = 0
    })
    t.play('offensive')
    // Without Shields there is nothing to pierce.
    expect(t.prompt).toBe('after-attack')
    t.play(use('Ramming Speed'), 'go-on')
    expect(t.prompt).toBe('lose-health')
    expect(t.state.combat?.losses).toEqual([2])
    t.play(use('Bulwark'))
    expect(t.told).toEqual([
      'turn',
      'combat',
      'rolled',
      'card-used',
      'critical-miss',
      'damage-card',
      'foe-skill',
      'lost-health',
      'attack',
      'card-used',
    ])
    expect(t.facts('attack')).toMatchObject([{ hits: 2, shields: 0, damage: 2, left: 1 }])
    expect(t.ship(0).health).toBe(10)
  })

  test('XO-CMB-05 Shields are subtracted once, and never heal', () => {
    const one = duel({ foes: ['E13'], dice: ['red hit', 'red miss'] }).play('offensive')
    expect(one.facts('attack')).toMatchObject([{ hits: 1, shields: 3, damage: 0, left: 7 }])
    const five = duel(
      { foes: ['E13'], dice: ['red hit', 'red hit', 'yellow hit', 'yellow hit'], fleet: [3] },
      (p) => p.modules(0, 'M09'),
    )
    five.play('offensive', 'offensive', use('Missile Salvo'))
    expect(five.facts('attack')).toMatchObject([{ hits: 6, shields: 3, damage: 3, left: 4 }])
  })

  test('XO-CMB-06 Shields are not used up', () => {
    const t = duel({ foes: ['E11'], dice: ['red hit', 'red hit', 'red hit', 'red hit'] })
    t.play('offensive', 'offensive')
    expect(t.facts('attack')).toMatchObject([
      { shields: 1, left: 6 },
      { shields: 1, left: 5 },
    ])
  })

  test('XO-CMB-07 an Enemy without Health is defeated at once and does not retaliate', () => {
    const t = duel({ foes: ['E02'], dice: ['red hit', 'red miss'] }, (p) => {
      p.state.foes[0].health = 1
    })
    t.play('offensive')
    expect(t.facts('defeated')).toHaveLength(1)
    expect(t.ship(0)).toMatchObject({ health: 9, engaged: false })
    expect(t.state.combat).toBeNull()
  })

  test('XO-CMB-07 unless its skill says so', () => {
    const t = duel({ foes: ['E03'], dice: ['red hit', 'red miss'] }, (p) => {
      p.state.foes[0].health = 1
    })
    t.play('offensive')
    expect(t.facts('defeated')).toHaveLength(1)
    expect(t.ship(0).health).toBe(8)
  })

  test('XO-CMB-08 its card goes to the discard', () => {
    const t = duel({ foes: ['E01'], dice: ['red hit', 'red hit'] }).play('offensive')
    expect(t.state.foes).toEqual([])
    expect(t.state.enemyDiscard).toEqual([enemy('E01')])
  })

  test.each([
    ['E01', 1],
    ['E05', 2],
    ['E09', 3],
    ['E13', 4],
  ])('XO-CMB-09 for %s every ship of the combat gains %i Scraps', (id, scraps) => {
    const t = duel(
      { foes: [id], fleet: [3], dice: ['red hit', 'red hit', 'yellow hit', 'yellow hit'] },
      (p) => {
        p.state.foes[0].health = 1
      },
    )
    t.play('offensive', 'offensive')
    expect([0, 1, 2, 3].map((ship) => t.ship(ship).scraps - 1)).toEqual([scraps, 0, 0, scraps])
  })

  test('XO-CMB-10 cards for a victory are used by every ship of the combat, by its own captain', () => {
    const t = duel(
      { seats: 4, foes: ['E05'], fleet: [2], dice: ['red hit', 'red hit', 'red hit', 'blue hit'] },
      (p) => {
        p.state.foes[0].health = 1
        carrying('Damage Control', 0, { health: 5 })(p)
        carrying('Plunder', 2)(p)
      },
    )
    t.play('offensive', 'offensive')
    expect(t.asked).toBe('0 2 defeat')
    expect(t.optionsOf(0)).toEqual([use('Damage Control'), 'go-on'])
    expect(t.optionsOf(2)).toEqual([use('Plunder', NONE, 2), 'go-on'])
    t.play('@2 go-on', use('Damage Control'))
    expect(t.ship(0).health).toBe(7)
    expect(t.ship(2).modules).toEqual([])
  })

  test('XO-CMB-11 attacks repeat until the Enemies are defeated', () => {
    const t = duel({
      foes: ['E01'],
      dice: ['red special', 'red special', 'red hit', 'red special', 'red hit', 'red special'],
    })
    t.play('offensive', 'offensive')
    expect(t.asked).toBe('0 manoeuvre')
    t.play('offensive')
    expect(t.facts('attack')).toHaveLength(3)
    expect(t.state.combat).toBeNull()
    expect(t.prompt).toBe('act')
  })

  test('XO-CMB-11 or all ships are destroyed', () => {
    const t = duel({ dice: ['red miss', 'red special'] }, (p) => p.ship(0, { health: 1 })).play('offensive')
    expect(t.ship(0).destroyed).toBe(true)
    expect(t.state.combat).toBeNull()
    expect(t.state.foes).toHaveLength(1)
    expect(t.prompt).toBe('order')
  })

  test('XO-CMB-12 several Enemies: the order is free, one at a time', () => {
    const t = duel({ foes: ['E01', 'E02'], dice: ['red hit', 'red hit', 'red special', 'red special'] })
    expect([t.asked, ...t.options]).toEqual(['0 foe', 'foe 0', 'foe 1'])
    t.play('foe 1', 'offensive')
    expect(t.state.foes.map(({ health }) => health)).toEqual([2, 1])
    // The one being fought is kept until it is defeated.
    expect(t.prompt).toBe('manoeuvre')
    t.play('offensive')
    expect(t.facts('attack').map(({ foe }) => foe.card)).toEqual([enemy('E02'), enemy('E02')])
  })

  test('XO-CMB-12 only the one being fought retaliates and uses its skill', () => {
    const t = duel({ foes: ['E11', 'E02', 'E13'], dice: ['red miss', 'red miss'] }).play('foe 0', 'offensive')
    expect(t.facts('foe-skill')).toEqual([])
    expect(t.ship(0).health).toBe(7)
  })

  test('XO-CMB-12 skills at the start of a combat are those of all of them', () => {
    const t = duel({ foes: ['E11', 'E16'] }, (p) => p.ship(0, { energyMarkers: 3 }))
    expect(t.facts('foe-skill')).toEqual([{ kind: 'foe-skill', foe: { avatar: false, card: enemy('E16') } }])
    expect(t.ship(0).energy).toBe(2)
  })

  test('XO-CMB-13 no rule keeps a ship from an Enemy that is too strong for it', () => {
    const t = duel({ foes: ['E13'] })
    expect(t.options).toContain('offensive')
  })

  test('XO-CMB-14 a ship at 0 Health is destroyed: all it had is discarded but its Keys', () => {
    const t = duel({ dice: ['red miss', 'red hit'] }, (p) =>
      p
        .ship(0, { health: 1, scraps: 4, energyMarkers: 2 })
        .modules(0, 'M05', 'Q8')
        .damage(0, 'engine-failure')
        .keys(0, 1),
    )
    t.play('offensive')
    expect(t.ship(0)).toMatchObject({
      destroyed: true,
      health: 0,
      markers: 0,
      energy: 0,
      energyMarkers: 0,
      scraps: 0,
      modules: [],
      damage: [],
      keys: [1],
      place: ARENA,
    })
    expect(t.state.moduleDiscard).toEqual([module('M05')])
    expect(t.state.precursorDiscard).toEqual([module('Q8')])
    expect(t.state.damageDiscard).toHaveLength(1)
  })

  test('XO-CMB-15 others recover its Keys by scavenging', () => {
    const t = duel({ dice: ['red miss', 'red special'], fleet: [3] }, (p) =>
      p.ship(0, { health: 1 }).keys(0, 1),
    )
    t.play('offensive', 'defensive 1', 'disengage', 'hide')
    expect(t.state.ships[0].keys).toEqual([1])
    const u = transcript({}, (p) => p.ship(0, { destroyed: true, health: 0 }).keys(0, 2)).play(
      'activate 1',
      'recover-keys',
    )
    expect([u.ship(0).keys, u.ship(1).keys]).toEqual([[], [2]])
  })

  test('XO-CMB-16 a destroyed ship is out for the rest of the game', () => {
    const t = duel({ dice: ['red miss', 'red special'] }, (p) => p.ship(0, { health: 1 })).play('offensive')
    expect(t.options).toEqual(['activate 1', 'activate 2', 'activate 3'])
  })
})

describe('Disengaging', () => {
  test('XO-CMB-17 a Damage Roll for each Enemy, and the skills of all of them', () => {
    const t = duel({
      foes: ['E01', 'E07'],
      dice: ['red hit', 'red hit', 'red hit', 'red miss', 'red miss', 'red hit'],
    })
    t.play('foe 0', 'disengage')
    expect(t.facts('damage-roll').map(({ misses, why }) => [misses, why])).toEqual([
      [0, 'disengaging'],
      [1, 'disengaging'],
      [1, 'skill'],
    ])
    expect(t.facts('foe-skill').map(({ foe }) => foe.card)).toEqual([enemy('E01'), enemy('E07')])
    expect(t.ship(0)).toMatchObject({ health: 6, engaged: false })
  })

  test('XO-CMB-18 then the ship may leave, at normal cost', () => {
    const t = transcript({ dice: ['red hit', 'red hit'] }, (p) =>
      p.startingSystem('R1').north('O01', 'B10').at(1, 0).enemies(1, 'E11'),
    )
    t.play('activate 0', 'fight', 'disengage')
    expect(t.options).toContain('jump 2')
    t.play('jump 2')
    expect(t.ship(0)).toMatchObject({ place: 2, actions: 2 })
    expect(t.options).toContain('explore')
  })

  test('XO-CMB-19 or hide, which ends its turn', () => {
    const t = duel({ dice: ['red hit', 'red hit'] }).play('disengage', 'hide')
    expect(t.ship(0)).toMatchObject({ hidden: true, acted: true, actions: 0, place: ARENA })
    expect(t.prompt).toBe('order')
  })

  test('XO-CMB-19 without an Action it hides, unless it strains', () => {
    const t = duel({ dice: ['red hit', 'red hit'] }, (p) => p.ship(0, { actions: 0 })).play('disengage')
    expect(t.options).toEqual(['strain', 'hide'])
  })

  test('XO-CMB-19 or a card gives it one', () => {
    const t = duel({ dice: ['red hit', 'red hit'] }, (p) => p.ship(0, { actions: 0 }).modules(0, 'M14')).play(
      'disengage',
    )
    expect(t.options).toEqual(['strain', use('Booster Fuel'), 'hide'])
  })

  test('XO-CMB-20 nothing else may be done in that System this turn', () => {
    const t = duel({ dice: ['red hit', 'red hit'] }, (p) => p.ship(0, { health: 5 }).modules(0, 'M11')).play(
      'disengage',
    )
    for (const move of ['explore', 'scavenge', 'pacify', 'maintain']) {
      expect(t.refusal(move)).toEqual({ rule: 'XO-CMB-20' })
    }
    expect(t.refusal(use('Repair Kit'))).toEqual({ rule: 'XO-CMB-20' })
    expect(t.shown).not.toContain('end-turn')
  })

  test('XO-CMB-21 the Enemies stay with their damage, and fight whoever is detected there next', () => {
    const t = duel(
      { foes: ['E11'], dice: ['red hit', 'red hit', 'red hit', 'red hit', 'yellow hit', 'yellow miss'] },
      (p) => p.at(ARENA, 3),
    )
    t.play('offensive', 'disengage', 'hide', 'activate 3', 'roll')
    expect(t.state.foes).toMatchObject([{ card: enemy('E11'), health: 6, place: ARENA }])
    expect(t.facts('combat')).toHaveLength(2)
    expect(t.asked).toBe('0 manoeuvre')
  })

  const held = (...dice: readonly Chosen[]) =>
    transcript({ dice }, (p) => p.noTokens().north('O01').at(1, 0).enemies(1, 'E01').avatar(4, 1))

  test('XO-CMB-21 whom they have not detected they leave to the Avatar that holds it', () => {
    const t = held('red hit', 'red hit', 'red hit', 'red hit').play('activate 0', 'roll')
    expect(t.facts('combat')).toMatchObject([{ foes: [{ avatar: true, card: 4 }] }])
    t.play('disengage')
    // Neither a Damage Roll nor the skill of the Enemy.
    expect(t.facts('damage-roll')).toHaveLength(1)
    expect(t.ship(0).health).toBe(9)
  })

  test('XO-CMB-21 whom they have detected has to fight both', () => {
    const t = held('red miss', 'red hit').play('activate 0', 'roll')
    expect(t.options).toEqual(['foe 0', 'foe 1'])
  })

  test('XO-CMB-21 ships that got away from them fight an Avatar that comes then alone', () => {
    const t = duel({ foes: ['E14'], dice: ['red hit', 'red hit'] }, (p) => {
      p.state.systems[0].riftClosed = true
      p.state.systems[ARENA].riftOpened = true
      p.noTokens().token(4, p.state.marker + 1)
    }).play('disengage')
    expect(t.facts('combat').map(({ foes }) => foes)).toEqual([
      [{ avatar: false, card: enemy('E14') }],
      [{ avatar: true, card: 4 }],
    ])
    expect(t.prompt).toBe('manoeuvre')
  })
})

describe('A Fleet in combat', () => {
  test('XO-CMB-22 all roll together, each with its own manoeuvre; hits are added, Shields subtracted once', () => {
    const t = duel({ seats: 4, foes: ['E09'], fleet: [3], dice: ['red hit', 'red hit', 'yellow hit'] })
    expect(t.asked).toBe('0 manoeuvre')
    t.play('offensive')
    expect([t.asked, ...t.options]).toEqual(['3 manoeuvre', 'offensive', 'defensive 1'])
    t.play('defensive 1')
    expect(t.facts('rolled')).toMatchObject([
      { dice: [{ board: 0 }, { board: 0 }, { board: t.ship(3).board }] },
    ])
    expect(t.facts('attack')).toMatchObject([{ hits: 3, shields: 2, damage: 1, left: 5 }])
  })

  test('XO-CMB-23 each ship loses Health for its own misses', () => {
    const t = duel({ fleet: [3], dice: ['red miss', 'red hit', 'yellow hit', 'yellow hit'] }).play(
      'offensive',
      'offensive',
    )
    expect([t.ship(0).health, t.ship(3).health]).toEqual([8, 7])
  })

  test('XO-CMB-24 if a member is destroyed the others go on', () => {
    const t = duel({ fleet: [3], dice: ['red miss', 'red hit', 'yellow hit', 'yellow hit'] }, (p) =>
      p.ship(0, { health: 1, scraps: 5 }),
    )
    t.play('offensive', 'offensive')
    expect(t.ship(0)).toMatchObject({ destroyed: true, scraps: 0 })
    expect(t.state.combat?.ships).toEqual([3])
    expect([t.prompt, ...t.options]).toEqual(['manoeuvre', 'offensive', 'defensive 1', 'disengage'])
  })

  test('XO-CMB-25 each member gains the whole reward', () => {
    const t = duel(
      { foes: ['E05'], fleet: [2, 3], dice: Array.from({ length: 2 }, () => 'red hit' as const) },
      (p) => {
        p.state.foes[0].health = 1
      },
    )
    t.play('offensive', 'defensive 1', 'defensive 1')
    expect([0, 2, 3].map((ship) => t.ship(ship).scraps)).toEqual([3, 3, 3])
  })

  test('XO-CMB-26 a member cannot disengage alone', () => {
    const t = duel({ seats: 4, fleet: [3], dice: ['red hit', 'red hit', 'yellow hit', 'yellow hit'] })
    expect(t.optionsOf(0)).toContain('disengage')
    t.play('offensive')
    expect([t.asked, ...t.shown]).toEqual(['3 manoeuvre', 'offensive', 'defensive 1'])
    const u = duel({ seats: 4, fleet: [3], dice: ['red hit', 'red hit', 'yellow hit', 'yellow hit'] }).play(
      'disengage',
    )
    expect([u.ship(0).engaged, u.ship(3).engaged]).toEqual([false, false])
    expect(u.facts('damage-roll')).toHaveLength(2)
  })
})
