import { FastChance } from '../chance.ts'
import { answerSome, SingleChoices } from '../choices.ts'
import { chosenAt, describeMenu } from '../decision.ts'
import type { Game, Setup } from '../game.ts'
import { tableOptions } from '../setup.ts'
import { coveredFor } from '../hidden.ts'
import { type GameText, type Language, LANGUAGES, type Names } from '../house.ts'
import type { Menu } from '../menu.ts'
import { type Fact, Table } from '../table.ts'

type Text<S, F extends Fact> = Readonly<Record<Language, GameText<S, F>>>

/** Everything that was read at a set of tables, in each language, once. */
export interface Readings {
  readonly prompts: ReadonlySet<string>
  readonly facts: ReadonlySet<string>
  readonly said: Readonly<Record<Language, ReadonlySet<string>>>
  readonly labels: ReadonlySet<string>
  /** Menus in which two options read the same. */
  readonly alike: readonly string[]
}

/** Plays at random with a person looking, who reads every question, option, refusal, warning and fact. */
class Reader<S, F extends Fact> extends SingleChoices<S, F> implements Readings {
  readonly prompts = new Set<string>()
  readonly facts = new Set<string>()
  readonly said = { en: new Set<string>(), fr: new Set<string>() }
  readonly labels = new Set<string>()
  readonly alike: string[] = []
  readonly #game: Game<S, F>
  readonly #text: Text<S, F>
  #chance = new FastChance('reader')

  constructor(game: Game<S, F>, text: Text<S, F>) {
    super()
    this.#game = game
    this.#text = text
  }

  begin(seed: string): void {
    this.#chance = new FastChance(seed)
  }

  one(menu: Menu, table: Table<S, F>): number {
    this.#read(menu, table.state)
    return this.#choose(menu)
  }

  override some(menu: Menu, table: Table<S, F>): number[] {
    this.#read(menu, table.state)
    return answerSome(menu, table, (pick) => this.#choose(pick))
  }

  #choose(menu: Menu): number {
    const choice = this.#chance.below(menu.count)
    // Whoever stopped as readily as they go on would never get far: the last option is mostly to stop.
    return choice === menu.count - 1 ? this.#chance.below(menu.count) : choice
  }

  hear(fact: F, names: Names): void {
    this.facts.add(fact.kind)
    for (const language of LANGUAGES) {
      const line = this.#text[language].fact(fact, names)
      if (line !== undefined) this.said[language].add(line)
    }
  }

  #read(menu: Menu, state: S): void {
    const { seat } = menu
    const view = coveredFor(this.#game, state, seat)
    const decision = describeMenu(this.#game, state, menu, 0, new Set())
    this.prompts.add(decision.prompt)
    for (const language of LANGUAGES) {
      const words = this.#text[language]
      const said = this.said[language]
      said.add(words.prompt(decision, view, seat))
      const labels = decision.offers.map(({ option }) => words.option(chosenAt(decision, option), view, seat))
      for (const label of labels) {
        said.add(label)
        this.labels.add(label)
      }
      const own = labels.filter((_, index) => decision.offers[index].seat === seat)
      if (new Set(own).size < own.length) this.alike.push(own.join(' | '))
      for (const { refusal, warnings = [] } of decision.offers) {
        if (refusal !== undefined) said.add(words.refusal(refusal))
        for (const warning of warnings) said.add(words.warning(warning))
      }
    }
  }
}

/** Everything read in random games, one for each set-up. */
export function randomReadings<S, F extends Fact>(
  game: Game<S, F>,
  text: Text<S, F>,
  names: Names,
  setups: readonly Setup[],
): Readings {
  const reader = new Reader(game, text)
  for (const [index, { seats, options }] of setups.entries()) {
    const chance = new FastChance(`readings ${index}`)
    const start = game.start({ seats, options: tableOptions(game, options) }, chance)
    reader.begin(`reader ${index}`)
    const table = new Table<S, F>(start, chance, reader, true)
    table.listener = { hear: (fact) => reader.hear(fact, names) }
    while (!game.isOver(table.state)) game.step(table)
  }
  return reader
}
