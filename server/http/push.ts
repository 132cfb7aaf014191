import { PushSubscription } from '../protocol/index.ts'
import { Refused } from './refusal.ts'
import { replies } from './schemas.ts'
import type { App, Services } from './services.ts'
import { Type } from 'typebox'

const Empty = Type.Object({}, { additionalProperties: false })

export function pushRoutes(app: App, { sessions, limits, notices }: Services): void {
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
      const { endpoint, keys } = request.body
      const problem = await notices.subscribe(guest, { endpoint, ...keys })
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
