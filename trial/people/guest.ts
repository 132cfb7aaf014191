import type { GuestCreated } from '@astrolabe/server/protocol'
import { request } from 'node:http'
import type { ServerProcess } from '../servers/server-process.ts'
import { pause, type World } from './world.ts'

export interface Reply {
  readonly status: number
  readonly text: string
  /** Who said so. */
  readonly server: ServerProcess
}

/** A server that has not said anything for so long never will, in milliseconds. */
const PATIENCE = 600_000
const FAILED = 500
const WHY = /^\{"why":"([a-z-]+)"/

/** Somebody who speaks to the servers, whichever is there. */
export class Guest {
  readonly id: string | undefined
  readonly #world: World
  readonly #token: string | undefined

  private constructor(world: World, known?: { readonly id: string; readonly token: string }) {
    this.#world = world
    this.id = known?.id
    this.#token = known?.token
  }

  /** Somebody nobody knows. */
  static stranger(world: World): Guest {
    return new Guest(world)
  }

  static async introduce(world: World, name: string): Promise<Guest> {
    const { token, guest } = await Guest.stranger(world).insist<GuestCreated>('/api/guests', { name })
    return new Guest(world, { id: guest.id, token })
  }

  get headers(): Record<string, string> {
    return this.#token === undefined ? {} : { authorization: `Bearer ${this.#token}` }
  }

  /** Asks once; nothing if the server was gone before it replied. */
  async ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Reply | undefined> {
    const server = await this.#world.servers.pick()
    const reply = await this.#send(server, method, path, body && JSON.stringify(body))
    this.#world.replies.add(nameOf(reply))
    if (reply?.status === FAILED)
      this.#world.fault({ kind: 'failed', table: '', what: `${method} ${path}: ${reply.text}` })
    return reply
  }

  #send(server: ServerProcess, method: string, path: string, body?: string): Promise<Reply | undefined> {
    return new Promise((resolve) => {
      const { port, agent } = server
      const content = body === undefined ? {} : { 'content-type': 'application/json' }
      const cut = (): void => resolve(undefined)
      const asking = request(
        { host: '127.0.0.1', port, agent, method, path, headers: { ...this.headers, ...content } },
        (response) => {
          const pieces: Buffer[] = []
          response.on('data', (piece: Buffer) => pieces.push(piece))
          response.on('error', cut)
          response.on('close', cut)
          response.on('end', () => {
            if (!response.complete) return cut()
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString(), server })
          })
        },
      )
      asking.setTimeout(PATIENCE, () => {
        this.#world.fault({ kind: 'stuck', table: '', what: `no reply to ${method} ${path}` })
        asking.destroy()
      })
      asking.on('error', cut)
      asking.end(body)
    })
  }

  /** Asks again and again until it is granted: for what may be done twice. */
  async insist<T>(path: string, body?: object): Promise<T> {
    for (;;) {
      const reply = await this.ask(body === undefined ? 'GET' : 'POST', path, body)
      if (reply?.status === 200) return JSON.parse(reply.text) as T
      if (reply !== undefined) await pause(WAIT)
      if (this.#world.isOver) throw new Ended()
    }
  }
}

const WAIT = 100

/** The trial has ended in the midst of something. */
export class Ended extends Error {}

function nameOf(reply: Reply | undefined): string {
  if (reply === undefined) return 'cut'
  const why = reply.status < 400 ? undefined : WHY.exec(reply.text)?.[1]
  return why === undefined ? String(reply.status) : `${reply.status} ${why}`
}
