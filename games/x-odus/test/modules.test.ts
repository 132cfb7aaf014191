import { describe, expect, test } from 'vitest'
import { MODULES } from '../content/modules.ts'
import { NONE } from '../position/state.ts'
import type { Chosen } from './chosen-dice.ts'
import { carrying, duel, ref, use } from './duel.ts'
import { module } from './position.ts'
import { type Position, transcript } from './transcript.ts'
import { cardsAboard } from '../position/cards.ts'

/** The Warship and the Battlecruiser, each with a captain. */
const pair = { seats: 4, fleet: [2] } as const

describe('Cards of ships', () => {
  test('XO-MOD-01 Ship Modules, Precursor Modules and Precursor Mods are aboard together', () => {
    const t = transcript({}, (p) => p.modules(0, 'M05', 'Q8').mods(0, 'AB'))
    expect(cardsAboard(t.ship(0))).toEqual([0, 1, ref('Cargo Hold'), ref('Precursor Prism')])
  })

  test('XO-MOD-02 24 Ship Modules and 8 Precursor Modules, each with a price', () => {
    expect(MODULES.filter(({ precursor }) => precursor)).toHaveLength(8)
    expect(MODULES.filter(({ precursor }) => !precursor)).toHaveLength(24)
    expect(MODULES.every(({ price }) => price > 0)).toBe(true)
  })

  test('XO-MOD-03 passive cards act every time their condition is met, free and unasked', () => {
    const t = duel(
      { dice: ['red hit', 'red special', 'red special', 'red special'] },
      carrying('Target Lock'),
    )
    t.play('offensive', 'offensive')
    expect(t.facts('attack').map(({ hits }) => hits)).toEqual([2, 2])
    expect(t.ship(0).energy).toBe(3)
  })

  test('XO-MOD-04 consumable cards are discarded after one use', () => {
    const t = duel({ dice: ['red hit', 'red hit'] }, carrying('Missile Salvo')).play(
      'offensive',
      use('Missile Salvo'),
    )
    expect(t.ship(0).modules).toEqual([])
    expect(t.state.moduleDiscard).toEqual([module('M09')])
    expect(t.facts('attack')).toMatchObject([{ hits: 5 }])
  })

  test('XO-MOD-05 Energy cards turn Energy over; without enough they are shown and refused', () => {
    const t = duel({ dice: ['red hit', 'red hit', 'red hit', 'red hit'] }, (p) => {
      carrying('Annihilator', 0, { energyMarkers: 3, energy: 3 })(p)
      p.modules(0, 'M17')
    })
    t.play('offensive', use('Annihilator'))
    expect(t.ship(0).energy).toBe(1)
    t.play(use('Plasma Cannon'))
    expect(t.facts('attack')).toMatchObject([{ hits: 6 }])
    expect(t.ship(0).energy).toBe(0)
    // Nothing can be paid for: nobody is asked.
    t.play('offensive')
    expect(t.prompt).toBe('manoeuvre')
  })

  test('XO-MOD-05 what is missing is said', () => {
    const t = duel({ dice: ['red hit', 'red hit'] }, (p) => {
      carrying('Annihilator', 0, { energyMarkers: 1, energy: 1 })(p)
      p.modules(0, 'M17')
    })
    t.play('offensive')
    expect(t.refusal(use('Annihilator'))).toEqual({ rule: 'XO-MOD-05', missing: 1 })
    expect(t.options).toEqual([use('Plasma Cannon'), 'go-on'])
  })

  test('XO-MOD-06 a card waits for its moment: Ambush in the first attack only', () => {
    const t = duel({ dice: ['red hit', 'yellow hit', 'red hit', 'yellow hit'] }, carrying('Ambush'))
    t.play('offensive')
    expect(t.options).toContain(use('Ambush'))
    t.play('go-on', 'offensive')
    expect(t.facts('attack')).toHaveLength(2)
  })

  test('XO-MOD-06 using a card costs no Action', () => {
    const t = duel({ dice: ['red hit', 'red hit'] }, carrying('Missile Salvo')).play(
      'offensive',
      use('Missile Salvo'),
    )
    expect(t.ship(0).actions).toBe(3)
  })

  test('XO-MOD-06 nobody is asked about hits for an Enemy that is defeated without them', () => {
    const t = duel({ dice: ['red hit', 'red hit'], foes: ['E01'] }, carrying('Missile Salvo')).play(
      'offensive',
    )
    expect(t.facts('defeated')).toHaveLength(1)
    expect(t.ship(0).modules).toHaveLength(1)
  })

  test('XO-MOD-06 nor about misses that cost nothing, because the Enemy is defeated', () => {
    const weak = (p: Position) => {
      carrying('Deflector')(p)
      p.state.foes[0].health = 1
    }
    const t = duel({ dice: ['red hit', 'red miss'], foes: ['E02'] }, weak).play('offensive')
    expect(t.facts('defeated')).toHaveLength(1)
    expect(t.ship(0).energy).toBe(3)
  })

  test('XO-MOD-06 but about those that do all the same: for its skill, for a critical miss', () => {
    const spite = duel({ dice: ['red hit', 'red miss'], foes: ['E03'] }, (p) => {
      carrying('Deflector')(p)
      p.state.foes[0].health = 1
    }).play('offensive')
    expect(spite.options).toEqual([use('Deflector'), 'go-on'])
    const critical = duel({ dice: ['red miss', 'red miss'], foes: ['E01'] }, (p) => {
      carrying('Deflector')(p)
      p.modules(0, 'M03')
      p.state.foes[0].health = 1
    }).play('offensive')
    expect(critical.options).toEqual([use('Deflector'), 'go-on'])
  })

  test('XO-MOD-06 nor about a special that is worth no more with the card', () => {
    const t = duel({ dice: ['blue special', 'blue hit'] }, (p) => {
      carrying('Phase Lance')(p)
      p.modules(0, 'Q8')
    }).play('offensive')
    expect(t.prompt).toBe('manoeuvre')
    const lance = duel({ dice: ['blue special', 'blue hit'] }, (p) => {
      carrying('Adaptive Matrix')(p)
      p.state.ships[0].mods[0] = 2
    }).play('offensive')
    expect(lance.options).toEqual([use('Phase Lance'), use('Adaptive Matrix'), 'go-on'])
    expect(lance.play(use('Phase Lance')).facts('attack')).toMatchObject([{ hits: 3 }])
  })

  test('XO-MOD-06 nor about Shields where there are none, or none left', () => {
    const t = duel({ dice: ['red hit', 'red hit'], foes: ['E02'] }, carrying('EMP Charge')).play('offensive')
    expect(t.prompt).toBe('manoeuvre')
    const u = duel({ dice: ['red hit', 'red hit'], foes: ['E11'] }, (p) => {
      carrying('Siege Engine')(p)
      p.modules(0, 'M15')
    }).play('offensive')
    expect(u.ship(0).modules).toHaveLength(1)
  })

  test('XO-MOD-07 once per attack', () => {
    const t = duel({ dice: ['red hit', 'red hit', 'red hit', 'red hit'] }, carrying('Overcharged Cannons'))
    t.play('offensive', use('Overcharged Cannons'))
    expect(t.facts('attack')).toMatchObject([{ hits: 3 }])
    t.play('offensive')
    expect(t.options).toContain(use('Overcharged Cannons'))
  })

  test('XO-MOD-07 once per Damage Roll', () => {
    const t = duel(
      { foes: ['E11', 'E11'].slice(0, 1), dice: ['red miss', 'red miss'] },
      carrying('Evasive Thrusters'),
    )
    t.play('disengage', use('Evasive Thrusters'))
    expect(t.prompt).toBe('act')
    expect(t.ship(0)).toMatchObject({ health: 8, energy: 2 })
  })

  test('XO-MOD-07 outside rolls and Actions, once per round', () => {
    const t = transcript({}, carrying('Stasis Pulse')).play('activate 0', use('Stasis Pulse'))
    expect(t.state.movement).toBe(-1)
    expect(t.refusal(use('Stasis Pulse'))).toEqual({ rule: 'XO-MOD-07' })
  })

  test('XO-MOD-08 any number of different cards', () => {
    const t = duel({ dice: ['red hit', 'red special'], foes: ['E13'] }, (p) => {
      carrying('Overcharged Cannons')(p)
      p.state.ships[0].mods[1] = 1
      p.modules(0, 'M09', 'M17', 'M03')
    })
    t.play('offensive', use('Overcharged Cannons'), use('Missile Salvo'), use('Plasma Cannon'))
    // 1 rolled, 1 converted, 1 + 3 + 2 by cards that cost something, 1 by the Bow Cannon.
    expect(t.facts('attack')).toMatchObject([{ hits: 9, damage: 7 }])
  })

  test('XO-MOD-09 what is beneficial may be declined: a reroll, a card that costs something', () => {
    const t = duel({ dice: ['red miss', 'red hit'] }, carrying('Targeting Computer')).play('offensive')
    expect(t.options).toEqual([use('Targeting Computer'), 'go-on'])
    t.play('go-on')
    expect(t.facts('rerolled')).toEqual([])
    expect(t.ship(0).health).toBe(8)
  })

  test('XO-MOD-09 a ship that learns from its losses may decline to ignore them', () => {
    const learning = (p: Position) => carrying('Ablative Armour', 0, { level: 1, exp: 0 })(p)
    const t = duel({ dice: ['red miss', 'blue hit'] }, learning).play('offensive')
    expect(t.options).toEqual([use('Ablative Armour'), `decline 0 ${ref('Ablative Armour')}`, 'go-on'])
    t.play(`decline 0 ${ref('Ablative Armour')}`)
    expect(t.prompt).toBe('mod')
    expect(t.ship(0)).toMatchObject({ health: 10, exp: 1, level: 2 })
    const u = duel({ dice: ['red miss', 'blue hit'] }, learning).play('offensive', 'go-on')
    expect(u.ship(0)).toMatchObject({ health: 11, exp: 0 })
  })

  test('XO-MOD-10 specials that a skill will spoil are no misses to reroll, where the foe falls anyway', () => {
    const dice: Chosen[] = ['red hit', 'red hit', 'red hit', 'blue hit', 'yellow special']
    const t = duel({ foes: ['E10'], fleet: [2, 3], dice }, (p) => {
      carrying('Gyroscope', 3)(p)
      p.state.foes[0].health = 1
    }).play('offensive', 'offensive', 'defensive 1')
    expect(t.facts('defeated')).toHaveLength(1)
    expect(t.facts('card-used')).toEqual([])
    expect(t.prompt).not.toBe('after-attack')
  })

  test('XO-MOD-09 one that has nothing to learn is not asked', () => {
    const t = duel({ dice: ['red miss', 'blue hit'] }, carrying('Ablative Armour')).play('offensive')
    expect(t.prompt).toBe('manoeuvre')
    expect(t.ship(0).health).toBe(11)
  })

  test('XO-MOD-10 cards that want the same dice: their captain says which comes first', () => {
    const looping = (p: Position) => {
      carrying('Energy Loop', 0, { energyMarkers: 2, energy: 1 })(p)
      p.state.ships[0].mods[1] = 1
    }
    const t = duel({ dice: ['blue special', 'blue special'] }, looping).play('offensive')
    expect(t.options).toEqual([use('Adaptive Matrix'), use('Energy Loop'), 'go-on'])
    t.play(use('Energy Loop'))
    expect(t.ship(0).energy).toBe(2)
    expect(t.facts('attack')).toMatchObject([{ hits: 0 }])
    const u = duel({ dice: ['blue special', 'blue special'] }, looping).play('offensive', 'go-on')
    expect(u.ship(0).energy).toBe(1)
    expect(u.facts('attack')).toMatchObject([{ hits: 1 }])
  })

  test('XO-MOD-10 to double and to convert comes to the same in either order', () => {
    const t = duel({ dice: ['red special', 'red hit'] }, (p) => {
      carrying('Annihilator')(p)
      p.state.ships[0].mods[1] = 1
    })
    t.play('offensive', use('Annihilator'))
    expect(t.facts('attack')).toMatchObject([{ hits: 4 }])
    const u = duel({ dice: ['red special', 'red hit'] }, (p) => {
      carrying('Annihilator')(p)
      p.state.ships[0].mods[1] = 1
    })
    u.play('offensive', use('Target Lock'), use('Annihilator'))
    expect(u.facts('attack')).toMatchObject([{ hits: 4 }])
  })

  test('XO-MOD-11 a die is rerolled once, whatever the number of cards', () => {
    const t = duel({ dice: ['red miss', 'red hit', 'red miss'] }, (p) => {
      carrying('Targeting Computer')(p)
      p.modules(0, 'M19')
    })
    t.play('offensive', use('Targeting Computer'))
    expect(t.state.roll?.dice).toMatchObject([{ rerolled: true, face: 1 }, { rerolled: false }])
    // Only the other die is left for the Gyroscope, and it is taken without asking.
    t.play(use('Gyroscope'))
    expect(t.facts('rerolled')).toHaveLength(2)
    expect(t.prompt).toBe('manoeuvre')
  })

  test('XO-MOD-12 an ignored miss causes no retaliation, no damage and triggers no skill', () => {
    const t = duel({ foes: ['E08'], dice: ['red miss', 'red hit'] }, carrying('Deflector')).play(
      'offensive',
      use('Deflector'),
    )
    expect(t.facts('foe-skill')).toEqual([])
    expect(t.ship(0).health).toBe(9)
  })

  test('XO-MOD-13 a special that was spent is not rerolled', () => {
    const t = duel({ dice: ['blue special', 'blue special'] }, (p) => {
      carrying('Phase Lance')(p)
      p.modules(0, 'M19')
    })
    t.play('offensive', use('Phase Lance'))
    expect(t.state.roll?.dice).toMatchObject([
      { used: true, hits: 2 },
      { used: false, hits: 0 },
    ])
    t.play(use('Gyroscope'))
    expect(t.facts('rerolled')).toHaveLength(1)
  })

  test('XO-MOD-13 a miss that has triggered a card is not ignored', () => {
    const t = duel({ dice: ['red miss', 'blue hit'] }, (p) => {
      carrying('Ramming Speed')(p)
      p.modules(0, 'M18')
    })
    t.play('offensive')
    expect(t.options).toEqual([use('Ramming Speed'), use('Deflector'), 'go-on'])
    t.play(use('Ramming Speed'))
    expect(t.facts('attack')).toMatchObject([{ hits: 2 }])
    expect(t.ship(0).health).toBe(10)
  })

  test('XO-MOD-13 nor does an ignored one trigger a card', () => {
    const t = duel({ dice: ['red miss', 'blue hit'] }, (p) => {
      carrying('Ramming Speed')(p)
      p.modules(0, 'M18')
    })
    t.play('offensive', use('Deflector'))
    expect(t.facts('attack')).toMatchObject([{ hits: 1 }])
    expect(t.ship(0).health).toBe(11)
  })

  test('XO-MOD-13 two hits that trigger a card trigger no other: their captain chooses', () => {
    const t = duel({ ...pair, dice: ['red hit', 'red hit', 'red miss', 'blue hit'] }, (p) => {
      carrying('Linked Turrets')(p)
      p.state.ships[0].mods[5] = 2
    })
    t.play('offensive', 'offensive')
    expect(t.optionsOf(0)).toEqual([use('Linked Turrets'), use('War Leader', 2), 'go-on'])
    t.play(use('War Leader', 2))
    expect(t.facts('attack')).toMatchObject([{ hits: 3 }])
    expect(t.ship(2).health).toBe(11)
  })

  test('XO-MOD-14 specials are replaced after the Attack Roll by what the card makes of them', () => {
    const t = duel({ dice: ['blue special', 'blue special'] }, (p) => {
      carrying('Precursor Prism')(p)
      carrying('Adaptive Matrix')(p)
    }).play('offensive')
    expect(t.facts('attack')).toMatchObject([{ hits: 4 }])
  })

  test('XO-MOD-15 cards that reach other ships are offered to their owner, and limited as all others', () => {
    const t = duel({ ...pair, dice: ['red miss', 'red miss', 'red miss', 'blue hit'] }, (p) => {
      carrying('Guardian Field', 2)(p)
    })
    t.play('offensive', 'offensive')
    expect(t.asked).toBe('2 after-attack')
    expect(t.options).toEqual([use('Guardian Field', 0, 2), use('Guardian Field', 2, 2), 'go-on'])
    t.play(use('Guardian Field', 0, 2))
    expect([t.ship(0).health, t.ship(2).health]).toEqual([8, 10])
    expect(t.ship(0).damage).toEqual([])
  })

  test('XO-MOD-15 whoever is asked first: each captain goes on for its own cards', () => {
    const t = duel({ ...pair, dice: ['red miss', 'red hit', 'red miss', 'blue hit'] }, (p) => {
      carrying('Deflector', 0)(p)
      carrying('Guardian Field', 2)(p)
    })
    t.play('offensive', 'offensive')
    expect(t.asked).toBe('0 2 after-attack')
    t.play('@2 go-on')
    expect(t.asked).toBe('0 after-attack')
    t.play(use('Deflector'))
    // The only other card is one its captain has passed on.
    expect(t.prompt).toBe('manoeuvre')
    expect([t.ship(0).health, t.ship(2).health]).toEqual([9, 10])
  })

  test('XO-MOD-15 one who has gone on is asked again about a card that becomes usable', () => {
    const t = duel({ ...pair, dice: ['red hit', 'red hit', 'red hit', 'blue hit', 'red miss'] }, (p) => {
      carrying('Gyroscope', 0)(p)
      carrying('Guardian Field', 2)(p)
      p.modules(2, 'M17')
    })
    t.play('offensive', 'offensive')
    t.play('@2 go-on')
    t.play(use('Gyroscope'), 'die 0')
    expect(t.asked).toBe('2 after-attack')
    expect(t.options).toEqual([use('Guardian Field', 0, 2), use('Plasma Cannon', NONE, 2), 'go-on'])
  })

  test('XO-MOD-16 there is no limit to the Modules of a ship', () => {
    const ids = MODULES.slice(0, 20).map(({ id }) => id)
    const t = transcript({}, (p) => p.modules(0, ...ids)).play('activate 0')
    expect(t.ship(0).modules).toHaveLength(20)
  })
})
