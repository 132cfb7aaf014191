import swagger from '@fastify/swagger'
import type { FastifySchema } from 'fastify'
import { type ApiDescription, referencePage } from './reference-page.ts'
import { REFERENCE_STYLE } from './reference-style.ts'
import { BODY_PROBLEMS } from './schemas.ts'
import type { App } from './services.ts'

const DESCRIPTION =
  'Everything the page does at a table of this server goes through these addresses, and any program may do the same. ' +
  'Bodies are JSON. A problem is a JSON object with `why`, a word, and `message`, which says what to do.'

/** Describes the API from the schemas that check requests: as an OpenAPI document, and as a page to read. */
export async function describeApi(app: App, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Astrolabe', version, description: DESCRIPTION },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', description: 'from POST /api/guests, for programs' },
          session: { type: 'apiKey', in: 'cookie', name: 'astrolabe', description: 'given to browsers' },
        },
      },
      security: [{ token: [] }, { session: [] }, {}],
    },
    transform: ({ schema, url }) => ({ schema: withBodyProblems(schema), url }),
    refResolver: { buildLocalReference: ({ $id }) => (typeof $id === 'string' ? $id : 'Unnamed') },
  })
}

/** Who takes a body may be sent one that cannot be taken: that is said once, here. */
function withBodyProblems(schema: FastifySchema): FastifySchema {
  if (schema.body === undefined) return schema
  return { ...schema, response: { ...(schema.response as object), ...BODY_PROBLEMS } }
}

export function referenceRoutes(app: App): void {
  const document = (): ApiDescription => app.swagger() as unknown as ApiDescription
  let page: string | undefined

  app.get('/api/openapi.json', { schema: { hide: true } }, async () => document())

  for (const url of ['/api', '/api/']) {
    app.get(url, { schema: { hide: true } }, async (_request, reply) => {
      page ??= referencePage(document())
      return reply.type('text/html; charset=utf-8').send(page)
    })
  }

  app.get('/api/reference.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(REFERENCE_STYLE),
  )
}
