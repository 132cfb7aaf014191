import { SPECTATOR } from '@astrolabe/kernel'
import type { GameTable } from '@astrolabe/tables'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Look } from '../protocol/index.ts'
import type { Changed, Done, Room } from '../rooms/room.ts'
import type { Guest } from '../store/store.ts'
import { answersAt } from './messages.ts'
import { problemAt } from './problems.ts'
import { noSession, noSuchTable, notYourSeat } from './refusal.ts'
import type { Services } from './services.ts'

type TableRequest = FastifyRequest<{ Params: { table: string }; Querystring: Look }>
/** Everything is asked for: the request says nothing of how to look. */
const WHOLE: Look = {}

const NEWEST_LINES = 200
export const ALL_LINES = Number.POSITIVE_INFINITY

/** Reads from a table what its visitor is to be sent. */
type Sight = (table: GameTable) => string
/** What is done, asking the table it is given whatever it depends on. */
type Doing = (table: GameTable) => Done

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

  /** Reads the table from a seat, which has to be the visitor's if it is one at all. */
  async look<T>(seat: number | undefined, at: (table: GameTable) => T): Promise<T> {
    return await this.room.look((table) => {
      if (seat !== undefined && !this.#mayLookFrom(table, seat)) throw notYourSeat(seat)
      return at(table)
    })
  }

  #mayLookFrom(table: GameTable, seat: number): boolean {
    return seat < 0 || table.isHeldBy(this.known.id, seat)
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
        // A seat may have been lost by now: nobody is shown a hand because it was theirs.
        seat: seat !== undefined && this.#mayLookFrom(table, seat) ? seat : seatFor(table, guest?.id),
        // Nobody has heard of more answers than there are.
        since: Math.min(this.#look.since ?? since, answersAt(table)),
        finality: this.#look.finality !== undefined,
        chatFrom: Math.max(0, table.chat.length - lines),
      })
  }

  /** Does something at the table; gives what is seen of it then, or throws why it was not done. */
  async change(deed: Doing, sight: (table: GameTable, done: Done) => string = this.seen()): Promise<string> {
    return settled(await this.room.change(deed, sight))
  }

  /** Does something at a seat of the visitor's. Whether it is theirs is asked when it is done, not before. */
  async act(
    seat: number,
    deed: Doing,
    sight: (table: GameTable, done: Done) => string = this.seen(seat),
  ): Promise<string> {
    const { id } = this.known
    await this.#services.limits.deed(id, this.room.id, seat)
    return await this.change(
      (table) => (table.isHeldBy(id, seat) ? deed(table) : { problem: { why: 'not-your-seat', seat } }),
      sight,
    )
  }

  /** Does something as the guest who set the table up. */
  async host(deed: Doing): Promise<string> {
    const { id } = this.known
    await this.#services.limits.deed(id, this.room.id)
    return await this.change((table) =>
      table.created.host === id ? deed(table) : { problem: { why: 'not-the-host' } },
    )
  }
}

/** What was seen, if what was tried has been done. */
function settled({ done, seen }: Changed<string>): string {
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
