import { afterEach, describe, expect, test, vi } from 'vitest'
import { FastChance } from '../chance.ts'
import { Driver } from '../driver.ts'
import { Seals } from '../seals.ts'
import { ticTacToe } from '../tiny/tic-tac-toe.ts'
import { failureOf } from './failure-of.ts'
import { type Well, well } from './well.ts'

afterEach(() => vi.restoreAllMocks())

type Method = 'answer' | 'undoHorizon' | 'record'
type Given<M extends Method> = Parameters<Driver<unknown>[M]>
type Result<M extends Method> = ReturnType<Driver<unknown>[M]>

/** Breaks a method of every driver; the breaker may ask what it would truly have done. */
function breakMethod<M extends Method>(
  name: M,
  breaker: (truth: () => Result<M>, driver: Driver<unknown>, given: Given<M>) => Result<M>,
): void {
  const method = Reflect.get(Driver.prototype as object, name) as (...given: Given<M>) => Result<M>
  function broken(this: Driver<unknown>, ...given: Given<M>): Result<M> {
    return breaker(() => Reflect.apply(method, this, given), this, given)
  }
  vi.spyOn(Driver.prototype, name as 'answer').mockImplementation(broken as Driver<unknown>['answer'])
}

/** A well into which dice fall. */
const dice = well({ after: (g) => void (g.state.note = g.roll(1000)) })

describe('a driver fails that', () => {
  test('accepts what is not on offer', () => {
    vi.spyOn(Driver.prototype, 'answer').mockReturnValue(undefined)
    expect(failureOf(well())?.sentence).toMatch(/was accepted, not “/)
  })

  test('gives the wrong reason', () => {
    breakMethod('answer', (truth) => (truth() === undefined ? undefined : { why: 'over' }))
    const failure = failureOf(well())
    expect(failure?.property).toBe('bad answers')
    expect(failure?.sentence).toMatch('told “over”')
  })

  test('keeps a trace of a rejected answer', () => {
    breakMethod('answer', (truth, driver) => {
      const rejection = truth()
      if (rejection !== undefined) (driver.state as Well).note = 17
      return rejection
    })
    expect(failureOf(well())?.sentence).toMatch(/a rejected answer left a trace: .*"note":17/)
  })

  test('refuses an answer of the record', () => {
    breakMethod('answer', (truth, driver, given) => {
      const isRecorded = given.length === 2
      return isRecorded && driver.answers.length === 3 ? { why: 'over' } : truth()
    })
    expect(failureOf(well())).toMatchObject({
      property: 'replay',
      sentence: 'answer 3 is not accepted',
      answer: 3,
    })
  })

  test('undoes beyond chance and reveals', () => {
    vi.spyOn(Seals.prototype, 'isSealed').mockReturnValue(false)
    expect(failureOf(well())?.sentence).toMatch(/has seen card card \d since answer/)
    expect(failureOf(dice)?.sentence).toMatch(/chance was used since answer/)
  })

  test('undoes another’s answers', () => {
    breakMethod('undoHorizon', (truth) => Math.max(0, truth() - 1))
    expect(failureOf(well())?.property).toBe('undo')
  })

  test('does not undo what it could', () => {
    vi.spyOn(Driver.prototype, 'undo').mockReturnValue(false)
    expect(failureOf(ticTacToe)?.sentence).toMatch(/cannot be taken back/)
  })

  test('rewinds without fresh chance', () => {
    vi.spyOn(FastChance.prototype, 'renew').mockReturnValue(undefined)
    // With nothing hidden there is no deck to deal anew, which would draw from chance too.
    expect(failureOf({ ...dice, secrets: () => {} })?.sentence).toMatch(/chance is not new after going back/)
  })

  test('does not rewind', () => {
    vi.spyOn(Driver.prototype, 'rewind').mockReturnValue(false)
    expect(failureOf(well())?.sentence).toMatch(/cannot go back to answer/)
    vi.spyOn(Driver.prototype, 'rewind').mockReturnValue(true)
    expect(failureOf(well())?.sentence).toBe('nothing was taken back')
  })

  test('forgets in its record that chance started afresh', () => {
    breakMethod('record', (truth) => {
      const { renewed: _, ...rest } = truth()
      return rest
    })
    expect(failureOf(dice)?.sentence).toMatch(
      /opened again after going back to \d+, the record leads elsewhere/,
    )
  })
})
