import { expect, test } from 'vitest'
import type { TableMessage } from '@astrolabe/tables'
import { Client } from './test/client.ts'
import { answer } from './test/play.ts'
import { sharedServer } from './test/server.ts'

const server = sharedServer()
const ME = { kind: 'me' }
const OPEN = { kind: 'open' }

/** Two people at a game without secrets, after two answers each. */
async function underWay(): Promise<{ table: string; ada: Client; bob: Client }> {
  const [ada, bob] = [Client.browser(server.current.address), Client.browser(server.current.address)]
  const table = await ada.setUp('connect-four', [ME, OPEN])
  await bob.deed(table, 'sit', { seat: 1 })
  await ada.deed(table, 'start')
  for (const client of [ada, bob, ada, bob]) await answer(client, (await client.table(table)).body)
  return { table, ada, bob }
}

const number = async (client: Client, table: string): Promise<number> =>
  (await client.table(table)).body.position.number

test('one’s own last answer is taken back at once', async () => {
  const { table, bob } = await underWay()
  const { status, body } = await bob.deed(table, 'undo', { seat: 1, to: 3, number: 4, rewinds: 0 })
  expect([status, body.position.number, body.position.rewinds]).toEqual([200, 3, 1])
  expect(body.position).toMatchObject({ since: -1, request: null })
})

test('beyond that the others are asked: who consents, it is done', async () => {
  const { table, ada, bob } = await underWay()
  const { status, body } = await ada.deed(table, 'undo', { seat: 0, to: 2, number: 4, rewinds: 0 })
  expect([status, body.position.number]).toEqual([200, 4])
  const request = { seat: 0, to: 2, answers: [1, 1], waitingFor: [1] }
  expect(body.position.request).toEqual(request)
  expect((await bob.table(table)).body.position.request).toEqual(request)
  expect((await ada.deed(table, 'undo', { seat: 0, to: 1, number: 4, rewinds: 0 })).body).toMatchObject({
    why: 'request-pending',
  })
  expect((await ada.deed(table, 'undo/reply', { seat: 0, consent: true })).body).toMatchObject({
    why: 'no-request',
  })
  const done = await bob.deed(table, 'undo/reply', { seat: 1, consent: true })
  expect(done.body.position).toMatchObject({ number: 2, rewinds: 1, request: null })
})

test('who refuses, it stays', async () => {
  const { table, ada, bob } = await underWay()
  await ada.deed(table, 'undo', { seat: 0, to: 2, number: 4, rewinds: 0 })
  const refused = await bob.deed(table, 'undo/reply', { seat: 1, consent: false })
  expect([refused.status, refused.body.position.request]).toEqual([200, null])
  expect(await number(ada, table)).toBe(4)
  const late = await bob.deed(table, 'undo/reply', { seat: 1, consent: true })
  expect([late.status, late.body]).toEqual([409, expect.objectContaining({ why: 'no-request' })])
})

test('who consents to one request has not consented to another', async () => {
  const { table, ada, bob } = await underWay()
  await ada.deed(table, 'undo', { seat: 0, to: 2, number: 4, rewinds: 0 })
  await ada.deed(table, 'undo/reply', { seat: 0, consent: false, to: 2 })
  await ada.deed(table, 'undo', { seat: 0, to: 0, number: 4, rewinds: 0 })
  const late = await bob.deed(table, 'undo/reply', { seat: 1, consent: true, to: 2 })
  expect([late.status, late.body]).toEqual([409, expect.objectContaining({ why: 'no-request' })])
  expect(await number(ada, table)).toBe(4)
  const done = await bob.deed(table, 'undo/reply', { seat: 1, consent: true, to: 0 })
  expect([done.status, done.body.position.number]).toEqual([200, 0])
})

test('what was to be taken back may have been taken back and played again meanwhile', async () => {
  const { table, bob } = await underWay()
  await bob.deed(table, 'undo', { seat: 1, to: 3, number: 4, rewinds: 0 })
  await answer(bob, (await bob.table(table)).body)
  const late = await bob.deed(table, 'undo', { seat: 1, to: 3, number: 4, rewinds: 0 })
  expect([late.status, late.body]).toEqual([409, expect.objectContaining({ why: 'stale' })])
  expect(await number(bob, table)).toBe(4)
})

test('what cannot be taken back says why', async () => {
  const { table, ada, bob } = await underWay()
  const stranger = Client.browser(server.current.address)
  const tries = [
    [bob, { seat: 1, to: 3, number: 3, rewinds: 0 }, 409, 'stale'],
    [bob, { seat: 1, to: 4, number: 4, rewinds: 0 }, 409, 'nothing-to-take-back'],
    [bob, { seat: 0, to: 3, number: 4, rewinds: 0 }, 403, 'not-your-seat'],
    [ada, { seat: 0, to: -1, number: 4, rewinds: 0 }, 400, 'malformed'],
    [stranger, { seat: 0, to: 3, number: 4, rewinds: 0 }, 401, 'no-session'],
  ] as const
  for (const [client, body, status, why] of tries) {
    const reply = await client.deed(table, 'undo', body)
    expect([reply.status, reply.body]).toEqual([status, expect.objectContaining({ why })])
  }
  const foreign = await ada.deed(table, 'undo/reply', { seat: 1, consent: true })
  expect(foreign.status).toBe(403)
  expect(await number(ada, table)).toBe(4)
})

test('against bots nobody is asked', async () => {
  const ada = Client.browser(server.current.address)
  const table = await ada.setUp('connect-four', [ME, { kind: 'bot', level: 'random' }])
  await ada.deed(table, 'start')
  const stream = await ada.stream(table)
  const asked = ({ position }: TableMessage): boolean => position.decision !== null
  await answer(ada, await stream.until(asked))
  const { position } = await stream.until((message) => asked(message) && message.position.number >= 2)
  stream.close()
  const { status, body } = await ada.deed(table, 'undo', {
    seat: 0,
    to: 0,
    number: position.number,
    rewinds: 0,
  })
  expect(status).toBe(200)
  expect(body.position).toMatchObject({ rewinds: 1, request: null })
})
