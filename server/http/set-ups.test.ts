import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TableList } from '../protocol/index.ts'
import { SqliteStore } from '../store/sqlite.ts'
import { temporaryFolder } from '../test/folder.ts'
import { Client, type Reply } from './test/client.ts'
import { answer } from './test/play.ts'
import { openServer } from './test/server.ts'

const ME = { kind: 'me' }
const WANTED = { game: 'ambush', seats: [ME, { kind: 'open' }], id: 'table-0001' }

type SetUp = Reply<{ table: string }>
const setUp = (client: Client, wanted: object = WANTED): Promise<SetUp> => client.post('/api/tables', wanted)
const tablesOf = async (client: Client): Promise<number> =>
  (await client.get<TableList>('/api/tables/mine')).body.tables.length

/** Somebody who has been here before: their cookie comes with every request. */
async function known(address: string): Promise<Client> {
  const client = Client.browser(address)
  await client.send('PUT', '/api/me', { name: 'Ada' })
  return client
}

test('a table that is asked for again under its id is the same, for its host alone', async () => {
  const { address } = await openServer({ limits: { tables: { count: 2, seconds: 3600 } } })
  const [ada, bob] = [await known(address), await known(address)]
  const first = await setUp(ada)
  for (let again = 0; again < 5; again++) expect((await setUp(ada)).text).toBe(first.text)
  expect(await tablesOf(ada)).toBe(1)
  expect((await setUp(bob)).body.table).not.toBe(first.body.table)
  const other = await setUp(ada, { ...WANTED, id: 'table-0002' })
  expect([other.status, other.body.table === first.body.table]).toEqual([200, false])
})

test('at once, too, and after a restart', async () => {
  const file = join(temporaryFolder(), 'tables.sqlite')
  const server = await openServer({ store: new SqliteStore(file) })
  const ada = await known(server.address)
  const replies = await Promise.all(Array.from({ length: 10 }, () => setUp(ada)))
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  expect(await tablesOf(ada)).toBe(1)
  const later = await openServer({ store: new SqliteStore(file) })
  const again = Client.browser(later.address)
  again.headers['Cookie'] = ada.headers['Cookie']
  expect((await setUp(again)).text).toBe(replies[0].text)
})

test('the same holds for a table that goes on from another, or branches off from it', async () => {
  const { address } = await openServer()
  const ada = await known(address)
  const table = await ada.setUp('campaign', [ME])
  await ada.deed(table, 'start')
  await answer(ada, (await ada.table(table)).body)
  const { milestones } = (await ada.table(table)).body.position
  const at = milestones[0].at
  for (const [path, body] of [
    ['/api/tables/fork', { table, at, seats: [ME], id: 'table-0001' }],
    [`/api/tables/${table}/branch`, { at, id: 'table-0002' }],
  ] as const) {
    const [first, again] = [await ada.post(path, body), await ada.post(path, body)]
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text])
  }
  expect(await tablesOf(ada)).toBe(3)
})

test.each(['short', 'with a space', 'x'.repeat(41), 7])('%j is no id', async (id) => {
  const { address } = await openServer()
  expect((await setUp(await known(address), { ...WANTED, id })).status).toBe(400)
})
