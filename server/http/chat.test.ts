import type { Said } from '@astrolabe/tables'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { anyNumber } from './test/matching.ts'
import { Client } from './test/client.ts'
import { SqliteStore } from '../store/sqlite.ts'
import { temporaryFolder } from '../test/folder.ts'
import { openServer, sharedServer } from './test/server.ts'

const server = sharedServer()
const browser = (): Client => Client.browser(server.current.address)

test('people at the table speak under their seat’s name, spectators under their own', async () => {
  const [ada, eve] = [browser(), browser()]
  const table = await ada.setUp('ambush', [{ kind: 'me', name: 'Captain Ada' }, { kind: 'open' }])
  await eve.send('PUT', '/api/me', { name: 'Eve' })
  await ada.deed(table, 'chat', { text: ' Hello \n there ' })
  const { status, body } = await eve.deed(table, 'chat', { text: '<b>hi</b> 👋' })
  expect(status).toBe(200)
  expect([body.chatFrom, body.chat]).toEqual([
    0,
    [
      { at: anyNumber, seat: 0, name: 'Captain Ada', text: 'Hello there' },
      { at: anyNumber, seat: -1, name: 'Eve', text: '<b>hi</b> 👋' },
    ],
  ])
})

test('a line that is sent again is said once, also after a restart, and its id is told to nobody', async () => {
  const file = join(temporaryFolder(), 'chat.sqlite')
  const first = await openServer({ store: new SqliteStore(file) })
  const [ada, eve] = [Client.browser(first.address), Client.browser(first.address)]
  const table = await ada.setUp('ambush', [{ kind: 'me' }, { kind: 'open' }])
  const said = { text: 'Hello', id: 'line-0001' }
  const [one, again] = [await ada.deed(table, 'chat', said), await ada.deed(table, 'chat', said)]
  expect([again.status, again.text]).toEqual([200, one.text])
  expect(one.text).not.toContain(said.id)
  const other = await ada.deed(table, 'chat', { ...said, text: 'Good evening' })
  expect([other.status, other.body]).toEqual([409, expect.objectContaining({ why: 'id-taken' })])
  expect((await eve.deed(table, 'chat', said)).body.chat).toHaveLength(2)
  const at = await Promise.all(
    [1, 2, 3].map(() => ada.deed(table, 'chat', { text: 'at once', id: 'line-0002' })),
  )
  expect(at.map(({ status, body }) => [status, body.chat.length])).toEqual(at.map(() => [200, 3]))

  const second = await openServer({ store: new SqliteStore(file) })
  const later = Client.browser(second.address)
  later.headers['Cookie'] = ada.headers['Cookie']
  expect((await later.deed(table, 'chat', said)).body.chat).toHaveLength(3)
})

test('a line that is sent again is not counted again', async () => {
  const { address } = await openServer({ limits: { chat: { count: 1, seconds: 60 } } })
  const ada = Client.browser(address)
  const table = await ada.setUp('ambush', [{ kind: 'me' }, { kind: 'open' }])
  const said = { text: 'Hello', id: 'line-0001' }
  for (const status of [200, 200, 200]) expect((await ada.deed(table, 'chat', said)).status).toBe(status)
  expect((await ada.deed(table, 'chat', { text: 'More' })).status).toBe(429)
})

test('a stranger who speaks becomes a guest', async () => {
  const [ada, stranger] = [browser(), browser()]
  const table = await ada.setUp('ambush', [{ kind: 'me' }, { kind: 'open' }])
  const { headers, body } = await stranger.deed(table, 'chat', { text: 'Good evening' })
  expect(headers.getSetCookie()).toHaveLength(1)
  expect(body.chat[0].name).toMatch(/^[A-Z][a-z]+ \d\d$/)
})

test.each([
  { text: '' },
  { text: 'x'.repeat(501) },
  { text: '\u200B' },
  { text: 3 },
  {},
  { text: 'x', seat: 0 },
])('%j is not said', async (said) => {
  const ada = browser()
  const table = await ada.setUp('ambush', [{ kind: 'me' }, { kind: 'open' }])
  expect((await ada.deed(table, 'chat', said)).status).toBe(400)
  expect((await ada.table(table)).body.chat).toEqual([])
})

/** A table at which so much has been said already. */
async function talkative(host: Client, lines: number): Promise<string> {
  const table = await host.setUp('ambush', [{ kind: 'me', name: 'Ada' }, { kind: 'open' }])
  const { store } = server.current
  const kept = await store.table(table)
  if (kept === undefined) throw new Error(`there is no table ${table}`)
  const { version, ...summary } = kept
  const events = Array.from({ length: lines }, (_, line): Said => {
    return { kind: 'said', at: line, seat: -1, name: 'Eve', text: `line ${line}` }
  })
  await store.append({ table, number: version, events, summary })
  return table
}

test('spectators leave room for those who play', async () => {
  const [ada, eve] = [browser(), browser()]
  const table = await talkative(ada, 999)
  expect((await eve.deed(table, 'chat', { text: 'the last word' })).status).toBe(200)
  const refused = await eve.deed(table, 'chat', { text: 'one more' })
  expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ why: 'chat-full' })])
  expect((await ada.deed(table, 'chat', { text: 'my turn' })).status).toBe(200)
  await eve.deed(table, 'sit', { seat: 1 })
  expect((await eve.deed(table, 'chat', { text: 'as a player' })).status).toBe(200)
})

test('what was said long ago is sent to whoever comes, not with every deed', async () => {
  const ada = browser()
  const table = await talkative(ada, 300)
  const { body } = await ada.deed(table, 'chat', { text: 'and another' })
  expect([body.chatFrom, body.chat.length]).toEqual([101, 200])
  expect([body.chat[0].text, body.chat.at(-1)?.text]).toEqual(['line 101', 'and another'])
  const looked = (await ada.table(table)).body
  expect([looked.chatFrom, looked.chat.length]).toEqual([0, 301])
})
