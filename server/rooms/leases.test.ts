import { expect, test } from 'vitest'
import { TestClock } from '../test/clock.ts'
import { Leases } from './leases.ts'
import { MemoryStore } from './test/memory-store.ts'
import { settle } from './test/parts.ts'

const TERM = 5000

function twoServers() {
  const [store, clock] = [new MemoryStore(), new TestClock()]
  return { clock, one: new Leases(store, clock, 'one'), other: new Leases(store, clock, 'other') }
}

test('what is taken on is held until its term ends, and then had by whoever takes it', async () => {
  const { clock, one, other } = twoServers()
  expect(one.holds('bots')).toBe(false)
  expect(await one.take('bots')).toBe(true)
  expect(await other.take('bots')).toBe(false)
  expect([one.holds('bots'), other.holds('bots')]).toEqual([true, false])
  clock.pass(TERM)
  expect(one.holds('bots')).toBe(false)
  expect(await other.take('bots')).toBe(true)
  expect(await one.take('bots')).toBe(false)
})

test('what is asked for in the second half of its term is prolonged', async () => {
  const { clock, one, other } = twoServers()
  await one.take('bots')
  clock.pass(TERM / 2)
  expect(one.holds('bots')).toBe(true)
  clock.pass(1)
  expect(one.holds('bots')).toBe(true)
  await settle()
  clock.pass(TERM - 1)
  expect(one.holds('bots')).toBe(true)
  expect(await other.take('bots')).toBe(false)
})

test('what is given back can be taken at once', async () => {
  const { one, other } = twoServers()
  await one.take('bots')
  await other.release('bots')
  expect(await other.take('bots')).toBe(false)
  await one.release('bots')
  expect(one.holds('bots')).toBe(false)
  expect(await other.take('bots')).toBe(true)
})

test('what has ended is not kept in mind', async () => {
  const { clock, one } = twoServers()
  for (let notice = 0; notice < 100; notice++) {
    await one.take(`notice ${notice}`)
    clock.pass(TERM / 10)
    await one.take('bots')
  }
  expect(one.size).toBeLessThan(15)
  expect(one.holds('bots')).toBe(true)
})
