import { type Level, LEVELS, makeBot } from '@astrolabe/bots'
import { answerOfBot, type Bot, type Driver, FastChance, type House } from '@astrolabe/kernel'
import { type Effort, interleave, median, type Work } from './measure.ts'
import { middles } from './middle.ts'
import { rateRow, type Row, type Section } from './row.ts'

const MILLISECONDS = 1000

/** The level whose search is looked at more closely. */
const SEARCHER: Level = 'captain'

class Thinker {
  readonly level: Level
  readonly #house: House<unknown>
  readonly #tables: readonly Driver<unknown>[]
  #decisions = 0
  #iterations = 0

  constructor(level: Level, house: House<unknown>, tables: readonly Driver<unknown>[]) {
    this.level = level
    this.#house = house
    this.#tables = tables
  }

  /** Imagined futures for each decision. */
  get iterations(): number {
    return this.#iterations / this.#decisions
  }

  readonly work: Work = () => {
    const bot = this.#counted(makeBot(this.#house, this.level))
    for (const [number, driver] of this.#tables.entries()) {
      const seat = driver.decision?.seats[0] ?? 0
      answerOfBot(driver, seat, bot, new FastChance(`thinker ${number}`))
      this.#decisions++
    }
    return this.#tables.length
  }

  #counted(bot: Bot<unknown>): Bot<unknown> {
    return {
      looksAhead: bot.looksAhead,
      choose: (question) =>
        bot.choose(question, (findings) => {
          for (const { visits } of findings) this.#iterations += visits
        }),
    }
  }
}

/** What a decision in mid-game costs each level, and how fast a search imagines. */
export function thinking(house: House<unknown>, seats: number, count: number, effort: Effort): Section {
  const tables = middles(house, seats, count)
  const thinkers = LEVELS.map((level) => new Thinker(level, house, tables))
  const rates = interleave(
    thinkers.map(({ work }) => work),
    effort,
  )
  const rows = thinkers.map(
    ({ level }, place): Row => ({
      name: level,
      unit: 'ms a decision',
      figure: MILLISECONDS / median(rates[place].rounds),
      bars: [],
    }),
  )
  const place = LEVELS.indexOf(SEARCHER)
  const { iterations } = thinkers[place]
  return {
    title: `${house.game.id}, ${seats} seats, bots at a question in mid-game`,
    rows: [rateRow(`${SEARCHER}, imagined futures`, 'iterations/s', rates[place], iterations), ...rows],
  }
}
