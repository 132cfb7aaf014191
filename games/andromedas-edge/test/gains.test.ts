import { die, rotated, unshuffled } from '@astrolabe/kernel/testing/scripted-chance.ts'
import { describe, expect, test } from 'vitest'
import type { Gain } from '../content/schema.ts'
import { cannotBuyModule, modulePrice, shipPrice, shortOfPrice } from '../position/prices.ts'
import { relicsOf } from '../position/scoring.ts'
import { shipOfTypeAt } from '../position/ships.ts'
import {
  COMMERCE,
  EAST,
  ENERGY,
  FIGHTER,
  HEAVY_CRUISER,
  ICE,
  INDUSTRY,
  NONE,
  SCIENCE,
  SCIENCE_VESSEL,
  SCRAPYARD,
  SUPPLY,
  TITANIUM,
  TRANSPORT,
  WEST,
} from '../position/state.ts'
import { applyEffect, gain, happen } from '../rules/effects.ts'
import { discard, draw, keepHandLimit } from '../rules/hand.ts'
import { buyModule } from '../rules/modules.ts'
import { claimMoon } from '../rules/moons.ts'
import { buildShip } from '../rules/ships.ts'
import { gainResource, lose, pay } from '../rules/stock.ts'
import {
  GAS_GIANT,
  INDUSTRY_FIELD,
  moduleDesign,
  moon,
  Position,
  RUIN_WORLD,
  SCIENCE_FIELD,
  special,
  tactics,
  VOLCANIC,
} from './position.ts'
import { type Played, run, type Script } from './rule.ts'

const FROM = { by: 'card', number: 0 } as const

const gained = (position: Position, given: Gain, script: Script = {}, seat = 0): Played =>
  run(position, (g) => gain(g, seat, [given], FROM, 'cards'), script)

describe('Stock', () => {
  test('AE-BT-9 a credit stands in for energy and basics, nothing stands in for a credit', () => {
    const position = new Position().stock(0, { energy: 1, titanium: 1, credits: 3 })
    const played = run(position, (g) => pay(g, g.state.players[0], [2, 0, 0, 2, 1]))
    expect(played.state.players[0].stock).toEqual([0, 0, 0, 0, 0])
    expect(played.facts('paid')).toEqual([{ kind: 'paid', who: 0, cost: [1, 0, 0, 1, 3] }])
    const rich = new Position().stock(0, { energy: 9, ice: 5 })
    expect(shortOfPrice(rich.state.players[0], { cost: [0, 0, 0, 0, 1], less: 0 })).toBe(1)
  })

  test('AE-BT-9 what one has of a resource goes first', () => {
    const position = new Position().stock(0, { ice: 2, credits: 2 })
    expect(run(position, (g) => pay(g, g.state.players[0], [0, 1, 0, 0, 0])).state.players[0].stock).toEqual([
      0, 1, 0, 0, 2,
    ])
  })

  test('AE-BT-10 at most ten energy and five of each other; the rest is lost', () => {
    const position = new Position().stock(0, { energy: 9, ice: 4, credits: 5 })
    const played = run(position, (g) => {
      gainResource(g, 0, ENERGY, 3, FROM)
      gainResource(g, 0, ICE, 2, FROM)
      gainResource(g, 0, 4, 1, FROM)
    })
    expect(played.state.players[0].stock).toEqual([10, 5, 0, 0, 5])
    expect(played.facts('gained').map(({ amount, lost }) => [amount, lost])).toEqual([
      [1, 2],
      [1, 1],
      [0, 1],
    ])
  })

  test('AE-BT-10 modules and Deep Holds make room for basics, not for credits', () => {
    const position = new Position().modules(0, 'C03').faction(0, 'F04').stock(0, { ice: 5, credits: 5 })
    const played = run(position, (g) => {
      gainResource(g, 0, ICE, 9, FROM)
      gainResource(g, 0, 4, 1, FROM)
    })
    expect(played.state.players[0].stock).toEqual([0, 10, 0, 0, 5])
  })

  test('AE-BT-13 the supply is never empty: there may be more than the 25 ice of the box', () => {
    const position = new Position({ seats: 5 }).modules(0, 'C03').modules(1, 'C03')
    for (const [seat, ice] of [8, 8, 5, 4, 0].entries()) position.stock(seat, { ice })
    const played = run(position, (g) => gainResource(g, 4, ICE, 1, FROM))
    expect(played.state.players.map(({ stock }) => stock[ICE])).toEqual([8, 8, 5, 4, 1])
  })

  test('basics are chosen at once for a whole gain, within the room there is', () => {
    const position = new Position().stock(0, { ice: 5, titanium: 4 })
    const waiting = gained(position, { give: 'basic', amount: 2 })
    expect(waiting.asked).toMatchObject([
      { question: '0 basics', about: { amount: 2 }, options: ['take 0 2 0', 'take 0 1 1'] },
    ])
    expect(waiting.asked[0].refusals['take 2 0 0']).toEqual({ rule: 'AE-BT-10', missing: 2 })
    const played = gained(position, { give: 'basic', amount: 2 }, { answers: ['take 0 1 1'] })
    expect(played.state.players[0].stock).toEqual([0, 5, 1, 5, 0])
    const full = new Position().stock(0, { ice: 5, nanocarbon: 5, titanium: 4 })
    const one = gained(full, { give: 'basic', amount: 3 })
    expect(one.questions).toEqual([])
    expect(one.facts('gained')).toMatchObject([{ resource: 'titanium', amount: 1, lost: 2 }])
  })

  test('AE-BZ-12 who must lose more than there is loses what there is', () => {
    const position = new Position().stock(0, { energy: 2 }).hand(0, 'K01')
    const played = run(position, (g) => {
      expect(lose(g, 0, ENERGY, 3, FROM)).toBe(2)
      expect(lose(g, 0, TITANIUM, 1, FROM)).toBe(0)
      discard(g, 0, 2, 'effect')
    })
    expect(played.state.players[0]).toMatchObject({ stock: [0, 0, 0, 0, 0], hand: [] })
    expect(played.told).toEqual(['lost', 'discarded'])
  })

  test('AE-BZ-12 a cost is paid in full or the effect is not used', () => {
    const effect = { pay: { energy: 2 }, gains: [{ give: 'vp', amount: 1 }] } as const
    const poor = new Position().stock(0, { energy: 1 })
    const none = run(poor, (g) => applyEffect(g, 0, effect, FROM, 'modules', true))
    expect(none.state.players[0]).toMatchObject({ vp: 0, stock: [1, 0, 0, 0, 0] })
    const rich = poor.stock(0, { energy: 1, credits: 1 })
    const used = run(rich, (g) => applyEffect(g, 0, effect, FROM, 'modules', true))
    expect(used.state.players[0]).toMatchObject({ vp: 1, stock: [0, 0, 0, 0, 0] })
  })

  test('an effect that can be used twice asks before each time that is not sure', () => {
    const guild = { pay: { credits: 1 }, times: 2, gains: [{ give: 'vp', amount: 2 }] } as const
    const position = new Position().stock(0, { credits: 3 })
    const from = { by: 'module', number: moduleDesign('C11') } as const
    const twice = run(position, (g) => applyEffect(g, 0, guild, from, 'modules', true), { answers: ['use'] })
    expect(twice.asked).toMatchObject([
      { question: '0 use', about: { thing: 'module', number: from.number }, options: ['use', 'decline'] },
    ])
    expect(twice.state.players[0].vp).toBe(4)
    const none = run(position, (g) => applyEffect(g, 0, guild, from, 'modules', false), {
      answers: ['decline'],
    })
    expect(none.state.players[0].vp).toBe(0)
  })

  test('OP-34 a cancelled cost is not paid, once, and only by whose turn it is', () => {
    const effect = { pay: { energy: 2 }, gains: [{ give: 'vp', amount: 1 }] } as const
    const position = new Position().turn({ costCancelled: true })
    const played = run(position, (g) => {
      applyEffect(g, 1, effect, FROM, 'modules', true)
      applyEffect(g, 0, effect, FROM, 'modules', true)
      applyEffect(g, 0, effect, FROM, 'modules', true)
    })
    expect(played.state.players.map(({ vp }) => vp)).toEqual([1, 0])
    expect(played.state.turn.costCancelled).toBe(false)
  })
})

describe('Discounts', () => {
  test('AE-BZ-11 the payer says which resource is left out, if it makes a difference', () => {
    const position = new Position().stock(0, { ice: 2, nanocarbon: 2, titanium: 2 }).modules(0, 'C08')
    position.column('commerce', 'C05')
    const played = run(position, (g) => buyModule(g, g.state.players[0], COMMERCE, 0, 0), {
      answers: ['drop nanocarbon'],
    })
    expect(played.asked[0]).toMatchObject({ question: '0 drop', about: { left: 1 } })
    expect(played.facts('paid')).toMatchObject([{ cost: [0, 1, 0, 1, 0] }])
    const alike = position.column('science', 'S07').stock(0, { nanocarbon: 3 })
    const silent = run(alike, (g) => buyModule(g, g.state.players[0], SCIENCE, 0, 0))
    expect(silent.questions).toEqual([])
    expect(silent.state.players[0].stock).toEqual([0, 0, 1, 0, 0])
  })

  test('AE-BZ-11 what would cost credits is left out first', () => {
    const position = new Position().stock(0, { nanocarbon: 3, titanium: 1, credits: 2 }).modules(0, 'C08')
    const played = run(position.column('science', 'S13'), (g) =>
      buyModule(g, g.state.players[0], SCIENCE, 0, 0),
    )
    expect(played.questions).toEqual([])
    expect(played.facts('paid')).toMatchObject([{ cost: [0, 0, 3, 1, 0] }])
  })

  test('AE-BZ-11 discounts add up; a module costs at least one resource, a ship may cost nothing', () => {
    const position = new Position().modules(0, 'C08', 'C08').faction(0, 'F06').upgrade(0, 'UX6')
    position.development(VOLCANIC, 0, 'DC-Vb').stock(0, { titanium: 1 })
    const { state } = position
    expect(modulePrice(state, 0, moduleDesign('S01'), 1, NONE).less).toBe(1)
    expect(cannotBuyModule(state, state.players[0], moduleDesign('I03'), 1, NONE)).toBeUndefined()
    expect(shipPrice(state, 0, HEAVY_CRUISER, 0).less).toBe(4)
    expect(shipPrice(state, 0, FIGHTER, 0).less).toBe(2)
    const free = run(position, (g) => buildShip(g, g.state.players[0], TRANSPORT, 0))
    expect(free.facts('paid')).toEqual([])
    expect(shipOfTypeAt(free.state, 0, TRANSPORT, SUPPLY)).not.toBe(NONE)
    const cruiser = run(position, (g) => buildShip(g, g.state.players[0], HEAVY_CRUISER, 0))
    expect(cruiser.facts('paid')).toMatchObject([{ cost: [0, 0, 0, 1, 0] }])
  })

  test('a Prototype Hall makes modules cheaper at the fields of Industry and Science only', () => {
    const { state } = new Position().development(VOLCANIC, 0, 'DC-Vc')
    const less = (at: number): number => modulePrice(state, 0, moduleDesign('S05'), 0, at).less
    expect([NONE, SCIENCE, INDUSTRY, COMMERCE].map(less)).toEqual([0, 1, 1, 0])
  })
})

describe('Cards', () => {
  test('AE-BZ-1 an empty deck is made from the discards; without any no card is drawn', () => {
    const [one, two] = ['K01', 'K02'].map(tactics)
    const position = new Position().hand(1, 'K03').change({ tactics: [], tacticsSpent: [one, two] })
    const played = run(position, (g) => draw(g, 0, 3, FROM), { draws: unshuffled(2) })
    expect(played.state.players[0].hand).toEqual([two, one])
    expect(played.state.tacticsSpent).toEqual([])
    expect(played.heard).toEqual([
      { fact: { kind: 'drew', who: 0, amount: 2, from: FROM }, audience: undefined },
      { fact: { kind: 'drew-cards', who: 0, cards: [two, one] }, audience: [0] },
    ])
    expect(run(played.state, (g) => draw(g, 0, 1, FROM)).heard).toEqual([])
    expect(played.state.players[1].hand).toEqual([tactics('K03')])
  })

  test('AE-BT-11 at the end of one’s own turn one keeps four cards of one’s choice', () => {
    const position = new Position()
      .hand(0, 'K01', 'K01', 'K02', 'K03', 'K04', 'K05')
      .hand(1, 'K06', 'K07', 'K08', 'K09', 'K10')
    const played = run(position, (g) => keepHandLimit(g, 0), {
      answers: [`card ${tactics('K03')}`, `card ${tactics('K01')}`],
    })
    expect(played.questions).toEqual(['0 hand-limit', '0 hand-limit'])
    expect(played.state.players[0].hand).toEqual(['K01', 'K02', 'K04', 'K05'].map(tactics))
    expect(played.state.players[1].hand).toHaveLength(5)
    expect(played.facts('discarded')).toMatchObject([{ cards: ['K03', 'K01'].map(tactics), why: 'limit' }])
  })

  test('an effect that discards lets one choose among different cards', () => {
    const position = new Position().hand(0, 'K01', 'K01', 'K02')
    const played = gained(position, { give: 'discard', amount: 1 }, { answers: [`card ${tactics('K02')}`] })
    expect(played.asked[0].options).toEqual([`card ${tactics('K01')}`, `card ${tactics('K02')}`])
    expect(played.state.tacticsSpent).toEqual([tactics('K02')])
    const alike = gained(new Position().hand(0, 'K01', 'K01'), { give: 'discard', amount: 1 })
    expect(alike.questions).toEqual(['0 discard'])
  })
})

describe('Other gains', () => {
  test('an exchange goes on until it is enough, and not into full storage', () => {
    const position = new Position().stock(0, { energy: 2, ice: 5, credits: 5 })
    const played = gained(
      position,
      { give: 'exchange', most: 3, among: 'resources' },
      { answers: ['swap energy titanium', 'swap ice nanocarbon', 'enough'] },
    )
    expect(played.state.players[0].stock).toEqual([1, 4, 1, 1, 5])
    expect(played.asked[0].refusals['swap energy credits']).toEqual({ rule: 'AE-BT-10' })
    const basics = gained(position, { give: 'exchange', most: 3, among: 'basics' })
    expect(basics.asked[0].options).toEqual(['swap ice nanocarbon', 'swap ice titanium', 'enough'])
    expect(gained(new Position(), { give: 'exchange', most: 3, among: 'basics' }).questions).toEqual([])
  })

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('a Games Parlour pays for a %i %i credits', (shows, credits) => {
    const played = gained(new Position(), { give: 'gamble' }, { draws: [die(6, shows)] })
    expect(played.state.players[0].stock[4]).toBe(credits)
  })

  test('a Senate scores a point for two leaders on the station, three at the most', () => {
    const senate = { give: 'senate', leaders: 2, most: 3 } as const
    const points = (leaders: number): number =>
      gained(new Position().give(0, { leaders }), senate).state.players[0].vp
    expect([1, 2, 5, 9].map(points)).toEqual([0, 1, 2, 3])
  })

  test('Propaganda and the Relic Hunt count what one has', () => {
    const position = new Position()
      .development(GAS_GIANT, 0, 'DC-Ga')
      .development(VOLCANIC, 1, 'DC-Va')
      .modules(0, 'R01', 'S01')
      .damagedModules(0, 'R02')
      .moons(0, 'AM1')
    const propaganda = { give: 'vp-per', each: 'development', most: 3 } as const
    expect(gained(position, propaganda).state.players[0].vp).toBe(1)
    const hunt = { give: 'vp-per', each: 'relic', most: 2, orElse: [{ give: 'tactics', amount: 1 }] } as const
    expect(gained(position, hunt).state.players[0].vp).toBe(2)
    const without = gained(position, hunt, {}, 1)
    expect(without.told).toEqual(['drew', 'drew-cards'])
  })

  test('AE-RL-4 relic modules and three ancient moons bear a relic icon', () => {
    const position = new Position().modules(0, 'R05', 'C01').moons(0, 'AM1', 'AM4', 'OM1')
    expect(relicsOf(position.state.players[0])).toBe(2)
  })

  test('a Salvage Contract counts the wrecks of everybody', () => {
    const position = new Position().ship(0, 'fighter', SCRAPYARD).ship(1, 'transport', SCRAPYARD)
    const salvage = { give: 'salvage', most: 4 } as const
    expect(gained(position, salvage).state.players[0].stock[ENERGY]).toBe(2)
    position.allShips(1, SCRAPYARD)
    expect(gained(position, salvage).state.players[0].stock[ENERGY]).toBe(4)
  })

  test('a Survey replaces one column; a Prototype may be bought for one resource less', () => {
    const position = new Position()
      .column('science', 'S01', 'S02', 'S03')
      .nextModules('science', 'S13', 'S12')
    const surveyed = gained(position, { give: 'survey' }, { answers: ['column science'], draws: rotated(3) })
    expect(surveyed.state.columns[SCIENCE].slice(0, 2)).toEqual(['S13', 'S12'].map(moduleDesign))
    expect(surveyed.facts('surveyed')).toEqual([{ kind: 'surveyed', who: 0, type: 'science' }])
    const bought = gained(
      position.stock(0, { nanocarbon: 1 }),
      { give: 'module', less: 1 },
      { answers: ['module science 1'] },
    )
    expect(bought.asked[0].options).toContain('enough')
    expect(bought.facts('module')).toMatchObject([{ module: moduleDesign('S02'), free: false }])
    expect(bought.state.players[0].stock).toEqual([0, 0, 0, 0, 0])
    expect(gained(new Position(), { give: 'module', less: 1 }).questions).toEqual([])
  })

  test('a Rift Walk leads to special regions without ships of others', () => {
    const position = new Position()
      .lay(11, special('quasar'))
      .lay(12, special('void'))
      .ship(0, 'transport', GAS_GIANT)
      .ship(0, 'transport', GAS_GIANT)
      .ship(0, 'fighter', 12)
    const waiting = gained(position, { give: 'rift-walk' })
    expect(waiting.asked[0].options).toEqual(['transfer 0 11', 'transfer 0 12', 'transfer 6 11'])
    const occupied = gained(position.ship(1, 'transport', 11), { give: 'rift-walk' })
    expect(occupied.state.ships[0].place).toBe(12)
    expect(gained(new Position(), { give: 'rift-walk' }).heard).toEqual([])
  })

  test('a Rift Walk takes the action of the region it leads to', () => {
    const position = new Position().lay(11, special('quasar')).ship(0, 'transport', GAS_GIANT)
    expect(gained(position, { give: 'rift-walk' }).state.players[0].stock[0]).toBe(3)
  })

  test('basic resources of choice: every way to take so many, and no other', () => {
    expect(gained(new Position(), { give: 'basic', amount: 1 }).asked[0].options).toEqual([
      'take 1 0 0',
      'take 0 1 0',
      'take 0 0 1',
    ])
    expect(gained(new Position(), { give: 'basic', amount: 2 }).asked[0].options).toEqual([
      'take 2 0 0',
      'take 1 1 0',
      'take 1 0 1',
      'take 0 2 0',
      'take 0 1 1',
      'take 0 0 2',
    ])
  })

  test('AE-VO-5 a roll on the table of the Void brings its benefit', () => {
    const played = gained(new Position(), { give: 'void-roll' }, { draws: [die(6, 3)] })
    expect(played.facts('void-roll')).toMatchObject([{ who: 0, dice: [3] }])
    expect(played.state.players[0].stock[4]).toBe(2)
  })

  test('a free ship of one type only', () => {
    const played = gained(new Position(), { give: 'free-ship', only: 'transport' })
    expect(played.questions).toEqual([])
    expect(played.facts('built-ship')).toMatchObject([{ ship: 'transport' }])
  })
})

describe('Moons', () => {
  test('AE-BA-1 the top moon of a planet is claimed and kept', () => {
    const position = new Position().moonsAt(GAS_GIANT, 'MG8', 'MG6').modules(0, 'S08')
    const played = run(position, (g) => {
      expect(claimMoon(g, 0, GAS_GIANT)).toBe(true)
    })
    expect(played.state.players[0].moons).toEqual([moon('MG6')])
    expect(played.state.regions[GAS_GIANT].moons).toEqual([moon('MG8')])
    expect(played.facts('gained')).toMatchObject([{ resource: 'energy', amount: 1, from: { by: 'module' } }])
    run(position.moonsAt(GAS_GIANT), (g) => {
      expect(claimMoon(g, 0, GAS_GIANT)).toBe(false)
    })
  })

  test('AE-RL-3 of two moons of a nebula one is claimed', () => {
    const position = new Position().moonsAt(WEST, 'AM1', 'OM2')
    const [mask, frost] = ['AM1', 'OM2'].map(moon)
    const played = run(position, (g) => claimMoon(g, 0, WEST), { answers: [`moon ${mask} ${WEST}`] })
    expect(played.state.players[0].moons).toEqual([mask])
    expect(played.state.regions[WEST].moons).toEqual([frost])
    expect(played.facts('drew')).toMatchObject([{ amount: 1, from: { by: 'moon', number: mask } }])
  })

  test('AE-RL-3 a Double Net takes both, a Moon Drill one more of a planet', () => {
    const position = new Position().moonsAt(WEST, 'OM1', 'OM2').ship(0, 'science-vessel', WEST)
    position.upgrade(0, 'UX13').turn({ ship: shipOfTypeAt(position.state, 0, SCIENCE_VESSEL, WEST) })
    const both = run(position, (g) => claimMoon(g, 0, WEST), { answers: [`moon ${moon('OM2')} ${WEST}`] })
    expect(both.state.players[0].moons).toEqual(['OM2', 'OM1'].map(moon))
    const drill = new Position().ship(0, 'science-vessel', RUIN_WORLD).upgrade(0, 'US2')
    const launched = shipOfTypeAt(drill.state, 0, SCIENCE_VESSEL, RUIN_WORLD)
    const two = run(drill.turn({ ship: launched }), (g) => claimMoon(g, 0, RUIN_WORLD))
    expect(two.state.players[0].moons).toHaveLength(2)
    const transport = run(drill.turn({ ship: 0 }), (g) => claimMoon(g, 0, RUIN_WORLD))
    expect(transport.state.players[0].moons).toHaveLength(1)
  })

  test('a Lunar Expedition claims one more moon, even with a Moon Drill only one', () => {
    const position = new Position().ship(0, 'science-vessel', RUIN_WORLD).upgrade(0, 'US2')
    position.turn({ region: RUIN_WORLD, ship: shipOfTypeAt(position.state, 0, SCIENCE_VESSEL, RUIN_WORLD) })
    expect(gained(position, { give: 'planet-moon' }).state.players[0].moons).toHaveLength(1)
    const elsewhere = gained(position.turn({ region: SCIENCE_FIELD }), { give: 'planet-moon' })
    expect(elsewhere.heard).toEqual([])
  })

  test('a Nebula Scan finds moons where there is no raider', () => {
    const position = new Position().moonsAt(WEST, 'OM1').moonsAt(EAST, 'OM2', 'OM3').raider('RD-S1', WEST)
    const scan = gained(position, { give: 'nebula-moon' })
    expect(scan.asked[0].options).toEqual(['OM2', 'OM3'].map((id) => `moon ${moon(id)} ${EAST}`))
    const none = gained(position.raider('RD-S1', EAST), { give: 'nebula-moon' })
    expect(none.heard).toEqual([])
  })
})

describe('Moments', () => {
  test('AE-BZ-15 everything that one has gives its own, each with its cause', () => {
    const position = new Position()
      .modules(0, 'C12')
      .development(VOLCANIC, 0, 'DC-Va')
      .discoveries(0, 'DT9')
      .faction(0, 'F03')
    const played = run(position, (g) => happen(g, 0, 'return-start', NONE, NONE))
    expect(
      played.heard.map(({ fact }) => ('from' in fact && typeof fact.from === 'object' ? fact.from.by : '')),
    ).toEqual(['module', 'development', 'faction', 'token'])
  })

  test('AE-BZ-15 what works once a turn or once a cycle does not work again', () => {
    const position = new Position().modules(0, 'S09').faction(0, 'F02')
    const played = run(position, (g) => {
      for (let time = 0; time < 2; time++) happen(g, 0, 'tactics-card-played', NONE, NONE)
      for (let time = 0; time < 2; time++) happen(g, 0, 'battle-lost', NONE, VOLCANIC)
    })
    expect(played.state.players[0].stock[ENERGY]).toBe(1)
    expect(played.facts('advanced')).toHaveLength(1)
    const next = run(new Position().modules(0, 'S09').change({ players: played.state.players }), (g) => {
      g.state.players[0].usedThisTurn = []
      happen(g, 0, 'tactics-card-played', NONE, NONE)
      happen(g, 0, 'battle-lost', NONE, VOLCANIC)
    })
    expect(next.state.players[0].stock[ENERGY]).toBe(2)
    expect(next.facts('advanced')).toHaveLength(0)
  })

  test('AE-BZ-15 salvage is counted ship by ship or all at once, up to its most', () => {
    const position = new Position().modules(0, 'I08').faction(0, 'F02')
    for (let count = 0; count < 4; count++) position.ship(0, 'transport', SCRAPYARD)
    const whole = run(position, (g) => happen(g, 0, 'salvage', NONE, NONE), { answers: ['take 1 1 1'] })
    expect(whole.state.players[0].stock).toEqual([2, 1, 1, 1, 0])
    const wrecks = position.state.ships.flatMap(({ place }, ship) => (place === SCRAPYARD ? [ship] : []))
    const each = run(
      position,
      (g) => {
        for (const ship of wrecks) happen(g, 0, 'salvage', ship, NONE)
      },
      { answers: ['take 1 0 0', 'take 0 1 0', 'take 0 0 1'] },
    )
    expect(each.state.players[0].stock).toEqual([2, 1, 1, 1, 0])
  })

  test('what names a ship asks for that ship, what names its place for that place', () => {
    const position = new Position().upgrade(0, 'UX4').development(RUIN_WORLD, 1, 'DC-Cb')
    const byFighter = run(position, (g) => happen(g, 0, 'field-action', 6, INDUSTRY_FIELD))
    expect(byFighter.questions).toEqual([])
    const byTransport = run(position, (g) => happen(g, 0, 'field-action', 0, INDUSTRY_FIELD))
    expect(byTransport.questions).toEqual(['0 basics'])
    const fees = (region: number): number =>
      run(position, (g) => happen(g, 1, 'launched-here', NONE, region)).state.players[1].stock[4]
    expect([RUIN_WORLD, VOLCANIC].map(fees)).toEqual([1, 0])
  })
})
