import { FastChance } from '../chance.ts'
import { type Decision, joinAnswer, keysIn, parseAnswer } from '../decision.ts'
import { reshuffleUnseen, unseenBy } from '../hidden.ts'
import type { Fact } from '../table.ts'
import { beyond, everySeat, whereDiffer } from './position.ts'
import { type StepStart, stepOf, type Trace } from './random-game.ts'
import { Rerun } from './rerun.ts'
import type { Trial } from './trial.ts'

/** From where to where a seat's knowledge is followed. */
export interface Stretch<S> {
  readonly step: StepStart<S>
  /** The question of the step at which cards change places, or nothing: as the step begins. */
  readonly from: number | undefined
  /** The number of answers from which on a seat might be sent something else: before, every card is where it was. */
  readonly since: number
  /** The number of answers at which the stretch ends. */
  readonly to: number
}

/** From the start of the step in which question `number` is asked. */
export function fromStepStart<S>(trace: Trace<S>, number: number): Stretch<S> {
  const step = stepOf(trace, number)
  return { step, from: undefined, since: step.at, to: number }
}

/** From the question before, which several answers may have been given to. */
export function fromQuestionBefore<S>(trace: Trace<S>, number: number): Stretch<S> {
  const step = stepOf(trace, number - 1)
  const from = trace.places[number - 1]
  let since = number - 1
  while (since > step.at && trace.places[since - 1] === from) since--
  return { step, from, since, to: number }
}

type Cards = ReadonlyMap<string, readonly number[]>

/** What every seat is sent, and comes to see, as a stretch is played as it was. */
export class TrueStretch<S, F extends Fact> {
  readonly trial: Trial<S, F>
  readonly stretch: Stretch<S>
  readonly rerun: Rerun<S, F>
  /** What was asked at each number of answers. */
  readonly decisions: (Decision | undefined)[] = []
  readonly #sent = new Map<number, readonly string[]>()
  readonly #unseenAtFirst = new Map<number, Cards>()
  readonly #seen = new Map<number, Map<string, Set<number>>>()
  #isFollowing = false

  constructor(trial: Trial<S, F>, stretch: Stretch<S>) {
    this.trial = trial
    this.stretch = stretch
    const { step, from, to } = stretch
    // A step is played again from its start for every answer: what is seen is noted the last time.
    const isLastTime = (): boolean => this.decisions.length >= to || step.at === to
    this.rerun = new Rerun(trial, step, {
      begin: (state) => {
        this.#isFollowing = false
        if (from === undefined && isLastTime()) this.#follow(state)
      },
      question: (state, place) => {
        if (place !== undefined && place === from && isLastTime()) this.#follow(state)
        else this.#note(state)
      },
      fact: (state) => this.#note(state),
    })
    for (let number = step.at; number < to; number++) {
      this.#write(number)
      this.#giveAnswer(number)
    }
    this.#write(to)
    this.#note(this.rerun.driver.state)
  }

  #giveAnswer(number: number): void {
    const { seat, text } = this.answer(number)
    if (this.rerun.driver.answer(seat, text) !== undefined) {
      this.trial.fail('replay', `answer ${number} is not accepted from the snapshot of its step`, number)
    }
  }

  answer(number: number): { readonly seat: number; readonly text: string } {
    return parseAnswer(this.trial.answers[number], this.decisions[number]?.seats[0] ?? 0)
  }

  #write(number: number): void {
    const { driver } = this.rerun
    this.decisions[number] = driver.decision
    if (number < this.stretch.since) return
    this.#sent.set(
      number,
      everySeat(this.trial.setup.seats).map((seat) => JSON.stringify(driver.view(seat))),
    )
  }

  #follow(state: S): void {
    this.#isFollowing = true
    for (const seat of everySeat(this.trial.setup.seats)) {
      this.#unseenAtFirst.set(seat, unseenBy(this.trial.game, state, seat))
      this.#seen.set(seat, new Map())
    }
  }

  #note(state: S): void {
    if (!this.#isFollowing) return
    for (const [seat, seen] of this.#seen) {
      const before = this.#unseenAtFirst.get(seat) ?? new Map<string, number[]>()
      noteSeen(before, unseenBy(this.trial.game, state, seat), seen)
    }
  }

  /** What a seat was sent at a number of answers, to the byte. */
  sentTo(seat: number, number: number): string {
    return this.#sent.get(number)?.[seat + 1] ?? ''
  }

  /** The cards, hidden from a seat at first, that it came to see. */
  seenBy(seat: number): ReadonlyMap<string, ReadonlySet<number>> {
    return this.#seen.get(seat) ?? new Map<string, Set<number>>()
  }
}

function noteSeen(before: Cards, after: Cards, seen: Map<string, Set<number>>): void {
  for (const [group, cards] of before) {
    for (const card of beyond(cards, after.get(group) ?? [])) {
      if (seen.has(group)) seen.get(group)?.add(card)
      else seen.set(group, new Set([card]))
    }
  }
}

/**
 * Plays a stretch with other cards wherever a seat can see none, and the same answers. Fails as soon as the seat is
 * sent anything else. Returns nothing where another seat, with other cards, could not have answered alike.
 */
export function playTwin<S, F extends Fact>(
  truth: TrueStretch<S, F>,
  seat: number,
  seed: string,
): Rerun<S, F> | undefined {
  const { trial, stretch } = truth
  const { step, from, since, to } = stretch
  const dealAnew = (state: S): void =>
    reshuffleUnseen(trial.game, state, seat, new FastChance(seed), truth.seenBy(seat))
  const state = trial.game.copy(step.state)
  if (from === undefined) dealAnew(state)
  const twin = new Rerun<S, F>(
    trial,
    { ...step, state },
    {
      question: (now, place) => {
        if (place !== undefined && place === from) dealAnew(now)
      },
    },
  )
  for (let number = step.at; ; number++) {
    if (number >= since) expectSameView(truth, twin, seat, number)
    if (number === to) return twin
    const { seat: author, text } = truth.answer(number)
    const answer = sameAnswer(truth.decisions[number], twin.driver.decision, author, text)
    if (answer === undefined || twin.driver.answer(author, answer) !== undefined) return undefined
  }
}

function expectSameView<S, F extends Fact>(
  truth: TrueStretch<S, F>,
  twin: Rerun<S, F>,
  seat: number,
  number: number,
): void {
  const sent = JSON.stringify(twin.driver.view(seat))
  const expected = truth.sentTo(seat, number)
  if (sent === expected) return
  const viewer = seat < 0 ? 'the spectator' : `seat ${seat}`
  const where = whereDiffer(expected, sent)
  truth.trial.fail('views', `${viewer} is sent something it cannot see: ${where}`, number)
}

/** The answer itself, if it is on offer in the twin; else, of as many options, those in the same places. */
function sameAnswer(
  truth: Decision | undefined,
  twin: Decision | undefined,
  seat: number,
  text: string,
): string | undefined {
  if (truth === undefined || twin === undefined) return undefined
  const offered = legalKeys(truth, seat)
  const instead = legalKeys(twin, seat)
  const keys = keysIn(truth.kind, text)
  if (keys.every((key) => instead.includes(key))) return text
  if (offered.length !== instead.length) return undefined
  return joinAnswer(keys.map((key) => instead[offered.indexOf(key)]))
}

function legalKeys(decision: Decision, seat: number): string[] {
  const own = decision.offers.filter((offer) => offer.seat === seat && offer.refusal === undefined)
  return own.map((offer) => offer.key)
}
