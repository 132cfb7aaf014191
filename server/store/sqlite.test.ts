import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../test/folder.ts'
import { IN_MEMORY, SqliteStore, UnusableStore } from './sqlite.ts'
import { Conflict, DamagedBook } from './store.ts'
import { appendLine, created, creation, line, session } from './test/lines.ts'
import { describeStore } from './test/store-suite.ts'

const folder = temporaryFolder()
let files = 0
const newFile = (): string => join(folder, `${files++}.db`)

function emptyFile(): string {
  const file = newFile()
  writeFileSync(file, '')
  return file
}

describeStore('in memory', () => new SqliteStore(IN_MEMORY))
describeStore('in a file', () => new SqliteStore(newFile()))

describe('a file', () => {
  test('in a folder that is not there yet is made, and found as it was left', async () => {
    const path = join(folder, 'deep', 'down', 'astrolabe.db')
    const before = new SqliteStore(path)
    await before.append(creation('aa'))
    await before.append(appendLine('aa', 1, 'x'))
    const table = await before.table('aa')
    await before.close()
    const after = new SqliteStore(path)
    expect(await after.events('aa')).toEqual([created, line('x')])
    expect(await after.table('aa')).toEqual(table)
    await after.close()
  })

  test('may be written by two at once: one of them conflicts', async () => {
    const path = newFile()
    const [one, other] = [new SqliteStore(path), new SqliteStore(path)]
    await one.append(creation('aa'))
    await other.append(appendLine('aa', 1, 'other'))
    await expect(one.append(appendLine('aa', 1, 'one'))).rejects.toThrow(Conflict)
    await one.append(appendLine('aa', 2, 'one'))
    expect(await other.events('aa')).toEqual([created, line('other'), line('one')])
    await Promise.all([one.close(), other.close()])
  })

  test.each([
    ['that is no database', 'is not a database', (path: string) => writeFileSync(path, 'hello '.repeat(999))],
    [
      'of another program',
      'is the database of another program',
      (path: string) => new Database(path).exec('CREATE TABLE recipes (name TEXT)'),
    ],
    [
      'of a newer version of the program',
      'was written by a newer version of this program',
      (path: string) => new Database(path).exec('PRAGMA user_version = 999'),
    ],
  ])('%s is refused, and says so', (_, reason, make) => {
    const path = newFile()
    make(path)
    expect(() => new SqliteStore(path)).toThrow(new UnusableStore(`${path} ${reason}`))
  })

  test.each([
    ['in a folder below a file', () => join(emptyFile(), 'inside', 'astrolabe.db')],
    ['in a folder that is a file', () => join(emptyFile(), 'astrolabe.db')],
    // The system lets nobody make anything there, and says that it is not there.
    ['in a folder that nobody can make', () => '/proc/astrolabe/astrolabe.db'],
  ])('%s is refused, and says so', (_, place) => {
    const path = place()
    expect(() => new SqliteStore(path)).toThrow(UnusableStore)
    expect(() => new SqliteStore(path)).toThrow(`${path} cannot be written: its folder cannot be made,`)
  })
})

describe('commits', () => {
  test('of a thousand appends at once are few, and all are there after reopening', async () => {
    const path = newFile()
    const groups: number[] = []
    const store = new SqliteStore(path, { onCommit: (writes) => groups.push(writes) })
    const tables = Array.from({ length: 100 }, (_, table) => `t${table}`)
    await Promise.all(tables.map((table) => store.append(creation(table))))
    groups.length = 0
    await Promise.all(
      tables.flatMap((table) =>
        Array.from({ length: 10 }, (_, place) => store.append(appendLine(table, place + 1, `${place}`))),
      ),
    )
    expect(groups.reduce((sum, writes) => sum + writes, 0)).toBe(1000)
    expect(groups.length).toBeLessThanOrEqual(10)
    await store.close()
    const after = new SqliteStore(path)
    for (const table of tables) expect(await after.events(table)).toHaveLength(11)
    await after.close()
  })

  test('a write that breaks takes no other down with it', async () => {
    const store = new SqliteStore(IN_MEMORY)
    const outcomes = await Promise.allSettled([
      store.append(creation('aa')),
      store.addGuest('Ana', session('ana')),
      store.addGuest('Ana', session('ana')),
      store.append(appendLine('aa', 1, 'x')),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(await store.events('aa')).toEqual([created, line('x')])
    await store.close()
  })
})

describe('a book that was damaged', () => {
  test('is not taken for what was written, and every other one can be read', async () => {
    const path = join(folder, 'damaged.db')
    const store = new SqliteStore(path)
    for (const table of ['aa', 'bb']) {
      await store.append(creation(table))
      for (let number = 1; number < 4; number++) await store.append(appendLine(table, number, `${number}`))
    }
    await store.close()
    const database = new Database(path)
    database.exec(
      `UPDATE events SET event = replace(event, '"2"', '"3"') WHERE table_id = 'aa' AND number = 2`,
    )
    database.close()
    const again = new SqliteStore(path)
    await expect(again.events('aa')).rejects.toThrow(DamagedBook)
    expect(await again.events('bb')).toHaveLength(4)
    await again.close()
  })

  test('is found out also if it was begun before there were checksums', async () => {
    const path = join(folder, 'unsummed.db')
    const store = new SqliteStore(path)
    await store.append(creation('aa'))
    await store.close()
    const change = (sql: string): void => {
      const database = new Database(path)
      database.exec(sql)
      database.close()
    }
    change('UPDATE tables SET checksum = NULL')
    const later = new SqliteStore(path)
    expect(await later.events('aa')).toHaveLength(1)
    await later.append(appendLine('aa', 1, 'x'))
    expect(await later.events('aa')).toHaveLength(2)
    await later.close()
    change(`UPDATE events SET event = replace(event, 'Ana', 'Eve') WHERE number = 0`)
    const again = new SqliteStore(path)
    await expect(again.events('aa')).rejects.toThrow(DamagedBook)
    await again.close()
  })
})
