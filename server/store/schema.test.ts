import { join } from 'node:path'
import Database from 'libsql'
import { expect, test } from 'vitest'
import { UNKNOWN_DEVICE } from '../identity/device.ts'
import { temporaryFolder } from '../test/folder.ts'
import { MIGRATIONS } from './schema.ts'
import { SqliteStore } from './sqlite.ts'
import { ana, created, line, summary } from './test/lines.ts'

/** A file as the program wrote it when so many of the steps had been released. */
function fileOf(
  steps: number,
  name: string,
): { readonly path: string; readonly database: Database.Database } {
  const path = join(temporaryFolder(), name)
  const database = new Database(path)
  for (const migration of MIGRATIONS.slice(0, steps)) database.exec(migration)
  database.exec(`PRAGMA user_version = ${steps}`)
  return { path, database }
}

test('the last snapshot of every table is found', async () => {
  const { path, database } = fileOf(3, 'snapshots.db')
  const snapshot = { rules: '1', at: 7, state: { turn: 3 }, chance: [0, 7] }
  database
    .prepare('INSERT INTO tables VALUES (?, 1, 0, 1, 0, 1000, ?)')
    .run(['aa', JSON.stringify(summary())])
  database.prepare('INSERT INTO snapshots VALUES (?, ?)').run(['aa', JSON.stringify(snapshot)])
  database.close()
  const store = new SqliteStore(path)
  expect(await store.snapshots('aa')).toEqual([snapshot])
  await store.close()
})

test('answers that only a journal held are found, each once, and their tables stand as they did', async () => {
  const { path, database } = fileOf(2, 'journal.db')
  const add = database.prepare('INSERT INTO tables VALUES (?, ?, 0, 1, 0, 1000, ?)')
  const event = database.prepare('INSERT INTO events VALUES (?, ?, 1000, ?)')
  for (const table of ['aa', 'bb', 'cc']) {
    add.run([table, 2, JSON.stringify(summary({ seats: [ana], answers: 1 }))])
    event.run([table, 0, JSON.stringify([created, line('1')])])
  }
  const journal = database.prepare('INSERT INTO journal VALUES (?, ?)')
  // What is in the book of a table already is no news.
  journal.run([
    1,
    JSON.stringify([
      ['aa', 1, 1001, line('1'), [0], 1],
      ['bb', 2, 1002, line('2'), [1], 2],
    ]),
  ])
  journal.run([2, JSON.stringify([['bb', 3, 1003, line('3'), [0], 3]])])
  database.close()

  const store = new SqliteStore(path)
  expect(await store.events('aa')).toEqual([created, line('1')])
  expect(await store.events('bb')).toEqual([created, line('1'), line('2'), line('3')])
  expect(await store.table('bb')).toMatchObject({ version: 4, answers: 3, waitingFor: [0], changedAt: 1003 })
  expect(await store.table('cc')).toMatchObject({ version: 2, answers: 1 })
  await store.append({ table: 'bb', number: 4, events: [line('4')], summary: summary() })
  expect(await store.version('bb')).toBe(5)
  await store.close()
})

test('whose record was told is known from the events, and links of nobody’s are gone', async () => {
  const { path, database } = fileOf(4, 'told.db')
  const add = database.prepare('INSERT INTO tables VALUES (?, 1, 0, 1, 0, 1000, ?)')
  const event = database.prepare('INSERT INTO events VALUES (?, 0, 1000, ?)')
  for (const table of ['aa', 'bb']) {
    add.run([table, JSON.stringify(summary())])
    event.run([table, JSON.stringify([created])])
  }
  database.exec(`INSERT INTO settings VALUES ('secret-told aa', 'yes'), ('vapid-keys', '{}')`)
  database.exec(`INSERT INTO seat_links VALUES ('h', 'bb', 0, 1, NULL, NULL)`)
  database.close()

  const store = new SqliteStore(path)
  expect(await store.events('aa')).toEqual([created, { kind: 'record-told' }])
  expect([await store.version('aa'), await store.version('bb')]).toEqual([2, 1])
  expect([await store.setting('secret-told aa'), await store.setting('vapid-keys')]).toEqual([
    undefined,
    '{}',
  ])
  expect(await store.seatLink('h')).toBeUndefined()
  await store.append({ table: 'aa', number: 2, events: [line('1')], summary: summary() })
  expect(await store.events('aa')).toHaveLength(3)
  await store.close()
})

test('guests are known by the session they had, and told by push where they were', async () => {
  const { path, database } = fileOf(4, 'guests.db')
  const add = database.prepare('INSERT INTO guests VALUES (?, ?, ?, 1000, 2000)')
  for (const id of ['ana', 'bo']) add.run([id, id.toUpperCase(), `h-${id}`])
  const target = { endpoint: 'https://one', p256dh: 'key', auth: 'auth' }
  database.prepare('INSERT INTO push_targets VALUES (?, ?, ?, ?)').run([target.endpoint, 'bo', 'key', 'auth'])
  database.close()
  const store = new SqliteStore(path)
  const ana = await store.guestOf('h-ana', 3000, UNKNOWN_DEVICE)
  expect(ana).toMatchObject({ id: 'ana', name: 'ANA' })
  const [session, ...others] = await store.sessionsOf('ana', 3000)
  expect(others).toEqual([])
  expect(session).toMatchObject({ id: ana?.session, createdAt: 1000, seenAt: 2000 })
  expect([await store.pushTargetsOf('ana'), await store.pushTargetsOf('bo')]).toEqual([[], [target]])
  expect(await store.endSession('ana', session.id)).toBe(true)
  await store.close()
})
