import type { Fact } from '@astrolabe/kernel'
import type { Sitter } from './events.ts'
import type { TableProblem } from './problem.ts'
import type { GameTable } from './table.ts'

/**
 * Why a guest cannot sit down at a seat. Among rivals, whoever has seen one hand may not go and look at another; and
 * nobody plays against someone who may know what is to come.
 */
export function cannotSit<S, F extends Fact>(
  table: GameTable<S, F>,
  seat: number,
  guest: string,
): TableProblem | undefined {
  const sitter = table.seats[seat]
  if (sitter === undefined) return { why: 'no-such-seat', seats: table.seats.length }
  if (sitter.kind !== 'open') return { why: 'seat-taken' }
  if (sitter.for !== undefined && sitter.for.guest !== guest) return { why: 'seat-kept' }
  if (!meetsOthers(table, seat, guest)) return undefined
  if (table.isRecordTold) return { why: 'secret-told' }
  return !table.isCooperative && table.hasSeenOthers(guest, seat) ? { why: 'seen-another-hand' } : undefined
}

/** Why a seat cannot go from one guest to another. */
export function cannotCarry<S, F extends Fact>(
  table: GameTable<S, F>,
  seat: number,
  from: string,
  guest: string,
): TableProblem | undefined {
  if (!table.isHeldBy(from, seat)) return { why: 'not-your-seat', seat }
  return secretToldTo(table, seat, guest)
}

/** Somebody else there may know what is to come: a guest cannot come back. */
export const secretToldTo = <S, F extends Fact>(
  table: GameTable<S, F>,
  seat: number,
  guest: string,
): TableProblem | undefined =>
  table.isRecordTold && meetsOthers(table, seat, guest) ? { why: 'secret-told' } : undefined

/** Whether a guest, once seated there, would play with other people in a game that has begun. */
function meetsOthers<S, F extends Fact>(
  { phase, seats }: GameTable<S, F>,
  seat: number,
  guest: string,
): boolean {
  const isOther = (sitter: Sitter, place: number): boolean =>
    place !== seat && sitter.kind === 'person' && sitter.guest !== guest
  return phase === 'playing' && seats.some(isOther)
}
