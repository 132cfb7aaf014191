import { expect, test } from 'vitest'
import { hasWon, statisticsOf } from './statistics.ts'

const YOU = { kind: 'person', name: 'Ada' } as const
const bot = (level: string) => ({ kind: 'bot', level }) as const

const game = (changedAt: number, scores: number[], winners: number[], level = 'cadet', yours = [0]) => ({
  seats: scores.map((_, seat) => (yours.includes(seat) ? YOU : bot(level))),
  yours,
  outcome: { scores, winners },
  changedAt,
})

const RIVALS = { together: false }

test('a game is won, lost, or neither where some at this screen won and others did not', () => {
  expect(hasWon(game(1, [30, 20], [0]))).toBe(true)
  expect(hasWon(game(1, [30, 20], [1]))).toBe(false)
  expect(hasWon(game(1, [30, 20], [1], '', [0, 1]))).toBeUndefined()
  expect(hasWon(game(1, [3, 3], [0, 1], '', [0, 1]))).toBe(true)
  expect(hasWon({ yours: [0], outcome: undefined })).toBeUndefined()
  expect(hasWon({ yours: [], outcome: { scores: [1], winners: [0] } })).toBeUndefined()
})

test('plays, wins, the best score and streaks, in the order in which they were played', () => {
  const games = [
    game(5, [31, 20], [0]),
    game(1, [12, 30], [1]),
    game(2, [33, 20], [0]),
    game(3, [30, 20], [0]),
    game(4, [9, 30], [1]),
  ]
  expect(statisticsOf(games, RIVALS)).toMatchObject({ plays: 5, wins: 3, best: 33, streak: 1, longest: 2 })
})

test('by the strongest bot at the table, and by seat', () => {
  const mixed = { ...game(1, [1, 2, 3], [2]), seats: [YOU, bot('pilot'), bot('captain')] }
  const { byCompany, bySeat } = statisticsOf(
    [mixed, game(2, [5, 1], [0]), game(3, [1, 9], [1], 'cadet', [1]), game(4, [7], [0], '', [0])],
    RIVALS,
  )
  expect([...byCompany]).toEqual([
    ['captain', { plays: 1, wins: 0 }],
    ['cadet', { plays: 2, wins: 2 }],
    ['alone', { plays: 1, wins: 1 }],
  ])
  expect([...bySeat]).toEqual([
    [0, { plays: 3, wins: 2 }],
    [1, { plays: 1, wins: 1 }],
  ])
})

test('whoever wins together has no score of their own, and nothing played is nothing', () => {
  expect(statisticsOf([game(1, [130, 130], [0, 1])], { together: true }).best).toBeUndefined()
  expect(statisticsOf([], RIVALS)).toMatchObject({ plays: 0, wins: 0, streak: 0, longest: 0 })
})
