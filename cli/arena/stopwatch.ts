import type { Bot, BotQuestion, Menu, Part, Worlds } from '@astrolabe/kernel'

/** What a bot's decisions have cost. */
export interface Effort {
  decisions: number
  milliseconds: number
  /** Imagined futures. */
  iterations: number
}

export function noEffort(): Effort {
  return { decisions: 0, milliseconds: 0, iterations: 0 }
}

export function addEffort(into: Effort, from: Effort): void {
  into.decisions += from.decisions
  into.milliseconds += from.milliseconds
  into.iterations += from.iterations
}

/** A question that notes how many futures are imagined over it. */
class CountedQuestion implements BotQuestion<unknown> {
  readonly #question: BotQuestion<unknown>
  readonly #effort: Effort

  constructor(question: BotQuestion<unknown>, effort: Effort) {
    this.#question = question
    this.#effort = effort
  }

  get seat(): number {
    return this.#question.seat
  }

  get menu(): Menu {
    return this.#question.menu
  }

  get view(): unknown {
    return this.#question.view
  }

  get chance(): BotQuestion<unknown>['chance'] {
    return this.#question.chance
  }

  get worlds(): Worlds<unknown> {
    return this.#counted(this.#question.worlds)
  }

  inParts<R>(parts: number, think: (part: Part<unknown>, number: number) => R): readonly R[] {
    return this.#question.inParts(parts, ({ worlds, chance }, number) =>
      think({ worlds: this.#counted(worlds), chance }, number),
    )
  }

  #counted(worlds: Worlds<unknown>): Worlds<unknown> {
    const imagine = worlds.imagine.bind(worlds)
    worlds.imagine = (player, enough) => {
      this.#effort.iterations++
      return imagine(player, enough)
    }
    return worlds
  }
}

/** The same bot, with a watch held to it. */
export function clocked(bot: Bot<unknown>, effort: Effort): Bot<unknown> {
  return {
    looksAhead: bot.looksAhead,
    choose(question) {
      const began = performance.now()
      const choice = bot.choose(new CountedQuestion(question, effort))
      effort.milliseconds += performance.now() - began
      effort.decisions++
      return choice
    },
  }
}
