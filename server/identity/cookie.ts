import type { CookieSerializeOptions } from '@fastify/cookie'

const DAY = 24 * 60 * 60
/** Counted from the last visit. */
const SESSION_SECONDS = 90 * DAY

/**
 * The cookie of a session. Over https its name has the prefix by which a browser takes it from this host alone; over
 * plain http, at home or in a test, a browser would refuse that prefix.
 */
export const cookieName = (https: boolean): string => (https ? '__Host-astrolabe' : 'astrolabe')

export const cookieOptions = (https: boolean): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: https,
  path: '/',
  maxAge: SESSION_SECONDS,
})
