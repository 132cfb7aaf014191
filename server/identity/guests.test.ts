import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Guest } from '../store/store.ts'
import { Guests } from './guests.ts'

const MINUTE = 60_000

/** Guests in a map, and how often it was looked into. */
class CountingStore {
  readonly kept = new Map<string, Guest>()
  asked = 0

  async addGuest(guest: Guest): Promise<void> {
    this.kept.set(guest.tokenHash, guest)
  }

  async guestOf(tokenHash: string): Promise<Guest | undefined> {
    this.asked++
    return this.kept.get(tokenHash)
  }

  async renameGuest(id: string, name: string): Promise<void> {
    for (const guest of this.kept.values()) {
      if (guest.id === id) this.kept.set(guest.tokenHash, { ...guest, name })
    }
  }
}

let now: number
let store: CountingStore
let guests: Guests

beforeEach(() => {
  now = 1_000_000
  store = new CountingStore()
  guests = new Guests(store, { now: () => now, elapsed: () => now, after: () => () => {} }, randomBytes)
})

test('whoever has just been here is known without a look into the store', async () => {
  const { guest, token } = await guests.welcome('Ada')
  for (let visit = 0; visit < 5; visit++) expect(await guests.byToken(token)).toEqual(guest)
  expect(store.asked).toBe(1)
})

test('after a minute the store is asked again', async () => {
  const { guest, token } = await guests.welcome('Ada')
  await guests.byToken(token)
  now += MINUTE - 1
  await guests.byToken(token)
  expect(store.asked).toBe(1)
  now += 1
  expect(await guests.byToken(token)).toEqual(guest)
  store.kept.clear()
  now += 2 * MINUTE
  expect(await guests.byToken(token)).toBeUndefined()
})

test('those who came together are not asked for together', async () => {
  const tokens: string[] = []
  for (let guest = 0; guest < 120; guest++) tokens.push((await guests.welcome('Ada')).token)
  for (const token of tokens) await guests.byToken(token)
  const asked: number[] = []
  for (let second = 0; second < 60; second++) {
    now = 1_000_000 + MINUTE + second * 1000
    const before = store.asked
    for (const token of tokens) await guests.byToken(token)
    asked.push(store.asked - before)
  }
  expect(asked).toEqual(Array.from({ length: 60 }, () => 2))
})

test('a new name is known at once', async () => {
  const { guest, token } = await guests.welcome('Ada')
  await guests.byToken(token)
  await guests.rename(guest, 'Grace')
  expect((await guests.byToken(token))?.name).toBe('Grace')
})

test('a new name costs the same however many are known', async () => {
  const { guest, token } = await guests.welcome('Ada')
  await guests.byToken(token)
  for (let other = 0; other < 1000; other++) await guests.byToken((await guests.welcome('Bob')).token)
  const steps = vi.spyOn(Map.prototype, Symbol.iterator)
  await guests.rename(guest, 'Grace')
  expect(steps).not.toHaveBeenCalled()
  steps.mockRestore()
  expect((await guests.byToken(token))?.name).toBe('Grace')
})

test('a token nobody has is asked for each time, and what is no token never', async () => {
  await guests.byToken('a'.repeat(22))
  await guests.byToken('a'.repeat(22))
  await guests.byToken('no token')
  expect(store.asked).toBe(2)
})

test('of very many guests, those who were here last are kept in mind', async () => {
  const tokens: string[] = []
  for (let guest = 0; guest <= 10_000; guest++) tokens.push((await guests.welcome('Ada')).token)
  for (const token of tokens) await guests.byToken(token)
  const [first, second] = tokens
  await guests.byToken(second)
  expect(store.asked).toBe(10_001)
  await guests.byToken(first)
  expect(store.asked).toBe(10_002)
})
