import { afterEach, expect, test, vi } from 'vitest'
import { api, problemText } from './api.ts'
import { WORDS } from './words/words.ts'

const replying = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      }),
    ),
  )

const problemOf = async () => {
  const reply = await api.mine()
  return reply.ok ? undefined : reply.problem
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('an answer is handed over as it is', async () => {
  replying(200, { tables: [] })
  expect(await api.mine()).toEqual({ ok: true, value: { tables: [] } })
})

test('no answer is a problem, not an exception', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await problemOf()).toEqual({ why: 'offline', kind: 'offline' })
})

test('a table is asked for once more if no answer comes, under the same name', async () => {
  const sent: { id: string }[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as { id: string })
    if (sent.length === 1) return Promise.reject(new TypeError('Failed to fetch'))
    const headers = { 'content-type': 'application/json' }
    return Promise.resolve(new Response(JSON.stringify({ table: 'abcdefghij' }), { headers }))
  })
  const wanted = { game: 'ambush', seats: [] }
  expect(await api.create(wanted)).toEqual({ ok: true, value: { table: 'abcdefghij' } })
  expect(sent).toHaveLength(2)
  expect(sent[0]).toEqual(sent[1])
  expect(sent[0].id).toMatch(/^[A-Za-z0-9_-]{8,40}$/)
  await api.create(wanted)
  expect(sent[2].id).not.toBe(sent[0].id)
})

test('nobody is asked without end for a table', async () => {
  const fetching = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fetching)
  expect(await api.create({ game: 'ambush', seats: [] })).toMatchObject({
    ok: false,
    problem: { kind: 'offline' },
  })
  expect(fetching).toHaveBeenCalledTimes(2)
})

test('where only the page is served, it is no answer of the API', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })),
  )
  expect(await problemOf()).toEqual({ why: 'offline', kind: 'offline' })
})

test('what the server refuses comes with the rule, the wait or the reference it gave', async () => {
  replying(409, { why: 'stale', message: 'too late' })
  expect(await problemOf()).toMatchObject({ kind: 'stale', why: 'stale' })
  replying(422, { why: 'refused', message: 'no', rule: 'AB-101', missing: 2 })
  expect(await problemOf()).toMatchObject({ kind: 'refused', rule: 'AB-101', missing: 2 })
  replying(429, { why: 'too-many', message: 'slowly' }, { 'retry-after': '7' })
  expect(await problemOf()).toMatchObject({ kind: 'too-many', retryAfter: 7 })
  replying(500, { why: 'failure', message: 'ours', reference: 'q7x' })
  expect(await problemOf()).toMatchObject({ kind: 'failure', reference: 'q7x' })
  replying(503, undefined)
  expect(await problemOf()).toMatchObject({ kind: 'offline' })
  replying(404, { why: 'missing', message: 'no such table' })
  expect(await problemOf()).toMatchObject({ kind: 'missing' })
})

test('a person is told how long to wait and what to quote', () => {
  expect(problemText(WORDS.en, { kind: 'too-many', retryAfter: 1 })).toContain('1\u00a0second.')
  expect(problemText(WORDS.fr, { kind: 'too-many', retryAfter: 30 })).toContain('30\u00a0secondes')
  expect(problemText(WORDS.en, { kind: 'failure', reference: 'q7x' })).toContain('q7x')
  expect(problemText(WORDS.fr, { kind: 'stale' })).toBe(WORDS.fr.problems.stale)
})
