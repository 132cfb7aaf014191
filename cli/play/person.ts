import { IllegalAnswer, seedHashOf } from '@astrolabe/kernel'
import type { Reading } from '../reading.ts'
import { type Command, isYes, parseCommand } from './command.ts'
import { Counsel } from './counsel.ts'
import { Display, type Sight } from './display.ts'
import type { Keeper } from './keeper.ts'
import { newSeed } from './opening.ts'
import type { Orders } from './orders.ts'
import { Question } from './question.ts'
import type { Screen } from './screen.ts'

/** What comes of talking with a person: the position has changed, or the person leaves. */
export type Reply = 'played' | 'left'

/** Talks with one person about the question that waits, until it is answered, taken back or left. */
export class Person {
  readonly #reading: Reading
  readonly #screen: Screen
  readonly #keeper: Keeper
  readonly #orders: Orders
  readonly #question: Question
  readonly #display: Display
  readonly #counsel: Counsel

  constructor(reading: Reading, screen: Screen, keeper: Keeper, orders: Orders, seat: number) {
    this.#reading = reading
    this.#screen = screen
    this.#keeper = keeper
    this.#orders = orders
    this.#question = new Question(reading, seat)
    this.#display = new Display(reading, screen, this.#question)
    this.#counsel = new Counsel(reading, screen, this.#question)
  }

  async decide(sight: Sight): Promise<Reply> {
    let typed = await this.#display.showTable(sight)
    if (typed === '') {
      this.#display.showQuestion()
      typed = await this.#screen.ask('> ')
    }
    while (typed !== undefined) {
      const reply = await this.#obey(parseCommand(typed))
      if (reply !== undefined) return reply
      typed = await this.#screen.ask('> ')
    }
    return 'left'
  }

  async #obey(command: Command): Promise<Reply | undefined> {
    switch (command.kind) {
      case 'nothing':
        this.#display.showQuestion()
        return undefined
      case 'choose':
        return await this.#choose(command.numbers)
      case 'why':
        await this.#display.explain(command.number)
        return undefined
      case 'reason':
        if (!this.#counsel.explainLast()) await this.#display.explain(undefined)
        return undefined
      case 'advice':
        this.#counsel.advise()
        return undefined
      case 'rule':
        await this.#display.showRule(command.id || this.#question.rule)
        return undefined
      case 'card':
        await this.#display.showCard(command.name)
        return undefined
      case 'undo':
        return this.#takeBack(command.all)
      case 'log':
        this.#display.showLog(command.lines)
        return undefined
      case 'chapter':
        if (this.#isThere(command.number)) this.#display.showChapter(command.number)
        return undefined
      case 'branch':
        this.#branch(command.number, command.file)
        return undefined
      case 'always':
        return command.number === undefined ? this.#listOrders() : await this.#order(command.number)
      case 'never':
        this.#withdraw(command.number)
        return undefined
      case 'save':
        this.#save(command.file)
        return undefined
      case 'table':
        return await this.decide('whole')
      case 'help':
        this.#display.showHelp()
        return undefined
      case 'quit':
        return await this.#leave()
      case 'unknown':
        this.#display.tell(this.#reading.words.menu.unknown(command.text))
        return undefined
    }
  }

  async #choose(numbers: readonly number[]): Promise<Reply | undefined> {
    const { words } = this.#reading
    const question = this.#question
    const answer = question.answer(numbers)
    if (answer === undefined) {
      this.#display.tell(this.#complaint(numbers))
      return undefined
    }
    const warnings = numbers.flatMap((number) => {
      const offer = question.offer(number)
      return offer === undefined ? [] : question.warnings(offer)
    })
    if (warnings.length > 0) {
      for (const warning of warnings) this.#screen.say(this.#reading.wrapped(warning, '⚠ '))
      const typed = await this.#screen.ask(words.menu.sure)
      if (typed === undefined) return 'left'
      if (!isYes(typed)) {
        this.#screen.say(words.menu.notDone)
        return undefined
      }
    }
    return this.#answer(answer)
  }

  /** Whether it answers this question too is seen at the table. */
  async #order(number: number): Promise<Reply | undefined> {
    const { words } = this.#reading
    const { decision, seat } = this.#question
    const answer = this.#question.answer([number])
    if (!this.#question.isRepeating) this.#display.tell(words.orders.notHere)
    else if (answer === undefined) this.#display.tell(this.#complaint([number]))
    else {
      const order = this.#orders.give(decision, seat, answer, await this.#exception())
      this.#display.tell(words.orders.given(this.#orders.rule(order)))
      return 'played'
    }
    return undefined
  }

  /** The cases in which an order is not to be followed, if there are any to choose from. */
  async #exception(): Promise<string | undefined> {
    const { words, text, driver } = this.#reading
    const exceptions = driver.game.exceptions?.[this.#question.decision.prompt] ?? []
    if (exceptions.length === 0) return undefined
    for (const [index, exception] of exceptions.entries())
      this.#screen.say(
        this.#reading.wrapped(text.exception?.(exception) ?? exception, `${String(index + 1).padStart(2)}  `),
      )
    return exceptions[Number(await this.#screen.ask(words.orders.exception)) - 1]
  }

  #listOrders(): undefined {
    const { words } = this.#reading
    const orders = this.#orders.of(this.#question.seat)
    if (orders.length === 0) this.#display.tell(words.orders.none)
    for (const [index, order] of orders.entries()) {
      const says = words.orders.stands(this.#orders.question(order), this.#orders.rule(order))
      this.#screen.say(this.#reading.wrapped(says, `${String(index + 1).padStart(2)}  `))
    }
  }

  #withdraw(number: number): void {
    const { words } = this.#reading
    const order = this.#orders.of(this.#question.seat)[number - 1]
    if (order !== undefined) this.#orders.withdraw(order)
    this.#display.tell(order === undefined ? words.orders.none : words.orders.withdrawn)
  }

  /** Why numbers are not an answer: the rule that refuses one of them, or how many are asked for. */
  #complaint(numbers: readonly number[]): string {
    const { words } = this.#reading
    const { legal, decision } = this.#question
    for (const number of numbers) {
      const offer = this.#question.offer(number)
      if (offer?.refusal !== undefined) return this.#question.reason(offer)
      if (offer === undefined) return words.menu.notAnOption(String(number), legal.length)
    }
    return words.menu.wrongNumber(decision.min, decision.max)
  }

  #answer(text: string): Reply | undefined {
    const { driver, words } = this.#reading
    try {
      const rejection = driver.answer(this.#question.seat, text)
      if (rejection !== undefined) throw new IllegalAnswer(driver.answers.length, text, rejection)
    } catch (error) {
      // A mistake in the rules themselves; the driver has put everything back.
      this.#display.tell(words.why.rulesFail(error instanceof Error ? error.message : String(error)))
      return undefined
    }
    return this.#kept()
  }

  #kept(): Reply {
    this.#keeper.keep(this.#reading.driver.record())
    return 'played'
  }

  #takeBack(all: boolean): Reply | undefined {
    const { driver, words } = this.#reading
    const { seat } = this.#question
    const { length } = driver.answers
    const horizon = driver.undoHorizon(seat)
    if (!driver.undo(seat, all ? horizon : length - 1)) {
      const { nothing, sealed, others } = words.undo
      this.#display.tell(length === 0 ? nothing : driver.authorOf(length - 1) === seat ? sealed : others)
      return undefined
    }
    this.#orders.takenBack(seat)
    this.#screen.say(words.undo.done(length - driver.answers.length))
    return this.#kept()
  }

  /** Whether there is such a chapter, or any if no number is given; says so if not. */
  #isThere(number = 1): boolean {
    const { words, chapters } = this.#reading
    const isThere = number >= 1 && number <= chapters.length
    if (!isThere)
      this.#display.tell(
        chapters.length === 0 ? words.chapters.none : words.chapters.noSuch(number, chapters.length),
      )
    return isThere
  }

  /** Writes a game that leaves this one where a chapter opens; this one goes on. */
  #branch(number: number | undefined, file: string): void {
    const { driver, words, chapters } = this.#reading
    if (!this.#isThere(number)) return
    if (number === undefined) {
      this.#display.tell(words.chapters.which)
      return
    }
    const milestone = driver.milestones[number - 1]
    const seed = newSeed()
    const record = driver.at(milestone.at).fork(seed)
    const name = file || this.#keeper.beside(fileOf(driver.game.id, seedHashOf(seed)))
    const outcome = this.#keeper.keepApart(name, record)
    this.#display.tell(
      outcome === 'done'
        ? words.chapters.branched(chapters[number - 1], name, driver.game.id)
        : words.save[outcome](name),
    )
  }

  #save(file: string): void {
    const { driver, words } = this.#reading
    const record = driver.record()
    const name = file || this.#keeper.file || fileOf(record.game, record.seedHash)
    this.#display.tell(words.save[this.#keeper.keepIn(name, record)](name))
  }

  async #leave(): Promise<Reply | undefined> {
    if (this.#keeper.file !== undefined) return 'left'
    const typed = await this.#screen.ask(this.#reading.words.save.unsaved)
    return typed === undefined || isYes(typed) ? 'left' : undefined
  }
}

const fileOf = (game: string, seedHash: string): string => `${game}-${seedHash.slice(0, 8)}.json`
