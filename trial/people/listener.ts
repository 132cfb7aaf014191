import { EventReader } from '@astrolabe/bench/server/http/event-reader.ts'
import type { TableMessage } from '@astrolabe/tables'
import { get, type ClientRequest } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { ServerProcess } from '../servers/server-process.ts'
import type { Guest } from './guest.ts'
import type { SharedTable } from './shared-table.ts'
import { Sum } from './sum.ts'
import { pause } from './world.ts'

/** Before a refused stream is tried again, in milliseconds. */
const WAIT = 100

/** Somebody who listens to a table; whenever the stream is cut it is taken up from the last event that was heard. */
export class Listener {
  readonly sum = new Sum()
  readonly #table: SharedTable
  readonly #guest: Guest
  readonly #path: string
  readonly finality: boolean
  #server: ServerProcess | undefined
  #request: ClientRequest | undefined
  #lastId = ''
  #isClosed = false
  /** The newest message that nobody has read. */
  #unread: TableMessage | undefined
  #wake: () => void = () => {}
  /** Acknowledged elsewhere, and not heard of yet. */
  #awaited: { readonly version: number; readonly since: number }[] = []

  constructor(table: SharedTable, guest: Guest, seat: number | undefined, finality: boolean) {
    this.#table = table
    this.#guest = guest
    this.finality = finality
    const query = [...(seat === undefined ? [] : [`seat=${seat}`]), ...(finality ? ['finality=true'] : [])]
    this.#path = `/api/tables/${table.id}/stream?${query.join('&')}`
    table.listeners.add(this)
    void this.#goOn()
  }

  async #goOn(): Promise<void> {
    const { world } = this.#table
    while (!this.#isClosed && !world.isOver) {
      const server = await world.servers.pick()
      if (this.#lastId !== '') world.deeds.add('streams resumed')
      const status = await this.#listen(server)
      this.#server = undefined
      this.#awaited = []
      if (status !== 200) await pause(WAIT)
    }
  }

  /** Listens until nothing more comes; the status it began with, if it did. */
  #listen(server: ServerProcess): Promise<number | undefined> {
    const { world } = this.#table
    const { port } = server
    const least = this.#table.acknowledged
    const resumed = this.#lastId === '' ? {} : { 'last-event-id': this.#lastId }
    return new Promise((resolve) => {
      let status: number | undefined
      let isFirst = true
      const ended = (): void => resolve(status)
      const headers = { ...this.#guest.headers, ...resumed }
      // Not one of the connections that are kept: a stream ends with its own.
      this.#request = get(
        { host: '127.0.0.1', port, path: this.#path, headers, agent: false },
        (response) => {
          status = response.statusCode
          world.replies.add(status === 200 ? '200 stream' : `${status} stream`)
          this.#server = server
          const reader = new EventReader(({ id, data }) => {
            if (this.#isClosed) return
            this.#hear(id, data, isFirst ? least : 0)
            isFirst = false
          })
          response.on('data', (piece: Buffer) => {
            if (status === 200) reader.push(piece)
          })
          response.on('close', ended)
          response.on('error', ended)
        },
      )
      this.#request.on('error', ended)
    })
  }

  #hear(id: string, data: string, least: number): void {
    const message = JSON.parse(data) as TableMessage
    this.#table.wasShown(this.#guest, this.finality, data, message, least)
    const taken = this.sum.take(message)
    switch (taken) {
      case 'heard':
        this.#lastId = id
        this.#unread = message
        this.#noteLateness(message.position.version)
        this.#wake()
        return
      case 'older':
        return
      // Whoever looks from another seat since has to hear everything anew.
      case 'other-seat':
      case 'missed':
        if (taken === 'missed') this.#table.fault('missed', `${this.#path} after ${this.#lastId}, at ${id}`)
        this.#lastId = ''
        this.blink()
        return
    }
  }

  #noteLateness(version: number): void {
    if (this.#awaited.length === 0) return
    const now = performance.now()
    for (const { since } of this.#awaited.filter((awaited) => awaited.version <= version))
      this.#table.world.lateness.push(now - since)
    this.#awaited = this.#awaited.filter((awaited) => awaited.version > version)
  }

  /** A server has acknowledged something: how long does it take until it is told here, by another one? */
  expect(version: number, server: ServerProcess): void {
    if (this.#server === undefined || this.#server === server) return
    if ((this.sum.last?.position.version ?? 0) >= version) this.#table.world.lateness.push(0)
    else this.#awaited.push({ version, since: performance.now() })
  }

  /** Whether it hears of everything there is. */
  get isOpen(): boolean {
    return this.#server !== undefined
  }

  /** The newest message, once; nothing if none comes for so many milliseconds. */
  async next(patience: number): Promise<TableMessage | undefined> {
    if (this.#unread === undefined) {
      let timer: NodeJS.Timeout | undefined
      await new Promise<void>((resolve) => {
        this.#wake = resolve
        timer = setTimeout(resolve, patience)
      })
      clearTimeout(timer)
    }
    const message = this.#unread
    this.#unread = undefined
    return message
  }

  /** Leaves the stream, and takes it up again. */
  blink(): void {
    this.#request?.destroy()
  }

  close(): void {
    this.#isClosed = true
    this.#table.listeners.delete(this)
    this.#request?.destroy()
    this.#wake()
  }
}
