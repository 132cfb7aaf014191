import { makeBot } from '@astrolabe/bots'
import { answerOfBot, FastChance } from '@astrolabe/kernel'
import { type GameTable, type RandomBytes, newSecret } from '@astrolabe/tables'
import { newsOf, type Thinker } from '../thinking/thinker.ts'
import type { Clock, Log } from '../world.ts'
import { leaseOfBots } from '../store/store.ts'
import { placeOf } from './failures.ts'
import type { Leases } from './leases.ts'
import { type Room, RuleFailure } from './room.ts'

/** While nothing can be written down, bots try again after a while, each time a longer one. */
const FIRST_WAIT = 1000
const LONGEST_WAIT = 60_000

/** They know at once, and wait for no thread; the second one asks nothing of the game. */
const QUICK = ['cadet', 'random'] as const
type Quick = (typeof QUICK)[number]
const isQuick = (level: string): level is Quick => level === 'cadet' || level === 'random'

/** The question that a bot or a standing order answers: the answer is worth having while this is the same. */
function questionOf(table: GameTable): string | undefined {
  const { nextByItself: next, driver, rewinds } = table
  if (next === undefined || driver === undefined) return undefined
  return `${rewinds}.${driver.answers.length}.${next.seat}.${'level' in next ? next.level : next.answer}`
}

function orderOf({ nextByItself: next }: GameTable): string | undefined {
  return next && 'answer' in next ? next.answer : undefined
}

export interface BotSeatsParts {
  readonly thinker: Thinker
  readonly clock: Clock
  readonly random: RandomBytes
  readonly log: Log
  readonly leases: Leases
}

/** The bots at a table: asked when it is their turn, and replaced for one answer when they fail. Standing orders too. */
export class BotSeats {
  readonly #room: Room
  readonly #parts: BotSeatsParts
  #question: string | undefined
  #playing = 0
  #wait = FIRST_WAIT
  #callOff: (() => void) | undefined
  #closed = false
  readonly #resting: (() => void)[] = []

  constructor(room: Room, parts: BotSeatsParts) {
    this.#room = room
    this.#parts = parts
  }

  /** Whether an answer is on its way. */
  get isBusy(): boolean {
    return this.#playing > 0 || this.#callOff !== undefined
  }

  /** Resolves when no answer is on its way, or none is wanted any more. */
  atRest(): Promise<void> {
    return new Promise((resolve) => {
      this.#resting.push(resolve)
      this.#tellAtRest()
    })
  }

  #tellAtRest(): void {
    if (this.#closed || !this.isBusy) for (const tell of this.#resting.splice(0)) tell()
  }

  /** Has a look at the table, as it is on disk, and asks the bot whose turn it is. */
  wake(table: GameTable): void {
    const question = this.#closed || !this.#isForSomebody(table) ? undefined : questionOf(table)
    if (question === this.#question) {
      // Whoever thinks for long keeps others from it.
      if (question !== undefined) this.#parts.leases.holds(this.#lease)
      return
    }
    this.#callOff?.()
    this.#callOff = undefined
    this.#question = question
    if (question === undefined) {
      this.#tellAtRest()
    } else if (this.#parts.leases.holds(this.#lease)) {
      this.#ask(question, table)
    } else void this.#takeOn(question)
  }

  #ask(question: string, table: GameTable): void {
    const order = orderOf(table)
    const level = table.botToAnswer?.level ?? ''
    if (order !== undefined) void this.#play(question, order, [])
    else if (isQuick(level)) void this.#play(question, undefined, QUICK.slice(QUICK.indexOf(level)))
    else void this.#play(question, this.#think(table), QUICK)
  }

  /** Bots among themselves play to whoever watches. */
  #isForSomebody({ seats }: GameTable): boolean {
    const { here, spectators } = this.#room
    return spectators > 0 || here.length > 0 || seats.some(({ kind }) => kind === 'person')
  }

  get #lease(): string {
    return leaseOfBots(this.#room.id)
  }

  /** Sees to it that no other server lets the bots of this table answer, and asks again; unless another one does. */
  async #takeOn(question: string): Promise<void> {
    this.#playing++
    try {
      if (await this.#parts.leases.take(this.#lease))
        await this.#room.look((table) => this.#askAgain(table, question))
      else if (this.#question === question) this.#question = undefined
    } catch (error) {
      this.#tryLater(question, error)
    } finally {
      this.#playing--
      this.#tellAtRest()
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#question = undefined
    this.#callOff?.()
    this.#tellAtRest()
    // Whoever cannot say so now has it ended by time.
    await this.#parts.leases.release(this.#lease).catch(() => {})
  }

  /** Gives the answer thought of or, if that is none, that of the first of some quick ones who has one. */
  async #play(
    question: string,
    thought: string | undefined | Promise<string | undefined>,
    levels: readonly Quick[],
  ): Promise<void> {
    this.#playing++
    try {
      const text = await thought
      const quick = levels.map((level) => (table: GameTable) => this.#quickAnswer(table, level))
      for (const answer of text === undefined ? quick : [() => text, ...quick]) {
        if (this.#question !== question || (await this.#give(question, answer))) return
      }
      this.#parts.log.error({ table: this.#room.id }, 'no bot can answer: the table waits for people')
    } catch (error) {
      this.#tryLater(question, error)
    } finally {
      this.#playing--
      this.#tellAtRest()
    }
  }

  /** Never rejects: a bot that fails has no answer. */
  async #think(table: GameTable): Promise<string | undefined> {
    const { thinker, random, log } = this.#parts
    const { botToAnswer: bot } = table
    if (bot === undefined) return undefined
    try {
      const thought = { ...newsOf(this.#room.id, table), ...bot, seed: newSecret(random) }
      return await thinker.think(thought, () => table.record())
    } catch (error) {
      if (!this.#closed) log.warn({ table: this.#room.id, ...bot, place: placeOf(error) }, 'a bot failed')
      return undefined
    }
  }

  #quickAnswer(table: GameTable, level: Quick): string {
    const { botToAnswer: bot, driver } = table
    if (bot === undefined || driver === undefined) throw new RangeError('no bot is asked')
    const chance = new FastChance(newSecret(this.#parts.random))
    return answerOfBot(driver, bot.seat, makeBot(this.#room.house, level), chance)
  }

  /** Whether that is that: the answer is on disk, or nobody waits for it any more. Throws if it cannot be kept. */
  async #give(question: string, answer: (table: GameTable) => string): Promise<boolean> {
    try {
      const { done } = await this.#room.change(
        (table) => {
          const { nextByItself: next, driver } = table
          if (questionOf(table) !== question || next === undefined || driver === undefined)
            return { problem: { why: 'stale', expected: driver?.answers.length ?? 0 } }
          return 'answer' in next
            ? table.obey(next, driver.answers.length)
            : table.answer(next.seat, driver.answers.length, answer(table))
        },
        () => {},
        { bot: question },
      )
      this.#wait = FIRST_WAIT
      return !('problem' in done) || done.problem.why === 'stale'
    } catch (error) {
      if (error instanceof RuleFailure) return false
      throw error
    }
  }

  #tryLater(question: string, error: unknown): void {
    if (this.#question !== question) return
    const { clock, log } = this.#parts
    log.warn({ table: this.#room.id, wait: this.#wait, place: placeOf(error) }, 'a bot waits for the store')
    this.#callOff = clock.after(this.#wait, () => {
      this.#callOff = undefined
      this.#room
        .look((table) => this.#askAgain(table, question))
        .catch((again: unknown) => this.#tryLater(question, again))
    })
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT)
  }

  /** The question is as good as new, unless there is another one by now. */
  #askAgain(table: GameTable, question: string): void {
    if (this.#question === question) this.#question = undefined
    this.wake(table)
  }
}
