import { joinAnswer, type Decision, type Offer } from '../decision.ts'
import type { Driver } from '../driver.ts'
import type { Fact } from '../table.ts'
import type { Trial } from './trial.ts'

/** Options that were held against what was said of them. */
export interface Tried {
  readonly options: number
  /** Called final although they can be taken back and the step goes on. */
  readonly inVain: number
}

/**
 * Chooses every option of the question that waits, each at a table of its own made by `again`: what was not called
 * final can be taken back by its seat.
 */
export function checkFinality<S, F extends Fact>(
  trial: Trial<S, F>,
  driver: Driver<S, F>,
  again: () => Driver<S, F>,
): Tried {
  let options = 0
  let inVain = 0
  for (const seat of driver.decision?.seats ?? []) {
    const decision = driver.shownTo(seat)
    for (const offer of decision?.offers ?? []) {
      if (decision === undefined || offer.refusal !== undefined) continue
      options++
      if (tryOut(trial, again(), decision, offer) === 'in vain') inVain++
    }
  }
  return { options, inVain }
}

function tryOut<S, F extends Fact>(
  trial: Trial<S, F>,
  driver: Driver<S, F>,
  decision: Decision,
  offer: Offer,
): 'right' | 'in vain' {
  const { number } = decision
  const steps = driver.stepStarts.length
  driver.answer(offer.seat, smallestAnswer(decision, offer))
  const canUndo = driver.undoHorizon(offer.seat) <= number
  if (offer.final !== true) {
    if (!canUndo)
      trial.fail('finality', `“${offer.key}” is not called final, and cannot be taken back`, number)
    return 'right'
  }
  const isStepOver = driver.isOver || driver.stepStarts.length > steps
  return canUndo && !isStepOver ? 'in vain' : 'right'
}

/** The option, with as few others as can be picked with it. */
function smallestAnswer({ kind, min, offers }: Decision, { key }: Offer): string {
  if (kind !== 'some') return key
  const others = offers.filter((offer) => offer.refusal === undefined && offer.key !== key)
  const picked = new Set([key, ...others.slice(0, Math.max(0, min - 1)).map((offer) => offer.key)])
  return joinAnswer(offers.map((offer) => offer.key).filter((each) => picked.has(each)))
}
