import { describe, expect, test } from 'vitest'
import { Buckets } from './buckets.ts'
import { Limits, NO_LIMITS, parseLimits, TooMany, USUAL_LIMITS } from './index.ts'

class Watch {
  time = 1_000_000
  now = (): number => this.time
}

describe('a bucket', () => {
  test('gives a burst, then one token each so often', () => {
    const watch = new Watch()
    const buckets = new Buckets({ count: 5, seconds: 1, burst: 20 }, watch)
    for (let taken = 0; taken < 20; taken++) expect(buckets.take('a')).toBe(0)
    expect(buckets.take('a')).toBe(200)
    watch.time += 199
    expect(buckets.take('a')).toBe(1)
    watch.time += 1
    expect(buckets.take('a')).toBe(0)
    expect(buckets.take('a')).toBe(200)
  })

  test('is each one’s own', () => {
    const buckets = new Buckets({ count: 1, seconds: 10 }, new Watch())
    expect(buckets.take('a')).toBe(0)
    expect(buckets.take('b')).toBe(0)
    expect(buckets.take('a')).toBe(10_000)
  })

  test('never holds more than a burst, however long the rest', () => {
    const watch = new Watch()
    const buckets = new Buckets({ count: 2, seconds: 2 }, watch)
    watch.time += 1_000_000
    expect([buckets.take('a'), buckets.take('a')]).toEqual([0, 0])
    expect(buckets.take('a')).toBe(1000)
  })

  test('is forgotten once it is full again', () => {
    const watch = new Watch()
    const buckets = new Buckets({ count: 1, seconds: 1 }, watch)
    for (let guest = 0; guest < 5000; guest++) {
      buckets.take(`guest ${guest}`)
      watch.time += 10
    }
    expect(buckets.size).toBeLessThan(1100)
  })
})

describe('limits', () => {
  test('say how long to wait, and what for', () => {
    const watch = new Watch()
    const limits = new Limits(USUAL_LIMITS, watch)
    for (let line = 0; line < 5; line++) limits.say('a')
    expect(() => limits.say('a')).toThrow(TooMany)
    expect(() => limits.say('a')).toThrow('You have said a lot in a short time. Try again in 2 seconds.')
    watch.time += 2000
    limits.say('a')
  })

  test('a seat’s answers are counted apart from those of another seat or table', () => {
    const limits = new Limits({ answers: { count: 1, seconds: 60 } }, new Watch())
    limits.deed('a', 'table', 0)
    limits.deed('a', 'table', 1)
    limits.deed('a', 'other', 0)
    expect(() => limits.deed('a', 'table', 0)).toThrow(TooMany)
  })

  test('streams are counted while they are open, by guest and by address', () => {
    const limits = new Limits({ streams: 1, addressStreams: 2 }, new Watch())
    const close = limits.openStream('a', 'here')
    expect(() => limits.openStream('a', 'there')).toThrow('close one of them')
    limits.openStream('b', 'here')
    expect(() => limits.openStream('c', 'here')).toThrow(TooMany)
    close()
    limits.openStream('a', 'here')
  })

  test('whoever guesses wrong too often is told nothing for a while', () => {
    const watch = new Watch()
    const limits = new Limits({ tries: { count: 10, seconds: 60 } }, watch)
    for (let guess = 0; guess < 10; guess++) {
      limits.mayLookAround('here')
      limits.missed('here')
    }
    expect(() => limits.mayLookAround('here')).toThrow('Try again in 6 seconds.')
    expect(() => limits.missed('here')).toThrow(TooMany)
    limits.mayLookAround('elsewhere')
    watch.time += 6000
    limits.mayLookAround('here')
  })

  test('may be off', () => {
    const limits = new Limits(NO_LIMITS, new Watch())
    for (let time = 0; time < 1000; time++) {
      limits.say('a')
      limits.missed('here')
      limits.mayLookAround('here')
      limits.setUpTable('a')
      limits.newGuest('here')
      limits.openStream('a', 'here')
    }
    expect(limits.settings).toEqual({})
  })
})

describe('limits in settings', () => {
  test('are off, or the usual ones with some changed', () => {
    expect(parseLimits(' off ')).toEqual({})
    expect(parseLimits('')).toEqual(USUAL_LIMITS)
    const { chat: _chat, ...others } = USUAL_LIMITS
    expect(parseLimits('chat=off, streams=8 answers=10/2+50,tables=3/60')).toEqual({
      ...others,
      streams: 8,
      answers: { count: 10, seconds: 2, burst: 50 },
      tables: { count: 3, seconds: 60 },
    })
  })

  test.each([
    ['speed=3', 'there is no limit “speed”; it takes off, or name=value with a name of: tables, tries'],
    ['chat=5', 'the limit “chat” takes count/seconds, count/seconds+burst or off, not “5”'],
    ['chat=0/5', 'the limit “chat” takes count/seconds'],
    ['chat=5/0', 'the limit “chat” takes count/seconds'],
    ['streams=many', 'the limit “streams” takes a number or off, not “many”'],
    ['toString=3', 'there is no limit “toString”'],
  ])('%s is refused', (text, message) => {
    expect(() => parseLimits(text)).toThrow(message)
    expect(() => parseLimits(text)).toThrow(RangeError)
  })
})
