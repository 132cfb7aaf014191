import { expect, test } from 'vitest'
import { Pace } from './pace.ts'

/** Ten games of twenty decisions each: the first take a second, those of the second half a tenth of that. */
function paceOf(played: number): Pace {
  let now = 1000
  const pace = new Pace(10, () => now)
  for (let game = 0; game < played; game++) {
    now += game < 5 ? 1000 : 100
    pace.add({ games: 1, decisions: 20 })
  }
  return pace
}

test('the speed is that of the second half, when the threads are warm', () => {
  const { seconds, ...speed } = paceOf(10).speed()
  expect(seconds).toBeCloseTo(5.5)
  expect(speed).toEqual({ decisionsPerSecond: 200, gamesPerSecond: 10 })
})

test('of games that were cut short in their first half, it is that of all', () => {
  expect(paceOf(2).speed()).toEqual({ seconds: 2, decisionsPerSecond: 20, gamesPerSecond: 1 })
})

test('without games there is none', () => {
  expect(paceOf(0).speed()).toEqual({ seconds: 0, decisionsPerSecond: 0, gamesPerSecond: 0 })
})
