import { copyStore, Interrupted } from '@astrolabe/server'
import { SqliteStore } from '@astrolabe/server/store'
import { parseRecord } from '@astrolabe/kernel'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from './test/bundle.ts'
import { Guest } from './test/guest.ts'
import { start } from './test/program.ts'
import { RawStore } from './test/raw-store.ts'
import { REAL_GAMES } from './test/real-games.ts'
import { ServerProcess } from './test/server-process.ts'

const [GAME] = REAL_GAMES
const FOLDER = temporaryFolder()
const inFolder = (name: string): string => join(FOLDER, name)
const DATA = inFolder('data')
const FILE = join(DATA, 'astrolabe.sqlite')

/** A server with a finished game and one under way, which runs all the time. */
let server: ServerProcess
let guest: Guest
let table: string
let finished: string

beforeAll(async () => {
  server = await ServerProcess.start(['--port', '0', '--data', DATA, '--limits', 'off'])
  guest = new Guest(server.address)
  await guest.introduce()
  table = await guest.setUp()
  for (let answers = 0; answers < 3; answers++) await guest.answer(table, await guest.awaitedAnswer(table))
  finished = await guest.letBotsPlay()
})
afterAll(async () => await server.end('SIGKILL'))

/** A backup of that server, changed by hand. */
async function backupWith(name: string, change: string): Promise<string> {
  const file = inFolder(name)
  const { code, err } = await start('backup', file, '--data', DATA)
  expect([code, err]).toEqual([0, ''])
  const store = new RawStore(file)
  store.change(change)
  await store.close()
  return file
}

describe('a backup', () => {
  test('of a running server is whole, nobody else’s, and never in the place of another file by accident', async () => {
    const copy = inFolder('copy.sqlite')
    const { code, out, err } = await start('backup', copy, '--data', DATA)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/copy\.sqlite: \d+\.\d MB in \d+\.\d s\.\n$/)
    expect(statSync(copy).mode & 0o077).toBe(0)
    const again = await start('backup', copy, '--data', DATA)
    expect([again.code, again.err]).toEqual([
      2,
      expect.stringContaining('is there already; choose another name'),
    ])
    expect((await start('backup', copy, '--data', DATA, '--replace')).code).toBe(0)
    mkdirSync(inFolder('backups'))
    expect((await start('backup', inFolder('backups'), '--data', DATA)).code).toBe(0)
    expect(readdirSync(inFolder('backups'))).toEqual([
      expect.stringMatching(/^astrolabe-\d{4}-\d\d-\d\d-\d{6}\.sqlite$/),
    ])
    expect(readdirSync(FOLDER).filter((name) => name.includes('.part'))).toEqual([])
  })

  test.each([
    [
      'of what is not there',
      ['--data', inFolder('nowhere')],
      1,
      /^error: there is no file .*nowhere\/astrolabe\.sqlite\n$/,
    ],
    [
      'to where nothing can be made',
      ['--data', DATA],
      2,
      /cannot be written: there is no such file or folder\.\n$/,
    ],
  ])('%s is refused', async (_, flags, code, says) => {
    const ran = await start('backup', inFolder('no/such/copy.sqlite'), ...flags)
    expect([ran.code, ran.out, ran.err]).toEqual([code, '', expect.stringMatching(says)])
  })

  test('that is interrupted leaves nothing', async () => {
    const part = inFolder('interrupted.part')
    await expect(copyStore(FILE, part, () => {}, AbortSignal.abort())).rejects.toThrow(Interrupted)
    expect(readdirSync(FOLDER)).not.toContain('interrupted.part')
  })
})

describe('what is restored', () => {
  test('is played again, found to be sound, and gone on with', async () => {
    const copy = await backupWith('sound.sqlite', 'PRAGMA user_version')
    const number = await guest.number(table)
    const { code, out, err } = await start('restore', copy, '--data', inFolder('restored'))
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(
      /^1 finished games verified, 1 under way can go on\.\n.*astrolabe\.sqlite: 2 tables in/,
    )
    expect(readdirSync(inFolder('restored'))).toEqual(['astrolabe.sqlite'])
    expect(statSync(inFolder('restored/astrolabe.sqlite')).mode & 0o077).toBe(0)
    const other = await ServerProcess.start([
      '--port',
      '0',
      '--data',
      inFolder('restored'),
      '--limits',
      'off',
    ])
    guest.address = other.address
    expect(await guest.number(table)).toBe(number)
    expect(await guest.answer(table, await guest.awaitedAnswer(table))).toBeGreaterThan(number)
    guest.address = server.address
    await other.end('SIGTERM')
  })

  test('does not take the place of another file unless it is to, nor under a running server', async () => {
    const copy = await backupWith('again.sqlite', 'PRAGMA user_version')
    const taken = await start('restore', copy, '--data', DATA)
    expect([taken.code, taken.err]).toEqual([1, expect.stringMatching(/ is there already; --replace puts/)])
    const running = await start('restore', copy, '--data', DATA, '--replace')
    expect([running.code, running.err]).toEqual([
      1,
      expect.stringMatching(/^error: a server is working on .*: end it first\n$/),
    ])
    expect(await guest.number(table)).toBeGreaterThan(0)
    mkdirSync(inFolder('taken'))
    copyFileSync(copy, inFolder('taken/astrolabe.sqlite'))
    // What is left beside another file would be read as part of the new one.
    writeFileSync(inFolder('taken/astrolabe.sqlite-wal'), '')
    expect((await start('restore', copy, '--data', inFolder('taken'), '--replace')).code).toBe(0)
    expect(readdirSync(inFolder('taken'))).toEqual(['astrolabe.sqlite'])
  })

  test('with a game that is not what it claims to be, is left alone unless that is accepted', async () => {
    const lost = `UPDATE events SET event = '[]' WHERE table_id = '${finished}' AND number > 0`
    const copy = await backupWith('wrong.sqlite', lost)
    const refused = await start('restore', copy, '--data', inFolder('wrong'))
    expect([refused.code, refused.out]).toEqual([
      1,
      expect.stringContaining(`1 NOT what they claim to be: ${finished}.`),
    ])
    expect(refused.err).toContain('--accept-wrong')
    expect(readdirSync(inFolder('wrong'))).toEqual([])
    expect((await start('restore', copy, '--data', inFolder('wrong'), '--accept-wrong')).code).toBe(0)
    expect(readdirSync(inFolder('wrong'))).toEqual(['astrolabe.sqlite'])
  })

  test('must not be damaged, nor anything else', async () => {
    const damaged = await backupWith('damaged.sqlite', 'PRAGMA user_version')
    const bytes = readFileSync(damaged)
    bytes.fill(0xa5, 3 * 4096, 9 * 4096)
    writeFileSync(damaged, bytes)
    writeFileSync(inFolder('letter'), 'not a database, but a letter to a friend\n'.repeat(100))
    for (const [file, says] of [
      [damaged, /^error: .*(?:is damaged|malformed).*\n$/],
      [inFolder('letter'), /^error: .*letter is not a database\n$/],
      [inFolder('nothing'), /^error: there is no file .*nothing\n$/],
    ] as const) {
      const { code, err } = await start('restore', file, '--data', inFolder('refused'))
      expect([code, err]).toEqual([1, expect.stringMatching(says)])
    }
  })
})

describe('failures', () => {
  let none: unknown

  /** What a server keeps of two failures: at one table the rules failed, the other could not even be opened. */
  beforeAll(async () => {
    none = await start('failures', '--data', DATA)
    const store = new SqliteStore(FILE)
    const [record] = [await guest.ask<object>('GET', `/api/tables/${finished}/record`)]
    const error = 'Error: the ace \u001b[31m of hearts\n    at step (rules.ts:1:2)'
    await store.keepFailure({
      reference: 'aaaaaaaaaa',
      table: finished,
      version: 7,
      at: Date.UTC(2026, 0, 2, 3, 4),
      attempt: { seat: 1, text: 'end-turn' },
      error,
      record: parseRecord(JSON.stringify(record)),
    })
    const opened = {
      table,
      version: 0,
      at: Date.UTC(2026, 0, 3),
      attempt: { opened: 4 },
      error: 'RangeError: gone',
    }
    await store.keepFailure({ ...opened, reference: 'bbbbbbbbbb', record: null })
    await store.close()
  })

  test('that there are none is said', () => {
    expect(none).toEqual({ code: 0, out: `Nothing went wrong in ${FILE}.\n`, err: '' })
  })

  test('are listed while the server runs, the latest first, each in a line', async () => {
    const { code, out } = await start('failures', '--data', DATA)
    expect([code, out]).toEqual([
      0,
      `bbbbbbbbbb  2026-01-03 00:00  ${GAME}  ${table}  RangeError: gone\n` +
        `aaaaaaaaaa  2026-01-02 03:04  ${GAME}  ${finished}  Error: the ace  [31m of hearts\n`,
    ])
  })

  test.each(['aaaaaaaaaa', 'bbbbbbbbbb'])(
    'are shown whole, with a record that can be opened (%s)',
    async (reference) => {
      const file = inFolder(`${reference}.json`)
      const { code, out } = await start('failures', reference, '--data', DATA, '--record', file)
      expect([code, out]).toEqual([
        0,
        expect.stringMatching(/^reference {2}\w{10}\nwhen {7}2026-01-0\d \d\d:\d\d UTC\n/),
      ])
      expect(out).toContain(`Its record is in ${file}`)
      expect(statSync(file).mode & 0o077).toBe(0)
      expect((await start('verify', file)).code).toBe(0)
      expect((await start('replay', file)).code).toBe(0)
      expect((await start('failures', reference, '--data', DATA, '--record', file)).code).toBe(2)
    },
  )

  test.each([
    [['cccccccccc', '--data', DATA], 2, 'There is no failure “cccccccccc”'],
    [['--record', inFolder('x.json'), '--data', DATA], 2, '--record needs the reference of a failure'],
    [['--data', inFolder('nowhere')], 1, 'there is no file'],
  ])('%j is refused', async (args, code, says) => {
    const ran = await start('failures', ...args)
    expect([ran.code, ran.err]).toEqual([code, expect.stringContaining(says)])
  })
})
