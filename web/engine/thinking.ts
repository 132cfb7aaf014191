import { isLevel, makeBot } from '@astrolabe/bots'
import { answerOfBot, FastChance, type House } from '@astrolabe/kernel'
import type { GameTable } from '@astrolabe/tables'

/** What a bot answers, and the moment of the table it is meant for. */
export interface Thought {
  readonly version: number
  readonly seat: number
  readonly number: number
  readonly text: string
}

/** The answer of the bot that is asked something, if one is. */
export function thinkAt(house: House<unknown>, table: GameTable): Thought | undefined {
  const { botToAnswer, driver, version } = table
  if (botToAnswer === undefined || driver === undefined) return undefined
  const { seat, level } = botToAnswer
  if (!isLevel(level)) throw new RangeError(`nobody knows how “${level}” plays`)
  const number = driver.answers.length
  // From the secret and the place in the game: a game left and taken up again goes on as it would have.
  const chance = new FastChance(`${table.created.seed} bot ${seat} ${number}`)
  return { version, seat, number, text: answerOfBot(driver, seat, makeBot(house, level), chance) }
}
