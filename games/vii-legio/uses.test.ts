import { expect, test } from 'vitest'
import { EXTRASOLARS } from './content/decks.ts'
import { EXPLORATION_CARDS } from './content/exploration.ts'
import { SECTOR_X, type Ship } from './position/state.ts'
import { taking, type Transcript, transcript } from './test/transcript.ts'
import { Uses } from './uses.ts'

function talliesOf(t: Transcript): Uses['tallies'] {
  const uses = new Uses()
  for (const { fact } of t.driver.facts) uses.hear(fact)
  return uses.tallies
}

test('what nobody used is counted as well: as none', () => {
  const { contacted, turnedOver, exoTechnologies, sectorX } = new Uses().tallies
  expect(Object.keys(contacted)).toEqual(EXTRASOLARS.map(({ id }) => id))
  expect(Object.keys(turnedOver)).toEqual(EXPLORATION_CARDS.map(({ id }) => id))
  const counts = [contacted, turnedOver, exoTechnologies, sectorX].flatMap((things) => Object.values(things))
  expect(new Set(counts)).toEqual(new Set([0]))
})

test('a Contact counts in its sector, and one in Sector X for Sector X', () => {
  const able = { squads: 6, xp: [6, 6, 6, 6] } satisfies Partial<Ship>
  const near = talliesOf(
    transcript({}, (p) => p.inSpace(0, 4, able).charted(4, 1).deck('EX-04')).play(
      'turn-over',
      'land alpha',
      'contact',
      'end-turn',
    ),
  )
  expect(near).toMatchObject({ contacts: { 'sector 4': 1, 'sector X': 0 }, sectorX: { contacted: 0 } })
  const far = talliesOf(
    transcript({}, (p) => p.planet('x', SECTOR_X, 'XX-01').inSpace(0, SECTOR_X, able)).play(
      'land x',
      'contact',
      'end-turn',
    ),
  )
  expect(far).toMatchObject({ contacts: { 'sector 4': 0, 'sector X': 1 }, sectorX: { contacted: 1 } })
  expect(far['contacted']['XX-01']).toBe(1)
})

test('a roll that hits nothing is a thing of its own', () => {
  const bare = transcript({ dice: [1] }, (p) => p.inSpace(0, 2).deck('EX-14')).play('turn-over')
  expect(talliesOf(bare)['damage']).toMatchObject({ nothing: 1, lasers: 0 })
  const armed = transcript({ dice: [1] }, (p) => p.inSpace(0, 2, { lasers: 1 }).deck('EX-14')).play(
    'turn-over',
  )
  expect(talliesOf(armed)['damage']).toMatchObject({ nothing: 0, lasers: 1 })
})

test('squads, experts and equipment are told apart', () => {
  const t = transcript({}, (p) => p.inSpace(0, 2, taking(8)))
  t.play('buy squads', 'buy commerce', 'buy lasers')
  expect(talliesOf(t)['fittedOut']).toEqual({ squads: 1, experts: 1, equipment: 1, 'exo-technologies': 0 })
})
