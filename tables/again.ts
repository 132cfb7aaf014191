import type { Fact } from '@astrolabe/kernel'
import type { CompanyEvent } from './company.ts'
import type { Owner, Sitter } from './events.ts'
import type { Deed } from './problem.ts'
import type { GameTable } from './table.ts'

/** A seat wants to play again, and the table at which all who want to sit down. */
export interface Again {
  readonly seat: number
  readonly table: string
}

/** A guest wants to play again, at a table of this name. */
export function again<S, F extends Fact>(
  table: GameTable<S, F>,
  guest: string,
  name: string,
): Deed<CompanyEvent> {
  if (table.phase !== 'over') return { problem: { why: 'not-over' } }
  const seat = table.seats.findIndex((sitter) => ownerOf(sitter)?.guest === guest)
  if (seat < 0) return { problem: { why: 'not-your-seat', seat: 0 } }
  return { event: { kind: 'again', seat, table: name } }
}

/**
 * Those who sit at the next table: the same at the same seats. Whoever asked for it sits there, and the seats of others
 * are kept for them, also where a bot has played in their place.
 */
export const seatsAgain = (seats: readonly Sitter[], guest: string): Sitter[] =>
  seats.map((sitter) => {
    const owner = ownerOf(sitter)
    if (owner === undefined) return sitter
    return owner.guest === guest ? { kind: 'person', ...owner } : { kind: 'open', for: owner }
  })

/** The open seats that are kept for a guest. */
export const keptSeats = (seats: readonly Sitter[], guest: string): readonly KeptSeat[] =>
  seats.flatMap((sitter, seat) =>
    sitter.kind === 'open' && sitter.for?.guest === guest ? [{ seat, owner: sitter.for }] : [],
  )

/** The seats that are a guest's, while nobody or a bot sits there. */
export const ownedSeats = (seats: readonly Sitter[], guest: string): readonly number[] =>
  seats.flatMap((sitter, seat) => (sitter.kind !== 'person' && sitter.for?.guest === guest ? [seat] : []))

interface KeptSeat {
  readonly seat: number
  readonly owner: Owner
}

function ownerOf(sitter: Sitter): Owner | undefined {
  if (sitter.kind !== 'person') return sitter.for
  const { guest, name } = sitter
  return { guest, name }
}
