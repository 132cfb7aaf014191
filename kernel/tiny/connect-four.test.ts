import { describe, expect, test } from 'vitest'
import { Driver } from '../driver.ts'
import { connectFour } from './connect-four.ts'

function play(columns: string) {
  const driver = new Driver(connectFour, { seats: ['red', 'yellow'], seed: 'fast:cf' })
  for (const [disc, column] of columns.split('').entries())
    expect(driver.answer(disc % 2, column)).toBeUndefined()
  return driver
}

describe('connect four', () => {
  test.each([
    ['a row', '0011223', 0],
    ['a column', '0101010', 0],
    ['a rising line', '01122323363', 0],
    ['a falling line', '65544343303', 0],
    ['a row filled from its middle', '5566334', 0],
    ['a column of yellow', '10203050', 1],
  ])('is won by four in a line: %s', (_, columns, winner) => {
    const driver = play(columns)
    expect(driver.isOver).toBe(true)
    expect(connectFour.outcome(driver.state)).toEqual({
      scores: [Number(winner === 0), Number(winner === 1)],
      winners: [winner],
    })
  })

  test('does not wrap around the edges', () => {
    expect(play('5564610').isOver).toBe(false)
  })

  test('CF-2 a column holds six', () => {
    const driver = play('000000')
    expect(driver.answer(0, '0')).toEqual({ why: 'refused', rule: 'CF-2' })
    expect(connectFour.components(driver.state)).toEqual({ red: 21, yellow: 21 })
  })

  test('is drawn when all discs have dropped, the last ones being forced', () => {
    const driver = play('010101101010232323323232454545545454')
    expect(driver.isOver).toBe(true)
    expect(connectFour.outcome(driver.state)).toEqual({ scores: [0, 0], winners: [0, 1] })
  })
})
