import { newId, type RandomBytes } from '@astrolabe/tables'
import type { Store } from '../store/store.ts'
import type { Clock } from '../world.ts'
import { deviceOf } from './device.ts'
import type { Newcomer } from './guests.ts'
import { hashOfToken, isToken, newToken } from './token.ts'

/** So long, in milliseconds, a link is good: time to walk to another device, and no more. */
export const LINK_LASTS = 15 * 60_000

type LinkStore = Pick<Store, 'addDeviceLink' | 'deviceLink' | 'useDeviceLink' | 'removeDeviceLink'>

/** How a guest is carried to another device: by a link that is good once, and not for long. */
export class DeviceLinks {
  readonly #store: LinkStore
  readonly #clock: Clock
  readonly #random: RandomBytes

  constructor(store: LinkStore, clock: Clock, random: RandomBytes) {
    this.#store = store
    this.#clock = clock
    this.#random = random
  }

  /** The token of a new link; one that was made before is worthless then. */
  async make(guest: string): Promise<string> {
    const token = newToken(this.#random)
    await this.#store.addDeviceLink({ guest, tokenHash: hashOfToken(token), createdAt: this.#clock.now() })
    return token
  }

  /** Makes the link of a guest worthless. */
  async revoke(guest: string): Promise<void> {
    await this.#store.removeDeviceLink(guest)
  }

  /** Whom a link that can still be used would make known. */
  async guestOf(token: string): Promise<string | undefined> {
    if (!isToken(token)) return undefined
    return await this.#store.deviceLink(hashOfToken(token), this.#clock.now() - LINK_LASTS)
  }

  /** The guest of a link is known on one more device, which succeeds once. */
  async use(token: string, userAgent?: string): Promise<Newcomer | undefined> {
    const now = this.#clock.now()
    const own = newToken(this.#random)
    const guest = await this.#store.useDeviceLink(hashOfToken(token), now - LINK_LASTS, {
      id: newId(this.#random),
      tokenHash: hashOfToken(own),
      device: deviceOf(userAgent),
      createdAt: now,
      seenAt: now,
    })
    return guest && { guest, token: own }
  }
}
