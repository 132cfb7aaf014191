import { expect, test } from 'vitest'
import { playTables } from '../test/random-tables.ts'
import { battleOutlook, chanceToWin, strongestOutlook } from '../../../position/outlook.ts'
import { shipsAt } from '../../../position/ships.ts'
import { BAY } from '../../../position/state.ts'
import { regionsOf } from '../../../position/launching.ts'

test('all that could come is never worse than a ship alone, nor fights elsewhere', () => {
  let fights = 0
  let better = 0
  playTables(2, ({ view, seat, decision }) => {
    if (decision.prompt !== 'turn') return
    const [ship] = shipsAt(view, seat, BAY)
    if (ship === undefined) return
    for (const region of regionsOf(view)) {
      const alone = battleOutlook(view, ship, region)
      const strongest = strongestOutlook(view, ship, region)
      expect(strongest === null).toBe(alone === null)
      if (alone === null || strongest === null) continue
      fights++
      expect(strongest.region).toBe(alone.region)
      expect(strongest.sides.map(({ who }) => who)).toEqual(alone.sides.map(({ who }) => who))
      const [least, most] = [alone, strongest].map((outlook) => chanceToWin(outlook, seat))
      expect(most).toBeGreaterThanOrEqual(least - 1e-9)
      if (most > least) better++
    }
  })
  expect(fights).toBeGreaterThan(100)
  expect(better).toBeGreaterThan(fights / 4)
})
