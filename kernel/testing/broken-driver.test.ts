import { afterEach, describe, expect, test, vi } from 'vitest'
import { FastChance } from '../chance.ts'
import { Driver } from '../driver.ts'
import { ticTacToe } from '../tiny/tic-tac-toe.ts'
import { failureOf } from './failure-of.ts'
import { type Well, well } from './well.ts'

afterEach(() => vi.restoreAllMocks())

/** A well into which dice fall. */
const dice = well({ after: (g) => void (g.state.note = g.roll(1000)) })

describe('a driver fails that', () => {
  test('accepts what is not on offer', () => {
    vi.spyOn(Driver.prototype, 'answer').mockReturnValue(undefined)
    expect(failureOf(well())?.sentence).toMatch(/was accepted, not “/)
  })

  test('gives the wrong reason', () => {
    const { answer } = Driver.prototype
    vi.spyOn(Driver.prototype, 'answer').mockImplementation(function (this: Driver<unknown>, ...given) {
      const rejection = answer.apply(this, given)
      return rejection === undefined ? undefined : { why: 'over' }
    })
    expect(failureOf(well())).toMatchObject({
      property: 'bad answers',
      sentence: expect.stringMatching('told “over”'),
    })
  })

  test('keeps a trace of a rejected answer', () => {
    const { answer } = Driver.prototype
    vi.spyOn(Driver.prototype, 'answer').mockImplementation(function (this: Driver<unknown>, ...given) {
      const rejection = answer.apply(this, given)
      if (rejection !== undefined) (this.state as Well).note = CARD
      return rejection
    })
    expect(failureOf(well())?.sentence).toMatch(/a rejected answer left a trace: .*"note":17/)
  })

  test('refuses an answer of the record', () => {
    const { answer } = Driver.prototype
    vi.spyOn(Driver.prototype, 'answer').mockImplementation(function (this: Driver<unknown>, ...given) {
      const isRecorded = given.length === 2
      return isRecorded && this.answers.length === 3 ? { why: 'over' } : answer.apply(this, given)
    })
    const failure = failureOf(well())
    expect(failure).toMatchObject({ property: 'replay', sentence: 'answer 3 is not accepted', answer: 3 })
  })

  test('undoes beyond chance and reveals', () => {
    vi.spyOn(Driver.prototype, 'isSealed').mockReturnValue(false)
    expect(failureOf(well())?.sentence).toMatch(/has seen card card \d since answer/)
    expect(failureOf(dice)?.sentence).toMatch(/chance was used since answer/)
  })

  test('undoes another’s answers', () => {
    const { undoHorizon } = Driver.prototype
    vi.spyOn(Driver.prototype, 'undoHorizon').mockImplementation(function (this: Driver<unknown>, seat) {
      return Math.max(0, undoHorizon.call(this, seat) - 1)
    })
    expect(failureOf(well())?.property).toBe('undo')
  })

  test('does not undo what it could', () => {
    vi.spyOn(Driver.prototype, 'undo').mockReturnValue(false)
    expect(failureOf(ticTacToe)?.sentence).toMatch(/cannot be taken back/)
  })

  test('rewinds without fresh chance', () => {
    vi.spyOn(FastChance.prototype, 'renew').mockReturnValue(undefined)
    expect(failureOf(well())?.sentence).toMatch(/chance is not new after going back/)
  })

  test('does not rewind', () => {
    vi.spyOn(Driver.prototype, 'rewind').mockReturnValue(false)
    expect(failureOf(well())?.sentence).toMatch(/cannot go back to answer/)
    vi.spyOn(Driver.prototype, 'rewind').mockReturnValue(true)
    expect(failureOf(well())?.sentence).toBe('nothing was taken back')
  })

  test('forgets in its record that chance started afresh', () => {
    const { record } = Driver.prototype
    vi.spyOn(Driver.prototype, 'record').mockImplementation(function (this: Driver<unknown>) {
      const { renewed: _, ...rest } = record.call(this)
      return rest
    })
    expect(failureOf(dice)?.sentence).toMatch(
      /opened again after going back to \d+, the record leads elsewhere/,
    )
  })
})

