import { expect, test } from 'vitest'
import { face } from './face.tsx'

test('one option only ends the turn', () => {
  const ends = (key: string): boolean => face.endsTurn({ seat: 0, key, option: { kind: key } })
  expect(['end-turn', 'return', 'wait', 'enough'].filter(ends)).toEqual(['end-turn'])
})
