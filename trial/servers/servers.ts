import type { Chance } from '@astrolabe/kernel'
import { ServerLog } from './server-log.ts'
import { ServerProcess } from './server-process.ts'

export interface ServersWishes {
  /** The program of a server. */
  readonly host: string
  /** Where it keeps its file. */
  readonly folder: string
  readonly count: number
  readonly chance: Chance
  /** A server has ended that nobody has killed. */
  readonly crashed: (said: string) => void
}

/** The servers on one file, and who of them is there. */
export class Servers {
  readonly #wishes: ServersWishes
  readonly #running = new Map<number, ServerProcess>()
  #whenUp = Promise.withResolvers<void>()
  #ahead = 0
  #isClosed = false
  /** Milliseconds each start took. */
  readonly starts: number[] = []
  kills = 0
  /** What the servers have logged, and how often. */
  readonly log = new ServerLog()

  constructor(wishes: ServersWishes) {
    this.#wishes = wishes
  }

  get count(): number {
    return this.#wishes.count
  }

  get pids(): readonly number[] {
    return [...this.#running.values()].map(({ pid }) => pid)
  }

  async startAll(): Promise<void> {
    await Promise.all(Array.from({ length: this.count }, (_, place) => this.start(place)))
  }

  async start(place: number): Promise<void> {
    const { host, folder } = this.#wishes
    const server = await ServerProcess.start(host, folder, this.#ahead, (text) => this.log.add(text))
    if (this.#isClosed) return await server.kill()
    this.starts.push(server.startedIn)
    this.#running.set(place, server)
    this.#whenUp.resolve()
    void server.gone.then(() => this.#ended(place, server))
  }

  #ended(place: number, server: ServerProcess): void {
    if (this.#running.get(place) !== server) return
    this.#leave(place)
    this.#wishes.crashed(this.log.last)
    if (!this.#isClosed) void this.start(place)
  }

  #leave(place: number): void {
    this.#running.delete(place)
    if (this.#running.size === 0) this.#whenUp = Promise.withResolvers<void>()
  }

  /** One that is there, as soon as there is one. */
  async pick(): Promise<ServerProcess> {
    for (;;) {
      const servers = [...this.#running.values()]
      if (servers.length > 0) return servers[this.#wishes.chance.below(servers.length)]
      await this.#whenUp.promise
    }
  }

  get isUp(): boolean {
    return this.#running.size > 0
  }

  async kill(place: number): Promise<void> {
    const server = this.#running.get(place)
    if (server === undefined) return
    this.#leave(place)
    this.kills++
    await server.kill()
  }

  setClock(ahead: number): void {
    this.#ahead = ahead
    for (const server of this.#running.values()) server.setClock(ahead)
  }

  /** Ends them all; nobody comes back. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const [place, server] of this.#running) {
      this.#leave(place)
      await server.kill()
    }
  }
}
