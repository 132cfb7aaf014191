import { explainedAnswer, isLevel, type Level, makeBot } from '@astrolabe/bots'
import { answerOfBot, FastChance, type House } from '@astrolabe/kernel'
import {
  type Advice,
  botAnswerAt,
  type BotReason,
  cannotAdvise,
  type Deed,
  type GameTable,
  type TableProblem,
} from '@astrolabe/tables'
import { HERE } from './local-game.ts'

/** What a bot or a standing order answers, and the moment of the table it is meant for. */
export interface Thought {
  readonly version: number
  readonly number: number
  readonly give: (table: GameTable) => Deed
}

/** The answer of the bot that is asked something, or of a standing order, if one is. */
export function thinkAt(house: House<unknown>, table: GameTable): Thought | undefined {
  const { nextByItself: next, driver, version } = table
  if (next === undefined || driver === undefined) return undefined
  const number = driver.answers.length
  if ('answer' in next) return { version, number, give: (at) => at.obey(next, number) }
  const { seat, level } = next
  if (!isLevel(level)) throw new RangeError(`nobody knows how “${level}” plays`)
  // From the secret and the place in the game: a game left and taken up again goes on as it would have.
  const chance = new FastChance(`${table.created.seed} bot ${seat} ${number}`)
  const text = answerOfBot(driver, seat, makeBot(house, level), chance)
  return { version, number, give: (at) => at.answer(seat, number, text) }
}

const ADVISER: Level = 'captain'

/** What a captain would answer at a seat of this screen. */
export function adviceAt(
  house: House<unknown>,
  table: GameTable,
  seat: number,
  number: number,
): Advice | TableProblem {
  const problem = cannotAdvise(table, HERE, seat, number)
  const { driver } = table
  if (problem !== undefined || driver === undefined) return problem ?? { why: 'not-started' }
  // Asked again, it says the same.
  const chance = new FastChance(`${table.created.seed} advice ${seat} ${number}`)
  const bot = makeBot(house, ADVISER)
  return { ...explainedAnswer(driver, seat, house.bot, bot, chance), level: ADVISER }
}

/** Why a bot gave an answer, for whoever looks from a seat. */
export function reasonAt(
  house: House<unknown>,
  table: GameTable,
  reader: number,
  number: number,
): BotReason | TableProblem {
  const bot = botAnswerAt(table, reader, number)
  if ('problem' in bot) return bot.problem
  const { driver, seat, level, seed, given, answer, view } = bot
  if (!isLevel(level)) throw new RangeError(`nobody knows how “${level}” plays`)
  const player = makeBot(house, level)
  const chance = new FastChance(seed)
  return {
    ...explainedAnswer(driver, seat, house.bot, player, chance, undefined, given),
    seat,
    level,
    answer,
    view,
  }
}
