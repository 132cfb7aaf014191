import type { GameRecord } from '@astrolabe/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { newPage } from '../engine/test/new-page.ts'
import { newGame, play, recordOf, SOLO } from '../engine/test/tab.ts'
import { ReplaySession } from './replay-session.ts'
import { type ReplaySource, seatsToLookFrom } from './source.ts'

const turnOf = (fact: { readonly kind: string }) =>
  'round' in fact && 'seat' in fact && fact.kind === 'turn'
    ? { seat: Number(fact.seat), round: Number(fact.round) }
    : undefined

const { link } = newPage()
let record: GameRecord

beforeAll(async () => {
  const { tab, id } = await newGame({ ...SOLO, options: { roundLimit: 3 } })
  await play(tab)
  record = await recordOf(tab, id)
})

const source = (change: Partial<ReplaySource> = {}): ReplaySource => ({
  where: 'local',
  id: 'game',
  record,
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', level: 'cadet' },
  ],
  yours: [0],
  ...change,
})

const openAt = (number: number, change: Partial<ReplaySource> = {}) =>
  ReplaySession.open(source(change), { turnOf }, link, number)

const numberShown = (session: ReplaySession) => session.message.value?.position.number

describe('a replay', () => {
  test('opens at the moment asked for, or the nearest there is', async () => {
    const session = await openAt(7)
    await expect.poll(() => numberShown(session)).toBe(7)
    const beyond = await openAt(100_000)
    await expect.poll(() => numberShown(beyond)).toBe(record.answers.length)
  })

  test('tells what had been told by then, and nothing of what was to come', async () => {
    const session = await openAt(9)
    await expect.poll(() => numberShown(session)).toBe(9)
    const facts = session.message.value?.position.facts ?? []
    expect(facts.length).toBeGreaterThan(0)
    expect(facts.every(({ at }) => at <= 9)).toBe(true)
  })

  test('goes by answers, turns and rounds', async () => {
    const session = await openAt(0)
    await expect.poll(() => session.stops.length).toBeGreaterThan(4)
    session.stride('turn', true)
    expect(session.turn).toMatchObject({ round: 1 })
    session.stride('round', true)
    expect(session.turn).toMatchObject({ round: 2 })
    const { number } = session
    session.stride('answer', false)
    expect(session.number).toBe(number - 1)
  })

  test('shows news after a step, and none after a jump', async () => {
    const session = await openAt(4)
    const rewinds = () => session.message.value?.position.rewinds
    await expect.poll(() => numberShown(session)).toBe(4)
    const before = rewinds()
    session.stride('answer', true)
    await expect.poll(() => numberShown(session)).toBe(5)
    expect(rewinds()).toBe(before)
    session.goTo(12)
    await expect.poll(() => numberShown(session)).toBe(12)
    expect(rewinds()).not.toBe(before)
  })

  test('of many moments asked for at once, the last is shown', async () => {
    const session = await openAt(0)
    const shown: (number | undefined)[] = []
    session.message.subscribe((message) => shown.push(message?.position.number))
    for (const number of [3, 8, 5, 14]) session.goTo(number)
    await expect.poll(() => shown.at(-1)).toBe(14)
    expect(shown).not.toContain(8)
  })

  test('is looked at from any seat that may see it', async () => {
    const session = await openAt(6)
    session.look(1)
    await expect.poll(() => session.message.value?.position.seat).toBe(1)
    session.look(7)
    expect(session.seat).toBe(1)
  })

  test('is not played', async () => {
    const session = await openAt(6)
    expect(await session.answer()).toEqual({ why: 'over' })
    expect(await session.record()).toBe(record)
  })
})

describe('a worker that breaks down under a replay', () => {
  const openOn = async (page: ReturnType<typeof newPage>) => {
    const session = await ReplaySession.open(source(), { turnOf }, page.link, 4)
    await expect.poll(() => numberShown(session)).toBe(4)
    return session
  }

  test('is replaced, and the replay goes on', async () => {
    const page = newPage()
    const session = await openOn(page)
    page.workers[0].breakDown()
    session.goTo(12)
    await expect.poll(() => numberShown(session)).toBe(12)
    expect(session.connection.value).toBe('live')
    expect(page.workers).toHaveLength(2)
  })

  test('takes nothing with it that was asked for meanwhile', async () => {
    const page = newPage()
    const session = await openOn(page)
    session.goTo(9)
    session.look(1)
    page.workers[0].breakDown()
    expect(session.connection.value).toBe('retrying')
    await expect.poll(() => session.message.value?.position).toMatchObject({ number: 9, seat: 1 })
    await expect.poll(() => session.connection.value).toBe('live')
    expect(session.stops.length).toBeGreaterThan(4)
  })

  test('again and again is given up', async () => {
    const page = newPage()
    const session = await openOn(page)
    for (let times = 0; times < 4; times++) page.workers.at(-1)?.breakDown()
    expect(session.connection.value).toBe('gone')
  })
})

test('a replay that is closed is not kept by the worker, nor opened again in the next', async () => {
  const page = newPage()
  const session = await ReplaySession.open(source(), { turnOf }, page.link, 4)
  await expect.poll(() => numberShown(session)).toBe(4)
  session.close()
  session.goTo(30)
  await expect.poll(() => session.connection.value).toBe('gone')
  page.workers[0].breakDown()
  expect(page.workers).toHaveLength(1)
})

test('a finished game is open to all; under way, everyone knows what they knew', () => {
  expect(seatsToLookFrom(source(), true)).toEqual([0, 1, -1])
  expect(seatsToLookFrom(source({ yours: [1] }), true)).toEqual([1, 0, -1])
  expect(seatsToLookFrom(source(), false)).toEqual([0, -1])
  expect(seatsToLookFrom(source({ yours: [0, 1] }), false)).toEqual([-1])
  expect(seatsToLookFrom(source({ yours: [] }), false)).toEqual([-1])
})

describe('the replay of a campaign', () => {
  const ALONE = { game: 'campaign', seats: ['human'], names: ['Ada'], options: {} }
  const openCampaign = async (yours: readonly number[]) => {
    const { tab, id } = await newGame(ALONE)
    await play(tab)
    const seats = [{ kind: 'person', name: 'Ada' }] as const
    return ReplaySession.open(source({ record: await recordOf(tab, id), seats, yours }), { turnOf }, link, 1)
  }

  test('stops at its chapters', async () => {
    const session = await openCampaign([0])
    const numbers = [0, 1, 2].map(() => {
      session.stride('round', true)
      return session.number
    })
    expect(numbers).toEqual([3, 6, 9])
    session.stride('turn', false)
    expect([session.number, session.chapter?.fact]).toEqual([6, { kind: 'mission', mission: 2 }])
  })

  test('is branched from by whoever sat there', async () => {
    expect((await openCampaign([0])).chapters).toHaveProperty('branch')
    expect((await openCampaign([])).chapters).not.toHaveProperty('branch')
  })
})
