import type { TableEvent } from '@astrolabe/tables'
import Database from 'libsql'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { UNKNOWN_DEVICE } from './identity/device.ts'
import { Clearing, type ClearingParts } from './clearing.ts'
import { Client } from './http/test/client.ts'
import { openServer } from './http/test/server.ts'
import { lineLog } from './log.ts'
import type { KeepSettings } from './settings.ts'
import { HANGING } from './store/clearance.ts'
import { IN_MEMORY, SqliteStore } from './store/sqlite.ts'
import { appendLine, created, creation, session, summary } from './store/test/lines.ts'
import { temporaryFolder } from './test/folder.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = 1000 * DAY

/** Time stands still, and nobody waits. */
const clock = {
  now: () => NOW,
  elapsed: () => NOW,
  after: (_: number, then: () => void): (() => void) => {
    setImmediate(then)
    return () => {}
  },
}

let store: SqliteStore
let logged: string[]

beforeEach(() => {
  store = new SqliteStore(IN_MEMORY)
  logged = []
})

const clearing = (keep: KeepSettings, more: Partial<ClearingParts> = {}): Clearing =>
  new Clearing({
    store,
    keep,
    clock,
    log: lineLog('info', (line) => logged.push(line), clock),
    isOpen: () => false,
    guestsHere: () => new Set(),
    ...more,
  })

const left = async (): Promise<string[]> => (await store.tablesAfter('', 1000)).map(({ table }) => table)

/** Tables of every kind at which nothing has been done for 10 and for 40 days. */
async function furnished(): Promise<void> {
  for (const phase of ['gathering', 'playing', 'over'] as const)
    for (const days of [10, 40])
      await store.append(creation(`${phase}${days}`, { phase, changedAt: NOW - days * DAY }))
}

describe('tables', () => {
  test.each<[string, KeepSettings, string[]]>([
    [
      'are kept where nothing is said',
      { guests: 90 },
      ['gathering10', 'gathering40', 'over10', 'over40', 'playing10', 'playing40'],
    ],
    [
      'that are finished',
      { finished: 30, guests: 90 },
      ['gathering10', 'gathering40', 'over10', 'playing10', 'playing40'],
    ],
    ['under way', { idle: 30, guests: 90 }, ['gathering10', 'gathering40', 'over10', 'over40', 'playing10']],
    [
      'of all kinds',
      { finished: 9, idle: 39, gathering: 41, guests: 90 },
      ['gathering10', 'gathering40', 'playing10'],
    ],
  ])('%s go when their time has come', async (_, keep, expected) => {
    await furnished()
    await clearing(keep).round()
    expect(await left()).toEqual(expected)
  })

  test('that somebody has open stay', async () => {
    await furnished()
    await clearing({ finished: 1, guests: 90 }, { isOpen: (table) => table === 'over40' }).round()
    expect((await left()).filter((table) => table.startsWith('over'))).toEqual(['over40'])
  })

  test('at which something is done at the last moment stay', async () => {
    await furnished()
    const removeTable = store.removeTable.bind(store)
    store.removeTable = async (...args) => {
      const now = summary({ phase: 'playing', changedAt: NOW })
      await store.append({ ...appendLine('playing40', 1, 'x'), summary: now })
      return await removeTable(...args)
    }
    await clearing({ idle: 30, guests: 90 }).round()
    expect(await left()).toContain('playing40')
  })

  test('many of them go in many small steps, and the log says how many', async () => {
    for (let table = 0; table < 250; table++)
      await store.append(creation(`t${table}`, { changedAt: 0, phase: table < 150 ? 'over' : 'playing' }))
    await clearing({ finished: 30, guests: 90 }).round()
    expect(await left()).toHaveLength(100)
    expect(logged).toHaveLength(1)
    expect(JSON.parse(logged[0])).toMatchObject({
      message: 'cleared away',
      finished: 150,
      idle: 0,
      gathering: 0,
      guests: 0,
    })
    await clearing({ finished: 30, guests: 90 }).round()
    expect(logged).toHaveLength(1)
  })

  test('that cannot be cleared away are said to be, and everything goes on', async () => {
    await furnished()
    store.removeTable = async () => await Promise.reject(new Error('the disk is full'))
    await clearing({ finished: 1, guests: 90 }).round()
    expect(JSON.parse(logged[0])).toMatchObject({
      severity: 'warn',
      message: 'not everything could be cleared away',
    })
  })
})

test('with a table goes all that hangs on it, and nothing else', async () => {
  const path = join(temporaryFolder(), 'hanging.db')
  await store.close()
  store = new SqliteStore(path)
  const old = { changedAt: 0, phase: 'over' as const }
  const snapshot = { rules: '1', at: 0, state: {}, chance: [0, 0] }
  const failure = { version: 1, at: 5, attempt: {}, error: 'boom', record: null }
  for (const [table, changes] of [
    ['old', old],
    ['new', { changedAt: NOW }],
  ] as const) {
    const event = { ...created, id: `set-up-of-${table}` } as TableEvent
    await store.append({ ...creation(table, changes), events: [event], snapshots: [snapshot] })
    await store.append({ ...creation(`${table}-branch`, { changedAt: NOW, from: { table, at: 0 } }) })
    const link = { tokenHash: table, table, seat: 1, guest: 'ana', createdAt: 1 }
    await store.append({
      ...creation(table, changes),
      number: 1,
      events: [],
      along: [{ kind: 'link-made', link }],
    })
    await store.keepFailure({ ...failure, reference: table, table })
  }
  await store.append(creation('old-child', { ...old, from: { table: 'new', at: 0 } }))
  const database = new Database(path)
  const count = (rows: string): number =>
    (database.prepare(`SELECT count(*) AS n FROM ${rows}`).all([]) as { n: number }[])[0].n
  expect(HANGING.map(([rows]) => [rows, count(rows)])).toEqual([
    ['events', 5],
    ['snapshots', 2],
    ['table_guests', 5],
    ['seat_links', 2],
    ['set_ups', 2],
    ['branches', 3],
    ['branches', 3],
    ['failures', 2],
  ])
  await clearing({ finished: 30, guests: 90 }).round()
  expect(await left()).toEqual(['new', 'new-branch', 'old-branch'])
  expect(HANGING.map(([rows]) => [rows, count(rows)])).toEqual([
    ['events', 3],
    ['snapshots', 1],
    ['table_guests', 3],
    ['seat_links', 1],
    ['set_ups', 1],
    ['branches', 1],
    ['branches', 1],
    ['failures', 1],
  ])
  // Whatever is ever made to hang on a table has to be named.
  const names = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all([]) as {
    name: string
  }[]
  const hanging = names.flatMap(({ name }) =>
    (database.prepare(`PRAGMA foreign_key_list(${name})`).all([]) as { table: string; from: string }[])
      .filter(({ table }) => table === 'tables')
      .map(({ from }) => `${name}.${from}`),
  )
  expect(HANGING.map(([rows, column]) => `${rows}.${column}`)).toEqual(expect.arrayContaining(hanging))
  database.close()
  await store.close()
})

describe('guests', () => {
  const known = (id: string) => store.guestOf(`h-s-${id}`, NOW, UNKNOWN_DEVICE)

  test('go when none of their devices has been here for so long, with their push targets', async () => {
    await store.addGuest('Old', session('old', { createdAt: 0, seenAt: NOW - 31 * DAY }))
    await store.addGuest('New', session('new', { createdAt: 0, seenAt: NOW - 29 * DAY }))
    await store.addSession(session('new', { id: 'lost', seenAt: NOW - 31 * DAY }))
    await store.addPushTarget('s-old', { endpoint: 'https://old', p256dh: 'key', auth: 'auth' }, 10)
    await clearing({ guests: 30 }).round()
    expect([await known('old'), (await known('new'))?.name]).toEqual([undefined, 'New'])
    expect((await store.sessionsOf('new', NOW)).map(({ id }) => id)).toEqual(['s-new'])
    expect(await store.pushTargetsOf('old')).toEqual([])
    expect(JSON.parse(logged[0])).toMatchObject({ guests: 1 })
  })

  test('who are looking at a table stay', async () => {
    await store.addGuest('Old', session('old', { createdAt: 0, seenAt: NOW - 31 * DAY }))
    await clearing({ guests: 30 }, { guestsHere: () => new Set([undefined, 'old']) }).round()
    expect(await known('old')).toMatchObject({ name: 'Old' })
  })
})

test('a server clears away what its host wants, but for what people look at', async () => {
  let now = Date.now()
  const server = await openServer({
    keep: { gathering: 1, guests: 1 },
    clock: {
      ...clock,
      now: () => now,
      after: (wait, then) => {
        const timer = setTimeout(then, wait).unref()
        return () => clearTimeout(timer)
      },
    },
  })
  const ada = Client.browser(server.address)
  const [watched, left] = [
    await ada.setUp('ambush', [{ kind: 'me' }, { kind: 'open' }]),
    await ada.setUp('ambush', [{ kind: 'me' }, { kind: 'open' }]),
  ]
  const stream = await ada.stream(watched)
  await stream.next()
  now += 2 * DAY
  await server.clearing.round()
  expect([(await ada.table(watched)).status, (await ada.table(left)).status]).toEqual([200, 404])
  expect((await ada.deed(watched, 'chat', { text: 'still me' })).body.yours).toEqual([0])
  stream.close()
})

test('leases that have ended go too', async () => {
  await store.lease('ended', 'one', NOW - 10, NOW)
  await store.lease('held', 'one', NOW - 10, NOW + 10)
  await clearing({ guests: 90 }).round()
  const far = NOW + 100
  expect([await store.lease('ended', 'other', 0, far), await store.lease('held', 'other', NOW, far)]).toEqual(
    [true, false],
  )
})
