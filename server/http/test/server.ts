import { GAMES } from '@astrolabe/games'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type Assembled, assemble, type Parts } from '../../assembly.ts'
import { NO_LIMITS } from '../../limits/index.ts'
import { lineLog } from '../../log.ts'
import { REAL_CLOCK } from '../../real-clock.ts'
import { forkNow } from '../../replaying/replaying.ts'
import { USUAL_KEEP } from '../../settings.ts'
import type { Houses } from '../../rooms/rooms.ts'
import { SqliteStore } from '../../store/sqlite.ts'
import type { Store } from '../../store/store.ts'
import { TINY_GAMES } from '../../test/houses.ts'
import { thinkerHere } from './thinker.ts'

/** The games that have a house of their own; other tests may have put more among them. */
export const REAL_GAMES: readonly string[] = Object.keys(GAMES).filter((id) =>
  existsSync(new URL(`../../../games/${id}/`, import.meta.url)),
)
const [REAL_GAME] = REAL_GAMES
export { REAL_GAME }

/** The games of the tests: small ones, and a real one. */
const HOUSES: Houses = { ...TINY_GAMES, [REAL_GAME]: GAMES[REAL_GAME] }

/** A server that listens on this machine. */
export interface TestServer extends Assembled {
  readonly address: string
  readonly store: Store
  readonly folder: string
  /** The lines of the log. */
  readonly logged: readonly string[]
}

/** Starts a server with a store of its own; closing it leaves nothing behind. */
export async function startTestServer(parts: Partial<Parts> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'astrolabe-'))
  const store = parts.store ?? new SqliteStore(join(folder, 'astrolabe.sqlite'))
  const houses = parts.houses ?? HOUSES
  const logged: string[] = []
  const assembled = await assemble({
    store,
    houses,
    thinker: thinkerHere(houses),
    replayer: { fork: (wanted) => forkNow(houses, wanted), close: async () => {} },
    clock: REAL_CLOCK,
    random: randomBytes,
    log: lineLog('info', (line) => logged.push(line), REAL_CLOCK),
    limits: NO_LIMITS,
    keep: USUAL_KEEP,
    pages: join(folder, 'nowhere'),
    version: '0.0.0',
    ...parts,
  })
  const address = await assembled.app.listen({ port: 0, host: '127.0.0.1' })
  const close = async (): Promise<void> => {
    await assembled.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...assembled, close, address, store, folder, logged }
}

/** The same for one test. */
export async function openServer(parts: Partial<Parts> = {}): Promise<TestServer> {
  const server = await startTestServer(parts)
  onTestFinished(server.close)
  return server
}

/** The same for all tests of a file; to be read inside of them. */
export function sharedServer(parts: Partial<Parts> = {}): { readonly current: TestServer } {
  let server: TestServer | undefined
  beforeAll(async () => {
    server = await startTestServer(parts)
  })
  afterAll(async () => await server?.close())
  return {
    get current() {
      if (server === undefined) throw new Error('the server has not been started')
      return server
    },
  }
}
