import { execFile } from 'node:child_process'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from './test/bundle.ts'
import { Guest } from './test/guest.ts'
import { run } from './test/program.ts'
import { REAL_GAMES } from './test/real-games.ts'
import { type Ended, NotStarted, ServerProcess } from './test/server-process.ts'

const [GAME] = REAL_GAMES
const FOLDER = temporaryFolder()
const inFolder = (name: string): string => join(FOLDER, name)

const KEPT = ['FINISHED', 'IDLE', 'GATHERING', 'GUESTS'].map((what) => `KEEP_${what}`)
const OWN = ['DATA', 'PUBLIC_URL', 'BEHIND_PROXY', 'HOSTS', 'LIMITS', ...KEPT, 'BOT_THREADS', 'LOG']

const servers: ServerProcess[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.end('SIGKILL')
})

async function serve(data: string, ...args: string[]): Promise<ServerProcess> {
  const server = await ServerProcess.start(['--port', '0', '--data', data, '--limits', 'off', ...args])
  servers.push(server)
  return server
}

/** What a server said that did not start. */
async function failed(...args: string[]): Promise<Ended> {
  try {
    servers.push(await ServerProcess.start(args))
  } catch (error) {
    if (error instanceof NotStarted) return error.ended
    throw error
  }
  throw new Error('it started')
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

test('says where it is, in its help what can be set, and how by the environment', async () => {
  const { out } = await run('serve', '--help')
  for (const setting of ['PORT', 'HOST', ...OWN.map((name) => `ASTROLABE_${name}`)])
    expect(out).toContain(`${setting})`)
  const server = await ServerProcess.start([], {
    PORT: '0',
    HOST: '127.0.0.1',
    ASTROLABE_DATA: inFolder('environment'),
    ASTROLABE_LIMITS: 'guests=1/60 lateness=off',
    ASTROLABE_BEHIND_PROXY: 'no',
  })
  servers.push(server)
  expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(statSync(inFolder('environment/astrolabe.sqlite')).mode & 0o077).toBe(0)
  const guest = new Guest(server.address)
  await guest.introduce()
  await expect(guest.introduce()).rejects.toThrow('429')
  const elsewhere = await fetch(`${server.address}/api/guests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.7' },
    body: '{}',
  })
  expect(elsewhere.status).toBe(429)
})

test.each([
  ['--host', '', 'It takes an address, such as localhost or 0.0.0.0.'],
  ['--behind-proxy', 'perhaps', 'It takes yes or no.'],
  ['--hosts', 'http://games.lan', 'It takes names without http:// and port, such as games.lan.'],
  ['--keep-finished', '0', 'It takes a number of days, from 1 on, or forever.'],
  ['--keep-idle', 'never', 'It takes a number of days, from 1 on, or forever.'],
  ['--keep-guests', 'forever', 'It takes a whole number from 1 to 90.'],
])('refuses %s “%s”', async (option, value, says) => {
  const { code, err } = await run('serve', option, value)
  expect([code, err]).toEqual([2, expect.stringContaining(says)])
})

describe('ends in good order', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s, with a stream open and a bot thinking',
    async (signal) => {
      const data = inFolder(signal)
      const server = await serve(data)
      const guest = new Guest(server.address)
      await guest.introduce()
      const table = await guest.setUp()
      const stream = await fetch(`${server.address}/api/tables/${table}/stream`)
      const heard = stream.text()
      for (let answer = await guest.nextAnswer(table); answer; answer = await guest.nextAnswer(table))
        await guest.answer(table, answer)
      const began = Date.now()
      const { code, out, err } = await server.end(signal)
      expect([code, err]).toEqual([0, ''])
      expect(out).toContain(`Everything is kept in ${join(data, 'astrolabe.sqlite')}`)
      expect(Date.now() - began).toBeLessThan(30_000)
      expect(await heard).toMatch(/^event: table\n/)
    },
  )
})

describe('does not start, and says why in one line', () => {
  const only = (line: RegExp): Ended => ({ code: 1, out: '', err: expect.stringMatching(line) as string })

  test('if its port is taken', async () => {
    const { address } = await serve(inFolder('first'))
    const { port } = new URL(address)
    expect(await failed('--port', port, '--data', inFolder('second'))).toEqual(
      only(
        new RegExp(`^error: port ${port} is taken by another program; choose another one with --port\\n$`),
      ),
    )
  })

  test('if its address is not one of this machine', async () => {
    expect(await failed('--port', '0', '--host', '203.0.113.7', '--data', inFolder('elsewhere'))).toEqual(
      only(/^error: “203\.0\.113\.7” is not an address of this machine; choose another one with --host\n$/),
    )
  })

  test('if its folder cannot be made', async () => {
    writeFileSync(inFolder('file'), 'a file')
    expect(await failed('--port', '0', '--data', inFolder('file/folder'))).toEqual(
      only(/^error: .*file\/folder.*\n$/),
    )
  })

  test('if its file is something else', async () => {
    mkdirSync(inFolder('text'))
    writeFileSync(inFolder('text/astrolabe.sqlite'), 'not a database, but a letter to a friend\n'.repeat(100))
    expect(await failed('--port', '0', '--data', inFolder('text'))).toEqual(
      only(/^error: .*is not a database\n$/),
    )
  })
})

test('killed in the middle of things, it loses nothing it has acknowledged', async () => {
  const data = inFolder('crash')
  const guest = new Guest('')
  let table: string | undefined
  let acknowledged = 0
  let unanswered: object | undefined
  for (let life = 0; life < 4; life++) {
    const server = await serve(data)
    guest.address = server.address
    if (table === undefined) {
      await guest.introduce()
      table = await guest.setUp()
    }
    expect(await guest.number(table)).toBeGreaterThanOrEqual(acknowledged)
    // What was sent when the server died is sent again: it counts once, whether it had been kept or not.
    if (unanswered !== undefined) acknowledged = await guest.answer(table, unanswered)
    for (let answers = 0; answers < 5; answers++)
      acknowledged = await guest.answer(table, await guest.awaitedAnswer(table))
    unanswered = await guest.awaitedAnswer(table)
    const number = guest.answer(table, unanswered).catch(() => undefined)
    await pause(2 * life)
    expect((await server.end('SIGKILL')).code).toBeNull()
    acknowledged = (await number) ?? acknowledged
  }
  expect(acknowledged).toBeGreaterThanOrEqual(20)
  const server = await serve(data)
  guest.address = server.address
  const record = await guest.ask<{ answers: string[] }>('GET', `/api/tables/${table}/record`)
  expect(record.answers.length).toBeGreaterThanOrEqual(acknowledged)
})

describe('the example bot', () => {
  const bot = (...args: string[]): Promise<{ stdout: string }> =>
    promisify(execFile)(process.execPath, ['examples/bot.mjs', ...args])

  test('plays a game against a cadet', async () => {
    const server = await serve(inFolder('bot'))
    const { stdout } = await bot(server.address, '--game', GAME)
    expect(stdout).toMatch(
      /^At the table http:\/\/localhost:\d+\/g\/[a-z2-7]{10}\nScores: -?\d+, -?\d+\. We /,
    )
  })

  /** It sits down at a table of somebody else, and the game begins. */
  async function joined({ address }: ServerProcess) {
    const host = new Guest(address)
    await host.introduce()
    const seats = [{ kind: 'open' }, { kind: 'bot', level: 'random' }]
    const { table } = await host.ask<{ table: string }>('POST', '/api/tables', { game: GAME, seats })
    const game = bot(address, '--table', table, '--name', 'Ada')
    const start = (): Promise<unknown> => host.ask('POST', `/api/tables/${table}/start`, {}).catch(String)
    await expect.poll(start).toHaveProperty('table', table)
    return { host, table, game }
  }

  test.each(['SIGKILL', 'SIGTERM'] as const)(
    'goes on when the server is there again (after %s)',
    async (signal) => {
      const data = inFolder(`bot-${signal}`)
      const server = await serve(data)
      const { host, table, game } = await joined(server)
      await expect.poll(() => host.number(table), { interval: 5 }).toBeGreaterThan(2)
      await server.end(signal)
      // Long enough for it to find nobody there.
      await pause(2500)
      await serve(data, '--port', new URL(server.address).port)
      expect((await game).stdout).toContain('Scores: ')
    },
  )

  test('sits down at a table, and is told what is wrong', async () => {
    const server = await serve(inFolder('bots'))
    const { table, game } = await joined(server)
    expect((await game).stdout).toContain('Scores: ')
    await expect(bot(server.address, '--table', table)).rejects.toThrow(
      'There is no open seat at this table.',
    )
    await expect(bot(server.address, '--table', 'abcdefghij')).rejects.toThrow('There is no such table.')
    await expect(bot()).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Usage:') as string,
    })
  })
})
