// An LRU cache of drivers.
import { explainedAnswer, isLevel, makeBot } from '@astrolabe/bots'
import { answerOfBot, Driver, FastChance, type GameRecord, type House, parseAnswer } from '@astrolabe/kernel'
import type { Houses } from '../rooms/rooms.ts'
import { type Progress, thinkOn } from './spreading.ts'
import type { News } from './thinker.ts'
import type { ThinkJob } from './thinking.ts'

/** Games kept in mind at once; the one not thought of for longest is forgotten. */
const REMEMBERED = 64

interface Known {
  readonly house: House<unknown>
  readonly driver: Driver<unknown>
  readonly rewinds: number
}

/** A cache of games under way, in which bots think. */
export class Minds {
  readonly #houses: Houses
  readonly #known = new Map<string, Known>()

  constructor(houses: Houses) {
    this.#houses = houses
  }

  /** How far the thought comes; nothing if the game is not known, and there is no record of it. */
  async think({ thought, record, rounds, here }: ThinkJob): Promise<Progress | undefined> {
    const { seat, level, seed, reason } = thought
    if (!isLevel(level)) throw new RangeError(`there is no level “${level}”`)
    const known = record === undefined ? this.#recall(thought) : await this.#open(thought, record)
    if (known === undefined) return undefined
    const { house, driver } = known
    return thinkOn(rounds, here, (spread) => {
      const bot = makeBot(house, level)
      const chance = new FastChance(seed)
      return reason === undefined
        ? { answer: answerOfBot(driver, seat, bot, chance, spread) }
        : explainedAnswer(driver, seat, house.bot, bot, chance, spread, reason.given)
    })
  }

  #recall(news: News): Known | undefined {
    const known = this.#known.get(news.table)
    this.#known.delete(news.table)
    if (known === undefined || !playedOn(known, news)) return undefined
    this.#known.set(news.table, known)
    return known
  }

  async #open({ table, rewinds, from, answers }: News, record: GameRecord): Promise<Known> {
    if (!Object.hasOwn(this.#houses, record.game)) throw new RangeError(`there is no game “${record.game}”`)
    const house = await this.#houses[record.game]()
    const known = { house, driver: openAt(house, record, from + answers.length), rewinds }
    this.#known.set(table, known)
    const [oldest] = this.#known.keys()
    if (this.#known.size > REMEMBERED) this.#known.delete(oldest)
    return known
  }
}

/** A game after so many answers: from the step under way, where the record has it, since nobody asks what came before. */
function openAt({ game }: House<unknown>, record: GameRecord, number: number): Driver<unknown> {
  const { snapshot } = record
  const isPast = snapshot !== undefined && snapshot.rules === game.rules && snapshot.at <= number
  return Driver.open(game, isPast ? { ...record, base: snapshot } : record, number)
}

/** Adds the answers that a driver does not know yet; false if there are others in between, or it knows some too many. */
function playedOn({ driver, rewinds }: Known, news: News): boolean {
  const number = driver.answers.length
  if (rewinds !== news.rewinds || number < news.from || number > news.from + news.answers.length) return false
  return news.answers.slice(number - news.from).every((answer) => {
    const { seat, text } = parseAnswer(answer, driver.decision?.seats[0] ?? 0)
    return driver.answer(seat, text) === undefined
  })
}
