import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TableEvent } from '@astrolabe/tables'
import { UNKNOWN_DEVICE } from '../identity/device.ts'
import { temporaryFolder } from '../test/folder.ts'
import { SqliteStore } from './sqlite.ts'
import { Conflict, type Summary } from './store.ts'
import { appendLine, created, creation, line, session, summary } from './test/lines.ts'

const folder = temporaryFolder()
let files = 0
const newFile = (): string => join(folder, `shared-${files++}.db`)

/** A table with a creation and so many answers, one right after the other. */
async function answered(store: SqliteStore, answers: number, last: Partial<Summary> = {}): Promise<void> {
  await store.append(creation('aa'))
  for (let number = 1; number <= answers; number++) {
    const now = summary({ answers: number, changedAt: 1000 + number, ...(number === answers ? last : {}) })
    await store.append({ ...appendLine('aa', number, `${number}`), summary: now })
  }
}

/** Two servers with one file, and what has to be in it. */
class SharedFile {
  readonly #path = newFile()
  readonly #stores = [new SqliteStore(this.#path), new SqliteStore(this.#path)]
  readonly #tables: Record<string, TableEvent[]> = { aa: [created], bb: [created] }
  /** What came of everything, and what should have come of it. */
  readonly found: unknown[] = []
  readonly expected: unknown[] = []

  async create(): Promise<void> {
    for (const table of Object.keys(this.#tables)) await this.#stores[0].append(creation(table))
  }

  /** Adds an event, by a server that may not know of the last ones. */
  async append(store: number, table: string, event: TableEvent, unknown: number): Promise<void> {
    const events = this.#tables[table]
    const number = Math.max(1, events.length - unknown)
    const append = this.#stores[store].append({ table, number, events: [event], summary: summary() })
    this.found.push(await append.then(() => 'kept').catch((error: unknown) => error instanceof Conflict))
    this.expected.push(number === events.length ? 'kept' : true)
    if (number === events.length) events.push(event)
  }

  async read(store: number, table: string): Promise<void> {
    this.found.push([await this.#stores[store].version(table), await this.#stores[store].events(table)])
    this.expected.push([this.#tables[table].length, [...this.#tables[table]]])
  }

  async reopen(store: number): Promise<void> {
    await this.#stores[store].close()
    this.#stores[store] = new SqliteStore(this.#path)
  }

  async close(): Promise<void> {
    for (const [place, store] of this.#stores.entries()) {
      for (const table of Object.keys(this.#tables)) await this.read(place, table)
      await store.close()
    }
  }
}

test('whoever shares a file finds what others wrote, and nothing is lost or written twice', async () => {
  const step = fc.record({
    store: fc.nat(1),
    table: fc.constantFrom('aa', 'bb'),
    unknown: fc.constantFrom(0, 0, 0, 1),
    deed: fc.constantFrom('answer', 'answer', 'answer', 'say', 'read', 'reopen'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const file = new SharedFile()
      await file.create()
      for (const [place, { store, table, unknown, deed }] of steps.entries()) {
        if (deed === 'read') await file.read(store, table)
        else if (deed === 'reopen') await file.reopen(store)
        else {
          const said: TableEvent = { kind: 'said', at: 1, seat: 0, name: 'Ana', text: `${place}` }
          await file.append(store, table, deed === 'say' ? said : line(`${place}`), unknown)
        }
      }
      await file.close()
      expect(file.found).toEqual(file.expected)
    }),
    { numRuns: 40 },
  )
})

test('whoever listens hears of what others write, also after they have removed what they wrote last', async () => {
  const path = newFile()
  const [one, other] = [new SqliteStore(path), new SqliteStore(path)]
  const heard: string[] = []
  const feed = one.listen((table, version) => heard.push(`${table} ${version}`))
  const polled = (): string[] => {
    heard.length = 0
    feed.poll()
    return [...heard]
  }
  expect(polled()).toEqual([])
  await other.append(creation('aa'))
  await other.append(creation('bb'))
  expect(polled()).toEqual(['aa 1', 'bb 1'])
  expect(polled()).toEqual([])
  const [aa, bb] = await other.tablesAfter('', 2)
  await other.removeTable(bb, () => true)
  await other.append(appendLine('aa', 1, '1'))
  expect(polled()).toEqual(['aa 2'])
  const [changed] = await other.tablesAfter('', 1)
  await other.removeTable({ ...aa, ...changed }, () => true)
  await other.append(creation('cc'))
  expect(polled()).toEqual(['cc 1'])
  for (const store of [one, other]) await store.close()
})

describe('a file that cannot be written', () => {
  /** A store whose disk fills up, and is emptied. */
  class FullStore extends SqliteStore {
    set isFull(isFull: boolean) {
      this.connection.all(`PRAGMA query_only = ${Number(isFull)}`)
    }
  }

  const hour = 60 * 60 * 1000

  test('shows all that was acknowledged, and nothing else', async () => {
    const store = new FullStore(newFile())
    await store.addGuest('Ana', session('ana'))
    await answered(store, 3, { waitingFor: [1] })
    store.isFull = true
    await expect(store.append(appendLine('aa', 4, 'lost'))).rejects.toThrow('readonly')
    for (let time = 0; time < 2; time++) {
      expect(await store.events('aa')).toEqual([created, line('1'), line('2'), line('3')])
      expect(await store.version('aa')).toBe(4)
      expect(await store.table('aa')).toMatchObject({ version: 4, answers: 3, waitingFor: [1] })
      expect(await store.tablesOf('ana', 10)).toMatchObject([{ table: 'aa', version: 4 }])
      await expect(store.append(appendLine('aa', 4, 'lost'))).rejects.toThrow('readonly')
    }
    expect(await store.guestOf('h-s-ana', 2 * hour, UNKNOWN_DEVICE)).toMatchObject({ id: 'ana' })
    await store.close().catch(() => {})
  })

  test('is gone on with where it was once it can be', async () => {
    const path = newFile()
    const store = new FullStore(path)
    await answered(store, 3)
    store.isFull = true
    await expect(store.append(appendLine('aa', 4, 'lost'))).rejects.toThrow('readonly')
    expect(await store.version('aa')).toBe(4)
    store.isFull = false
    await expect(store.append(appendLine('aa', 3, 'late'))).rejects.toThrow(Conflict)
    await store.append(appendLine('aa', 4, '4'))
    await store.append(appendLine('aa', 5, '5'))
    const all = [created, ...['1', '2', '3', '4', '5'].map(line)]
    expect(await store.events('aa')).toEqual(all)
    await store.close()
    const after = new SqliteStore(path)
    expect([await after.events('aa'), await after.version('aa')]).toEqual([all, 6])
    await after.close()
  })

  test('shows what another server writes to it', async () => {
    const path = newFile()
    const [full, other] = [new FullStore(path), new SqliteStore(path)]
    await answered(other, 2)
    full.isFull = true
    expect(await full.events('aa')).toEqual([created, line('1'), line('2')])
    await other.append(appendLine('aa', 3, '3'))
    expect([await full.version('aa'), await full.events('aa')]).toEqual([
      4,
      [created, line('1'), line('2'), line('3')],
    ])
    await other.close()
    expect(await full.version('aa')).toBe(4)
    full.isFull = false
    await full.close()
  })
})
