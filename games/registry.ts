import type { House } from '@astrolabe/kernel'

// A game's state and facts are its own business: whoever opens a house treats them as opaque.
type AnyHouse = House<unknown>
const open = (house: unknown): AnyHouse => house as AnyHouse

/** The games there are; each is loaded when it is opened. */
export const GAMES: Readonly<Record<string, () => Promise<AnyHouse>>> = {
  'vii-legio': async () => open((await import('./vii-legio/house.ts')).house),
  'x-odus': async () => open((await import('./x-odus/house.ts')).house),
  'andromedas-edge': async () => open((await import('./andromedas-edge/house.ts')).house),
}
