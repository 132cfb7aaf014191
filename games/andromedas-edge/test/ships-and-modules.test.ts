import { type Draw, rotated } from '@astrolabe/kernel/testing/scripted-chance.ts'
import { describe, expect, test } from 'vitest'
import { MODULES } from '../content/modules.ts'
import { SHIPS } from '../content/ships.ts'
import { cheapestIn } from '../position/modules.ts'
import { cannotBuildShip, cannotBuyModule } from '../position/prices.ts'
import { countAt, rangeOf, shipOfTypeAt } from '../position/ships.ts'
import {
  BAY,
  CIVILIZATION,
  FIGHTER,
  HEAVY_CRUISER,
  INDUSTRY,
  NONE,
  SCIENCE,
  SCRAPYARD,
  SUPPLY,
  TRANSPORT,
} from '../position/state.ts'
import { damageModule, damageShip } from '../rules/damage.ts'
import { gain, happen } from '../rules/effects.ts'
import { keepHandLimit } from '../rules/hand.ts'
import { buyModule, replaceColumn, takeModule } from '../rules/modules.ts'
import { buildShip, buildShipFree, gainUpgrade } from '../rules/ships.ts'
import { GAS_GIANT, moduleDesign, Position, upgrade } from './position.ts'
import { run } from './rule.ts'

const FROM = { by: 'turn' } as const

/** A shuffle of so many that leaves nothing to chance. */
const shuffled = (cards: number): Draw[] => rotated(cards)

describe('Ships', () => {
  test('AE-BM-1 transports and science vessels have one die, fighters two, heavy cruisers three', () => {
    expect(SHIPS.map(({ type, dice }) => `${type} ${dice}`)).toEqual([
      'transport 1',
      'fighter 2',
      'science-vessel 1',
      'heavy-cruiser 3',
    ])
  })

  test('AE-BM-2 ships go one region far, the heavy cruiser two, an Interceptor two', () => {
    const { state } = new Position().upgrade(1, 'UF2')
    const ranges = (seat: number): number[] =>
      [0, 6, 7, 8].map((ship) => rangeOf(state, state.ships[seat * 9 + ship]))
    expect(ranges(0)).toEqual([1, 1, 1, 2])
    expect(ranges(1)).toEqual([1, 2, 1, 2])
  })

  test('AE-BM-3 the first damage of a heavy cruiser is a marker, the second sends it to the scrapyard', () => {
    const position = new Position().ship(0, 'heavy-cruiser', GAS_GIANT)
    const ship = shipOfTypeAt(position.state, 0, HEAVY_CRUISER, GAS_GIANT)
    const once = run(position, (g) => damageShip(g, ship, false))
    expect(once.state.ships[ship]).toMatchObject({ place: GAS_GIANT, damage: 1 })
    expect(once.facts('ship-damaged')).toMatchObject([{ ship: 'heavy-cruiser', to: 'marker' }])
    const twice = run(once.state, (g) => damageShip(g, ship, false))
    expect(twice.state.ships[ship]).toMatchObject({ place: SCRAPYARD, damage: 0 })
  })

  test('AE-BM-3 Deep Shields and a Relic Hull absorb one damage more each', () => {
    const position = new Position().ship(0, 'heavy-cruiser', GAS_GIANT, 2).upgrade(0, 'UC2').modules(0, 'R04')
    const ship = shipOfTypeAt(position.state, 0, HEAVY_CRUISER, GAS_GIANT)
    const third = run(position, (g) => damageShip(g, ship, false))
    expect(third.state.ships[ship]).toMatchObject({ place: GAS_GIANT, damage: 3 })
    expect(run(third.state, (g) => damageShip(g, ship, false)).state.ships[ship].place).toBe(SCRAPYARD)
  })

  test('AE-BM-4 a ship is paid for and goes from the supply to the bay', () => {
    const position = new Position().stock(0, { titanium: 4, energy: 3 })
    const played = run(position, (g) => buildShip(g, g.state.players[0], HEAVY_CRUISER, 0))
    expect(played.state.players[0].stock).toEqual([1, 0, 0, 1, 0])
    expect(shipOfTypeAt(played.state, 0, HEAVY_CRUISER, BAY)).not.toBe(NONE)
    expect(played.facts('built-ship')).toEqual([{ kind: 'built-ship', who: 0, ship: 'heavy-cruiser' }])
  })

  test('AE-BM-4 what cannot be paid is refused with what is missing', () => {
    const { state } = new Position().stock(0, { titanium: 1, energy: 1, credits: 1 })
    const [player] = state.players
    expect(cannotBuildShip(state, player, TRANSPORT, 0)).toBeUndefined()
    expect(cannotBuildShip(state, player, FIGHTER, 0)).toBeUndefined()
    expect(cannotBuildShip(state, player, HEAVY_CRUISER, 0)).toEqual({ rule: 'AE-BM-4', missing: 2 })
  })

  test('AE-BM-5 only what is left in the supply can be built', () => {
    const position = new Position().stock(0, { titanium: 5, energy: 5 }).ship(0, 'fighter', BAY)
    const { state } = position
    expect(cannotBuildShip(state, state.players[0], FIGHTER, 0)).toEqual({ rule: 'AE-BM-5' })
    const played = run(position, (g) => gain(g, 0, [{ give: 'free-ship' }], FROM, 'cards'))
    expect(played.asked[0].options).toEqual([
      'build transport',
      'build science-vessel',
      'build heavy-cruiser',
    ])
    const none = run(position.allShips(0, BAY), (g) => gain(g, 0, [{ give: 'free-ship' }], FROM, 'cards'))
    expect(none.heard).toEqual([])
  })

  test('AE-BM-5 a Launch Feast pays a point for anything but a transport', () => {
    const position = new Position().faction(0, 'F06')
    const fighter = run(position, (g) => buildShipFree(g, g.state.players[0], FIGHTER))
    expect(fighter.facts('vp')).toMatchObject([{ vp: 1, source: 'factions', from: { by: 'faction' } }])
    expect(run(position, (g) => buildShipFree(g, g.state.players[0], TRANSPORT)).facts('vp')).toEqual([])
  })
})

describe('Ship upgrades', () => {
  test('AE-BM-6 the top of a pile, or that of the faction, for a type that has none', () => {
    const position = new Position().faction(0, 'F03').upgrade(0, 'UF1')
    const played = run(position, (g) => gainUpgrade(g, 0, FROM), { answers: ['neutral transport'] })
    expect(played.asked[0].options).toEqual([
      'neutral transport',
      'neutral science-vessel',
      'faction science-vessel',
      'neutral heavy-cruiser',
    ])
    expect(played.asked[0].refusals).toEqual({ 'neutral fighter': { rule: 'AE-BM-7' } })
    const top = upgrade('UT4')
    expect(played.state.players[0].upgrades).toEqual([top, upgrade('UF1'), NONE, NONE])
    expect(played.state.upgradePiles[TRANSPORT]).not.toContain(top)
    const own = run(position, (g) => gainUpgrade(g, 0, FROM), { answers: ['faction science-vessel'] })
    expect(own.state.players[0].upgrades[2]).toBe(upgrade('UX3'))
  })

  test('AE-BM-7 with an upgrade for every type it is two points instead', () => {
    const position = new Position().upgrade(0, 'UT1').upgrade(0, 'UF1').upgrade(0, 'US1').upgrade(0, 'UC1')
    const played = run(position, (g) => gainUpgrade(g, 0, { by: 'track' }))
    expect(played.questions).toEqual([])
    expect(played.facts('vp')).toMatchObject([{ who: 0, vp: 2, source: 'tracks' }])
  })

  test('AE-BM-7 with nothing left to take it is two points as well', () => {
    const position = new Position().change({ upgradePiles: [[], [], [], []] })
    expect(run(position, (g) => gainUpgrade(g, 0, FROM)).state.players[0].vp).toBe(2)
  })
})

describe('Modules', () => {
  test('AE-BM-8 a module is paid for, brings its points, an advance, and the next one comes', () => {
    const position = new Position()
      .stock(0, { nanocarbon: 5, ice: 1 })
      .column('science', 'S01', 'S05', 'S02')
      .nextModules('science', 'S07')
    const played = run(position, (g) => buyModule(g, g.state.players[0], SCIENCE, 1, 0))
    const [player] = played.state.players
    expect(player.stock).toEqual([0, 0, 3, 0, 0])
    expect(player.modules).toEqual([{ design: moduleDesign('S05'), damage: 0 }])
    expect(player.vp).toBe(1)
    expect(player.tracks[SCIENCE]).toBe(1)
    expect(played.state.columns[SCIENCE]).toEqual(['S01', 'S02', 'S07'].map(moduleDesign))
    expect(played.told).toEqual(['paid', 'module', 'vp', 'advanced', 'drew', 'drew-cards', 'column'])
  })

  test('AE-BM-8 what cannot be paid is refused', () => {
    const { state } = new Position().stock(0, { nanocarbon: 1 })
    const refusal = cannotBuyModule(state, state.players[0], moduleDesign('S13'), 0, NONE)
    expect(refusal).toEqual({ rule: 'AE-BM-8', missing: 4 })
  })

  test('AE-BM-9 nobody has too many modules', () => {
    const twelve = 'S01 S02 S03 S04 S05 S06 S07 S08 S09 S10 S11 S12'.split(' ')
    const position = new Position().modules(0, ...twelve)
    const played = run(position.column('science', 'S13'), (g) => takeModule(g, 0, SCIENCE, 0, true))
    expect(played.state.players[0].modules).toHaveLength(13)
  })

  test('AE-BM-10 an empty deck refills nothing, and without any module a free one is a point', () => {
    const position = new Position().column('science', 'S01', 'S02')
    position.state.moduleDecks[SCIENCE] = []
    const played = run(position, (g) => takeModule(g, 0, SCIENCE, 0, true))
    expect(played.state.columns[SCIENCE]).toEqual([moduleDesign('S02')])
    const bare = new Position().change({ columns: [[], [], [], []] })
    const point = run(bare, (g) => gain(g, 0, [{ give: 'free-module' }], FROM, 'cards'))
    expect(point.facts('vp')).toMatchObject([{ vp: 1, source: 'modules' }])
    const some = run(new Position().column('science').column('industry', 'I01').column('commerce'), (g) =>
      gain(g, 0, [{ give: 'free-module' }], FROM, 'cards'),
    )
    expect(some.asked[0].options[0]).toBe('module industry 0')
  })

  test('AE-BM-11 the cheapest has the fewest resources, of equal ones the upper', () => {
    expect(cheapestIn(['S13', 'S05', 'S07'].map(moduleDesign))).toBe(1)
    expect(cheapestIn([])).toBe(NONE)
  })

  test('AE-BM-11 a free module of cost three is none of cost four', () => {
    const position = new Position()
      .column('science', 'S10', 'S05')
      .column('industry', 'I09')
      .column('commerce', 'C14')
      .column('civilization', 'V13')
    const played = run(position, (g) => gain(g, 0, [{ give: 'free-module', atMost: 3 }], FROM, 'tokens'))
    expect(played.facts('module')).toEqual([
      { kind: 'module', who: 0, module: moduleDesign('S05'), free: true },
    ])
  })

  test('AE-BM-12 an Instant works once, when it is gained; an Ongoing while it is intact', () => {
    const position = new Position().column('commerce', 'C03')
    const played = run(position, (g) => takeModule(g, 0, 2, 0, true), { answers: ['take 1 0 1'] })
    expect(played.questions).toEqual(['0 basics'])
    expect(played.state.players[0].stock).toEqual([0, 1, 0, 1, 1])
    const again = run(played.state, (g) => happen(g, 0, 'return-start', NONE, NONE))
    expect(again.heard).toEqual([])
    const ongoing = new Position().modules(0, 'C12').damagedModules(0, 'C12')
    const paid = run(ongoing, (g) => happen(g, 0, 'return-start', NONE, NONE))
    expect(paid.state.players[0].stock[4]).toBe(1)
  })

  test('AE-BM-13 those below move up, the new one enters at the bottom', () => {
    const position = new Position().column('industry', 'I01', 'I02', 'I03').nextModules('industry', 'I09')
    const played = run(position, (g) => takeModule(g, 0, INDUSTRY, 0, true))
    expect(played.state.columns[INDUSTRY]).toEqual(['I02', 'I03', 'I09'].map(moduleDesign))
    expect(played.facts('column')).toEqual([
      { kind: 'column', type: 'industry', module: moduleDesign('I09') },
    ])
  })

  test('AE-BM-14 what leaves a column goes under the deck, in random order', () => {
    const position = new Position()
      .column('industry', 'I01', 'I02', 'I03')
      .nextModules('industry', 'I09', 'I10', 'I11')
    const before = position.state.moduleDecks[INDUSTRY].length
    const played = run(position, (g) => replaceColumn(g, INDUSTRY), { draws: shuffled(3) })
    expect(played.state.columns[INDUSTRY]).toEqual(['I09', 'I10', 'I11'].map(moduleDesign))
    expect(played.state.moduleDecks[INDUSTRY]).toHaveLength(before)
    expect(played.state.moduleDecks[INDUSTRY].slice(0, 3)).toEqual(['I02', 'I03', 'I01'].map(moduleDesign))
  })

  test('AE-BM-15 a ship in the battle is enough, two of them are not more; two copies of a design add up', () => {
    const position = new Position()
      .upgrade(0, 'UF3')
      .supremacies(0, 'ST3')
      .development(4, 0, 'DC-Rb')
      .modules(1, 'C09', 'C09')
    const without = run(position, (g) => happen(g, 0, 'battle-won', NONE, GAS_GIANT), {
      answers: ['take 1 0 0'],
    })
    expect(without.told).toEqual(['vp', 'gained'])
    position.ship(0, 'fighter', GAS_GIANT)
    const won = run(position, (g) => happen(g, 0, 'battle-won', NONE, GAS_GIANT), {
      answers: ['take 0 1 0', 'take 1 0 0'],
    })
    expect(won.facts('gained').map(({ from }) => from.by)).toEqual(['upgrade', 'supremacy'])
    const lost = run(position, (g) => happen(g, 1, 'battle-lost', NONE, GAS_GIANT))
    expect(lost.state.players[1].stock[4]).toBe(2)
  })

  test('AE-BM-16 what a damaged module no longer holds is gone at the end of the turn', () => {
    const position = new Position()
      .modules(1, 'C03')
      .stock(1, { ice: 8, titanium: 5 })
      .modules(0, 'V06')
      .hand(0, 'K01', 'K01', 'K02', 'K02', 'K03', 'K04')
    const damaged = run(position, (g) => {
      damageModule(g, 0, false, FROM)
      damageModule(g, 1, false, FROM)
    })
    expect(damaged.state.players[1].stock[1]).toBe(8)
    const over = run(damaged.state, (g) => keepHandLimit(g, 0), { answers: ['card 0', 'card 3'] })
    expect(over.asked[0].options).toEqual(['card 0', 'card 1', 'card 2', 'card 3'])
    expect(over.state.players[0].hand).toHaveLength(4)
    expect(over.state.players[1].stock).toEqual([0, 5, 0, 5, 0])
    expect(over.facts('lost')).toMatchObject([{ who: 1, resource: 'ice', amount: 3 }])
  })

  test('AE-RL-7 a relic module comes from the deck of its type like any other', () => {
    const position = new Position().column('civilization', 'V01').nextModules('civilization', 'R08', 'V02')
    const played = run(position, (g) => takeModule(g, 0, CIVILIZATION, 0, true))
    expect(played.state.columns[CIVILIZATION].map((design) => MODULES[design].id)).toEqual([
      'R08',
      'V02',
      expect.any(String),
    ])
  })

  test('AE-BH-4 the Slipway offers what can be paid, or nothing', () => {
    const position = new Position().stock(0, { titanium: 1, energy: 1 })
    const played = run(position, (g) => gain(g, 0, [{ give: 'ship', less: 0 }], FROM, 'modules'), {
      answers: ['build transport'],
    })
    expect(played.asked[0].options).toEqual(['build transport', 'enough'])
    expect(countAt(played.state, 0, BAY)).toBe(4)
    expect(countAt(played.state, 0, SUPPLY)).toBe(5)
    const poor = run(new Position(), (g) => gain(g, 0, [{ give: 'ship', less: 0 }], FROM, 'modules'))
    expect(poor.questions).toEqual([])
  })
})
