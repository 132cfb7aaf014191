// An LRU cache of drivers.
import { isLevel, makeBot } from '@astrolabe/bots'
import { answerOfBot, Driver, FastChance, type Game, type GameRecord, parseAnswer } from '@astrolabe/kernel'
import type { Houses } from '../rooms/rooms.ts'
import type { Thought } from './thinker.ts'

/** Games kept in mind at once; the one not thought of for longest is forgotten. */
const REMEMBERED = 64

interface Known {
  readonly driver: Driver<unknown>
  readonly origin: string
}

/** Everything about a record that its answers do not say. */
const originOf = ({ game, seed, renewed = [], forks = [], base }: GameRecord): string =>
  JSON.stringify([game, seed, renewed, forks, base?.at])

/** A cache of games under way, in which bots think. A game thought of before is played on from there. */
export class Minds {
  readonly #houses: Houses
  readonly #known = new Map<string, Known>()

  constructor(houses: Houses) {
    this.#houses = houses
  }

  async think({ table, record, seat, level, seed }: Thought): Promise<string> {
    if (!Object.hasOwn(this.#houses, record.game)) throw new RangeError(`there is no game “${record.game}”`)
    if (!isLevel(level)) throw new RangeError(`there is no level “${level}”`)
    const house = await this.#houses[record.game]()
    const driver = this.#recall(house.game, table, record)
    return answerOfBot(driver, seat, makeBot(house, level), new FastChance(seed))
  }

  #recall(game: Game<unknown>, table: string, record: GameRecord): Driver<unknown> {
    const origin = originOf(record)
    const known = this.#known.get(table)
    this.#known.delete(table)
    const driver =
      known?.origin === origin && playedOn(known.driver, record.answers)
        ? known.driver
        : Driver.open(game, record)
    this.#known.set(table, { driver, origin })
    const [oldest] = this.#known.keys()
    if (this.#known.size > REMEMBERED) this.#known.delete(oldest)
    return driver
  }
}

/** Adds the answers that a driver does not know yet; false if it knows others. */
function playedOn(driver: Driver<unknown>, answers: readonly string[]): boolean {
  const known = driver.answers.length
  if (known > answers.length || driver.answers.some((answer, number) => answer !== answers[number]))
    return false
  return answers.slice(known).every((answer) => {
    const { seat, text } = parseAnswer(answer, driver.decision?.seats[0] ?? 0)
    return driver.answer(seat, text) === undefined
  })
}
