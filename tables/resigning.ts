import type { Fact, Outcome } from '@astrolabe/kernel'
import { botFor } from './absence.ts'
import type { CompanyEvent } from './company.ts'
import type { Sitter } from './events.ts'
import type { Deed } from './problem.ts'
import type { GameTable } from './table.ts'

/**
 * A seat gives up. A bot plays on in its place; among rivals that is for good, and whoever resigned does not win. Where
 * all play together they may come back.
 */
export function resign<S, F extends Fact>(
  { seats, phase, isCooperative }: GameTable<S, F>,
  seat: number,
  level: string,
): Deed<CompanyEvent> {
  if (phase !== 'playing') return { problem: { why: phase === 'over' ? 'over' : 'not-started' } }
  const bot = botFor(seats[seat], level)
  return { event: { kind: 'seated', seat, sitter: isCooperative ? bot : { ...bot, resigned: true } } }
}

/**
 * How a game ended among those who did not resign. If one who did would have won, it is whoever of the others has the
 * highest score, if that is more than what has no seat has: the record says how the game itself ended.
 */
export function withoutResigned(outcome: Outcome, seats: readonly Sitter[]): Outcome {
  const hasResigned = (seat: number): boolean => {
    const sitter = seats[seat]
    return sitter?.kind === 'bot' && sitter.resigned === true
  }
  const winners = outcome.winners.filter((seat) => !hasResigned(seat))
  if (winners.length === outcome.winners.length) return outcome
  if (winners.length > 0) return { ...outcome, winners }
  const left = [...seats.keys()].filter((seat) => !hasResigned(seat))
  const best = Math.max(...left.map((seat) => outcome.scores[seat]))
  const { others = [] } = outcome
  const strongest = Math.max(...others.map(({ score }) => score))
  if (strongest < best || others.length === 0)
    return { ...outcome, winners: left.filter((seat) => outcome.scores[seat] === best) }
  const ranked = others.map((other) =>
    other.score === strongest ? { ...other, wins: true as const } : other,
  )
  return { ...outcome, winners, others: ranked }
}
