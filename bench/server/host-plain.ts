import { once } from 'node:events'
import { fdatasyncSync, openSync, writeSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { obeyParent } from './control.ts'

/** About as long as what our server says of a table of Tally. */
const POSITION = JSON.stringify({ table: 'x'.repeat(700) })

interface Waiting {
  readonly line: string
  readonly onDisk: () => void
}

/** Lines at the end of a file, those of one turn of the event loop together. */
class Lines {
  readonly #file: number
  #waiting: Waiting[] = []

  constructor(path: string) {
    this.#file = openSync(path, 'a')
  }

  write(line: string, onDisk: () => void): void {
    if (this.#waiting.push({ line, onDisk }) === 1) setImmediate(() => this.#commit())
  }

  #commit(): void {
    const group = this.#waiting
    this.#waiting = []
    writeSync(this.#file, group.map(({ line }) => line).join(''))
    fdatasyncSync(this.#file)
    for (const { onDisk } of group) onDisk()
  }
}

/**
 * No server for games, but the least that any of them does: it takes a line by HTTP, has it on disk, acknowledges it,
 * and tells a stream. With no rules, no guests and no checks, it shows what Node, the machine and its disk leave to be
 * had; it speaks as much of our API as the generator needs.
 */
export async function hostPlain([folder]: readonly string[]): Promise<void> {
  const lines = new Lines(join(folder, 'plain.txt'))
  const streams = new Map<string, ServerResponse>()
  let guests = 0

  function reply(response: ServerResponse, text: string): void {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length }).end(text)
  }

  function answer(table: string, body: string, response: ServerResponse): void {
    const { number } = JSON.parse(body) as { number: number }
    lines.write(`${body}\n`, () => {
      response.writeHead(204).end()
      streams.get(table)?.write(`event: table\nid: 0.${number + 1}.0\ndata: ${POSITION}\n\n`)
    })
  }

  function take(request: IncomingMessage, body: string, response: ServerResponse): void {
    const [, , , table, deed] = (request.url ?? '').split(/[/?]/)
    if (deed === 'answer') answer(table, body, response)
    else if (deed === 'stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
      streams.set(table, response)
    } else reply(response, JSON.stringify({ token: 'plain', table: `plain-${guests++}` }))
  }

  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (bytes: Buffer) => {
      body += bytes.toString()
    })
    request.on('end', () => take(request, body, response))
  })
  // Others have their turns before it is asked again.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  obeyParent((server.address() as AddressInfo).port, () => Promise.resolve())
}
