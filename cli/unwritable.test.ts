import { execFileSync } from 'node:child_process'
import { chmodSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from './test/bundle.ts'
import { Guest } from './test/guest.ts'
import { RawStore } from './test/raw-store.ts'
import { NotStarted, ServerProcess } from './test/server-process.ts'

const FOLDER = temporaryFolder()
const ARGS = ['--port', '0', '--limits', 'off', '--data']

/** To whom nothing is forbidden has to be somebody else for a while. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

const servers: ServerProcess[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.end('SIGKILL')
})

async function serve(
  data: string,
  circumstances: Parameters<typeof ServerProcess.start>[2] = {},
): Promise<ServerProcess> {
  const server = await ServerProcess.start([...ARGS, data], {}, circumstances)
  servers.push(server)
  return server
}

interface Played {
  readonly data: string
  readonly guest: Guest
  readonly table: string
  /** An answer that was not given yet. */
  readonly next: object
}

/** A folder in which a game has been begun; its server is gone, in good order or killed. */
async function played(name: string, end: 'SIGTERM' | 'SIGKILL'): Promise<Played> {
  const data = join(FOLDER, `${name}-${end}`)
  const server = await serve(data)
  const guest = new Guest(server.address)
  await guest.introduce()
  const table = await guest.setUp()
  await guest.answer(table, await guest.awaitedAnswer(table))
  const next = await guest.awaitedAnswer(table)
  await server.end(end)
  return { data, guest, table, next }
}

/** Everything is shown and nothing is taken, until the trouble is gone; then all goes on. */
async function expectLooksThenPlay(
  { guest, table, next }: Played,
  server: ServerProcess,
  mend: () => void,
): Promise<void> {
  guest.address = server.address
  expect(server.err).toContain('nothing can be written: tables can be looked at')
  const number = await guest.number(table)
  expect((await guest.ask<{ tables: object[] }>('GET', '/api/tables/mine')).tables).toHaveLength(1)
  for (let time = 0; time < 2; time++) {
    await expect(guest.answer(table, next)).rejects.toThrow(/: 503 .*"why":"unwritable".*"retryAfter":30/)
    await expect(guest.introduce()).rejects.toThrow(': 503 ')
  }
  expect(await guest.number(table)).toBe(number)
  mend()
  await expect
    .poll(() => guest.answer(table, next).catch(String), { timeout: 20_000 })
    .toBeGreaterThan(number)
  expect(server.err).toContain('it can be written again')
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
}

describe.skipIf(process.platform !== 'linux')('on a disk that is full at the start', () => {
  test.each([
    // Not a byte may be added to any file.
    ['SIGTERM', 0],
    // No more than there was for the index of what is not in the file yet.
    ['SIGKILL', 64],
  ] as const)('what can be read is served (left by %s)', async (end, room) => {
    const game = await played('full', end)
    const server = await serve(game.data, { shell: `ulimit -S -f ${room}` })
    await expectLooksThenPlay(game, server, () => {
      execFileSync('prlimit', ['--pid', String(server.pid), '--fsize=unlimited'])
    })
  })
})

describe.skipIf(process.platform === 'win32')('on a disk that is closed to writing at the start', () => {
  const allow = (folder: string, inFolder: number, inFiles: number): void => {
    for (const file of readdirSync(folder)) chmodSync(join(folder, file), inFiles)
    chmodSync(folder, inFolder)
  }

  test.each(['SIGTERM', 'SIGKILL'] as const)('what can be read is served (left by %s)', async (end) => {
    const game = await played('closed', end)
    chmodSync(FOLDER, 0o755)
    allow(game.data, 0o555, 0o444)
    await expectLooksThenPlay(game, await serve(game.data, NOBODY), () => allow(game.data, 0o777, 0o666))
  })

  test('a file that has to be changed first says so, and one that is not there as well', async () => {
    const { data } = await played('older', 'SIGTERM')
    const store = new RawStore(join(data, 'astrolabe.sqlite'))
    store.change('PRAGMA user_version = 1')
    await store.close()
    chmodSync(FOLDER, 0o755)
    allow(data, 0o555, 0o444)
    const said = (folder: string): Promise<string> =>
      serve(folder, NOBODY).then(
        () => 'it started',
        (error: unknown) => (error instanceof NotStarted ? error.ended.err : String(error)),
      )
    expect(await said(data)).toMatch(
      /^error: .* is of an older version of this program and has to be changed .* \(SQLITE_\w+\): make room .*\n$/,
    )
    expect(await said(join(data, 'new'))).toMatch(/^error: .* cannot be written: its folder cannot be made/)
    allow(data, 0o777, 0o666)
  })
})
