import { several } from '@astrolabe/words/english.ts'
import { EXPLORATION, EXTRASOLARS } from '../../content/decks.ts'
import type { ExoTechnology, Track } from '../../content/schema.ts'
import { type Item, SECTOR_X } from '../../position/state.ts'

export const AN: Readonly<Record<Item, string>> = {
  thrusters: 'a thruster',
  scanners: 'a scanner',
  lasers: 'a laser',
  detectors: 'a detector',
  squads: 'a squad',
  commerce: 'a Trade expert',
  alliance: 'an Alliance expert',
  capture: 'a Capture expert',
}

export const ITEMS: Readonly<Record<Item, string>> = {
  thrusters: 'thrusters',
  scanners: 'scanners',
  lasers: 'lasers',
  detectors: 'detectors',
  squads: 'squads',
  commerce: 'Trade experts',
  alliance: 'Alliance experts',
  capture: 'Capture experts',
}

/** What an item is for. */
export const PURPOSES: Readonly<Record<Track, string>> = {
  thrusters: 'to take more cards',
  scanners: 'to see who lives on a planet',
  lasers: 'to fight hostile ships',
  detectors: 'to avoid dangerous cards',
  squads: 'to land on planets',
}

export const EXO: Readonly<Record<ExoTechnology, string>> = {
  holodeck: 'the Holodeck',
  nanoprobes: 'the Nanoprobes',
}

export const cards = (count: number): string => several(count, 'card')

export const sectorName = (sector: number): string => (sector === SECTOR_X ? 'Sector X' : `sector ${sector}`)

/** “Asteroid field”, with its quotation marks. */
export const explorationName = (card: number): string => `“${EXPLORATION[card].name.en}”`

export const extrasolarName = (card: number): string => EXTRASOLARS[card].name.en
