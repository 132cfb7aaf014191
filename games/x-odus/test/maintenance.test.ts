import { describe, expect, test } from 'vitest'
import { DAMAGE_DECK } from '../content/damage.ts'
import { SHIPS } from '../content/ships.ts'
import { HIGHEST_LEVEL } from '../position/learning.ts'
import { restoredBy } from '../position/maintenance.ts'
import { repair } from '../rules/repairs.ts'
import { HERE, inASystem } from './in-a-system.ts'
import { board, module } from './position.ts'
import { quietTable } from './quiet-table.ts'
import type { Position, Transcript } from './transcript.ts'

/** Ships of the first team. */
const WARSHIP = 0
const PROTO = 1
const CRUISER = 2

/** The Warship in a quiet System, with Scraps to spend. */
const maintaining = (arrange: (p: Position) => void = () => {}, ships: readonly number[] = [WARSHIP]) =>
  inASystem('B10', ships, (p) => {
    for (const ship of ships) p.ship(ship, { scraps: 5 })
    arrange(p)
  })

const asked = (t: Transcript) => [t.asked, ...t.options]

describe('Ship Maintenance', () => {
  test('XO-ACT-29 costs an Action, and exactly one of the options is done, once', () => {
    const t = maintaining((p) => p.ship(WARSHIP, { health: 4 }).modules(WARSHIP, 'M05'))
    t.play('maintain')
    expect(asked(t)).toEqual(['0 maintenance', 'repair 0 -1', 'buy-energy', `dismantle ${module('M05')}`])
    t.play('repair 0 -1')
    expect(t.asked).toBe('0 act')
    expect(t.ship(WARSHIP)).toMatchObject({ actions: 2, health: 5, scraps: 4, energyMarkers: 1 })
  })

  test('XO-ACT-29 a ship that can do none of the four cannot do it at all', () => {
    const t = maintaining((p) => p.ship(WARSHIP, { scraps: 0 }))
    expect(t.refusal('maintain')).toEqual({ rule: 'XO-ACT-29' })
  })

  test('XO-ACT-29 without an Action left there is no Maintenance', () => {
    const t = maintaining((p) => p.ship(WARSHIP, { actions: 0 }))
    expect(t.refusal('maintain')).toEqual({ rule: 'XO-TRN-03', missing: 1 })
  })

  test('XO-ACT-30 a Repair costs a Scrap and restores a point, to any ship of the System', () => {
    const t = maintaining((p) =>
      p
        .at(HERE, CRUISER)
        .ship(CRUISER, { health: 4, acted: true })
        .ship(WARSHIP, { health: 4 })
        .ship(PROTO, { health: 1 }),
    )
    t.play('maintain')
    expect(t.options).toEqual(['repair 0 -1', 'repair 2 -1', 'buy-energy'])
    t.play('repair 2 -1')
    expect([t.ship(CRUISER).health, t.ship(WARSHIP).health, t.ship(WARSHIP).scraps]).toEqual([5, 4, 4])
    expect(t.facts('repaired')).toEqual([
      { kind: 'repaired', seat: 0, board: board('warship'), on: board('battlecruiser'), n: 1 },
    ])
  })

  test('XO-ACT-30 without a Scrap there is no Repair', () => {
    const t = maintaining((p) => p.ship(WARSHIP, { scraps: 0, health: 4 }).modules(WARSHIP, 'M05'))
    t.play('maintain')
    expect(t.refusal('repair 0 -1')).toEqual({ rule: 'XO-ACT-30', missing: 1 })
    // Nothing is taken to pieces unasked.
    expect([t.asked, ...t.options]).toEqual(['0 maintenance', `dismantle ${module('M05')}`])
    expect(t.ship(WARSHIP)).toMatchObject({ health: 4, scraps: 0, modules: [module('M05')] })
  })

  test('XO-ACT-31 Health never exceeds the markers of the ship', () => {
    const two = maintaining((p) => p.modules(WARSHIP, 'M05')).play('maintain')
    expect(two.refusal('repair 0 -1')).toEqual({ rule: 'XO-ACT-31' })
  })

  test('XO-ACT-31 a Repair that restores more stops at the markers', () => {
    const t = maintaining((p) =>
      p.board(WARSHIP, 'drone-specialist', { scraps: 5, health: 7 }).mods(WARSHIP, 'B'),
    ).play('maintain')
    // One point is missing: the card would add nothing, and is not offered.
    expect(t.options).not.toContain('repair 0 0')
  })

  test('XO-ACT-31 what a Repair would restore beyond the markers is lost', () => {
    const t = maintaining((p) => p.board(WARSHIP, 'drone-specialist', { scraps: 5 }).mods(WARSHIP, 'B'))
    const ship = t.ship(WARSHIP)
    ship.health = ship.markers - 1
    ship.level = HIGHEST_LEVEL
    expect(restoredBy(ship, 0)).toBe(2)
    repair(quietTable(t.state), ship, ship, 0)
    expect(ship.health).toBe(ship.markers)
  })

  test('XO-ACT-32 for 3 Scraps a Damage card is removed, from any ship of the System', () => {
    const t = maintaining((p) =>
      p
        .at(HERE, CRUISER)
        .damage(WARSHIP, 'engine-failure')
        .damage(CRUISER, 'wounded-crew', 'wounded-crew', 'jammed-turret'),
    )
    const [engine] = t.ship(WARSHIP).damage
    const [crew, , turret] = t.ship(CRUISER).damage
    t.play('maintain')
    // Two of a kind are one choice.
    expect(t.options).toEqual([`mend 0 ${engine}`, `mend 2 ${crew}`, `mend 2 ${turret}`, 'buy-energy'])
    t.play(`mend 2 ${crew}`)
    expect(t.ship(WARSHIP)).toMatchObject({ scraps: 2, damage: [engine] })
    expect(t.ship(CRUISER).damage.map((card) => DAMAGE_DECK[card])).toEqual(['wounded-crew', 'jammed-turret'])
  })

  test('XO-ACT-32 with 2 Scraps it is out of reach', () => {
    const t = maintaining((p) => p.damage(WARSHIP, 'engine-failure').ship(WARSHIP, { scraps: 2, health: 5 }))
    t.play('maintain')
    const [card] = t.ship(WARSHIP).damage
    expect(t.refusal(`mend 0 ${card}`)).toEqual({ rule: 'XO-ACT-32', missing: 1 })
  })

  test('XO-ACT-32 it is not a Repair: a ship that learns from Repairs learns nothing', () => {
    const t = maintaining((p) =>
      p.board(WARSHIP, 'drone-specialist', { scraps: 5 }).damage(WARSHIP, 'engine-failure'),
    )
    t.play('maintain', `mend 0 ${t.ship(WARSHIP).damage[0]}`)
    expect(t.ship(WARSHIP).exp).toBe(0)
  })

  test('XO-ACT-33 the card goes to the Damage discard', () => {
    const t = maintaining((p) => p.damage(WARSHIP, 'engine-failure'))
    const [card] = t.ship(WARSHIP).damage
    t.play('maintain', `mend 0 ${card}`)
    expect(t.state.damageDiscard).toEqual([card])
    expect(t.ship(WARSHIP).damage).toEqual([])
  })

  test('XO-ACT-34 the next Energy marker costs what its slot says, and is ready', () => {
    const t = maintaining((p) => p.ship(WARSHIP, { scraps: 12, energy: 0, modules: [] }))
    const prices = SHIPS[board('warship')].energy
    t.play('maintain', 'buy-energy')
    expect(t.ship(WARSHIP)).toMatchObject({ energyMarkers: 2, energy: 1, scraps: 12 - prices[0] })
    t.play('maintain', 'buy-energy')
    expect(t.ship(WARSHIP)).toMatchObject({ energyMarkers: 3, energy: 2, scraps: 12 - prices[0] - prices[1] })
  })

  test('XO-ACT-34 with every slot filled, or too few Scraps, none can be bought', () => {
    const full = maintaining((p) =>
      p.ship(WARSHIP, { energyMarkers: 6, health: 5 }).modules(WARSHIP, 'M05'),
    ).play('maintain')
    expect(full.refusal('buy-energy')).toEqual({ rule: 'XO-ACT-34' })
    const poor = maintaining((p) =>
      p.ship(WARSHIP, { scraps: 1, energyMarkers: 2, health: 5 }).modules(WARSHIP, 'M05'),
    ).play('maintain')
    expect(poor.refusal('buy-energy')).toEqual({ rule: 'XO-ACT-34', missing: 1 })
  })

  test('XO-ACT-34 a reactor that leaks keeps the new marker turned over', () => {
    const t = maintaining((p) => p.damage(WARSHIP, 'leaking-reactor').ship(WARSHIP, { scraps: 2, energy: 0 }))
    t.play('maintain', 'buy-energy')
    expect(t.ship(WARSHIP)).toMatchObject({ energyMarkers: 2, energy: 1 })
  })

  test('XO-ACT-35 a Module dismantled gives its price less one, and goes to its discard', () => {
    const t = maintaining((p) => p.modules(WARSHIP, 'M02', 'Q6').ship(WARSHIP, { scraps: 0 }))
    t.play('maintain', `dismantle ${module('M02')}`)
    expect(t.ship(WARSHIP)).toMatchObject({ scraps: 2, modules: [module('Q6')] })
    t.play('maintain', `dismantle ${module('Q6')}`)
    expect(t.ship(WARSHIP)).toMatchObject({ scraps: 7, modules: [] })
    expect([t.state.moduleDiscard, t.state.precursorDiscard]).toEqual([[module('M02')], [module('Q6')]])
  })

  test('XO-ACT-35 the Energy of a Module goes with it; Mods cannot be dismantled', () => {
    const t = maintaining((p) => p.modules(WARSHIP, 'Q7').ship(WARSHIP, { energy: 3, scraps: 0 }))
    t.play('maintain')
    expect(t.options).toEqual([`dismantle ${module('Q7')}`])
    t.play(t.options[0])
    expect(t.ship(WARSHIP)).toMatchObject({ energy: 1, scraps: 5 })
  })

  test('XO-ACT-35 the Pirate Ship learns from what it gains', () => {
    const t = maintaining((p) => p.board(WARSHIP, 'pirate-ship', { scraps: 0 }).modules(WARSHIP, 'M02'))
    expect(t.play('maintain', `dismantle ${module('M02')}`).ship(WARSHIP)).toMatchObject({
      scraps: 2,
      exp: 1,
    })
  })

  test('XO-ACT-36 in a Fleet each member chooses its own option', () => {
    const t = maintaining((p) => p.ship(WARSHIP, { health: 4 }), [WARSHIP, CRUISER])
    t.play('maintain')
    expect(t.asked).toBe('0 maintenance')
    t.play('repair 0 -1')
    expect(t.asked).toBe('2 maintenance')
    t.play('buy-energy')
    expect(t.ship(WARSHIP)).toMatchObject({ health: 5, scraps: 4, energyMarkers: 1, actions: 2 })
    expect(t.ship(CRUISER)).toMatchObject({ scraps: 4, energyMarkers: 2, actions: 2 })
  })

  test('XO-ACT-36 a member that can do nothing, or wants nothing, has spent its Action', () => {
    const t = maintaining((p) => p.ship(CRUISER, { scraps: 0 }), [WARSHIP, CRUISER])
    t.play('maintain', 'nothing')
    expect(t.asked).toBe('0 act')
    expect([t.ship(WARSHIP).actions, t.ship(CRUISER).actions]).toEqual([2, 2])
    expect(t.ship(WARSHIP).scraps).toBe(5)
  })

  test('XO-ACT-41 it is done in any System: an Enemy one, a Corrupted one, the Great Rift', () => {
    for (const tile of ['O01', 'R2', 'GR']) {
      const t = inASystem(tile, [WARSHIP], (p) => {
        p.ship(WARSHIP, { health: 4, scraps: 5 })
        if (tile === 'O01') p.state.systems[HERE].pacified = 2
      })
      expect(t.play('maintain', 'repair 0 -1').ship(WARSHIP).health).toBe(5)
    }
  })
})

describe('Cards that change Maintenance', () => {
  const drones = (mods: string, arrange: (p: Position) => void = () => {}) =>
    inASystem('B10', [WARSHIP], (p) => {
      p.board(WARSHIP, 'drone-specialist').mods(WARSHIP, mods).ship(WARSHIP, { scraps: 5, health: 3 })
      arrange(p)
    })

  test('XO-MOD-17 the Drone Specialist learns from every Repair', () => {
    const t = drones('A')
    t.play('maintain', 'repair 0 -1')
    expect(t.ship(WARSHIP)).toMatchObject({ exp: 1, level: 2 })
  })

  test('XO-MOD-05 Repair Drones: for an Energy the Repair restores 1 more', () => {
    const t = drones('B')
    t.play('maintain')
    expect(t.options).toEqual(['repair 0 -1', 'repair 0 0', 'buy-energy'])
    t.play('repair 0 0')
    expect(t.ship(WARSHIP)).toMatchObject({ health: 5, energy: 0, scraps: 4 })
  })

  test('XO-MOD-03 Recycler: the first Repair of a round costs no Scrap', () => {
    const t = drones('AB', (p) => p.ship(WARSHIP, { scraps: 0 }))
    t.play('maintain', 'repair 0 -1')
    expect(t.ship(WARSHIP)).toMatchObject({ health: 4, scraps: 0 })
    if (t.prompt === 'mod') t.play('half 1')
    expect(t.refusal('maintain')).toEqual({ rule: 'XO-ACT-29' })
  })

  test('XO-ACT-29 Drone Foundry: two different options with one Action', () => {
    const t = drones('AAAB')
    t.play('maintain', 'repair 0 -1')
    expect(t.options).toEqual(['buy-energy', 'nothing'])
    t.play('buy-energy')
    expect(t.ship(WARSHIP)).toMatchObject({ health: 4, energyMarkers: 2, scraps: 3, actions: 2 })
  })
})
