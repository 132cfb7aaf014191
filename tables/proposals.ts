import { type Fact, rejectionOf } from '@astrolabe/kernel'
import type { TableEvent } from './events.ts'
import type { TableProblem } from './problem.ts'
import type { GameTable } from './table.ts'

/** An answer that one seat proposes to another, which is asked; where all play together. */
export interface Proposal {
  readonly seat: number
  readonly for: number
  /** As it would be given. */
  readonly answer: string
}

export const NO_PROPOSALS: readonly Proposal[] = []

/** What stands of the proposals after an event. They are for one question: whatever ends that ends them all. */
export function proposalsAfter(standing: readonly Proposal[], event: TableEvent): readonly Proposal[] {
  switch (event.kind) {
    case 'proposed': {
      const { kind: _kind, ...proposal } = event
      return [...standing.filter(({ seat }) => seat !== proposal.seat), proposal]
    }
    case 'proposal-declined':
      return standing.filter(({ seat }) => seat !== event.proposer)
    case 'seated':
      return standing.filter((proposal) => proposal.seat !== event.seat && proposal.for !== event.seat)
    case 'answered':
    case 'taken-back':
    case 'carried-over':
      return NO_PROPOSALS
    case 'created':
    case 'started':
    case 'listed':
    case 'undo-asked':
    case 'undo-consented':
    case 'undo-refused':
    case 'ordered':
    case 'order-withdrawn':
    case 'record-told':
    case 'nudged':
    case 'nudge-heard':
    case 'again':
    case 'said':
      return standing
  }
}

/** Why a seat cannot propose an answer to another one. */
export function cannotPropose<S, F extends Fact>(
  { isCooperative, driver, seats, rewinds, waitingFor }: GameTable<S, F>,
  seat: number,
  to: number,
  number: number,
  answer: string,
  known: number,
): TableProblem | undefined {
  if (!isCooperative) return { why: 'not-cooperative' }
  if (driver === undefined) return { why: 'not-started' }
  if (seats[seat] === undefined) return { why: 'no-such-seat', seats: seats.length }
  const expected = driver.answers.length
  if (number !== expected || known !== rewinds) return { why: 'stale', expected }
  if (waitingFor.includes(seat)) return { why: 'own-question' }
  return rejectionOf(driver.decision, to, answer)
}
