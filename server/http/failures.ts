import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { TooMany } from '../limits/index.ts'
import { codeOf, placeOf } from '../rooms/failures.ts'
import { type RandomBytes, newId } from '@astrolabe/tables'
import { RuleFailure } from '../rooms/room.ts'
import { FullHouse } from '../rooms/rooms.ts'
import type { Clock, Log } from '../world.ts'
import { headersAt, JSON_TYPE } from './headers.ts'
import { noSuchRoute, Refused } from './refusal.ts'
import { Spell } from './spell.ts'
import { describeInvalid } from './validation.ts'

/** What a store says whose disk is full, closed or broken: that may pass. */
const UNWRITABLE = /^SQLITE_(?:FULL|READONLY|IOERR|BUSY|LOCKED|CANTOPEN)/
/** Seconds; about as long as somebody takes to make room. */
const WRITABLE_AFTER = 30
const ROOM_AFTER = 30

const isUnwritable = (error: unknown): boolean => UNWRITABLE.test(codeOf(error) ?? '')

/** What went wrong with a request, as its sender is told. Of what went wrong on our side, only a reference. */
function refusalOf(error: FastifyError, newReference: () => string): Refused {
  if (error instanceof Refused) return error
  if (error instanceof TooMany)
    return new Refused(429, 'too-many', error.message, { retryAfter: error.seconds })
  if (error instanceof FullHouse)
    return new Refused(503, 'full-house', 'As many tables are open here as there can be. Try again later.', {
      retryAfter: ROOM_AFTER,
    })
  if (error.validation !== undefined)
    return new Refused(400, 'malformed', describeInvalid(error.validationContext, error.validation))
  switch (error.statusCode) {
    case undefined:
      break
    // A file by a crooked way: we ourselves say what is forbidden, and to whom.
    case 403:
      return noSuchRoute()
    case 413:
      return new Refused(413, 'too-large', 'The request is too large.')
    case 415:
      return new Refused(
        415,
        'not-json',
        'The body has to be JSON: send the header Content-Type: application/json.',
      )
    default:
      if (error.statusCode < 500)
        return new Refused(error.statusCode, 'malformed', 'The request cannot be read.')
  }
  const reference = error instanceof RuleFailure ? error.reference : newReference()
  if (isUnwritable(error))
    return new Refused(
      503,
      'unwritable',
      `Nothing can be written here just now. Look at the table again before you try later. When you report it, quote ${reference}.`,
      { reference, retryAfter: WRITABLE_AFTER },
    )
  // Of the rules it is known that nothing came of it; what a store was at, it may have done.
  const found = error instanceof RuleFailure ? 'nothing was changed' : 'look again to see what was done'
  const message = `Something failed here: ${found}. When you report it, quote ${reference}.`
  return new Refused(500, 'failed', message, { reference })
}

/** Says what the sender of a request that failed is told. */
export type Refusing = (error: unknown, route: string) => Refused

/** Logs what failed by our fault; of a store that cannot be written, not every request anew. */
export function refusing(log: Log, random: RandomBytes, clock: Pick<Clock, 'elapsed'>): Refusing {
  const spell = new Spell(log, clock)
  return (error, route) => {
    const isPartOfSpell = isUnwritable(error)
    const newReference = (): string => (isPartOfSpell && spell.reference) || newId(random)
    const refused = refusalOf(error as FastifyError, newReference)
    const { reference } = refused.details
    if (reference === undefined) return refused
    const about = { reference, route, place: placeOf(error) }
    if (isPartOfSpell) spell.hear(about)
    else log.error(about, 'a request failed')
    return refused
  }
}

/** Replies to requests that failed. */
export function failureHandler(refuse: Refusing) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refused = refuse(error, `${request.method} ${request.routeOptions.url ?? ''}`)
    return reply.status(refused.status).headers(refused.headers).type(JSON_TYPE).send(refused.toText())
  }
}

/** The same for addresses that cannot even be read: nothing has been said to the browser then. */
export function unreadHandler(refuse: Refusing, isHttps: (protocol: string) => boolean) {
  const handle = failureHandler(refuse)
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    handle(error, request, reply.headers(headersAt(request.url, isHttps(request.protocol))))
  }
}
