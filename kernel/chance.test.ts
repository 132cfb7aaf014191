import { describe, expect, test } from 'vitest'
import { type Chance, chanceOf, FastChance, fastSeed, KeyedChance, shuffle } from './chance.ts'

const draw = (chance: Chance, n: number, count: number): number[] =>
  Array.from({ length: count }, () => chance.below(n))

const STREAMS: readonly (readonly [string, (seed: string) => Chance])[] = [
  ['fast', (seed) => new FastChance(seed)],
  ['keyed', (seed) => new KeyedChance(seed)],
]

/** Pearson's statistic over equal classes; above the mean by six deviations is no accident. */
function isUniform(counts: readonly number[]): boolean {
  const drawn = counts.reduce((total, count) => total + count, 0)
  const expected = drawn / counts.length
  const statistic = counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0)
  const freedom = counts.length - 1
  return statistic < freedom + 6 * Math.sqrt(2 * freedom)
}

describe.each(STREAMS)('%s chance', (_, make) => {
  test('repeats from the same seed and differs from another', () => {
    const numbers = draw(make('one'), 1000, 50)
    expect(draw(make('one'), 1000, 50)).toEqual(numbers)
    expect(draw(make('two'), 1000, 50)).not.toEqual(numbers)
  })

  test('draws every number below n, equally often', () => {
    for (const n of [2, 6, 7, 10, 52]) {
      const counts = Array.from({ length: n }, () => 0)
      for (const number of draw(make(`uniform ${n}`), n, 4000)) counts[number]++
      expect(isUniform(counts)).toBe(true)
    }
  })

  test('goes on from a mark as it did before', () => {
    const chance = make('mark')
    draw(chance, 6, 23)
    const mark = chance.mark()
    const after = draw(chance, 1000, 40)
    chance.goTo(mark)
    expect(draw(chance, 1000, 40)).toEqual(after)
    const other = make('mark')
    other.goTo(JSON.parse(JSON.stringify(mark)) as number[])
    expect(draw(other, 1000, 40)).toEqual(after)
  })

  test('a fork goes the same way and leaves the stream alone', () => {
    const chance = make('fork')
    draw(chance, 6, 5)
    const mark = chance.mark()
    const ahead = draw(chance.fork(), 1000, 20)
    expect(chance.mark()).toEqual(mark)
    expect(draw(chance, 1000, 20)).toEqual(ahead)
  })

  test('starts afresh, each time anew and always alike', () => {
    const chance = make('renew')
    const streams = [draw(chance.fork(), 1000, 20)]
    for (let time = 0; time < 3; time++) {
      chance.renew()
      streams.push(draw(chance.fork(), 1000, 20))
    }
    expect(new Set(streams.map(String)).size).toBe(4)
    const again = make('renew')
    again.renew()
    expect(draw(again, 1000, 20)).toEqual(streams[1])
  })

  test('shuffles every order equally often', () => {
    const chance = make('shuffle')
    const orders = new Map<string, number>()
    for (let time = 0; time < 4800; time++) {
      const cards = [0, 1, 2, 3]
      shuffle(chance, cards)
      orders.set(cards.join(''), (orders.get(cards.join('')) ?? 0) + 1)
    }
    expect(orders.size).toBe(24)
    expect(isUniform([...orders.values()])).toBe(true)
  })
})

describe('fast chance is sfc32', () => {
  const TOP_27_BITS = 2 ** 27

  test('as its author published it', () => {
    // Output of PractRand's own sfc32 for the seed words 0, 2, 1: fifteen words are mixed in before the first.
    const published = [
      0x03b80bb8, 0xa87dbc7e, 0x1787178c, 0x4c7b7234, 0xc65dade2, 0x2c692349, 0xf52c2153, 0xdf098072,
      0x9d49b03c, 0x9562381a, 0xc9b41738, 0x64b75e54, 0x36ce9b32, 0xf106947e, 0x0afc726b, 0x549bbc87,
    ]
    const chance = new FastChance([0, 2, 1, 1])
    draw(chance, 2, 15)
    expect(draw(chance, TOP_27_BITS, 16)).toEqual(published.map((word) => word >>> 5))
  })

  test('in exact arithmetic, for long', () => {
    const mask = 0xffffffffn
    const chance = new FastChance('exact')
    let [a, b, c, counter] = chance.mark().map((word) => BigInt(word >>> 0))
    for (let word = 0; word < 5000; word++) {
      const out = (a + b + counter) & mask
      counter = (counter + 1n) & mask
      a = b ^ (b >> 9n)
      b = (c + (c << 3n)) & mask
      c = (((c << 21n) | (c >> 11n)) + out) & mask
      expect(chance.below(TOP_27_BITS)).toBe(Number(out >> 5n))
    }
  })
})

describe('keyed chance is ChaCha20', () => {
  const ANY_WORD = 2 ** 32
  const zeroKey = new Uint8Array(32)

  test('with the words of RFC 8439, A.1, block after block', () => {
    const words = draw(new KeyedChance(zeroKey), ANY_WORD, 20)
    expect(words.slice(0, 4)).toEqual([0x76b8e0ad, 0xa0f13d90, 0x405d6ae5, 0x5386bd28])
    expect(words.slice(16)).toEqual([0x9f07e7be, 0x5551387a, 0x98ba977c, 0x732d080d])
  })

  test('another secret is in charge at once where its epoch is under way', () => {
    const [chance, other] = [new KeyedChance('a'), new KeyedChance('b')]
    draw(chance, ANY_WORD, 3)
    chance.rekey(0, 'b')
    other.goTo(chance.mark())
    expect(draw(chance, ANY_WORD, 20)).toEqual(draw(other, ANY_WORD, 20))
  })

  test('with the epoch as its nonce', () => {
    const chance = new KeyedChance(zeroKey)
    draw(chance, ANY_WORD, 3)
    chance.renew()
    chance.renew()
    expect(chance.mark()).toEqual([2, 0])
    expect(draw(chance, ANY_WORD, 4)).toEqual([0xc2c64d37, 0x8cd53637, 0x4ae204b9, 0xef933fcd])
  })

  test('a mark tells the epoch and the place, nothing of the key', () => {
    const one = new KeyedChance('one')
    const two = new KeyedChance('two')
    draw(one, ANY_WORD, 7)
    draw(two, ANY_WORD, 7)
    expect(one.mark()).toEqual([0, 7])
    expect(two.mark()).toEqual(one.mark())
  })

  test('draws again instead of favouring low numbers', () => {
    // A quarter of all words lies above three times 2^30; taken modulo n they would double the first third.
    const n = 3 * 2 ** 30
    const words = draw(new KeyedChance('bias'), ANY_WORD, 4000)
    const drawn = draw(new KeyedChance('bias'), n, 2900)
    expect(drawn).toEqual(words.filter((word) => word < n).slice(0, drawn.length))
    const thirds = [0, 0, 0]
    for (const number of drawn) thirds[Math.floor(number / 2 ** 30)]++
    expect(isUniform(thirds)).toBe(true)
  })

  test('refuses to draw from nothing', () => {
    expect(() => new KeyedChance('none').below(0)).toThrow('nothing can be drawn from 0')
    expect(() => new KeyedChance('none').below(Number.NaN)).toThrow(RangeError)
  })
})

test('the seed says which chance a table has', () => {
  expect(chanceOf(fastSeed('game', 3, 7))).toBeInstanceOf(FastChance)
  expect(fastSeed('game', 3, 7)).toBe('fast:game:3:7')
  expect(draw(chanceOf('fast:one'), 100, 9)).toEqual(draw(new FastChance('one'), 100, 9))
  expect(draw(chanceOf('a secret'), 100, 9)).toEqual(draw(new KeyedChance('a secret'), 100, 9))
})
