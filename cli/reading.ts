import type { DrawTable, Driver, House, Language, Names, Paint, StoryBook } from '@astrolabe/kernel'
import { widthOf, wrap } from './layout.ts'
import { type LogLine, logOf } from './log.ts'
import { namesOf } from './seating.ts'
import { type Words, WORDS } from './words.ts'

/** What text is written on. */
export interface Page {
  readonly width: number
  readonly paint: Paint
}

export type GameHouse = House<unknown>
export type GameDriver = Driver<unknown>

/** A table as a person reads it, in one language: the words for everything on it. */
export class Reading {
  readonly house: GameHouse
  readonly driver: GameDriver
  readonly language: Language
  readonly page: Page
  readonly words: Words
  readonly text: GameHouse['text'][Language]
  readonly names: Names
  readonly #draw: DrawTable<unknown>
  readonly #story: StoryBook | undefined

  private constructor(
    house: GameHouse,
    driver: GameDriver,
    language: Language,
    page: Page,
    draw: DrawTable<unknown>,
    story: StoryBook | undefined,
  ) {
    this.#draw = draw
    this.#story = story
    this.house = house
    this.driver = driver
    this.language = language
    this.page = page
    this.words = WORDS[language]
    this.text = house.text[language]
    this.names = namesOf(driver.seats, this.words)
  }

  /** With all that a game brings to a terminal. */
  static async open(house: GameHouse, driver: GameDriver, language: Language, page: Page): Promise<Reading> {
    const { draw } = await house.desk()
    return new Reading(house, driver, language, page, draw, await house.story?.(language))
  }

  /** The name of a seat in its colour. */
  painted(seat: number): string {
    return this.page.paint.seat(seat, this.names(seat))
  }

  /** The position as a seat, or the spectator, sees it. */
  position(seat: number, brief = false): string[] {
    const { language, names, page } = this
    const { width, paint } = page
    return this.#draw(this.driver.view(seat).state, seat, { language, names, width, paint, brief })
  }

  /** How the game ended, and what came out of it that has no seat. */
  outcome(seat: number): string[] {
    const { state, outcome } = this.driver.view(seat)
    if (outcome === null) return []
    const others = (outcome.others ?? []).map(
      ({ name, score, wins }) => `  ${this.text.other?.(name) ?? name}  ${score}${wins === true ? ' *' : ''}`,
    )
    return [this.wrapped(this.text.outcome(outcome, this.names, state)), ...others]
  }

  log(seat: number): readonly LogLine[] {
    return logOf(this.driver, this.text, this.names, seat, this.#story)
  }

  /** The names of the chapters of a long game: what opened each of them. */
  get chapters(): readonly string[] {
    return this.driver.milestones.map(
      ({ fact }, place) => this.text.fact(fact, this.names) ?? String(place + 1),
    )
  }

  /** The chapters with their numbers, one to a line. */
  listOfChapters(): string[] {
    const { chapters } = this
    const wide = String(chapters.length).length + 1
    return chapters.map((name, place) => this.wrapped(name, `${String(place + 1).padStart(wide)}  `))
  }

  /** Lines of the log grouped by turn, with the players in their colours. */
  laidOut(lines: readonly LogLine[]): string[] {
    const { width, paint } = this.page
    return lines.flatMap(({ opens, text }) =>
      opens
        ? ['', ...wrap(this.#coloured(text), width).map(paint.bold)]
        : wrap(this.#coloured(text), width, '  '),
    )
  }

  #coloured(text: string): string {
    let line = text
    for (const seat of this.driver.seats.keys()) line = line.replaceAll(this.names(seat), this.painted(seat))
    return line
  }

  /** A title, with a line drawn to the edge of the page. */
  title(text: string): string {
    const { width, paint } = this.page
    return `${paint.bold(text)} ${paint.dim('─'.repeat(Math.max(0, width - widthOf(text) - 1)))}`
  }

  wrapped(text: string, first = ''): string {
    return wrap(text, this.page.width, first).join('\n')
  }

  /** The text of a rule under its id, or what to say where there is none. */
  async rule(id: string): Promise<string> {
    const chapters = await this.text.chapters()
    for (const { title, rules } of chapters) {
      const rule = rules.find((candidate) => candidate.id === id)
      if (rule === undefined) continue
      return `${this.page.paint.bold(id)} ${this.page.paint.dim(title)}\n${this.wrapped(rule.text, '  ')}`
    }
    const all = chapters.flatMap((chapter) => chapter.rules)
    return this.words.why.noSuchRule(id, all[0]?.id ?? '', all.at(-1)?.id ?? '')
  }
}
