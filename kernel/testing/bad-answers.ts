import type { Chance } from '../chance.ts'
import { type Decision, joinAnswer, keysIn } from '../decision.ts'
import type { Driver } from '../driver.ts'
import { SPECTATOR } from '../hidden.ts'
import type { Fact } from '../table.ts'
import { everySeat, whereDiffer } from './position.ts'
import type { Trial } from './trial.ts'

/** An answer that must not be accepted, and what it must be told. */
interface BadAnswer {
  readonly seat: number
  readonly text: string
  readonly number: number
  readonly why: 'over' | 'stale' | 'not-your-turn' | 'refused' | 'not-on-offer'
}

/** Gives answers that are not to be had; none may be accepted or leave a trace. Returns how many were given. */
export function checkBadAnswers<S, F extends Fact>(
  trial: Trial<S, F>,
  driver: Driver<S, F>,
  count: number,
  chance: Chance,
): number {
  const number = driver.answers.length
  const before = everythingAt(driver)
  const { decision } = driver
  const known = decision === undefined ? afterTheEnd(number) : badAnswersTo(decision, trial.setup.seats)
  const all =
    decision === undefined ? known : [...known, ...mutatedAnswersTo(decision, count - known.length, chance)]
  for (const bad of all) {
    const rejection = driver.answer(bad.seat, bad.text, bad.number)
    if (rejection?.why !== bad.why) {
      const said = rejection === undefined ? 'was accepted' : `was told “${rejection.why}”`
      trial.fail(
        'bad answers',
        `“${bad.text}” of seat ${bad.seat} for answer ${bad.number} ${said}, not “${bad.why}”`,
        number,
      )
    }
  }
  const after = everythingAt(driver)
  if (after !== before)
    trial.fail('bad answers', `a rejected answer left a trace: ${whereDiffer(before, after)}`, number)
  return all.length
}

function everythingAt<S, F extends Fact>(driver: Driver<S, F>): string {
  const views = everySeat(driver.setup.seats).map((seat) => driver.view(seat))
  return JSON.stringify([driver.state, driver.record(), driver.decision, views])
}

function afterTheEnd(number: number): BadAnswer[] {
  return [SPECTATOR, 0, 1].map((seat) => ({ seat, text: 'end', number, why: 'over' }))
}

function badAnswersTo(decision: Decision, seats: number): BadAnswer[] {
  const { number } = decision
  const bad: BadAnswer[] = []
  for (const { seat, key, refusal } of decision.offers) {
    if (refusal !== undefined) {
      if (decision.seats.includes(seat)) bad.push({ seat, text: key, number, why: 'refused' })
      continue
    }
    bad.push({ seat, text: key, number: number + 1, why: 'stale' })
    if (number > 0) bad.push({ seat, text: key, number: number - 1, why: 'stale' })
    for (const stranger of [...everySeat(seats), seats]) {
      if (!decision.seats.includes(stranger))
        bad.push({ seat: stranger, text: key, number, why: 'not-your-turn' })
    }
    bad.push({ seat, text: joinAnswer([key, key]), number, why: 'not-on-offer' })
  }
  for (const seat of decision.seats) {
    const keys = decision.offers.filter((offer) => offer.seat === seat && offer.refusal === undefined)
    const wrongNumbers = [decision.min - 1, decision.max + 1].filter(
      (size) => size >= 0 && size <= keys.length,
    )
    for (const size of wrongNumbers) {
      const text = joinAnswer(keys.slice(0, size).map((offer) => offer.key))
      bad.push({ seat, text, number, why: 'not-on-offer' })
    }
  }
  return bad
}

const STRANGE = [
  '',
  ' ',
  '0',
  '-1',
  '1e3',
  'null',
  '__proto__',
  'constructor',
  '@0 1',
  ' + ',
  'enough',
  '½',
  '\n',
]

/** Keys of the decision with a letter changed, two of them joined, and words that were never on a menu. */
function mutatedAnswersTo(decision: Decision, count: number, chance: Chance): BadAnswer[] {
  const bad: BadAnswer[] = []
  const keys = decision.offers.map((offer) => offer.key)
  for (let round = 0; round < count; round++) {
    const seat = decision.seats[chance.below(decision.seats.length)]
    const text = mutated(keys[chance.below(keys.length)], chance)
    const picks = keysIn(decision.kind, text)
    const own = decision.offers.filter((offer) => offer.seat === seat)
    if (picks.some((pick) => own.some((offer) => offer.key === pick))) continue
    if (text === '' && decision.kind === 'some' && decision.min === 0) continue
    bad.push({ seat, text, number: decision.number, why: 'not-on-offer' })
  }
  return bad
}

function mutated(key: string, chance: Chance): string {
  const at = chance.below(key.length)
  switch (chance.below(4)) {
    case 0:
      return key.slice(0, at) + String.fromCharCode(32 + chance.below(95)) + key.slice(at + 1)
    case 1:
      return key.slice(0, at) + key.slice(at + 1)
    case 2:
      return key + key[at]
    default:
      return STRANGE[chance.below(STRANGE.length)]
  }
}
