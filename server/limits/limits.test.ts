import { describe, expect, test } from 'vitest'
import { TestClock } from '../test/clock.ts'
import { Limits, type LimitSettings, NO_LIMITS, parseLimits, TooMany, USUAL_LIMITS } from './index.ts'
import { LocalTally } from './local-tally.ts'
import { networksOf } from './network.ts'
import type { Rate } from './tally.ts'

const HOUR = 60 * 60 * 1000

/** One share of a rate, taken from for somebody. */
function bucketsOf(rate: Rate) {
  const clock = new TestClock()
  const tally = new LocalTally(clock)
  const take = (of: string, amount?: number): Promise<number> => tally.take([{ of, rate }], amount)
  return { clock, tally, take }
}

function limitsOf(settings: LimitSettings) {
  const clock = new TestClock()
  return { clock, limits: new Limits(settings, new LocalTally(clock)) }
}

describe('a bucket', () => {
  test('gives a burst, then one token each so often', async () => {
    const { clock, take } = bucketsOf({ count: 5, seconds: 1, burst: 20 })
    for (let taken = 0; taken < 20; taken++) expect(await take('a')).toBe(0)
    expect(await take('a')).toBe(200)
    clock.pass(199)
    expect(await take('a')).toBe(1)
    clock.pass(1)
    expect(await take('a')).toBe(0)
    expect(await take('a')).toBe(200)
  })

  test('is each one’s own', async () => {
    const { take } = bucketsOf({ count: 1, seconds: 10 })
    expect(await take('a')).toBe(0)
    expect(await take('b')).toBe(0)
    expect(await take('a')).toBe(10_000)
  })

  test('never holds more than a burst, however long the rest', async () => {
    const { clock, take } = bucketsOf({ count: 2, seconds: 2 })
    clock.pass(1_000_000)
    expect([await take('a'), await take('a')]).toEqual([0, 0])
    expect(await take('a')).toBe(1000)
  })

  test('is forgotten once it is full again', async () => {
    const { clock, tally, take } = bucketsOf({ count: 1, seconds: 1 })
    for (let guest = 0; guest < 5000; guest++) {
      await take(`guest ${guest}`)
      clock.pass(10)
    }
    expect(tally.size).toBeLessThan(1100)
  })

  test('gives what costs more less often; of what is more than it holds, the rest is owed', async () => {
    const { clock, take } = bucketsOf({ count: 10, seconds: 10 })
    expect(await take('a', 7)).toBe(0)
    expect(await take('a', 7)).toBe(4000)
    expect(await take('a', 3)).toBe(0)
    expect(await take('b', 25)).toBe(0)
    expect(await take('b')).toBe(16_000)
    clock.pass(16_000)
    expect(await take('b')).toBe(0)
  })

  test('that one of several cannot give from is the only one that says so: nothing is taken of the others', async () => {
    const { tally } = bucketsOf({ count: 1, seconds: 1 })
    const [few, many] = [
      { of: 'few', rate: { count: 1, seconds: 10 } },
      { of: 'many', rate: { count: 2, seconds: 10 } },
    ]
    expect([await tally.take([few, many]), await tally.take([few, many])]).toEqual([0, 10_000])
    expect([await tally.take([many]), await tally.take([many])]).toEqual([0, 5000])
  })
})

describe('a network', () => {
  test.each([
    ['203.0.113.7', ['203.0.113.7']],
    ['::ffff:203.0.113.7', ['203.0.113.7']],
    ['::ffff:cb00:7107', ['203.0.113.7']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:0DB8:0001:0002::1', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
    ['somewhere', ['somewhere']],
  ])('%s is in %j', (address, networks) => {
    expect(networksOf(address)).toEqual(networks)
  })

  const guestsFrom = async (limits: Limits, addressOf: (guest: number) => string): Promise<number> => {
    for (let guest = 0; guest < 300; guest++) {
      const isLet = await limits.newGuest(addressOf(guest)).then(
        () => true,
        () => false,
      )
      if (!isLet) return guest
    }
    return Number.POSITIVE_INFINITY
  }

  test('counts whole, whichever of its addresses somebody takes', async () => {
    const { limits } = limitsOf({ guests: { count: 10, seconds: 3600 } })
    expect(await guestsFrom(limits, (guest) => `2001:db8:1:2::${guest.toString(16)}`)).toBe(10)
    expect(await guestsFrom(limits, (guest) => `2001:db8:1:3:${guest.toString(16)}::1`)).toBe(10)
    await limits.newGuest('203.0.113.7')
    expect(await guestsFrom(limits, () => '::ffff:203.0.113.7')).toBe(9)
  })

  test('in a wider one may do much, all of them together not without end', async () => {
    const { limits } = limitsOf({ guests: { count: 10, seconds: 3600 } })
    expect(await guestsFrom(limits, (guest) => `2001:db8:1:${guest.toString(16)}::1`)).toBe(80)
    await limits.newGuest('2001:db8:2::1')
  })

  test('has so many streams', async () => {
    const { limits } = limitsOf({ streams: 5, addressStreams: 2 })
    await limits.openStream('a', '2001:db8::1')
    await limits.openStream('b', '2001:db8::2')
    await expect(limits.openStream('c', '2001:db8::3')).rejects.toThrow(TooMany)
    await limits.openStream('c', '2001:db8:0:1::3')
  })
})

describe('limits', () => {
  test('say how long to wait, and what for', async () => {
    const { clock, limits } = limitsOf(USUAL_LIMITS)
    for (let line = 0; line < 5; line++) await limits.say('a')
    await expect(limits.say('a')).rejects.toThrow(TooMany)
    await expect(limits.say('a')).rejects.toThrow(
      'You have said a lot in a short time. Try again in 2 seconds.',
    )
    clock.pass(2000)
    await limits.say('a')
  })

  test.each([-HOUR, HOUR])('are the same when the time of day is set by %i ms', async (ahead) => {
    const { clock, limits } = limitsOf({ chat: { count: 2, seconds: 60 } })
    await limits.say('a')
    clock.set(ahead)
    await limits.say('a')
    await expect(limits.say('a')).rejects.toThrow('Try again in 30 seconds.')
    clock.pass(30_000)
    await limits.say('a')
  })

  test('a seat’s answers are counted apart from those of another seat or table', async () => {
    const { limits } = limitsOf({ answers: { count: 1, seconds: 60 } })
    await limits.deed('a', 'table', 0)
    await limits.deed('a', 'table', 1)
    await limits.deed('a', 'other', 0)
    await expect(limits.deed('a', 'table', 0)).rejects.toThrow(TooMany)
  })

  test('streams are counted while they are open, by guest and by network', async () => {
    const { limits } = limitsOf({ streams: 1, addressStreams: 2 })
    const close = await limits.openStream('a', 'here')
    await expect(limits.openStream('a', 'there')).rejects.toThrow('close one of them')
    await limits.openStream('b', 'here')
    await expect(limits.openStream('c', 'here')).rejects.toThrow(TooMany)
    close()
    close()
    await limits.openStream('a', 'here')
    await expect(limits.openStream('c', 'here')).rejects.toThrow(TooMany)
  })

  test('whoever guesses wrong too often is told nothing for a while', async () => {
    const { clock, limits } = limitsOf({ tries: { count: 10, seconds: 60 } })
    for (let guess = 0; guess < 10; guess++) {
      await limits.mayLookAround('here')
      await limits.missed('here')
    }
    await expect(limits.mayLookAround('here')).rejects.toThrow('Try again in 6 seconds.')
    await expect(limits.missed('here')).rejects.toThrow(TooMany)
    await limits.mayLookAround('elsewhere')
    clock.pass(6000)
    await limits.mayLookAround('here')
  })

  test('whoever is not known looks together with all others of their network', async () => {
    const { limits } = limitsOf({ looks: { count: 2, seconds: 60 } })
    await limits.look(undefined, '2001:db8::1')
    await limits.look(undefined, '2001:db8::2')
    await expect(limits.look(undefined, '2001:db8::3')).rejects.toThrow(TooMany)
    await limits.look('ada', '2001:db8::3')
    await limits.look('ada', '2001:db8::3')
    await expect(limits.look('ada', '203.0.113.7')).rejects.toThrow('Try again in 30 seconds.')
  })

  test('advice is paid for by the time it took, and given to one at a time', async () => {
    const { clock, limits } = limitsOf({ advice: { count: 10, seconds: 60 } })
    const advised = await limits.advise('a')
    await expect(limits.advise('a')).rejects.toThrow('You are being advised already')
    await limits.advise('b')
    await advised(9500)
    await expect(limits.advise('a')).rejects.toThrow('Try again in 3 seconds.')
    await expect(limits.advise('a')).rejects.toThrow('much advice')
    clock.pass(3000)
    await (await limits.advise('a'))(10)
    await expect(limits.advise('a')).rejects.toThrow('Try again in 6 seconds.')
  })

  test('games gone on from are paid for by their bytes', async () => {
    const { limits } = limitsOf({ records: { count: 500, seconds: 3600 } })
    for (let small = 0; small < 10; small++) await limits.replay('a', 10_000)
    await limits.replay('a', 400_000)
    await expect(limits.replay('a', 10_000)).rejects.toThrow('many long games')
    await limits.replay('b', 10_000)
  })

  test('may be off', async () => {
    const { limits } = limitsOf(NO_LIMITS)
    for (let time = 0; time < 1000; time++) {
      await limits.request('here')
      await limits.look(undefined, 'here')
      await limits.say('a')
      await limits.missed('here')
      await limits.mayLookAround('here')
      await limits.setUpTable('a')
      await limits.replay('a', 1_000_000)
      await limits.newGuest('here')
      await limits.advise('a')
      await limits.openStream('a', 'here')
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
    ['speed=3', 'there is no limit “speed”; it takes off, or name=value with a name of: requests, looks'],
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
