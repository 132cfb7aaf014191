import { describe, expect, test } from 'vitest'
import { eachAbility } from '../position/abilities.ts'
import { countAt, shipOfTypeAt } from '../position/ships.ts'
import { BARGE, HEAVY_CRUISER, SCIENCE_VESSEL, SCRAPYARD, TRANSPORT, VP_SOURCES } from '../position/state.ts'
import { damageModule, damageShip, repair } from '../rules/damage.ts'
import { gain } from '../rules/effects.ts'
import { scoreVp } from '../rules/points.ts'
import { moduleDesign, Position, VOLCANIC } from './position.ts'
import { run } from './rule.ts'

const FROM = { by: 'raider', number: 0 } as const

describe('Damage', () => {
  test('AE-BX-1 the ongoing effect of a damaged module is off, and it is not damaged again', () => {
    const position = new Position().modules(0, 'C08', 'S02')
    const played = run(position, (g) => damageModule(g, 0, false, FROM), { answers: ['module 0'] })
    expect(played.state.players[0].modules.map(({ damage }) => damage)).toEqual([1, 0])
    let abilities = 0
    eachAbility(played.state, 0, () => abilities++)
    expect(abilities).toBe(0)
    const again = run(played.state, (g) => damageModule(g, 0, false, FROM))
    expect(again.questions).toEqual([])
    expect(again.facts('module-damaged')).toMatchObject([{ module: moduleDesign('S02') }])
  })

  test('AE-BX-2 the owner chooses an intact module; with none it costs a point', () => {
    const position = new Position().modules(0, 'S01', 'S01', 'S02').give(0, { vp: 5 })
    const waiting = run(position, (g) => damageModule(g, 0, false, FROM))
    expect(waiting.asked[0]).toMatchObject({ question: '0 damage-module', options: ['module 0', 'module 2'] })
    const none = run(new Position().damagedModules(0, 'S01').give(0, { vp: 5 }), (g) =>
      damageModule(g, 0, false, FROM),
    )
    expect(none.state.players[0].vp).toBe(4)
    expect(none.state.players[0].vpFrom[VP_SOURCES.indexOf('damage')]).toBe(-1)
  })

  test('a Mechaphage token takes two repairs; without tokens it is a damage marker', () => {
    const position = new Position().modules(0, 'S01')
    const bitten = run(position, (g) => damageModule(g, 0, true, FROM))
    expect(bitten.state.players[0].modules[0].damage).toBe(2)
    expect(bitten.state.mechaphageTokens).toBe(4)
    const once = run(bitten.state, (g) => repair(g, 0, FROM))
    expect(once.state.players[0].modules[0].damage).toBe(1)
    expect(once.state.mechaphageTokens).toBe(5)
    expect(run(once.state, (g) => repair(g, 0, FROM)).state.players[0].modules[0].damage).toBe(0)
    const marker = run(position.change({ mechaphageTokens: 0 }), (g) => damageModule(g, 0, true, FROM))
    expect(marker.state.players[0].modules[0].damage).toBe(1)
  })

  test('a ship goes to the scrapyard, to the Barge if it is spared or has a Cloak', () => {
    const position = new Position().ship(0, 'transport', VOLCANIC).ship(0, 'science-vessel', VOLCANIC)
    const transport = shipOfTypeAt(position.state, 0, TRANSPORT, VOLCANIC)
    const vessel = shipOfTypeAt(position.state, 0, SCIENCE_VESSEL, VOLCANIC)
    const damaged = (ship: number, spared: boolean): number =>
      run(position, (g) => damageShip(g, ship, spared)).state.ships[ship].place
    expect(damaged(transport, false)).toBe(SCRAPYARD)
    expect(damaged(transport, true)).toBe(BARGE)
    expect(damaged(vessel, false)).toBe(SCRAPYARD)
    position.upgrade(0, 'US3')
    expect(damaged(vessel, false)).toBe(BARGE)
    expect(damaged(transport, false)).toBe(SCRAPYARD)
  })

  test('Patched Hulls: energy for a damaged transport, not for another ship', () => {
    const position = new Position()
      .upgrade(0, 'UX2')
      .ship(0, 'transport', VOLCANIC)
      .ship(0, 'fighter', VOLCANIC)
    const transport = shipOfTypeAt(position.state, 0, TRANSPORT, VOLCANIC)
    const energy = (ship: number): number =>
      run(position, (g) => damageShip(g, ship, false)).state.players[0].stock[0]
    expect(energy(transport)).toBe(1)
    expect(energy(6)).toBe(0)
  })
})

describe('Repair', () => {
  test('AE-BX-3 a module, a ship of the scrapyard, or the marker of the heavy cruiser', () => {
    const position = new Position()
      .modules(0, 'S03')
      .damagedModules(0, 'S01', 'S01')
      .ship(0, 'transport', SCRAPYARD)
      .ship(0, 'transport', SCRAPYARD)
      .ship(0, 'heavy-cruiser', VOLCANIC, 1)
    const options = ['module 1', 'ship transport', 'cruiser']
    expect(run(position, (g) => repair(g, 0, FROM)).asked[0].options).toEqual(options)
    const [module, ship, cruiser] = options.map((answer) =>
      run(position, (g) => repair(g, 0, FROM), { answers: [answer] }),
    )
    expect(module.state.players[0].modules.map(({ damage }) => damage)).toEqual([0, 0, 1])
    expect(module.facts('repaired')).toMatchObject([{ what: 'module', number: moduleDesign('S01') }])
    expect([countAt(ship.state, 0, SCRAPYARD), countAt(ship.state, 0, BARGE)]).toEqual([1, 1])
    const own = cruiser.state.ships[shipOfTypeAt(cruiser.state, 0, HEAVY_CRUISER, VOLCANIC)]
    expect(own.damage).toBe(0)
  })

  test('AE-BX-3 two repairs are two choices; what is left alone is not asked for', () => {
    const position = new Position().damagedModules(0, 'S01').ship(0, 'fighter', SCRAPYARD)
    const played = run(position, (g) => gain(g, 0, [{ give: 'repair', amount: 2 }], FROM, 'cards'), {
      answers: ['ship fighter'],
    })
    expect(played.questions).toEqual(['0 repair'])
    expect(played.facts('repaired').map(({ what }) => what)).toEqual(['ship', 'module'])
  })

  test('AE-BX-4 with nothing to repair it is a point', () => {
    const played = run(new Position().modules(0, 'S01'), (g) => repair(g, 0, FROM))
    expect(played.questions).toEqual([])
    expect(played.facts('vp')).toMatchObject([{ vp: 1, source: 'repairs' }])
  })

  test('AE-BX-5 a ship in the Barge can neither be repaired again nor built', () => {
    const position = new Position().ship(0, 'fighter', BARGE)
    expect(run(position, (g) => repair(g, 0, FROM)).told).toEqual(['vp'])
    const played = run(position, (g) => gain(g, 0, [{ give: 'free-ship', only: 'fighter' }], FROM, 'cards'))
    expect(played.told).toEqual([])
    expect(countAt(played.state, 0, BARGE)).toBe(1)
  })

  test('AE-BX-6 points never fall below 0', () => {
    const played = run(new Position().give(0, { vp: 2 }), (g) => scoreVp(g, 0, -5, 'events', FROM))
    expect(played.state.players[0].vp).toBe(0)
    expect(played.facts('vp')).toEqual([
      { kind: 'vp', who: 0, vp: -2, total: 0, source: 'events', from: FROM },
    ])
    expect(run(played.state, (g) => scoreVp(g, 0, -1, 'events', FROM)).heard).toEqual([])
  })
})
