import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { Client } from './test/client.ts'
import { openServer, sharedServer } from './test/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'astrolabe-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
mkdirSync(join(folder, 'assets'))
for (const [name, text] of [
  ['index.html', '<!doctype html><title>Astrolabe</title>'],
  ['home.en.html', '<!doctype html><title>Astrolabe</title>Play now'],
  ['home.fr.html', '<!doctype html><title>Astrolabe</title>Jouer'],
  ['service-worker.js', 'self.x = 1'],
  ['manifest.webmanifest', '{}'],
  ['assets/main-ABCDEF12.js', 'export const x = 1'],
] as const) {
  writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
  writeFileSync(join(folder, `${name}.gz`), gzipSync(text))
}
writeFileSync(join(folder, 'assets/font-12345678.woff2'), 'font')

const server = sharedServer({ pages: folder })
const browser = (): Client => Client.browser(server.current.address)
const HTML = { Accept: 'text/html,*/*' }

describe('the page', () => {
  test.each([
    '/game/ambush',
    '/new/ambush',
    '/local/new',
    '/local/1',
    '/local/1/replay',
    '/g/abcdefghij',
    '/g/abcdefghij/replay',
    '/rules/ambush',
    '/r/AM-1',
    '/r/AM-1/try',
    '/lesson/ambush',
    '/join/abcdefghij',
    '/seat',
    '/gallery',
    '/about',
    '/about?x=1',
  ])('is at %s, asked for again each time', async (path) => {
    const { status, text, headers } = await browser().get(path, HTML)
    expect([status, text]).toEqual([200, '<!doctype html><title>Astrolabe</title>'])
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('etag')).not.toBeNull()
  })

  test.each([
    ['fr-CA,fr;q=0.9,en;q=0.8', 'Jouer'],
    ['de, FR;q=0.5', 'Jouer'],
    ['en-GB,fr', 'Play now'],
    ['', 'Play now'],
    [';;,*', 'Play now'],
  ])('comes with home drawn in it, in a language of the reader: %s', async (languages, words) => {
    for (const path of ['/', '/?x=1']) {
      const { status, text, headers } = await browser().get(path, { ...HTML, 'Accept-Language': languages })
      expect([status, text]).toEqual([200, `<!doctype html><title>Astrolabe</title>${words}`])
      expect(headers.get('vary')).toBe('Accept-Language, accept-encoding')
      expect(headers.get('cache-control')).toBe('no-cache')
    }
  })

  test('says itself that it does not know an address; a missing file is just missing', async () => {
    const unknown = await browser().get('/nowhere/at/all', HTML)
    expect([unknown.status, unknown.text]).toEqual([404, expect.stringContaining('<title>')])
    for (const [path, accept] of [
      ['/nowhere.js', '*/*'],
      ['/assets/main-OLD.js', 'text/html'],
      ['/nowhere', 'application/json'],
    ]) {
      const missing = await browser().get(path, { Accept: accept })
      expect([path, missing.status, missing.text]).toEqual([path, 404, 'Not found\n'])
    }
    expect((await browser().post('/game/ambush', {})).status).toBe(404)
    expect((await browser().get('/api/nowhere', HTML)).body).toMatchObject({ why: 'no-such-route' })
  })

  test.each([
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cx',
    '/.git/config',
    '/%00',
    '/%',
  ])('nothing outside of its folder is served: %s', async (path) => {
    const { status, text } = await browser().get(path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(text).not.toContain('root:')
  })
})

test.each(['//api/me', '/api/tables/abcdefghij//stream', '/%00'])('there is nothing at %s', async (path) => {
  const { statusCode, json } = await server.current.app.inject({ method: 'GET', url: path })
  expect([statusCode, json()]).toEqual([404, expect.objectContaining({ why: 'no-such-route' })])
})

describe('files', () => {
  test('named by their content are kept for ever', async () => {
    const { status, text, headers } = await browser().get('/assets/main-ABCDEF12.js')
    expect([status, text]).toEqual([200, 'export const x = 1'])
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-type')).toMatch(/^(?:text|application)\/javascript/)
    expect((await browser().get('/assets/font-12345678.woff2')).headers.get('content-type')).toBe(
      'font/woff2',
    )
  })

  test.each(['/service-worker.js', '/manifest.webmanifest'])(
    '%s is asked for again each time',
    async (path) => {
      const { headers } = await browser().get(path)
      expect(headers.get('cache-control')).toBe('no-cache')
      const again = await browser().get(path, {
        'If-None-Match': headers.get('etag') ?? '',
        'Cache-Control': 'max-age=0',
      })
      expect([again.status, again.text]).toEqual([304, ''])
    },
  )

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('are sent as the browser can read them: %s', async (accepted, encoding) => {
    const { headers, text } = await browser().get('/assets/main-ABCDEF12.js', { 'Accept-Encoding': accepted })
    expect([headers.get('content-encoding'), text]).toEqual([encoding, 'export const x = 1'])
    expect(headers.get('vary')).toBe('accept-encoding')
  })
})

test('without a page, the API is still there, and the rest says what to do', async () => {
  const { address } = await openServer()
  const { status, text } = await Client.browser(address).get('/', HTML)
  expect([status, text]).toEqual([404, expect.stringContaining('npm run build')])
  expect((await Client.browser(address).get('/api/games')).status).toBe(200)
})

test.each(['/', '/nowhere', '/api/games', '/api/nowhere', '/api', '/assets/main-ABCDEF12.js'])(
  'every reply tells a browser to be careful: %s',
  async (path) => {
    const { headers } = await browser().get(path)
    expect(headers.get('content-security-policy')).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'",
    )
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*microphone=\(\)/)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('cache-control') === 'no-store').toBe(path.startsWith('/api'))
  },
)
