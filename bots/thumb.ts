import type { Bot, BotKnowledge, Chance, Fact, Menu } from '@astrolabe/kernel'

const STEPS = 1024

/** One list for all: a glance is over before the next begins. */
const looks: number[] = []

/** The option that looks best at a glance, where looks deceive by up to `noise` points. */
export function byThumb<S>(
  knowledge: BotKnowledge<S>,
  state: S,
  menu: Menu,
  chance: Chance,
  noise: number,
): number {
  if (menu.count === 1) return 0
  knowledge.glance(state, menu, looks)
  let best = 0
  let bestLook = Number.NEGATIVE_INFINITY
  for (let index = 0; index < menu.count; index++) {
    const look = looks[index] + (noise > 0 ? (chance.below(STEPS) * noise) / STEPS : 0)
    if (look > bestLook) {
      bestLook = look
      best = index
    }
  }
  return best
}

/** Plays by rules of thumb, as a beginner does: sensible, and often a little wrong. */
export function thumbBot<S, F extends Fact>(knowledge: BotKnowledge<S>, noise: number): Bot<S, F> {
  return {
    looksAhead: false,
    choose: ({ view, menu, chance }) => byThumb(knowledge, view, menu, chance, noise),
  }
}
