import fastifyStatic from '@fastify/static'
import { type Language } from '@astrolabe/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { spokenLanguage } from '@astrolabe/words'
import { noSuchRoute } from './refusal.ts'
import type { App } from './services.ts'

/** The addresses of the page: all of them are the one page, which looks at its address itself. */
const PAGES = [
  '/game/:game',
  '/new/:game',
  '/local/:table',
  '/local/:table/replay',
  '/g/:table',
  '/g/:table/replay',
  '/rules/:game',
  '/r/:rule',
  '/r/:rule/try',
  '/lesson/:game',
  '/join/:code',
  '/seat',
  '/device',
  '/me',
  '/moment',
  '/g/:table/tv',
  '/gallery',
  '/about',
]

const YEAR = 365 * 24 * 60 * 60
const FOR_EVER = `public, max-age=${YEAR}, immutable`
/** Kept, but asked for again each time: the server says whether it is still the same. */
const ASK_FIRST = 'no-cache'

const isApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url)
/** Somebody who follows a link to a page that is not there; not a script that misses a file. */
const isNavigation = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !/\.\w+(?:\?|$)/.test(url) && headers.accept?.includes('text/html') === true

/** Browsers name the languages of their reader from the best known on. */
const languageOf = ({ headers }: FastifyRequest): Language =>
  spokenLanguage((headers['accept-language'] ?? '').split(',').map((range) => range.trim().split(';')[0]))

/** Serves the page as it was built into a folder. */
export async function servePages(app: App, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: false,
      cacheControl: false,
      schemaHide: true,
      setHeaders: (reply, path) => {
        const isNamedByContent = path.includes('/assets/') || path.includes('\\assets\\')
        reply.header('Cache-Control', isNamedByContent ? FOR_EVER : ASK_FIRST)
      },
    })
    const page = (_request: FastifyRequest, reply: FastifyReply): FastifyReply => reply.sendFile('index.html')
    for (const url of PAGES) app.get(url, { schema: { hide: true } }, page)
    // The first page of most visits is drawn already.
    app.get('/', { schema: { hide: true } }, (request, reply) =>
      reply.header('Vary', 'Accept-Language').sendFile(`home.${languageOf(request)}.html`),
    )
  }

  app.setNotFoundHandler((request, reply) => {
    if (isApi(request.url)) throw noSuchRoute()
    // The page says itself that it does not know this address.
    if (isBuilt && isNavigation(request)) return reply.status(404).sendFile('index.html')
    return reply
      .status(404)
      .type('text/plain; charset=utf-8')
      .send(isBuilt ? 'Not found\n' : NOT_BUILT)
  })
}

const NOT_BUILT = 'The page has not been built: run npm run build. The API is at /api.\n'
