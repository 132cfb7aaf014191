import { describe, expect, test } from 'vitest'
import { ALLIES } from '../content/allies.ts'
import { DAMAGE_DECK } from '../content/damage.ts'
import { MODULES } from '../content/modules.ts'
import { TILES } from '../content/tiles.ts'
import { NO_ALLY, NONE } from '../position/state.ts'
import { HERE, inASystem, settle, turnDown } from './in-a-system.ts'
import { ally, module } from './position.ts'
import { type Position, transcript } from './transcript.ts'

const WARSHIP = 0
const CRUISER = 2

/** The Warship in the Starting System, below a System with an Ally symbol where nobody has been. */
const besideAnAlly = (arrange: (p: Position) => void = () => {}) =>
  transcript({}, (p) => {
    p.startingSystem('R1').system('B05', 0, -1, turnDown('B05'))
    arrange(p)
  }).play('activate 0')

/** The Warship with an Ally it has met. */
const withAlly = (
  id: string,
  arrange: (p: Position) => void = () => {},
  ships: readonly number[] = [WARSHIP],
) =>
  inASystem('B05', ships, (p) => {
    p.ally(HERE, id)
    arrange(p)
  })

describe('Allied Systems', () => {
  test('XO-ALS-01 nobody is detected there, on entering or on starting a turn', () => {
    const t = transcript({}, (p) => p.startingSystem('R1').system('B10', 0, -1).at(1, CRUISER))
    t.play('activate 0', 'jump 1')
    expect(t.asked).toBe('0 act')
    t.play('end-turn', 'activate 2')
    expect(t.asked).toBe('2 act')
    expect([...t.facts('detection'), ...t.facts('combat')]).toEqual([])
  })

  test('XO-ALS-02 an Avatar can be there, and engages whoever enters', () => {
    const t = transcript({}, (p) => p.startingSystem('R1').system('B10', 0, -1).avatar(1, 1))
    t.play('activate 0', 'jump 1')
    expect(t.facts('avatar-engages')).toHaveLength(1)
    expect(t.ship(WARSHIP).engaged).toBe(true)
  })

  test('XO-ALS-03 they can be explored', () => {
    expect(inASystem('B10', [WARSHIP]).refusal('explore')).toBeUndefined()
  })

  test('XO-ALS-04 the symbols on blue tiles are Exploration, Wormhole, Signal and Ally', () => {
    for (const tile of TILES.filter(({ colour }) => colour === 'allied')) {
      const symbols = new Set(Object.keys(tile))
      for (const symbol of ['id', 'colour', 'edges', 'dot', 'exploration', 'wormhole', 'signal', 'ally'])
        symbols.delete(symbol)
      expect([...symbols]).toEqual([])
    }
  })

  test('XO-ALS-05 a tile with a Signal receives its Key instead of an Exploration marker', () => {
    const t = inASystem('B01', [WARSHIP])
    expect(t.system(HERE)).toMatchObject({ key: 0, exploration: false })
    expect(inASystem('B10', [WARSHIP]).system(HERE)).toMatchObject({ key: NONE, exploration: true })
  })

  test('XO-ALS-06 an Avatar passes a Wormhole only if its die says so', () => {
    const move = (face: 'avatar 2' | 'avatar 2 wormhole') =>
      transcript({ dice: [face] }, (p) => {
        p.startingSystem('R1')
          // Two Systems with Wormholes, far from each other by lanes.
          .system('B09', 0, -1, 1)
          .system('B10', 1, 0)
          .system('B11', 2, 0)
          .noTokens()
          .avatar(1, 1)
          .at(3, 0, 1, 2, 3)
        for (const ship of p.state.ships) p.ship(ship.index, { acted: ship.index > 0, actions: 0 })
      }).play('end-turn')
    expect(move('avatar 2').facts('avatar-moves')[0].path).not.toContain(
      TILES.findIndex(({ id }) => id === 'B11'),
    )
    expect(move('avatar 2 wormhole').facts('avatar-moves')[0].path).toContain(
      TILES.findIndex(({ id }) => id === 'B11'),
    )
  })
})

describe('Allies', () => {
  test('XO-ALS-07 an Ally can be traded with every time one is in its System', () => {
    const t = withAlly('mercenary', (p) => {
      p.ship(WARSHIP, { scraps: 9, actions: 2 })
      p.state.systems[HERE].stock = [module('M03'), module('M05')]
    })
    t.play('trade', `buy ${module('M03')} 0`, 'done', 'trade', `buy ${module('M05')} 0`)
    expect(t.ship(WARSHIP)).toMatchObject({ actions: 0, modules: [module('M03'), module('M05')] })
  })

  test.each(ALLIES.map(({ id, modules, precursorModules }) => [id, modules, precursorModules] as const))(
    'XO-ALS-08 the first to enter meets %s, with %i Ship Modules and %i Precursor Modules',
    (id, modules, precursor) => {
      const t = besideAnAlly((p) => p.nextAllies(id)).play('jump 1')
      const { stock } = t.system(HERE)
      expect(t.system(HERE).ally).toBe(ally(id))
      expect(stock.filter((card) => !MODULES[card].precursor)).toHaveLength(modules)
      expect(stock.filter((card) => MODULES[card].precursor)).toHaveLength(precursor)
      expect(t.facts('ally')).toMatchObject([{ ally: ally(id), modules: stock }])
    },
  )

  test('XO-ALS-08 only once: the next to enter finds the same Ally and stock', () => {
    const t = besideAnAlly((p) => p.nextAllies('mercenary', 'broker')).play('jump 1')
    const before = [...t.system(HERE).stock]
    t.play('end-turn', 'activate 2', 'jump 1')
    expect(t.system(HERE)).toMatchObject({ ally: ally('mercenary'), stock: before })
    expect(t.facts('ally')).toHaveLength(1)
  })

  test('XO-ALS-08 a System crossed in a Rush is not entered', () => {
    const t = transcript({}, (p) =>
      p.startingSystem('R1').system('B05', 0, -1, turnDown('B05')).system('B10', 0, -2),
    )
    t.play('activate 0', 'rush 2')
    expect(t.system(1).ally).toBe(NONE)
  })

  test('XO-ALS-08 with no Ally left the ships gain a Ship Module instead, once', () => {
    const t = besideAnAlly((p) => p.set({ allies: [] }).nextModules('M05')).play('jump 1')
    expect(t.ship(WARSHIP).modules).toEqual([module('M05')])
    expect(t.system(HERE).ally).toBe(NO_ALLY)
    t.play('jump 0', 'jump 1')
    expect(t.ship(WARSHIP).modules).toHaveLength(1)
  })

  test('XO-ALS-09 any number of Modules at their prices, for one Action of every member', () => {
    const t = inASystem('B05', [WARSHIP, CRUISER], (p) =>
      p.ally(HERE, 'mercenary', 'M03', 'M05').ship(WARSHIP, { scraps: 4 }).ship(CRUISER, { scraps: 3 }),
    )
    t.play('trade', `buy ${module('M03')} 0`, `buy ${module('M05')} 2`, 'done')
    expect(t.ship(WARSHIP)).toMatchObject({ actions: 2, scraps: 2, modules: [module('M03')] })
    expect(t.ship(CRUISER)).toMatchObject({ actions: 2, scraps: 0, modules: [module('M05')] })
  })

  test('XO-ALS-10 Cartographer: for a Scrap a System is revealed, without an Action', () => {
    const t = withAlly('cartographer', (p) => p.ship(WARSHIP, { scraps: 1 }))
    t.play('service 0 0 -1')
    expect(t.prompt).toBe('space')
    settle(t)
    expect(t.state.systems).toHaveLength(3)
    expect(t.ship(WARSHIP)).toMatchObject({ scraps: 0, actions: 3 })
  })

  test('XO-ALS-10 Cartographer: not with an empty stack', () => {
    const t = withAlly('cartographer', (p) => p.shortStack(0))
    expect(t.refusal('service 0 0 -1')).toEqual({ rule: 'XO-ACT-16' })
  })

  test('XO-ALS-10 Engineer: for a Scrap a ship of the System regains 2 Health', () => {
    const t = withAlly('engineer', (p) => p.at(HERE, CRUISER).ship(CRUISER, { health: 3 }))
    expect(t.shown.filter((key) => key.startsWith('service'))).toEqual(['service 0 0 2'])
    t.play('service 0 0 2')
    expect([t.ship(CRUISER).health, t.ship(WARSHIP).scraps]).toEqual([5, 0])
  })

  test('XO-ALS-10 Engineer: for 2 Scraps a Damage card is removed, of the captain’s choice', () => {
    const t = withAlly('engineer', (p) =>
      p.damage(WARSHIP, 'engine-failure', 'wounded-crew').ship(WARSHIP, { scraps: 2 }),
    )
    t.play('service 0 1 0')
    const [engine, crew] = t.ship(WARSHIP).damage
    expect([t.asked, ...t.options]).toEqual(['0 mend', `mend 0 ${engine}`, `mend 0 ${crew}`])
    t.play(`mend 0 ${crew}`)
    expect(t.ship(WARSHIP).damage.map((card) => DAMAGE_DECK[card])).toEqual(['engine-failure'])
    expect(t.ship(WARSHIP).scraps).toBe(0)
  })

  test('XO-ALS-10 Mercenary: for 2 Scraps an Enemy System is pacified, without a fight', () => {
    const t = withAlly('mercenary', (p) => p.system('O01', 1, 0, 1).ship(WARSHIP, { scraps: 2 }))
    t.play('service 0 0 -1')
    expect(t.system(2).pacified).toBe(2)
    expect(t.ship(WARSHIP)).toMatchObject({ scraps: 0, actions: 3 })
  })

  test('XO-ALS-10 Mercenary: not if there is nothing to pacify', () => {
    const t = withAlly('mercenary', (p) => p.ship(WARSHIP, { scraps: 2 }))
    expect(t.refusal('service 0 0 -1')).toEqual({ rule: 'XO-EFF-08' })
  })

  test('XO-ALS-10 Broker: its Modules cost 1 less', () => {
    const t = inASystem('B05', [WARSHIP], (p) => p.ally(HERE, 'broker', 'M03').ship(WARSHIP, { scraps: 3 }))
    t.play('trade', `buy ${module('M03')} 0`)
    expect(t.facts('module-bought')).toMatchObject([{ price: 1 }])
  })

  test('XO-ALS-10 once per ship and round, and only if it is paid', () => {
    const t = withAlly('cartographer', (p) => p.ship(WARSHIP, { scraps: 2 }).ship(CRUISER, { scraps: 0 }), [
      WARSHIP,
      CRUISER,
    ])
    expect(t.refusal('service 2 0 -1')).toEqual({ rule: 'XO-ALS-10', missing: 1 })
    settle(t.play('service 0 0 -1'))
    expect(t.refusal('service 0 0 -1')).toEqual({ rule: 'XO-ALS-10' })
    expect(t.ship(CRUISER).served).toEqual([])
  })

  test('XO-ALS-10 members of a Fleet pay with what is theirs: their captains say so', () => {
    const t = withAlly('cartographer', () => {}, [WARSHIP, CRUISER])
    expect(t.optionsOf(2)).toEqual(['service 2 0 -1'])
  })

  test('XO-ALS-11 what is sold is not replaced, and what is dismantled does not come back to the Ally', () => {
    const t = inASystem('B05', [WARSHIP], (p) =>
      p.ally(HERE, 'mercenary', 'M03').ship(WARSHIP, { scraps: 4 }),
    )
    t.play('trade', `buy ${module('M03')} 0`)
    expect(t.system(HERE).stock).toEqual([])
    t.play('maintain', `dismantle ${module('M03')}`)
    expect(t.facts('dismantled')).toHaveLength(1)
    expect(t.system(HERE).stock).toEqual([])
    expect(t.state.moduleDiscard).toEqual([module('M03')])
  })
})
