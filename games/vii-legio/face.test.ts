import { expect, test } from 'vitest'
import { EXTRASOLARS } from './content/decks.ts'
import { EXPLORATION_CARDS } from './content/exploration.ts'
import { face } from './face.tsx'

test('the gallery shows every card', async () => {
  const ids = (await face.gallery()).flatMap(({ exhibits }) => exhibits.map(({ id }) => id))
  expect(ids).toEqual(expect.arrayContaining([...EXPLORATION_CARDS, ...EXTRASOLARS].map(({ id }) => id)))
})

test('one option only ends the turn', () => {
  const ends = (key: string): boolean => face.endsTurn({ seat: 0, key, option: { kind: key } })
  expect(['end-turn', 'turn-over', 'stay'].filter(ends)).toEqual(['end-turn'])
})
