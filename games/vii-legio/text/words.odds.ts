import type { Track } from '../content/schema.ts'
import type { SlotName } from '../rules/state.ts'

/** Exploration cards as a pilot thinks of them before one is turned over. */
export type CardGroup = 'planet' | 'signal' | 'risk' | 'hostile' | 'find' | 'event'

/** What may come of an option. */
export interface OddsWords {
  readonly nextCard: (unseen: number) => string
  readonly cardGroup: (group: CardGroup, canDiscover: boolean) => string
  readonly payment: (cards: number) => string
  readonly reset: string
  readonly noReset: string
  readonly planet: (slot: SlotName, unseen: number) => string
  /** What a landing would allow. */
  readonly landing: Readonly<Record<'contact' | 'observation' | 'nothing', string>>
  readonly damage: (rolls: number) => string
  readonly loses: (lost: Track | 'expert') => string
  readonly losses: (items: number) => string
  readonly drift: string
  readonly driftsTo: (sector: number) => string
}
