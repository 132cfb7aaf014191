import { LINK_LASTS } from '../identity/device-links.ts'
import { ClaimDevice, DeviceLink, Me } from '../protocol/index.ts'
import { noSuchDeviceLink } from './refusal.ts'
import { replies } from './schemas.ts'
import type { App, Services } from './services.ts'

/** A guest is carried to another device, with all their seats, by a link that is good once. */
export function myLinkRoutes(app: App, { sessions, limits }: Services): void {
  const path = '/api/me/link'

  app.post(
    path,
    {
      schema: {
        tags: ['You'],
        summary: 'Make a link by which another device becomes you too; an older link is worthless then',
        response: replies('The token of the link; it is told only now.', DeviceLink, 401, 403),
      },
    },
    async (request, reply) => {
      const guest = await sessions.orNew(request, reply)
      await limits.rename(guest.id)
      return { token: await sessions.links.make(guest.id), seconds: LINK_LASTS / 1000 }
    },
  )

  app.delete(
    path,
    {
      schema: {
        tags: ['You'],
        summary: 'Make that link worthless',
        response: replies('You.', Me, 401, 403),
      },
    },
    async (request) => {
      const { id, name } = await sessions.needed(request)
      await sessions.links.revoke(id)
      return { guest: { id, name } }
    },
  )

  app.post(
    '/api/me/claim',
    {
      schema: {
        tags: ['You'],
        summary: 'Become the guest of a link, in a browser; whoever you were here before, you are no longer',
        body: ClaimDevice,
        response: replies('Who you are now.', Me, 401, 403, 404),
      },
    },
    async (request, reply) => {
      await limits.mayLookAround(request.ip)
      const { id, name } = (await sessions.carry(request, reply, request.body.token)) ?? {}
      if (id !== undefined && name !== undefined) return { guest: { id, name } }
      await limits.missed(request.ip)
      throw noSuchDeviceLink()
    },
  )
}
