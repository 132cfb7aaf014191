import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { COMBAT } from './combat.ts'
import { EXPLORATION_CARDS } from './exploration.ts'
import { EXTRASOLAR_CARDS } from './extrasolars.ts'
import { MAP } from './map.ts'
import * as schema from './schema.ts'
import { SCORING } from './scoring.ts'
import { FITTING_OUT, SHIPS } from './ships.ts'

describe('the schema', () => {
  const content: readonly (readonly [string, TSchema, readonly unknown[]])[] = [
    ['Exploration card', schema.ExplorationCard, EXPLORATION_CARDS],
    ['Extrasolar card', schema.ExtrasolarCard, EXTRASOLAR_CARDS],
    ['ship board', schema.ShipBoard, Object.values(SHIPS)],
    ['price', schema.FittingOut, [FITTING_OUT]],
    ['map', schema.NebulaMap, [MAP]],
    ['combat board', schema.CombatBoard, [COMBAT]],
    ['score', schema.Scoring, [SCORING]],
  ]

  test.each(content)('accepts every %s', (_, type, values) => {
    for (const value of values) expect([...Value.Errors(type, value)]).toEqual([])
  })

  const [napos] = EXTRASOLAR_CARDS
  const bireme = EXPLORATION_CARDS.find((card) => card.id === 'EX-24')
  test.each([
    ['a negative number of squads', schema.ExtrasolarCard, { ...napos, squads: -1 }],
    ['half a squad', schema.ExtrasolarCard, { ...napos, squads: 1.5 }],
    ['an unknown deck', schema.ExtrasolarCard, { ...napos, deck: 'C' }],
    ['a Contact without threshold', schema.ExtrasolarCard, { ...napos, thresholds: [] }],
    ['a threshold that asks for nothing', schema.Threshold, { needs: {}, vp: 4, exit: true }],
    ['an unknown domain', schema.Threshold, { needs: { Z: 1 }, vp: 4, exit: true }],
    ['a card without French name', schema.ExplorationCard, { ...bireme, name: { en: 'Xeno Bireme' } }],
    ['an effect nobody knows', schema.ExplorationCard, { ...bireme, effect: { do: 'explode' } }],
    ['an effect without its number', schema.ExplorationCard, { ...bireme, effect: { do: 'damage' } }],
    ['a misspelt field', schema.ExplorationCard, { ...bireme, avoidible: true }],
    ['a planet in Sector X', schema.Planet, { sector: 6, minUcs: 2 }],
  ])('refuses %s', (_, type: TSchema, value) => {
    expect(Value.Check(type, value)).toBe(false)
  })

  test('names are unique in each language', () => {
    const names = [...EXPLORATION_CARDS, ...EXTRASOLAR_CARDS].map((card) => card.name)
    for (const language of ['en', 'fr'] as const) {
      const all = names.map((name) => name[language])
      expect(new Set(all).size).toBe(all.length)
    }
  })

  test('ids are unique and in order', () => {
    const ids = [...EXPLORATION_CARDS, ...EXTRASOLAR_CARDS].map((card) => card.id)
    expect(ids).toEqual([...new Set(ids)].toSorted())
  })
})
