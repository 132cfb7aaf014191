import { SessionList, SessionParams } from '../protocol/index.ts'
import type { Guest } from '../store/store.ts'
import { noSuchSession } from './refusal.ts'
import { replies } from './schemas.ts'
import type { App, Services } from './services.ts'

/** Where a guest is known, and how to end that. */
export function mySessionRoutes(app: App, { sessions }: Services): void {
  const listed = async (guest: Guest): Promise<SessionList> => ({
    sessions: (await sessions.of(guest)).map(({ id, device, createdAt, seenAt }) => ({
      id,
      current: id === guest.session,
      ...device,
      createdAt,
      seenAt,
    })),
  })

  app.get(
    '/api/me/sessions',
    {
      schema: {
        tags: ['You'],
        summary: 'Where you are known: one session for each device, this one first; none if nobody knows you',
        response: replies('Your sessions.', SessionList, 401),
      },
    },
    async (request) => {
      const guest = await sessions.known(request)
      return guest === undefined ? { sessions: [] } : await listed(guest)
    },
  )

  app.delete(
    '/api/me/sessions/:session',
    {
      schema: {
        tags: ['You'],
        summary: 'End a session: that device is not you any more, at once; your own is ended the same way',
        params: SessionParams,
        response: replies('The sessions you have left.', SessionList, 401, 403, 404),
      },
    },
    async (request, reply) => {
      const guest = await sessions.needed(request)
      if (!(await sessions.end(guest, request.params.session, reply))) throw noSuchSession()
      return await listed(guest)
    },
  )

  app.delete(
    '/api/me/sessions',
    {
      schema: {
        tags: ['You'],
        summary: 'End all your sessions but the one by which you ask',
        response: replies('The session you have left.', SessionList, 401, 403),
      },
    },
    async (request, reply) => {
      const guest = await sessions.needed(request)
      const others = (await sessions.of(guest)).filter(({ id }) => id !== guest.session)
      // Asked for together, they are ended together or not at all.
      await Promise.all(others.map(({ id }) => sessions.end(guest, id, reply)))
      return await listed(guest)
    },
  )
}
