import type { EventCard } from './schema.ts'

const CARDS = [
  { id: 'EG1', deck: 'dawn', solo: true },
  { id: 'EG2', deck: 'dawn', solo: true },
  { id: 'EG3', deck: 'dawn', solo: true },
  { id: 'EG4', deck: 'dawn', solo: false },
  { id: 'EG5', deck: 'dawn', solo: false },
  { id: 'EG6', deck: 'dawn', solo: false },
  { id: 'EG7', deck: 'dawn', solo: false },
  { id: 'EG8', deck: 'dawn', solo: false },
  { id: 'EG9', deck: 'dawn', solo: false },
  { id: 'EG10', deck: 'dawn', solo: false },
  { id: 'ET1', deck: 'twilight', solo: true },
  { id: 'ET2', deck: 'twilight', solo: true },
  { id: 'ET3', deck: 'twilight', solo: false },
  { id: 'ET4', deck: 'twilight', solo: false },
  { id: 'ET5', deck: 'twilight', solo: false },
  { id: 'ET6', deck: 'twilight', solo: false },
  { id: 'ET7', deck: 'twilight', solo: false },
  { id: 'ET8', deck: 'twilight', solo: false },
  { id: 'ET9', deck: 'twilight', solo: false },
  { id: 'ET10', deck: 'twilight', solo: false },
  { id: 'EN1', deck: 'shadows', solo: true },
  { id: 'EN2', deck: 'shadows', solo: false },
  { id: 'EN3', deck: 'shadows', solo: false },
  { id: 'EN4', deck: 'shadows', solo: false },
  { id: 'EN5', deck: 'shadows', solo: false },
  { id: 'EN6', deck: 'shadows', solo: false },
  { id: 'EN7', deck: 'shadows', solo: false },
  { id: 'EN8', deck: 'shadows', solo: false },
  { id: 'EN9', deck: 'shadows', solo: false },
  { id: 'EN10', deck: 'shadows', solo: false },
] as const satisfies readonly EventCard[]

export type EventId = (typeof CARDS)[number]['id']

/** Ten for each deck: Galactic Dawn, Cosmic Twilight, Shadows of the Void. */
export const EVENTS: readonly (EventCard & { readonly id: EventId })[] = CARDS
