import cookie from '@fastify/cookie'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyRequest } from 'fastify'
import type { Hosts } from '../identity/hosts.ts'
import { absenceRoutes } from './absence.ts'
import { againRoutes } from './again.ts'
import { adviceRoutes } from './advice.ts'
import { chapterRoutes } from './chapters.ts'
import { chatRoutes } from './chat.ts'
import { countRequests } from './counting.ts'
import { failureHandler, refusing, unreadHandler } from './failures.ts'
import { gameRoutes } from './games.ts'
import { sendSecurityHeaders } from './headers.ts'
import { checkHosts } from './hosts.ts'
import { linkRoutes } from './links.ts'
import { listRoutes } from './lists.ts'
import { meRoutes } from './me.ts'
import { momentRoutes } from './moments.ts'
import { myLinkRoutes } from './my-link.ts'
import { mySessionRoutes } from './my-sessions.ts'
import { packReplies } from './packing.ts'
import { servePages } from './pages.ts'
import { playRoutes } from './play.ts'
import { orderRoutes } from './orders.ts'
import { proposalRoutes } from './proposals.ts'
import { capConnections, shedLoad } from './pressure.ts'
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
/** Milliseconds. Whoever takes longer to say what they want is not waited for. */
const PATIENCE = 25_000
/** So often, in that time, it is looked for whom it is over. */
const LOOKS = 10

export interface AppParts {
  readonly services: Services
  readonly streams: Streams
  /** The folder the page was built into. */
  readonly pages: string
  readonly version: string
  /** Whether what the proxy in front says of the client is to be believed. */
  readonly trustProxy: boolean
  readonly hosts: Hosts
  /** Shorter for tests. */
  readonly patience?: number | undefined
}

/** The server as an application that answers requests. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { services, streams, pages, version, trustProxy, hosts, patience = PATIENCE } = parts
  const { sessions, limits, log, random, clock } = services
  const refuse = refusing(log, random, clock)
  const app: App = Fastify({
    bodyLimit: BODY_BYTES,
    trustProxy: trustProxy && isProxyInFront,
    frameworkErrors: unreadHandler(refuse, (protocol) => sessions.isHttps(protocol)),
    keepAliveTimeout: KEEP_ALIVE,
    requestTimeout: patience,
    http: { headersTimeout: patience, connectionsCheckingInterval: patience / LOOKS },
  })
    .withTypeProvider<TypeBoxTypeProvider>()
    .setValidatorCompiler(validatorCompiler)
    .setErrorHandler(failureHandler(refuse))
  acceptJsonAlone(app)
  sendSecurityHeaders(app, (protocol) => sessions.isHttps(protocol))
  checkHosts(app, hosts)
  capConnections(app.server, limits.settings, trustProxy)
  await shedLoad(app, limits.settings)
  await packReplies(app)
  await app.register(cookie)
  countRequests(app, services)
  app.addHook('onRequest', (request, _, done) => done(sessions.sourceProblem(request)))
  for (const schema of SHARED) app.addSchema(schema)
  await describeApi(app, version)

  gameRoutes(app, services)
  meRoutes(app, services)
  mySessionRoutes(app, services)
  myLinkRoutes(app, services)
  listRoutes(app, services)
  tableRoutes(app, services)
  momentRoutes(app, services)
  streamRoutes(app, services, streams)
  seatRoutes(app, services)
  againRoutes(app, services)
  absenceRoutes(app, services)
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
