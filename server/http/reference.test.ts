import { expect, test } from 'vitest'
import type { ApiDescription } from './reference-page.ts'
import { shapeOf } from './reference-shape.ts'
import { Client } from './test/client.ts'
import { sharedServer } from './test/server.ts'

const server = sharedServer()
const browser = (): Client => Client.browser(server.current.address)

const ROUTES = [
  'get /api/games',
  'get /api/me',
  'get /api/me/sessions',
  'delete /api/me/sessions',
  'delete /api/me/sessions/{session}',
  'post /api/me/link',
  'delete /api/me/link',
  'post /api/me/claim',
  'put /api/me',
  'post /api/guests',
  'post /api/tables',
  'get /api/lobby',
  'get /api/tables/mine',
  'get /api/tables/{table}',
  'get /api/tables/{table}/stream',
  'post /api/tables/{table}/sit',
  'post /api/tables/{table}/start',
  'post /api/tables/{table}/again',
  'post /api/tables/{table}/nudge',
  'post /api/tables/{table}/nudge/reply',
  'post /api/tables/{table}/stand-in',
  'post /api/tables/{table}/return',
  'post /api/tables/{table}/resign',
  'post /api/tables/{table}/answer',
  'post /api/tables/{table}/undo',
  'post /api/tables/{table}/orders',
  'post /api/tables/{table}/orders/withdraw',
  'post /api/tables/{table}/propose',
  'post /api/tables/{table}/propose/decline',
  'post /api/tables/{table}/advice',
  'post /api/tables/{table}/why',
  'post /api/tables/{table}/undo/reply',
  'post /api/tables/{table}/chat',
  'post /api/tables/{table}/listed',
  'post /api/tables/{table}/seats/{seat}/hand-over',
  'get /api/tables/{table}/seats/{seat}/link',
  'post /api/tables/{table}/seats/{seat}/link',
  'delete /api/tables/{table}/seats/{seat}/link',
  'post /api/seats/claim',
  'get /api/tables/{table}/branches',
  'get /api/tables/{table}/chapters/{chapter}',
  'get /api/tables/{table}/moments/{number}',
  'get /api/tables/{table}/record',
  'get /api/tables/{table}/story/{entry}',
  'post /api/tables/{table}/branch',
  'post /api/tables/fork',
  'get /api/push',
  'post /api/push',
  'delete /api/push',
]

test('the description names every route, with the schemas that check it', async () => {
  const { body } = await browser().get<ApiDescription & { openapi: string }>('/api/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  const routes = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  expect(routes.toSorted()).toEqual(ROUTES.toSorted())
  expect(Object.keys(body.components.schemas).sort()).toEqual(['Problem', 'TableMessage'])
  const answer = body.paths['/api/tables/{table}/answer']['post']
  expect(answer.requestBody?.content?.['application/json']?.schema?.required).toEqual([
    'seat',
    'number',
    'rewinds',
    'answer',
    'id',
  ])
  expect(Object.keys(answer.responses)).toEqual([
    '200',
    '204',
    '400',
    '401',
    '403',
    '404',
    '409',
    '413',
    '415',
    '422',
    '429',
    '503',
  ])
  const look = body.paths['/api/tables/{table}']['get']
  expect(Object.keys(look.responses)).toEqual(['200', '400', '401', '403', '404', '429', '503'])
  expect(answer.responses['200'].content?.['application/json']?.schema).toEqual({
    $ref: '#/components/schemas/TableMessage',
  })
  for (const operation of Object.values(body.paths).flatMap((methods) => Object.values(methods)))
    expect(operation.summary).toMatch(/^[A-Z]/)
})

test('a stream is described as what it is', async () => {
  const { body } = await browser().get<ApiDescription>('/api/openapi.json')
  const { responses } = body.paths['/api/tables/{table}/stream']['get']
  expect(Object.keys(responses['200'].content ?? {})).toEqual(['text/event-stream'])
  expect(Object.keys(responses['404'].content ?? {})).toEqual(['application/json'])
})

test.each(['/api', '/api/'])('the page at %s can be read without scripts', async (path) => {
  const { status, text, headers } = await browser().get(path)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(text).not.toMatch(/<script|<style|style=|undefined|\[object/)
  for (const route of ROUTES) {
    const [method, address] = route.split(' ')
    expect(text).toContain(`<b class="${method}">${method.toUpperCase()}</b> <code>${address}</code>`)
  }
  for (const [, id] of text.matchAll(/href="#([^"]+)"/g)) expect(text).toContain(`id="${id}"`)
  const sheet = await browser().get('/api/reference.css')
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
})

test('shapes are written as programmers write them', () => {
  expect(
    shapeOf({
      properties: {
        seat: { type: 'integer', minimum: 0, maximum: 15, description: 'a seat, from 0' },
        name: { type: 'string', minLength: 1, maxLength: 40 },
        id: { type: 'string', pattern: '^[a-z]$' },
        kind: { anyOf: [{ const: 'open' }, { type: 'null' }] },
        lines: { type: 'array', items: { properties: {} } },
        options: { patternProperties: { '^.*$': { type: 'boolean' } } },
        table: { $ref: '#/components/schemas/TableMessage' },
        more: {},
      },
      required: ['seat'],
    }),
  ).toBe(`{
  seat: integer 0…15  // a seat, from 0
  name?: string 1…40 characters
  id?: string /^[a-z]$/
  kind?: "open" | null
  lines?: [ {}, … ]
  options?: { [key]: boolean, … }
  table?: TableMessage
  more?: anything
}`)
})
