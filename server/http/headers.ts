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

/** A page for board games needs none of these, and what it might one day embed does not either. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS_POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

/** The type of everything the API says, but for its streams. */
export const JSON_TYPE = 'application/json; charset=utf-8'

const TWO_YEARS = 2 * 365 * 24 * 60 * 60

export type HeaderFields = Readonly<Record<string, string>>

const pageHeaders = (https: boolean): HeaderFields =>
  https ? { ...HEADERS, 'strict-transport-security': `max-age=${TWO_YEARS}` } : HEADERS

/** What the API says is true at that moment and for that client. */
const apiHeaders = (https: boolean): HeaderFields => ({
  ...pageHeaders(https),
  'cache-control': 'no-store',
})

export const headersAt = (url: string, https: boolean): HeaderFields =>
  url.startsWith('/api') ? apiHeaders(https) : pageHeaders(https)

/** What a browser is told with every reply, errors included. */
export function sendSecurityHeaders(app: FastifyInstance, isHttps: (protocol: string) => boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersAt(request.url, isHttps(request.protocol)))
    done()
  })
}
