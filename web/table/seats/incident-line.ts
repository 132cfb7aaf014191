import type { Names } from '@astrolabe/kernel'
import type { Incident, SeatStatus } from '@astrolabe/tables'
import type { LogLine } from '../log/log-lines.ts'
import { tableWords } from '../words.ts'

/** Below the ids of the lines of standing orders. */
const FIRST_ID = -1_000_000

/** What happened between those who play, as a line of the log: after what had been done by then. */
export function incidentLine(
  { kind, at, seat, by = seat }: Incident,
  index: number,
  seats: readonly SeatStatus[],
  names: Names,
): LogLine {
  const person = (place: number): string => {
    const sitter = seats[place]
    // Whoever did it is meant, and not the bot that plays there now.
    return (sitter?.kind === 'bot' ? sitter.for : undefined) ?? names(place)
  }
  const text = tableWords.value.company.incident[kind](person(seat), person(by))
  return { id: FIRST_ID - index, at: at + 1, text, seat, spots: [] }
}
