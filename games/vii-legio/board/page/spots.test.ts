import { sceneOf } from '@astrolabe/drawing/testing/scene.ts'
import { LANGUAGES } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { seatOf, spotsOf, turnOf } from './facts.ts'
import { lookOf } from './look.ts'
import { spotId, spotsOnTable } from './spots.ts'
import { playTables } from './test/random-tables.ts'

/** Options that have no place on the table: the list of options alone has them. */
const ELSEWHERE: ReadonlySet<string> = new Set(['end-turn', 'keep'])

describe('what can be pointed at', () => {
  test('has every option of every question, refused ones included, but for two', () => {
    const homeless = new Set<string>()
    playTables(24, (question) => {
      const keys = new Set(spotsOnTable(lookOf(sceneOf(question, 'en'))).flatMap((spot) => spot.keys))
      for (const { key } of question.decision.offers) {
        if (!keys.has(key)) homeless.add(key)
      }
      return undefined
    })
    expect([...homeless].filter((key) => !ELSEWHERE.has(key))).toEqual([])
  })

  test('has an id of its own and a name in every language', () => {
    const faults = new Set<string>()
    playTables(4, (question) => {
      for (const language of LANGUAGES) {
        const spots = spotsOnTable(lookOf(sceneOf(question, language)))
        if (new Set(spots.map(({ id }) => id)).size < spots.length) faults.add('two things with one id')
        for (const { name } of spots) {
          if (name === '' || /undefined|NaN|null|Infinity/.test(name)) faults.add(name)
        }
      }
      return undefined
    })
    expect([...faults]).toEqual([])
  })

  test('is what facts are about', () => {
    const seen = new Set<string>([spotId.card, ...[0, 1, 2, 3].map(spotId.ship)])
    const told = playTables(12, (question) => {
      for (const { id } of spotsOnTable(lookOf(sceneOf(question, 'en')))) seen.add(id)
      return undefined
    }).flatMap(({ facts }) => facts.map(({ fact }) => fact))
    expect([...new Set(told.flatMap(spotsOf))].filter((id) => !seen.has(id))).toEqual([])
    expect(told.filter((fact) => spotsOf(fact).length === 0)).toEqual([])
    expect(told.filter((fact) => turnOf(fact) !== undefined).every((fact) => fact.kind === 'turn')).toBe(true)
    expect(new Set(told.filter((fact) => seatOf(fact) === undefined).map(({ kind }) => kind))).toEqual(
      new Set(['deck-renewed', 'game-over']),
    )
  })
})
