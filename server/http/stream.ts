import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Listen, TableParams } from '../protocol/index.ts'
import { readEventId } from './messages.ts'
import { noSession } from './refusal.ts'
import { STREAM_REPLY, tableReplies } from './schemas.ts'
import type { App, Services } from './services.ts'
import type { Streams } from './streams.ts'
import { Visit } from './visit.ts'

export function streamRoutes(app: App, services: Services, streams: Streams): void {
  const { limits, notices, sessions } = services

  app.get(
    '/api/tables/:table/stream',
    {
      exposeHeadRoute: false,
      schema: {
        tags: ['Tables'],
        summary: 'Hear of everything that happens at a table, as server-sent events',
        description:
          'An event `table` at once, and one whenever something changes; its data is a TableMessage with the facts ' +
          'and chat since the event before. Resume with the header Last-Event-ID.',
        params: TableParams,
        querystring: Listen,
        response: { ...tableReplies(401, 403), ...STREAM_REPLY },
      },
    },
    async (request, reply) => {
      const visit = await Visit.to(services, request, request.params.table)
      const { room, guest } = visit
      const { seat, finality, lastEventId = String(request.headers['last-event-id'] ?? '') } = request.query
      await visit.look(seat, () => {})
      const { socket } = request
      await answeredBefore(reply.raw, socket)
      const release = await limits.openStream(guest?.id, request.ip)
      // Whoever left while we looked would never leave again, and be counted for ever.
      if (reply.raw.destroyed || socket.destroyed) {
        release()
        return reply.hijack()
      }
      if (guest !== undefined && sessions.hasEnded(guest)) {
        release()
        throw noSession()
      }
      if (guest !== undefined) notices.looked(guest.id, room.id)
      // Some proxies wait for more to send; there may not be more for days.
      reply.headers({
        'Content-Type': 'text/event-stream; charset=utf-8',
        'X-Accel-Buffering': 'no',
        Connection: 'close',
      })
      for (const [name, value = ''] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value)
      reply.hijack()
      // What ends with the connection need not be cut into chunks: after the head, all the rest is the stream.
      reply.raw.removeHeader('Transfer-Encoding')
      reply.raw.writeHead(200).flushHeaders()
      const listening = {
        room,
        guest: guest?.id,
        session: guest?.session,
        seat,
        finality: finality !== undefined,
        heard: readEventId(lastEventId),
      }
      await streams.open(listening, socket, release).catch(() => socket.destroy())
      return reply
    },
  )
}

/** Several requests may come at once on one line: what was asked for first is answered before a stream begins. */
async function answeredBefore(response: ServerResponse, socket: Socket): Promise<void> {
  if (response.socket !== null || socket.destroyed) return
  await new Promise<void>((resolve) => {
    const go = (): void => resolve()
    response.once('socket', go)
    socket.once('close', go)
  })
}
