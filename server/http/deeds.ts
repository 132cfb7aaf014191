import type { FastifyReply } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { Look, TableParams } from '../protocol/index.ts'
import { JSON_TYPE } from './headers.ts'
import { BRIEF_REPLY, type Status, tableReplies } from './schemas.ts'
import type { App, Services } from './services.ts'
import { Visit } from './visit.ts'

/** A reply without content. */
export const NOTHING = ''

/** A way to change a table: `POST /api/tables/<table>/<name>`. The reply is the table as it is then. */
export interface Deed<B extends TSchema> {
  readonly name: string
  readonly tag: string
  readonly summary: string
  readonly body: B
  /** What may be in the way, besides a table that is not there. */
  readonly problems: readonly Status[]
  /** Whether somebody nobody knows yet may do it, and is known from then on. */
  readonly forNewcomers?: boolean
  /** Whether the reply may be nothing, to who hears of it anyway. */
  readonly mayBeBrief?: boolean
  /** Does it; what it gives is the reply. */
  readonly does: (visit: Visit, body: Static<B>) => Promise<string>
}

export function deedRoute<B extends TSchema>(
  app: App,
  services: Services,
  { name, tag, summary, body, problems, forNewcomers = false, mayBeBrief = false, does }: Deed<B>,
): void {
  app.post(
    `/api/tables/:table/${name}`,
    {
      schema: {
        tags: [tag],
        summary,
        params: TableParams,
        querystring: Look,
        body,
        response: { ...tableReplies(...problems), ...(mayBeBrief && BRIEF_REPLY) },
      },
    },
    async (request, reply) => {
      const visit = await Visit.at(services, request, forNewcomers ? reply : undefined)
      return sendTable(reply, await does(visit, request.body as Static<B>))
    },
  )
}

/** Sends a table that has been written already, or nothing. */
export function sendTable(reply: FastifyReply, message: string): FastifyReply {
  if (message === NOTHING) return reply.code(204).send()
  return reply.type(JSON_TYPE).send(message)
}
