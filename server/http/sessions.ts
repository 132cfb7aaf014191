import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName, cookieOptions } from '../identity/cookie.ts'
import type { DeviceLinks } from '../identity/device-links.ts'
import type { Guests, Newcomer } from '../identity/guests.ts'
import { type Source, sourceOf } from '../identity/origin.ts'
import type { Limits } from '../limits/index.ts'
import type { Guest, Session } from '../store/store.ts'
import { noSession, Refused } from './refusal.ts'

const SAFE: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** What of a request shows who sent it. */
type Asking = Pick<FastifyRequest, 'method' | 'headers' | 'cookies' | 'protocol'>

/** The token of a program; a browser has a cookie instead. */
function bearerOf({ headers: { authorization } }: Asking): string | undefined {
  return authorization === undefined ? undefined : (/^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '')
}

function sourceOfRequest({ headers }: Asking, publicOrigin: string | undefined): Source {
  const site = headers['sec-fetch-site']
  return sourceOf(
    { site: Array.isArray(site) ? site.join() : site, origin: headers.origin, host: headers.host },
    publicOrigin,
  )
}

const foreignPage = (): Refused =>
  new Refused(403, 'foreign-page', 'This request was sent by a page of another site.')

export interface SessionParts {
  readonly guests: Guests
  readonly links: DeviceLinks
  readonly limits: Limits
  /** Where the page is, as people type it: `https://play.example`. */
  readonly publicOrigin: string | undefined
  /** Told of a session that was ended. */
  readonly ended: (session: string) => void
}

/** Finds out who asks. */
export class Sessions {
  readonly links: DeviceLinks
  readonly #guests: Guests
  readonly #limits: Limits
  readonly #publicOrigin: string | undefined
  readonly #ended: SessionParts['ended']

  constructor({ guests, links, limits, publicOrigin, ended }: SessionParts) {
    this.#guests = guests
    this.links = links
    this.#limits = limits
    this.#publicOrigin = publicOrigin
    this.#ended = ended
  }

  isHttps(protocol: string): boolean {
    return protocol === 'https' || this.#publicOrigin?.startsWith('https:') === true
  }

  /**
   * Nothing is changed for a page of somebody else in whose place a browser sends our cookie. A program has no
   * browser to protect, so it has to show that it means it by sending its token itself.
   */
  sourceProblem(request: Asking): Refused | undefined {
    if (SAFE.includes(request.method) || bearerOf(request) !== undefined) return undefined
    const source = sourceOfRequest(request, this.#publicOrigin)
    if (source === 'foreign') return foreignPage()
    if (source === 'program' && this.#cookieOf(request) !== undefined)
      return new Refused(
        403,
        'no-origin',
        'A request with a cookie has to name its page in the header Origin.',
      )
    return undefined
  }

  /** The same where to look is to change something: a link on somebody else's page is not the reader's wish. */
  checkLook(request: Asking): void {
    if (bearerOf(request) === undefined && sourceOfRequest(request, this.#publicOrigin) === 'foreign')
      throw foreignPage()
  }

  #cookieOf(request: Asking): string | undefined {
    return request.cookies[cookieName(this.isHttps(request.protocol))]
  }

  /** The guest who asks, if they are known; a token nobody has is as good as none. */
  async recognised(request: FastifyRequest): Promise<Guest | undefined> {
    const token = bearerOf(request) ?? this.#cookieOf(request)
    return token === undefined ? undefined : await this.#guests.byToken(token, request.headers['user-agent'])
  }

  /** The guest who asks, if they are known. */
  async known(request: FastifyRequest): Promise<Guest | undefined> {
    const guest = await this.recognised(request)
    if (bearerOf(request) !== undefined && guest === undefined)
      throw new Refused(401, 'wrong-token', 'This token is not known. Ask for one with POST /api/guests.')
    return guest
  }

  /** The guest who asks; they have to be known. */
  async needed(request: FastifyRequest): Promise<Guest> {
    const guest = await this.known(request)
    if (guest === undefined) throw noSession()
    return guest
  }

  /** Whoever asks has to be known, or to come by a browser, which will remember who they are. */
  async checkKnowable(request: FastifyRequest): Promise<void> {
    const isProgram = sourceOfRequest(request, this.#publicOrigin) === 'program'
    if ((await this.known(request)) === undefined && isProgram) throw noSession()
  }

  /** The guest who asks. Whoever comes by a browser for the first time is known from now on. */
  async orNew(request: FastifyRequest, reply: FastifyReply): Promise<Guest> {
    const known = await this.known(request)
    if (known !== undefined) return known
    await this.checkKnowable(request)
    const { guest, token } = await this.welcome(request)
    this.#giveCookie(request, reply, token)
    return guest
  }

  async welcome(request: FastifyRequest, name?: string): Promise<Newcomer> {
    await this.#limits.newGuest(request.ip)
    return await this.#guests.welcome(name, request.headers['user-agent'])
  }

  /**
   * Makes a browser that of the guest of a link; nothing if the link cannot be used. Whoever it knew before is not
   * known there any more.
   */
  async carry(request: FastifyRequest, reply: FastifyReply, link: string): Promise<Guest | undefined> {
    const before = await this.known(request)
    const isProgram = sourceOfRequest(request, this.#publicOrigin) === 'program'
    if (isProgram || bearerOf(request) !== undefined) throw noSession()
    if (before !== undefined && (await this.links.guestOf(link)) === before.id) return before
    const carried = await this.links.use(link, request.headers['user-agent'])
    if (carried === undefined) return undefined
    if (before !== undefined) await this.end(before, before.session, reply)
    this.#giveCookie(request, reply, carried.token)
    return carried.guest
  }

  async rename(guest: Guest, name: string): Promise<Guest> {
    return await this.#guests.rename(guest, name)
  }

  /** Where a guest is known, the session they come by first. */
  async of(guest: Guest): Promise<Session[]> {
    const sessions = await this.#guests.sessions(guest)
    return sessions.sort((a, b) => Number(b.id === guest.session) - Number(a.id === guest.session))
  }

  /** Ends a session of a guest, and its streams; whether there was one. Their own is forgotten by the browser too. */
  async end(guest: Guest, session: string, reply: FastifyReply): Promise<boolean> {
    if (!(await this.#guests.end(guest, session))) return false
    this.#ended(session)
    if (session === guest.session) this.#takeCookie(reply)
    return true
  }

  /** Whether somebody who was let in a moment ago would not be now. */
  hasEnded({ session }: Guest): boolean {
    return this.#guests.hasEnded(session)
  }

  /** A session ends so long after the last visit: a visit moves that end. */
  prolong(request: FastifyRequest, reply: FastifyReply): void {
    const token = this.#cookieOf(request)
    if (token !== undefined && bearerOf(request) === undefined) this.#giveCookie(request, reply, token)
  }

  #giveCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
    const https = this.isHttps(request.protocol)
    reply.setCookie(cookieName(https), token, cookieOptions(https))
  }

  #takeCookie(reply: FastifyReply): void {
    const https = this.isHttps(reply.request.protocol)
    reply.clearCookie(cookieName(https), cookieOptions(https))
  }
}
