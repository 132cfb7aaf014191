import type { Language } from '@astrolabe/kernel'
import { TILES } from '../content/tiles.ts'

// Systems have names of their own: a log full of tile numbers tells no story.

const NAMES: Readonly<Record<string, string>> = {
  B01: 'Halcyon',
  B02: 'Miravel',
  B03: 'Ostara',
  B04: 'Lumen',
  B05: 'Port Amaranth',
  B06: 'Cassiel',
  B07: 'Verdance',
  B08: 'Tessaly',
  B09: 'Oriel',
  B10: 'Sempera',
  B11: 'Calix',
  B12: 'Evenfall',
  O01: 'Karrak',
  O02: 'Drumlin',
  O03: 'Ashgate',
  O04: 'Torvald',
  O05: 'Nyx Minor',
  O06: 'Vigil',
  O07: 'Argus',
  O08: 'Gemina',
  O09: 'Twinfire',
  O10: 'Malkhet',
  O11: 'Bastille',
  O12: 'Panopt',
  R1: 'Hesper’s Tomb',
  R2: 'Umbra',
  R3: 'Last Light',
  R4: 'Charnel',
  R5: 'Morrow',
  R6: 'Sable',
}

const IN_FRENCH: Readonly<Record<string, string>> = {
  R1: 'Tombeau d’Hesper',
  R2: 'Ombra',
  R3: 'Dernière Lueur',
  R4: 'Charnier',
  R5: 'Morne',
  R6: 'Sable Noir',
  B05: 'Port-Amarante',
  O11: 'Bastille',
  O03: 'Portecendre',
  O09: 'Feux-Jumeaux',
  O06: 'Vigile',
  B12: 'Crépuscule',
}

const GREAT_RIFT_NAME: Readonly<Record<Language, string>> = { en: 'the Great Rift', fr: 'le Grand Rift' }

/** What a System is called: “Halcyon”, “the Great Rift”. */
export function systemName(tile: number, language: Language): string {
  const { id, colour } = TILES[tile]
  if (colour === 'great-rift') return GREAT_RIFT_NAME[language]
  return (language === 'fr' ? IN_FRENCH[id] : undefined) ?? NAMES[id]
}
