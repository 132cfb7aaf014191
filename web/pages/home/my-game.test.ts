import type { TableSummary } from '@astrolabe/server/protocol'
import { expect, test } from 'vitest'
import type { LocalGameSummary } from '../../engine/local-game.ts'
import { addressOfGame, gameToResume, mergeGames } from './my-game.ts'

const local = (id: string, changedAt: number, more: Partial<LocalGameSummary> = {}): LocalGameSummary => ({
  id,
  game: 'chess',
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', level: 'cadet' },
  ],
  phase: 'playing',
  yourTurn: true,
  changedAt,
  number: 3,
  ...more,
})

const served = (table: string, changedAt: number, more: Partial<TableSummary> = {}): TableSummary => ({
  table,
  game: 'chess',
  phase: 'playing',
  seats: [{ kind: 'person', name: 'Ada' }, { kind: 'open' }],
  number: 3,
  yours: [0],
  waitingFor: [1],
  yourTurn: false,
  changedAt,
  ...more,
})

test('games that wait for the reader come first, the newest before the others, finished ones last', () => {
  const games = mergeGames(
    [local('here-old', 1), local('here-done', 9, { phase: 'over', yourTurn: false })],
    [served('theirs', 8), served('mine', 2, { yourTurn: true, waitingFor: [0] })],
  )
  expect(games.map(({ id }) => id)).toEqual(['mine', 'here-old', 'theirs', 'here-done'])
})

test('a game is found again where it is kept', () => {
  const [here, there] = mergeGames([local('a', 2)], [served('b', 1)])
  expect(here && addressOfGame(here)).toBe('/local/a')
  expect(there && addressOfGame(there)).toBe('/g/b')
  expect(here?.yours).toEqual([0])
})

test('the first that is not over is gone on with', () => {
  expect(gameToResume(mergeGames([local('here', 1)], [served('theirs', 8)]))?.id).toBe('here')
  expect(gameToResume(mergeGames([local('done', 9, { phase: 'over', yourTurn: false })], []))).toBeUndefined()
  expect(gameToResume([])).toBeUndefined()
})
