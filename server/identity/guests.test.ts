import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Guest, Session } from '../store/store.ts'
import { Guests } from './guests.ts'

const MINUTE = 60_000

/** Guests in a map, and how often it was looked into. */
class CountingStore {
  readonly kept = new Map<string, Guest>()
  asked = 0
  /** What is asked for waits for this. */
  held: Promise<unknown> = Promise.resolve()

  async addGuest(name: string, { id, guest, tokenHash }: Session): Promise<void> {
    this.kept.set(tokenHash, { id: guest, name, session: id })
  }

  async guestOf(tokenHash: string): Promise<Guest | undefined> {
    this.asked++
    const guest = this.kept.get(tokenHash)
    await this.held
    return guest
  }

  async renameGuest(id: string, name: string): Promise<void> {
    this.kept.forEach((guest, tokenHash) => {
      if (guest.id === id) this.kept.set(tokenHash, { ...guest, name })
    })
  }

  async sessionsOf(): Promise<Session[]> {
    return []
  }

  async endSession(_: string, session: string): Promise<boolean> {
    for (const [tokenHash, guest] of this.kept)
      if (guest.session === session) return this.kept.delete(tokenHash)
    return false
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

test('whoever is ended is not known any more, however lately they were here', async () => {
  const { guest, token } = await guests.welcome('Ada')
  const other = await guests.welcome('Bo')
  await guests.byToken(token)
  expect(await guests.end(guest, guest.session)).toBe(true)
  expect(await guests.byToken(token)).toBeUndefined()
  expect(await guests.byToken(other.token)).toEqual(other.guest)
  expect(await guests.end(guest, guest.session)).toBe(false)
})

test('nor is whoever was being asked for when they were ended', async () => {
  const { guest, token } = await guests.welcome('Ada')
  let release = (): void => {}
  store.held = new Promise<void>((resolve) => (release = resolve))
  const asked = guests.byToken(token)
  await guests.end(guest, guest.session)
  release()
  expect(await asked).toBeUndefined()
  expect(await guests.byToken(token)).toBeUndefined()
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
