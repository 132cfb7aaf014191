import { describe, expect, test } from 'vitest'
import { cannotLaunch, reachOf } from '../position/launching.ts'
import {
  BAY,
  EAST,
  FIGHTER,
  HEAVY_CRUISER,
  NONE,
  SCIENCE_VESSEL,
  TRANSPORT,
  WEST,
} from '../position/state.ts'
import { playTurn } from '../rules/turn.ts'
import {
  CARBON_WORLD,
  COMMERCE_FIELD,
  COUNCIL,
  GAS_GIANT,
  ICE_PLANET,
  INDUSTRY_FIELD,
  Position,
  RUIN_WORLD,
  SCIENCE_FIELD,
  SHIPYARD,
  special,
  VOLCANIC,
} from './position.ts'
import { run } from './rule.ts'

const turn = (position: Position, ...answers: string[]) => run(position, playTurn, { answers })

const refusal = (position: Position, type: number, region: number): string | undefined =>
  cannotLaunch(position.state, 0, reachOf(position.state, 0), type, region)?.rule

/** Everything in the bay but a transport that is out. */
const out = (place = GAS_GIANT) => new Position().allShips(0, BAY).ship(0, 'transport', place)

describe('where to', () => {
  test('AE-BL-1 a ship goes from the bay to the region, which is the active one', () => {
    const played = turn(new Position(), `launch transport ${VOLCANIC}`)
    expect(played.state.turn).toMatchObject({ kind: 'launch', region: VOLCANIC, ship: 0 })
    expect(played.state.ships[0].place).toBe(VOLCANIC)
    expect(played.facts('launched')[0]).toMatchObject({ who: 0, ship: 'transport', region: VOLCANIC })
  })

  test('AE-BL-2 not where there are ships, but with Attack where those of others are', () => {
    const position = out().ship(1, 'transport', SCIENCE_FIELD)
    expect(refusal(position, TRANSPORT, SCIENCE_FIELD)).toBe('AE-BL-2')
    expect(refusal(position, HEAVY_CRUISER, SCIENCE_FIELD)).toBe('AE-BL-2')
    expect(refusal(position, FIGHTER, SCIENCE_FIELD)).toBeUndefined()
    expect(refusal(position, FIGHTER, GAS_GIANT)).toBe('AE-BL-2')
    expect(refusal(position, TRANSPORT, GAS_GIANT)).toBe('AE-BL-2')
  })

  test('AE-BL-3 developments, leaders, moons and raiders are in nobody’s way', () => {
    const position = out()
      .development(COMMERCE_FIELD + 1, 1, 'DC-Ca')
      .raider('RD-S1', COMMERCE_FIELD)
    expect(refusal(position, TRANSPORT, COMMERCE_FIELD)).toBeUndefined()
    expect(refusal(new Position().development(GAS_GIANT, 1, 'DC-Ga'), TRANSPORT, GAS_GIANT)).toBeUndefined()
  })

  test('AE-BL-4 with nothing out to any tile, then beside ships and developments', () => {
    const fresh = new Position()
    for (let region = GAS_GIANT; region <= COUNCIL; region++)
      expect(refusal(fresh, TRANSPORT, region)).toBeUndefined()
    const position = out()
    expect(refusal(position, TRANSPORT, SCIENCE_FIELD)).toBeUndefined()
    expect(refusal(position, TRANSPORT, COMMERCE_FIELD)).toBeUndefined()
    expect(refusal(position, TRANSPORT, VOLCANIC)).toBe('AE-BL-4')
    position.development(RUIN_WORLD, 0, 'DC-Ra')
    expect(refusal(position, TRANSPORT, RUIN_WORLD)).toBeUndefined()
    expect(refusal(position, TRANSPORT, ICE_PLANET)).toBeUndefined()
    expect(refusal(position, TRANSPORT, VOLCANIC)).toBe('AE-BL-4')
  })

  test('AE-BL-5 a heavy cruiser goes two steps', () => {
    expect(refusal(out(), HEAVY_CRUISER, VOLCANIC)).toBeUndefined()
    expect(refusal(out(), HEAVY_CRUISER, INDUSTRY_FIELD)).toBe('AE-BL-5')
  })

  test('AE-BL-6 a science vessel goes anywhere, and only it to a nebula', () => {
    expect(refusal(out(), SCIENCE_VESSEL, RUIN_WORLD)).toBeUndefined()
    expect(refusal(out(), SCIENCE_VESSEL, EAST)).toBeUndefined()
    for (const type of [TRANSPORT, FIGHTER, HEAVY_CRUISER]) expect(refusal(out(), type, WEST)).toBe('AE-BL-6')
  })

  test('AE-BL-7 the Doom Flag gives transports Attack for a launch, for 1 energy', () => {
    const position = out().faction(0, 'F01').stock(0, { energy: 1 }).ship(1, 'transport', SCIENCE_FIELD)
    const played = turn(position, 'doom-flag')
    expect(played.asked[0].refusals[`launch transport ${SCIENCE_FIELD}`]).toEqual({ rule: 'AE-BL-2' })
    expect(played.asked[1].options).toContain(`launch transport ${SCIENCE_FIELD}`)
    expect(played.asked[1].refusals[`launch heavy-cruiser ${SCIENCE_FIELD}`]).toEqual({ rule: 'AE-BL-2' })
    expect(played.state.players[0].stock[0]).toBe(0)
  })

  test('AE-BB-30 Quiet Passage lets one share a base without battle, for 1 energy', () => {
    const position = out().faction(0, 'F14').stock(0, { energy: 1 }).ship(1, 'transport', SCIENCE_FIELD)
    const played = turn(position, 'quiet-passage', `launch transport ${SCIENCE_FIELD}`)
    expect(played.told).not.toContain('battle')
    expect(played.state.turn).toMatchObject({ quietPassage: true, attacked: false })
    const elsewhere = out(SCIENCE_FIELD)
      .faction(0, 'F14')
      .stock(0, { energy: 1 })
      .ship(1, 'transport', VOLCANIC)
    const planet = turn(elsewhere, 'quiet-passage', `launch fighter ${VOLCANIC}`)
    expect(planet.state.turn).toMatchObject({ quietPassage: false, attacked: true })
  })

  test('AE-BL-4 Long Strides: range 2; Beacons: tiles two steps from a development', () => {
    expect(refusal(out().faction(0, 'F10'), TRANSPORT, VOLCANIC)).toBeUndefined()
    expect(refusal(out().faction(0, 'F10'), TRANSPORT, INDUSTRY_FIELD)).toBe('AE-BL-4')
    const lit = out().development(RUIN_WORLD, 0, 'DC-Ra')
    expect(refusal(lit, TRANSPORT, VOLCANIC)).toBe('AE-BL-4')
    expect(refusal(lit.faction(0, 'F11'), TRANSPORT, VOLCANIC)).toBeUndefined()
  })

  test('AE-BL-4 Alliance Lanes: as if ships were on every base', () => {
    const position = out().development(CARBON_WORLD, 0, 'DC-Ca')
    expect(refusal(position, TRANSPORT, INDUSTRY_FIELD)).toBe('AE-BL-4')
    const lanes = out().development(CARBON_WORLD, 0, 'DC-Cc')
    expect(refusal(lanes, TRANSPORT, INDUSTRY_FIELD)).toBeUndefined()
    expect(refusal(lanes, TRANSPORT, RUIN_WORLD)).toBeUndefined()
  })

  test('AE-BL-6 Mist-born and Mist Charts open a nebula beside a ship, the Silent Gate both', () => {
    const born = out().faction(0, 'F13')
    expect(refusal(born, TRANSPORT, WEST)).toBeUndefined()
    expect(refusal(born, TRANSPORT, EAST)).toBe('AE-BL-6')
    expect(refusal(out().development(ICE_PLANET, 0, 'DC-Gc'), TRANSPORT, WEST)).toBeUndefined()
    const gate = out(SCIENCE_FIELD).lay(SCIENCE_FIELD, special('silent-gate'))
    expect(refusal(gate, TRANSPORT, EAST)).toBeUndefined()
  })

  test('AE-BL-2 a nebula can be occupied as well', () => {
    expect(refusal(out().ship(1, 'science-vessel', WEST), SCIENCE_VESSEL, WEST)).toBe('AE-BL-2')
  })
})

describe('what follows', () => {
  test('AE-BL-8 the region action comes first, AE-BL-9 then one’s leaders come aboard, but for settlers', () => {
    const position = new Position().stock(0, { energy: 1 })
    const played = turn(position, `launch transport ${SCIENCE_FIELD}`)
    expect(played.state.players[0].leaders).toBe(2)
    expect(played.state.regions[SCIENCE_FIELD].leaders.slice(0, 2)).toEqual([0, 1])
    const { told } = played
    expect(told.indexOf('drew')).toBeLessThan(told.indexOf('recruited'))
    const settled = new Position().development(GAS_GIANT, 0, 'DC-Gb', 2)
    expect(turn(settled, `launch transport ${GAS_GIANT}`).state.regions[GAS_GIANT].settlers).toBe(2)
  })

  test('AE-BL-9 in every region with a ship', () => {
    const position = out(INDUSTRY_FIELD)
    const played = turn(position, `launch transport ${RUIN_WORLD}`)
    expect(played.state.players[0].leaders).toBe(2)
  })

  test('AE-BL-10 bonus resources are taken with them', () => {
    const played = turn(new Position().region(GAS_GIANT, { bonus: 1 }), `launch transport ${GAS_GIANT}`)
    expect(played.state.players[0].stock[4]).toBe(1)
    expect(played.state.regions[GAS_GIANT].bonus).toBe(0)
  })

  test('AE-BL-11 then a raider attacks, and there is a battle; one that did not attack looks on', () => {
    const raided = turn(new Position().raider('RD-S1', WEST), `launch transport ${GAS_GIANT}`)
    expect(raided.told.indexOf('claimed-moon')).toBeLessThan(raided.told.indexOf('raider-attacks'))
    expect(raided.asked.at(-1)?.question).toBe('0 before-battle')
    expect(turn(new Position(), `launch transport ${GAS_GIANT}`).asked.at(-1)?.question).toBe('0 end-turn')
    const attack = out().ship(1, 'transport', SCIENCE_FIELD)
    expect(turn(attack, `launch fighter ${SCIENCE_FIELD}`, 'go-on').told).toContain('battle')
  })

  test('AE-UL-1, AE-UL-20 the Probe follows a launch to a planet or a base, before the region action', () => {
    const position = new Position({ unity: 'L1A' })
    const played = turn(position, `launch transport ${VOLCANIC}`)
    expect(played.state.machine.probe).toBe(VOLCANIC)
    expect(played.told.indexOf('probe')).toBeLessThan(played.told.indexOf('claimed-moon'))
    expect(turn(position, `launch transport ${SHIPYARD}`).state.machine.probe).toBe(SHIPYARD)
  })

  test('AE-UL-1, AE-UL-3 but not to a nebula or a special region', () => {
    const position = new Position({ unity: 'L1A' }).allShips(0, BAY).lay(SCIENCE_FIELD, special('quasar'))
    expect(turn(position, `launch science-vessel ${WEST}`).state.machine.probe).toBe(GAS_GIANT)
    expect(turn(position, `launch transport ${SCIENCE_FIELD}`).state.machine.probe).toBe(GAS_GIANT)
  })

  test('Docking Fees and Toll Station pay when another launches to a planet', () => {
    const position = new Position().development(CARBON_WORLD, 1, 'DC-Cb').modules(1, 'C06')
    const played = turn(position, `launch transport ${CARBON_WORLD}`)
    expect(played.state.players[1].stock[4]).toBe(2)
    expect(turn(position, `launch transport ${VOLCANIC}`).state.players[1].stock[4]).toBe(0)
  })

  test('Drift: once a cycle a ship moves on after step 3, and recruits there; the active region stays', () => {
    const position = new Position().faction(0, 'F10')
    const played = turn(position, `launch transport ${GAS_GIANT}`, `transfer 0 ${SCIENCE_FIELD}`)
    expect(played.state.ships[0].place).toBe(SCIENCE_FIELD)
    expect(played.state.players[0].leaders).toBe(2)
    expect(played.state.turn.region).toBe(GAS_GIANT)
    expect(played.state.players[0].usedThisCycle).toHaveLength(1)
    expect(played.asked[1].options).toContain('enough')
    expect(played.asked[1].options).not.toContain(`transfer 0 ${WEST}`)
    const raided = turn(
      position.raider('RD-S1', WEST),
      `launch transport ${GAS_GIANT}`,
      `transfer 0 ${SCIENCE_FIELD}`,
    )
    expect(raided.told).not.toContain('raider-attacks')
  })

  test('Converge: a transport beside the planet comes along', () => {
    const position = new Position().faction(0, 'F15').ship(0, 'transport', SCIENCE_FIELD)
    const played = turn(position, `launch transport ${GAS_GIANT}`, `transfer 0 ${GAS_GIANT}`)
    expect(played.state.ships.slice(0, 2).map(({ place }) => place)).toEqual([GAS_GIANT, GAS_GIANT])
    expect(played.state.players[0].moons).toHaveLength(1)
    const toBase = turn(
      new Position().faction(0, 'F15').ship(0, 'transport', GAS_GIANT),
      `launch transport ${SCIENCE_FIELD}`,
    )
    expect(toBase.questions).not.toContain('0 converge')
  })

  test('a launched ship is remembered until the turn is over', () => {
    const played = turn(new Position(), `launch transport ${GAS_GIANT}`, 'end-turn')
    expect(played.state.turn.ship).toBe(0)
    expect(run(played.state, playTurn).state.turn.ship).toBe(NONE)
  })
})
