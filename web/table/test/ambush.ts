import type { Fact } from '@astrolabe/kernel'
import { ambush } from '@astrolabe/kernel/tiny/ambush.ts'
import { GameTable, type Position, type Sitter, type TableMessage } from '@astrolabe/tables'

// Ambush, the small game of hidden hands, at a table of two: real positions for tests that need no other game.

const PEOPLE: readonly Sitter[] = [
  { kind: 'person', guest: 'ada', name: 'Ada' },
  { kind: 'person', guest: 'ben', name: 'Ben' },
]

export function ambushTable(seats: readonly Sitter[] = PEOPLE, seed = 'ambush'): GameTable {
  const table = new GameTable(ambush, [
    {
      kind: 'created',
      game: 'ambush',
      rules: ambush.rules,
      options: { rounds: 4 },
      seats,
      host: 'ada',
      listed: false,
      seed,
    },
  ])
  table.start()
  return table
}

/** The first legal answer of whoever is asked; as few options as allowed where several are picked. */
export function answerOnce(table: GameTable, id?: string): void {
  const decision = table.driver?.decision
  if (decision === undefined) throw new Error('the game is over')
  const legal = decision.offers.find(({ refusal }) => refusal === undefined)
  if (legal === undefined) throw new Error('nothing can be chosen')
  const keys = decision.kind === 'some' && decision.min === 0 ? '' : legal.key
  const deed = table.answer(legal.seat, decision.number, keys, id)
  if ('problem' in deed) throw new Error(deed.problem.why)
}

export const messageAt = (table: GameTable, seat: number, since = -1): TableMessage => ({
  table: 'abcdefghij',
  position: table.position(seat, since),
  yours: [seat],
  host: seat === 0,
  here: [seat],
  spectators: 0,
  chat: table.chat.map(({ kind: _kind, ...line }) => line),
  chatFrom: 0,
})

/** The positions of a seat, from the first question on, each with all facts. */
export function positionsOf(answers: number, seat = 0): Position[] {
  const table = ambushTable()
  const positions = [table.position(seat)]
  for (let number = 0; number < answers; number++) {
    answerOnce(table)
    positions.push(table.position(seat))
  }
  return positions
}

/** A scout opens each round; the rounds are not numbered in the facts. */
export const ambushFace = {
  turnOf: (fact: Fact) =>
    fact.kind === 'ground' && 'seat' in fact && typeof fact.seat === 'number'
      ? { seat: fact.seat, round: 1 }
      : undefined,
}
