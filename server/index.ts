import { GAMES } from '@astrolabe/games'
import { randomBytes } from 'node:crypto'
import type { Server } from 'node:net'
import { assemble } from './assembly.ts'
import { lineLog } from './log.ts'
import { REAL_CLOCK } from './real-clock.ts'
import { ReplayThreads } from './replaying/threads.ts'
import { placeOf } from './rooms/failures.ts'
import type { Houses } from './rooms/rooms.ts'
import { warmUp } from './rooms/warm-up.ts'
import type { ServerSettings } from './settings.ts'
import { SqliteStore } from './store/sqlite.ts'
import { ThinkingPool } from './thinking/pool.ts'

export interface RunningServer {
  /** Where it listens. */
  readonly address: string
  /** Accepts nothing more, finishes what is being written, and lets go of everything. */
  stop(): Promise<void>
}

export type { ServerSettings } from './settings.ts'
export * from './keeping/index.ts'

/** A server that could not be started, and why, in words for whoever started it. */
export class CannotStart extends Error {}

/** Starts a server on a file. Throws `CannotStart`, or the store's `UnusableStore`, with what to do about it. */
export async function startServer(settings: ServerSettings, houses: Houses = GAMES): Promise<RunningServer> {
  const { port, host, data, threads } = settings
  const clock = REAL_CLOCK
  const log = lineLog(settings.logLevel, (line) => process.stderr.write(line), clock)
  const { app, rooms, close } = await assemble({
    ...settings,
    store: new SqliteStore(data, {
      unwritable: (trouble) =>
        log.warn(
          { file: data, place: placeOf(trouble) },
          'nothing can be written: tables can be looked at, and everything else waits until there is room',
        ),
      writable: () => log.warn({ file: data }, 'it can be written again'),
    }),
    houses,
    thinker: new ThinkingPool(threads === undefined ? {} : { threads }),
    replayer: new ReplayThreads(),
    clock,
    random: randomBytes,
    log,
  })
  try {
    await app.listen({ port, host })
    const closing = new AbortController()
    // It goes on while people play.
    rooms.recover().catch((error: unknown) => log.error({ place: placeOf(error) }, 'bots cannot go on'))
    void warmUp({ houses, clock, log, signal: closing.signal })
    const stop = (): Promise<void> => {
      closing.abort()
      return close()
    }
    return { address: addressOf(host, app.server.address()), stop }
  } catch (error) {
    await close()
    throw reasonOf(error, settings)
  }
}

/** An address to be typed into a browser on this machine. */
function addressOf(host: string, listening: ReturnType<Server['address']>): string {
  const port = typeof listening === 'object' ? listening?.port : undefined
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** What whoever started the server can do about it. */
const REMEDIES: Readonly<Record<string, (settings: ServerSettings) => string>> = {
  EADDRINUSE: ({ port }) => `port ${port} is taken by another program; choose another one with --port`,
  EACCES: ({ port }) => `port ${port} may not be listened on; choose one from 1024 on with --port`,
  EADDRNOTAVAIL: ({ host }) => `“${host}” is not an address of this machine; choose another one with --host`,
  ENOTFOUND: ({ host }) => `there is no address “${host}”; choose another one with --host`,
}

function reasonOf(error: unknown, settings: ServerSettings): unknown {
  const remedy = REMEDIES[(error as NodeJS.ErrnoException).code ?? '']
  return remedy === undefined ? error : new CannotStart(remedy(settings), { cause: error })
}
