import { isLevel, makeBot } from '@astrolabe/bots'
import {
  answerOfBot,
  type Decision,
  FastChance,
  type Outcome,
  seedHashOf,
  SPECTATOR,
} from '@astrolabe/kernel'
import type { StandingOrder } from '@astrolabe/tables'
import type { Reading } from '../reading.ts'
import type { Sight } from './display.ts'
import type { Keeper } from './keeper.ts'
import { Orders } from './orders.ts'
import { Person } from './person.ts'
import type { Screen } from './screen.ts'

/** Between two deeds of a bot, and in all during one turn, in milliseconds. */
const PAUSE = 400
const LONGEST_WAIT = 3000

/** Lines of news shown to someone who comes to the table; the log has the rest. */
const NEWS = 8

/** A whole game between the persons at the keyboard and the bots. */
export class Conversation {
  readonly #reading: Reading
  readonly #screen: Screen
  readonly #keeper: Keeper
  readonly #orders: Orders
  readonly #people: readonly number[]
  /** Who is at the keyboard and may see what it shows. */
  #holder: number
  /** How many facts each seat has been told. */
  readonly #told = new Map<number, number>()
  /** The turn in which each seat last saw the table. */
  readonly #seen = new Map<number, number>()
  #turn = 0
  #waited = 0

  constructor(reading: Reading, screen: Screen, keeper: Keeper) {
    this.#reading = reading
    this.#screen = screen
    this.#keeper = keeper
    this.#orders = new Orders(reading)
    this.#people = [...reading.driver.seats.keys()].filter((seat) => reading.driver.seats[seat] === 'human')
    this.#holder = this.#people.length === 1 ? this.#people[0] : SPECTATOR
  }

  /** Plays until the game is over or someone leaves. */
  async run(): Promise<'over' | 'left'> {
    const { driver } = this.#reading
    this.#tellNews('catching up')
    for (let decision = driver.decision; decision !== undefined; decision = driver.decision) {
      const order = this.#orders.next
      if (order !== undefined) {
        await this.#obey(order)
        continue
      }
      const seat = this.#next(decision)
      if (!this.#people.includes(seat)) {
        await this.#letBotAnswer(seat)
        continue
      }
      if (!(await this.#handOver(seat))) return 'left'
      const person = new Person(this.#reading, this.#screen, this.#keeper, this.#orders, seat)
      const reply = await person.decide(this.#sightFor(seat))
      if (reply === 'left') return 'left'
      this.#tellNews()
    }
    this.#showEnd()
    return 'over'
  }

  /** A newcomer is shown the whole table, however long it is; others once a turn, and then what has changed. */
  #sightFor(seat: number): Sight {
    const turn = this.#reading.driver.stepStarts.length
    const last = this.#seen.get(seat)
    this.#seen.set(seat, turn)
    if (last === undefined) return 'whole'
    return last === turn ? 'brief' : 'if it fits'
  }

  /** Where several may answer, persons come before bots, which are always quicker. */
  #next({ seats }: Decision): number {
    return seats.find((seat) => this.#people.includes(seat)) ?? seats[0]
  }

  async #obey(order: StandingOrder): Promise<void> {
    const { driver, words } = this.#reading
    // Rivals are not told what somebody else answers.
    if (order.seat === this.#holder || driver.isCooperative)
      this.#screen.say(words.orders.obeyed(this.#reading.painted(order.seat), this.#orders.answer(order)))
    driver.answer(order.seat, order.answer)
    this.#keeper.keep(driver.record())
    if (this.#tellNews()) await this.#pause()
  }

  async #letBotAnswer(seat: number): Promise<void> {
    const { driver, house, names, words } = this.#reading
    const level = driver.seats[seat]
    if (!isLevel(level)) throw new RangeError(`nobody knows how “${level}” plays`)
    this.#screen.whisper(words.table.thinking(names(seat)))
    // From the seed and the place in the game: a game left and taken up again goes on as it would have.
    const chance = new FastChance(`${driver.seed} bot ${seat} ${driver.answers.length}`)
    driver.answer(seat, answerOfBot(driver, seat, makeBot(house, level), chance))
    this.#keeper.keep(driver.record())
    if (this.#tellNews()) await this.#pause()
  }

  async #pause(): Promise<void> {
    const turn = this.#reading.driver.stepStarts.length
    if (turn !== this.#turn) this.#waited = 0
    this.#turn = turn
    const time = Math.min(PAUSE, LONGEST_WAIT - this.#waited)
    this.#waited += time
    if (time > 0) await this.#screen.pause(time)
  }

  /** Gives the keyboard to someone else, with nothing left on the screen of what the one before saw. */
  async #handOver(seat: number): Promise<boolean> {
    if (this.#holder === seat) return true
    const { words, driver } = this.#reading
    if (driver.isCooperative) {
      this.#giveOpenly(seat)
      return true
    }
    // Before anyone has looked there is only the greeting, which is for all.
    if (this.#holder === SPECTATOR) this.#screen.say('')
    else this.#screen.clear()
    this.#screen.say(words.table.pass(this.#reading.painted(seat)))
    if ((await this.#screen.ask(words.table.pressEnter)) === undefined) return false
    this.#screen.clear()
    this.#holder = seat
    this.#tellNews('catching up')
    return true
  }

  /** Where all play together, everyone has read along. */
  #giveOpenly(seat: number): void {
    this.#told.set(seat, Math.max(this.#told.get(seat) ?? 0, this.#told.get(this.#holder) ?? 0))
    this.#holder = seat
  }

  /**
   * Says what has happened since the holder of the keyboard was last told; whether there was anything. Who was away is
   * told the last of it.
   */
  #tellNews(how: 'as it happens' | 'catching up' = 'as it happens'): boolean {
    const { driver, words, page } = this.#reading
    // After an undo there are fewer facts than were told.
    const told = Math.min(this.#told.get(this.#holder) ?? 0, driver.facts.length)
    this.#told.set(this.#holder, driver.facts.length)
    const news = this.#reading.log(this.#holder).filter(({ fact }) => fact >= told)
    const shown = how === 'catching up' ? news.slice(-NEWS) : news
    if (how === 'catching up' && told > 0 && shown.length > 0)
      this.#screen.say(page.paint.dim(words.table.since))
    if (shown.length < news.length) {
      this.#screen.say(page.paint.dim(words.table.earlier(news.length - shown.length)))
    }
    for (const line of this.#reading.laidOut(shown)) this.#screen.say(line)
    return shown.length > 0
  }

  #showEnd(): void {
    const { driver, words } = this.#reading
    const reader = this.#people.length === 1 ? this.#people[0] : SPECTATOR
    this.#screen.say(`\n${this.#reading.title(words.end.over)}`)
    for (const line of this.#reading.position(reader)) this.#screen.say(line)
    this.#screen.say(`\n${this.#reading.outcome(reader).join('\n')}`)
    const outcome = driver.game.outcome(driver.state)
    // Those who play together have scores of their own where there is one to compare them with.
    if (!driver.isCooperative || outcome.others !== undefined) this.#showScores(outcome)
    this.#screen.say(`\n${words.end.seed(driver.seed, seedHashOf(driver.seed))}`)
    const { file } = this.#keeper
    if (file !== undefined) this.#screen.say(this.#reading.wrapped(words.end.record(file)))
  }

  #showScores({ scores, winners }: Outcome): void {
    const { names } = this.#reading
    const wide = Math.max(...scores.map((_, seat) => names(seat).length))
    for (const [seat, score] of scores.entries()) {
      const gap = ' '.repeat(wide - names(seat).length)
      const mark = winners.includes(seat) ? ' *' : ''
      this.#screen.say(`  ${this.#reading.painted(seat)}${gap}  ${String(score).padStart(4)}${mark}`)
    }
  }
}
