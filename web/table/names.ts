import { seatLetter } from '@astrolabe/drawing'
import type { Names } from '@astrolabe/kernel'
import type { SeatStatus } from '@astrolabe/tables'
import { sitterName } from '../sitters.ts'
import type { Words } from '../words/words.ts'

/** Whoever plays at this screen alone, and what they are called here; a table may not know it. */
interface Own {
  readonly seat: number | undefined
  readonly name: string
}

const NOBODY: Own = { seat: undefined, name: '' }

/** What the players are called. Those who share a name are told apart by the letters of their seats. */
export function namesAt(seats: readonly SeatStatus[], words: Words, own: Own = NOBODY): Names {
  const plain = seats.map((sitter, seat) =>
    seat === own.seat && sitter.kind === 'person' && sitter.name === '' && own.name !== ''
      ? own.name
      : plainName(sitter, seat, words),
  )
  return (seat) => {
    const name = plain[seat]
    if (name === undefined) return words.seats.seat(seatLetter(seat))
    return plain.filter((other) => other === name).length > 1 ? `${name} ${seatLetter(seat)}` : name
  }
}

/** At a table a seat has to be told from the others even while it is open. */
const plainName = (sitter: SeatStatus, seat: number, words: Words): string =>
  sitter.kind === 'open' ? words.seats.seat(seatLetter(seat)) : sitterName(words, sitter, seat)

/** Where a name stands alone, and no verb goes with it, whoever plays at this screen alone is “You”. */
export const labelsAt =
  (names: Names, words: Words, own: number | undefined): Names =>
  (seat) =>
    seat === own ? words.seats.you : names(seat)
