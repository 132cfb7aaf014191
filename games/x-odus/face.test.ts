import { expect, test } from 'vitest'
import { face } from './face.tsx'

test('two options only end the turn', () => {
  const ends = (key: string): boolean => face.endsTurn({ seat: 0, key, option: { kind: key } })
  expect(['end-turn', 'hide', 'strain', 'enough'].filter(ends)).toEqual(['end-turn', 'hide'])
})
