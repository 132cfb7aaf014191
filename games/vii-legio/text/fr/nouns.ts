import * as french from '@astrolabe/words/french.ts'
import { EXPLORATION, EXTRASOLARS } from '../../content/decks.ts'
import type { ExoTechnology, Track } from '../../content/schema.ts'
import { type Item, SECTOR_X } from '../../position/state.ts'
import { SLOTS as LETTERS } from '../symbols.ts'
import { fr } from './typeset.ts'

export const AN: Readonly<Record<Item, string>> = {
  thrusters: 'un propulseur',
  scanners: 'un scanner',
  lasers: 'un laser',
  detectors: 'un détecteur',
  squads: 'une escouade',
  commerce: 'un expert Commerce',
  alliance: 'un expert Alliance',
  capture: 'un expert Capture',
}

export const ITEMS: Readonly<Record<Item, string>> = {
  thrusters: 'propulseurs',
  scanners: 'scanners',
  lasers: 'lasers',
  detectors: 'détecteurs',
  squads: 'escouades',
  commerce: 'experts Commerce',
  alliance: 'experts Alliance',
  capture: 'experts Capture',
}

/** What an item is for. */
export const PURPOSES: Readonly<Record<Track, string>> = {
  thrusters: 'pour prendre plus de cartes',
  scanners: 'pour voir qui habite une planète',
  lasers: 'contre les vaisseaux hostiles',
  detectors: 'pour éviter les cartes dangereuses',
  squads: 'pour se poser sur les planètes',
}

export const EXO: Readonly<Record<ExoTechnology, string>> = {
  holodeck: 'l’Holodeck',
  nanoprobes: 'les Nanoprobes',
}

/** The names of Greek letters have their accent, and a bare X would not be heard as a planet. */
export const SLOTS: typeof LETTERS = { ...LETTERS, beta: 'Bêta', x: 'la planète X' }

/** A number with its noun, which are not parted. */
export const several = (count: number, one: string, many?: string): string =>
  french.several(count, one, many).replace(' ', '\u00a0')

export const cards = (count: number): string => several(count, 'carte')

export const sectorName = (sector: number): string =>
  sector === SECTOR_X ? 'Secteur X' : `secteur ${sector}`

/** « Champ d’astéroïdes », with its quotation marks. */
export const explorationName = (card: number): string => fr`« ${EXPLORATION[card].name.fr} »`

export const extrasolarName = (card: number): string => EXTRASOLARS[card].name.fr

export const ordinal = (rank: number): string => (rank === 1 ? '1er' : `${rank}e`)
