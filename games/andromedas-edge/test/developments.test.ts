import { describe, expect, test } from 'vitest'
import {
  buildingTransports,
  cannotDevelop,
  developmentCardsLeft,
  developmentLeaders,
  developmentSites,
  developmentVp,
} from '../position/developing.ts'
import { countAt, shipOfTypeAt } from '../position/ships.ts'
import { BAY, EAST, NONE, SUPPLY, TRANSPORT, WEST } from '../position/state.ts'
import { develop, recruitAndCollect, recruitFromAnywhere } from '../rules/developments.ts'
import { happen } from '../rules/effects.ts'
import { shipIn } from './in-battle.ts'
import {
  base,
  CARBON_WORLD,
  CIVILIZATION_FIELD,
  COMMERCE_FIELD,
  developmentCard,
  GAS_GIANT,
  ICE_PLANET,
  INDUSTRY_FIELD,
  planet,
  Position,
  RUIN_WORLD,
  SCIENCE_FIELD,
  SHIPYARD,
  VOLCANIC,
} from './position.ts'
import { run } from './rule.ts'

const FROM = { by: 'turn' } as const

const ALL = { ice: 5, nanocarbon: 5, titanium: 5 }

/** Seat 0 can pay for everything, has leaders enough and a transport on a planet; no leader waits anywhere. */
const settler = (region: number, leaders = 3): Position =>
  new Position().withoutLeaders().stock(0, ALL).give(0, { leaders }).ship(0, 'transport', region)

describe('Requirements', () => {
  test.each([
    [GAS_GIANT, 'observatory', [0, 1, 2, 0, 0], 'science'],
    [VOLCANIC, 'factory', [0, 1, 0, 2, 0], 'industry'],
    [RUIN_WORLD, 'obelisk', [0, 1, 1, 1, 0], 'supremacy'],
    [CARBON_WORLD, 'spaceport', [0, 0, 2, 1, 0], 'commerce'],
    [ICE_PLANET, 'city', [0, 2, 1, 0, 0], 'civilization'],
  ] as const)('AE-BD-1 the type follows from the planet (%i: %s)', (region, _, cost, track) => {
    const played = run(settler(region).stack(2), (g) => develop(g, 0, region), {
      answers: [`card ${developmentCardsLeft(settler(region).state, region)[0]}`],
    })
    expect(played.facts('paid')).toEqual([{ kind: 'paid', who: 0, cost }])
    expect(played.facts('advanced')).toEqual([{ kind: 'advanced', who: 0, track, space: 1 }])
  })

  test('AE-BD-1 there is one development on a planet, and none elsewhere', () => {
    const { state } = settler(GAS_GIANT)
      .ship(0, 'transport', SCIENCE_FIELD)
      .development(GAS_GIANT, 1, 'DC-Ga')
    expect(cannotDevelop(state, 0, GAS_GIANT)).toEqual({ rule: 'AE-BD-1' })
    expect(cannotDevelop(state, 0, SCIENCE_FIELD)).toEqual({ rule: 'AE-BD-1' })
    expect(developmentSites(state, 0)).toEqual([])
  })

  test('AE-BD-2 a transport, leaders for the size, and the cost', () => {
    expect(cannotDevelop(settler(VOLCANIC).state, 0, VOLCANIC)).toBeUndefined()
    const fighter = new Position().stock(0, ALL).give(0, { leaders: 3 }).ship(0, 'fighter', VOLCANIC)
    expect(cannotDevelop(fighter.state, 0, VOLCANIC)).toEqual({ rule: 'AE-BD-2' })
    expect(cannotDevelop(settler(VOLCANIC, 0).state, 0, VOLCANIC)).toEqual({ rule: 'AE-BD-2', missing: 2 })
    const poor = settler(VOLCANIC).stock(0, { titanium: 1, credits: 1 })
    expect(cannotDevelop(poor.state, 0, VOLCANIC)).toEqual({ rule: 'AE-BD-2', missing: 1 })
    expect(developmentSites(poor.state, 0)).toEqual([VOLCANIC])
  })

  test('AE-BD-2 a Colonial Charter and a Regent’s Seal save a leader each, one is always needed', () => {
    const position = settler(GAS_GIANT).lay(RUIN_WORLD, planet('ruin-world', 3))
    const needed = (): number[] =>
      [GAS_GIANT, VOLCANIC, RUIN_WORLD].map((region) => developmentLeaders(position.state, 0, region))
    expect(needed()).toEqual([1, 2, 3])
    position.give(0, { upgrades: [NONE, NONE, NONE, NONE] }).upgrade(0, 'UX11')
    expect(needed()).toEqual([1, 2, 2])
    position.development(ICE_PLANET, 0, 'DC-Ic')
    expect(needed()).toEqual([1, 1, 1])
  })

  test('AE-BD-2 a development may cost some resources less, and one says which', () => {
    const position = settler(VOLCANIC).modules(0, 'V08').upgrade(0, 'UT3')
    const played = run(position, (g) => develop(g, 0, VOLCANIC), {
      answers: ['drop titanium', 'drop ice', `card ${developmentCard('DC-Va')}`],
    })
    expect(played.asked[0]).toMatchObject({ question: '0 drop', options: ['drop ice', 'drop titanium'] })
    expect(played.facts('paid')).toMatchObject([{ cost: [0, 0, 0, 1, 0] }])
  })

  test('AE-BZ-6 without a card of the type left it cannot be built', () => {
    const position = settler(GAS_GIANT)
      .lay(11, planet('gas-giant', 2))
      .lay(12, planet('gas-giant', 3))
      .lay(13, planet('volcanic', 1))
      .development(11, 1, 'DC-Ga')
      .development(12, 1, 'DC-Gb')
    expect(developmentCardsLeft(position.state, GAS_GIANT)).toEqual([developmentCard('DC-Gc')])
    position.development(13, 1, 'DC-Gc')
    expect(cannotDevelop(position.state, 0, GAS_GIANT)).toEqual({ rule: 'AE-BZ-6' })
    position.region(13, { owner: NONE, card: NONE })
    const waiting = { region: 13, card: developmentCard('DC-Gc'), leaders: 1, corrupted: 0 }
    expect(cannotDevelop(position.state, 0, GAS_GIANT)).toBeUndefined()
    expect(cannotDevelop(position.machine({ rebuild: waiting }).state, 0, GAS_GIANT)).toEqual({
      rule: 'AE-BZ-6',
    })
  })

  test('Long Gangways: a transport on an adjacent tile builds, one chooses which', () => {
    const position = settler(SCIENCE_FIELD).ship(0, 'transport', INDUSTRY_FIELD)
    expect(cannotDevelop(position.state, 0, VOLCANIC)).toEqual({ rule: 'AE-BD-2' })
    position.upgrade(0, 'UX8')
    expect(developmentSites(position.state, 0)).toEqual([
      GAS_GIANT,
      VOLCANIC,
      RUIN_WORLD,
      CARBON_WORLD,
      ICE_PLANET,
    ])
    const misty = settler(WEST).upgrade(0, 'UX8')
    expect(cannotDevelop(misty.state, 0, GAS_GIANT)).toEqual({ rule: 'AE-BD-2' })
    const [, second] = buildingTransports(position.state, 0, VOLCANIC)
    const played = run(position, (g) => develop(g, 0, VOLCANIC), {
      answers: [`ship ${second}`, `card ${developmentCard('DC-Va')}`],
    })
    expect(played.questions[0]).toBe('0 gangways')
    expect(played.state.ships[second].place).toBe(SUPPLY)
  })

  test('Long Gangways: one may leave the transport on the planet and use one beside it', () => {
    const position = settler(VOLCANIC).ship(0, 'transport', INDUSTRY_FIELD).upgrade(0, 'UX8')
    const beside = shipIn(position.state, 0, 'transport', INDUSTRY_FIELD)
    const played = run(position, (g) => develop(g, 0, VOLCANIC), {
      answers: [`ship ${beside}`, `card ${developmentCard('DC-Va')}`],
    })
    expect(played.state.ships[beside].place).toBe(SUPPLY)
  })

  test('Long Gangways: in a return all transports come home, and which one goes is no question', () => {
    const position = settler(SCIENCE_FIELD).ship(0, 'transport', INDUSTRY_FIELD).upgrade(0, 'UX8')
    const [, second] = buildingTransports(position.state, 0, VOLCANIC)
    const returning = position.turn({ kind: 'return' }).give(0, { eclipsed: [second] })
    const played = run(returning, (g) => develop(g, 0, VOLCANIC))
    expect(played.questions).toEqual(['0 development-card'])
    const built = run(returning, (g) => develop(g, 0, VOLCANIC), {
      answers: [`card ${developmentCard('DC-Va')}`],
    })
    // But for one that cannot dock anyway.
    expect(built.state.ships[second].place).toBe(SUPPLY)
  })
})

describe('Building', () => {
  test('AE-BD-3 the leaders stay on the planet and show the owner', () => {
    const played = run(settler(VOLCANIC), (g) => develop(g, 0, VOLCANIC), {
      answers: [`card ${developmentCard('DC-Vb')}`],
    })
    expect(played.state.players[0].leaders).toBe(1)
    expect(played.state.regions[VOLCANIC]).toMatchObject({
      owner: 0,
      card: developmentCard('DC-Vb'),
      settlers: 2,
      corrupted: 0,
    })
    expect(played.facts('developed')).toMatchObject([{ who: 0, region: VOLCANIC, leaders: 2 }])
  })

  test('AE-BD-4 a point for each leader of any colour there and on adjacent tiles, not in nebulae', () => {
    const position = settler(GAS_GIANT)
      .leaders(SCIENCE_FIELD, 0, 1)
      .leaders(SCIENCE_FIELD, 1, 2)
      .leaders(WEST, 0, 2)
      .leaders(VOLCANIC, 1, 4)
      .leaders(COMMERCE_FIELD, 1, 1)
    expect(developmentVp(position.state, 0, GAS_GIANT, 1)).toBe(5)
    const played = run(position.stack(2), (g) => develop(g, 0, GAS_GIANT), {
      answers: [`card ${developmentCard('DC-Ga')}`],
    })
    expect(played.facts('vp')[0]).toMatchObject({ vp: 5, source: 'developments' })
  })

  test('AE-BD-4 leaders on developments beside it count, ten at the most, eleven with Splendour', () => {
    const position = settler(VOLCANIC)
      .leaders(SCIENCE_FIELD, 1, 4)
      .leaders(INDUSTRY_FIELD, 1, 3)
      .development(CARBON_WORLD, 1, 'DC-Ca', 2)
    expect(developmentVp(position.state, 0, VOLCANIC, 2)).toBe(10)
    expect(developmentVp(position.leaders(INDUSTRY_FIELD, 1, 1).state, 0, VOLCANIC, 2)).toBe(9)
    position.leaders(INDUSTRY_FIELD, 1, 3).faction(0, 'F11')
    expect(developmentVp(position.state, 0, VOLCANIC, 2)).toBe(11)
  })

  test('AE-BD-5 one of the cards left, and an advance', () => {
    const position = settler(VOLCANIC).lay(11, planet('volcanic', 1)).development(11, 1, 'DC-Vb')
    const cards = ['DC-Va', 'DC-Vc'].map(developmentCard)
    const waiting = run(position, (g) => develop(g, 0, VOLCANIC))
    expect(waiting.asked[0]).toMatchObject({
      question: '0 development-card',
      about: { region: VOLCANIC },
      options: cards.map((card) => `card ${card}`),
    })
    const played = run(position, (g) => develop(g, 0, VOLCANIC), { answers: [`card ${cards[1]}`] })
    expect(played.state.players[0].tracks).toEqual([0, 1, 0, 0, 0])
  })

  test('AE-BD-6 an observatory also gives a token of its stack, or two points', () => {
    const answers = [`card ${developmentCard('DC-Gb')}`]
    const position = settler(GAS_GIANT).stack(2, 'DT2', 'DT10')
    const played = run(position, (g) => develop(g, 0, GAS_GIANT), { answers: [...answers, 'token 10'] })
    expect(played.questions).toEqual(['0 development-card', '0 discovery'])
    expect(played.state.players[0].discoveries).toEqual([10])
    const empty = run(settler(GAS_GIANT).stack(2), (g) => develop(g, 0, GAS_GIANT), { answers })
    expect(empty.facts('vp').map(({ vp }) => vp)).toEqual([1, 2])
  })

  test('AE-BD-7 the transport goes back to the supply, unless the table plays without that', () => {
    const answers = [`card ${developmentCard('DC-Va')}`]
    const played = run(settler(VOLCANIC), (g) => develop(g, 0, VOLCANIC), { answers })
    expect(countAt(played.state, 0, SUPPLY)).toBe(7)
    expect(shipOfTypeAt(played.state, 0, TRANSPORT, VOLCANIC)).toBe(NONE)
    const kept = new Position({ developConsumesTransport: false })
      .stock(0, ALL)
      .give(0, { leaders: 2 })
      .ship(0, 'transport', VOLCANIC)
    const staying = run(kept, (g) => develop(g, 0, VOLCANIC), { answers })
    expect(shipOfTypeAt(staying.state, 0, TRANSPORT, VOLCANIC)).not.toBe(NONE)
  })

  test('AE-BD-8 leaders on a development are not recruited, those on bases and nebulae are', () => {
    const position = new Position()
      .development(GAS_GIANT, 0, 'DC-Ga', 2)
      .ship(0, 'transport', GAS_GIANT)
      .ship(0, 'transport', SHIPYARD)
      .ship(0, 'science-vessel', WEST)
    const played = run(position, (g) => recruitAndCollect(g, 0))
    expect(played.facts('recruited')).toEqual([
      { kind: 'recruited', who: 0, region: SHIPYARD, tile: base('shipyard'), leaders: 1 },
      { kind: 'recruited', who: 0, region: WEST, tile: NONE, leaders: 2 },
    ])
    expect(played.state.players[0].leaders).toBe(4)
    expect(played.state.regions[GAS_GIANT].settlers).toBe(2)
    expect(played.state.regions[SHIPYARD].leaders).toEqual([0, 1, 0, 0, 0, 0])
  })

  test('AE-BL-9 what recruiting brings comes once, however many regions', () => {
    const position = new Position().modules(0, 'V04').development(GAS_GIANT, 0, 'DC-Ib')
    position.ship(0, 'transport', SHIPYARD).ship(0, 'transport', SCIENCE_FIELD)
    const played = run(position, (g) => {
      recruitAndCollect(g, 0)
      recruitAndCollect(g, 0)
    })
    expect(played.facts('recruited')).toHaveLength(2)
    expect(played.facts('gained')).toMatchObject([{ resource: 'energy', amount: 1 }])
    const more = run(played.state, (g) => recruitFromAnywhere(g, 0, FROM), { answers: [`region ${WEST}`] })
    expect(more.told).toEqual(['recruited', 'gained'])
  })

  test('AE-BL-10 credits in regions with ships of one’s own are taken, as far as there is room', () => {
    const position = new Position()
      .stock(0, { credits: 4 })
      .ship(0, 'transport', RUIN_WORLD)
      .region(RUIN_WORLD, { bonus: 2 })
      .region(ICE_PLANET, { bonus: 1 })
    const played = run(position, (g) => recruitAndCollect(g, 0))
    expect(played.state.players[0].stock[4]).toBe(5)
    expect(played.state.regions[RUIN_WORLD].bonus).toBe(0)
    expect(played.state.regions[ICE_PLANET].bonus).toBe(1)
    expect(played.facts('collected')).toEqual([
      { kind: 'collected', who: 0, region: RUIN_WORLD, tile: planet('ruin-world', 1), credits: 1 },
    ])
  })

  test('AE-BD-9 a leader from any base or nebula; with none left a point', () => {
    const position = new Position().withoutLeaders().leaders(EAST, 0, 1).leaders(CIVILIZATION_FIELD, 0, 1)
    position.leaders(SHIPYARD, 1, 1)
    const played = run(position, (g) => recruitFromAnywhere(g, 0, FROM), { answers: [`region ${EAST}`] })
    expect(played.asked[0].options).toEqual([`region ${CIVILIZATION_FIELD}`, `region ${EAST}`])
    expect(played.state.players[0].leaders).toBe(2)
    const last = run(played.state, (g) => recruitFromAnywhere(g, 0, FROM))
    expect(last.questions).toEqual([])
    expect(last.state.players[0].leaders).toBe(3)
    const none = run(last.state, (g) => recruitFromAnywhere(g, 0, FROM))
    expect(none.facts('vp')).toMatchObject([{ vp: 1, source: 'leaders' }])
  })

  test('AE-BD-10 points, card, advance, type bonus, then effects of building', () => {
    const position = settler(GAS_GIANT).modules(0, 'V11').faction(0, 'F08').stack(2, 'DT10')
    const played = run(position, (g) => develop(g, 0, GAS_GIANT), {
      answers: [`card ${developmentCard('DC-Ga')}`, 'take 1 0 0'],
    })
    expect(played.told.join(' ')).toBe(
      'paid developed vp advanced drew drew-cards looked took-discovery vp gained',
    )
    expect(played.facts('vp').map(({ vp }) => vp)).toEqual([1, 2])
    const nextReturn = run(played.state, (g) => happen(g, 0, 'return-start', NONE, NONE))
    expect(nextReturn.facts('drew')).toMatchObject([{ amount: 1, from: { by: 'development' } }])
  })

  test('AE-BD-11 the transport that was used up is no longer there to dock', () => {
    const played = run(settler(VOLCANIC), (g) => develop(g, 0, VOLCANIC), {
      answers: [`card ${developmentCard('DC-Va')}`],
    })
    const out = played.state.ships.filter(({ owner, place }) => owner === 0 && place >= 0)
    expect(out).toEqual([])
    expect(countAt(played.state, 0, BAY)).toBe(2)
  })
})
