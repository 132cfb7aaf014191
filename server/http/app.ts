import cookie from '@fastify/cookie'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyRequest } from 'fastify'
import { adviceRoutes } from './advice.ts'
import { chapterRoutes } from './chapters.ts'
import { chatRoutes } from './chat.ts'
import { failureHandler, refusing, unreadHandler } from './failures.ts'
import { gameRoutes } from './games.ts'
import { sendSecurityHeaders } from './headers.ts'
import { linkRoutes } from './links.ts'
import { listRoutes } from './lists.ts'
import { meRoutes } from './me.ts'
import { mySessionRoutes } from './my-sessions.ts'
import { servePages } from './pages.ts'
import { playRoutes } from './play.ts'
import { orderRoutes } from './orders.ts'
import { proposalRoutes } from './proposals.ts'
import { pushRoutes } from './push.ts'
import { recordRoutes } from './records.ts'
import { describeApi, referenceRoutes } from './reference.ts'
import { packed } from './refusal.ts'
import { SHARED } from './schemas.ts'
import { seatRoutes } from './seats.ts'
import type { App, Services } from './services.ts'
import { streamRoutes } from './stream.ts'
import type { Streams } from './streams.ts'
import { tableRoutes } from './tables.ts'
import { undoRoutes } from './undo.ts'
import { validatorCompiler } from './validation.ts'

const BODY_BYTES = 16 * 1024
/** Longer than the proxies in front of us keep a connection, or they would use one that is being closed. */
const KEEP_ALIVE = 72_000
/** Whoever takes longer to say what they want is not waited for. */
const REQUEST_TIME = 30_000

export interface AppParts {
  readonly services: Services
  readonly streams: Streams
  /** The folder the page was built into. */
  readonly pages: string
  readonly version: string
  /** Whether what the proxy in front says of the client is to be believed. */
  readonly trustProxy: boolean
}

/** The server as an application that answers requests. */
export async function buildApp({ services, streams, pages, version, trustProxy }: AppParts): Promise<App> {
  const { sessions, log, random } = services
  const refuse = refusing(log, random)
  const app: App = Fastify({
    bodyLimit: BODY_BYTES,
    trustProxy: trustProxy && isProxyInFront,
    frameworkErrors: unreadHandler(refuse, (protocol) => sessions.isHttps(protocol)),
    keepAliveTimeout: KEEP_ALIVE,
    requestTimeout: REQUEST_TIME,
  })
    .withTypeProvider<TypeBoxTypeProvider>()
    .setValidatorCompiler(validatorCompiler)
    .setErrorHandler(failureHandler(refuse))
  acceptJsonAlone(app)
  sendSecurityHeaders(app, (protocol) => sessions.isHttps(protocol))
  await app.register(cookie)
  app.addHook('onRequest', (request, _, done) => done(sessions.sourceProblem(request)))
  for (const schema of SHARED) app.addSchema(schema)
  await describeApi(app, version)

  gameRoutes(app, services)
  meRoutes(app, services)
  mySessionRoutes(app, services)
  listRoutes(app, services)
  tableRoutes(app, services)
  streamRoutes(app, services, streams)
  seatRoutes(app, services)
  linkRoutes(app, services)
  playRoutes(app, services)
  undoRoutes(app, services)
  proposalRoutes(app, services)
  orderRoutes(app, services)
  adviceRoutes(app, services)
  chatRoutes(app, services)
  recordRoutes(app, services)
  chapterRoutes(app, services)
  pushRoutes(app, services)
  referenceRoutes(app)
  await servePages(app, pages)
  await app.ready()
  return app
}

/** Whoever speaks to us is the proxy; what it was told itself, anyone may have written. */
const isProxyInFront = (_address: string, hop: number): boolean => hop === 0

const isPacked = ({ headers: { 'content-encoding': encoding = 'identity' } }: FastifyRequest): boolean =>
  encoding !== 'identity'

/** JSON and nothing else; where no body is wanted, an empty one is as good as none. */
function acceptJsonAlone(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (isPacked(request)) done(packed())
    else if (body === '') done(null, undefined)
    else void parse(request, body, done)
  })
}
