import type { GameTable } from '@astrolabe/tables'
import type { Store } from '../store/store.ts'
import { Refused } from './refusal.ts'

const keyOf = (table: string): string => `secret-told ${table}`

/**
 * Whoever plays alone may have the record of a game under way, and with it the secret that decides all to come. From
 * then on nobody else can sit down at that table: they would play against someone who knows every card.
 */
export class ToldSecrets {
  readonly #store: Pick<Store, 'setting' | 'keepSetting'>

  constructor(store: Pick<Store, 'setting' | 'keepSetting'>) {
    this.#store = store
  }

  async tell(table: string): Promise<void> {
    await this.#store.keepSetting(keyOf(table), 'yes')
  }

  /** Throws if a guest, sitting down at a seat, would meet somebody who knows the secret. */
  async checkNewcomer(
    id: string,
    table: Pick<GameTable, 'seats' | 'phase'>,
    seat: number,
    guest: string,
  ): Promise<void> {
    const meetsOthers = table.seats.some(
      (sitter, place) => place !== seat && sitter.kind === 'person' && sitter.guest !== guest,
    )
    if (table.phase !== 'playing' || !meetsOthers || (await this.#store.setting(keyOf(id))) === undefined)
      return
    throw new Refused(
      409,
      'secret-told',
      'The record of this game has been given out, so someone at the table may know what is to come. ' +
        'Ask them to go on from here at a new table.',
    )
  }
}
