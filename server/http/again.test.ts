import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { TableCreated, TableList } from '../protocol/index.ts'
import { SqliteStore } from '../store/sqlite.ts'
import { temporaryFolder } from '../test/folder.ts'
import { Client, type Reply } from './test/client.ts'
import { answer, playSeat } from './test/play.ts'
import { openServer, sharedServer } from './test/server.ts'

const server = sharedServer()
const browser = (): Client => Client.browser(server.current.address)
const ME = { kind: 'me', name: 'Ada' }
const OPEN = { kind: 'open' }
const CADET = { kind: 'bot', level: 'cadet' }

const again = (client: Client, table: string): Promise<Reply<TableCreated>> =>
  client.post(`/api/tables/${table}/again`)

/** Ada and Bob have played a game to its end. */
async function played(ada = browser(), bob = browser()) {
  const table = await ada.setUp('tic-tac-toe', [ME, OPEN])
  await bob.deed(table, 'sit', { seat: 1, name: 'Bob' })
  await ada.deed(table, 'start')
  for (;;) {
    for (const one of [ada, bob]) {
      const { body } = await one.table(table)
      if (body.position.phase === 'over') return { ada, bob, table }
      if (body.position.decision !== null) await answer(one, body)
    }
  }
}

const seatsAt = async (client: Client, table: string) => (await client.table(table)).body.position.seats

describe('playing again', () => {
  test('is one table for all: whoever asks first sits there, and the seats of others are kept', async () => {
    const { ada, bob, table } = await played()
    const stream = await bob.stream(table)
    await stream.next()
    const next = (await again(ada, table)).body.table
    const { again: told } = (await stream.until(({ position }) => position.again !== undefined)).position
    expect(told).toEqual({ seat: 0, table: next })
    stream.close()
    expect((await bob.table(next)).body).toMatchObject({ yours: [], owned: [1] })
    expect(await seatsAt(ada, next)).toEqual([
      { kind: 'person', name: 'Ada' },
      { kind: 'open', for: 'Bob' },
    ])
    expect((await bob.get<TableList>('/api/tables/mine')).body.tables.map((one) => one.table)).toContain(next)
    expect((await again(bob, table)).body.table).toBe(next)
    const { body } = await bob.table(next)
    expect([body.yours, body.host, body.position.seats[1]]).toEqual([
      [1],
      false,
      { kind: 'person', name: 'Bob' },
    ])
    expect((await again(ada, table)).body.table).toBe(next)
    expect((await ada.deed(next, 'start')).status).toBe(200)
  })

  test('a kept seat is nobody else’s, until the host gives it away', async () => {
    const { ada, bob, table } = await played()
    const next = (await again(ada, table)).body.table
    expect((await browser().deed(next, 'sit', { seat: 1 })).body).toMatchObject({ why: 'seat-kept' })
    expect((await ada.deed(next, 'start')).body).toMatchObject({ why: 'seats-open' })
    expect((await ada.post(`/api/tables/${next}/seats/1/hand-over`, { to: 'open' })).status).toBe(200)
    const eve = browser()
    expect((await eve.deed(next, 'sit', { seat: 1, name: 'Eve' })).status).toBe(200)
    expect((await again(bob, table)).body.table).toBe(next)
    expect((await bob.table(next)).body.yours).toEqual([])
    expect((await seatsAt(bob, next))[1]).toEqual({ kind: 'person', name: 'Eve' })
  })

  test('bots stay, at the same seats', async () => {
    const ada = browser()
    const table = await ada.setUp('tic-tac-toe', [CADET, ME])
    await ada.deed(table, 'start')
    await playSeat(ada, table, 1)
    const next = (await again(ada, table)).body.table
    expect((await seatsAt(ada, next)).map(({ kind }) => kind)).toEqual(['bot', 'person'])
  })

  test('is for those who sat there, when the game is over', async () => {
    const { table } = await played()
    expect((await again(browser(), table)).status).toBe(401)
    const eve = await Client.guest(server.current.address, 'Eve')
    expect((await again(eve, table)).status).toBe(403)
    const ada = browser()
    const running = await ada.setUp('tic-tac-toe', [ME, CADET])
    expect((await again(ada, running)).body).toMatchObject({ why: 'not-over' })
  })
})

test('asked for at once at two servers, it is one table', async () => {
  const file = join(temporaryFolder(), 'tables.sqlite')
  const [here, there] = [
    await openServer({ store: new SqliteStore(file) }),
    await openServer({ store: new SqliteStore(file) }),
  ]
  const { ada, bob, table } = await played(Client.browser(here.address), Client.browser(here.address))
  const elsewhere = Client.browser(there.address)
  elsewhere.headers['Cookie'] = bob.headers['Cookie']
  const replies = await Promise.all([again(ada, table), again(elsewhere, table), again(bob, table)])
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  const next = replies[0].body.table
  expect((await seatsAt(ada, next)).map(({ kind }) => kind)).toEqual(['person', 'person'])
  const { tables } = (await ada.get<TableList>('/api/tables/mine')).body
  expect(tables).toHaveLength(2)
})
