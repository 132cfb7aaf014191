import { describe, expect, test } from 'vitest'
import { join } from 'node:path'
import { SqliteStore } from '../store/sqlite.ts'
import { temporaryFolder } from '../test/folder.ts'
import type { SeatClaimed, SeatLink } from '../protocol/index.ts'
import { Client, type Reply } from './test/client.ts'
import { legalAnswer, newAnswerId } from './test/play.ts'
import { openServer, type TestServer } from './test/server.ts'

const ME = { kind: 'me' }
const OPEN = { kind: 'open' }

const folder = temporaryFolder()
let files = 0

/** Servers that share a file. */
async function serversOnOneFile(count: number): Promise<TestServer[]> {
  const path = join(folder, `shared-${files++}.sqlite`)
  const servers: TestServer[] = []
  for (let place = 0; place < count; place++) servers.push(await openServer({ store: new SqliteStore(path) }))
  return servers
}

/** The same guest at another server. */
function at({ address }: TestServer, guest: Client): Client {
  const client = Client.program(address)
  Object.assign(client.headers, guest.headers)
  return client
}

const handOver = (client: Client, table: string, seat: number): Promise<Reply<object>> =>
  client.post(`/api/tables/${table}/seats/${seat}/hand-over`, { to: 'open' })
const makeLink = (client: Client, table: string, seat: number): Promise<Reply<SeatLink>> =>
  client.post(`/api/tables/${table}/seats/${seat}/link`)
const claim = (client: Client, token: string): Promise<Reply<SeatClaimed>> =>
  client.post('/api/seats/claim', { token })

/** Ada and Bob at a table of their own, begun; Ada, who is asked, has an answer ready. */
async function begun({ address }: TestServer) {
  const [ada, bob] = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Bob')]
  const table = await ada.setUp('ambush', [ME, OPEN])
  await bob.deed(table, 'sit', { seat: 1 })
  await ada.deed(table, 'start')
  const asked = await ada.table(table)
  const holder = asked.body.position.decision === null ? bob : ada
  const { position } = (await holder.table(table)).body
  const { decision, seat, rewinds } = position
  if (decision === null) throw new Error('nobody is asked')
  const answer = {
    seat,
    number: decision.number,
    rewinds,
    answer: legalAnswer(decision),
    id: newAnswerId(),
  }
  return { table, seat, holder, other: holder === ada ? bob : ada, answer }
}

describe('whoever has given a seat away', () => {
  test('does nothing there any more, however close behind it comes', async () => {
    const [server] = await serversOnOneFile(1)
    for (let round = 0; round < 5; round++) {
      const { table, seat, holder, other, answer } = await begun(server)
      const replies = await Promise.all([
        other.deed(table, 'chat', { text: 'hm' }),
        handOver(holder, table, seat),
        holder.deed(table, 'answer', answer),
        holder.deed(table, 'undo', { seat, to: 0, number: 0, rewinds: 0 }),
        makeLink(holder, table, seat),
      ])
      const [, given, ...after] = replies
      expect(given.status).toBe(200)
      const events = await server.store.events(table)
      const seated = events.findLastIndex(({ kind }) => kind === 'seated')
      expect(events.slice(seated + 1).filter(({ kind }) => kind !== 'said')).toEqual([])
      // What came before it was done; what came after it was refused.
      for (const { status } of after) expect([200, 403, 409]).toContain(status)
      expect(await server.store.seatLinks(table, seat)).toEqual([])
    }
  })

  test('has no link to it left, not even one that was made at the same moment', async () => {
    const [server] = await serversOnOneFile(1)
    for (const writes of [0, 1, 125, 126, 127]) {
      const { table, seat, holder, other } = await begun(server)
      const names = Array.from({ length: writes }, (_, place) =>
        other.send('PUT', '/api/me', { name: `Bob ${place}` }),
      )
      const [link] = await Promise.all([
        makeLink(holder, table, seat),
        handOver(holder, table, seat),
        ...names,
      ])
      if (link.status !== 200) continue
      const thief = await Client.guest(server.address, 'Eve')
      const late = await Client.guest(server.address, 'Cy')
      expect((await late.deed(table, 'sit', { seat })).status).toBe(200)
      expect((await claim(thief, link.body.token)).status).toBe(404)
      expect((await late.table(table)).body.yours).toEqual([seat])
    }
  })

  test('is known for that at every server that shares the file, and shown nothing from there', async () => {
    const [one, two] = await serversOnOneFile(2)
    const { table, seat, holder, answer } = await begun(one)
    await handOver(at(two, holder), table, seat)
    const cy = await Client.guest(two.address, 'Cy')
    expect((await cy.deed(table, 'sit', { seat })).status).toBe(200)
    const refused = await holder.deed(table, 'answer', answer)
    expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ why: 'not-your-seat' })])
    expect(refused.text).not.toContain('position')
    expect((await holder.table(table, `?seat=${seat}`)).status).toBe(403)
    expect((await holder.table(table)).body.position.seat).toBe(-1)
  })
})

test('a link is its maker’s: it leads nowhere once somebody else sits there', async () => {
  const [one, two] = await serversOnOneFile(2)
  const { table, seat, holder } = await begun(one)
  const { body } = await makeLink(holder, table, seat)
  await handOver(at(two, holder), table, seat)
  const [cy, eve] = [await Client.guest(two.address, 'Cy'), await Client.guest(one.address, 'Eve')]
  await cy.deed(table, 'sit', { seat })
  expect((await claim(eve, body.token)).status).toBe(404)
  expect((await cy.table(table)).body.yours).toEqual([seat])
})

describe('two servers on one file', () => {
  test('show what happened at the other at once to whoever asks, and soon to whoever listens', async () => {
    const [one, two] = await serversOnOneFile(2)
    const { table, holder, answer } = await begun(one)
    const stream = await at(two, holder).stream(table)
    await stream.next()
    const { body } = await holder.deed(table, 'answer', answer)
    expect((await at(two, holder).table(table)).body.position).toEqual(
      (await holder.table(table)).body.position,
    )
    const heard = await stream.until(({ position }) => position.number === body.position.number)
    expect(heard.position.version).toBe(body.position.version)
    stream.close()
    // And whoever was cut off goes on at either, with what they have not heard.
    const resumed = await holder.stream(table, '', { 'Last-Event-ID': stream.lastId })
    expect((await resumed.next())?.position.facts).toEqual([])
    resumed.close()
  })

  test('take each answer once, whoever it is sent to, and refuse with the table as it is', async () => {
    const [one, two] = await serversOnOneFile(2)
    const { table, holder, answer } = await begun(one)
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, place) =>
        (place % 2 === 0 ? holder : at(two, holder)).deed(table, 'answer', {
          ...answer,
          ...(place < 4 ? {} : { id: newAnswerId() }),
        }),
      ),
    )
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    for (const { status, text } of replies) {
      expect([200, 409]).toContain(status)
      expect(text).toContain('"position"')
    }
    const answered = (await one.store.events(table)).filter(({ kind }) => kind === 'answered')
    expect(answered).toHaveLength(1)
  })
})
