import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Limits } from '../limits/index.ts'
import type { Notices } from '../push/notices.ts'
import type { Houses, RoomsContract } from '../rooms/rooms.ts'
import type { Replayer } from '../replaying/replayer.ts'
import type { Store } from '../store/store.ts'
import type { Thinker } from '../thinking/thinker.ts'
import type { Clock, Log } from '../world.ts'
import type { RandomBytes } from '@astrolabe/tables'
import type { Messages } from './messages.ts'
import type { Sessions } from './sessions.ts'

/** What the routes are written on. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

/** What the routes work with. */
export interface Services {
  readonly store: Store
  readonly rooms: RoomsContract
  readonly houses: Houses
  readonly sessions: Sessions
  readonly limits: Limits
  readonly messages: Messages
  readonly notices: Notices
  readonly thinker: Thinker
  readonly replayer: Replayer
  readonly clock: Clock
  readonly random: RandomBytes
  readonly log: Log
}
