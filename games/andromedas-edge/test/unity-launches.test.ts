import { describe, expect, test } from 'vitest'
import { shipOfTypeAt } from '../position/ships.ts'
import { NONE, SCRAPYARD, UNITY, WEST } from '../position/state.ts'
import { damageShip } from '../rules/damage.ts'
import { playTurn } from '../rules/turn.ts'
import { CARBON_WORLD, GAS_GIANT, Position, RUIN_WORLD, SCIENCE_FIELD, VOLCANIC } from './position.ts'
import { type Played, run } from './rule.ts'

describe('The Unity launches otherwise', () => {
  const unityTurn = (position: Position): Played =>
    run(position.change({ next: UNITY }), playTurn, { draws: [{ of: 6, is: 0 }] })
  const facing = (card: number): Position => {
    const position = new Position({ unity: 'L1A' }).machine({ probe: GAS_GIANT })
    position.state.machine.faceUp[0] = card
    return position
  }
  // I-5: to the region of the Probe.
  const TO_PROBE = 4

  test('AE-UD-19 to where others are', () => {
    const played = unityTurn(facing(TO_PROBE).ship(0, 'transport', GAS_GIANT))
    expect(played.facts('launched')[0].region).toBe(GAS_GIANT)
    expect(played.told).toContain('battle')
  })

  test('AE-UD-20 to where its own ships are', () => {
    const played = unityTurn(facing(TO_PROBE).ship(UNITY, 'heavy-cruiser', GAS_GIANT))
    expect(shipOfTypeAt(played.state, UNITY, 0, GAS_GIANT)).not.toBe(NONE)
    expect(shipOfTypeAt(played.state, UNITY, 3, GAS_GIANT)).not.toBe(NONE)
    expect(played.told).not.toContain('battle')
  })

  test('AE-UD-21 never to a nebula, not even with its science vessel', () => {
    // I-7: north-east of the Probe, where there is only the border.
    const position = facing(6).machine({ probe: RUIN_WORLD })
    position.state.machine.berths[0] = NONE
    position.state.machine.berths[1] = NONE
    const played = unityTurn(position)
    expect(played.facts('launched')[0]).toMatchObject({ ship: 'science-vessel', region: RUIN_WORLD })
  })

  test('AE-UD-29 what it may build it builds on the leftmost uncolonised planet', () => {
    // I-3: the leftmost uncolonised planet, with the icon of Infrastructure.
    const played = unityTurn(facing(2))
    expect(played.state.regions[GAS_GIANT].owner).toBe(UNITY)
    const next = unityTurn(facing(2).development(GAS_GIANT, 0, 'DC-Ga'))
    expect(next.facts('developed')[0].region).toBe(CARBON_WORLD)
  })

  test('AE-UD-2 AE-UD-6 it has no resources, gains none and pays none', () => {
    const played = unityTurn(facing(2))
    expect(played.state.unity?.stock).toEqual([0, 0, 0, 0, 0])
    expect(played.facts('paid')).toEqual([])
    expect(played.facts('developed')).toHaveLength(1)
  })

  test('AE-UD-6 a development costs it leaders and nothing else', () => {
    const played = unityTurn(facing(2))
    expect([played.state.machine.corrupted, played.facts('paid').length]).toEqual([4, 0])
  })

  test('AE-UD-3 it never plays a tactics card', () => {
    const position = facing(TO_PROBE).hand(UNITY, 'K01', 'K13').ship(0, 'transport', GAS_GIANT)
    const played = unityTurn(position)
    expect(played.told).toContain('battle')
    expect(played.facts('played')).toEqual([])
    expect(played.state.unity?.hand.length).toBeGreaterThanOrEqual(2)
  })

  test('AE-UD-5 its hand has no limit', () => {
    const cards = ['K01', 'K01', 'K01', 'K02', 'K02', 'K03', 'K03', 'K03', 'K05', 'K07']
    const played = unityTurn(facing(TO_PROBE).hand(UNITY, ...cards))
    expect(played.state.unity?.hand.length).toBeGreaterThanOrEqual(10)
    expect(played.facts('discarded')).toEqual([])
  })

  test('AE-UD-36 what its moons and tokens show it never uses, not even when it claims them', () => {
    const position = facing(TO_PROBE).moonsAt(GAS_GIANT, 'MG8')
    const vp = position.state.unity?.vp ?? 0
    const played = unityTurn(position)
    expect(played.state.unity?.moons).toHaveLength(1)
    expect(played.facts('spent-moon')).toEqual([])
    expect(played.state.unity?.vp).toBe(vp + 1)
  })

  test('AE-UD-37 without a moon left anywhere it draws a card for one', () => {
    const position = facing(TO_PROBE)
    for (const region of position.state.regions) region.moons = []
    position.state.machine.berths[0] = NONE
    position.state.machine.berths[1] = NONE
    const played = unityTurn(position)
    expect(played.facts('launched')[0].ship).toBe('science-vessel')
    // One for the moon of the science vessel, one for that of the planet.
    expect([played.state.unity?.hand.length, played.state.unity?.moons]).toEqual([2, []])
  })

  test('AE-UD-12 its damaged ships go to the scrapyard, its heavy cruiser bears one damage first', () => {
    const position = facing(TO_PROBE).ship(UNITY, 'heavy-cruiser', VOLCANIC).ship(UNITY, 'fighter', VOLCANIC)
    const at = (type: number): number => shipOfTypeAt(position.state, UNITY, type, VOLCANIC)
    const [cruiser, fighter] = [at(3), at(1)]
    const once = run(position, (g) => {
      damageShip(g, cruiser, false)
      damageShip(g, fighter, false)
    })
    expect(once.state.ships[cruiser]).toMatchObject({ place: VOLCANIC, damage: 1 })
    expect(once.state.ships[fighter].place).toBe(SCRAPYARD)
    const twice = run(once.state, (g) => damageShip(g, cruiser, false))
    expect(twice.state.ships[cruiser].place).toBe(SCRAPYARD)
  })

  test('AE-IC-7 the icon of a nebula moon brings one of whichever sort lies there', () => {
    for (const moon of ['OM1', 'AM1']) {
      const position = facing(TO_PROBE).moonsAt(WEST, moon)
      position.state.machine.berths[0] = NONE
      position.state.machine.berths[1] = NONE
      const played = unityTurn(position)
      expect(played.facts('claimed-moon').map(({ region }) => region)).toContain(WEST)
    }
  })

  test('AE-UL-2 the Probe stays where it is in its turn and in a return', () => {
    const played = unityTurn(facing(0).machine({ probe: RUIN_WORLD }))
    expect(played.facts('launched')[0].region).toBe(SCIENCE_FIELD)
    expect(played.state.machine.probe).toBe(RUIN_WORLD)
    const home = new Position({ unity: 'L1A' })
      .machine({ probe: RUIN_WORLD })
      .ship(0, 'transport', SCIENCE_FIELD)
    const returned = run(home, playTurn, { answers: ['return', 'dock'] })
    expect(returned.told).toContain('returned')
    expect(returned.state.machine.probe).toBe(RUIN_WORLD)
  })
})
