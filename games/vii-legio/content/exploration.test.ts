import { describe, expect, test } from 'vitest'
import { EXPLORATION } from './decks.ts'
import { EXPLORATION_CARDS } from './exploration.ts'
import type { Effect, ExplorationCard, ExplorationType } from './schema.ts'
import { SHIPS } from './ships.ts'

describe('Exploration cards', () => {
  const many = (matches: (card: ExplorationCard) => boolean) => EXPLORATION.filter(matches).length
  const risky = (card: ExplorationCard) => card.type === 'risk'

  test('fifty-three cards, copies side by side', () => {
    expect(EXPLORATION).toHaveLength(53)
    expect([...new Set(EXPLORATION)]).toEqual(EXPLORATION_CARDS)
    for (const card of EXPLORATION_CARDS)
      expect(EXPLORATION.lastIndexOf(card) - EXPLORATION.indexOf(card)).toBe(card.count - 1)
  })

  test.each([
    ['reset', 1],
    ['sectorX', 2],
    ['planet', 13],
    ['signal', 8],
    ['risk', 11],
    ['hostile', 8],
    ['exoTechnology', 4],
    ['recall', 2],
    ['specialMission', 4],
  ] as const)('%s cards: %i', (type, count) => {
    expect(many((card) => card.type === type)).toBe(count)
  })

  test.each([
    ['D', 4],
    ['C', 4],
    ['N', 2],
    ['R', 12],
    ['?', 5],
  ])('symbols %s: %i', (symbol, count) => {
    expect(many((card) => card.symbol === symbol)).toBe(count)
  })

  test('each risk gives Research, which hardly comes from elsewhere', () => {
    expect(many((card) => risky(card) && card.symbol === 'R')).toBe(many(risky))
    expect(many((card) => !risky(card) && card.symbol === 'R')).toBe(1)
  })

  test('a detector serves against risks and hostile ships alone', () => {
    for (const card of EXPLORATION) expect(card.avoidable).toBe(risky(card) || card.type === 'hostile')
  })

  test('VL-753 hostile ships have 1, 2 or 3 lasers: three, three and two of them', () => {
    const lasers = EXPLORATION.flatMap(({ effect }) => (effect.do === 'fight' ? [effect.lasers] : []))
    expect(lasers).toEqual([1, 1, 1, 2, 2, 2, 3, 3])
  })

  test('VL-411 a hostile ship gives experience as a trophy only', () => {
    expect(many((card) => card.type === 'hostile' && card.symbol !== undefined)).toBe(0)
  })

  test('VL-759 the Xeno Bireme has 2 lasers and is worth 1 VP and 1 Research', () => {
    const bireme = EXPLORATION_CARDS.find((card) => card.name.en === 'Xeno Bireme')
    expect(bireme?.effect).toEqual({ do: 'fight', lasers: 2, trophy: { vp: 1, xp: 'R' } })
  })

  test('both Sector X cards ask for lasers a Frombola can have', () => {
    const lasers = EXPLORATION.flatMap(({ effect }) => (effect.do === 'openSectorX' ? [effect.lasers] : []))
    expect(lasers).toHaveLength(2)
    expect(Math.min(...lasers)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...lasers)).toBeLessThanOrEqual(SHIPS.frombola.tracks.lasers.max)
  })

  test('each type keeps to its effects', () => {
    const effects: Record<ExplorationType, readonly Effect['do'][]> = {
      reset: ['reset'],
      sectorX: ['openSectorX'],
      planet: ['discover'],
      signal: ['nothing'],
      risk: ['damage', 'discard', 'endExploration', 'flare', 'drift', 'return', 'losePersonnel'],
      hostile: ['fight'],
      exoTechnology: ['takeExoTechnology'],
      recall: ['return'],
      specialMission: ['specialMission'],
    }
    for (const card of EXPLORATION) expect(effects[card.type]).toContain(card.effect.do)
  })
})
