import { SPECTATOR } from '@astrolabe/kernel'
import type { Clock } from '../world.ts'
import { Buckets, type Rate } from './buckets.ts'
import type { LimitSettings } from './settings.ts'

export { type LimitSettings, NO_LIMITS, parseLimits, USUAL_LIMITS } from './settings.ts'

/** Someone has done too much of something and has to wait. */
export class TooMany extends Error {
  readonly seconds: number

  constructor(what: string, wait: number) {
    const seconds = Math.max(1, Math.ceil(wait / 1000))
    super(`${what} Try again in ${seconds} second${seconds === 1 ? '' : 's'}.`)
    this.seconds = seconds
  }
}

/** A stream is never waited for: it may end at any moment. */
const STREAM_WAIT = 5000

/** Everything that is limited; each question throws `TooMany` when the answer is no. */
export class Limits {
  readonly #tables: Buckets | undefined
  readonly #tries: Buckets | undefined
  readonly #deeds: Buckets | undefined
  readonly #chat: Buckets | undefined
  readonly #advice: Buckets | undefined
  readonly #guests: Buckets | undefined
  readonly #streams = new Map<string, number>()
  readonly settings: LimitSettings

  constructor(settings: LimitSettings, clock: Pick<Clock, 'now'>) {
    const buckets = (rate: Rate | undefined): Buckets | undefined => rate && new Buckets(rate, clock)
    this.settings = settings
    this.#tables = buckets(settings.tables)
    this.#tries = buckets(settings.tries)
    this.#deeds = buckets(settings.answers)
    this.#chat = buckets(settings.chat)
    this.#advice = buckets(settings.advice)
    this.#guests = buckets(settings.guests)
  }

  setUpTable(guest: string): void {
    take(this.#tables, guest, 'You have set up many tables in a short time.')
  }

  newGuest(address: string): void {
    take(this.#guests, address, 'Many new guests have come from your address.')
  }

  deed(guest: string, table: string, seat = SPECTATOR): void {
    if (this.#deeds === undefined) return
    take(this.#deeds, `${guest} ${table} ${seat}`, 'That was faster than this table can follow.')
  }

  say(guest: string): void {
    take(this.#chat, guest, 'You have said a lot in a short time.')
  }

  advise(guest: string): void {
    take(this.#advice, guest, 'You have asked for advice often in a short time.')
  }

  /** Something was asked for that is not there. */
  missed(address: string): void {
    take(this.#tries, address, WRONG_CODES)
  }

  /** Whoever has missed too often is told nothing of tables that are not theirs, there or not. */
  mayLookAround(address: string): void {
    const wait = this.#tries?.waitOf(address) ?? 0
    if (wait > 0) throw new TooMany(WRONG_CODES, wait)
  }

  /** Opens a stream; what it returns closes it. A guest without a session is known by the address. */
  openStream(guest: string | undefined, address: string): () => void {
    const counted = [
      { who: `guest ${guest ?? address}`, most: this.settings.streams },
      { who: `address ${address}`, most: this.settings.addressStreams },
    ]
    for (const { who, most = Number.POSITIVE_INFINITY } of counted) {
      if ((this.#streams.get(who) ?? 0) >= most)
        throw new TooMany('You have many tables open at once: close one of them.', STREAM_WAIT)
    }
    for (const { who } of counted) this.#count(who, 1)
    return () => {
      for (const { who } of counted) this.#count(who, -1)
    }
  }

  #count(who: string, more: 1 | -1): void {
    const streams = (this.#streams.get(who) ?? 0) + more
    if (streams === 0) this.#streams.delete(who)
    else this.#streams.set(who, streams)
  }
}

const WRONG_CODES = 'Many of the tables you asked for are not there.'

function take(buckets: Buckets | undefined, who: string, what: string): void {
  const wait = buckets?.take(who) ?? 0
  if (wait > 0) throw new TooMany(what, wait)
}
