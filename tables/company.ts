import type { Again } from './again.ts'
import type { Clocks } from './clocks.ts'
import type { Sitter, TableEvent } from './events.ts'
import type { Request } from './requests.ts'

/** Somebody was asked whether they are still there. It is for the question that they are asked. */
export interface Nudge {
  readonly seat: number
  readonly by: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Something that happened between those who play, for the log. */
export interface Incident {
  readonly kind: 'nudged' | 'stood-in' | 'left' | 'resigned' | 'returned' | 'request-ended'
  /** How many answers there were then. */
  readonly at: number
  readonly seat: number
  /** The seat that did it, if that is another one. */
  readonly by?: number
}

/** What is between those who play, besides the game. */
export interface Company {
  /** Somebody wants to play again. */
  readonly again?: Again
  readonly nudges: readonly Nudge[]
  readonly incidents: readonly Incident[]
  readonly clocks?: Clocks
}

export const NO_COMPANY: Company = { nudges: [], incidents: [] }

/** Older ones are not told any more: a table is not to be worn out by them. */
const MOST_INCIDENTS = 50

/** What changes the company, and nothing of the game. */
export type CompanyEvent = Extract<
  TableEvent,
  { readonly kind: 'again' | 'nudged' | 'nudge-heard' | 'seated' }
>

/** How a table stood before an event. */
interface Before {
  readonly seats: readonly Sitter[]
  readonly number: number
  readonly request: Request | undefined
}

export function companyAfter(company: Company, event: TableEvent, before: Before): Company {
  const incident = incidentOf(event, before)
  const told = incident === undefined ? [] : [{ ...incident, at: before.number }]
  const incidents = [...company.incidents, ...told].slice(-MOST_INCIDENTS)
  const nudges = nudgesAfter(company.nudges, event)
  const { clock: clocks } = event
  const after = { ...company, nudges, incidents, ...(clocks && { clocks }) }
  if (event.kind !== 'again') return after
  const { seat, table } = event
  return { ...after, again: { seat, table } }
}

/** Whoever does anything is there; and whatever ends a question ends what was asked about it. */
function nudgesAfter(nudges: readonly Nudge[], event: TableEvent): readonly Nudge[] {
  const { kind } = event
  if (kind === 'nudged') {
    const { seat, by, at } = event
    return [...nudges, { seat, by, at }]
  }
  if (nudges.length === 0) return nudges
  if (kind === 'answered' || kind === 'taken-back' || kind === 'carried-over') return []
  return 'seat' in event ? nudges.filter(({ seat }) => seat !== event.seat) : nudges
}

function incidentOf(event: TableEvent, { seats, request }: Before): Omit<Incident, 'at'> | undefined {
  if (event.kind === 'nudged') return { kind: 'nudged', seat: event.seat, by: event.by }
  if (event.kind === 'seated') return changeOf(event.seat, seats[event.seat], event.sitter, event.by)
  // Those who asked to go back, or were asked, have played on instead.
  if (event.kind !== 'answered' || request === undefined) return undefined
  return { kind: 'request-ended', seat: request.seat, by: event.seat }
}

function changeOf(
  seat: number,
  former: Sitter,
  sitter: Sitter,
  by: number | undefined,
): Omit<Incident, 'at'> | undefined {
  if (former.kind === 'bot' && sitter.kind === 'person')
    return former.for?.guest === sitter.guest ? { kind: 'returned', seat } : undefined
  if (former.kind !== 'person' || sitter.kind !== 'bot' || sitter.for === undefined) return undefined
  if (by !== undefined) return { kind: 'stood-in', seat, by }
  return { kind: sitter.resigned === true ? 'resigned' : 'left', seat }
}
