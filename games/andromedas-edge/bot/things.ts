import type { AndromedaThing } from '../position/reasons.ts'
import type { FEATURES } from './features.ts'

/** What each feature is to a person who asks why. */
export const THINGS: Readonly<
  Record<(typeof FEATURES)[number], readonly [thing: AndromedaThing, each: number]>
> = {
  vp: ['vp', 1],
  tracks: ['tracks', 1],
  bands: ['developments', 1],
  regions: ['developments', 1],
  tokens: ['vp', 1],
  vault: ['vp', 1],
  relics: ['vp', 1],
  leaders: ['leaders', 1],
  destiny: ['vp', 1],
  damage: ['modules', 0],
  energy: ['energy', 1],
  basics: ['resources', 1],
  credits: ['credits', 1],
  cards: ['cards', 1],
  moons: ['moons', 0],
  transports: ['ships', 1],
  fighter: ['ships', 1],
  scienceVessel: ['ships', 1],
  heavyCruiser: ['ships', 1],
  inBay: ['place', 0],
  wrecks: ['ships', 0],
  docks: ['modules', 0],
  ongoing: ['modules', 0],
  upgrades: ['upgrades', 1],
  site: ['place', 0],
}
