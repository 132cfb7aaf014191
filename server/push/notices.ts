import type { TableEvent } from '@astrolabe/tables'
import { placeOf } from '../rooms/failures.ts'
import type { Leases } from '../rooms/leases.ts'
import type { Append, Guest, PushTarget, Store, Summary } from '../store/store.ts'
import type { Clock, Log } from '../world.ts'
import { deliver } from './delivery.ts'
import { readEndpoint } from './endpoint.ts'
import { makeVapidKeys, vapidAuthorization, type VapidKeys } from './vapid.ts'

type PushStore = Pick<
  Store,
  'addPushTarget' | 'removePushTarget' | 'pushTargetsOf' | 'setting' | 'keepSetting'
>

export interface NoticeParts {
  readonly store: PushStore
  readonly leases: Pick<Leases, 'take'>
  readonly clock: Clock
  readonly log: Log
  /** Where the operators of push services can reach those of this server. */
  readonly contact: string | undefined
  /** Whether a guest is looking at a table: they see for themselves. */
  readonly isLooking: (guest: string, table: string) => boolean
  /** Any host may be told, this machine included; for tests alone. */
  readonly anyHost?: boolean
}

const KEYS = 'vapid-keys'
/** More browsers than one person has. */
const MOST_TARGETS = 10

/** After these it may be somebody else's turn. */
const TURNS: readonly TableEvent['kind'][] = ['started', 'answered', 'taken-back', 'carried-over']

/**
 * Tells people by web push that it is their turn, if they are not looking: once, and not again until they have
 * looked. What is sent has no content, so that a push service learns nothing of the game.
 */
export class Notices {
  readonly #parts: NoticeParts
  readonly #keys: VapidKeys
  /** For each table under way, the guests who have been told and have not looked since. */
  readonly #told = new Map<string, Set<string>>()
  readonly #onTheirWay = new Set<Promise<void>>()
  readonly #closing = new AbortController()

  private constructor(parts: NoticeParts, keys: VapidKeys) {
    this.#parts = parts
    this.#keys = keys
  }

  /**
   * The keys are made once and kept: browsers have subscribed under them. Where nothing can be written nobody can
   * subscribe either, and they are kept with the first who does.
   */
  static async open(parts: NoticeParts): Promise<Notices> {
    const { store, log } = parts
    const made = JSON.stringify(makeVapidKeys())
    const kept =
      (await store.setting(KEYS)) ??
      (await store.keepSetting(KEYS, made).catch((error: unknown) => {
        log.warn({ place: placeOf(error) }, 'the keys for notices could not be kept yet')
        return made
      }))
    return new Notices(parts, JSON.parse(kept) as VapidKeys)
  }

  get publicKey(): string {
    return this.#keys.publicKey
  }

  /** Why a subscription cannot be taken, or nothing: it has been. */
  async subscribe({ session }: Guest, target: PushTarget): Promise<string | undefined> {
    const { store, anyHost = false } = this.#parts
    const read = readEndpoint(target.endpoint)
    if ('problem' in read && !anyHost) return read.problem
    await store.keepSetting(KEYS, JSON.stringify(this.#keys))
    const isTaken = await store.addPushTarget(session, target, MOST_TARGETS)
    return isTaken ? undefined : 'you are told on many devices already; end one of them'
  }

  async unsubscribe(guest: string, endpoint: string): Promise<void> {
    await this.#parts.store.removePushTarget(endpoint, guest)
  }

  /** Someone has looked at a table: they may be told again. */
  looked(guest: string, table: string): void {
    this.#forget(guest, table)
  }

  /** Something has happened at a table, and is on disk. */
  written({ table, events, summary }: Append): void {
    if (summary.phase === 'over') this.#told.delete(table)
    for (const event of events) {
      for (const guest of calledBy(event, summary))
        if (!this.#parts.isLooking(guest, table)) this.#call(guest, table)
    }
    const turns = events.filter(({ kind }) => TURNS.includes(kind))
    if (turns.length === 0) return
    for (const seat of summary.waitingFor) {
      const guest = guestAt(summary, seat)
      const hasActed = turns.some((event) => 'seat' in event && guestAt(summary, event.seat) === guest)
      if (guest !== undefined && !hasActed && !this.#parts.isLooking(guest, table)) this.#tell(guest, table)
    }
  }

  /** Whoever is called by somebody is told again, although they have not looked since. */
  #call(guest: string, table: string): void {
    this.#forget(guest, table)
    this.#tell(guest, table)
  }

  #tell(guest: string, table: string): void {
    const guests = this.#told.get(table) ?? new Set()
    if (guests.has(guest)) return
    // While it is on its way, no other one is sent.
    this.#told.set(table, guests.add(guest))
    const sending = this.#send(guest, table)
      .catch((error: unknown) => {
        this.#parts.log.warn({ place: placeOf(error) }, 'a notice could not be sent')
        return false
      })
      .then((isTold) => {
        if (!isTold) this.#forget(guest, table)
      })
      .finally(() => this.#onTheirWay.delete(sending))
    this.#onTheirWay.add(sending)
  }

  #forget(guest: string, table: string): void {
    const guests = this.#told.get(table)
    guests?.delete(guest)
    if (guests?.size === 0) this.#told.delete(table)
  }

  /** Whether a push service has taken the notice. */
  async #send(guest: string, table: string): Promise<boolean> {
    const { store, leases, clock, contact, anyHost = false } = this.#parts
    // Another server may have had the same to tell just now.
    if (!(await leases.take(`notice ${guest} ${table}`))) return true
    let isTold = false
    for (const { endpoint: address } of await store.pushTargetsOf(guest)) {
      const endpoint = new URL(address)
      const authorization = vapidAuthorization(this.#keys, endpoint, clock.now(), contact)
      const { signal } = this.#closing
      const delivery = await deliver({ endpoint, authorization, topic: table, anyHost, signal })
      if (signal.aborted) break
      if (delivery === 'delivered') isTold = true
      if (delivery === 'gone') await store.removePushTarget(address)
      if (delivery === 'failed')
        this.#parts.log.info({ host: endpoint.host }, 'a push service did not take a notice')
    }
    return isTold
  }

  /** Resolves when no notice is on its way any more. */
  async settled(): Promise<void> {
    await Promise.all(this.#onTheirWay)
  }

  /** Gives up the notices that are on their way. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.settled()
  }
}

/** Those whom somebody else calls: because they are waited for, or to play again. */
function calledBy(event: TableEvent, summary: Summary): readonly string[] {
  if (event.kind === 'nudged') return [guestAt(summary, event.seat) ?? []].flat()
  if (event.kind !== 'again') return []
  const caller = guestAt(summary, event.seat)
  const guests = summary.seats.flatMap((_, seat) => guestAt(summary, seat) ?? [])
  return [...new Set(guests)].filter((guest) => guest !== caller)
}

/** The person who sits there. */
function guestAt({ seats }: Summary, seat: number): string | undefined {
  const sitter = seats[seat]
  return sitter?.kind === 'person' ? sitter.guest : undefined
}
