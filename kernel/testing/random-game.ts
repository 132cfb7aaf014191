import { type Chance, type ChanceMark, chanceOf, FastChance, shuffle } from '../chance.ts'
import { joinAnswer, recordedAnswer } from '../decision.ts'
import { keyOf, type Menu, seatsOf } from '../menu.ts'
import { type Answerer, type Fact, Table } from '../table.ts'
import { MilestoneCheck } from './milestones.ts'
import { textOf, whereShared, whyNotPlain } from './plain.ts'
import type { Trial } from './trial.ts'

/** The start of a step, as the random game went through it. */
export interface StepStart<S> {
  /** How many answers had been given. */
  readonly at: number
  readonly state: S
  readonly chance: ChanceMark
}

/** The step in which question `number` is asked. */
export function stepOf<S>({ steps }: Trace<S>, number: number): StepStart<S> {
  return steps.findLast((step) => step.at <= number) ?? steps[0]
}

/** A random game from start to end. */
export interface Trace<S> {
  readonly end: S
  /** Kept only for a game that is looked at closely. */
  readonly steps: readonly StepStart<S>[]
  /** For every answer, the place of its question in its step. */
  readonly places: readonly number[]
}

/** More steps than this in a row without a question are taken for a game that does not go on. */
const IDLE_STEPS = 1000

/** Nothing at all, what looks like the answer of a seat, or like several. */
const UNREADABLE = /^$|^@| \+ /

/** Answers at random, and looks at every question on the way. */
class RandomPlayer<S, F extends Fact> implements Answerer<S, F> {
  /** Answers and single picks. */
  decisions = 0
  /** Questions of the step under way. */
  place = 0
  readonly places: number[] = []
  readonly #trial: Trial<S, F>
  readonly #chance: Chance
  readonly #offered = new Set<string>()

  constructor(trial: Trial<S, F>) {
    this.#trial = trial
    this.#chance = new FastChance(`${trial.seed} answers`)
  }

  one(menu: Menu): number {
    this.#inspect(menu, 1)
    const index = this.#chance.below(menu.count)
    this.#write(recordedAnswer(menu.kind, menu.owners[index], keyOf(menu.options[index])))
    this.place++
    return index
  }

  each(menu: Menu): number[] {
    const seats = seatsOf(menu)
    this.#inspect(menu, seats.length)
    const chosen = seats.map((seat) => this.#oneOf(menu, seat))
    const order = [...seats.keys()]
    shuffle(this.#chance, order)
    for (const place of order) {
      this.#write(recordedAnswer('each', seats[place], keyOf(menu.options[chosen[place]])))
    }
    this.place++
    return chosen
  }

  some(menu: Menu): number[] {
    this.#inspect(menu, menu.max)
    let wanted = menu.min + this.#chance.below(menu.max - menu.min + 1)
    const picked: number[] = []
    for (let index = 0; index < menu.count; index++) {
      if (this.#chance.below(menu.count - index) >= wanted) continue
      picked.push(index)
      wanted--
    }
    this.#write(joinAnswer(picked.map((index) => keyOf(menu.options[index]))))
    this.place++
    return picked
  }

  #oneOf(menu: Menu, seat: number): number {
    const own: number[] = []
    for (let index = 0; index < menu.count; index++) if (menu.owners[index] === seat) own.push(index)
    return own[this.#chance.below(own.length)]
  }

  #write(answer: string): void {
    this.#trial.answers.push(answer)
    this.places.push(this.place)
  }

  #inspect(menu: Menu, decisions: number): void {
    const trial = this.#trial
    this.decisions += decisions
    if (this.decisions > trial.game.maxDecisions) {
      trial.fail('end', `more than ${trial.game.maxDecisions} decisions`)
    }
    const offered = this.#offered
    offered.clear()
    for (const { option, seat, refusal } of menu.offered) {
      const key = keyOf(option)
      const own = seat === menu.seat ? key : recordedAnswer('any', seat, key)
      if (offered.has(own))
        trial.fail('options', `“${key}” is offered twice to seat ${seat} at ${menu.prompt}`)
      offered.add(own)
      if (UNREADABLE.test(key)) trial.fail('options', `“${key}” cannot be read back from a record`)
      if (refusal?.rule === '') trial.fail('refusals', `“${key}” is refused by no rule at ${menu.prompt}`)
    }
  }
}

/** In a game that is looked at closely, one state in so many is, and the last. */
const STATES = 8

/** Plays a game at random. `closely` keeps the start of every step, and looks at states and their copies. */
export function playRandomly<S, F extends Fact>(trial: Trial<S, F>, closely: boolean): Trace<S> {
  const { game } = trial
  const chance = chanceOf(trial.seed)
  const player = new RandomPlayer(trial)
  const table = new Table<S, F>(game.start(trial.setup, chance), chance, player, true)
  const milestones = game.isMilestone && new MilestoneCheck(trial, () => player.place)
  table.listener = milestones
  const components = game.components(table.state)
  const steps: StepStart<S>[] = []
  let idle = 0
  while (!game.isOver(table.state)) {
    if (closely) {
      if (steps.length % STATES === 0) inspectState(trial, table.state)
      steps.push({ at: trial.answers.length, state: game.copy(table.state), chance: chance.mark() })
    }
    player.place = 0
    game.step(table)
    milestones?.endStep()
    idle = player.place === 0 ? idle + 1 : 0
    if (idle > IDLE_STEPS) trial.fail('end', `${IDLE_STEPS} steps without a question`)
    const now = game.components(table.state)
    if (!sameComponents(components, now)) {
      trial.fail('components', `there were ${textOf(components)}, there are ${textOf(now)}`)
    }
  }
  if (closely) inspectState(trial, table.state)
  return { end: table.state, steps, places: player.places }
}

type Components = Readonly<Record<string, number>>

function sameComponents(before: Components, now: Components): boolean {
  for (const name in before) if (before[name] !== now[name]) return false
  for (const name in now) if (!(name in before)) return false
  return true
}

function inspectState<S, F extends Fact>(trial: Trial<S, F>, state: S): void {
  const problem = whyNotPlain(state)
  if (problem !== undefined) trial.fail('plain state', problem)
  const copy = trial.game.copy(state)
  // With fields in another order it would be of another shape to the compiler: rules that meet both are slower.
  if (JSON.stringify(copy) !== JSON.stringify(state)) trial.fail('copy', 'the copy differs from the state')
  const shared = whereShared(state, copy)
  if (shared !== undefined) trial.fail('copy', `the copy shares ${shared} with the state`)
}
