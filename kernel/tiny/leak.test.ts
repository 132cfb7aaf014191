import { expect, test } from 'vitest'
import { Driver } from '../driver.ts'
import { SPECTATOR } from '../hidden.ts'
import { type Leak, type LeakFact, leak } from './leak.ts'

const tableOf = (seats: number, seed = 'fast:leak'): Driver<Leak, LeakFact> =>
  new Driver(leak, { seats: Array.from({ length: seats }, () => 'human'), seed })

const answer = (driver: Driver<Leak, LeakFact>, seat: number, text: string): void =>
  expect(driver.answer(seat, text)).toBeUndefined()

test('LK-1, LK-2 each seat in turn bails out a hold that is not dry', () => {
  const driver = tableOf(2)
  expect(driver.decision).toMatchObject({ prompt: 'leak.bail', seats: [0] })
  answer(driver, 0, 'bail 1')
  expect(driver.state.water[1]).toBe(0)
  answer(driver, 0, 'let-in')
  expect(driver.decision).toMatchObject({ prompt: 'leak.bail', seats: [1] })
})

test('LK-3, LK-4 whoever has a plug left may use it up', () => {
  const driver = tableOf(3)
  answer(driver, 0, 'bail 0')
  expect(driver.decision).toMatchObject({ kind: 'any', prompt: 'leak.plug', seats: [0, 1, 2] })
  answer(driver, 2, 'plug')
  expect(driver.state.plugs).toEqual([true, true, false])
  answer(driver, 1, 'bail 1')
  expect(driver.decision?.seats).toEqual([0, 1])
})

/** Plays a game of one; `bails` chooses the hold. */
function playAlone(bails: (water: readonly number[]) => number): Driver<Leak, LeakFact> {
  const driver = tableOf(1)
  while (driver.decision !== undefined) {
    const isBailing = driver.decision.prompt === 'leak.bail'
    answer(driver, 0, isBailing ? `bail ${bails(driver.state.water)}` : 'let-in')
  }
  return driver
}

test('LK-5 everyone wins, or nobody does', () => {
  const careful = playAlone((water) => water.indexOf(Math.max(...water)))
  expect(careful.view(SPECTATOR).outcome).toEqual({ scores: [4], winners: [0] })
  const sunk = tableOf(4)
  while (sunk.decision !== undefined) {
    const { seats, offers, prompt } = sunk.decision
    const legal = offers.filter(({ refusal }) => refusal === undefined)
    const shallow = legal.toSorted(
      (a, b) => sunk.state.water[Number(a.key.at(-1))] - sunk.state.water[Number(b.key.at(-1))],
    )
    answer(sunk, seats[0], prompt === 'leak.plug' ? 'let-in' : shallow[0].key)
  }
  expect(sunk.view(SPECTATOR).outcome?.winners).toEqual([])
})

test('everyone is told what the others are asked', () => {
  const driver = tableOf(2)
  const { decision } = driver
  expect(driver.view(0)).toMatchObject({ decision: { seats: [0] }, asked: null })
  for (const onlooker of [1, SPECTATOR])
    expect(driver.view(onlooker)).toMatchObject({ decision: null, asked: decision })
})
