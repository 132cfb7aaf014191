import type { GameTable } from '@astrolabe/tables'
import type { Done } from './room.ts'

export interface SentAnswer {
  readonly seat: number
  readonly number: number
  readonly rewinds?: number | undefined
  readonly text: string
  /** The sender's own name for it. */
  readonly id: string
}

/** Gives an answer; sent twice under its id it counts once. */
export function give(table: GameTable, { seat, number, rewinds, text, id }: SentAnswer): Done {
  const given = table.given(id)
  if (given === undefined) return table.answer(seat, number, text, id, rewinds)
  const isSame = given.seat === seat && given.number === number && given.text === text
  return isSame ? { repeated: given } : { problem: { why: 'id-taken' } }
}
