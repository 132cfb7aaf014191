import type { Explained } from '@astrolabe/bots'
import { allHere, type Spread } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import { type Here, type Progress, type Round, taken, thinkOn } from './spreading.ts'

/** A thought of two rounds, of which the second depends on what the first found. */
function sums(spread: Spread): Explained {
  const first = spread(3, (part) => part + 1)
  const second = spread(first.length - 1, (part) => first[part] * 10)
  return { answer: [...first, ...second].join(' ') }
}

const on = (rounds: readonly Round[], here: Here): Progress => thinkOn(rounds, here, sums)

describe('a thought that is spread', () => {
  test('comes to the same as one that is not', () => {
    expect(on([], 'all')).toEqual(sums(allHere))
    expect(on([['1', '2', '3']], 'all')).toEqual(sums(allHere))
    const [first, second] = [
      ['1', '2', '3'],
      ['10', '20'],
    ]
    expect(on([first, second], 'none')).toEqual(sums(allHere))
  })

  test('says how many parts a round has, and what the one thought here has found', () => {
    expect(on([], 'none')).toEqual({ of: 3 })
    expect(on([], 1)).toEqual({ found: '2', of: 3 })
    expect(on([['1', '2', '3']], 1)).toEqual({ found: '20', of: 2 })
  })

  test('fails where a part does', () => {
    const lost = (): never => {
      throw new RangeError('this part is lost')
    }
    expect(() => thinkOn([], 0, (spread) => ({ answer: spread(2, lost).join() }))).toThrow(
      'this part is lost',
    )
  })

  test.each([0, 1, 2, 8])('has its parts in order, whichever of %i thinkers is first', async (thinkers) => {
    const [first, ...others] = Array.from({ length: 4 }, () => Promise.withResolvers<string>())
    const round = taken(4, thinkers, (part) => [first, ...others][part].promise)
    for (const [place, { resolve }] of others.entries()) resolve(`${place + 1}`)
    await Promise.resolve()
    first.resolve('0')
    expect(await round).toEqual(['0', '1', '2', '3'])
  })

  test('begins no part once one has failed', async () => {
    const begun: number[] = []
    const think = async (part: number): Promise<string> => {
      begun.push(part)
      if (part === 1) throw new RangeError('this part is lost')
      return `${part}`
    }
    await expect(taken(9, 2, think)).rejects.toThrow('this part is lost')
    expect(begun.length).toBeLessThan(4)
  })
})
