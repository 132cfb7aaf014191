import { describe, expect, test } from 'vitest'
import { ENEMIES } from '../content/enemies.ts'
import { NONE } from '../position/state.ts'
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
    expect(one.facts('attack')).toMatchObject([{ hits: 1, shields: 2, damage: 0, left: 7 }])
    const five = duel(
      { foes: ['E13'], dice: ['red hit', 'red hit', 'yellow hit', 'yellow hit'], fleet: [3] },
      (p) => p.modules(0, 'M09'),
    )
    five.play('offensive', 'offensive', use('Missile Salvo'))
    expect(five.facts('attack')).toMatchObject([{ hits: 7, shields: 2, damage: 5, left: 2 }])
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
