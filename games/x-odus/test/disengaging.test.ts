import { describe, expect, test } from 'vitest'
import { costsOfDisengaging } from '../position/disengaging.ts'
import type { Chosen } from './chosen-dice.ts'
import { ARENA, duel, use } from './duel.ts'
import { enemy } from './position.ts'
import { transcript } from './transcript.ts'

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

  test('XO-CMB-17 what it would cost is foretold: a Damage Roll for each Enemy that fights, and those of their skills', () => {
    const two = duel({ foes: ['E01', 'E07'] })
    expect(costsOfDisengaging(two.state)).toEqual([3, false, false, 0])
    const harpooner = duel({ foes: ['E07'] })
    expect(costsOfDisengaging(harpooner.state)).toEqual([2, false, false, 0])
    const one = duel({ foes: ['E11'] })
    expect(costsOfDisengaging(one.state)).toEqual([1, false, false, 0])
    const together = duel({ foes: ['E11'], fleet: [3] })
    expect(costsOfDisengaging(together.state)).toEqual([1, true, false, 0])
    expect(costsOfDisengaging(transcript().state)).toEqual([0, false, false, 0])
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

  test('XO-CMB-18 a Rush leads out of the System of an Avatar too', () => {
    const t = transcript({ dice: ['red hit', 'red hit'] }, (p) =>
      p.north('B02', 'B06', 'B07').noTokens().at(1, 0).avatar(1, 1),
    )
    t.play('activate 0', 'disengage')
    expect(t.options).toContain('rush 3')
    t.play('rush 3')
    expect(t.ship(0)).toMatchObject({ place: 3, actions: 1, engaged: false })
  })

  test('XO-CMB-19 or hide, which ends its turn', () => {
    const t = duel({ dice: ['red hit', 'red hit'] }).play('disengage', 'hide')
    expect(t.ship(0)).toMatchObject({ acted: true, actions: 0, place: ARENA })
    expect(t.prompt).toBe('order')
  })

  test('XO-CMB-19 OP-25 hiding from Enemies hides from no Avatar: the one next door comes and engages', () => {
    const t = duel({ dice: ['red hit', 'red hit', 'avatar 1', 'red hit', 'red hit'] }, (p) => {
      p.noTokens().avatar(1, 0, {})
      for (const ship of p.state.ships.slice(1))
        Object.assign(ship, { destroyed: true, health: 0, engaged: false })
    })
    t.play('disengage', 'hide')
    expect(t.facts('corruption').map(({ why }) => why)).toEqual(['phase'])
    expect(t.ship(0)).toMatchObject({ hidden: false, engaged: true, place: ARENA })
  })

  test('XO-CMB-19 OP-25 hiding from an Avatar, with its Herald, hides from all of them', () => {
    const t = transcript({ dice: ['red hit', 'red hit', 'avatar 1', 'avatar 3'] }, (p) => {
      p.north('B10').at(1, 0).noTokens().avatar(1, 1)
      for (const ship of p.state.ships.slice(1)) Object.assign(ship, { destroyed: true, health: 0 })
      p.avatar(2, 0)
    }).play('disengage', 'hide')
    expect(t.facts('corruption').map(({ why }) => why)).toEqual(['herald', 'phase'])
    expect(t.facts('avatar-moves').map(({ reason }) => reason)).toEqual(['none', 'none'])
    expect(t.facts('damage-roll').map(({ why }) => why)).toEqual(['disengaging'])
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
    expect(t.facts('lost-health')).toMatchObject([{ why: 'grip' }])
  })

  test('XO-CMB-21 whom they have detected has to fight both', () => {
    const t = held('red miss', 'red hit').play('activate 0', 'roll')
    expect(t.options).toEqual(['foe 0', 'foe 1'])
  })

  test('XO-CMB-21 ships that Enemies have not detected fight the Avatar of the System alone', () => {
    const t = transcript({ dice: ['red hit', 'red hit'] }, (p) =>
      p.north('O01').noTokens().at(1, 0).enemies(1, 'E14').avatar(4, 1),
    ).play('activate 0', 'roll')
    expect(t.facts('combat').map(({ foes }) => foes)).toEqual([[{ avatar: true, card: 4 }]])
    expect(t.prompt).toBe('manoeuvre')
  })
})

describe('A Fleet in combat', () => {
  test('XO-CMB-22 all roll together, each with its own manoeuvre; hits are added, Shields subtracted once', () => {
    const t = duel({ seats: 4, foes: ['E09'], fleet: [3], dice: ['red hit', 'red hit', 'yellow hit'] })
    expect(t.asked).toBe('0 manoeuvre')
    t.play('offensive')
    expect([t.asked, ...t.options]).toEqual(['3 manoeuvre', 'offensive', 'defensive 1', 'disengage'])
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

  test('XO-CMB-24 without it: the hits of a ship that a skill destroys count no longer', () => {
    const dice: Chosen[] = ['red hit', 'red miss', 'yellow hit', 'yellow special']
    const t = duel({ foes: ['E08'], fleet: [3], dice }, (p) => p.ship(0, { health: 1 }))
    t.play('offensive', 'offensive')
    expect(t.facts('lost-health')).toMatchObject([{ board: 0, why: 'skill', left: 0 }])
    expect(t.facts('attack')).toMatchObject([{ hits: 1, damage: 1 }])
  })

  test('XO-CMB-24 with the Actions they have left', () => {
    const dice: Chosen[] = ['red miss', 'red miss', 'yellow hit', 'yellow hit', 'yellow hit', 'yellow hit']
    const t = duel({ fleet: [3], dice }, (p) => p.ship(0, { health: 1 }))
    t.play('offensive', 'offensive', 'disengage')
    expect([t.ship(0).destroyed, t.ship(3).actions]).toEqual([true, 3])
    t.play('jump 0')
    expect(t.ship(3)).toMatchObject({ place: 0, actions: 2 })
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
    t.play('disengage')
    expect([t.asked, ...t.options]).toEqual(['3 flee', 'flee', 'fight-on'])
    t.play('fight-on')
    expect(t.facts('fights-on')).toMatchObject([{ seat: 3, asking: 0 }])
    expect(t.asked).toBe('0 manoeuvre')
    expect(t.refusal('disengage')).toEqual({ rule: 'XO-FLT-14' })
    t.play('offensive')
    // Whoever was asked may not ask in turn.
    expect(t.refusal('disengage')).toEqual({ rule: 'XO-FLT-14' })
  })

  test('XO-FLT-14 any captain may ask for it, also after others have chosen; all have to agree', () => {
    const dice: Chosen[] = ['red hit', 'red hit', 'yellow hit', 'yellow hit']
    const t = duel({ seats: 4, fleet: [3], dice }).play('offensive', 'disengage')
    expect(t.asked).toBe('0 flee')
    t.play('flee')
    expect([t.ship(0).engaged, t.ship(3).engaged]).toEqual([false, false])
    expect(t.facts('damage-roll')).toHaveLength(2)
  })

  test('XO-FLT-14 a refusal holds for one attack', () => {
    const dice: Chosen[] = ['red hit', 'red special', 'yellow hit', 'yellow special']
    const t = duel({ seats: 4, fleet: [3], dice }).play('disengage', 'fight-on', 'offensive', 'offensive')
    expect([t.asked, t.refusal('disengage')]).toEqual(['0 manoeuvre', undefined])
  })

  test('XO-FLT-14 one captain of several ships decides for them, once', () => {
    const t = duel({ fleet: [3] }).play('offensive')
    expect(t.shown).toEqual(['offensive', 'defensive 1'])
    const dice: Chosen[] = ['red hit', 'red hit', 'blue hit', 'blue hit', 'yellow hit', 'yellow hit']
    const asked = duel({ seats: 2, fleet: [1, 3], dice }).play('disengage')
    expect([asked.asked, asked.play('flee').facts('disengaged')]).toMatchObject(['1 flee', [{}]])
  })
})
