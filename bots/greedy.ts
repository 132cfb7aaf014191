import {
  type Bot,
  type BotKnowledge,
  type Fact,
  type Menu,
  SingleChoices,
  type Table,
} from '@astrolabe/kernel'
import { byThumb } from './thumb.ts'

/** How far rules of thumb waver in imagined futures: enough to see more than one of them. */
export const ROLLOUT_NOISE = 0.3

/** Takes one given option at the question, then plays by rules of thumb. */
class TryOption<S, F extends Fact> extends SingleChoices<S, F> {
  #option = 0
  #asked = false
  readonly #knowledge: BotKnowledge<S>

  constructor(knowledge: BotKnowledge<S>) {
    super()
    this.#knowledge = knowledge
  }

  try(option: number): void {
    this.#option = option
    this.#asked = false
  }

  one(menu: Menu, table: Table<S, F>): number {
    if (this.#asked) return byThumb(this.#knowledge, table.state, menu, table.chance, ROLLOUT_NOISE)
    this.#asked = true
    return this.#option
  }
}

/** Tries every option in the same few imagined futures, to the end of the step, and takes the one judged best. */
export function greedyBot<S, F extends Fact>(knowledge: BotKnowledge<S>, futures: number): Bot<S, F> {
  return {
    looksAhead: true,
    choose({ menu, seat, worlds, chance }) {
      const attempt = new TryOption<S, F>(knowledge)
      const totals = new Float64Array(menu.count)
      for (let future = 0; future < futures; future++) {
        const same = chance.mark()
        for (let option = 0; option < menu.count; option++) {
          chance.goTo(same)
          attempt.try(option)
          totals[option] += knowledge.value(
            worlds.imagine(attempt, () => true),
            seat,
          )
        }
      }
      return totals.indexOf(Math.max(...totals))
    },
  }
}
