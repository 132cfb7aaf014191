import { Driver, gameUnder, type GameRecord, type House } from '@astrolabe/kernel'
import { OtherRules } from './table.ts'

/**
 * The record of a game that leaves another one after `at` answers, with a secret of its own; nothing if that one is over
 * there. It goes on under the rules of today, whichever the other was played under.
 */
export async function forkOf(
  house: House<unknown>,
  record: GameRecord,
  at: number,
  secret: string,
): Promise<GameRecord | undefined> {
  const game = await gameUnder(house, record.rules)
  if (game === undefined)
    throw new OtherRules(`this game was played under rules ${record.rules}; these are ${house.game.rules}`)
  const driver = Driver.open(game, record, at)
  if (driver.isOver) return undefined
  const today = game === house.game ? driver : Driver.carryOver(house.game, driver.record())
  return today.fork(secret)
}
