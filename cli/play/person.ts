import { type GameRecord, IllegalAnswer } from '@astrolabe/kernel'
import type { Reading } from '../reading.ts'
import { type Command, isYes, parseCommand } from './command.ts'
import type { Keeper } from './keeper.ts'
import { pagesOf } from './pages.ts'
import { Question } from './question.ts'
import type { Screen } from './screen.ts'

/** What comes of talking with a person: the position has changed, or the person leaves. */
export type Reply = 'played' | 'left'

/** Talks with one person about the question that waits, until it is answered, taken back or left. */
export class Person {
  readonly #reading: Reading
  readonly #screen: Screen
  readonly #keeper: Keeper
  readonly #question: Question

  constructor(reading: Reading, screen: Screen, keeper: Keeper, seat: number) {
    this.#reading = reading
    this.#screen = screen
    this.#keeper = keeper
    this.#question = new Question(reading, seat)
  }

  /** A newcomer is shown the whole table, however long it is. */
  async decide(isNew: boolean): Promise<Reply> {
    let typed = await this.#showTable(isNew)
    if (typed === '') typed = await this.#askAgain()
    while (typed !== undefined) {
      const reply = await this.#obey(parseCommand(typed))
      if (reply !== undefined) return reply
      typed = await this.#screen.ask('> ')
    }
    return 'left'
  }

  async #askAgain(): Promise<string | undefined> {
    for (const line of this.#questionLines()) this.#screen.say(line)
    return await this.#screen.ask('> ')
  }

  async #obey(command: Command): Promise<Reply | undefined> {
    switch (command.kind) {
      case 'nothing':
        for (const line of this.#questionLines()) this.#screen.say(line)
        return undefined
      case 'choose':
        return await this.#choose(command.numbers)
      case 'why':
        this.#explain(command.number)
        return undefined
      case 'rule':
        this.#showRule(command.id)
        return undefined
      case 'undo':
        return this.#takeBack(command.all)
      case 'log':
        this.#showLog(command.lines)
        return undefined
      case 'save':
        this.#save(command.file)
        return undefined
      case 'table':
        return await this.decide(true)
      case 'help':
        for (const line of this.#reading.words.menu.help) this.#screen.say(line)
        return undefined
      case 'quit':
        return await this.#leave()
      case 'unknown':
        this.#screen.say(this.#reading.words.menu.unknown(command.text))
        return undefined
    }
  }

  /**
   * Shows the whole table where it fits beside the question or is wanted, page by page; else the few lines that matter
   * now. Gives what was typed to skip the rest.
   */
  async #showTable(wanted: boolean): Promise<string | undefined> {
    const { words, names } = this.#reading
    const { seat } = this.#question
    const { rows } = this.#screen
    this.#screen.say(`\n${this.#reading.title(words.table.turn(names(seat)))}`)
    const lines = this.#reading.position(seat)
    const below = this.#questionLines().length + 2
    if (lines.length + below <= rows) this.#screen.say(lines.join('\n'))
    else if (!wanted) this.#screen.say(this.#reading.position(seat, true).join('\n'))
    else {
      const pages = pagesOf(lines, rows - 2)
      for (const page of pages) {
        this.#screen.say(page.join('\n'))
        if (page === pages.at(-1) && page.length + below <= rows) break
        const typed = await this.#screen.ask(words.table.turnPage)
        if (typed === undefined || typed.trim() !== '') return typed
      }
    }
    return ''
  }

  #questionLines(): string[] {
    const { words, driver, page } = this.#reading
    const { seat, refused } = this.#question
    const undoable = driver.answers.length - driver.undoHorizon(seat)
    return [
      '',
      ...this.#reading.wrapped(page.paint.bold(this.#question.prompt())).split('\n'),
      ...this.#question.options(),
      page.paint.dim(words.menu.hint(refused.length, undoable)),
    ]
  }

  async #choose(numbers: readonly number[]): Promise<Reply | undefined> {
    const { words } = this.#reading
    const question = this.#question
    const answer = question.answer(numbers)
    if (answer === undefined) {
      this.#screen.say(this.#complaint(numbers))
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

  /** Why numbers are not an answer: the rule that refuses one of them, or how many are asked for. */
  #complaint(numbers: readonly number[]): string {
    const { words } = this.#reading
    const { legal, decision } = this.#question
    for (const number of numbers) {
      const offer = this.#question.offer(number)
      if (offer?.refusal !== undefined) return this.#reading.wrapped(this.#question.reason(offer))
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
      this.#screen.say(words.why.rulesFail(error instanceof Error ? error.message : String(error)))
      return undefined
    }
    return this.#kept()
  }

  #kept(): Reply {
    this.#keeper.keep(this.#reading.driver.record())
    return 'played'
  }

  #explain(number: number | undefined): void {
    const { words } = this.#reading
    const question = this.#question
    if (number === undefined) {
      const lines = question.refusals()
      this.#screen.say(lines.length === 0 ? words.why.nothing : `${words.why.title}\n${lines.join('\n')}`)
      return
    }
    const offer = question.offer(number)
    if (offer === undefined) {
      const all = question.legal.length + question.refused.length
      this.#screen.say(words.menu.notAnOption(String(number), all))
      return
    }
    this.#screen.say(`${question.words(offer)}\n${this.#reading.wrapped(question.reason(offer), '  ')}`)
    for (const warning of question.warnings(offer)) this.#screen.say(this.#reading.wrapped(warning, '  ⚠ '))
    if (offer.refusal !== undefined) this.#showRule(offer.refusal.rule)
  }

  #showRule(id: string): void {
    const rules = this.#reading.text.chapters.flatMap((chapter) => chapter.rules)
    const unknown = this.#reading.words.why.noSuchRule(id, rules[0]?.id ?? '', rules.at(-1)?.id ?? '')
    this.#screen.say(this.#reading.rule(id) ?? unknown)
  }

  #takeBack(all: boolean): Reply | undefined {
    const { driver, words } = this.#reading
    const { seat } = this.#question
    const { length } = driver.answers
    const horizon = driver.undoHorizon(seat)
    if (!driver.undo(seat, all ? horizon : length - 1)) {
      const { nothing, sealed, others } = words.undo
      this.#screen.say(length === 0 ? nothing : driver.authorOf(length - 1) === seat ? sealed : others)
      return undefined
    }
    this.#screen.say(words.undo.done(length - driver.answers.length))
    return this.#kept()
  }

  #showLog(wanted: number): void {
    const lines = this.#reading.log(this.#question.seat).slice(-wanted)
    this.#screen.say(
      lines.length === 0 ? this.#reading.words.log.empty : this.#reading.laidOut(lines).join('\n'),
    )
  }

  #save(file: string): void {
    const { driver, words } = this.#reading
    const record = driver.record()
    const name = file || this.#keeper.file || defaultFile(record)
    this.#screen.say(words.save[this.#keeper.keepIn(name, record)](name))
  }

  async #leave(): Promise<Reply | undefined> {
    if (this.#keeper.file !== undefined) return 'left'
    const typed = await this.#screen.ask(this.#reading.words.save.unsaved)
    return typed === undefined || isYes(typed) ? 'left' : undefined
  }
}

function defaultFile({ game, seedHash }: GameRecord): string {
  return `${game}-${seedHash.slice(0, 8)}.json`
}
