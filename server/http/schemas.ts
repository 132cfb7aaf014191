import { type TSchema, Type } from 'typebox'
import { Problem, TableMessageSchema } from '../protocol/index.ts'

/** Schemas that the description of the API names instead of repeating them. */
export const SHARED = [Problem, TableMessageSchema] as const

const PROBLEM = Type.Unsafe<string>({ $ref: 'Problem#' })
/** Sent as it was written once for everyone who looks from the same seat. */
const TABLE_MESSAGE = Type.Unsafe<string>({ $ref: 'TableMessage#' })

const PROBLEMS = {
  400: 'The request is malformed.',
  401: 'Nobody knows you here: a session or a token is needed.',
  403: 'That is not yours to do.',
  404: 'There is no such thing.',
  409: 'The table is not as you thought; `table` holds it as it is.',
  413: 'The body is too large.',
  415: 'The body is not JSON, or is packed.',
  422: 'The rules forbid it; `rule` names the one that does.',
  429: 'Too much in a short time; wait for `retryAfter` seconds.',
  503: 'It cannot be done just now.',
} as const

/** The status of a problem. */
export type Status = keyof typeof PROBLEMS

interface Described<S> {
  readonly description: string
  readonly content: { readonly 'application/json': { readonly schema: S } }
}

const described = <S>(description: string, schema: S): Described<S> => ({
  description,
  content: { 'application/json': { schema } },
})

const problem = (status: Status): Described<typeof PROBLEM> => described(PROBLEMS[status], PROBLEM)

/** What a route replies: its success, and the problems there may be besides a malformed request, haste and a busy server. */
export function replies<S extends TSchema>(
  description: string,
  schema: S,
  ...statuses: readonly Status[]
): { readonly 200: Described<S> } {
  const problems = [400, ...statuses, 429, 503] as const
  return {
    200: described(description, schema),
    ...Object.fromEntries(problems.map((status) => [status, problem(status)])),
  }
}

/** What every route that takes a body replies to one it cannot take. */
export const BODY_PROBLEMS = { 413: problem(413), 415: problem(415) } as const

/** What a stream replies. */
export const STREAM_REPLY = {
  200: {
    description: 'Events `table`, for as long as you listen.',
    content: { 'text/event-stream': { schema: Type.String() } },
  },
} as const

/** What a route replies to who wants to be told nothing but problems. */
export const BRIEF_REPLY = {
  204: { description: 'It is done; your stream says what came of it.', type: 'null' },
} as const

/** What a route replies that leads to a table. */
export const tableReplies = (...statuses: readonly Status[]) =>
  replies('The table, as you see it.', TABLE_MESSAGE, 404, ...statuses)
