import { PushNews, PushSubscription } from '../protocol/index.ts'
import { newsFor } from './push-news.ts'
import { Refused } from './refusal.ts'
import { replies } from './schemas.ts'
import type { App, Services } from './services.ts'
import { Type } from 'typebox'

const Empty = Type.Object({}, { additionalProperties: false })

/** More than anybody is told of at once. */
const MOST = 100

export function pushRoutes(app: App, { sessions, limits, notices, store }: Services): void {
  app.get(
    '/api/push',
    {
      schema: {
        tags: ['Notices'],
        summary: 'What a notice is about: the tables that wait for you, and in which language to say so',
        response: replies('Those at which somebody calls you first.', PushNews, 401),
      },
    },
    async (request) => {
      const guest = await sessions.needed(request)
      const [language, tables] = await Promise.all([
        store.pushLanguage(guest.session),
        store.tablesOf(guest.id, MOST),
      ])
      return { ...(language && { language }), tables: tables.flatMap((table) => newsFor(table, guest.id)) }
    },
  )

  app.post(
    '/api/push',
    {
      schema: {
        tags: ['Notices'],
        summary: 'Be told by web push that it is your turn, when you are not looking',
        body: PushSubscription,
        response: replies('You will be told.', Empty, 401, 403, 422),
      },
    },
    async (request) => {
      const guest = await sessions.needed(request)
      await limits.changeNotices(guest.id)
      const { endpoint, keys, language } = request.body
      const target = { endpoint, ...keys, ...(language && { language }) }
      const problem = await notices.subscribe(guest, target)
      if (problem !== undefined)
        throw new Refused(422, 'bad-endpoint', `You cannot be told there: ${problem}.`)
      return {}
    },
  )

  app.delete(
    '/api/push',
    {
      schema: {
        tags: ['Notices'],
        summary: 'Be told no more',
        body: PushSubscription,
        response: replies('You will not be told there any more.', Empty, 401, 403),
      },
    },
    async (request) => {
      const guest = await sessions.needed(request)
      await limits.changeNotices(guest.id)
      await notices.unsubscribe(guest.id, request.body.endpoint)
      return {}
    },
  )
}
