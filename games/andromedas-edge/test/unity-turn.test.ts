import { die } from '@astrolabe/kernel/testing/scripted-chance.ts'
import { describe, expect, test } from 'vitest'
import { UNITY_ACTIONS } from '../content/unity.ts'
import { BARGE, BAY, EAST, GONE, NONE, SCRAPYARD, UNITY, WEST } from '../position/state.ts'
import { nextLaunches, targetOf } from '../position/unity.ts'
import { turnOrderFrom } from '../position/participants.ts'
import type { Gain } from '../content/schema.ts'
import { passControl, unityGain } from '../rules/unity/gains.ts'
import { fillBerths } from '../rules/unity/return.ts'
import { unityTurn } from '../rules/unity/turn.ts'
import {
  CARBON_WORLD,
  CIVILIZATION_FIELD,
  COMMERCE_FIELD,
  GAS_GIANT,
  ICE_PLANET,
  INDUSTRY_FIELD,
  planet,
  Position,
  RUIN_WORLD,
  SCIENCE_FIELD,
  special,
  VOLCANIC,
} from './position.ts'
import { type Played, run, type Script } from './rule.ts'

const THREX = 'L1C'
/** Draws of the tactics deck are not shuffled: only dice are scripted here. */
const ROLL_I = die(6, 1)
const ROLL_II = die(6, 4)
const ROLL_III = die(6, 5)

const action = (id: string): number => UNITY_ACTIONS.findIndex((card) => card.id === id)

/** It is the turn of the Unity, with these cards face up. */
function unityToPlay(one = 'I-1', two = 'II-1', three = 'III-1', commander = THREX): Position {
  const position = new Position({ unity: commander }).turn({ who: UNITY })
  const { machine } = position.state
  const wanted = [one, two, three].map(action)
  for (const [pack, card] of wanted.entries()) {
    const all = [...machine.packs[pack], machine.faceUp[pack]].filter((other) => other !== card)
    machine.packs[pack] = all
    machine.faceUp[pack] = card
  }
  return position
}

const play = (position: Position, ...draws: NonNullable<Script['draws']>): Played =>
  run(position, unityTurn, { draws })

const placesOf = (played: Played): number[] =>
  played.state.ships.filter(({ owner }) => owner === UNITY).map(({ place }) => place)

describe('the launch of the Unity', () => {
  test('AE-UL-4 the die names the pack and the section: 1 and 2, 3 and 4, 5 and 6', () => {
    const position = unityToPlay()
    for (const [index, pack] of [0, 0, 1, 1, 2, 2].entries()) {
      const shown = index + 1
      expect(play(position, die(6, shown)).facts('unity-roll')).toEqual([
        { kind: 'unity-roll', die: shown, pack, card: position.state.machine.faceUp[pack], returns: false },
      ])
    }
  })

  test('AE-UL-5 AE-WX-6 an empty section makes it return', () => {
    const position = unityToPlay().ship(UNITY, 'heavy-cruiser', GAS_GIANT)
    position.state.machine.berths.fill(NONE, 6, 9)
    const played = play(position, ROLL_III)
    expect(played.told).toContain('returned')
    expect(played.told).not.toContain('launched')
  })

  test('AE-UL-21 AE-WX-6 then the card of the pack stays face up', () => {
    const position = unityToPlay()
    position.state.machine.berths.fill(NONE, 6, 9)
    expect(play(position, ROLL_III).state.machine.faceUp[2]).toBe(action('III-1'))
  })

  test('AE-UL-6 AE-WX-5 the first ship of the section goes to the region of the card', () => {
    const played = play(unityToPlay(), ROLL_I)
    expect(played.facts('launched')[0]).toMatchObject({
      who: UNITY,
      ship: 'transport',
      region: SCIENCE_FIELD,
    })
    expect(placesOf(played)[0]).toBe(SCIENCE_FIELD)
    expect(played.state.machine.berths.slice(0, 3)).toEqual([NONE, 9 + 1, 9 + 7])
  })

  test('AE-UL-7 AE-IC-4 AE-IC-5 AE-IC-6 cards name a base, a place beside the Probe, or the leftmost uncolonised planet', () => {
    const { state } = unityToPlay().machine({ probe: VOLCANIC })
    const target = (id: string): number => targetOf(state, UNITY_ACTIONS[action(id)])
    expect(target('I-1')).toBe(SCIENCE_FIELD)
    expect(target('I-3')).toBe(GAS_GIANT)
    expect(target('I-5')).toBe(VOLCANIC)
    expect(target('I-6')).toBe(INDUSTRY_FIELD)
    expect(target('II-6')).toBe(CIVILIZATION_FIELD)
    expect(target('II-7')).toBe(SCIENCE_FIELD)
    expect(target('III-7')).toBe(CARBON_WORLD)
  })

  test('AE-UL-8 AE-UL-19 an empty slot, the border or no such region is the region of the Probe', () => {
    const { state } = unityToPlay().machine({ probe: GAS_GIANT })
    expect(targetOf(state, UNITY_ACTIONS[action('III-6')])).toBe(GAS_GIANT)
    expect(targetOf(state, UNITY_ACTIONS[action('II-7')])).toBe(GAS_GIANT)
    expect(targetOf(state, UNITY_ACTIONS[action('I-8')])).toBe(GAS_GIANT)
  })

  test('AE-UL-22 the nearest counts the region of the Probe, then reading order', () => {
    const here = unityToPlay()
      .machine({ probe: VOLCANIC })
      .ship(0, 'transport', VOLCANIC)
      .ship(0, 'transport', GAS_GIANT)
    expect(targetOf(here.state, UNITY_ACTIONS[action('I-8')])).toBe(VOLCANIC)
    const between = unityToPlay().machine({ probe: SCIENCE_FIELD })
    between.ship(0, 'transport', VOLCANIC).ship(0, 'transport', GAS_GIANT)
    expect(targetOf(between.state, UNITY_ACTIONS[action('I-8')])).toBe(GAS_GIANT)
    expect(targetOf(between.state, UNITY_ACTIONS[action('III-8')])).toBe(SCIENCE_FIELD)
    const bare = unityToPlay().machine({ probe: GAS_GIANT }).region(GAS_GIANT, { moons: [] })
    expect(targetOf(bare.state, UNITY_ACTIONS[action('II-8')])).toBe(VOLCANIC)
  })

  test('AE-UL-9 on a planet it takes the next moon, else a tactics card', () => {
    const played = play(unityToPlay('I-4'), ROLL_I)
    expect(played.state.regions[GAS_GIANT].moons).toHaveLength(2)
    expect(played.state.unity?.moons).toHaveLength(1)
    const bare = play(unityToPlay('I-4').region(GAS_GIANT, { moons: [] }), ROLL_I)
    expect(bare.state.unity?.hand).toHaveLength(1)
  })

  test('AE-UL-10 on a base the Helm turns instead of the action of the base', () => {
    const played = play(unityToPlay('I-2'), ROLL_I)
    expect(played.state.machine.helm).toBe(1)
    expect(played.state.unity?.modules).toHaveLength(1)
    expect(played.questions).toEqual([])
  })

  test('AE-UL-11 in a special region it takes a tactics card, in the Void its highest die', () => {
    const quasar = unityToPlay('I-5').lay(11, special('quasar')).machine({ probe: 11 })
    expect(play(quasar, ROLL_I).state.unity?.hand).toHaveLength(1)
    const empty = unityToPlay('I-5').lay(7, special('void')).machine({ probe: 7 })
    expect(play(empty, ROLL_I, die(6, 2)).state.unity?.hand).toHaveLength(2)
  })

  test('AE-UL-12 AE-UL-13 leaders and bonus resources of regions with its ships', () => {
    const position = unityToPlay().ship(UNITY, 'fighter', INDUSTRY_FIELD).region(INDUSTRY_FIELD, { bonus: 1 })
    const played = play(position, ROLL_I)
    expect(played.state.unity?.leaders).toBe(4)
    expect(played.state.regions[SCIENCE_FIELD].leaders[UNITY]).toBe(0)
    expect(played.state.regions[INDUSTRY_FIELD].bonus).toBe(0)
    expect(played.facts('drew').map(({ amount }) => amount)).toContain(1)
  })

  test('AE-UL-14 icons: an event step, a repair, a development', () => {
    const marker = unityToPlay().state.marker
    expect(play(unityToPlay(), ROLL_I).state.marker).toBe(marker - 1)
    const repaired = play(unityToPlay('I-5').damagedModules(UNITY, 'S01'), ROLL_I)
    expect(repaired.state.unity?.modules[0].damage).toBe(0)
    const built = play(unityToPlay('I-3'), ROLL_I)
    expect(built.state.regions[GAS_GIANT].owner).toBe(UNITY)
  })

  test('AE-UL-15 AE-UD-31 an icon that comes to nothing is told as such', () => {
    const played = play(unityToPlay('I-2'), ROLL_I)
    expect(played.facts('unity-icon')).toEqual([{ kind: 'unity-icon', icon: 'infrastructure', done: false }])
  })

  test('AE-UL-16 AE-UL-17 a raider in range attacks, and there is a battle', () => {
    const played = play(unityToPlay().raider('RD-S1', SCIENCE_FIELD), ROLL_I)
    expect(played.told).toContain('raider-attacks')
    expect(played.told).toContain('battle-over')
  })

  test('AE-UL-17 opponents in the active region mean a battle', () => {
    expect(play(unityToPlay().ship(0, 'transport', SCIENCE_FIELD), ROLL_I).told).toContain('battle')
  })

  test('AE-UL-18 the card is discarded and the next one revealed; an empty pack is shuffled anew', () => {
    const position = unityToPlay()
    const next = position.state.machine.packs[0].at(-1)
    const played = play(position, ROLL_I)
    expect(played.state.machine.faceUp[0]).toBe(next)
    expect(played.state.machine.spent[0]).toEqual([action('I-1')])
    const last = unityToPlay()
    last.state.machine.spent[0] = last.state.machine.packs[0].splice(0)
    const renewed = play(last, ROLL_I)
    expect(renewed.state.machine.packs[0]).toHaveLength(7)
    expect(renewed.state.machine.spent[0]).toEqual([])
  })

  test('AE-UL-23 no raider comes for a transport that was used up', () => {
    const position = unityToPlay('I-3').raider('RD-S1', SCIENCE_FIELD)
    const played = play(position, ROLL_I)
    expect(played.state.regions[GAS_GIANT].owner).toBe(UNITY)
    expect(played.told).not.toContain('raider-attacks')
    expect(placesOf(played)).toContain(GONE)
  })

  test('AE-UD-22 AE-UD-9 its science vessel brings a moon of the leftmost nebula besides the action', () => {
    const position = unityToPlay('I-4')
    position.state.machine.berths.fill(NONE, 0, 2)
    const played = play(position, ROLL_I)
    expect(played.state.regions[WEST].moons).toEqual([])
    expect(played.state.unity?.moons).toHaveLength(2)
  })

  test('AE-UD-9 then of the other nebula, then of a planet; AE-UD-37 then a tactics card', () => {
    const bare = (...regions: readonly number[]): Position => {
      const position = unityToPlay('I-2')
      position.state.machine.berths.fill(NONE, 0, 2)
      for (const region of regions) position.region(region, { moons: [] })
      return position
    }
    expect(play(bare(WEST), ROLL_I).state.regions[EAST].moons).toEqual([])
    expect(play(bare(WEST, EAST), ROLL_I).state.regions[GAS_GIANT].moons).toHaveLength(2)
    const none = bare(WEST, EAST, GAS_GIANT, VOLCANIC, RUIN_WORLD, CARBON_WORLD, ICE_PLANET)
    const played = play(none, ROLL_I)
    expect(played.state.unity?.moons).toEqual([])
    expect(played.state.unity?.hand.length).toBeGreaterThan(0)
  })

  test('what its next turn may be is known before it rolls', () => {
    const { state } = unityToPlay('I-1', 'II-5', 'III-3').machine({ probe: VOLCANIC })
    expect(nextLaunches(state)).toEqual([SCIENCE_FIELD, VOLCANIC, GAS_GIANT])
    state.machine.berths.fill(NONE, 3, 6)
    expect(nextLaunches(state)).toEqual([SCIENCE_FIELD, NONE, GAS_GIANT])
  })
})

/** It has to return: section III is empty. */
function unityToReturn(commander = THREX): Position {
  const position = unityToPlay('I-1', 'II-1', 'III-1', commander)
  position.state.machine.berths.fill(NONE, 6, 9)
  return position
}

describe('the return of the Unity', () => {
  test('AE-UR-1 AE-WX-1 it builds on the leftmost uncolonised planet, where its transport is', () => {
    const position = unityToReturn()
      .lay(GAS_GIANT, planet('ice-planet', 1))
      .lay(ICE_PLANET, planet('gas-giant', 1))
    position.lay(GAS_GIANT, planet('ice-planet', 2)).withoutLeaders().leaders(SCIENCE_FIELD, 0, 2)
    position.development(COMMERCE_FIELD, 0, 'DC-Ga').ship(UNITY, 'transport', GAS_GIANT)
    const played = play(position, ROLL_III)
    expect(played.state.regions[GAS_GIANT]).toMatchObject({ owner: UNITY, settlers: 2, corrupted: 2 })
    expect(played.state.machine.corrupted).toBe(3)
    expect(played.state.unity?.leaders).toBe(2)
    expect(placesOf(played)).toContain(GONE)
    expect(played.facts('vp')[0]).toMatchObject({ vp: 5, source: 'developments' })
    expect(played.state.unity?.modules.length).toBeGreaterThan(0)
  })

  test('AE-UR-2 AE-UR-4 AE-WX-2 the Helm turns for each ship on the map and in the Barge', () => {
    const position = unityToReturn().ship(UNITY, 'transport', ICE_PLANET).ship(UNITY, 'transport', BARGE)
    const played = play(position, ROLL_III)
    expect(played.facts('helm').map(({ space }) => space)).toEqual([1, 2])
    expect(played.facts('module')).toHaveLength(2)
    expect(played.facts('vp')).toMatchObject([{ vp: 1, source: 'repairs' }])
  })

  test('AE-UR-3 AE-WX-3 a ship repaired in this step turns it once more', () => {
    const position = unityToReturn().ship(UNITY, 'transport', ICE_PLANET)
    position.ship(UNITY, 'transport', BARGE).ship(UNITY, 'transport', SCRAPYARD)
    const played = play(position, ROLL_III)
    expect(played.facts('helm').map(({ space }) => space)).toEqual([1, 2, 3])
    expect(played.facts('vp')).toEqual([])
    expect(played.facts('drew').filter(({ from }) => from.by === 'helm')).toHaveLength(1)
  })

  test('AE-WX-4 a damaged module is repaired first, and the Helm stops', () => {
    const position = unityToReturn().ship(UNITY, 'transport', ICE_PLANET).ship(UNITY, 'transport', BARGE)
    const played = play(position.damagedModules(UNITY, 'S01'), ROLL_III)
    expect(played.facts('helm')).toHaveLength(2)
    expect(played.state.unity?.modules[0].damage).toBe(0)
  })

  test('AE-UR-5 two points for each ship in the scrapyard', () => {
    const played = play(
      unityToReturn().ship(UNITY, 'fighter', SCRAPYARD).ship(UNITY, 'transport', SCRAPYARD),
      ROLL_III,
    )
    expect(played.facts('vp')).toMatchObject([{ vp: 4, source: 'scrapyard' }])
  })

  test('AE-UR-6 AE-UR-7 AE-WX-7 all ships come home, transports to the lowest places; the cruiser is whole', () => {
    const position = unityToReturn().ship(UNITY, 'transport', ICE_PLANET).ship(UNITY, 'fighter', SCRAPYARD)
    position.ship(UNITY, 'science-vessel', BARGE).ship(UNITY, 'heavy-cruiser', VOLCANIC, 1)
    position.state.ships[9].place = GONE
    position.state.ships[10].place = GONE
    const { state } = play(position, ROLL_III)
    expect(state.ships.filter(({ owner, place }) => owner === UNITY && place === BAY)).toHaveLength(7)
    expect(state.machine.berths).toEqual([11, 12, 16, 13, 14, 15, NONE, NONE, 17])
    expect(state.ships[17].damage).toBe(0)
  })

  test('AE-UR-8 the event marker stays where it is', () => {
    const position = unityToReturn().ship(UNITY, 'transport', ICE_PLANET)
    expect(play(position, ROLL_III).state.marker).toBe(position.state.marker)
  })

  test('AE-UR-9 after the last space of the Helm comes the first', () => {
    const position = unityToReturn().ship(UNITY, 'transport', ICE_PLANET).machine({ helm: 9 })
    expect(play(position, ROLL_III).facts('helm')).toEqual([{ kind: 'helm', space: 0 }])
  })

  test('AE-UR-10 transports in the bay are arranged anew; the others keep place C of their section', () => {
    const { state } = new Position({ unity: THREX })
    state.machine.berths = [NONE, NONE, NONE, NONE, NONE, NONE, 13, 14, NONE]
    for (const ship of [9, 10, 11, 12]) state.ships[ship].place = GONE
    fillBerths(state)
    expect(state.machine.berths).toEqual([13, 14, 16, NONE, NONE, 15, NONE, NONE, 17])
  })

  test('Tribute Engine: a point at each return', () => {
    const position = unityToReturn()
      .machine({ tokens: [], revealed: [4] })
      .ship(UNITY, 'fighter', SCRAPYARD)
    expect(
      play(position, ROLL_III)
        .facts('vp')
        .map(({ vp }) => vp),
    ).toEqual([2, 1])
  })
})

describe('its last turn, and commanders', () => {
  test('AE-UF-1 AE-UF-14 AE-WX-11 it returns without a roll, unless all its ships are in the bay', () => {
    const out = unityToPlay().change({ ending: true }).ship(UNITY, 'transport', ICE_PLANET)
    expect(play(out).told).not.toContain('unity-roll')
    expect(play(out).told).toContain('returned')
    expect(play(unityToPlay().change({ ending: true }), ROLL_I).told).toContain('launched')
  })

  test('AE-UD-45 transports that were used up do not count as ships', () => {
    const position = unityToPlay().change({ ending: true })
    position.state.ships[9].place = GONE
    position.state.machine.berths[0] = NONE
    expect(play(position, ROLL_I).told).toContain('launched')
  })

  test('the Sovereign Mind: with an empty section the next one is used; with one ship at home it returns', () => {
    const position = unityToPlay('I-1', 'II-1', 'III-1', 'L3B')
    position.state.machine.berths.fill(NONE, 3, 6)
    expect(play(position, ROLL_II).facts('unity-roll')).toMatchObject([{ pack: 2, returns: false }])
    const home = unityToPlay('I-1', 'II-1', 'III-1', 'L3B')
      .allShips(UNITY, ICE_PLANET)
      .ship(UNITY, 'fighter', BAY)
    home.state.machine.berths[5] = 15
    expect(play(home).told).not.toContain('unity-roll')
  })

  test('AE-UD-35 AE-UD-1 the lowest track is advanced by default; the holder of Control may decide', () => {
    const any = (position: Position, answers: readonly string[] = []): Played =>
      run(position, (g) => unityGain(g, [{ give: 'advance', track: 'any' }], { by: 'turn' }, 'tracks'), {
        answers,
      })
    const lowest = new Position({ unity: THREX }).track(UNITY, 'science', 1).track(UNITY, 'industry', 1)
    expect(any(lowest).facts('advanced')).toMatchObject([{ track: 'commerce', space: 1 }])
    const decided = new Position({ unity: THREX, decideForUnity: true })
    expect(any(decided, ['advance supremacy']).facts('advanced')).toMatchObject([{ track: 'supremacy' }])
    expect(any(decided).questions).toEqual(['0 unity-track'])
  })

  test('AE-UD-4 a tactics card for each single resource; AE-UD-42 a point for a ship; AE-UD-43 no exchange', () => {
    const gains: readonly Gain[] = [
      { give: 'energy', amount: 3 },
      { give: 'ship', less: 1 },
      { give: 'exchange', most: 3, among: 'resources' },
    ]
    const played = run(new Position({ unity: THREX }), (g) => unityGain(g, gains, { by: 'turn' }, 'events'))
    expect(played.state.unity).toMatchObject({ stock: [0, 0, 0, 0, 0], vp: 1 })
    expect(played.state.unity?.hand).toHaveLength(3)
  })
})

describe('Control', () => {
  test('AE-UO-4 after an event it goes to the left; AE-UO-5 alone one keeps it', () => {
    const three = new Position({ unity: THREX, seats: 3 }).machine({ control: 2 })
    expect(run(three, passControl).facts('control')).toEqual([{ kind: 'control', seat: 0 }])
    const alone = run(new Position({ unity: THREX }), passControl)
    expect(alone.told).toEqual([])
    expect(alone.state.machine.control).toBe(0)
  })

  test('AE-UO-9 its place in the order is after the holder of Control', () => {
    const { state } = new Position({ unity: THREX, seats: 3 }).machine({ control: 1 })
    expect(turnOrderFrom(state, 1)).toEqual([1, UNITY, 2, 0])
    expect(turnOrderFrom(state, UNITY)).toEqual([UNITY, 2, 0, 1])
  })
})
