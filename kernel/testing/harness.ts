import type { Bot } from '../bot.ts'
import { type Chance, FastChance } from '../chance.ts'
import { Driver } from '../driver.ts'
import type { Game, Setup } from '../game.ts'
import { hashOf } from '../hash.ts'
import { SPECTATOR } from '../hidden.ts'
import { parseRecord } from '../record-file.ts'
import type { Fact } from '../table.ts'
import { checkBadAnswers } from './bad-answers.ts'
import { checkFinality } from './finality.ts'
import { checkBlindBot, checkBlindFinality, checkBlindReasons, checkImagination } from './imagination.ts'
import { everySeat, giveRecorded, positionOf } from './position.ts'
import { playRandomly, stepOf, type Trace } from './random-game.ts'
import { Rerun } from './rerun.ts'
import { checkRewind, checkUndo, type Passed } from './taking-back.ts'
import { Trial } from './trial.ts'
import { fromQuestionBefore, fromStepStart, playTwin, TrueStretch } from './twin.ts'

export { type Property, PropertyFailure } from './trial.ts'

/** How closely random games are looked at. Options, refusals, the end and the components are checked in all of them. */
export interface Level {
  /** One game in so many is looked at closely; the seed decides which. */
  readonly oneIn: number
  /** At how many of its positions. */
  readonly positions: number
  /** Answers to be rejected at each of them. */
  readonly badAnswers: number
}

/** For every build: few games, each of them looked at. */
export const EVERY_BUILD: Level = { oneIn: 5, positions: 2, badAnswers: 20 }

/** For games by the hundred thousand. */
export const AT_LENGTH: Level = { oneIn: 50, positions: 2, badAnswers: 50 }

/** What was checked, to be added up. */
export interface Checked {
  readonly answers: number
  /** Positions at which everything was tried. */
  readonly positions: number
  /** Views compared with those of a twin. */
  readonly views: number
  readonly badAnswers: number
  readonly undone: number
  /** Options held against what was said of taking them back. */
  readonly options: number
  /** Those called final that were not: chance or cards are others in the world that was imagined. */
  readonly finalInVain: number
}

/** Nothing yet. */
export const UNCHECKED: Checked = {
  answers: 0,
  positions: 0,
  views: 0,
  badAnswers: 0,
  undone: 0,
  options: 0,
  finalInVain: 0,
}

/** How many positions back an undo is followed. */
const UNDO_DEPTH = 8

/** Plays one game at random and holds it to every property; throws `PropertyFailure`. */
export function checkRandomGame<S, F extends Fact>(
  game: Game<S, F>,
  setup: Setup,
  seed: string,
  level: Level,
): Checked {
  const trial = new Trial(game, setup, seed)
  return trial.run(() => {
    const chance = new FastChance(`${seed} harness`)
    const closely = chance.below(level.oneIn) === 0
    const trace = playRandomly(trial, closely)
    if (closely) return lookClosely(trial, trace, level, chance)
    return { ...UNCHECKED, answers: trial.answers.length }
  })
}

function lookClosely<S, F extends Fact>(
  trial: Trial<S, F>,
  trace: Trace<S>,
  level: Level,
  chance: Chance,
): Checked {
  checkReplay(trial, trace)
  const positions = somePositions(trial.answers.length, level.positions, chance)
  let views = 0
  let badAnswers = 0
  let undone = 0
  let options = 0
  let finalInVain = 0
  for (const number of positions) {
    const { driver, passed } = approach(trial, trace, number)
    const tried = checkFinality(trial, driver, () => approach(trial, trace, number).driver)
    options += tried.options
    finalInVain += tried.inVain
    badAnswers += checkBadAnswers(trial, driver, level.badAnswers, chance)
    undone += checkUndo(trial, driver, passed)
    checkRewind(trial, driver, passed, chance)
    views += checkTwins(trial, trace, number)
  }
  const answers = trial.answers.length
  return { answers, positions: positions.size, views, badAnswers, undone, options, finalInVain }
}

/** A table at an answer of the game, come to answer by answer from a step before, with the positions on the way. */
function approach<S, F extends Fact>(
  trial: Trial<S, F>,
  trace: Trace<S>,
  number: number,
): { readonly driver: Driver<S, F>; readonly passed: Map<number, Passed> } {
  const from = Math.max(0, number - UNDO_DEPTH)
  const { driver } = new Rerun(trial, stepOf(trace, from), {})
  const passed = new Map<number, Passed>()
  for (let at = driver.answers.length; at < number; at++) {
    if (at >= from) passed.set(at, { ...positionOf(driver), asked: driver.decision?.seats[0] ?? SPECTATOR })
    if (!giveRecorded(driver, trial.answers[at])) trial.fail('replay', `answer ${at} is not accepted`, at)
  }
  return { driver, passed }
}

function somePositions(length: number, count: number, chance: Chance): Set<number> {
  const positions = new Set<number>()
  for (let drawn = 0; drawn < count; drawn++) positions.add(chance.below(length + 1))
  return positions
}

/** The record gives the same end, and is read as it was written. */
function checkReplay<S, F extends Fact>(trial: Trial<S, F>, trace: Trace<S>): void {
  const expected = hashOf(trace.end)
  const replayed = Driver.open(trial.game, trial.record())
  if (!replayed.isOver) trial.fail('replay', 'the replayed game is not over')
  if (hashOf(replayed.state) !== expected) trial.fail('replay', 'the end of the replayed game is another')
  const record = replayed.record()
  if (record.end?.state !== expected) trial.fail('replay', 'the record holds the hash of another end')
  const read = parseRecord(JSON.stringify(record))
  if (hashOf(read) !== hashOf(record)) trial.fail('replay', 'the record is not read as it was written')
}

/** Nobody is sent, and nobody imagines, anything that depends on what they cannot see. */
function checkTwins<S, F extends Fact>(trial: Trial<S, F>, trace: Trace<S>, number: number): number {
  let views = 0
  const seed = `${trial.seed} twin ${number}`
  const stretches = [fromStepStart(trace, number)]
  if (number > 0) stretches.push(fromQuestionBefore(trace, number))
  for (const stretch of stretches) {
    const truth = new TrueStretch(trial, stretch)
    const asked = truth.decisions[number]?.seats ?? []
    for (const seat of everySeat(trial.setup.seats)) {
      const twin = playTwin(truth, seat, `${seed} ${seat}`)
      if (twin === undefined) continue
      views++
      if (stretch.from !== undefined || !asked.includes(seat)) continue
      checkImagination(truth, twin, seat, `${seed} ${seat}`)
      checkBlindFinality(truth, twin, seat, `${seed} ${seat}`)
    }
  }
  return views
}

/**
 * At some questions of a random game, a bot's choice does not change when the cards it cannot see, and what chance
 * will bring, are others. Returns at how many. `makeBot` gives the same bot every time.
 */
export function checkBotBlindness<S, F extends Fact>(
  game: Game<S, F>,
  setup: Setup,
  seed: string,
  makeBot: () => Bot<S, F>,
  positions = 5,
): number {
  const trial = new Trial(game, setup, seed)
  return trial.run(() => {
    const trace = playRandomly(trial, true)
    const chance = new FastChance(`${seed} harness`)
    let asked = 0
    for (const number of somePositions(trial.answers.length - 1, positions, chance)) {
      const truth = new TrueStretch(trial, fromStepStart(trace, number))
      for (const seat of truth.decisions[number]?.seats ?? []) {
        const twin = playTwin(truth, seat, `${seed} twin ${number} ${seat}`)
        if (twin === undefined) continue
        checkBlindBot(truth, twin, seat, `${seed} ${number}`, makeBot)
        asked++
      }
    }
    return asked
  })
}

/**
 * What a bot tells readers who may know all that its seat knows does not depend on what they cannot see. Gives how often
 * it told something, and how often it would have told too much.
 */
export function checkReasonBlindness<S, F extends Fact>(
  game: Game<S, F>,
  setup: Setup,
  seed: string,
  telling: () => { readonly bot: Bot<S, F>; readonly told: () => string },
  positions = 5,
): { readonly told: number; readonly kept: number } {
  const trial = new Trial(game, setup, seed)
  return trial.run(() => {
    const trace = playRandomly(trial, true)
    const chance = new FastChance(`${seed} harness`)
    let told = 0
    let kept = 0
    for (const number of somePositions(trial.answers.length - 1, positions, chance)) {
      const truth = new TrueStretch(trial, fromStepStart(trace, number))
      const [seat] = truth.decisions[number]?.seats ?? []
      if (seat === undefined) continue
      for (let reader = SPECTATOR; reader < setup.seats; reader++) {
        const twin = playTwin(truth, reader, `${seed} twin ${number} ${reader}`)
        if (twin === undefined) continue
        if (checkBlindReasons(truth, twin, reader, seat, `${seed} ${number}`, telling)) told++
        else kept++
      }
    }
    return { told, kept }
  })
}
