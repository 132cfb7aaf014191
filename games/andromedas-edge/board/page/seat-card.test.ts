import { LANGUAGES } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { projectionOfUnity, totalOf } from '../../position/projection.ts'
import { projectedVp } from '../../position/scoring.ts'
import { SHIPS_EACH, UNITY } from '../../position/state.ts'
import { seatCard } from './seat-card.ts'
import { tableCard } from './table-card.ts'
import { playTables } from './test/random-tables.ts'

test('a player at a glance: points on the way to Terminus, and nothing that only they may know', () => {
  let asked = 0
  playTables(4, ({ view, seat }) => {
    for (const language of LANGUAGES) {
      for (const { who, vp, leaders, hand } of view.players) {
        const { score, figures } = seatCard(view, who, language)
        expect(score).toMatchObject({ value: vp, of: view.terminus })
        expect(figures[0].value).toBe(leaders)
        expect(`${figures[1].value}`.split('/')[0]).toBe(`${hand.length}`)
        const ships = `${figures[2].value}`.split('·').map(Number)
        expect(ships.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(SHIPS_EACH)
      }
    }
    asked += seat >= 0 ? 1 : 0
    return undefined
  })
  expect(asked).toBeGreaterThan(100)
})

test('AE-UF-1 the final score of the Unity is never expected below what it would have now', () => {
  const faults = new Set<string>()
  let asked = 0
  playTables(6, ({ view }) => {
    if (view.unity === null) return undefined
    asked++
    const now = projectedVp(view, UNITY)
    const projection = projectionOfUnity(view)
    if (projection.scored + projection.atEnd !== now) faults.add('the parts are not what it would have now')
    if (totalOf(projection) < now) faults.add(`${totalOf(projection)} is less than ${now}`)
    if (tableCard(view, 'fr').figures[0].value !== totalOf(projection)) faults.add('the card says otherwise')
    return undefined
  })
  expect([...faults]).toEqual([])
  expect(asked).toBeGreaterThan(100)
})
