import { describe, expect, test } from 'vitest'
import { MODULES } from '../content/modules.ts'
import { HERE, inASystem } from './in-a-system.ts'
import { module } from './position.ts'
import type { Position } from './transcript.ts'

const WARSHIP = 0
const PROTO = 1
const CRUISER = 2
const EXPLORER = 3

const CANNON = module('M03')
const HOLD = module('M05')
const PROBES = module('M13')

/** The Warship next to a System with an Ally who sells a Bow Cannon and a Cargo Hold. */
const atAnAlly = (arrange: (p: Position) => void = () => {}, ships: readonly number[] = [WARSHIP]) =>
  inASystem('B05', ships, (p) => {
    p.ally(HERE, 'mercenary', 'M03', 'M05')
    arrange(p)
  })

/** The Warship beside other ships in a System without an Ally. */
const together = (arrange: (p: Position) => void = () => {}, ships: readonly number[] = [WARSHIP]) =>
  inASystem('B10', ships, (p) => {
    p.at(HERE, CRUISER).ship(WARSHIP, { scraps: 2 }).ship(CRUISER, { scraps: 0 })
    arrange(p)
  })

describe('Trade', () => {
  test('XO-ACT-24 one Action covers everything that is bought and exchanged', () => {
    const t = atAnAlly((p) => p.ship(WARSHIP, { scraps: 9 }).at(HERE, CRUISER))
    t.play('trade', `buy ${CANNON} 0`, `buy ${HOLD} 0`, `give-module ${HOLD} 0 2`, 'give-scrap 0 2', 'done')
    expect(t.ship(WARSHIP)).toMatchObject({ actions: 2, scraps: 3, modules: [CANNON] })
    expect(t.ship(CRUISER)).toMatchObject({ scraps: 2, modules: [HOLD] })
    expect(t.asked).toBe('0 act')
  })

  test('XO-ACT-24 without an Ally and without another ship there is nobody to trade with', () => {
    const t = inASystem('B10', [WARSHIP])
    expect(t.refusal('trade')).toEqual({ rule: 'XO-ACT-24' })
  })

  test('XO-ACT-24 ships elsewhere and destroyed ones take no part', () => {
    const t = together((p) =>
      p.at(HERE, EXPLORER).ship(EXPLORER, { destroyed: true, scraps: 0 }).at(0, PROTO),
    )
    t.play('trade')
    expect(t.options).toEqual(['give-scrap 0 2', 'done'])
  })

  test('XO-ACT-24 Scraps, Modules and Keys change hands', () => {
    const t = together((p) => p.modules(WARSHIP, 'M13').keys(CRUISER, 1))
    t.play('trade')
    expect(t.options).toEqual(['give-scrap 0 2', `give-module ${PROBES} 0 2`, 'give-key 1 2 0', 'done'])
    t.play('give-scrap 0 2', `give-module ${PROBES} 0 2`, 'give-key 1 2 0')
    t.play('done')
    expect(t.ship(WARSHIP)).toMatchObject({ scraps: 1, modules: [], keys: [1] })
    expect(t.ship(CRUISER)).toMatchObject({ scraps: 1, modules: [PROBES], keys: [] })
  })

  test('XO-ACT-24 it ends: a Module or a Key moves once, and a ship that gave Scraps receives none', () => {
    const t = together((p) => p.modules(WARSHIP, 'M13').keys(WARSHIP, 0))
    t.play('trade', `give-module ${PROBES} 0 2`, 'give-key 0 0 2', 'give-scrap 0 2')
    expect(t.options).toEqual(['give-scrap 0 2', 'done'])
    t.play('give-scrap 0 2')
    expect(t.asked).toBe('0 act')
  })

  test('XO-ACT-24 it ends: a ship gives Scraps or receives them, whoever the others are', () => {
    const t = together((p) => p.at(HERE, EXPLORER).ship(EXPLORER, { scraps: 1 }))
    t.play('trade', 'give-scrap 0 2')
    expect(t.options).toEqual(['give-scrap 0 2', 'give-scrap 0 3', 'done'])
  })

  test('XO-ACT-25 partners may have finished their turn, and spend nothing', () => {
    const t = together((p) => p.ship(CRUISER, { acted: true, actions: 0 }))
    t.play('trade', 'give-scrap 0 2', 'done')
    expect([t.ship(WARSHIP).actions, t.ship(CRUISER).actions]).toEqual([2, 0])
    expect(t.ship(CRUISER).scraps).toBe(1)
  })

  test('XO-ACT-25 every member of the active Fleet spends the Action', () => {
    const t = together(() => {}, [WARSHIP, EXPLORER])
    t.play('trade', 'give-scrap 0 3', 'done')
    expect([t.ship(WARSHIP).actions, t.ship(EXPLORER).actions, t.ship(CRUISER).actions]).toEqual([2, 2, 3])
  })

  test('XO-ACT-25 two ships whose Trade it is not exchange nothing with each other', () => {
    const t = together((p) => p.at(HERE, EXPLORER).ship(EXPLORER, { scraps: 3 }))
    t.play('trade')
    expect(t.options).toEqual(['give-scrap 0 2', 'give-scrap 0 3', 'give-scrap 3 0', 'done'])
  })

  test('XO-ACT-25 everyone gives what is its own; the leading captain buys and ends the Trade', () => {
    const t = atAnAlly((p) => p.at(HERE, CRUISER).ship(WARSHIP, { scraps: 4 }).ship(CRUISER, { scraps: 1 }))
    t.play('trade')
    expect(t.optionsOf(0)).toEqual([`buy ${CANNON} 0`, `buy ${HOLD} 0`, 'give-scrap 0 2', 'done'])
    expect(t.optionsOf(2)).toEqual(['give-scrap 2 0'])
  })

  test('XO-ACT-26 Scraps are pooled, and the Fleet decides who receives the Module', () => {
    const t = atAnAlly((p) => p.ship(WARSHIP, { scraps: 0 }).ship(CRUISER, { scraps: 2 }), [WARSHIP, CRUISER])
    t.play('trade')
    expect(t.refusal(`buy ${CANNON} 0`)).toEqual({ rule: 'XO-ACT-28', missing: 2 })
    t.play('give-scrap 2 0', 'give-scrap 2 0', `buy ${CANNON} 0`, `give-module ${CANNON} 0 2`)
    expect(t.asked).toBe('0 act')
    expect(t.ship(CRUISER)).toMatchObject({ modules: [CANNON], scraps: 0 })
    expect(t.ship(WARSHIP)).toMatchObject({ modules: [], scraps: 0 })
  })

  test('XO-ACT-26 what nobody can pay for, even together, is no reason to trade', () => {
    const poor = atAnAlly((p) => p.ship(WARSHIP, { scraps: 1 }))
    expect(poor.refusal('trade')).toEqual({ rule: 'XO-ACT-28', missing: 1 })
    const enough = atAnAlly((p) => p.ship(WARSHIP, { scraps: 2 }))
    expect(enough.refusal('trade')).toBeUndefined()
  })

  test('XO-ACT-27 Mods, Energy, Health, EXP and Damage cards cannot be traded', () => {
    const t = together((p) =>
      p.mods(WARSHIP, 'AAA').damage(WARSHIP, 'wounded-crew').ship(WARSHIP, { scraps: 1 }),
    )
    t.play('trade')
    expect(t.shown).toEqual(['give-scrap 0 2', 'done'])
  })

  test('XO-ACT-28 the price is the printed one, paid to the supply', () => {
    const t = atAnAlly((p) => p.ship(WARSHIP, { scraps: 4 }))
    t.play('trade', `buy ${CANNON} 0`)
    expect(MODULES[CANNON].price).toBe(2)
    expect(t.ship(WARSHIP)).toMatchObject({ scraps: 2, modules: [CANNON] })
    expect(t.facts('module-bought')).toMatchObject([{ module: CANNON, price: 2 }])
    expect(t.state.ships.reduce((sum, { scraps }) => sum + scraps, 0)).toBe(5)
  })

  test('XO-ACT-28 cards of the buyer lower it, to 1 at least', () => {
    const t = inASystem('B05', [WARSHIP], (p) =>
      p
        .board(WARSHIP, 'pirate-ship')
        .mods(WARSHIP, 'AA')
        .ship(WARSHIP, { scraps: 3 })
        .ally(HERE, 'broker', 'M09', 'M05'),
    )
    t.play('trade', `buy ${HOLD} 0`, `buy ${module('M09')} 0`)
    expect(t.facts('module-bought').map(({ price }) => price)).toEqual([1, 1])
  })

  test('XO-ACT-41 Trade is possible in any System', () => {
    for (const tile of ['R2', 'GR']) {
      const t = inASystem(tile, [WARSHIP], (p) => p.at(HERE, CRUISER))
      expect(t.refusal('trade')).toBeUndefined()
    }
  })

  test('XO-MOD-16 Energy inside a Module goes with it: what was spent stays spent', () => {
    const reactor = module('Q7')
    const t = together((p) =>
      p.modules(WARSHIP, 'Q7').ship(WARSHIP, { energy: 2 }).ship(CRUISER, { energy: 0 }),
    )
    t.play('trade', `give-module ${reactor} 0 2`, 'done')
    expect([t.ship(WARSHIP).energy, t.ship(CRUISER).energy]).toEqual([1, 1])
  })
})
