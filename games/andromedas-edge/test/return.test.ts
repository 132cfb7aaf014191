import { describe, expect, test } from 'vitest'
import { dockOf, numberOfDock, WORKSHOP } from '../position/docks.ts'
import { outlook } from '../position/plan-outlook.ts'
import { suggestedPlan } from '../position/suggested-plan.ts'
import { BARGE, BAY, SCRAPYARD, SUPPLY, WEST } from '../position/state.ts'
import { playTurn } from '../rules/turn.ts'
import {
  developmentCard,
  GAS_GIANT,
  ICE_PLANET,
  moon,
  Position,
  SCIENCE_FIELD,
  VOLCANIC,
} from './position.ts'
import { run } from './rule.ts'

const turn = (position: Position, ...answers: string[]) => run(position, playTurn, { answers })
const home = (position: Position, ...answers: string[]) => turn(position, 'return', ...answers)

/** A player with ships out, no card and no development within reach. */
const away = (...places: number[]) => {
  const position = new Position().allShips(0, SUPPLY)
  for (const place of places) position.ship(0, 'transport', place)
  return position
}

/** Empties the plan, then docks as told. */
const docking = (position: Position, ...docks: string[]) => {
  const planned = suggestedPlan(position.state, 0)
  return home(position, ...planned.map(() => 'take-out 0'), ...docks, 'dock')
}

describe('develop', () => {
  test('AE-BH-1 one development with a transport on an uncolonised planet', () => {
    const position = away(GAS_GIANT, ICE_PLANET).stock(0, { nanocarbon: 3, ice: 3 }).give(0, { leaders: 5 })
    const played = home(position, `develop ${GAS_GIANT}`, `card ${developmentCard('DC-Ga')}`)
    expect(played.state.regions[GAS_GIANT].owner).toBe(0)
    expect(played.asked[1].options).toEqual([`develop ${GAS_GIANT}`, `develop ${ICE_PLANET}`, 'none'])
    expect(home(position, 'none').state.regions[GAS_GIANT].owner).toBe(-1)
  })

  test('AE-BH-1 it is not asked where it cannot be', () => {
    expect(home(away(GAS_GIANT)).questions).not.toContain('0 develop')
    expect(home(away(SCIENCE_FIELD).stock(0, { nanocarbon: 3, ice: 3 })).questions).not.toContain('0 develop')
  })

  test('AE-BT-3, AE-BT-8 it is asked where energy could be made into what is missing', () => {
    const position = away(GAS_GIANT).stock(0, { nanocarbon: 2, energy: 3 })
    const played = home(position, 'synthesis ice', `develop ${GAS_GIANT}`, `card ${developmentCard('DC-Ga')}`)
    expect(played.state.regions[GAS_GIANT].owner).toBe(0)
    const short = away(GAS_GIANT).stock(0, { nanocarbon: 1, energy: 3 })
    expect(home(short).questions).not.toContain('0 develop')
    const leaderless = away(GAS_GIANT).stock(0, { nanocarbon: 2, ice: 1, energy: 9 }).give(0, { leaders: 0 })
    expect(home(leaderless).questions).not.toContain('0 develop')
  })

  test('AE-BD-11 the transport used up does not dock', () => {
    const position = away(GAS_GIANT, SCIENCE_FIELD).stock(0, { nanocarbon: 2, ice: 1 })
    const played = home(position, `develop ${GAS_GIANT}`, `card ${developmentCard('DC-Gb')}`)
    const plan = played.asked.findLast(({ question }) => question === '0 discovery' || question === '0 plan')
    expect(plan).toBeDefined()
    expect(played.state.ships.filter(({ owner, place }) => owner === 0 && place >= 0)).toHaveLength(1)
  })
})

describe('docks', () => {
  test('AE-BH-2 each ship in a region or in the Barge docks once', () => {
    const position = away(GAS_GIANT, SCIENCE_FIELD, BARGE)
    const played = docking(position, 'cargo ice', 'cargo ice', 'lab')
    expect(played.state.players[0].stock).toEqual([0, 2, 0, 0, 0])
    expect(played.state.players[0].hand).toHaveLength(1)
    const full = played.asked.at(-2)
    expect(full?.question).toBe('0 plan')
    expect(full?.refusals['cargo ice']).toEqual({ rule: 'AE-BH-2' })
  })

  test('AE-BH-2 a module with a dock takes one ship, in the order of the plan', () => {
    const position = away(GAS_GIANT, SCIENCE_FIELD, VOLCANIC).modules(0, 'S02', 'S07')
    const played = docking(position, 'module 0', 'module 1')
    expect(played.asked.at(-2)?.refusals['module 0']).toEqual({ rule: 'AE-BH-2' })
    // 3 energy first, then 2 of them for a step on Science.
    expect(played.state.players[0].stock[0]).toBe(1)
    expect(played.state.players[0].tracks[0]).toBe(1)
    const wrong = docking(position, 'module 1', 'module 0')
    expect(wrong.state.players[0].tracks[0]).toBe(0)
  })

  test('AE-BH-2 the plan can be changed, and nothing happens before it is agreed to', () => {
    const position = away(GAS_GIANT, SCIENCE_FIELD).modules(0, 'S02', 'S07')
    const played = home(position, 'earlier 1', 'take-out 0')
    expect(played.told).not.toContain('docked')
    expect(played.state.turn).toMatchObject({ edits: 2 })
    expect(played.state.turn.plan).toHaveLength(1)
  })

  test('AE-BH-3 ships in the scrapyard do not dock, but one repaired to the Barge does', () => {
    const position = away(GAS_GIANT).ship(0, 'fighter', SCRAPYARD)
    const played = docking(position, 'workshop')
    expect(played.asked.at(-1)).toMatchObject({ question: '0 plan', about: { left: 0 } })
    expect(played.facts('repaired')).toHaveLength(1)
    const twice = run(played.state, () => undefined)
    expect(twice.state.turn.plan).toHaveLength(1)
    expect(home(away(SCRAPYARD)).questions).not.toContain('0 plan')
  })

  test('AE-BH-4 Cargo gives energy or a basic resource, the Slipway a ship, the Workshop a repair, the Lab a card', () => {
    const position = away(GAS_GIANT, SCIENCE_FIELD, VOLCANIC, ICE_PLANET).stock(0, { titanium: 1, energy: 1 })
    const played = run(position, playTurn, {
      answers: [
        'return',
        ...suggestedPlan(position.state, 0).map(() => 'take-out 0'),
        'workshop',
        'lab',
        'cargo energy',
        'slipway',
        'dock',
        'build transport',
      ],
    })
    expect(played.state.players[0]).toMatchObject({ vp: 1, stock: [1, 0, 0, 0, 0] })
    expect(played.state.players[0].hand).toHaveLength(1)
    expect(played.facts('built-ship')).toHaveLength(1)
    const planning = played.asked.findLast(({ question }) => question === '0 plan')
    expect(planning?.refusals['workshop']).toBeDefined()
    const second = docking(away(GAS_GIANT, SCIENCE_FIELD), 'lab')
    expect(second.asked.at(-2)?.refusals['lab']).toEqual({ rule: 'AE-BH-4' })
  })

  test('AE-BX-1 a damaged module takes no ship, unless it is repaired before', () => {
    const position = away(GAS_GIANT, SCIENCE_FIELD).damagedModules(0, 'S02')
    const planned = suggestedPlan(position.state, 0).map(() => 'take-out 0')
    const refused = home(position, ...planned)
    expect(refused.asked.at(-1)?.refusals['module 0']).toEqual({ rule: 'AE-BX-1' })
    const played = home(position, ...planned, 'workshop', 'module 0', 'dock')
    expect(played.state.players[0]).toMatchObject({ stock: [3, 0, 0, 0, 0], vp: 0 })
  })

  test('an Eclipse keeps ships from docking, once', () => {
    const position = away(GAS_GIANT).give(0, { eclipsed: [0] })
    const played = home(position)
    expect(played.questions).not.toContain('0 plan')
    expect(played.state.players[0].eclipsed).toEqual([])
  })
})

describe('the suggested plan', () => {
  test('pays first, converts next, buys last; the rest brings what there is room for', () => {
    const position = away(GAS_GIANT, SCIENCE_FIELD, VOLCANIC).modules(0, 'I12', 'S02')
    const kinds = suggestedPlan(position.state, 0).map((number) => dockOf(number))
    const places = kinds.map((dock) => (dock.kind === 'module' ? `module ${dock.module}` : dock.kind))
    expect(places).toHaveLength(3)
    expect(places.indexOf('module 1')).toBeLessThan(places.indexOf('module 0'))
  })

  test('repairs a module before its dock', () => {
    const position = away(GAS_GIANT, SCIENCE_FIELD).damagedModules(0, 'S12')
    expect(suggestedPlan(position.state, 0)).toEqual([WORKSHOP, numberOfDock({ kind: 'module', module: 0 })])
  })

  test('AE-BT-10 loses nothing that another order would keep', () => {
    const position = away(GAS_GIANT, SCIENCE_FIELD).modules(0, 'S02', 'I12').stock(0, { energy: 9 })
    const plan = suggestedPlan(position.state, 0)
    expect(outlook(position.state, 0, plan).lost).toBe(0)
    expect(outlook(position.state, 0, plan.toReversed()).lost).toBeGreaterThan(0)
  })

  test('the outlook says what will be had', () => {
    const { state } = away(GAS_GIANT, SCIENCE_FIELD).modules(0, 'S10').stock(0, { energy: 10 })
    const plan = [0, numberOfDock({ kind: 'module', module: 0 })]
    expect(outlook(state, 0, plan)).toMatchObject({ stock: [10, 0, 0, 0, 0], vp: 1, cards: 2, lost: 1 })
  })
})

describe('after the docks', () => {
  test('AE-BH-5 each ship in the scrapyard gives 1 energy; the Refugees and a Salvage Bay get more', () => {
    const wrecks = () => away(SCRAPYARD, SCRAPYARD, SCRAPYARD)
    expect(home(wrecks()).state.players[0].stock[0]).toBe(3)
    expect(home(wrecks().faction(0, 'F02')).state.players[0].stock[0]).toBe(5)
    const bay = home(away(SCRAPYARD).modules(0, 'I08'), 'take 0 0 1')
    expect(bay.state.players[0].stock).toEqual([1, 0, 0, 1, 0])
  })

  test('AE-BH-6 all ships come to the bay, the heavy cruiser whole; leaders and moons stay', () => {
    const position = away(GAS_GIANT, SCRAPYARD, BARGE).ship(0, 'heavy-cruiser', WEST, 1).moons(0, 'MV1')
    const played = docking(position, 'cargo ice')
    const own = played.state.ships.slice(0, 9)
    expect(own.filter(({ place }) => place === BAY)).toHaveLength(4)
    expect(own.filter(({ place }) => place === SUPPLY)).toHaveLength(5)
    expect(own.every(({ damage }) => damage === 0)).toBe(true)
    expect(played.state.players[0]).toMatchObject({ leaders: 1, moons: [moon('MV1')] })
  })

  test('AE-BH-7 the event marker goes one step, at the end with an event', () => {
    const played = home(away(SCRAPYARD))
    expect(played.state.marker).toBe(1)
    expect(home(away(SCRAPYARD).change({ marker: 1, events: [4] })).told).toContain('event')
  })

  test('AE-BH-8 no raider attacks', () => {
    const position = away(GAS_GIANT).raider('RD-S1', GAS_GIANT)
    expect(home(position, 'dock').told).not.toContain('raider-attacks')
  })

  test('AE-BZ-10 the start of the return comes before its first step', () => {
    const position = away(GAS_GIANT).discoveries(0, 'DT9').stock(0, { nanocarbon: 2, ice: 1 })
    const played = home(position)
    expect(played.asked[1].question).toBe('0 develop')
    expect(played.state.players[0].stock[0]).toBe(2)
  })

  test('War Council: who has won since the last return advances on Supremacy', () => {
    const council = (won: number) =>
      away(SCRAPYARD).development(ICE_PLANET, 0, 'DC-Rc').give(0, { wonThisCycle: won })
    expect(home(council(1)).state.players[0].tracks[4]).toBe(1)
    expect(home(council(0)).state.players[0].tracks[4]).toBe(0)
  })

  test('AE-IC-8 one module with a cost is enough to cancel one, a damaged one is not', () => {
    const spend = `moon ${moon('AM4')}`
    const offered = (position: Position): boolean =>
      home(position.moons(0, 'AM4')).asked.at(-1)?.options.includes(spend) ?? false
    expect(offered(away(SCIENCE_FIELD).modules(0, 'S02', 'S07'))).toBe(true)
    expect(offered(away(SCIENCE_FIELD).modules(0, 'S02').damagedModules(0, 'S07'))).toBe(false)
  })

  test('AE-IC-8 a cost is cancelled for a dock', () => {
    const position = away(SCIENCE_FIELD).modules(0, 'S07').moons(0, 'AM4')
    const spend = `moon ${moon('AM4')}`
    expect(turn(position).asked[0].refusals[spend]).toEqual({ rule: 'AE-IC-8' })
    const planned = suggestedPlan(position.state, 0).map(() => 'take-out 0')
    const played = home(position, spend, ...planned, 'module 0', 'dock')
    expect(played.state.players[0].tracks[0]).toBe(1)
    expect(played.state.turn.costCancelled).toBe(false)
  })
})
