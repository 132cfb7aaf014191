import { describe, expect, test } from 'vitest'
import { MODS } from '../content/mods.ts'
import { SHIPS } from '../content/ships.ts'
import { gainExp } from '../rules/experience.ts'
import { carrying, duel, use } from './duel.ts'
import { quietTable } from './quiet-table.ts'
import { transcript } from './transcript.ts'
import { energyCost } from '../position/cards.ts'
import { energyLimit } from '../position/energy.ts'

describe('Experience', () => {
  test.each([
    ['warship', 'defeat'],
    ['battlecruiser', 'suffer'],
    ['proto-ship', 'explore'],
    ['drone-specialist', 'repair'],
    ['explorer', 'reveal'],
    ['pirate-ship', 'scraps'],
  ] as const)('XO-MOD-17 the %s learns from one thing: %s', (id, source) => {
    const t = transcript({}, (p) => p.board(0, id, { level: 6, exp: 0 }))
    const [ship] = t.state.ships
    const g = quietTable(t.state)
    ship.level = 5
    for (const other of ['defeat', 'suffer', 'explore', 'repair', 'reveal', 'scraps'] as const) {
      if (other !== source) gainExp(g, ship, other)
    }
    expect(ship.exp).toBe(0)
    gainExp(g, ship, source)
    expect(ship.exp).toBe(1)
  })

  test('XO-MOD-17 the Warship learns from each Enemy, and twice as much from an Avatar', () => {
    const t = duel({ foes: ['E01', 'E02'], dice: ['red hit', 'red hit'] }, (p) =>
      p.ship(0, { level: 1, exp: 0 }),
    )
    t.play('foe 0', 'offensive', 'half 1')
    expect(t.ship(0)).toMatchObject({ exp: 1, level: 2 })
    const u = transcript({ dice: ['red hit', 'red hit'] }, (p) => {
      p.noTokens().at(0, 0).system('B10', 0, -1).at(1, 1, 2, 3)
      p.avatar(1, 0).modules(0, 'Q1')
      p.state.foes[0].health = 1
    })
    u.play('activate 0', 'offensive', use('Singularity Cannon'), 'half 1', 'half 2')
    expect(u.ship(0)).toMatchObject({ exp: 2, level: 3, mods: [1, 1, 2, 0, 0, 0] })
  })

  test('XO-MOD-17 the Battlecruiser learns from a retaliation once, however much it costs', () => {
    const t = duel({ foes: ['E11'], dice: ['red miss', 'blue miss'] }, (p) =>
      p.board(0, 'battlecruiser', { level: 1 }),
    )
    t.play('offensive')
    expect(t.ship(0)).toMatchObject({ exp: 1, health: 9 })
  })

  test('XO-MOD-17 also if it has stood in for another ship', () => {
    const t = duel(
      { fleet: [3], dice: ['red hit', 'blue hit', 'yellow miss', 'yellow hit'] },
      carrying('Bodyguard', 0, { level: 1 }),
    )
    t.play('offensive', 'offensive', use('Bodyguard', 3))
    expect(t.ship(0)).toMatchObject({ exp: 1, health: 10 })
    expect(t.ship(3).health).toBe(7)
  })

  test('XO-MOD-17 and from a Damage Roll; not from other losses', () => {
    const t = duel({ foes: ['E01'], dice: ['red hit', 'blue hit'] }, (p) =>
      p.board(0, 'battlecruiser', { level: 1 }),
    )
    t.play('disengage')
    expect(t.ship(0)).toMatchObject({ exp: 0, health: 10 })
    const u = duel({ foes: ['E11'], dice: ['red hit', 'blue miss'] }, (p) =>
      p.board(0, 'battlecruiser', { level: 1 }),
    )
    u.play('disengage')
    expect(u.ship(0)).toMatchObject({ exp: 1, health: 10 })
  })

  test('XO-MOD-17 the Pirate Ship learns from the Scraps of a combat once', () => {
    const t = duel(
      {
        foes: ['E01', 'E02'],
        dice: ['red hit', 'yellow hit', 'red hit', 'yellow hit', 'red hit', 'yellow hit'],
      },
      (p) => p.board(0, 'pirate-ship', { level: 1 }),
    )
    t.play('foe 0', 'offensive', 'offensive', 'offensive')
    expect(t.facts('defeated')).toHaveLength(2)
    expect(t.ship(0)).toMatchObject({ exp: 1, scraps: 3 })
  })

  test('XO-MOD-17 the Drone Specialist learns from restoring Health to others with a Mod', () => {
    const t = transcript({}, (p) => {
      carrying('Field Repairs', 0, { level: 1 })(p)
      p.ship(1, { health: 3 })
    })
    t.play('activate 0', use('Field Repairs'))
    expect(t.ship(0)).toMatchObject({ exp: 1 })
    expect(t.ship(1).health).toBe(4)
    const own = transcript({}, (p) => carrying('Field Repairs', 0, { level: 1, health: 3 })(p))
    own.play('activate 0', use('Field Repairs'))
    expect(own.ship(0)).toMatchObject({ exp: 0, health: 4 })
  })

  test('XO-MOD-18 on a new level its captain chooses one of two effects, at once and for good', () => {
    const t = duel({ foes: ['E01'], dice: ['red hit', 'red hit'] }, (p) =>
      p.ship(0, { level: 1, exp: 0 }),
    ).play('offensive')
    expect([t.asked, ...t.options]).toEqual(['0 mod', 'half 1', 'half 2'])
    t.play('half 2')
    expect(t.ship(0).mods).toEqual([0, 2, 0, 0, 0, 0])
    expect(t.facts('mod')).toMatchObject([{ level: 2, half: 2 }])
    expect(t.prompt).toBe('act')
  })

  test('XO-MOD-18 EXP beyond level 6 is ignored', () => {
    const t = duel({ foes: ['E01'], dice: ['red hit', 'red hit'] }, (p) =>
      p.ship(0, { level: 6, exp: 8 }),
    ).play('offensive')
    expect(t.ship(0)).toMatchObject({ exp: 8, level: 6 })
    expect(t.prompt).toBe('act')
  })

  test('XO-MOD-19 a new Mod works from the next time its condition is met', () => {
    const t = duel(
      { foes: ['E01', 'E02'], dice: ['red hit', 'red hit', 'red hit', 'red hit', 'red hit', 'red hit'] },
      (p) => p.ship(0, { level: 1, exp: 0 }),
    )
    t.play('foe 0', 'offensive', 'half 2')
    expect(t.ship(0).scraps).toBe(2)
    t.play('offensive', 'offensive', 'half 1')
    // Prize Crew: 1 Scrap more for the second Enemy.
    expect(t.ship(0).scraps).toBe(4)
  })

  test('XO-MOD-20 Mods 1, 3 and 5 need Energy, the others are passive', () => {
    expect(MODS.every(({ level, energy }) => energy > 0 === (level % 2 === 1))).toBe(true)
    const t = transcript({}, (p) => p.mods(0, 'AAAAAA'))
    expect([0, 1, 2, 3, 4, 5].map((card) => energyCost(t.ship(0), card))).toEqual([1, 0, 1, 0, 2, 0])
  })

  test('XO-MOD-20 every ship has a Mod of each level', () => {
    expect(MODS.map(({ ship, level }) => `${ship} ${level}`)).toEqual(
      SHIPS.flatMap(({ id }) => [1, 2, 3, 4, 5, 6].map((level) => `${id} ${level}`)),
    )
  })

  test('XO-MOD-21 Energy: one marker at the start, more can be ready only where markers are', () => {
    const t = transcript()
    expect(t.ship(0)).toMatchObject({ energy: 1, energyMarkers: 1 })
    expect(energyLimit(t.state, t.ship(0))).toBe(1)
  })

  test('XO-MOD-21 what is spent is recovered at the end of the round', () => {
    const t = transcript({}, (p) => p.ship(0, { energyMarkers: 3, energy: 0 }))
    t.play('activate 0', 'end-turn', 'activate 1', 'end-turn', 'activate 2', 'end-turn')
    if (t.prompt === 'order') t.play('activate 3')
    t.play('end-turn')
    expect(t.state.round).toBe(2)
    expect(t.ship(0).energy).toBe(3)
  })
})
