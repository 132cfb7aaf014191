import { describe, expect, test } from 'vitest'
import { ALLIES } from './allies.ts'
import { EXPLORATIONS } from './explorations.ts'
import { MODULES } from './modules.ts'
import type { Exploration, ShipClass } from './schema.ts'
import { SIGNALS } from './signals.ts'
import { TILES } from './tiles.ts'

describe('Explorations', () => {
  const of = (type: Exploration['type']) => EXPLORATIONS.filter((card) => card.type === type)
  const named = (name: string) => EXPLORATIONS.filter((card) => card.name.en === name)[0]

  test('eight Analyses, seven Warnings, five Dangers', () => {
    expect([of('analysis').length, of('warning').length, of('danger').length]).toEqual([8, 7, 5])
  })

  test('as many as there are Exploration symbols on the tiles', () => {
    expect(TILES.filter((tile) => tile.exploration)).toHaveLength(EXPLORATIONS.length)
  })

  test('XO-EXP-03 an Analysis has three options and no Skill Roll', () => {
    for (const { options } of of('analysis')) {
      expect(options).toHaveLength(3)
      expect(options.some((option) => option.roll)).toBe(false)
    }
  })

  test('XO-EXP-09 a Warning has three options, the last behind a Skill Roll open to every class', () => {
    for (const { options } of of('warning')) {
      expect(options).toHaveLength(3)
      expect(options.map((option) => option.roll !== undefined)).toEqual([false, false, true])
      expect(options[2].class).toBeUndefined()
    }
  })

  test('XO-EXP-10 a Danger has one way, and nothing to gain on it', () => {
    for (const { options } of of('danger')) {
      expect(options).toHaveLength(1)
      expect(options[0]).toMatchObject({ roll: {}, effects: [] })
    }
  })

  test('no two cards offer the same', () => {
    const cards = EXPLORATIONS.map((card) => JSON.stringify(card.options))
    expect(new Set(cards).size).toBe(cards.length)
    const works = SIGNALS.map((signal) => JSON.stringify(signal.work))
    expect(new Set(works).size).toBe(works.length)
  })

  test('a Skill Roll can fail, and nothing else can', () => {
    for (const option of EXPLORATIONS.flatMap((card) => card.options))
      expect(option.failure !== undefined).toBe(option.roll !== undefined)
  })

  test('every class opens an option on five or six cards; everyone has one without lock and without roll', () => {
    const locks = (name: ShipClass) =>
      EXPLORATIONS.filter((card) => card.options.some((option) => option.class === name)).length
    expect([locks('warrior'), locks('scholar'), locks('rogue')]).toEqual([5, 6, 5])
    for (const { options } of [...of('analysis'), ...of('warning')])
      expect(options.some((option) => !option.class && !option.roll)).toBe(true)
  })

  test('effects of an Exploration name no reach: they are for all who take part', () => {
    const effects = EXPLORATIONS.flatMap((card) => card.options).flatMap((option) => [
      ...option.effects,
      ...(option.failure ?? []),
    ])
    expect(effects.filter((effect) => 'of' in effect)).toEqual([])
  })

  test('XO-EFF-17 Exodus System', () => {
    expect(named('Exodus System').options).toEqual([
      { class: 'rogue', effects: [{ do: 'reveal', n: 2 }] },
      { effects: [{ do: 'module', n: 1 }] },
      {
        effects: [
          { do: 'heal', n: 2 },
          { do: 'energy', n: 'all' },
        ],
      },
    ])
  })

  test('XO-EFF-18 Cultist Factory', () => {
    const [rogue, slow, skill] = named('Cultist Factory').options
    expect(rogue).toMatchObject({ class: 'rogue', effects: [{ do: 'scraps' }] })
    expect(slow).toEqual({ effects: [{ do: 'avatars', by: -1 }] })
    expect(skill).toMatchObject({ effects: [{ do: 'hold' }], failure: [{ do: 'avatars', by: 1 }] })
  })

  test('XO-EFF-19 Dormant Swarm', () => {
    expect(named('Dormant Swarm').options).toEqual([
      {
        roll: { symbol: 'hit', n: 2 },
        effects: [],
        failure: [{ do: 'hurt', n: 2 }, { do: 'damage-card' }],
      },
    ])
  })
})

describe('Signals', () => {
  test('four of each level', () => {
    for (const level of ['hazardous', 'perilous', 'lethal'] as const)
      expect(SIGNALS.filter((signal) => signal.level === level)).toHaveLength(4)
  })

  test('XO-SIG-09 Derelict Ship: five markers, removed by Repairs', () => {
    const [derelict] = SIGNALS
    expect(derelict).toMatchObject({ name: { en: 'Derelict Ship' }, work: { work: 'repair', markers: 5 } })
  })

  test('only Lethal Signals strike when they are revealed', () => {
    const striking = SIGNALS.filter((signal) => signal.reveal)
    expect(striking.map(({ level, reveal }) => [level, reveal])).toEqual([
      ['lethal', 'advance'],
      ['lethal', 'summon'],
      ['lethal', 'open-rift'],
    ])
  })

  const works = SIGNALS.map((signal) => signal.work)

  test('three ships are asked for one marker less where Energy, Scraps or sacrifices are needed', () => {
    const asked = works.flatMap((work) => ('three' in work ? [[work.markers, work.three]] : []))
    expect(asked).toEqual([
      [6, 5],
      [6, 5],
      [6, 5],
    ])
  })

  test('a Purge becomes easier, down to what one ship can roll', () => {
    const purges = works.flatMap((work) => (work.work === 'purge' ? [[work.n, work.least]] : []))
    expect(purges).toEqual([[5, 2]])
  })

  test('sacrifices cannot all come from one ship', () => {
    const spare = works.flatMap((work) => (work.work === 'sacrifice' ? [work.three - work.perShip] : []))
    expect(Math.min(...spare)).toBeGreaterThan(0)
  })
})

describe('Allies', () => {
  test('all have something to sell; ten Ship Modules and three Precursor Modules in all', () => {
    const total = (of: 'modules' | 'precursorModules') => ALLIES.reduce((sum, ally) => sum + ally[of], 0)
    expect([total('modules'), total('precursorModules')]).toEqual([10, 3])
  })

  test('all have a service or a discount', () => {
    for (const { services, cheaper } of ALLIES) expect(services.length > 0).toBe(cheaper === undefined)
  })

  test('no discount makes a Module free', () => {
    const most = Math.max(...ALLIES.map((ally) => ally.cheaper ?? 0))
    expect(Math.min(...MODULES.map((module) => module.price)) - most).toBeGreaterThanOrEqual(1)
  })
})
