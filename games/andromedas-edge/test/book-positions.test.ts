import { FastChance, tableOptions } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { UNITY_ACTIONS } from '../content/unity.ts'
import { countAt } from '../position/ships.ts'
import { BAY, EAST, SCRAPYARD, SUPPLY, UNITY, WEST } from '../position/state.ts'
import { newTurn } from '../position/turn.ts'
import { targetOf } from '../position/unity.ts'
import { damageShip } from '../rules/damage.ts'
import { develop } from '../rules/developments.ts'
import { gain } from '../rules/effects.ts'
import { endTurn } from '../rules/end.ts'
import { andromedasEdge } from '../rules/game.ts'
import { claimMoon } from '../rules/moons.ts'
import { scoreVp } from '../rules/points.ts'
import { start } from '../rules/setup.ts'
import { advance } from '../rules/tracks.ts'
import { playTurn } from '../rules/turn.ts'
import { turnHelm } from '../rules/unity/helm.ts'
import { launchUnity } from '../rules/unity/launch.ts'
import { shipIn } from './in-battle.ts'
import {
  CARBON_WORLD,
  developmentCard,
  discovery,
  GAS_GIANT,
  moon,
  Position,
  SCIENCE_FIELD,
  supremacy,
  VOLCANIC,
} from './position.ts'
import { run } from './rule.ts'

describe('worked examples', () => {
  test('AE-WX-16 eleven leaders on the planet and beside it are ten points', () => {
    const position = new Position()
      .ship(0, 'transport', VOLCANIC)
      .stock(0, { titanium: 2, ice: 1 })
      .give(0, { leaders: 2 })
      .withoutLeaders()
      .leaders(SCIENCE_FIELD, 1, 4)
      .leaders(3, 1, 3)
      .development(CARBON_WORLD, 1, 'DC-Ca', 2)
    const played = run(position, (g) => develop(g, 0, VOLCANIC), {
      answers: [`card ${developmentCard('DC-Va')}`],
    })
    expect(played.facts('vp')).toMatchObject([{ vp: 10, source: 'developments' }])
  })

  test('AE-WX-18 the first two turns of the Lumen Choir', () => {
    const position = new Position()
      .faction(0, 'F05')
      .give(0, { vp: 1 })
      .stock(0, { energy: 3, nanocarbon: 2, ice: 1, credits: 1 })
      .moonsAt(GAS_GIANT, 'MG4', 'MG6', 'MG1')
      .stack(2, 'DT2', 'DT3', 'DT4', 'DT5', 'DT6')
    const first = run(position, playTurn, { answers: [`launch transport ${GAS_GIANT}`, 'end-turn'] })
    expect(first.state.players[0]).toMatchObject({ moons: [moon('MG1')], stock: [3, 1, 2, 0, 1] })
    const second = run({ ...first.state, next: 0 }, playTurn, {
      answers: [
        'return',
        `develop ${GAS_GIANT}`,
        `card ${developmentCard('DC-Ga')}`,
        `token ${discovery('DT5')}`,
        'take 0 0 1',
        'end-turn',
      ],
    })
    expect(second.state.players[0]).toMatchObject({
      vp: 6,
      leaders: 0,
      stock: [3, 0, 0, 1, 1],
      tracks: [1, 0, 0, 0, 0],
      discoveries: [discovery('DT5')],
    })
    expect(second.state.players[0].hand).toHaveLength(2)
    expect(second.state.discoveryStacks[2]).toHaveLength(4)
    expect([BAY, SUPPLY].map((place) => countAt(second.state, 0, place))).toEqual([2, 7])
    expect(second.questions).not.toContain('0 plan')
    expect(second.state.marker).toBe(1)
  })

  test('AE-BZ-8 points go on beyond 99', () => {
    const played = run(new Position().give(0, { vp: 98 }), (g) =>
      scoreVp(g, 0, 5, 'events', { by: 'scoring' }),
    )
    expect(played.state.players[0].vp).toBe(103)
  })
})

describe('the Unity is no player', () => {
  const alone = (): Position => new Position({ unity: 'L1A' })

  test('AE-UO-2 after its turn comes the player after the one who held Control', () => {
    const position = new Position({ unity: 'L1A', seats: 3 }).machine({ control: 1 }).turn({ who: 1 })
    const player = run(position, endTurn).state
    expect(player.next).toBe(UNITY)
    const unity = run({ ...player, turn: newTurn(UNITY) }, endTurn).state
    expect(unity.next).toBe(2)
  })

  test('AE-US-7, AE-BS-18 every ship starts whole', () => {
    const options = tableOptions(andromedasEdge, { unity: 1 })
    const { ships } = start({ seats: 2, options }, new FastChance('whole'))
    expect(ships.map(({ damage }) => damage)).toEqual(Array.from({ length: 27 }, () => 0))
  })

  test('AE-UD-12 its ships go to the scrapyard, the heavy cruiser only with its second damage', () => {
    const position = alone().ship(UNITY, 'heavy-cruiser', VOLCANIC).ship(UNITY, 'fighter', VOLCANIC)
    const cruiser = shipIn(position.state, UNITY, 'heavy-cruiser', VOLCANIC)
    const fighter = shipIn(position.state, UNITY, 'fighter', VOLCANIC)
    const { ships } = run(position, (g) => {
      damageShip(g, cruiser, false)
      damageShip(g, fighter, false)
    }).state
    expect(ships[cruiser]).toMatchObject({ place: VOLCANIC, damage: 1 })
    expect(ships[fighter].place).toBe(SCRAPYARD)
    const again = run(position, (g) => {
      damageShip(g, cruiser, false)
      damageShip(g, cruiser, false)
    }).state
    expect(again.ships[cruiser].place).toBe(SCRAPYARD)
  })

  test('AE-UD-19, AE-UD-20 it is launched to where ships of players and its own are', () => {
    const position = alone()
      .ship(0, 'transport', GAS_GIANT)
      .ship(UNITY, 'fighter', GAS_GIANT)
      .machine({ faceUp: [4, 8, 16] })
    const played = run(position, (g) => launchUnity(g, 0))
    expect(UNITY_ACTIONS[4].target.to).toBe('probe')
    expect(played.facts('launched')).toMatchObject([{ who: UNITY, region: GAS_GIANT }])
    expect(countAt(played.state, UNITY, GAS_GIANT)).toBe(2)
  })

  test('AE-UD-21 no action card leads to a nebula, wherever the Probe is', () => {
    for (let probe = 0; probe <= 10; probe++) {
      const { state } = alone().machine({ probe })
      expect(UNITY_ACTIONS.map((action) => targetOf(state, action)).every((region) => region < WEST)).toBe(
        true,
      )
    }
  })

  test('AE-UL-2 the Probe stays where it is in a turn of the Unity', () => {
    const played = run(alone(), (g) => launchUnity(g, 0))
    expect(played.facts('launched')[0].region).not.toBe(GAS_GIANT)
    expect(played.state.machine.probe).toBe(GAS_GIANT)
  })

  test('AE-UD-9 a moon of its Helm comes from the leftmost nebula that has one', () => {
    // Archivist Nul: space 5 is a moon.
    const position = new Position({ unity: 'L2C' }).machine({ helm: 4 }).moonsAt(WEST).moonsAt(EAST, 'OM1')
    expect(run(position, turnHelm).state.unity?.moons).toEqual([moon('OM1')])
    expect(run(position.moonsAt(WEST, 'OM2'), turnHelm).state.unity?.moons).toEqual([moon('OM2')])
  })

  test('AE-UD-23 it advances on the track that is named', () => {
    const commerce = [{ give: 'advance', track: 'commerce' }] as const
    const played = run(alone(), (g) => gain(g, UNITY, commerce, { by: 'turn' }, 'events'))
    expect(played.facts('advanced')).toMatchObject([{ who: UNITY, track: 'commerce', space: 1 }])
  })

  test('AE-UD-36 what moons and tokens say is nothing to it', () => {
    const position = alone()
      .moonsAt(WEST, 'AM2')
      .change({ supremacySpaces: [supremacy('ST5'), 1, 2] })
    const claimed = run(position, (g) => claimMoon(g, UNITY, WEST)).state
    expect(claimed.unity).toMatchObject({ moons: [moon('AM2')], hand: [] })
    const honoured = run(position.track(UNITY, 'supremacy', 1), (g) =>
      advance(g, UNITY, 4, { by: 'battle' }),
    ).state
    expect(honoured.unity).toMatchObject({ supremacies: [supremacy('ST5')], vp: 0 })
  })
})
