import { expect, test } from 'vitest'
import { extrasolarCard, taking, transcript } from '../test/transcript.ts'
import { NONE, SECTOR_X, USED_UP } from './state.ts'
import { flagsOn, metWorlds, missionsInX } from './traces.ts'

test('a planet remembers who found it and who completed its mission, and how far', () => {
  const t = transcript({}, (p) =>
    p
      .inSpace(0, 4)
      .inSpace(1, 4, { squads: 6, xp: [6, 6, 6, 6] })
      .charted(4, 1)
      .deck('EX-04'),
  )
  t.play('turn-over', 'end-turn', 'land alpha', 'contact', 'end-turn', 'leave', 'end-turn')
  const [{ planet }] = t.state.missions
  expect(t.state.planets[planet]).toBe(USED_UP)
  const world = metWorlds(t.state).find((met) => met.planet === planet)
  expect(world).toMatchObject({ finder: 0, mission: { seat: 1, passed: 1, card: t.state.gone[0] } })
  expect(flagsOn({ finder: 0, mission: world?.mission })).toEqual([0, 1])
  expect(flagsOn({ finder: 1, mission: world?.mission })).toEqual([1])
})

test('where nobody knows any more, no flag stands', () => {
  expect(flagsOn({ finder: NONE, mission: undefined })).toEqual([])
})

test('Sector X remembers who opened it, and the missions done there', () => {
  const t = transcript({}, (p) => p.inSpace(0, 2, { lasers: 2 }).deck('EX-03')).play('turn-over')
  expect(t.state.xOpenedBy).toBe(0)
  const mission = transcript({}, (p) =>
    p
      .ship(0, { ...taking(6), squads: 3, xp: [0, 2, 0, 1] })
      .openX()
      .planet('x', SECTOR_X, 'XX-02')
      .on(0, 'x', 'contact'),
  )
  expect(missionsInX(mission.state)).toEqual([
    { seat: 0, card: extrasolarCard('XX-02'), planet: NONE, passed: 1 },
  ])
})
