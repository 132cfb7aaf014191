import type { Fact } from '@astrolabe/kernel'
import type { TableEvent } from './events.ts'
import type { GameTable } from './table.ts'

/** How much time people have to decide; where nothing is said, as much as they like. */
export type TimeControl =
  /** So many seconds for each decision, and what is beyond that from a bank of so many seconds. */
  | { readonly kind: 'live'; readonly bank: number; readonly more: number }
  /** So many hours from when one is asked until one is not any more. */
  | { readonly kind: 'slow'; readonly hours: number }

/** The clocks of a table, as they stood when something was done last. */
export interface Clocks {
  /** Until then time has been counted: milliseconds since 1970. */
  readonly at: number
  /** The seats whose time runs: those of people who are asked. */
  readonly running: readonly number[]
  /** Milliseconds that each seat has used of what it decides. */
  readonly used: readonly number[]
  /** Milliseconds that each seat has in its bank. */
  readonly banks: readonly number[]
}

/** A moment at a table, and the milliseconds that count since something was done there last. */
export interface Moment {
  readonly now: number
  readonly elapsed: number
}

/** What everyone is told of the clocks: milliseconds that each seat has left, below 0 when its time is out. */
export interface ClocksShown {
  readonly left: readonly number[]
  readonly running: readonly number[]
}

/** The clocks after something was done: nothing where there are none, or no game under way. */
export function clocksAfter<S, F extends Fact>(
  { created: { time }, company, seats, phase, waitingFor }: GameTable<S, F>,
  event: TableEvent,
  { now, elapsed }: Moment,
): Clocks | undefined {
  if (time === undefined || phase !== 'playing') return undefined
  const running = waitingFor.filter((seat) => seats[seat].kind === 'person')
  const bank = time.kind === 'live' ? 1000 * time.bank : 0
  const before: Omit<Clocks, 'at'> = company.clocks ?? {
    running: [],
    used: seats.map(() => 0),
    banks: seats.map(() => bank),
  }
  const spent = before.used.map((used, seat) => used + (before.running.includes(seat) ? elapsed : 0))
  const decided = event.kind === 'answered' && time.kind === 'live' ? event.seat : undefined
  const isDone = (seat: number): boolean => seat === decided || !running.includes(seat)
  return {
    at: now,
    running,
    used: spent.map((used, seat) => (isDone(seat) ? 0 : used)),
    banks: before.banks.map((left, seat) =>
      isDone(seat) ? Math.max(0, left - Math.max(0, spent[seat] - freeOf(time))) : left,
    ),
  }
}

/** Milliseconds that are not taken from the bank. */
const freeOf = (time: TimeControl): number =>
  time.kind === 'live' ? 1000 * time.more : 3_600_000 * time.hours

export function clocksShown<S, F extends Fact>(
  { created: { time }, company: { clocks }, phase }: GameTable<S, F>,
  { elapsed }: Moment,
): ClocksShown | undefined {
  if (time === undefined || clocks === undefined || phase !== 'playing') return undefined
  const { running, used, banks } = clocks
  const left = banks.map(
    (bank, seat) => bank + freeOf(time) - used[seat] - (running.includes(seat) ? elapsed : 0),
  )
  return { left, running }
}

/** Whether the time of a seat is out. */
export function isOutOfTime<S, F extends Fact>(
  table: GameTable<S, F>,
  seat: number,
  moment: Moment,
): boolean {
  const shown = clocksShown(table, moment)
  return shown !== undefined && shown.running.includes(seat) && shown.left[seat] <= 0
}
