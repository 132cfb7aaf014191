/**
 * How long a backup and its return take, and what people notice: a file of finished games (`npm run bench:backup -- 200`
 * for one of 200 MB), with a server on it that takes answers as fast as bots give them.
 */
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { SqliteStore } from '@astrolabe/server/store'

const MEGABYTES = Number(process.argv[2] ?? 120)
const BOTS = 4
const TOGETHER = 200
const LETTERS = 'abcdefghij'
const GAME = 'vii-legio'
const TOP = join(import.meta.dirname, '..')
const PROGRAM = join(TOP, 'cli/bin/astrolabe.js')
const BOT = join(TOP, 'examples/bot.mjs')

const folder = mkdtempSync(join(tmpdir(), 'astrolabe-backup-'))
const file = join(folder, 'astrolabe.sqlite')
const run = promisify(execFile)

/** @param {string[]} args */
async function program(...args) {
  const began = performance.now()
  const { stdout } = await run(process.execPath, [PROGRAM, ...args])
  console.log(`astrolabe ${args[0]}: ${((performance.now() - began) / 1000).toFixed(2)} s, start and all`)
  console.log(stdout.trimEnd().replaceAll(/^/gm, '  '))
}

async function serve() {
  const args = ['serve', '--port', '0', '--data', folder, '--limits', 'off', '--bot-threads', '1']
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: child.stdout })) {
    const [, address] = /^Astrolabe is at (\S+)/.exec(line) ?? []
    if (address === undefined) continue
    const ended = new Promise((resolve) => child.once('close', resolve))
    return { address, end: () => child.kill() && ended }
  }
  throw new Error('the server did not start')
}

class Copies extends SqliteStore {
  /** Copies the finished game in the file under other names until the file is as large as wanted. */
  fill() {
    const [{ id }] = /** @type {[{ id: string }]} */ (
      this.connection.all('SELECT id FROM tables WHERE phase = 2')
    )
    for (let number = 0; statSync(file).size < MEGABYTES * 1e6; number += TOGETHER) {
      this.connection.transaction(() => {
        for (let one = number; one < number + TOGETHER; one++) this.#copy(id, nameOf(one))
      })
      this.connection.all('PRAGMA wal_checkpoint(TRUNCATE)')
    }
  }

  /**
   * @param {string} id
   * @param {string} name
   */
  #copy(id, name) {
    for (const sql of [
      `INSERT INTO tables (id, version, listed, phase, bot_turn, changed_at, summary, change, checksum)
       SELECT ?, version, listed, phase, bot_turn, changed_at, summary, change, checksum FROM tables WHERE id = ?`,
      'INSERT INTO events SELECT ?, number, at, event FROM events WHERE table_id = ?',
      'INSERT INTO snapshots SELECT ?, at, milestone, snapshot FROM snapshots WHERE table_id = ?',
    ])
      this.connection.run(sql, name, id)
  }
}

/** Ten letters, as the ids of tables are. @param {number} number */
const nameOf = (number) => (10 ** 9 + number).toString().replaceAll(/\d/g, (digit) => LETTERS[Number(digit)])

/**
 * Somebody who looks in now and then, and the longest they had to wait.
 *
 * @param {string} address
 */
function visitor(address) {
  let longest = 0
  const look = async () => {
    const began = performance.now()
    await fetch(`${address}/api/lobby`).then(
      (reply) => reply.text(),
      () => '',
    )
    longest = Math.max(longest, performance.now() - began)
  }
  const timer = setInterval(() => void look(), 20)
  return () => {
    clearInterval(timer)
    return `${Math.round(longest)} ms`
  }
}

try {
  const first = await serve()
  await run(process.execPath, [BOT, first.address, '--game', GAME])
  await first.end()
  const store = new Copies(file)
  store.fill()
  await store.close()
  console.log(`${(statSync(file).size / 1e6).toFixed(0)} MB of finished games`)

  const { address, end } = await serve()
  const bots = Array.from({ length: BOTS }, () =>
    spawn(process.execPath, [BOT, address, '--game', GAME], { stdio: 'ignore' }),
  )
  const alone = visitor(address)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  console.log(`longest wait of a visitor before: ${alone()}`)
  const meanwhile = visitor(address)
  for (const name of ['one', 'two', 'three'])
    await program('backup', join(folder, `${name}.sqlite`), '--data', folder)
  console.log(`longest wait of a visitor meanwhile: ${meanwhile()}`)
  for (const bot of bots) bot.kill()
  await end()
  await program('restore', join(folder, 'three.sqlite'), '--data', join(folder, 'restored'))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
