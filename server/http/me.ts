import { GuestCreated, Me, NewGuest, Rename } from '../protocol/index.ts'
import type { Guest } from '../store/store.ts'
import { legible, legibleName } from './names.ts'
import { replies } from './schemas.ts'
import type { App, Services } from './services.ts'

const shown = ({ id, name }: Guest): { id: string; name: string } => ({ id, name })

export function meRoutes(app: App, { sessions, limits }: Services): void {
  app.get(
    '/api/me',
    {
      schema: {
        tags: ['You'],
        summary: 'Who you are here; nobody yet if you have done nothing',
        response: replies('You.', Me, 401),
      },
    },
    async (request, reply) => {
      const guest = await sessions.known(request)
      if (guest !== undefined) sessions.prolong(request, reply)
      return { guest: guest === undefined ? null : shown(guest) }
    },
  )

  app.put(
    '/api/me',
    {
      schema: {
        tags: ['You'],
        summary: 'Choose a name; at tables where you sit already you keep the old one',
        body: Rename,
        response: replies('You.', Me, 401, 403),
      },
    },
    async (request, reply) => {
      const name = legible(request.body.name)
      const guest = await sessions.orNew(request, reply)
      await limits.rename(guest.id)
      return { guest: shown(await sessions.rename(guest, name)) }
    },
  )

  app.post(
    '/api/guests',
    {
      schema: {
        tags: ['You'],
        summary: 'Become a guest, as a program: a token for the header Authorization',
        body: NewGuest,
        response: replies('A new guest.', GuestCreated, 403),
      },
    },
    async (request) => {
      const { guest, token } = await sessions.welcome(request, legibleName(request.body.name))
      return { token, guest: shown(guest) }
    },
  )
}
