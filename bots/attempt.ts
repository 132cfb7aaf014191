import { type BotKnowledge, type Fact, type Menu, SingleChoices, type Table } from '@astrolabe/kernel'
import { byThumb } from './thumb.ts'

/** Takes one given option at the question, then plays by rules of thumb that waver by `noise`. */
export class Attempt<S, F extends Fact> extends SingleChoices<S, F> {
  readonly #knowledge: BotKnowledge<S>
  readonly #noise: number
  #option = 0
  #begun = false

  constructor(knowledge: BotKnowledge<S>, noise: number) {
    super()
    this.#knowledge = knowledge
    this.#noise = noise
  }

  begin(option: number): void {
    this.#option = option
    this.#begun = false
  }

  one(menu: Menu, table: Table<S, F>): number {
    if (this.#begun) return byThumb(this.#knowledge, table.state, menu, table.chance, this.#noise)
    this.#begun = true
    return this.#option
  }
}
