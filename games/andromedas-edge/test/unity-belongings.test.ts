import { unshuffled } from '@astrolabe/kernel/testing/scripted-chance.ts'
import { describe, expect, test } from 'vitest'
import { cannotDevelop, developmentLeaders } from '../position/developing.ts'
import { endVp } from '../position/scoring.ts'
import { countAt, shipOfTypeAt } from '../position/ships.ts'
import {
  BARGE,
  BAY,
  CIVILIZATION,
  COMMERCE,
  GONE,
  HEAVY_CRUISER,
  INDUSTRY,
  NONE,
  SCIENCE,
  SCRAPYARD,
  SUPREMACY,
  TITANIUM,
  TRANSPORT,
  UNITY,
} from '../position/state.ts'
import { damageModule, repair } from '../rules/damage.ts'
import { develop, recruitAndCollect, recruitFromAnywhere } from '../rules/developments.ts'
import { applyEffect, gain } from '../rules/effects.ts'
import { discard } from '../rules/hand.ts'
import { takeModule, unityModule } from '../rules/modules.ts'
import { claimMoon } from '../rules/moons.ts'
import { gainUpgrade } from '../rules/ships.ts'
import { gainResource, lose } from '../rules/stock.ts'
import { advance } from '../rules/tracks.ts'
import {
  developmentCard,
  discovery,
  GAS_GIANT,
  ICE_PLANET,
  moduleDesign,
  moon,
  planet,
  Position,
  SCIENCE_FIELD,
  SHIPYARD,
  supremacy,
  tactics,
  VOLCANIC,
} from './position.ts'
import { run } from './rule.ts'

const FROM = { by: 'helm' } as const

const solo = (commander = 'L1A', decideForUnity = false): Position =>
  new Position({ unity: commander, decideForUnity })

describe('What the Unity gains', () => {
  test('AE-UD-4 a tactics card for each single resource', () => {
    const played = run(solo(), (g) => {
      gainResource(g, UNITY, TITANIUM, 2, FROM)
      gain(g, UNITY, [{ give: 'basic', amount: 3 }], FROM, 'helm')
    })
    expect(played.state.unity?.hand).toHaveLength(5)
    expect(played.state.unity?.stock).toEqual([0, 0, 0, 0, 0])
    expect(played.facts('drew')).toMatchObject([{ who: UNITY, amount: 2 }, { amount: 3 }])
    expect(played.told).not.toContain('drew-cards')
  })

  test('AE-UD-7 it discards at random, and nothing from an empty hand', () => {
    const position = solo().hand(UNITY, 'K01', 'K02', 'K03')
    const played = run(position, (g) => discard(g, UNITY, 1, 'effect'), { draws: [{ of: 3, is: 1 }] })
    expect(played.facts('discarded')).toMatchObject([{ cards: [tactics('K02')] }])
    const empty = run(solo(), (g) => {
      discard(g, UNITY, 1, 'effect')
      expect(lose(g, UNITY, 0, 1, FROM)).toBe(0)
    })
    expect(empty.heard).toEqual([])
  })

  test('AE-UD-8 a moon is kept, and does nothing', () => {
    const position = solo().moonsAt(27, 'AM1', 'OM2')
    const played = run(position, (g) => claimMoon(g, UNITY, 27), { draws: [{ of: 2, is: 0 }] })
    expect(played.state.unity?.moons).toEqual([moon('AM1')])
    expect(played.told).toEqual(['claimed-moon'])
  })

  test('AE-UD-11 a ship upgrade is the next upgrade token', () => {
    const played = run(solo().machine({ tokens: [2, 4] }), (g) => gainUpgrade(g, UNITY, FROM))
    expect(played.state.machine).toMatchObject({ tokens: [2], revealed: [4] })
    expect(played.facts('unity-token')).toEqual([{ kind: 'unity-token', token: 4 }])
  })

  test('AE-UD-11 a Salvage Protocol repairs twice at once, Conscription brings two leaders of bases', () => {
    const salvage = run(
      solo()
        .machine({ tokens: [0] })
        .damagedModules(UNITY, 'S01'),
      (g) => gainUpgrade(g, UNITY, FROM),
    )
    expect(salvage.told).toEqual(['unity-token', 'repaired', 'vp'])
    const position = solo().withoutLeaders().leaders(SCIENCE_FIELD, UNITY, 1).leaders(SHIPYARD, UNITY, 1)
    position.leaders(27, UNITY, 1).machine({ tokens: [1] })
    const conscripted = run(position, (g) => gainUpgrade(g, UNITY, FROM), { draws: [{ of: 2, is: 1 }] })
    expect(conscripted.facts('recruited').map(({ region }) => region)).toEqual([SHIPYARD, SCIENCE_FIELD])
    expect(conscripted.state.unity?.leaders).toBe(4)
  })

  test('AE-BZ-3 without a token left it takes a tactics card', () => {
    const played = run(solo().machine({ tokens: [] }), (g) => gainUpgrade(g, UNITY, FROM))
    expect(played.state.unity?.hand).toHaveLength(1)
  })

  test('AE-UD-42 to build ships is a point for it', () => {
    const played = run(solo(), (g) =>
      gain(g, UNITY, [{ give: 'ship', less: 2 }, { give: 'free-ship' }], FROM, 'helm'),
    )
    expect(played.facts('vp').map((fact) => fact.vp)).toEqual([1, 1])
  })

  test('AE-UD-43 it makes no optional exchange', () => {
    const effect = { pay: { energy: 1 }, gains: [{ give: 'vp', amount: 1 }] } as const
    const played = run(solo(), (g) => {
      applyEffect(g, UNITY, effect, FROM, 'helm', true)
      applyEffect(g, UNITY, { gains: [{ give: 'vp', amount: 2 }] }, FROM, 'helm', false)
    })
    expect(played.facts('vp').map((fact) => fact.vp)).toEqual([2])
  })
})

describe('Its modules', () => {
  test('AE-UD-15 they do nothing for it, and bring no printed points', () => {
    const position = solo().column('science', 'S14').modules(UNITY, 'C03')
    const played = run(position, (g) => takeModule(g, UNITY, SCIENCE, 0, true))
    expect(played.facts('vp')).toEqual([])
    expect(played.facts('advanced')).toHaveLength(1)
    expect(played.questions).toEqual([])
  })

  test('AE-UD-16 of a column it takes the cheapest', () => {
    const position = solo().column('industry', 'I13', 'I05', 'I07')
    const played = run(position, (g) => unityModule(g, INDUSTRY, FROM))
    expect(played.state.unity?.modules).toEqual([{ design: moduleDesign('I05'), damage: 0 }])
  })

  test('AE-UD-17 without a type, of that which it has fewest of; ties by the lowest track, then in order', () => {
    const position = solo().modules(UNITY, 'S01', 'I01').track(UNITY, 'commerce', 1)
    const taken = (): string[] =>
      run(position, (g) => unityModule(g, NONE, FROM))
        .facts('advanced')
        .map(({ track }) => track)
    expect(taken()).toEqual(['civilization'])
    position.track(UNITY, 'commerce', 0)
    expect(taken()).toEqual(['commerce'])
  })

  test('AE-UD-1 the holder of Control decides ties, if the table wants that', () => {
    const position = solo('L1A', true).modules(UNITY, 'S01', 'I01')
    const played = run(position, (g) => unityModule(g, NONE, FROM), { answers: ['column civilization'] })
    expect(played.asked[0]).toMatchObject({
      question: '0 unity-module',
      options: ['column commerce', 'column civilization'],
    })
    expect(played.facts('advanced')).toMatchObject([{ track: 'civilization' }])
  })

  test('AE-UD-18 it advances on the track of the module', () => {
    const played = run(solo(), (g) => unityModule(g, COMMERCE, FROM))
    expect(played.state.unity?.tracks).toEqual([0, 0, 1, 0, 0])
    expect(played.state.unity?.hand).toHaveLength(1)
    expect(played.state.columns[COMMERCE]).toHaveLength(3)
  })

  test('AE-UD-40 an empty column of a type is a point; without a type it takes another', () => {
    const position = solo().modules(UNITY, 'S01', 'I01', 'C01').column('civilization')
    expect(run(position, (g) => unityModule(g, CIVILIZATION, FROM)).facts('vp')).toMatchObject([{ vp: 1 }])
    const other = run(position, (g) => unityModule(g, NONE, FROM))
    expect(other.facts('module')).toHaveLength(1)
    const none = run(position.change({ columns: [[], [], [], []] }), (g) => unityModule(g, NONE, FROM))
    expect(none.facts('vp')).toMatchObject([{ vp: 1 }])
  })
})

describe('Its damage', () => {
  test('AE-UD-13 a random intact module is damaged, or one that the holder of Control names', () => {
    const random = run(
      solo().modules(UNITY, 'S01', 'S02').damagedModules(UNITY, 'S03'),
      (g) => damageModule(g, UNITY, false, FROM),
      { draws: [{ of: 2, is: 1 }] },
    )
    expect(random.state.unity?.modules.map(({ damage }) => damage)).toEqual([0, 1, 1])
    const named = run(
      solo('L1A', true).modules(UNITY, 'S01', 'S02'),
      (g) => damageModule(g, UNITY, true, FROM),
      { answers: ['module 0'] },
    )
    expect(named.questions).toEqual(['0 unity-damage'])
    expect(named.state.unity?.modules[0].damage).toBe(2)
  })

  test('AE-UD-14 a repair takes a random damaged module first, whole', () => {
    const position = solo().damagedModules(UNITY, 'S01', 'S02').ship(UNITY, 'fighter', SCRAPYARD)
    position.who(UNITY).modules[1].damage = 2
    const played = run(position.change({ mechaphageTokens: 4 }), (g) => repair(g, UNITY, FROM), {
      draws: [{ of: 2, is: 1 }],
    })
    expect(played.state.unity?.modules.map(({ damage }) => damage)).toEqual([1, 0])
    expect(played.state.mechaphageTokens).toBe(5)
  })

  test('AE-UD-14 with nothing to repair it gains a point', () => {
    const played = run(solo().modules(UNITY, 'S01'), (g) => repair(g, UNITY, FROM))
    expect(played.facts('vp')).toMatchObject([{ who: UNITY, vp: 1, source: 'repairs' }])
  })

  test('AE-UD-38 ships of the scrapyard: cruiser, fighter, science vessel, transport; then the marker', () => {
    const position = solo().ship(UNITY, 'transport', SCRAPYARD).ship(UNITY, 'fighter', SCRAPYARD)
    position.ship(UNITY, 'heavy-cruiser', GAS_GIANT, 1)
    const played = run(position, (g) => {
      for (let time = 0; time < 3; time++) repair(g, UNITY, FROM)
    })
    expect(played.facts('repaired').map(({ what, number }) => [what, number])).toEqual([
      ['ship', 1],
      ['ship', TRANSPORT],
      ['cruiser', HEAVY_CRUISER],
    ])
    expect(countAt(played.state, UNITY, BARGE)).toBe(2)
    expect(played.state.ships[shipOfTypeAt(played.state, UNITY, HEAVY_CRUISER, GAS_GIANT)].damage).toBe(0)
  })

  test('AE-UD-38 the holder of Control chooses the ship, if the table wants that', () => {
    const position = solo('L1A', true).ship(UNITY, 'transport', SCRAPYARD).ship(UNITY, 'fighter', SCRAPYARD)
    const played = run(position, (g) => repair(g, UNITY, FROM), { answers: ['ship transport'] })
    expect(played.questions).toEqual(['0 unity-repair'])
    expect(shipOfTypeAt(played.state, UNITY, TRANSPORT, BARGE)).not.toBe(NONE)
  })
})

describe('Its tracks', () => {
  test('AE-UD-23 it advances and takes rewards like a player', () => {
    const played = run(solo().track(UNITY, 'science', 5), (g) => advance(g, UNITY, SCIENCE, FROM))
    expect(played.facts('advanced')).toMatchObject([{ who: UNITY, space: 6 }])
    expect(played.facts('vp')).toMatchObject([{ vp: 2, source: 'tracks' }])
    const full = run(solo().track(UNITY, 'science', 9), (g) => advance(g, UNITY, SCIENCE, FROM))
    expect(full.facts('vp')).toMatchObject([{ vp: 2 }])
  })

  test('AE-UD-24 a discovery stack gives it two tokens, a Full Record three', () => {
    const tokens = (commander: string): number[] | undefined =>
      run(
        solo(commander).track(UNITY, 'science', 1).stack(0, 'DT1', 'DT2', 'DT3', 'DT4'),
        (g) => advance(g, UNITY, SCIENCE, FROM),
        { draws: unshuffled(4) },
      ).state.unity?.discoveries
    expect(tokens('L1A')).toEqual(['DT3', 'DT4'].map(discovery))
    expect(tokens('L2C')).toEqual(['DT2', 'DT3', 'DT4'].map(discovery))
  })

  test('AE-UD-25 Industry reveals an upgrade token', () => {
    const played = run(
      solo()
        .track(UNITY, 'industry', 1)
        .machine({ tokens: [3] }),
      (g) => advance(g, UNITY, INDUSTRY, FROM),
    )
    expect(played.state.machine.revealed).toEqual([3])
    expect(played.questions).toEqual([])
  })

  test('AE-UD-26 a supremacy token is taken, and does nothing', () => {
    const position = solo()
      .track(UNITY, 'supremacy', 1)
      .change({ supremacySpaces: [supremacy('ST5'), 1, 2] })
    const played = run(position, (g) => advance(g, UNITY, SUPREMACY, FROM))
    expect(played.state.unity?.supremacies).toEqual([supremacy('ST5')])
    expect(played.facts('vp')).toEqual([])
    expect(played.state.unity?.tokensGained).toBe(1)
  })

  test('AE-UD-27 its vault counts tactics cards, fifteen at the most', () => {
    const vault = (cards: number): number | undefined => {
      const position = solo()
        .track(UNITY, 'commerce', 7)
        .give(UNITY, { hand: Array(cards).fill(0) as number[] })
      return endVp(position.state, UNITY).find(({ source }) => source === 'vault')?.vp
    }
    expect([4, 15, 18].map(vault)).toEqual([8, 30, 30])
  })

  test('AE-UD-28 the hand increase is three tactics cards', () => {
    const played = run(solo().track(UNITY, 'civilization', 1), (g) => advance(g, UNITY, CIVILIZATION, FROM))
    expect(played.state.unity?.hand).toHaveLength(3)
  })

  test('AE-UD-39 it takes what is left of a stack; empty stacks and spaces are two points', () => {
    const position = solo().track(UNITY, 'science', 1).track(UNITY, 'supremacy', 1)
    const one = run(position.stack(0, 'DT1'), (g) => advance(g, UNITY, SCIENCE, FROM))
    expect(one.state.unity?.discoveries).toHaveLength(1)
    const none = run(position.stack(0).change({ supremacySpaces: [NONE, 1, 2] }), (g) => {
      advance(g, UNITY, SCIENCE, FROM)
      advance(g, UNITY, SUPREMACY, FROM)
    })
    expect(none.facts('vp').map((fact) => fact.vp)).toEqual([2, 2])
  })
})

describe('Its developments', () => {
  const site = (region: number, commander = 'L1A'): Position =>
    solo(commander).withoutLeaders().ship(UNITY, 'transport', region)

  test('AE-UD-30 a transport there and leaders enough, own and corrupted; no cost', () => {
    const position = site(VOLCANIC).give(UNITY, { leaders: 1 }).machine({ corrupted: 1 })
    expect(cannotDevelop(position.state, UNITY, VOLCANIC)).toBeUndefined()
    expect(cannotDevelop(position.state, UNITY, GAS_GIANT)).toEqual({ rule: 'AE-BD-2' })
    position.machine({ corrupted: 0 })
    expect(cannotDevelop(position.state, UNITY, VOLCANIC)).toEqual({ rule: 'AE-BD-2', missing: 1 })
  })

  test('AE-UD-33 a city on Skadi (AE-WX-1): leaders, points, advance, a random card, a module', () => {
    const position = site(GAS_GIANT)
      .lay(ICE_PLANET, planet('ice-planet', 3))
      .lay(GAS_GIANT, planet('ice-planet', 2))
      .lay(5, planet('volcanic', 1))
      .leaders(SCIENCE_FIELD, 0, 2)
      .development(5, 0, 'DC-Va', 1)
    const played = run(position, (g) => develop(g, UNITY, GAS_GIANT), { draws: [{ of: 3, is: 1 }] })
    expect(played.state.regions[GAS_GIANT]).toMatchObject({
      owner: UNITY,
      card: developmentCard('DC-Ib'),
      settlers: 2,
      corrupted: 2,
    })
    expect(played.facts('vp')[0]).toMatchObject({ who: UNITY, vp: 5, source: 'developments' })
    expect(played.state.unity?.modules).toHaveLength(1)
    expect(played.facts('advanced').map(({ track }) => track)).toEqual(['civilization', 'science'])
    expect(played.facts('paid')).toEqual([])
    expect(played.state.unity?.leaders).toBe(2)
    expect(played.state.machine.corrupted).toBe(3)
    expect(countAt(played.state, UNITY, GONE)).toBe(1)
    expect(countAt(played.state, UNITY, BAY)).toBe(8)
  })

  test('AE-UD-32 ten leaders count at the most, two points more for Forced Settlement', () => {
    const scored = (commander: string): number =>
      run(site(GAS_GIANT, commander).leaders(SCIENCE_FIELD, 0, 9).leaders(5, 0, 9), (g) =>
        develop(g, UNITY, GAS_GIANT),
      ).facts('vp')[0].vp
    expect(scored('L1A')).toBe(10)
    expect(scored('L3C')).toBe(12)
    expect(developmentLeaders(site(VOLCANIC, 'L3C').state, UNITY, VOLCANIC)).toBe(1)
  })

  test('AE-UD-34 an observatory brings two tokens, a factory two repairs, a spaceport a module', () => {
    const observatory = run(site(GAS_GIANT).stack(2, 'DT1', 'DT2', 'DT3'), (g) =>
      develop(g, UNITY, GAS_GIANT),
    )
    expect(observatory.state.unity?.discoveries).toHaveLength(2)
    const factory = run(site(VOLCANIC).damagedModules(UNITY, 'S01', 'S02', 'S03'), (g) =>
      develop(g, UNITY, VOLCANIC),
    )
    expect(factory.facts('repaired')).toHaveLength(2)
    const spaceport = run(site(6), (g) => develop(g, UNITY, 6))
    expect(spaceport.facts('module')).toHaveLength(1)
    const obelisk = run(site(4).damagedModules(UNITY, 'S01', 'S02', 'S03'), (g) => develop(g, UNITY, 4))
    expect(obelisk.facts('repaired')).toHaveLength(2)
  })

  test('AE-UD-41 corrupted leaders are spent first, then its own', () => {
    const position = site(VOLCANIC).machine({ corrupted: 1 })
    const played = run(position, (g) => develop(g, UNITY, VOLCANIC))
    expect(played.state.regions[VOLCANIC]).toMatchObject({ settlers: 2, corrupted: 1 })
    expect(played.state.machine.corrupted).toBe(0)
    expect(played.state.unity?.leaders).toBe(1)
  })

  test('AE-UL-12 it recruits where its ships are, and a bonus is a tactics card', () => {
    const position = solo().ship(UNITY, 'transport', SHIPYARD).region(SHIPYARD, { bonus: 1 })
    const played = run(position, (g) => recruitAndCollect(g, UNITY))
    expect(played.state.unity?.leaders).toBe(3)
    expect(played.state.unity?.hand).toHaveLength(1)
    expect(played.state.regions[SHIPYARD]).toMatchObject({ bonus: 0, leaders: [1, 0, 0, 0, 0, 0] })
  })

  test('AE-UD-35 a leader from anywhere comes from a random place, or from where Control says', () => {
    const position = solo().withoutLeaders().leaders(SCIENCE_FIELD, UNITY, 1).leaders(SHIPYARD, UNITY, 1)
    const random = run(position, (g) => recruitFromAnywhere(g, UNITY, FROM), { draws: [{ of: 2, is: 1 }] })
    expect(random.facts('recruited')).toMatchObject([{ region: SHIPYARD }])
    expect(random.facts('vp')).toEqual([])
    const asked = solo('L1A', true)
      .withoutLeaders()
      .leaders(SCIENCE_FIELD, UNITY, 1)
      .leaders(SHIPYARD, UNITY, 1)
    const named = run(asked, (g) => recruitFromAnywhere(g, UNITY, FROM), {
      answers: [`region ${SCIENCE_FIELD}`],
    })
    expect(named.questions).toEqual(['0 unity-leader'])
  })
})
