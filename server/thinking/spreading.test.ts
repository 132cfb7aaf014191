import { allHere, type Spread } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { type Here, type Progress, type Round, shared, thinkOn } from './spreading.ts'

/** A thought of two rounds, of which the second depends on what the first found. */
function sums(spread: Spread): string {
  const first = spread(3, (part) => part + 1)
  const second = spread(first.length - 1, (part) => first[part] * 10)
  return [...first, ...second].join(' ')
}

const on = (rounds: readonly Round[], here: Here): Progress => thinkOn(rounds, here, sums)

describe('a thought that is spread', () => {
  test('comes to the same as one that is not', () => {
    expect(on([], 'all')).toEqual({ answer: sums(allHere) })
    expect(on([['1', '2', '3']], 'all')).toEqual({ answer: sums(allHere) })
    const [first, second] = [
      ['1', '2', '3'],
      ['10', '20'],
    ]
    expect(on([first, second], [])).toEqual({ answer: sums(allHere) })
  })

  test('says how many parts a round has, and what those thought here have found', () => {
    expect(on([], [])).toEqual({ found: [], of: 3 })
    expect(on([], [1, 2])).toEqual({ found: ['2', '3'], of: 3 })
    expect(on([['1', '2', '3']], [1])).toEqual({ found: ['20'], of: 2 })
  })

  test('fails where a part does', () => {
    const lost = (): never => {
      throw new RangeError('this part is lost')
    }
    expect(() => thinkOn([], [0], (spread) => spread(2, lost).join())).toThrow('this part is lost')
  })

  test.each([
    [4, 1, [[0, 1, 2, 3]]],
    [
      4,
      2,
      [
        [0, 1],
        [2, 3],
      ],
    ],
    [4, 3, [[0, 1], [2], [3]]],
    [4, 8, [[0], [1], [2], [3]]],
    [2, 0, [[0, 1]]],
    [0, 2, [[]]],
  ])('has %i parts shared among %i thinkers', (parts, thinkers, shares) => {
    expect(shared(parts, thinkers)).toEqual(shares)
  })
})
