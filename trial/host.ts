import { join } from 'node:path'
import { startServer } from '@astrolabe/server'
import type { HostOrder, HostReady } from './servers/orders.ts'

// The process of a server on trial. Its clock can be set as that of a machine can: whoever asks for the time is told
// another one, and what was to happen after a while happens after that while.
const [folder, ahead] = process.argv.slice(2)
const now = Date.now.bind(Date)
let offset = Number(ahead)
Date.now = () => now() + offset

// A file that may not grow is to the server as a full disk is: an error, not the end.
process.on('SIGXFSZ', () => {})
// Whoever started it says when it ends, also if somebody interrupts them both.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())
process.on('message', (order: HostOrder) => {
  offset = order.ahead
})

/** Nobody here does so much: whoever is refused by it is refused for nothing. */
const BOUNDLESS = { count: 1000, seconds: 1, burst: 5000 }

const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  data: join(folder, 'astrolabe.sqlite'),
  limits: { answers: BOUNDLESS, chat: BOUNDLESS },
  logLevel: 'error',
  pages: join(folder, 'no-pages'),
  version: 'trial',
  threads: 1,
  keep: { guests: 90 },
})
process.send?.({ port: Number(new URL(server.address).port) } satisfies HostReady)
