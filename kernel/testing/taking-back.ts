import type { Chance } from '../chance.ts'
import { parseAnswer } from '../decision.ts'
import { Driver } from '../driver.ts'
import { SPECTATOR } from '../hidden.ts'
import type { Fact } from '../table.ts'
import {
  beyond,
  chanceAt,
  differenceOf,
  everySeat,
  giveRecorded,
  type Position,
  positionOf,
  sightOf,
} from './position.ts'
import { textOf } from './plain.ts'
import type { Trial } from './trial.ts'

/** A position already passed, and who answered there. */
export interface Passed extends Position {
  readonly asked: number
}

/**
 * Takes answers back as far as their author may, and gives them again. `passed` holds the positions just before,
 * by number; those further back are not looked at. Returns how many positions were gone back to.
 */
export function checkUndo<S, F extends Fact>(
  trial: Trial<S, F>,
  driver: Driver<S, F>,
  passed: ReadonlyMap<number, Passed>,
): number {
  const now = driver.answers.length
  const last = passed.get(now - 1)
  const here = positionOf(driver)
  const author = last === undefined ? SPECTATOR : authorOf(trial, last, now - 1)
  for (const seat of everySeat(trial.setup.seats)) {
    const horizon = driver.undoHorizon(seat)
    const tooFar = seat === author ? [horizon - 1, now, now + 1] : [now - 1, 0, now]
    if (tooFar.some((number) => driver.undo(seat, number))) {
      trial.fail('undo', `seat ${seat} took back more than its own answers since chance or a reveal`, now)
    }
    if (seat !== author && horizon !== now)
      trial.fail('undo', `seat ${seat} may take back another’s answer`, now)
  }
  expectSame(trial, 'a refused undo changed the', here, driver, now)
  let undone = 0
  for (let number = now - 1; number >= driver.undoHorizon(author); number--) {
    const there = passed.get(number)
    if (there === undefined) break
    checkFree(trial, there, here, number, now)
    if (!driver.undo(author, number)) trial.fail('undo', `answer ${number} cannot be taken back`, now)
    expectSame(trial, `after an undo to ${number}, the`, there, driver, now)
    giveAgain(trial, driver, number, now)
    expectSame(trial, `after an undo to ${number} and the same answers, the`, here, driver, now)
    undone++
  }
  return undone
}

function authorOf<S, F extends Fact>(trial: Trial<S, F>, passed: Passed, number: number): number {
  return parseAnswer(trial.answers[number], passed.asked).seat
}

/** Between the two, no chance was used and nobody came to see a card. */
function checkFree<S, F extends Fact>(
  trial: Trial<S, F>,
  there: Position,
  here: Position,
  number: number,
  now: number,
): void {
  if (there.chance.join() !== here.chance.join())
    trial.fail('undo', `chance was used since answer ${number}`, now)
  for (const [place, before] of there.unseen.entries()) {
    for (const [group, cards] of before) {
      const [card] = beyond(cards, here.unseen[place].get(group) ?? [])
      if (card === undefined) continue
      trial.fail(
        'undo',
        `seat ${place + SPECTATOR} has seen card ${group} ${card} since answer ${number}`,
        now,
      )
    }
  }
}

function giveAgain<S, F extends Fact>(
  trial: Trial<S, F>,
  driver: Driver<S, F>,
  from: number,
  to: number,
): void {
  for (let number = from; number < to; number++) {
    if (!giveRecorded(driver, trial.answers[number]))
      trial.fail('undo', `answer ${number} cannot be given again`, to)
  }
}

function expectSame<S, F extends Fact>(
  trial: Trial<S, F>,
  when: string,
  expected: Position,
  driver: Driver<S, F>,
  now: number,
): void {
  const difference = differenceOf(expected, sightOf(driver))
  if (difference !== undefined) trial.fail('undo', `${when} ${difference}`, now)
}

/**
 * Goes back with everyone’s consent, twice, to one of the positions `passed`: the position is the earlier one, and
 * chance is new each time. The table is not the same afterwards.
 */
export function checkRewind<S, F extends Fact>(
  trial: Trial<S, F>,
  driver: Driver<S, F>,
  passed: ReadonlyMap<number, Passed>,
  chance: Chance,
): void {
  const now = driver.answers.length
  const numbers = [...passed.keys()].filter((number) => number < now)
  if (driver.rewind(now)) trial.fail('rewind', 'nothing was taken back', now)
  if (numbers.length === 0) return
  const number = numbers[chance.below(numbers.length)]
  const there = passed.get(number)
  const after = passed.get(number + 1)?.chance ?? chanceAt(driver)
  const marks = new Set([after.join()])
  for (let time = 1; time <= 2; time++) {
    if (!driver.rewind(number)) trial.fail('rewind', `cannot go back to answer ${number}`, now)
    const difference = there === undefined ? undefined : differenceOf(there, sightOf(driver))
    if (difference !== undefined) trial.fail('rewind', `after a rewind to ${number}, the ${difference}`, now)
    if (driver.answers.join() !== trial.answers.slice(0, number).join()) {
      trial.fail('rewind', 'the answers before have changed', now)
    }
    if (!giveRecorded(driver, trial.answers[number]))
      trial.fail('rewind', `answer ${number} cannot be given again`, now)
    marks.add(chanceAt(driver).join())
    if (marks.size !== time + 1) trial.fail('rewind', `chance is not new after going back to ${number}`, now)
  }
  const opened = Driver.open(trial.game, driver.record())
  if (textOf(opened.state) !== textOf(driver.state)) {
    trial.fail('rewind', `opened again after going back to ${number}, the record leads elsewhere`, now)
  }
}
