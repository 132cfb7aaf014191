import { describe, expect, test } from 'vitest'
import { BAY, EAST, WEST } from '../position/state.ts'
import { playTurn } from '../rules/turn.ts'
import {
  CARBON_WORLD,
  COUNCIL,
  developmentCard,
  GAS_GIANT,
  ICE_PLANET,
  INDUSTRY_FIELD,
  moduleDesign,
  moon,
  Position,
  RUIN_WORLD,
  SCIENCE_FIELD,
  SHIPYARD,
  special,
  tactics,
  VOLCANIC,
} from './position.ts'
import { run } from './rule.ts'

const turn = (position: Position, ...answers: string[]) => run(position, playTurn, { answers })
const fleet = () => new Position().allShips(0, BAY)

describe('planets', () => {
  test('AE-BA-1 the next moon of the stack is claimed and kept', () => {
    const position = new Position().moonsAt(GAS_GIANT, 'MG4', 'MG6')
    const { state } = turn(position, `launch transport ${GAS_GIANT}`)
    expect(state.players[0]).toMatchObject({ moons: [moon('MG6')], stock: [0, 0, 0, 0, 0] })
    expect(state.regions[GAS_GIANT].moons).toEqual([moon('MG4')])
  })

  test.each([
    [GAS_GIANT, [1, 0, 0, 0, 0], 0],
    [VOLCANIC, [0, 0, 0, 1, 0], 0],
    [RUIN_WORLD, [0, 0, 0, 0, 0], 1],
    [CARBON_WORLD, [0, 0, 1, 0, 0], 0],
    [ICE_PLANET, [0, 1, 0, 0, 0], 0],
  ])('AE-BA-2 without moons region %i gives its resource', (region, stock, cards) => {
    const [player] = turn(new Position().moonsAt(region), `launch transport ${region}`).state.players
    expect(player.stock).toEqual(stock)
    expect(player.hand).toHaveLength(cards)
  })

  test('AE-BA-3 whoever has a development there', () => {
    const position = new Position().development(GAS_GIANT, 1, 'DC-Ga')
    expect(turn(position, `launch transport ${GAS_GIANT}`).state.players[0].moons).toHaveLength(1)
  })

  test('Cargo Pods: one more of the resource for a transport; Moon Drill: one more moon for a science vessel', () => {
    const pods = fleet().upgrade(0, 'UT1')
    expect(turn(pods, `launch transport ${GAS_GIANT}`).state.players[0].stock[0]).toBe(1)
    expect(turn(pods, `launch fighter ${GAS_GIANT}`).state.players[0].stock[0]).toBe(0)
    const drill = fleet().upgrade(0, 'US2')
    expect(turn(drill, `launch science-vessel ${GAS_GIANT}`).state.players[0].moons).toHaveLength(2)
    expect(turn(drill, `launch transport ${GAS_GIANT}`).state.players[0].moons).toHaveLength(1)
  })
})

describe('nebulae', () => {
  test('AE-BA-4 a moon if there is one, then 1 energy and a card', () => {
    const position = fleet().moonsAt(EAST, 'OM1')
    const { state } = turn(position, `launch science-vessel ${EAST}`)
    expect(state.players[0]).toMatchObject({ moons: [moon('OM1')], stock: [1, 0, 0, 0, 0] })
    expect(state.players[0].hand).toHaveLength(1)
    expect(turn(fleet().moonsAt(EAST), `launch science-vessel ${EAST}`).state.players[0].stock[0]).toBe(1)
  })

  test('AE-RL-3 of two moons one', () => {
    const position = fleet().moonsAt(EAST, 'OM1', 'AM4')
    const played = turn(position, `launch science-vessel ${EAST}`, `moon ${moon('OM1')} ${EAST}`)
    expect(played.state.regions[EAST].moons).toEqual([moon('AM4')])
  })

  test('AE-BZ-13 Double Net takes both; Twin Lenses act twice, but for the moon; Mist Harvest brings a resource', () => {
    const net = fleet().moonsAt(EAST, 'OM1', 'AM4').upgrade(0, 'UX13')
    const both = turn(net, `launch science-vessel ${EAST}`, `moon ${moon('OM1')} ${EAST}`)
    expect(both.state.players[0].moons).toHaveLength(2)
    const lenses = turn(fleet().upgrade(0, 'UX5'), `launch science-vessel ${WEST}`)
    expect(lenses.state.players[0].stock[0]).toBe(2)
    expect(lenses.state.players[0].moons).toHaveLength(1)
    const harvest = turn(fleet().faction(0, 'F13'), `launch science-vessel ${WEST}`, 'take 1 0 0')
    expect(harvest.state.players[0].stock).toEqual([1, 1, 0, 0, 0])
  })
})

describe('bases', () => {
  test('AE-BA-5, AE-BA-6 a field: up to two modules of its type, each paid; then its supply', () => {
    const position = new Position()
      .stock(0, { nanocarbon: 5, ice: 5 })
      .track(0, 'science', 2)
      .column('science', 'S01', 'S02', 'S03')
    const played = turn(position, `launch transport ${SCIENCE_FIELD}`, 'module science 1', 'module science 0')
    expect(played.state.players[0].modules.map(({ design }) => design)).toEqual(
      ['S02', 'S01'].map(moduleDesign),
    )
    expect(played.state.players[0].stock).toEqual([2, 4, 2, 0, 0])
    expect(played.state.columns[0]).toHaveLength(3)
    expect(played.asked.filter(({ question }) => question === '0 field')).toHaveLength(2)
    expect(played.state.players[0].hand.length).toBeGreaterThan(0)
  })

  test('AE-BA-6 what cannot be paid says so; without a module there is 1 energy more', () => {
    const position = new Position().stock(0, { energy: 3 }).column('industry', 'I01', 'I02', 'I03')
    const played = turn(position, `launch transport ${INDUSTRY_FIELD}`, 'done')
    expect(played.asked[1].refusals['module industry 0']).toEqual({ rule: 'AE-BM-8', missing: 2 })
    expect(played.state.players[0].stock).toEqual([5, 0, 0, 0, 0])
  })

  test('AE-BM-10 an empty field gives its supply and 1 energy', () => {
    const position = new Position()
    position.state.columns[1] = []
    expect(turn(position, `launch transport ${INDUSTRY_FIELD}`).state.players[0].stock[0]).toBe(2)
  })

  test('Open Fields: modules of any type', () => {
    const position = new Position()
      .faction(0, 'F04')
      .stock(0, { titanium: 3, ice: 3 })
      .column('industry', 'I02', 'I03', 'I01')
    const played = turn(position, `launch transport ${SCIENCE_FIELD}`, 'module industry 0')
    expect(played.state.players[0].modules).toHaveLength(1)
  })

  test('AE-BA-5 the shipyard: a ship for one resource less, or titanium; then a repair', () => {
    const position = new Position().stock(0, { titanium: 1 })
    const built = turn(position, `launch transport ${SHIPYARD}`, 'build transport')
    expect(built.told).toContain('built-ship')
    expect(built.state.players[0].vp).toBe(1)
    expect(built.asked[1].refusals['build heavy-cruiser']).toMatchObject({ rule: 'AE-BM-4' })
    const titanium = turn(position, `launch transport ${SHIPYARD}`, 'titanium')
    expect(titanium.state.players[0].stock[3]).toBe(2)
  })

  test('AE-BT-3 at the shipyard and the council a card can still be burned', () => {
    for (const [base, question] of [
      [SHIPYARD, '0 shipyard'],
      [COUNCIL, '0 council'],
    ] as const) {
      const { asked } = turn(new Position().hand(0, 'K01'), `launch transport ${base}`)
      expect(asked[1].question).toBe(question)
      expect(asked[1].options).toContain(`burn ${tactics('K01')}`)
    }
  })

  test('Relic Haulers: an energy for each module gained at a field with a transport', () => {
    const position = fleet()
      .upgrade(0, 'UT4')
      .track(0, 'industry', 2)
      .stock(0, { titanium: 3, ice: 1 })
      .column('industry', 'I03', 'I02', 'I01')
    const answers = ['module industry 0', 'module industry 0']
    const played = turn(position, `launch transport ${INDUSTRY_FIELD}`, ...answers)
    expect(played.facts('gained').filter(({ from }) => from.by === 'upgrade')).toHaveLength(2)
    const fighter = turn(position, `launch fighter ${INDUSTRY_FIELD}`, ...answers)
    expect(fighter.facts('gained').filter(({ from }) => from.by === 'upgrade')).toEqual([])
  })

  test('AE-BA-5 the council: a development with a transport on a planet, or a leader and a card', () => {
    const position = new Position()
      .stock(0, { nanocarbon: 2, ice: 1 })
      .ship(0, 'transport', GAS_GIANT)
      .ship(0, 'science-vessel', BAY)
    const developed = turn(
      position,
      `launch science-vessel ${COUNCIL}`,
      `develop ${GAS_GIANT}`,
      `card ${developmentCard('DC-Ga')}`,
    )
    expect(developed.told).toContain('developed')
    const recruited = turn(position, `launch science-vessel ${COUNCIL}`, 'recruit', `region ${SCIENCE_FIELD}`)
    // One from anywhere, and the one who waits at the council.
    expect(recruited.state.players[0].leaders).toBe(3)
    expect(recruited.state.players[0].hand).toHaveLength(1)
  })

  test('Dark Reading: after a base action the top card is kept, or burned for 1 energy', () => {
    const position = new Position().faction(0, 'F14').nextTactics('K01', 'K02')
    const burned = turn(position, `launch transport ${SCIENCE_FIELD}`, 'burn')
    expect(burned.asked.at(-2)?.question).toBe('0 dark-reading')
    expect(burned.state.tacticsSpent).toEqual([tactics('K02')])
    expect(burned.state.players[0]).toMatchObject({ hand: [tactics('K01')], stock: [2, 0, 0, 0, 0] })
    const kept = turn(position, `launch transport ${SCIENCE_FIELD}`, 'keep')
    expect(kept.state.players[0].hand).toEqual(['K01', 'K02'].map(tactics))
  })
})

describe('special regions', () => {
  const at = (region: Parameters<typeof special>[0]) => new Position().lay(SCIENCE_FIELD, special(region))

  test('AE-BA-7 Quasar 3 energy, Shattered Belt two basics, Silent Gate a card', () => {
    expect(turn(at('quasar'), `launch transport ${SCIENCE_FIELD}`).state.players[0].stock[0]).toBe(3)
    const belt = turn(at('shattered-belt'), `launch transport ${SCIENCE_FIELD}`, 'take 1 1 0')
    expect(belt.state.players[0].stock).toEqual([0, 1, 1, 0, 0])
    expect(turn(at('silent-gate'), `launch transport ${SCIENCE_FIELD}`).state.players[0].hand).toHaveLength(1)
  })

  test('AE-BA-7 Vortex: another ship goes to a tile without ships; then 1 energy', () => {
    const position = at('vortex').ship(0, 'transport', GAS_GIANT).ship(1, 'transport', VOLCANIC)
    const played = turn(position, `launch transport ${SCIENCE_FIELD}`, `transfer 0 ${ICE_PLANET}`)
    expect(played.state.ships[0].place).toBe(ICE_PLANET)
    expect(played.state.players[0].stock[0]).toBe(1)
    const { options } = played.asked[1]
    expect(options).not.toContain(`transfer 0 ${VOLCANIC}`)
    expect(options.some((option) => option.startsWith('transfer 1'))).toBe(false)
    expect(turn(position, `launch transport ${SCIENCE_FIELD}`, 'enough').state.players[0].stock[0]).toBe(1)
  })
})
