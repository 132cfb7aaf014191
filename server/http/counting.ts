import type { App, Services } from './services.ts'

const LOOKING: readonly string[] = ['GET', 'HEAD']

/** Whatever is asked of the API counts, before anything is done for it; and to look costs too, if less than a deed. */
export function countRequests(app: App, { limits, sessions }: Services): void {
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api')) return
    await limits.request(request.ip)
    if (!LOOKING.includes(request.method) || limits.settings.looks === undefined) return
    const guest = await sessions.recognised(request)
    await limits.look(guest?.id, request.ip)
  })
}
