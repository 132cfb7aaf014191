import type { Bot, Fact } from '@astrolabe/kernel'

/** Chooses anything, each option as likely: for tests and for measuring the others against. */
export function randomBot<S, F extends Fact>(): Bot<S, F> {
  return {
    looksAhead: false,
    choose: ({ menu, chance }) => chance.below(menu.count),
  }
}
