import type { FastifyInstance } from 'fastify'

/** Scripts and sheets of our own only; nothing written into a page is ever run. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const

const TWO_YEARS = 2 * 365 * 24 * 60 * 60

/** What a browser is told with every reply, errors included. */
export function sendSecurityHeaders(app: FastifyInstance, isHttps: (protocol: string) => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    if (isHttps(request.protocol)) reply.header('Strict-Transport-Security', `max-age=${TWO_YEARS}`)
    // What the API says is true at that moment and for that client.
    if (request.url.startsWith('/api')) reply.header('Cache-Control', 'no-store')
  })
}
