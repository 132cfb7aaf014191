export { type Example, fitOdds, fitScores, shareOf, sumOf } from './fit.ts'
export { example, placesOf, weightsOf } from './linear.ts'
import type { Bot, Fact, House } from '@astrolabe/kernel'
import { greedyBot } from './greedy.ts'
import type { Level } from './levels.ts'
import { PlanBot } from './plan.ts'
import { randomBot } from './random.ts'
import { SearchBot } from './search.ts'
import { thumbBot } from './thumb.ts'

export { explainedAnswer, type Explained } from './explaining.ts'
export { isLevel, type Level, LEVELS } from './levels.ts'

/** A beginner's looks deceive by up to this many points. */
const CADET_NOISE = 1.5
/** Futures in which a pilot tries each option. */
const PILOT_FUTURES = 4
/** Futures a search imagines at each question. */
const ITERATIONS = { captain: 300, commander: 1200 } as const

/**
 * Trees a search grows apart between halves of its futures. As many on any machine, or answers would differ; and two,
 * since with four each knows too little of what the others have found.
 */
const TREES = 2

/** How a search spreads its looks; found in the arena. More curiosity spends them on options that never pay. */
const CURIOSITY = 0.3
const TRUST = 1

/** How much a planner looks at: options, futures of the best of them, and how far. */
const PLANS = {
  captain: { options: 4, futures: 8, spans: 1 },
  commander: { options: 5, futures: 16, spans: 2 },
} as const
const PLAN_NOISE = 0.2

/** A bot of a level. `budget` replaces the level's number of imagined futures. */
export function makeBot<S, F extends Fact>(
  house: Pick<House<S, F>, 'bot'>,
  level: Level,
  budget?: number,
): Bot<S, F> {
  switch (level) {
    case 'random':
      return randomBot()
    case 'cadet':
      return thumbBot(house.bot, CADET_NOISE)
    case 'pilot':
      // Where rules of thumb have plans, a pilot follows them without wavering.
      return house.bot.weighs ? thumbBot(house.bot, 0) : greedyBot(house.bot, budget ?? PILOT_FUTURES)
    case 'captain':
    case 'commander':
      if (house.bot.weighs) {
        const plan = PLANS[level]
        return new PlanBot(house.bot, { ...plan, futures: budget ?? plan.futures, noise: PLAN_NOISE })
      }
      return new SearchBot(house.bot, {
        iterations: budget ?? ITERATIONS[level],
        parts: TREES,
        curiosity: CURIOSITY,
        trust: TRUST,
      })
  }
}
