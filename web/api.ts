import type {
  DeviceLink,
  Me,
  NewTable,
  SeatClaimed,
  ServerInfo,
  SessionList,
  Sit,
  TableCreated,
  TableList,
} from '@astrolabe/server/protocol'
import type { Problem, TableMessage } from '@astrolabe/tables'
import type { Words } from './words/words.ts'

/** Why the server did not do something, by what a person can do about it. */
type ProblemKind = 'offline' | 'missing' | 'forbidden' | 'stale' | 'refused' | 'too-many' | 'failure'

/** A problem as the server told it; where it said nothing, `why` is the kind too. A value, never thrown. */
export interface ApiProblem extends Problem {
  readonly kind: ProblemKind
  readonly table?: TableMessage
}

export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: ApiProblem }

const OFFLINE: ApiProblem = { why: 'offline', kind: 'offline' }

/** A server that has not answered by then will not. */
const PATIENCE = 15_000

const KINDS: Readonly<Record<number, ProblemKind>> = {
  401: 'forbidden',
  403: 'forbidden',
  404: 'missing',
  409: 'stale',
  410: 'missing',
  429: 'too-many',
  // A machine between us and the server says that it is not there.
  502: 'offline',
  503: 'offline',
  504: 'offline',
}

const kindOf = (status: number): ProblemKind =>
  KINDS[status] ?? (status >= 400 && status < 500 ? 'refused' : 'failure')

/** Asks the server for something under `/api`. */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Reply<T>> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
  } catch {
    return { ok: false, problem: OFFLINE }
  }
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  const said: unknown = isJson ? await response.json().catch(() => undefined) : undefined
  if (response.ok) {
    // Where only the page is served, every address answers with the page.
    const isPage = said === undefined && response.status !== 204
    return isPage ? { ok: false, problem: OFFLINE } : { ok: true, value: said as T }
  }
  const kind = kindOf(response.status)
  const wait = Number(response.headers.get('retry-after'))
  return {
    ok: false,
    problem: {
      why: kind,
      ...(wait > 0 && { retryAfter: wait }),
      ...(said as ApiProblem | undefined),
      kind,
    },
  }
}

/** A name that nothing else has. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/** How often something is asked for in all that nobody seems to have heard of. */
const TIMES = 2

/** Asks for a table to be set up: once more, under the same name, if no answer comes. There is one all the same. */
export async function askForTable(path: string, wanted: object): Promise<Reply<TableCreated>> {
  const named = { ...wanted, id: newId() }
  for (let times = 1; ; times++) {
    const reply = await ask<TableCreated>('POST', path, named)
    if (reply.ok || reply.problem.kind !== 'offline' || times === TIMES) return reply
  }
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`

export const api = {
  me: () => ask<Me>('GET', '/me'),
  rename: (name: string) => ask<Me>('PUT', '/me', { name }),
  info: () => ask<ServerInfo>('GET', '/games'),
  linkDevice: () => ask<DeviceLink>('POST', '/me/link'),
  unlinkDevice: () => ask<Me>('DELETE', '/me/link'),
  claimDevice: (token: string) => ask<Me>('POST', '/me/claim', { token }),
  sessions: () => ask<SessionList>('GET', '/me/sessions'),
  endSession: (session: string) => ask<SessionList>('DELETE', `/me/sessions/${session}`),
  endOtherSessions: () => ask<SessionList>('DELETE', '/me/sessions'),
  lobby: () => ask<TableList>('GET', '/lobby'),
  mine: () => ask<TableList>('GET', '/tables/mine'),
  create: (table: NewTable) => askForTable('/tables', table),
  look: (table: string) => ask<TableMessage>('GET', at(table)),
  sit: (table: string, sit: Sit) => ask<TableMessage>('POST', `${at(table)}/sit`, sit),
  claimSeat: (token: string) => ask<SeatClaimed>('POST', '/seats/claim', { token }),
}

/** What a person is told of a problem. */
export function problemText(
  { problems }: Words,
  { kind, retryAfter, reference }: Omit<ApiProblem, 'why'>,
): string {
  switch (kind) {
    case 'too-many':
      return problems.tooMany(retryAfter ?? 60)
    case 'failure':
      return problems.failure(reference)
    case 'offline':
    case 'missing':
    case 'forbidden':
    case 'stale':
    case 'refused':
      return problems[kind]
  }
}
