import { type Bot, SeatQuestion } from './bot.ts'
import type { Chance } from './chance.ts'
import { answerSome } from './choices.ts'
import { joinAnswer } from './decision.ts'
import type { Driver } from './driver.ts'
import { keyOf, Menu } from './menu.ts'
import { allHere, type Spread } from './parts.ts'
import { type Answerer, type Fact, Table } from './table.ts'

const cannotAsk = (): never => {
  throw new Error('this menu is shown to a bot, and asked of nobody')
}

const NOBODY_ASKED: Answerer<unknown, Fact> = { one: cannotAsk, each: cannotAsk, some: cannotAsk }

/**
 * What a bot answers for its seat at a driver's pending question, of whatever kind. `chance` is the bot's own; the
 * driver is only read.
 */
export function answerOfBot<S, F extends Fact>(
  driver: Driver<S, F>,
  seat: number,
  bot: Bot<S, F>,
  chance: Chance,
  spread: Spread = allHere,
): string {
  const { decision, game, state } = driver
  if (decision === undefined || !decision.seats.includes(seat))
    throw new RangeError(`seat ${seat} is not asked`)
  const table = new Table<S, F>(state, chance, NOBODY_ASKED)
  const menu = new Menu(table, seat, decision.prompt, decision.about)
  for (const offer of decision.offers) {
    if (offer.seat === seat && offer.refusal === undefined) menu.offer(offer.option)
  }
  const picked: number[] = []
  const moment = bot.looksAhead ? { ...driver.moment(), picked } : undefined
  const choose = (asked: Menu): number =>
    asked.count === 1 ? 0 : new SeatQuestion(game, state, seat, asked, moment, chance, spread).answerOf(bot)
  if (decision.kind !== 'some') return keyOf(menu.options[choose(menu)])
  menu.min = decision.min
  menu.max = decision.max
  return joinAnswer(answerSome(menu, table, choose, picked).map((index) => keyOf(menu.options[index])))
}
