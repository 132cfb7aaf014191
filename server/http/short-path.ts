import cookie from '@fastify/cookie'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Compile } from 'typebox/compile'
import { Answer, type Look } from '../protocol/index.ts'
import type { Room } from '../rooms/room.ts'
import type { Guest } from '../store/store.ts'
import { encodingOf } from './encoding.ts'
import { NOTHING } from './deeds.ts'
import type { Refusing } from './failures.ts'
import { apiHeaders, type HeaderFields, JSON_TYPE } from './headers.ts'
import { giveAnswer } from './play.ts'
import type { Services } from './services.ts'
import { Visit } from './visit.ts'

const ADDRESS = /^\/api\/tables\/([a-z2-7]{10})\/answer(\?finality=true)?$/
/** Whatever speaks https stands in front of us. */
const PROTOCOL = 'http'
const ROUTE = 'POST /api/tables/:table/answer'
/** Longer than any answer with all its fields. */
const LONGEST = 2048
const checked = Compile(Answer)

/** Who asks, and where. */
interface Known {
  readonly room: Room
  readonly guest: Guest
  readonly look: Look
  readonly length: number
}

/**
 * The way of nearly every answer: whole in one piece, from a guest who has just been here, for a seat of theirs at a
 * table where nothing is under way. It leads past the framework to the same deed as the ordinary route. Whatever is
 * different in any way is left to that one, with nothing said or done yet: a request is judged in one place.
 */
export class ShortPath {
  readonly #services: Services
  readonly #refuse: Refusing
  /** Names and values by turns. */
  readonly #headers: readonly string[]
  /** The same where there is no content. */
  readonly #bareHeaders: string[]

  constructor(services: Services, refuse: Refusing) {
    this.#services = services
    this.#refuse = refuse
    this.#bareHeaders = Object.entries(apiHeaders(services.sessions.isHttps(PROTOCOL))).flat()
    this.#headers = [...this.#bareHeaders, 'content-type', JSON_TYPE]
  }

  /** Listens to requests, before the ordinary routes do. */
  before(ordinary: RequestListener): RequestListener {
    return (request, response) => {
      const known = this.#known(request)
      if (known === undefined) {
        ordinary(request, response)
        return
      }
      const take = (bytes: Buffer): void => {
        const answer = bytes.length === known.length ? read(bytes) : undefined
        if (answer !== undefined && holds(known, answer.seat)) {
          void this.#give(known, answer, response)
          return
        }
        request.removeListener('data', take).pause().unshift(bytes)
        ordinary(request, response)
      }
      request.on('data', take)
    }
  }

  #known({ method, url = '', headers }: IncomingMessage): Known | undefined {
    if (method !== 'POST') return undefined
    const [, table, finality] = ADDRESS.exec(url) ?? []
    if (table === undefined || headers['content-type'] !== 'application/json') return undefined
    const length = Number(headers['content-length'])
    if (!(length > 0 && length <= LONGEST)) return undefined
    const { rooms, sessions } = this.#services
    const room = rooms.opened(table)
    const cookies = headers.cookie === undefined ? {} : cookie.parse(headers.cookie)
    const guest = room && sessions.recent({ method, headers, cookies, protocol: PROTOCOL })
    const look: Look = finality === undefined ? {} : { finality: 'true' }
    return room && guest && { room, guest, look, length }
  }

  async #give({ room, guest, look }: Known, answer: Answer, response: ServerResponse): Promise<void> {
    const visit = Visit.of(this.#services, room, guest, look)
    try {
      this.#services.limits.deed(guest.id, room.id, answer.seat)
      const text = await giveAnswer(visit, answer)
      if (text === NOTHING) response.writeHead(204, this.#bareHeaders).end()
      else this.#send(response, 200, text)
    } catch (error) {
      const refused = this.#refuse(error, ROUTE)
      this.#send(response, refused.status, refused.toText(), refused.headers)
    }
  }

  #send(response: ServerResponse, status: number, text: string, more: HeaderFields = {}): void {
    const length = Buffer.byteLength(text)
    const headers = this.#headers.concat('content-length', String(length))
    for (const [name, value] of Object.entries(more)) headers.push(name, value)
    response.writeHead(status, headers).end(text, encodingOf(text, length))
  }
}

function read(bytes: Buffer): Answer | undefined {
  try {
    const value: unknown = JSON.parse(bytes.toString())
    return checked.Check(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Nothing is under way, and the seat is the guest's. */
function holds({ room, guest }: Known, seat: number): boolean {
  return room.glance((table) => table.isHeldBy(guest.id, seat)) === true
}
