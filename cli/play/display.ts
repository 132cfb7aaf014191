import type { CardText } from '@astrolabe/kernel'
import type { LogLine } from '../log.ts'
import type { Reading } from '../reading.ts'
import { cardsMeant } from './cards.ts'
import { pagesOf } from './pages.ts'
import type { Question } from './question.ts'
import type { Screen } from './screen.ts'

/** How much of the table somebody is shown: all of it, all of it where it fits beside the question, or what matters now. */
export type Sight = 'whole' | 'if it fits' | 'brief'

/** Shows a person the table, the question, and whatever else they want to look at. */
export class Display {
  readonly #reading: Reading
  readonly #screen: Screen
  readonly #question: Question

  constructor(reading: Reading, screen: Screen, question: Question) {
    this.#reading = reading
    this.#screen = screen
    this.#question = question
  }

  /** The whole table is shown page by page. Gives what was typed to skip the rest. */
  async showTable(sight: Sight): Promise<string | undefined> {
    const { words, names } = this.#reading
    const { seat } = this.#question
    const { rows } = this.#screen
    this.#screen.say(`\n${this.#reading.title(words.table.turn(names(seat)))}`)
    const lines = this.#reading.position(seat)
    const below = this.#questionLines().length + 2
    const fits = lines.length + below <= rows
    if (fits && sight !== 'brief') this.#screen.say(lines.join('\n'))
    else if (sight !== 'whole') this.#screen.say(this.#reading.position(seat, true).join('\n'))
    else {
      const pages = pagesOf(lines, rows - 2)
      for (const page of pages) {
        this.#screen.say(page.join('\n'))
        if (page === pages.at(-1) && page.length + below <= rows) break
        const typed = await this.#screen.ask(words.table.turnPage)
        // A number chooses nothing here: the options have not been shown.
        if (typed === undefined || !/^[\d\s]*$/.test(typed)) return typed
      }
    }
    return ''
  }

  showQuestion(): void {
    for (const line of this.#questionLines()) this.#screen.say(line)
  }

  #questionLines(): string[] {
    const { words, driver, page } = this.#reading
    const { seat, refused } = this.#question
    const undoable = driver.answers.length - driver.undoHorizon(seat)
    return [
      '',
      ...this.#reading.wrapped(page.paint.bold(this.#question.prompt())).split('\n'),
      ...this.#question.options(),
      ...this.#reading
        .wrapped(page.paint.dim(words.menu.hint(refused.length, undoable, this.#question.isRepeating)))
        .split('\n'),
    ]
  }

  async explain(number: number | undefined): Promise<void> {
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
      this.tell(words.menu.notAnOption(String(number), all))
      return
    }
    this.#screen.say(`${question.words(offer)}\n${this.#reading.wrapped(question.reason(offer), '  ')}`)
    for (const warning of question.warnings(offer)) this.#screen.say(this.#reading.wrapped(warning, '  ⚠ '))
    if (offer.refusal !== undefined) await this.showRule(offer.refusal.rule)
  }

  async showRule(id: string): Promise<void> {
    this.#screen.say(await this.#reading.rule(id))
  }

  /** What stands on the card that is meant; where several may be, their names. */
  async showCard(typed: string): Promise<void> {
    const { words, text, driver } = this.#reading
    const cards = (await text.cards?.(driver.view(this.#question.seat).state)) ?? []
    const meant = cardsMeant(cards, typed)
    const names = meant.map(({ name }) => name)
    if (cards.length === 0) this.tell(words.cards.none)
    else if (meant.length === 0) this.tell(words.cards.noSuch(typed))
    else if (meant.length > 1) this.tell(words.cards.which(names))
    else this.#screen.say(this.#cardLines(meant[0]).join('\n'))
  }

  #cardLines({ name, lines }: CardText): string[] {
    return [this.#reading.page.paint.bold(name), ...lines.map((line) => this.#reading.wrapped(line, '  '))]
  }

  tell(sentence: string): void {
    this.#screen.say(this.#reading.wrapped(sentence))
  }

  showHelp(): void {
    const { words, driver, text } = this.#reading
    const { help, helpOfCards, helpOfOrders, helpOfChapters } = words.menu
    const { game } = driver
    const rows = [
      ...help,
      ...('cards' in text ? helpOfCards : []),
      ...((game.repeats?.length ?? 0) > 0 ? helpOfOrders : []),
      ...('isMilestone' in game ? helpOfChapters : []),
    ]
    const wide = Math.max(...rows.map(([typed]) => typed.length)) + 2
    for (const [typed, does] of rows) this.#screen.say(this.#reading.wrapped(does, typed.padEnd(wide)))
  }

  /** The log of a chapter, or the names of all. */
  showChapter(number: number | undefined): void {
    if (number === undefined) this.#screen.say(this.#reading.listOfChapters().join('\n'))
    else this.#showLines(this.#reading.log(this.#question.seat).filter(({ chapter }) => chapter === number))
  }

  showLog(wanted: number): void {
    this.#showLines(this.#reading.log(this.#question.seat).slice(-Math.max(1, wanted)))
  }

  #showLines(lines: readonly LogLine[]): void {
    this.#screen.say(
      lines.length === 0 ? this.#reading.words.log.empty : this.#reading.laidOut(lines).join('\n'),
    )
  }
}
