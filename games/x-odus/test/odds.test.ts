import { FastChance, keyOf, type Menu, Table } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { fight } from '../rules/combat.ts'
import { copyState } from '../position/copy.ts'
import { damageRoll } from '../rules/damage.ts'
import type { XodusFact } from '../rules/facts.ts'
import {
  attackIf,
  attackIfRerolled,
  attackOdds,
  damageOdds,
  detectionOdds,
  skillOdds,
} from '../position/odds.ts'
import { detectionRoll, skillRoll } from '../rules/rolls.ts'
import type { XodusState } from '../position/state.ts'
import { ARENA, carrying, duel, ref, use } from './duel.ts'
import type { Position } from './transcript.ts'
import { transcript } from './transcript.ts'
import type { UseCard } from '../position/cards.ts'
import type { XodusQuestion } from '../rules/questions.ts'
import type { Xodus } from '../rules/xodus.ts'

const ROLLS = 20_000
const chance = new FastChance('odds')

/** Captains who use no card that costs anything: they attack as planned, once, and then disengage. */
function tableFor(state: XodusState, manoeuvres: readonly string[], hear: (fact: XodusFact) => void): Xodus {
  let asked = 0
  const pick = (menu: Menu): number => {
    const wanted = menu.prompt !== 'manoeuvre' ? 'go-on' : (manoeuvres[asked++] ?? 'disengage')
    const index = menu.options.findIndex((option, at) => at < menu.count && keyOf(option) === wanted)
    return Math.max(0, index)
  }
  const table = new Table<XodusState, XodusFact, XodusQuestion>(state, chance, {
    one: pick,
    each: () => [],
    some: () => [0],
  })
  table.listener = { hear }
  return table
}

/** So close that a wrong count would show, and chance hardly ever: five standard deviations. */
function expectShare(count: number, ways: number, of: number, rolls = ROLLS): void {
  const share = ways / of
  const slack = 5 * Math.sqrt((share * (1 - share)) / rolls)
  expect(Math.abs(count / rolls - share)).toBeLessThanOrEqual(slack)
}

const MANOEUVRE = ['offensive', 'defensive 1', 'defensive 2']

describe('Odds', () => {
  test('XO-DIC-04 of detection: those of the rules, with cards that act by themselves', () => {
    const t = transcript({}, (p) => {
      for (const ship of p.state.ships) ship.mods.fill(0)
      p.system('O01', 0, -1).at(ARENA, 0, 3).modules(0, 'M04').damage(3, 'damaged-sensors')
      carrying('Pathfinder', 2)(p)
      p.at(ARENA, 2)
    })
    t.state.turn = {
      leader: 0,
      fleet: [0, 2, 3],
      disengaged: false,
      fledAvatar: false,
      over: false,
      blind: false,
      declined: [],
      came: -1,
    }
    const ships = [t.ship(0), t.ship(2), t.ship(3)]
    const odds = detectionOdds(t.state, ships)
    let detected = 0
    for (let roll = 0; roll < ROLLS; roll++) {
      if (
        detectionRoll(
          tableFor(t.state, [], () => {}),
          ships,
        )
      )
        detected++
    }
    expect(odds.of).toBe(6 ** 6)
    expectShare(detected, odds.detected, odds.of)
  })

  test('XO-DIC-04 of detection: how often a card that costs something could still help', () => {
    const t = transcript({}, (p) => {
      for (const ship of p.state.ships) ship.mods.fill(0)
      carrying('Evasive Burn')(p)
    })
    // One miss of two yellow dice can be ignored, two cannot.
    expect(detectionOdds(t.state, [t.ship(0)])).toEqual({ of: 36, detected: 11, avoidable: 10 })
  })

  test('XO-EXP-13 of a Skill Roll', () => {
    const t = transcript({}, (p) => p.damage(0, 'wounded-crew'))
    for (const ship of t.state.ships) ship.mods.fill(0)
    const ships = [t.ship(0), t.ship(3)]
    for (const wanted of [
      { symbol: 'hit', n: 2 },
      { symbol: 'special', n: 1 },
    ] as const) {
      const odds = skillOdds(t.state, ships, wanted)
      let successes = 0
      for (let roll = 0; roll < ROLLS; roll++) {
        if (
          skillRoll(
            tableFor(t.state, [], () => {}),
            ships,
            wanted,
          )
        )
          successes++
      }
      expectShare(successes, odds.success, odds.of)
    }
  })

  test('XO-EXP-13 of a Skill Roll: how often cards could still help', () => {
    const t = transcript({}, (p) => {
      for (const ship of p.state.ships) ship.mods.fill(0)
      carrying('Precursor Lens')(p)
    })
    // Two blue dice: 16 ways with two specials, 16 with one.
    expect(skillOdds(t.state, [t.ship(0)], { symbol: 'special', n: 2 })).toEqual({
      of: 36,
      success: 16,
      hopeful: 16,
    })
  })

  test('XO-DMG-02 of a Damage Roll', () => {
    const t = transcript({}, (p) => p.damage(0, 'unstable-core', 'unstable-core').modules(0, 'M10'))
    t.ship(0).mods.fill(0)
    const odds = damageOdds(t.state, t.ship(0))
    expect(odds).toEqual({ of: 36, lost: [16, 16, 0, 0, 4], card: 4 })
    const lost = odds.lost.map(() => 0)
    for (let roll = 0; roll < ROLLS; roll++) {
      const state = copyState(t.state)
      damageRoll(
        tableFor(state, [], () => {}),
        state.ships[0],
        'card',
      )
      lost[Math.min(4, t.ship(0).health - state.ships[0].health)]++
    }
    // A hull that cracks costs a marker besides; that is no loss of the roll.
    for (const [health, count] of lost.entries()) expectShare(count, odds.lost[health], odds.of)
  })

  test.each([
    ['E02', 2000, [0, 0], () => {}],
    ['E04', 2000, [0, 1], () => {}],
    ['E08', 2000, [0, 0], () => {}],
    ['E09', 2000, [0, 0], () => {}],
    ['E10', 2000, [1, 0], () => {}],
    ['E15', 2000, [0, 0], (p: Position) => p.damage(0, 'unstable-core')],
    ['E06', 2000, [0, 0], (p: Position) => p.modules(0, 'M01', 'M03', 'Q8')],
    ['E05', 2000, [0, 0], (p: Position) => carrying('Target Lock')(p)],
    ['E13', ROLLS, [0, 2], (p: Position) => carrying('Siege Engine')(p)],
    ['E03', 2000, [0, 0], (p: Position) => carrying('War Leader')(p)],
    ['E01', 2000, [0, 0], (p: Position) => carrying('Linked Turrets')(p)],
  ] as const)(
    'XO-CMB-05 of an attack on %s, rolled %i times with manoeuvres %j: damage, Health lost, critical misses',
    (foe, rolls, manoeuvres, arrange) => {
      const t = duel({ foes: [foe], fleet: [2] }, (p) => {
        arrange(p)
        p.state.foes[0].health = Math.min(p.state.foes[0].health, 3)
        // Nothing else costs Health.
        p.state.damage = p.state.damage.filter((card) => card < 4)
        for (const ship of p.state.ships) Object.assign(ship, { markers: 90, health: 80 })
      })
      const odds = attackOdds(t.state, manoeuvres)
      if (odds === undefined) throw new Error('no combat')
      const damage = odds.damage.map(() => 0)
      const lost = odds.lost.map((ways) => ways.map(() => 0))
      const critical = [0, 0]
      let defeated = 0
      for (let roll = 0; roll < rolls; roll++) {
        const state = copyState(t.state)
        const fleet = [0, 2].map((index) => state.ships[index])
        const before = fleet.map(({ board }) => ({ board, lost: 0, critical: 0 }))
        let over = false
        const g = tableFor(
          state,
          manoeuvres.map((manoeuvre) => MANOEUVRE[manoeuvre]),
          (fact) => {
            if (fact.kind === 'attack') {
              damage[fact.damage]++
              if (fact.left === 0) defeated++
            }
            if (fact.kind === 'disengaged') over = true
            if (over) return
            for (const ship of before) {
              if (fact.kind === 'lost-health' && fact.board === ship.board) ship.lost += fact.n
              if (fact.kind === 'critical-miss' && fact.board === ship.board) ship.critical++
            }
          },
        )
        state.combat = null
        fight(g, ARENA, true)
        for (const [at, ship] of before.entries()) {
          lost[at][ship.lost]++
          critical[at] += ship.critical
        }
      }
      for (const [health, count] of damage.entries()) expectShare(count, odds.damage[health], odds.of, rolls)
      expectShare(defeated, odds.defeated, odds.of, rolls)
      for (const at of [0, 1]) {
        for (const [health, count] of lost[at].entries())
          expectShare(count, odds.lost[at][health], odds.of, rolls)
        expectShare(critical[at], odds.critical[at], odds.of, rolls)
      }
    },
  )

  test('XO-CMB-05 of an attack: ways add up', () => {
    const t = duel({ foes: ['E09'], fleet: [2] })
    const odds = attackOdds(t.state, [0, 0])
    expect(odds?.of).toBe(6 ** 4)
    expect(odds?.damage.reduce((sum, ways) => sum + ways)).toBe(6 ** 4)
    for (const lost of odds?.lost ?? []) expect(lost.reduce((sum, ways) => sum + ways)).toBe(6 ** 4)
  })

  test('XO-CMB-05 more pierced Shields let more through', () => {
    const t = duel({ foes: ['E13'] })
    expect(attackOdds(t.state, [0])?.damage).toEqual([36])
    // One of two Shields: 9 ways of 36 with two hits.
    expect(attackOdds(t.state, [0], 1)?.damage).toEqual([27, 9])
  })

  test('XO-CMB-05 no odds of an attack outside a combat', () => {
    const t = transcript()
    expect([attackOdds(t.state, [0]), attackIf(t.state), attackIfRerolled(t.state, [])]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('After the roll', () => {
  const useOf = (name: string, on = -1): UseCard => ({ kind: 'use', ship: 0, card: ref(name), on })

  test('XO-CMB-05 what each card would change is what it changes', () => {
    const t = duel({ foes: ['E09'], dice: ['red hit', 'red miss'] }, (p) => {
      carrying('Annihilator')(p)
      p.modules(0, 'M09', 'M18', 'M17')
    }).play('offensive')
    expect(attackIf(t.state)).toMatchObject({ hits: 1, shields: 2, damage: 0, left: 6, lost: [1, 0, 0, 0] })
    expect(attackIf(t.state, useOf('Missile Salvo'))).toMatchObject({ hits: 4, damage: 2, left: 4 })
    expect(attackIf(t.state, useOf('Annihilator'))).toMatchObject({ hits: 2, damage: 0 })
    expect(attackIf(t.state, useOf('Deflector'))).toMatchObject({ hits: 1, lost: [0, 0, 0, 0] })
    // Nothing has happened yet.
    expect(t.state.roll).toMatchObject({ hits: 0, used: [] })
    t.play(use('Missile Salvo'), use('Deflector'), 'go-on')
    expect(t.facts('attack')).toMatchObject([{ hits: 4, damage: 2 }])
    expect(t.ship(0).health).toBe(9)
  })

  test('XO-CMB-14 the hits of a ship that a card keeps from being destroyed count', () => {
    const t = duel({ foes: ['E08'], dice: ['red miss', 'blue hit'] }, (p) => {
      carrying('Last Bastion', 0, { health: 1 })(p)
      p.modules(0, 'M09')
    }).play('offensive')
    expect(attackIf(t.state)).toMatchObject({ hits: 1, damage: 1, left: 4 })
    t.play('go-on')
    expect(t.facts('survived')).toHaveLength(1)
    expect(t.facts('attack')).toMatchObject([{ hits: 1, damage: 1 }])
  })

  test('XO-MOD-11 what rerolling a die would bring', () => {
    const t = duel({ foes: ['E08'], dice: ['red hit', 'red miss'] }, carrying('Gyroscope')).play('offensive')
    // The second red die: 3 ways hit, 2 miss (and set the skill off), 1 does nothing.
    expect(attackIfRerolled(t.state, [1])).toEqual({
      of: 6,
      damage: [0, 3, 3],
      defeated: 0,
      lost: [[4, 0, 2]],
      critical: [0],
    })
  })
})
