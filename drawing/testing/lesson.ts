import { type Decision, Driver, type Fact, type Game, type Question, wasTold } from '@astrolabe/kernel'
import type { Lesson } from '../face.ts'

/** A step of a lesson as it was taken with the real rules. */
interface PlayedStep<S, F extends Fact, Q extends Question> {
  /** Where it began, as the reader saw it; and how many answers they could have taken back. */
  readonly view: S
  readonly decision: Decision<Q> | null
  readonly free: number
  /** What was not accepted. */
  readonly rejected: readonly string[]
  /** What the reader was told, up to the next step. */
  readonly heard: readonly F[]
}

export function playLesson<S, F extends Fact, Q extends Question>(
  game: Game<S, F, Q>,
  { seats, seed, options, seat, steps }: Lesson,
): readonly PlayedStep<S, F, Q>[] {
  const driver = new Driver(game, { seats: Array<string>(seats).fill('human'), seed, options })
  return steps.map(({ allows, afterwards = [] }) => {
    const { state: view, decision } = driver.view(seat)
    const free = driver.answers.length - driver.undoHorizon(seat)
    const told = driver.facts.length
    const given = [...allows.slice(0, 1).map((answer) => ({ seat, answer })), ...afterwards]
    const rejected = given.flatMap((one) => (driver.answer(one.seat, one.answer) ? [one.answer] : []))
    const heard = driver.facts.slice(told).filter((one) => wasTold(one, seat))
    return { view, decision, free, rejected, heard: heard.map(({ fact }) => fact) }
  })
}
