import { describe, expect, test } from 'vitest'
import { FastChance, fastSeed } from './chance.ts'

/** Seeds as simulations make them: all alike but for a digit or two. */
const SEEDS = Array.from({ length: 4000 }, (_, game) => fastSeed('1', game))

const stateOf = (seed: string): readonly number[] => new FastChance(seed).mark()

describe('the streams of two seeds', () => {
  test('begin in states that share nothing, however alike the seeds are', () => {
    const differing = Array.from({ length: 96 }, () => 0)
    for (const seed of SEEDS) {
      const [one, other] = [stateOf(`${seed} bot 0`), stateOf(`${seed} bot 1`)]
      for (const bit of differing.keys())
        differing[bit] += ((one[bit >> 5] ^ other[bit >> 5]) >>> (bit & 31)) & 1
    }
    // Every bit of the state, but those of its counter, differs in half of the pairs, give or take five deviations.
    for (const count of differing) expect(Math.abs(count - 2000)).toBeLessThan(5 * Math.sqrt(1000))
  })

  test('are never the same', () => {
    const seeds = [...SEEDS, ...SEEDS.map((seed) => `${seed}:0`), '', ' ', '  ', 'é', 'e\u0301']
    expect(new Set(seeds.map((seed) => stateOf(seed).join())).size).toBe(seeds.length)
  })

  test('have first draws that say nothing of each other', () => {
    const pairs = Array.from({ length: 64 }, () => 0)
    for (const [place, seed] of SEEDS.entries()) {
      const next = SEEDS[(place + 1) % SEEDS.length]
      pairs[new FastChance(seed).below(8) * 8 + new FastChance(next).below(8)]++
    }
    const expected = SEEDS.length / pairs.length
    const statistic = pairs.reduce((total, count) => total + (count - expected) ** 2 / expected, 0)
    expect(statistic).toBeLessThan(63 + 6 * Math.sqrt(2 * 63))
  })
})
