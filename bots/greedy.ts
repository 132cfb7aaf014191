import { type Bot, type BotKnowledge, type Fact, keyOf } from '@astrolabe/kernel'
import { Attempt } from './attempt.ts'
import { resultOf } from './finding.ts'

/** How far rules of thumb waver in imagined futures: enough to see more than one of them. */
export const ROLLOUT_NOISE = 0.3

/** Tries every option in the same few imagined futures, to the end of the step, and takes the one judged best. */
export function greedyBot<S, F extends Fact>(knowledge: BotKnowledge<S>, futures: number): Bot<S, F> {
  return {
    looksAhead: true,
    choose({ menu, seat, worlds, chance }, tell) {
      const attempt = new Attempt<S, F>(knowledge, ROLLOUT_NOISE)
      const totals = new Float64Array(menu.count)
      for (let future = 0; future < futures; future++) {
        const same = chance.mark()
        for (let option = 0; option < menu.count; option++) {
          chance.goTo(same)
          attempt.begin(option)
          totals[option] += knowledge.value(
            worlds.imagine(attempt, () => true),
            seat,
          )
        }
      }
      tell?.(
        Array.from(totals, (total, option) => ({
          key: keyOf(menu.options[option]),
          visits: futures,
          mean: resultOf(total / futures, knowledge.scale),
        })).sort((one, other) => other.mean - one.mean),
      )
      return totals.indexOf(Math.max(...totals))
    },
  }
}
