import type { Fact } from '@astrolabe/kernel'
import type { TableProblem } from './problem.ts'
import type { GameTable } from './table.ts'

/**
 * Why a bot may not tell a guest what it would answer in their place. It may where nobody is the worse for it: where
 * all play together, and at a table of bots but for one seat.
 */
export function cannotAdvise<S, F extends Fact>(
  table: GameTable<S, F>,
  guest: string,
  seat: number,
  number: number,
): TableProblem | undefined {
  const { driver, isCooperative, waitingFor } = table
  if (driver === undefined) return { why: 'not-started' }
  const isAlone = table.isSoloOf(guest) && table.seatsOf(guest).length === 1
  if (!isCooperative && !isAlone) return { why: 'among-rivals' }
  if (driver.isOver) return { why: 'over' }
  const expected = driver.answers.length
  if (number !== expected) return { why: 'stale', expected }
  return waitingFor.includes(seat) ? undefined : { why: 'not-your-turn', waitingFor }
}
