import type { GameTable, Sitter } from '@astrolabe/tables'
import { expect, test } from 'vitest'
import { firstBot } from './bot-games.ts'

const ana: Sitter = { kind: 'person', guest: 'ana', name: 'Ana' }
const cadet: Sitter = { kind: 'bot', level: 'cadet' }
const clock = { now: () => 5_000_000 } as never

const counted = (phase: string, seats: readonly Sitter[], sitter: Sitter = cadet) =>
  firstBot(
    { settings: { botGames: 3 } },
    clock,
    { created: { host: 'ana' }, phase, seats } as GameTable,
    sitter,
  ).map(({ kind }) => kind)

test('a game under way is counted when the first bot takes a seat, and once', () => {
  expect(counted('playing', [ana, ana])).toEqual(['bot-games'])
  expect(counted('playing', [ana, cadet])).toEqual([])
  expect(counted('playing', [ana, ana], ana)).toEqual([])
  expect(counted('gathering', [ana, ana])).toEqual([])
})
