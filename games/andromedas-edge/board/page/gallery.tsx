import type { Exhibit, Exhibition } from '@astrolabe/drawing'
import type { Room } from '../../text/en/page/gallery.ts'
import { GALLERY_WORDS } from '../../text/page-words.ts'
import {
  ABILITY_CARDS,
  DESTINY_CARDS,
  EVENT_CARDS,
  FACTION_CARDS,
  MODULE_CARDS,
  RAIDER_CARDS,
  TACTICS_CARDS,
  UNITY_CARDS,
  UPGRADE_TILES,
} from './gallery-cards.tsx'
import { BUILDINGS, MOON_TOKENS, SHIP_FIGURES, STOCK, tilesOf, TOKENS } from './gallery-pieces.tsx'

/** In the order in which they are walked through. */
const ROOMS: Readonly<Record<Room, readonly Exhibit[]>> = {
  planets: tilesOf('planet'),
  bases: tilesOf('base'),
  special: tilesOf('special'),
  ships: SHIP_FIGURES,
  raiders: RAIDER_CARDS,
  factions: FACTION_CARDS,
  developments: [...BUILDINGS, ...ABILITY_CARDS],
  modules: MODULE_CARDS,
  moons: MOON_TOKENS,
  tokens: TOKENS,
  upgrades: UPGRADE_TILES,
  tactics: TACTICS_CARDS,
  events: EVENT_CARDS,
  destinies: DESTINY_CARDS,
  unity: UNITY_CARDS,
  stock: STOCK,
}

export const gallery: readonly Exhibition[] = (Object.keys(ROOMS) as readonly Room[]).map((room) => ({
  title: { en: GALLERY_WORDS.en.rooms[room], fr: GALLERY_WORDS.fr.rooms[room] },
  exhibits: ROOMS[room],
}))
