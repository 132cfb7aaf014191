import { type Bot, SeatQuestion } from '../bot.ts'
import { type Chance, type ChanceMark, FastChance } from '../chance.ts'
import { answerFor, answerSome, SingleChoices } from '../choices.ts'
import { type Decision, joinAnswer } from '../decision.ts'
import { withFinality } from '../finality.ts'
import type { Game } from '../game.ts'
import { seesMoreThan } from '../hidden.ts'
import { keyOf, type Menu } from '../menu.ts'
import type { Fact } from '../table.ts'
import { type Moment, Worlds } from '../worlds.ts'
import { textOf } from './plain.ts'
import { whereDiffer } from './position.ts'
import type { Rerun } from './rerun.ts'
import type { TrueStretch } from './twin.ts'

class RandomChoices<S, F extends Fact> extends SingleChoices<S, F> {
  readonly #chance: Chance

  constructor(seed: string) {
    super()
    this.#chance = new FastChance(seed)
  }

  one(menu: Menu): number {
    return this.#chance.below(menu.count)
  }
}

/** The true stream of chance up to a mark, and another one from there on. */
class OtherFuture implements Chance {
  readonly #truth: Chance
  readonly #until: string
  readonly #other: Chance

  constructor(truth: Chance, until: ChanceMark, other: Chance) {
    this.#truth = truth
    this.#until = until.join()
    this.#other = other
  }

  get #now(): Chance {
    return this.#truth.mark().join() === this.#until ? this.#other : this.#truth
  }

  below(n: number): number {
    return this.#now.below(n)
  }

  mark(): ChanceMark {
    return this.#truth.mark()
  }

  goTo(mark: ChanceMark): void {
    this.#truth.goTo(mark)
  }

  renew(): void {
    this.#now.renew()
  }

  rekey(epoch: number, secret: string): void {
    this.#truth.rekey(epoch, secret)
  }

  fork(): Chance {
    return new OtherFuture(this.#truth.fork(), this.#truth.mark(), this.#other.fork())
  }
}

/** The moment of a twin, in a world where chance will go another way. */
function momentOf<S, F extends Fact>(twin: Rerun<S, F>, seed: string): Moment<S> {
  const moment = twin.driver.moment()
  const now = moment.chance.mark()
  return { ...moment, chance: new OtherFuture(moment.chance, now, new FastChance(`${seed} future`)) }
}

/**
 * A seat that imagines the rest of the step does so alike in truth and in its twin, and with all the components:
 * the rules keep nothing hidden to themselves across a question.
 */
export function checkImagination<S, F extends Fact>(
  truth: TrueStretch<S, F>,
  twin: Rerun<S, F>,
  seat: number,
  seed: string,
): void {
  const { trial, stretch } = truth
  const { game } = trial
  const imagine = (moment: Moment<S>): S => {
    const worlds = new Worlds(game, moment, seat, new FastChance(`${seed} world`))
    return worlds.imagine(new RandomChoices(`${seed} choices`), () => true)
  }
  const one = imagine(truth.rerun.driver.moment())
  const other = imagine(momentOf(twin, seed))
  if (textOf(one) !== textOf(other)) {
    const difference = whereDiffer(textOf(one), textOf(other))
    trial.fail(
      'imagination',
      `what seat ${seat} imagines depends on what it cannot see: ${difference}`,
      stretch.to,
    )
  }
  const before = textOf(game.components(stretch.step.state))
  const after = textOf(game.components(one))
  if (before !== after) {
    trial.fail('imagination', `of ${before}, seat ${seat} imagines ${after} after its step`, stretch.to)
  }
}

/** What a seat is told cannot be taken back is the same in truth and in its twin. */
export function checkBlindFinality<S, F extends Fact>(
  truth: TrueStretch<S, F>,
  twin: Rerun<S, F>,
  seat: number,
  seed: string,
): void {
  const { game, setup } = truth.trial
  const { to, step } = truth.stretch
  const shown = (decision: Decision | undefined, moment: Moment<S>): string => {
    if (decision === undefined) return ''
    const question = {
      game,
      seats: setup.seats,
      decision,
      moment,
      isInFirstStep: step.at === 0,
      isRenewed: false,
    }
    return JSON.stringify(withFinality(question, seat))
  }
  const one = shown(truth.decisions[to], truth.rerun.driver.moment())
  const other = shown(twin.driver.decision, momentOf(twin, seed))
  if (one === other) return
  const difference = whereDiffer(one, other)
  truth.trial.fail('finality', `what seat ${seat} is told depends on what it cannot see: ${difference}`, to)
}

/** A bot gives the same answer in truth and in its twin. */
export function checkBlindBot<S, F extends Fact>(
  truth: TrueStretch<S, F>,
  twin: Rerun<S, F>,
  seat: number,
  seed: string,
  makeBot: () => Bot<S, F>,
): void {
  const { trial, stretch } = truth
  const one = botAnswer(trial.game, truth.rerun, truth.rerun.driver.moment(), seat, seed, makeBot())
  const other = botAnswer(trial.game, twin, momentOf(twin, seed), seat, seed, makeBot())
  if (one === other) return
  trial.fail(
    'blind bot',
    `seat ${seat} answers “${one}”, but “${other}” if cards it cannot see are others`,
    stretch.to,
  )
}

/**
 * A reader from whom nothing is hidden that the bot's seat sees is told the same by the bot in truth and in a twin of
 * what the reader knows. False if the seat sees more, and nothing may be told.
 */
export function checkBlindReasons<S, F extends Fact>(
  truth: TrueStretch<S, F>,
  twin: Rerun<S, F>,
  reader: number,
  seat: number,
  seed: string,
  telling: () => { readonly bot: Bot<S, F>; readonly told: () => string },
): boolean {
  const { trial, stretch, rerun } = truth
  if (seesMoreThan(trial.game, rerun.driver.state, seat, reader)) return false
  const tell = (from: Rerun<S, F>, moment: Moment<S>): string => {
    const { bot, told } = telling()
    botAnswer(trial.game, from, moment, seat, seed, bot)
    return told()
  }
  const one = tell(rerun, rerun.driver.moment())
  const other = tell(twin, momentOf(twin, seed))
  if (one !== other) {
    const difference = whereDiffer(one, other)
    trial.fail(
      'blind reasons',
      `reader ${reader} learns from seat ${seat} what is hidden: ${difference}`,
      stretch.to,
    )
  }
  return true
}

function botAnswer<S, F extends Fact>(
  game: Game<S, F>,
  rerun: Rerun<S, F>,
  moment: Moment<S>,
  seat: number,
  seed: string,
  bot: Bot<S, F>,
): string {
  const { pending, driver } = rerun
  if (pending === undefined) return ''
  const { menu, table } = pending
  const chance = new FastChance(`${seed} bot`)
  const picked: number[] = []
  const ask = (own: Menu): number =>
    bot.choose(new SeatQuestion(game, driver.state, seat, own, { ...moment, picked }, chance))
  const chosen =
    menu.kind === 'some'
      ? answerSome(menu, table, ask, picked)
      : [menu.kind === 'one' ? ask(menu) : answerFor(seat, menu, table, ask)]
  return joinAnswer(chosen.map((index) => keyOf(menu.options[index])))
}
