import underPressure from '@fastify/under-pressure'
import type { Server } from 'node:http'
import { type LimitSettings, placesAt } from '../limits/index.ts'
import { Occupancy } from '../limits/occupancy.ts'
import { Refused } from './refusal.ts'
import type { App } from './services.ts'

/** Seconds. */
const LESS_LATE_AFTER = 5

/** More is asked of the server than it can do: whoever comes now would be served late, and make it later. */
const tooLate = (): Refused =>
  new Refused(
    503,
    'too-late',
    'So much is going on here that you would have to wait. Try again in a moment.',
    { retryAfter: LESS_LATE_AFTER },
  )

/** Sends people away while everything is done too late, by so many milliseconds. */
export async function shedLoad(app: App, { lateness }: LimitSettings): Promise<void> {
  if (lateness === undefined) return
  await app.register(underPressure, {
    maxEventLoopDelay: lateness,
    pressureHandler: () => Promise.reject(tooLate()),
  })
}

/** Takes only so many connections; behind a proxy all of them are the proxy's. */
export function capConnections(
  server: Server,
  { connections, addressConnections }: LimitSettings,
  behindProxy: boolean,
): void {
  if (connections !== undefined) server.maxConnections = connections
  if (behindProxy || addressConnections === undefined) return
  const inside = new Occupancy()
  server.on('connection', (socket) => {
    const leave = inside.enter(placesAt('connections', socket.remoteAddress ?? '', addressConnections))
    if (leave === undefined) socket.destroy()
    else socket.once('close', leave)
  })
}
