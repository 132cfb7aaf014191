import { Driver } from '@astrolabe/kernel'
import { expect, test } from 'vitest'
import { tally } from './tally.ts'

test('the seats take turns, and the counter grows', () => {
  const driver = new Driver(tally.game, { seats: ['human', 'human'], seed: 'tally' })
  expect(driver.answer(1, '2')).toMatchObject({ why: 'not-your-turn' })
  expect(driver.answer(0, '4')).toMatchObject({ why: 'not-on-offer' })
  for (const [seat, answer] of ['3', '1', '2'].entries())
    expect(driver.answer(seat % 2, answer)).toBeUndefined()
  expect(driver.state).toEqual({ turns: 3, total: 6 })
  expect(driver.isOver).toBe(false)
})
