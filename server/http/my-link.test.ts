import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { DeviceLink, Me, SessionList, TableList } from '../protocol/index.ts'
import { TestClock } from '../test/clock.ts'
import { Client } from './test/client.ts'
import { openServer } from './test/server.ts'

const MINUTE = 60_000
const SEATS = [{ kind: 'me' }, { kind: 'open' }]

const guestOf = async (client: Client): Promise<Me['guest']> => (await client.get<Me>('/api/me')).body.guest
const linkOf = async (client: Client): Promise<string> =>
  (await client.post<DeviceLink>('/api/me/link')).body.token
const claim = (client: Client, token: string) => client.post<Me>('/api/me/claim', { token })

/** Ada at her desk, with a table, and a telephone that nobody knows. */
async function ada() {
  const clock = new TestClock()
  const server = await openServer({ clock })
  const desk = Client.browser(server.address)
  await desk.send('PUT', '/api/me', { name: 'Ada' })
  const table = await desk.setUp('ambush', SEATS)
  return { server, clock, desk, phone: Client.browser(server.address), table }
}

test('a link makes another device the same guest, with their name, tables and a session of its own', async () => {
  const { desk, phone, table } = await ada()
  const token = await linkOf(desk)
  expect((await claim(phone, token)).body.guest).toEqual(await guestOf(desk))
  const { tables } = (await phone.get<TableList>('/api/tables/mine')).body
  expect(tables).toMatchObject([{ table, yours: [0] }])
  const { sessions } = (await phone.get<SessionList>('/api/me/sessions')).body
  expect(sessions.map(({ current }) => current)).toEqual([true, false])
  expect(phone.headers['Cookie']).not.toBe(desk.headers['Cookie'])
})

test('it is good once, and not for whoever comes at the same time', async () => {
  const { server, desk } = await ada()
  const token = await linkOf(desk)
  const devices = Array.from({ length: 4 }, () => Client.browser(server.address))
  const replies = await Promise.all(devices.map((device) => claim(device, token)))
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404])
  expect((await desk.get<SessionList>('/api/me/sessions')).body.sessions).toHaveLength(2)
})

test('it is good for a quarter of an hour', async () => {
  const { clock, desk, phone } = await ada()
  const token = await linkOf(desk)
  clock.pass(15 * MINUTE)
  expect((await claim(phone, token)).status).toBe(404)
  expect(await guestOf(phone)).toBeNull()
  const later = await linkOf(desk)
  clock.pass(15 * MINUTE - 1)
  expect((await claim(phone, later)).status).toBe(200)
})

test('it is worthless once it is revoked, another is made, or a device of the guest is forgotten', async () => {
  const { desk, phone } = await ada()
  const revoked = await linkOf(desk)
  await desk.send('DELETE', '/api/me/link')
  expect((await claim(phone, revoked)).status).toBe(404)
  const [older, newer] = [await linkOf(desk), await linkOf(desk)]
  expect((await claim(phone, older)).status).toBe(404)
  expect((await claim(phone, newer)).status).toBe(200)
  const last = await linkOf(desk)
  const { sessions } = (await desk.get<SessionList>('/api/me/sessions')).body
  await desk.send('DELETE', `/api/me/sessions/${sessions[1]?.id}`)
  expect((await claim(phone, last)).status).toBe(404)
})

test('whoever was known here before is not any more, and whoever is the guest already uses nothing up', async () => {
  const { server, desk, phone } = await ada()
  await phone.send('PUT', '/api/me', { name: 'Somebody else' })
  const before = { ...phone.headers }
  const token = await linkOf(desk)
  expect((await claim(desk, token)).body.guest?.name).toBe('Ada')
  expect((await claim(phone, token)).body.guest?.name).toBe('Ada')
  const old = Client.browser(server.address)
  Object.assign(old.headers, before)
  expect(await guestOf(old)).toBeNull()
})

test('a guess is no link, and a program has no cookie to carry', async () => {
  const { server, desk, phone } = await ada()
  expect((await claim(phone, randomBytes(16).toString('base64url'))).status).toBe(404)
  expect((await claim(phone, 'short')).status).toBe(400)
  const token = await linkOf(desk)
  expect((await claim(Client.program(server.address), token)).status).toBe(401)
  expect((await claim(phone, token)).status).toBe(200)
})
