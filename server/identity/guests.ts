import type { Guest, Store } from '../store/store.ts'
import type { Clock, RandomBytes } from '../world.ts'
import { friendlyName } from './friendly-name.ts'
import { hashOfToken, isToken, newToken } from './token.ts'

type GuestStore = Pick<Store, 'addGuest' | 'guestOf' | 'renameGuest'>

/** A guest who has just come, with the token that only they know. */
export interface Newcomer {
  readonly guest: Guest
  readonly token: string
}

/** Those who play: known by a token they were given, and by no more than the name they chose. */
export class Guests {
  readonly #store: GuestStore
  readonly #clock: Clock
  readonly #random: RandomBytes

  constructor(store: GuestStore, clock: Clock, random: RandomBytes) {
    this.#store = store
    this.#clock = clock
    this.#random = random
  }

  async byToken(token: string): Promise<Guest | undefined> {
    return isToken(token) ? await this.#store.guestOf(hashOfToken(token), this.#clock.now()) : undefined
  }

  async welcome(name = friendlyName(this.#random)): Promise<Newcomer> {
    const token = newToken(this.#random)
    const now = this.#clock.now()
    // Known to the server alone, and shown to the guest: never a token.
    const id = newToken(this.#random)
    const guest = { id, name, tokenHash: hashOfToken(token), createdAt: now, seenAt: now }
    await this.#store.addGuest(guest)
    return { guest, token }
  }

  async rename(guest: Guest, name: string): Promise<Guest> {
    await this.#store.renameGuest(guest.id, name)
    return { ...guest, name }
  }
}
