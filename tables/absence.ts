import type { Fact } from '@astrolabe/kernel'
import { isOutOfTime, type Moment } from './clocks.ts'
import type { CompanyEvent, Nudge } from './company.ts'
import type { Sitter } from './events.ts'
import type { Deed, TableProblem } from './problem.ts'
import { secretToldTo } from './sitting.ts'
import type { GameTable } from './table.ts'

/** So many seconds after somebody was nudged, others may give their seat to a bot. */
export const USUAL_PATIENCE = 180

/** Where people have hours to decide, they are given a day. */
const SLOW_PATIENCE = 24 * 3600

export const patienceAt = <S, F extends Fact>({
  created: { patience, time },
}: Pick<GameTable<S, F>, 'created'>): number =>
  patience ?? (time?.kind === 'slow' ? SLOW_PATIENCE : USUAL_PATIENCE)

const nudgeOf = <S, F extends Fact>({ company }: GameTable<S, F>, seat: number): Nudge | undefined =>
  company.nudges.find((nudge) => nudge.seat === seat)

/** Asks somebody who is waited for whether they are still there. */
export function nudge<S, F extends Fact>(
  table: GameTable<S, F>,
  by: number,
  seat: number,
  at: number,
): Deed<CompanyEvent> {
  const problem = cannotWaitFor(table, by, seat)
  if (problem !== undefined) return { problem }
  if (nudgeOf(table, seat) !== undefined) return { problem: { why: 'nudged-already' } }
  return { event: { kind: 'nudged', seat, by, at } }
}

/** Somebody says that they are still there. */
export function hearNudge<S, F extends Fact>(table: GameTable<S, F>, seat: number): Deed<CompanyEvent> {
  if (nudgeOf(table, seat) === undefined) return { problem: { why: 'no-nudge' } }
  return { event: { kind: 'nudge-heard', seat } }
}

/** Gives the seat of somebody who does not answer, or whose time is out, to a bot, which plays in their place until they come back. */
export function standIn<S, F extends Fact>(
  table: GameTable<S, F>,
  by: number,
  seat: number,
  level: string,
  moment: Moment,
): Deed<CompanyEvent> {
  const problem = cannotWaitFor(table, by, seat)
  const sitter = table.seats[seat]
  if (problem !== undefined || sitter?.kind !== 'person')
    return { problem: problem ?? { why: 'not-waited-for' } }
  const asked = nudgeOf(table, seat)
  const isLate = asked !== undefined && moment.now - asked.at >= 1000 * patienceAt(table)
  if (!isLate && !isOutOfTime(table, seat, moment)) return { problem: { why: 'not-yet' } }
  return { event: { kind: 'seated', seat, sitter: botFor(sitter, level), by } }
}

/** A guest takes their seat back from the bot that plays in their place. */
export function comeBack<S, F extends Fact>(
  table: GameTable<S, F>,
  seat: number,
  guest: string,
): Deed<CompanyEvent> {
  const sitter = table.seats[seat]
  if (sitter?.kind !== 'bot' || sitter.for?.guest !== guest)
    return { problem: { why: 'not-your-seat', seat } }
  if (sitter.resigned === true) return { problem: { why: 'resigned' } }
  const problem = secretToldTo(table, seat, guest)
  if (problem !== undefined) return { problem }
  return { event: { kind: 'seated', seat, sitter: { kind: 'person', ...sitter.for } } }
}

/** A bot that plays in the place of whoever sits there. */
export function botFor(sitter: Sitter, level: string): Extract<Sitter, { kind: 'bot' }> {
  if (sitter.kind !== 'person') return { kind: 'bot', level, ...(sitter.for && { for: sitter.for }) }
  const { guest, name } = sitter
  return { kind: 'bot', level, for: { guest, name } }
}

/** Why one seat has nothing to say about the absence of another: it is not waited for, or is one's own. */
function cannotWaitFor<S, F extends Fact>(
  { phase, seats, waitingFor }: GameTable<S, F>,
  by: number,
  seat: number,
): TableProblem | undefined {
  const [waiting, absent] = [seats[by], seats[seat]]
  if (absent === undefined) return { why: 'no-such-seat', seats: seats.length }
  if (phase !== 'playing') return { why: phase === 'over' ? 'over' : 'not-started' }
  const isOther = absent.kind === 'person' && waiting?.kind === 'person' && absent.guest !== waiting.guest
  return isOther && waitingFor.includes(seat) ? undefined : { why: 'not-waited-for' }
}
