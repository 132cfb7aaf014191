import { SPECTATOR } from '@astrolabe/kernel'
import type { GameTable } from '@astrolabe/tables'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Look } from '../protocol/index.ts'
import type { Changed, Done, Room } from '../rooms/room.ts'
import type { Guest } from '../store/store.ts'
import { answersAt } from './messages.ts'
import { problemAt } from './problems.ts'
import { noSession, noSuchTable, notYourSeat, onlyTheHost } from './refusal.ts'
import type { Services } from './services.ts'

type TableRequest = FastifyRequest<{ Params: { table: string }; Querystring: Look }>
/** Everything is asked for: the request says nothing of how to look. */
const WHOLE: Look = {}

const NEWEST_LINES = 200
export const ALL_LINES = Number.POSITIVE_INFINITY

/** Reads from a table what its visitor is to be sent. */
type Sight = (table: GameTable) => string

/** A guest, or a spectator nobody knows, at a table. */
export class Visit {
  readonly room: Room
  readonly guest: Guest | undefined
  readonly #services: Services
  readonly #look: Look

  private constructor(services: Services, room: Room, guest: Guest | undefined, look: Look) {
    this.room = room
    this.guest = guest
    this.#services = services
    this.#look = look
  }

  /** Whoever asks, at the table of the address. With the reply, a newcomer becomes a guest. */
  static async at(services: Services, request: TableRequest, reply?: FastifyReply): Promise<Visit> {
    const { room, guest } = await Visit.to(services, request, request.params.table)
    const visitor = guest ?? (reply && (await services.sessions.orNew(request, reply)))
    return new Visit(services, room, visitor, request.query)
  }

  /** Whoever asks, at a table named in another way. */
  static async to(services: Services, request: FastifyRequest, table: string): Promise<Visit> {
    const { rooms, sessions, limits } = services
    const room = await rooms.open(table)
    if (room === undefined) {
      await limits.missed(request.ip)
      throw noSuchTable()
    }
    const guest = await sessions.known(request)
    if (!(await isExpected(room, guest))) await limits.mayLookAround(request.ip)
    return new Visit(services, room, guest, WHOLE)
  }

  /** The visitor, who has to be known. */
  get known(): Guest {
    if (this.guest === undefined) throw noSession()
    return this.guest
  }

  /** The visitor, who has to hold a seat. */
  async holderOf(seat: number): Promise<Guest> {
    const guest = this.known
    if (!(await this.room.look((table) => table.isHeldBy(guest.id, seat)))) throw notYourSeat(seat)
    return guest
  }

  /** The same, about to do something there: which has its limits. */
  async actorAt(seat: number): Promise<Guest> {
    const guest = await this.holderOf(seat)
    await this.#services.limits.deed(guest.id, this.room.id, seat)
    return guest
  }

  /** The visitor, who has to be the one who set the table up, about to do something there. */
  async actingHost(): Promise<Guest> {
    const { id } = this.known
    if (!(await this.room.look((table) => table.created.host === id))) throw onlyTheHost()
    await this.#services.limits.deed(id, this.room.id)
    return this.known
  }

  /**
   * What is seen from a seat, or from the visitor's own; a spectator has none. All facts unless less is asked for, and
   * of the chat the newest lines: whoever does something has been sent the others.
   */
  seen(seat?: number, since = -1, lines = NEWEST_LINES): Sight {
    const { room, guest } = this
    return (table) =>
      this.#services.messages.text(room, table, {
        guest: guest?.id,
        seat: seat ?? seatFor(table, guest?.id),
        // Nobody has heard of more answers than there are.
        since: Math.min(this.#look.since ?? since, answersAt(table)),
        finality: this.#look.finality !== undefined,
        chatFrom: Math.max(0, table.chat.length - lines),
      })
  }

  /** Does something at the table; gives what is seen of it then, or throws why it was not done. */
  async change(deed: (table: GameTable) => Done, sight: Sight = this.seen()): Promise<string> {
    return settled(await this.room.change(deed, sight))
  }
}

/** What was seen, if what was tried has been done. */
export function settled({ done, seen }: Changed<string>): string {
  if ('problem' in done) throw problemAt(done.problem, seen)
  return seen
}

/** Whoever sits at a table, or set it up, knows its address from before. */
async function isExpected(room: Room, guest: Guest | undefined): Promise<boolean> {
  if (guest === undefined) return false
  return await room.look((table) => table.created.host === guest.id || table.seatsOf(guest.id).length > 0)
}

/** The seat a guest looks from if nothing else is asked for. */
export function seatFor(table: GameTable, guest: string | undefined): number {
  return (guest === undefined ? undefined : table.seatsOf(guest)[0]) ?? SPECTATOR
}
