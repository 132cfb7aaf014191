import type { Guest, Session, Store } from '../store/store.ts'
import type { Clock } from '../world.ts'
import { newId, type RandomBytes } from '@astrolabe/tables'
import { deviceOf } from './device.ts'
import { friendlyName } from './friendly-name.ts'
import { hashOfToken, isToken, newToken } from './token.ts'

/** So long, in milliseconds, a guest is known by a token without the store being asked again. */
const MEMORY = 60_000
/** And some a little longer, in so many steps up to twice as long: those who came together are not asked for together. */
const STEPS = 60
/** More are not kept in mind at once. */
const MOST_KNOWN = 10_000

type GuestStore = Pick<Store, 'addGuest' | 'guestOf' | 'renameGuest' | 'sessionsOf' | 'endSession'>

/** A guest who has just come, with the token that only they know. */
export interface Newcomer {
  readonly guest: Guest
  readonly token: string
}

/**
 * Those who play: known by a token they were given, and by no more than the name they chose. Whoever has just been
 * here is known at once: to ask the store with every request would cost more than all the rest of it.
 */
export class Guests {
  readonly #store: GuestStore
  readonly #clock: Clock
  readonly #random: RandomBytes
  /** By their token, which is kept nowhere else and no longer; those seen last at the end. */
  readonly #known = new Map<string, { readonly guest: Guest; readonly until: number }>()
  /** The tokens of each of them, by the guest's id. */
  readonly #tokens = new Map<string, Set<string>>()
  /** How many have been kept in mind so far. */
  #kept = 0
  /** The sessions ended last: whoever was being asked for just then is not let in any more. */
  readonly #ended = new Set<string>()

  constructor(store: GuestStore, clock: Clock, random: RandomBytes) {
    this.#store = store
    this.#clock = clock
    this.#random = random
  }

  async byToken(token: string, userAgent?: string): Promise<Guest | undefined> {
    const recent = this.#recent(token)
    if (recent !== undefined || !isToken(token)) return recent
    const now = this.#clock.now()
    const guest = await this.#store.guestOf(hashOfToken(token), now, deviceOf(userAgent))
    if (guest === undefined || this.hasEnded(guest.session)) return undefined
    this.#keepInMind(token, guest, now)
    return guest
  }

  /** The guest with a token, if they have just been here. */
  #recent(token: string): Guest | undefined {
    const known = this.#known.get(token)
    return known !== undefined && this.#clock.now() < known.until ? known.guest : undefined
  }

  #keepInMind(token: string, guest: Guest, now: number): void {
    this.#forget(token)
    const step = this.#kept++ % STEPS
    this.#known.set(token, { guest, until: now + MEMORY * (1 + step / STEPS) })
    this.#tokens.set(guest.id, (this.#tokens.get(guest.id) ?? new Set()).add(token))
    const [oldest] = this.#known.keys()
    if (this.#known.size > MOST_KNOWN) this.#forget(oldest)
  }

  #forget(token: string): void {
    const id = this.#known.get(token)?.guest.id ?? ''
    this.#known.delete(token)
    const tokens = this.#tokens.get(id)
    tokens?.delete(token)
    if (tokens?.size === 0) this.#tokens.delete(id)
  }

  async welcome(name = friendlyName(this.#random), userAgent?: string): Promise<Newcomer> {
    const token = newToken(this.#random)
    const now = this.#clock.now()
    // Known to the server alone, and shown to the guest: never a token.
    const guest = { id: newToken(this.#random), name, session: newId(this.#random) }
    await this.#store.addGuest(name, {
      id: guest.session,
      guest: guest.id,
      tokenHash: hashOfToken(token),
      device: deviceOf(userAgent),
      createdAt: now,
      seenAt: now,
    })
    return { guest, token }
  }

  async rename(guest: Guest, name: string): Promise<Guest> {
    await this.#store.renameGuest(guest.id, name)
    for (const token of this.#tokens.get(guest.id) ?? []) this.#forget(token)
    return { ...guest, name }
  }

  /** Where a guest is known. */
  async sessions({ id }: Guest): Promise<Session[]> {
    return await this.#store.sessionsOf(id, this.#clock.now())
  }

  /** Ends a session of a guest, for good and at once; whether there was one. */
  async end({ id }: Guest, session: string): Promise<boolean> {
    if (!(await this.#store.endSession(id, session))) return false
    this.#ended.add(session)
    const [oldest] = this.#ended
    if (this.#ended.size > MOST_KNOWN) this.#ended.delete(oldest)
    for (const token of this.#tokens.get(id) ?? [])
      if (this.#known.get(token)?.guest.session === session) this.#forget(token)
    return true
  }

  /** Whether a session was ended a moment ago. */
  hasEnded(session: string): boolean {
    return this.#ended.has(session)
  }
}
