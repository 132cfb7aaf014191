import { describe, expect, test } from 'vitest'
import { DESTINIES } from '../content/destinies.ts'
import { destinyVp } from '../position/destinies.ts'
import { bandOf, endVp, projectedVp, vaultFactor } from '../position/scoring.ts'
import { type AndromedaState, UNITY, type VpSource } from '../position/state.ts'
import { endTurn, outcomeOf } from '../rules/end.ts'
import { scoreVp } from '../rules/points.ts'
import {
  CARBON_WORLD,
  GAS_GIANT,
  ICE_PLANET,
  Position,
  RUIN_WORLD,
  SCIENCE_FIELD,
  SHIPYARD,
  special,
  supremacy,
  VOLCANIC,
} from './position.ts'
import { run } from './rule.ts'

const vp = (position: Position, source: VpSource, who = 0): number =>
  endVp(position.state, who).find((each) => each.source === source)?.vp ?? Number.NaN

const destiny = (position: Position, id: string, who = 0): number =>
  destinyVp(position.state, position.who(who), DESTINIES.find((card) => card.id === id) ?? DESTINIES[0])

/** Turn after turn without anything happening in them. */
const pass = (state: AndromedaState, who: number) =>
  run({ ...state, turn: { ...state.turn, who } }, endTurn).state

describe('the last turns', () => {
  test('AE-BF-1, AE-BF-13 whoever reaches the Terminus triggers the end, even if points are lost again', () => {
    const position = new Position({ seats: 3 }).give(0, { vp: 59 })
    const played = run(position, (g) => {
      scoreVp(g, 0, 1, 'battles', { by: 'battle' })
      scoreVp(g, 0, -5, 'damage', { by: 'battle' })
      endTurn(g)
    })
    expect(played.facts('end-triggered')).toEqual([{ kind: 'end-triggered', who: 0, why: 'terminus' }])
    expect(played.state).toMatchObject({ ending: true, phase: 'play', next: 1 })
    expect(
      run(new Position().give(0, { vp: 58 }), (g) => scoreVp(g, 0, 1, 'battles', { by: 'battle' })).state
        .ending,
    ).toBe(false)
  })

  test('AE-BF-2 everybody has one more turn, the one who triggered it last; it happens once', () => {
    const position = new Position({ seats: 3 }).give(0, { vp: 59 })
    let { state } = run(position, (g) => {
      scoreVp(g, 0, 1, 'battles', { by: 'battle' })
      endTurn(g)
    })
    expect(state.lastTurns).toEqual([1, 2, 0])
    for (const who of [1, 2]) {
      expect(state.next).toBe(who)
      state = pass(state, who)
    }
    expect(state).toMatchObject({ next: 0, phase: 'play' })
    expect(pass(state, 0).phase).toBe('over')
  })

  test('AE-BF-12 the twentieth event triggers it too', () => {
    expect(pass(new Position().change({ eventsResolved: 19 }).state, 0).ending).toBe(false)
    expect(pass(new Position().change({ eventsResolved: 20 }).state, 0)).toMatchObject({
      ending: true,
      lastTurns: [1, 0],
    })
  })

  test('AE-UF-13 the order is fixed at that moment, wherever Control goes', () => {
    const position = new Position({ seats: 2, unity: 'L1A' }).machine({ control: 0 }).give(0, { vp: 59 })
    const { state } = run(position, (g) => {
      scoreVp(g, 0, 1, 'developments', { by: 'battle' })
      g.state.machine.control = 1
      endTurn(g)
    })
    expect(state.lastTurns).toEqual([UNITY, 1, 0])
    expect(state.next).toBe(UNITY)
  })
})

describe('points at the end', () => {
  test('AE-BF-3, AE-UF-2 tracks', () => {
    const position = new Position({ unity: 'L1A' })
    position.give(0, { tracks: [9, 6, 1, 0, 5] }).give(UNITY, { tracks: [4, 5, 7, 3, 6] })
    expect(vp(position, 'tracks')).toBe(13 + 7 + 1 + 0 + 5)
    expect(vp(position, 'tracks', UNITY)).toBe(28)
  })

  test('AE-BP-3, AE-BF-4, AE-UF-3 developments by the band of their own track', () => {
    expect([0, 2, 3, 5, 6, 9].map(bandOf)).toEqual([0, 0, 1, 1, 2, 2])
    const position = new Position()
      .development(GAS_GIANT, 0, 'DC-Ga')
      .development(VOLCANIC, 0, 'DC-Va')
      .development(ICE_PLANET, 0, 'DC-Ia')
      .development(CARBON_WORLD, 1, 'DC-Ca')
      .give(0, { tracks: [2, 3, 9, 6, 9] })
    expect(vp(position, 'developments')).toBe(2 + 4 + 7)
  })

  test('AE-BF-5, AE-UF-5, AE-RL-8 2 points less for each damaged module', () => {
    const position = new Position().modules(0, 'S01').damagedModules(0, 'S02', 'R01')
    expect(vp(position, 'damage')).toBe(-4)
    expect(vp(position, 'relics')).toBe(2)
  })

  test('AE-BF-6, AE-UF-10 a point for each leader on the station, corrupted ones of the Unity too', () => {
    const position = new Position({ unity: 'L1A' })
      .give(0, { leaders: 3 })
      .give(UNITY, { leaders: 3 })
      .machine({ corrupted: 1 })
    expect(vp(position, 'leaders')).toBe(3)
    expect(vp(position, 'leaders', UNITY)).toBe(4)
  })

  test('AE-BP-6, AE-BF-7 the vault: credits and cards, at most 15, by Commerce', () => {
    const position = new Position().stock(0, { credits: 5 }).hand(0, 'K01', 'K02')
    const at = (space: number) => vp(position.track(0, 'commerce', space), 'vault')
    expect([3, 4, 6, 7, 9].map(at)).toEqual([0, 7, 7, 14, 14])
    const hoard = new Position()
      .stock(0, { credits: 5 })
      .track(0, 'commerce', 7)
      .give(0, { hand: Array.from({ length: 12 }, () => 0) })
    expect(vp(hoard, 'vault')).toBe(30)
  })

  test('AE-BP-6 Old Vaults count a space earlier', () => {
    const position = new Position().faction(0, 'F07')
    const at = (space: number) => vaultFactor(position.track(0, 'commerce', space).state, position.who(0))
    expect([2, 3, 5, 6].map(at)).toEqual([0, 1, 1, 2])
  })

  test('AE-BF-8, AE-UF-4 Quasar and Vortex: 3 and 2 for each development beside them', () => {
    const position = new Position()
      .lay(SCIENCE_FIELD, special('quasar'))
      .development(GAS_GIANT, 0, 'DC-Ga')
      .development(VOLCANIC, 0, 'DC-Va')
      .development(RUIN_WORLD, 0, 'DC-Ra')
    expect(vp(position, 'regions')).toBe(6)
    position.lay(SHIPYARD, special('vortex'))
    expect(vp(position, 'regions')).toBe(6)
    position.lay(5, special('vortex'))
    expect(vp(position, 'regions')).toBe(8)
  })

  test('AE-RL-5, AE-RL-6, AE-WX-9 relics', () => {
    const icons = ['R01', 'R02', 'R03', 'R04', 'R05', 'R06']
    const points = [0, 1, 2, 3, 4, 5, 6].map((count) =>
      vp(new Position().modules(0, ...icons.slice(0, count)), 'relics'),
    )
    expect(points).toEqual([0, 2, 5, 9, 14, 20, 20])
    expect(vp(new Position().modules(0, 'R01').moons(0, 'AM1', 'AM4'), 'relics')).toBe(5)
  })

  test('AE-BF-8, AE-UF-11 the better of two Destiny cards', () => {
    const [founder, scholar] = ['Y01', 'Y02'].map((id) => DESTINIES.findIndex((card) => card.id === id))
    const position = new Position().give(0, { destinies: [founder, scholar], tracks: [5, 0, 0, 0, 0] })
    position.development(GAS_GIANT, 0, 'DC-Ga')
    expect(vp(position, 'destiny')).toBe(5)
  })

  test('AE-BF-9 moons and tokens give players nothing but what they say', () => {
    const position = new Position().moons(0, 'MV1').discoveries(0, 'DT1', 'DT10').supremacies(0, 'ST8')
    expect(vp(position.give(0, { battlesWon: 5 }), 'tokens')).toBe(4 + 2)
    expect(vp(position.give(0, { battlesWon: 30 }), 'tokens')).toBe(4 + 5)
  })

  test('AE-UF-6, AE-UF-7 the Unity scores 2 for a moon and 3 for a token', () => {
    const position = new Position({ unity: 'L1A' })
      .moons(UNITY, 'MV1', 'MV4')
      .discoveries(UNITY, 'DT1')
      .supremacies(UNITY, 'ST8')
    expect(vp(position, 'tokens', UNITY)).toBe(10)
  })

  test('AE-UF-8 the vault of the Unity counts cards only, at most 15', () => {
    const position = new Position({ unity: 'L1A' }).track(UNITY, 'commerce', 7)
    position.give(UNITY, { hand: Array.from({ length: 18 }, () => 0), stock: [0, 0, 0, 0, 5] })
    expect(vp(position, 'vault', UNITY)).toBe(30)
  })

  test('AE-UF-9, AE-WX-12 the Unity comes to 157', () => {
    const position = new Position({ unity: 'L1A' })
      .give(UNITY, { vp: 42, tracks: [4, 5, 7, 3, 6], leaders: 3, hand: Array.from({ length: 18 }, () => 0) })
      .machine({ corrupted: 1 })
      .development(ICE_PLANET, UNITY, 'DC-Ia')
      .development(VOLCANIC, UNITY, 'DC-Va')
      .development(RUIN_WORLD, UNITY, 'DC-Ra')
      .modules(UNITY, 'R01')
      .damagedModules(UNITY, 'R02')
      .moons(UNITY, 'MV1', 'MV1', 'MV1', 'MV4', 'MV4', 'MV6', 'MV7', 'MV8')
      .discoveries(UNITY, 'DT1', 'DT1')
      .supremacies(UNITY, 'ST1')
      .lay(SCIENCE_FIELD, special('quasar'))
      .give(UNITY, { destinies: ['Y04', 'Y01'].map((id) => DESTINIES.findIndex((card) => card.id === id)) })
    expect(projectedVp(position.state, UNITY)).toBe(157)
  })

  test('AE-BX-6 nobody comes below 0', () => {
    expect(projectedVp(new Position().damagedModules(0, 'S01').give(0, { leaders: 0 }).state, 0)).toBe(0)
  })
})

describe('6.13: Destiny cards', () => {
  test('counts, each with its most', () => {
    const position = new Position()
      .development(GAS_GIANT, 0, 'DC-Ga')
      .development(ICE_PLANET, 0, 'DC-Ia')
      .modules(0, 'S01', 'S02')
      .moons(0, 'MV1')
      .stock(0, { energy: 4, ice: 1 })
      .give(0, {
        tracks: [9, 3, 2, 3, 4],
        leaders: 5,
        raidersDefeated: 2,
        tokensGained: 3,
        battlesLost: 9,
      })
    const points = Object.fromEntries(DESTINIES.map(({ id }) => [id, destiny(position, id)]))
    expect(points).toEqual({
      Y01: 4,
      Y02: 8,
      Y03: 3,
      Y04: 2,
      Y05: 3,
      Y06: 4,
      Y07: 8,
      Y08: 2,
      Y09: 0,
      Y10: 8,
      Y11: 4,
      Y12: 2,
      Y13: 2,
      Y14: 7,
      Y15: 0,
      Y16: 6,
      Y17: 0,
      Y18: 8,
      Y19: 6,
      Y20: 6,
    })
  })

  test('Admiral, Diplomat, Mechanic, Explorer', () => {
    const fleet = new Position().allShips(0, 0)
    expect(destiny(fleet, 'Y09')).toBe(7)
    const outdone = new Position()
      .development(GAS_GIANT, 0, 'DC-Ga')
      .development(VOLCANIC, 0, 'DC-Va')
      .development(ICE_PLANET, 1, 'DC-Ia')
      .development(RUIN_WORLD, 1, 'DC-Ra')
      .development(CARBON_WORLD, 1, 'DC-Ca')
    expect(destiny(outdone, 'Y14')).toBe(4)
    expect(destiny(outdone, 'Y14', 1)).toBe(7)
    const works = new Position().modules(0, 'S01', 'S02', 'S03', 'S04', 'S05', 'S06')
    expect(destiny(works, 'Y17')).toBe(6)
    expect(destiny(works.damagedModules(0, 'S07'), 'Y17')).toBe(0)
    expect(destiny(new Position().region(9, { owner: 0 }), 'Y15')).toBe(3)
  })

  test('for the Unity: 4 for the Admiral, its hand for the Hoarder, its leaders and tokens', () => {
    const position = new Position({ unity: 'L1A' })
      .give(UNITY, { hand: [0, 0, 0, 0, 0] })
      .discoveries(UNITY, 'DT1')
    expect(['Y09', 'Y13', 'Y10', 'Y19'].map((id) => destiny(position, id, UNITY))).toEqual([4, 2, 8, 2])
  })
})

describe('who wins', () => {
  const two = (a: object, b: object) => outcomeOf(new Position().give(0, a).give(1, b).state).winners

  test('AE-BF-10 most points; then developments, leaders, Supremacy; then both', () => {
    expect(two({ vp: 9 }, { vp: 8 })).toEqual([0])
    expect(outcomeOf(new Position().development(GAS_GIANT, 1, 'DC-Ga').state).winners).toEqual([1])
    expect(two({ leaders: 2 }, { leaders: 1 })).toEqual([0])
    expect(two({ tracks: [0, 0, 0, 0, 1] }, { tracks: [5, 0, 0, 0, 2] })).toEqual([1])
    expect(two({}, {})).toEqual([0, 1])
  })

  const against = (together: boolean, ...points: [number, number, number]) => {
    const position = new Position({ seats: 2, unity: 'L1A', together })
    position.give(0, { vp: points[0] }).give(1, { vp: points[1] }).give(UNITY, { vp: points[2] })
    return outcomeOf(position.state)
  }

  test('AE-UF-12 the Unity is beaten only by more points', () => {
    expect(against(false, 157, 3, 157)).toMatchObject({
      winners: [],
      others: [{ name: 'unity', score: 157, wins: true }],
    })
    expect(against(false, 158, 3, 157)).toEqual({
      scores: [158, 3],
      winners: [0],
      others: [{ name: 'unity', score: 157 }],
    })
  })

  test('AE-BF-11 together, everybody has to', () => {
    expect(against(true, 158, 3, 157).winners).toEqual([])
    expect(against(true, 158, 159, 157).winners).toEqual([0, 1])
    expect(against(false, 158, 159, 157).winners).toEqual([1])
  })

  test('AE-BF-2 at the end all is counted, and told', () => {
    const position = new Position()
      .give(0, { tracks: [1, 0, 0, 0, 0], leaders: 2 })
      .change({ ending: true, lastTurns: [0] })
    position.give(0, { supremacies: [supremacy('ST8')], battlesWon: 4 })
    const played = run(position, endTurn)
    expect(played.state).toMatchObject({ phase: 'over' })
    expect(played.state.players[0].vp).toBe(1 + 2 + 2)
    expect(played.facts('game-over')).toEqual([{ kind: 'game-over', winners: [0], unity: -1 }])
  })
})
