import { expect, test } from 'vitest'
import type { Link } from './link.ts'
import { LocalSession } from './local-session.ts'
import { newPage } from './test/new-page.ts'
import { anyAnswer, HOT_SEAT, SOLO } from './test/tab.ts'

const position = (session: LocalSession) => session.message.value?.position

async function openGame(link: Link): Promise<LocalSession> {
  const session = new LocalSession(link, await link.call('start', SOLO))
  await expect.poll(() => position(session)?.decision).toBeTruthy()
  return session
}

test('a session tells all facts and answers with problems in one word', async () => {
  const session = await openGame(newPage().link)
  const { number = 0, seat = 0, decision = null } = position(session) ?? {}
  expect(await session.answer(seat, number + 5, 'nonsense')).toMatchObject({ why: 'stale' })
  expect(await session.answer(seat, number, 'nonsense')).toMatchObject({ why: 'not-on-offer' })
  expect(await session.answer(seat, number, anyAnswer(decision))).toBeUndefined()
  expect(position(session)).toMatchObject({ since: -1, number: number + 1 })
  expect(await session.replyToUndo()).toEqual({ why: 'no-request' })
  expect(await session.say('Well')).toBeUndefined()
  expect(session.message.value?.chat.map(({ text }) => text)).toEqual(['Well'])
})

test('a worker that breaks down is replaced, and nothing acknowledged is lost', async () => {
  const { link, workers } = newPage()
  const session = await openGame(link)
  const { number = 0, seat = 0, decision = null } = position(session) ?? {}
  expect(await session.answer(seat, number, anyAnswer(decision))).toBeUndefined()
  const lost = session.say('Well')
  workers[0].breakDown()
  expect(session.connection.value).toBe('retrying')
  expect(await lost).toEqual({ why: 'failed' })
  await expect.poll(() => session.connection.value).toBe('live')
  expect(workers).toHaveLength(2)
  expect(position(session)?.number).toBeGreaterThan(number)
})

test('whoever held the device when a worker broke down goes on from their seat', async () => {
  const { link, workers } = newPage()
  const session = new LocalSession(link, await link.call('start', HOT_SEAT))
  await expect.poll(() => position(session)?.seat).toBe(-1)
  session.look(position(session)?.waitingFor[0] ?? 0)
  await expect.poll(() => position(session)?.decision).toBeTruthy()
  const before = position(session)
  workers[0].breakDown()
  await expect.poll(() => session.connection.value).toBe('live')
  expect(position(session)).toEqual(before)
})

test('a table that the next worker does not find is gone', async () => {
  const { link, workers, keeper } = newPage()
  const session = await openGame(link)
  keeper.games.clear()
  workers[0].breakDown()
  await expect.poll(() => session.connection.value).toBe('gone')
})

test('one that breaks down again and again is given up', async () => {
  const { link, workers } = newPage()
  const session = await openGame(link)
  for (let times = 0; times < 4; times++) workers.at(-1)?.breakDown()
  expect(session.connection.value).toBe('gone')
})

test('a table that is not kept here is gone', async () => {
  const session = new LocalSession(newPage().link, 'elsewhere')
  await expect.poll(() => session.connection.value).toBe('gone')
})

test('a closed session hears nothing more', async () => {
  const { link } = newPage()
  const session = await openGame(link)
  const before = session.message.value
  session.close()
  session.look(-1)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(session.message.value).toBe(before)
})
