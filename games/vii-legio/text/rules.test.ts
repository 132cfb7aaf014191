import { describe, expect, test } from 'vitest'
import { COMBAT } from '../content/combat.ts'
import { EXPLORATION_CARDS } from '../content/exploration.ts'
import { MAP } from '../content/map.ts'
import { CHAPTERS, RULE_IDS } from '../rules/rule-ids.ts'
import { chaptersEn, rulesEn } from './rules.en.ts'
import { chaptersFr, rulesFr } from './rules.fr.ts'

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)
const rising = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)

const rules = [...Object.values(rulesEn), ...Object.values(rulesFr)]
const french = [...Object.values(rulesFr), ...Object.values(chaptersFr)]

describe('the reference', () => {
  test('has each rule once, in rising order, in both languages', () => {
    const numbers = RULE_IDS.map((id) => Number(id.slice('VL-'.length)))
    expect(numbers).toEqual(rising([...new Set(numbers)]))
    expect(Object.keys(rulesEn)).toEqual(RULE_IDS)
    expect(Object.keys(rulesFr)).toEqual(RULE_IDS)
  })

  test('names each chapter in both languages', () => {
    const chapters = CHAPTERS.map((chapter) => chapter.id)
    expect(Object.keys(chaptersEn)).toEqual(chapters)
    expect(Object.keys(chaptersFr)).toEqual(chapters)
  })

  test('is made of whole sentences, from the capital to the full stop', () => {
    expect(rules.filter((text) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([])
  })

  test.each([
    ['another rule, card or decision', /\b(?:OP|VL|EX)-|\bsee (?:\d|VL|part|rule)|\bcf\./i],
    ['a tag', /[[\]]/],
    ['doubled spaces', / {2}/],
    ['straight quotes', /['"]/],
  ])('never shows %s', (_, leftover) => {
    expect(rules.filter((text) => leftover.test(text))).toEqual([])
  })

  test('speaks the same numbers in both languages', () => {
    const numbers = (texts: typeof rulesEn) => RULE_IDS.map((id) => [id, rising(numbersIn(texts[id]))])
    expect(numbers(rulesFr)).toEqual(numbers(rulesEn))
  })
})

describe('French typography', () => {
  test.each([
    ['a narrow no-break space before ; ! ?', /(?<!\u202f)[;!?]/],
    ['a no-break space before : and »', /(?<!\u00a0)[:»]/],
    ['a no-break space after «', /«(?!\u00a0)/],
    ['a no-break space between a number and PV', /\d(?!\u00a0)\s*PV/],
    ['no English quotation marks', /[“”]/],
    ['its accent on a capital', /\bA (?:la|l’|chaque|bord|votre)|\b(?:Etoile|Equip|Epuis|Echang|Eruption)/],
  ])('has %s', (_, breach) => {
    expect(french.filter((text) => breach.test(text))).toEqual([])
  })
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
    const told = [2, 3, 4].flatMap((ucs) => [ucs, ...planets(ucs).slice(1)])
    expect(numbersIn(rulesEn['VL-112'])).toEqual([1, 2, 5, ...told])
  })

  test('borders, from the cheapest to the dearest, in VL-118', () => {
    const costs = [...new Set(rising(MAP.borders.map((border) => border.cost)))]
    const told = costs.flatMap((cost) => [
      cost,
      ...MAP.borders.filter((border) => border.cost === cost).flatMap((border) => border.between),
    ])
    expect(numbersIn(rulesEn['VL-118'])).toEqual(told)
  })

  test('opening of Sector X, in VL-502', () => {
    const told = EXPLORATION_CARDS.flatMap(({ effect }) => {
      if (effect.do !== 'openSectorX') return []
      return 'roll' in effect ? [effect.lasers, effect.roll] : [effect.lasers, effect.vp]
    })
    expect(numbersIn(rulesEn['VL-502'])).toEqual([...told, 1])
  })

  test('damage table, in VL-755', () => {
    for (const { die, loses } of COMBAT.damage)
      expect(rulesEn['VL-755']).toMatch(
        new RegExp(`on ${die.join(' or ')} (you lose )?a ${loses.replace(/s$/, '')}`),
      )
  })
})
