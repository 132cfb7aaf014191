import { describe, expect, test } from 'vitest'
import { escalatingShips } from '../position/battle.ts'
import { leftmost } from '../position/map.ts'
import { BARGE, NONE, RAIDER, UNITY, WEST } from '../position/state.ts'
import { handLimitOf } from '../position/stock.ts'
import { voidRollOf } from '../position/void-roll.ts'
import { damageModule } from '../rules/damage.ts'
import { gain } from '../rules/effects.ts'
import { SHADOWS } from '../rules/events/shadows.ts'
import { TWILIGHT } from '../rules/events/twilight.ts'
import { keepHandLimit } from '../rules/hand.ts'
import { moveTowardNearestShip } from '../rules/raiders.ts'
import { returnToStation } from '../rules/return.ts'
import { playTurn } from '../rules/turn.ts'
import { buildForUnity } from '../rules/unity/infrastructure.ts'
import { launchUnity } from '../rules/unity/launch.ts'
import { returnUnity } from '../rules/unity/return.ts'
import { dice, fight, guest, launched, shipIn } from './in-battle.ts'
import {
  CARBON_WORLD,
  COMMERCE_FIELD,
  developmentCard,
  GAS_GIANT,
  ICE_PLANET,
  INDUSTRY_FIELD,
  Position,
  SCIENCE_FIELD,
  SHIPYARD,
  special,
  tactics,
  VOLCANIC,
} from './position.ts'
import { type Played, run } from './rule.ts'

// What becomes of one rule where another one meets it.

const VOID = 7

const withDragon = (seats = 2): Position =>
  guest(new Position({ seats }).lay(VOID, special('void')), 'RD-CV', VOID)

describe('ways to places', () => {
  test('AE-BB-4 with a ship at the Silent Gate any ship in range escalates to either nebula', () => {
    const position = new Position().ship(0, 'transport', GAS_GIANT).ship(0, 'transport', CARBON_WORLD)
    expect(escalatingShips(position.state, 0, WEST)).toEqual([])
    position.lay(CARBON_WORLD, special('silent-gate'))
    expect(escalatingShips(position.state, 0, WEST)).toEqual([
      shipIn(position.state, 0, 'transport', GAS_GIANT),
    ])
  })

  test('AE-VO-12 Void Blades serve a fighter launched to the Void, not one that is pulled there', () => {
    const position = launched(withDragon().upgrade(0, 'UF4'), 0, 'fighter', VOLCANIC)
    const pulled = fight(position, { draws: dice(1, 1, 1) })
    expect(pulled.facts('void-roll')[0].dice).toHaveLength(2)
    const sent = launched(withDragon().upgrade(0, 'UF4'), 0, 'fighter', VOID).turn({ step: 2 })
    expect(voidRollOf(sent.state, shipIn(sent.state, 0, 'fighter', VOID)).dice).toBe(3)
  })

  test('AE-BR-14, AE-BB-30 a quiet passage makes peace on the base, not with those already in the Void', () => {
    const position = withDragon(3)
      .faction(0, 'F14')
      .ship(1, 'transport', INDUSTRY_FIELD)
      .ship(2, 'transport', VOID)
    const shared = launched(position, 0, 'transport', INDUSTRY_FIELD).turn({ quietPassage: true })
    const warped = fight(shared, { answers: ['divert 0 0 0'], draws: dice(1, 1) })
    expect(warped.facts('moved').map(({ who }) => who)).toEqual([0, 1])
    expect(warped.facts('battle')[0].sides).toEqual([0, 2, RAIDER])
  })
})

describe('the end of a turn', () => {
  const crowded = (wishes = {}): Position =>
    new Position(wishes).modules(0, 'V06').hand(0, 'K01', 'K01', 'K01', 'K02', 'K02', 'K03')

  test('AE-BM-16 a hand limit lowered in the turn of another is kept at the end of that turn', () => {
    const position = crowded().turn({ who: 1 })
    const damaged = run(position, (g) => damageModule(g, 0, false, { by: 'turn' }))
    expect(damaged.state.turn.handsLowered).toEqual([0])
    const ready = new Position().hand(0, 'K01', 'K01', 'K01', 'K02', 'K02', 'K03')
    // Without a lowered limit a hand is looked at only when one's own turn ends (AE-BT-11).
    expect(ended(ready).questions).not.toContain('0 hand-limit')
    expect(ended(ready.turn({ handsLowered: [0] })).questions.at(-1)).toBe('0 hand-limit')
  })

  test('AE-BM-16 what was lowered in a turn of the Unity is lost when that turn ends', () => {
    const position = new Position({ unity: 'L1A' })
      .damagedModules(0, 'C03')
      .stock(0, { ice: 8 })
      .ship(UNITY, 'fighter', VOLCANIC)
      .change({ next: UNITY, ending: true, lastTurns: [UNITY, 0] })
    expect(run(position, playTurn).state.players[0].stock[1]).toBe(5)
  })

  /** Seat 1 waits and ends its turn. */
  function ended(position: Position): Played {
    return run(position.turn({ who: 1 }), (g) => keepHandLimit(g, 1))
  }
})

describe('Eclipse', () => {
  test('AE-BH-3 a ship that it holds back does not dock from the Barge either', () => {
    const position = new Position().ship(0, 'transport', BARGE).give(0, { eclipsed: [0] })
    const played = run(position, (g) => returnToStation(g, g.state.players[0]))
    expect(played.questions).not.toContain('0 plan')
  })

  test('AE-UR-2, AE-UR-3 nor does one of the Unity turn the Helm from there', () => {
    const position = new Position({ unity: 'L1C' }).ship(UNITY, 'fighter', BARGE)
    const fighter = shipIn(position.state, UNITY, 'fighter', BARGE)
    expect(run(position, returnUnity).state.machine.helm).toBe(1)
    position.give(UNITY, { eclipsed: [fighter] })
    expect(run(position, returnUnity).state.machine.helm).toBe(0)
  })
})

describe('events of the Void', () => {
  const near = (seats = 2): Position => withDragon(seats)

  test('AE-BZ-14 Emergence of Darkness: the module may be declined, the damage may not', () => {
    const position = near().ship(0, 'transport', VOLCANIC).modules(0, 'S02')
    const played = run(position, SHADOWS.EN1, { answers: ['decline'] })
    expect(played.questions).toEqual(['0 use'])
    expect(played.state.players[0].modules).toMatchObject([{ damage: 1 }])
  })

  test('Gravity Tide: all ships come and act before the Dragon asks for its toll', () => {
    const position = near()
      .ship(0, 'transport', VOLCANIC)
      .ship(1, 'transport', ICE_PLANET)
      .stock(0, { energy: 1 })
      .stock(1, { energy: 1 })
    const played = run(position, SHADOWS.EN3, {
      answers: ['energy 0', 'energy 0', 'pay'],
      draws: dice(1, 1, 1),
    })
    expect(played.questions.slice(2)).toEqual(['0 gravity-tide-toll', '1 gravity-tide-toll'])
  })

  test('of ships that are alike one is asked about: Gravity Tide, Rift Storm, Ambush', () => {
    const position = near().ship(0, 'transport', VOLCANIC).ship(0, 'transport', VOLCANIC)
    expect(run(position, SHADOWS.EN3, { draws: dice(1, 1) }).questions).not.toContain('0 gravity-tide')
    const storm = run(position, SHADOWS.EN8)
    expect(storm.asked[0].options.filter((option) => option.startsWith('damage'))).toHaveLength(1)
    const ambush = launched(
      new Position()
        .ship(1, 'transport', CARBON_WORLD)
        .ship(0, 'transport', GAS_GIANT)
        .ship(0, 'transport', GAS_GIANT)
        .hand(0, 'K09'),
      0,
      'fighter',
      CARBON_WORLD,
    )
    const played = fight(ambush, {
      answers: ['go-on', 'fight', `card ${tactics('K09')}`],
    })
    expect(played.questions).not.toContain('0 ambush')
    expect(played.facts('moved')).toMatchObject([{ from: GAS_GIANT, to: CARBON_WORLD, why: 'card' }])
  })
})

describe('a ruin of the Unity', () => {
  const ruin = (): Position =>
    new Position({ unity: 'L1A' })
      .machine({
        rebuild: { region: GAS_GIANT, card: developmentCard('DC-Ga'), leaders: 3, corrupted: 2 },
        corrupted: 1,
      })
      .give(UNITY, { leaders: 0 })

  test('AE-UE-5 is put back as it was, without leaders of the station, points, track or benefit', () => {
    const played = run(ruin(), buildForUnity)
    expect(played.told).toEqual(['unity-rebuilt'])
    expect(played.state.regions[GAS_GIANT]).toMatchObject({ owner: UNITY, settlers: 3, corrupted: 2 })
    expect(played.state.machine).toMatchObject({ rebuild: null, corrupted: 1 })
  })

  test('AE-UE-5 on which another has built: its leaders come home, own and corrupted ones', () => {
    const position = ruin().development(GAS_GIANT, 0, 'DC-Gb')
    const { state } = run(position, buildForUnity)
    expect(state.machine).toMatchObject({ rebuild: null, corrupted: 3 })
    expect(state.unity?.leaders).toBe(1)
    expect(state.regions[GAS_GIANT].owner).toBe(0)
  })

  test('AE-UE-5 for which a second one takes its place: the leaders of the first come home', () => {
    const position = ruin().development(VOLCANIC, UNITY, 'DC-Va', 2)
    const { state } = run(position, TWILIGHT.ET1)
    expect(state.machine).toMatchObject({ rebuild: { region: VOLCANIC, leaders: 2 }, corrupted: 3 })
    expect(state.unity?.leaders).toBe(1)
  })
})

describe('limits and orders', () => {
  test('AE-BT-11 four cards, two more with a Broadcast Network and with a Deep Memory, three from the track', () => {
    const limits = [
      new Position(),
      new Position().modules(0, 'V06'),
      new Position().damagedModules(0, 'V06'),
      new Position().modules(0, 'V06', 'V06', 'C03', 'C08'),
      new Position().faction(0, 'F12').track(0, 'civilization', 2),
    ].map(({ state }) => handLimitOf(state, state.players[0]))
    expect(limits).toEqual([4, 6, 4, 8, 9])
  })

  test('AE-BZ-7 the leftmost tile has the smallest x, of those the smallest row', () => {
    // A2 lies right of B1, which lies right of C1; A1 is above C1.
    expect(leftmost([SCIENCE_FIELD, COMMERCE_FIELD])).toBe(COMMERCE_FIELD)
    expect(leftmost([SCIENCE_FIELD, COMMERCE_FIELD, SHIPYARD])).toBe(SHIPYARD)
    expect(leftmost([SHIPYARD, SCIENCE_FIELD, GAS_GIANT])).toBe(GAS_GIANT)
    expect(leftmost([])).toBe(NONE)
  })

  test('AE-BR-13, AE-UD-35 in a turn of the Unity the way of a raider is chance, unless Control decides', () => {
    const position = (decideForUnity: boolean): Position =>
      new Position({ unity: 'L1A', decideForUnity })
        .raider('RD-S1', GAS_GIANT)
        .ship(0, 'transport', CARBON_WORLD)
        .turn({ who: UNITY })
    const to = [0, 1].map(
      (is) =>
        run(position(false), (g) => moveTowardNearestShip(g, 0), { draws: [{ of: 2, is }] }).state.raiders[0]
          .place,
    )
    expect(to).toEqual([SCIENCE_FIELD, COMMERCE_FIELD])
    expect(run(position(true), (g) => moveTowardNearestShip(g, 0)).questions).toEqual(['0 raider-step'])
  })
})

describe('tolls and columns', () => {
  test('AE-BZ-9 a launch of the Unity pays the Toll Station and the Docking Fees too', () => {
    const position = new Position({ unity: 'L1A' })
      .modules(0, 'C06')
      .development(GAS_GIANT, 0, 'DC-Cb')
      .machine({ faceUp: [4, 8, 16] })
    expect(run(position, (g) => launchUnity(g, 0)).state.players[0].stock).toEqual([0, 0, 0, 0, 2])
  })

  test('AE-BM-14 a column with a single module can be replaced, an empty one cannot', () => {
    const position = new Position().column('science', 'S01')
    position.state.columns[1] = []
    const played = run(position, (g) => gain(g, 0, [{ give: 'survey' }], { by: 'turn' }, 'cards'))
    expect(played.asked[0].options).toEqual(['column science', 'column commerce', 'column civilization'])
    expect(played.asked[0].refusals).toEqual({ 'column industry': { rule: 'AE-BM-10' } })
  })
})

describe('what is told', () => {
  test('a die that the Unity rolls for the Dragon is told before what it brings', () => {
    const played = run(
      new Position({ unity: 'L1A' }),
      (g) => gain(g, UNITY, [{ give: 'void-roll' }], { by: 'raider', number: 10 }, 'raiders'),
      { draws: [{ of: 6, is: 0 }] },
    )
    expect(played.told).toEqual(['void-roll', 'drew'])
  })

  test('AE-UL-14 an icon is told before what it does, and whether it does anything', () => {
    // Leftmost uncolonised planet, Infrastructure.
    const position = new Position({ unity: 'L1A' }).machine({ faceUp: [2, 8, 16] })
    const built = run(position, (g) => launchUnity(g, 0))
    expect(built.facts('unity-icon')).toMatchObject([{ icon: 'infrastructure', done: true }])
    expect(built.told.indexOf('unity-icon')).toBeLessThan(built.told.indexOf('developed'))
    const idle = run(position.machine({ corrupted: 0 }).give(UNITY, { leaders: 0 }), (g) => launchUnity(g, 0))
    expect(idle.facts('unity-icon')).toMatchObject([{ icon: 'infrastructure', done: false }])
    expect(idle.told).not.toContain('developed')
    // The leaders of a ruin on which another has built come home just in time.
    position.development(VOLCANIC, 0, 'DC-Va').machine({
      rebuild: { region: VOLCANIC, card: developmentCard('DC-Vb'), leaders: 2, corrupted: 0 },
    })
    const relieved = run(position, (g) => launchUnity(g, 0))
    expect(relieved.facts('unity-icon')).toMatchObject([{ icon: 'infrastructure', done: true }])
    expect(relieved.told).toContain('developed')
  })

  test('a War Council beyond the track is told as its card', () => {
    const position = new Position()
      .development(VOLCANIC, 0, 'DC-Rc')
      .give(0, { wonThisCycle: 1 })
      .track(0, 'supremacy', 9)
      .ship(0, 'transport', GAS_GIANT)
    const played = run(position, (g) => returnToStation(g, g.state.players[0]))
    expect(played.facts('vp')[0].from).toEqual({ by: 'development', number: developmentCard('DC-Rc') })
  })
})
