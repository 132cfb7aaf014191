import { SPECTATOR } from '@astrolabe/kernel'
import { networksOf } from './network.ts'
import type { LimitSettings } from './settings.ts'
import type { Place, Rate, Share, Tally } from './tally.ts'

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

/** A wider network may do so many times as much as each of those in it. */
const WIDER = 8
/** A stream, or an advice, is never waited for: it may end at any moment. */
const PLACE_WAIT = 5000
/** So many seconds of thought are paid before it is known how long it takes. */
const DEPOSIT = 1

const KILOBYTE = 1000

type RateName = {
  [N in keyof LimitSettings]-?: LimitSettings[N] extends Rate | undefined ? N : never
}[keyof LimitSettings]

/** Everything that is limited; each question rejects with `TooMany` when the answer is no. */
export class Limits {
  readonly settings: LimitSettings
  readonly #tally: Tally

  constructor(settings: LimitSettings, tally: Tally) {
    this.settings = settings
    this.#tally = tally
  }

  /** Somebody asks for anything at all. */
  async request(address: string): Promise<void> {
    await this.#take(this.#sharesAt('requests', address), 'Many requests have come from your network.')
  }

  /** Somebody wants to see something. Whoever is not known is one with all others of their network. */
  async look(guest: string | undefined, address: string): Promise<void> {
    const shares = guest === undefined ? this.#sharesAt('looks', address) : this.#shares('looks', guest)
    await this.#take(shares, 'You have looked at a lot in a short time.')
  }

  async setUpTable(guest: string): Promise<void> {
    await this.#take(this.#shares('tables', guest), 'You have set up many tables in a short time.')
  }

  /** A game of so many bytes is to be played again, and kept. */
  async replay(guest: string, bytes: number): Promise<void> {
    const what = 'You have gone on from many long games in a short time.'
    await this.#take(this.#shares('records', guest), what, bytes / KILOBYTE)
  }

  async newGuest(address: string): Promise<void> {
    await this.#take(this.#sharesAt('guests', address), 'Many new guests have come from your network.')
  }

  async rename(guest: string): Promise<void> {
    await this.#take(this.#shares('names', guest), 'You have changed your name often in a short time.')
  }

  async changeNotices(guest: string): Promise<void> {
    const what = 'You have changed often in a short time where you are told.'
    await this.#take(this.#shares('push', guest), what)
  }

  async deed(guest: string, table: string, seat = SPECTATOR): Promise<void> {
    const shares = this.#shares('answers', `${guest} ${table} ${seat}`)
    await this.#take(shares, 'That was faster than this table can follow.')
  }

  async say(guest: string): Promise<void> {
    await this.#take(this.#shares('chat', guest), 'You have said a lot in a short time.')
  }

  async nudge(guest: string): Promise<void> {
    await this.#take(this.#shares('nudges', guest), 'You have nudged others often in a short time.')
  }

  /** Somebody wants to be advised, which is done for one at a time; what it gives is told for how long that took. */
  async advise(guest: string): Promise<(milliseconds: number) => Promise<void>> {
    const shares = this.#shares('advice', guest)
    const places = shares.length === 0 ? [] : [{ of: `advice ${guest}`, most: 1 }]
    const leave = await this.#enter(places, 'You are being advised already: wait for that.')
    try {
      await this.#take(shares, 'You have asked for much advice in a short time.', DEPOSIT)
    } catch (error) {
      leave()
      throw error
    }
    return async (milliseconds) => {
      leave()
      await this.#tally.charge(shares, Math.max(0, milliseconds / 1000 - DEPOSIT))
    }
  }

  /** Something was asked for that is not there. */
  async missed(address: string): Promise<void> {
    await this.#take(this.#sharesAt('tries', address), WRONG_CODES)
  }

  /** Whoever has missed too often is told nothing of tables that are not theirs, there or not. */
  async mayLookAround(address: string): Promise<void> {
    const wait = await this.#tally.waitOf(this.#sharesAt('tries', address))
    if (wait > 0) throw new TooMany(WRONG_CODES, wait)
  }

  /** Opens a stream; what it gives closes it. A guest without a session is known by the network. */
  async openStream(guest: string | undefined, address: string): Promise<() => void> {
    const { streams, addressStreams } = this.settings
    const own =
      guest === undefined ? placesAt('strangers', address, streams) : places(`guest ${guest}`, streams)
    const all = [...own, ...placesAt('network', address, addressStreams)]
    return await this.#enter(all, 'You have many tables open at once: close one of them.')
  }

  /** What somebody may have of a limit; nothing is taken of what is not limited. */
  #shares(name: RateName, who: string): Share[] {
    const rate = this.settings[name]
    return rate === undefined ? [] : [{ of: `${name} ${who}`, rate }]
  }

  #sharesAt(name: RateName, address: string): Share[] {
    const rate = this.settings[name]
    if (rate === undefined) return []
    const [nearest, wider] = networksOf(address)
    const share = { of: `${name} ${nearest}`, rate }
    return wider === undefined ? [share] : [share, { of: `${name} ${wider}`, rate: widened(rate) }]
  }

  async #take(shares: readonly Share[], what: string, amount?: number): Promise<void> {
    if (shares.length === 0) return
    const wait = await this.#tally.take(shares, amount)
    if (wait > 0) throw new TooMany(what, wait)
  }

  async #enter(wanted: readonly Place[], what: string): Promise<() => void> {
    const leave = await this.#tally.enter(wanted)
    if (leave === undefined) throw new TooMany(what, PLACE_WAIT)
    return leave
  }
}

const WRONG_CODES = 'Many of the tables you asked for are not there.'

const widened = ({ count, seconds, burst = count }: Rate): Rate => ({
  count: WIDER * count,
  seconds,
  burst: WIDER * burst,
})

const places = (of: string, most: number | undefined): Place[] => (most === undefined ? [] : [{ of, most }])

/** The same in the networks of an address. */
export function placesAt(of: string, address: string, most: number | undefined): Place[] {
  if (most === undefined) return []
  const [nearest, wider] = networksOf(address)
  const place = { of: `${of} ${nearest}`, most }
  return wider === undefined ? [place] : [place, { of: `${of} ${wider}`, most: WIDER * most }]
}
