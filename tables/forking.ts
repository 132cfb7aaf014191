import { Driver, gameUnder, type GameRecord, type House, type Snapshot } from '@astrolabe/kernel'
import { OtherRules } from './begun.ts'

/** A game that leaves another one. */
export interface Branch {
  readonly record: GameRecord
  /** Where its chapters began: whoever opens it there need not play the earlier ones again. */
  readonly milestones: readonly Snapshot[]
}

/**
 * A game that leaves another one after `at` answers, with a secret of its own; nothing if that one is over
 * there. It goes on under the rules of today, whichever the other was played under.
 */
export async function forkOf(
  house: House<unknown>,
  record: GameRecord,
  at: number,
  secret: string,
): Promise<Branch | undefined> {
  const game = await gameUnder(house, record.rules)
  if (game === undefined)
    throw new OtherRules(`this game was played under rules ${record.rules}; these are ${house.game.rules}`)
  const driver = Driver.open(game, record, at)
  if (driver.isOver) return undefined
  const today = game === house.game ? driver : Driver.carryOver(house.game, driver.record())
  return { record: today.fork(secret), milestones: today.snapshots() }
}
