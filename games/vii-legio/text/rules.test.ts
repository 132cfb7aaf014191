import { numbersIn, rising, rulesIn, testReference } from '@astrolabe/words/testing/reference-suite.ts'
import { describe, expect, test } from 'vitest'
import { COMBAT } from '../content/combat.ts'
import { EXPLORATION_CARDS } from '../content/exploration.ts'
import { MAP } from '../content/map.ts'
import { CHAPTERS, RULE_IDS } from '../content/rule-ids.ts'
import { reference } from './rules.ts'

const rules = rulesIn(reference, 'en')

testReference(reference, CHAPTERS, {
  neverFrench: [
    ['PV parted from its number', /\d(?!\u00a0)\s*PV/],
    [
      'a capital without its accent',
      /\bA (?:la|l’|chaque|bord|votre)|\b(?:Etoile|Equip|Epuis|Echang|Eruption)/,
    ],
  ],
})

test('rules are numbered in rising order', () => {
  const numbers = RULE_IDS.map((id) => Number(id.slice('VL-'.length)))
  expect(numbers).toEqual(rising(numbers))
})

// A few rules quote numbers of the content, and must follow when these are tuned.
describe('the numbers of the content', () => {
  test('planets of each sector, in VL-112', () => {
    const planets = (ucs: number) =>
      [1, 2, 3, 4, 5].map(
        (sector) => MAP.planets.filter((planet) => planet.sector === sector && planet.minUcs <= ucs).length,
      )
    const inSectorOne = [2, 3, 4].map((ucs) => planets(ucs)[0])
    expect(inSectorOne).toEqual([2, 3, 4])
    const told = [2, 3, 4].flatMap((ucs) => [...planets(ucs).slice(1), ucs])
    expect(numbersIn(rules['VL-112'])).toEqual([1, 2, 5, ...told])
  })

  test('borders, from the cheapest to the dearest, in VL-118', () => {
    const costs = [...new Set(rising(MAP.borders.map((border) => border.cost)))]
    const told = costs.flatMap((cost) => [
      cost,
      ...MAP.borders.filter((border) => border.cost === cost).flatMap((border) => border.between),
    ])
    expect(numbersIn(rules['VL-118'])).toEqual(told)
  })

  test('opening of Sector X, in VL-502', () => {
    const told = EXPLORATION_CARDS.flatMap(({ effect }) => {
      if (effect.do !== 'openSectorX') return []
      return 'roll' in effect ? [effect.lasers, effect.roll] : [effect.lasers, effect.vp]
    })
    expect(numbersIn(rules['VL-502'])).toEqual([...told, 1])
  })

  test('damage table, in VL-755', () => {
    for (const { die, loses } of COMBAT.damage)
      expect(rules['VL-755']).toMatch(
        new RegExp(`on ${die.join(' or ')} (you lose )?a ${loses.replace(/s$/, '')}`),
      )
  })
})
