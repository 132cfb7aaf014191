import type { Exhibit, Exhibition } from '@astrolabe/drawing'
import type { Room } from '../../text/en/page/gallery.ts'
import {
  ALLY_CARDS,
  AVATAR_CARDS,
  DAMAGES,
  ENEMY_CARDS,
  EXPLORATION_CARDS,
  MOD_CARDS,
  PRECURSOR_MODULES,
  SHIP_BOARDS,
  SHIP_MODULES,
  SIGNAL_CARDS,
} from './gallery-cards.tsx'
import { DICE } from './gallery-dice.tsx'
import { MAP_PIECES } from './gallery-pieces.tsx'
import { SPOTS } from './gallery-spots.tsx'
import { SYSTEM_TILES } from './gallery-tiles.tsx'
import { TOKENS_AND_MARKERS } from './gallery-tokens.tsx'
import { inBoth } from './in-both.ts'

/** In the order in which they are walked through. */
const ROOMS: Readonly<Record<Room, readonly Exhibit[]>> = {
  ships: SHIP_BOARDS,
  mods: MOD_CARDS,
  modules: SHIP_MODULES,
  precursorModules: PRECURSOR_MODULES,
  enemies: ENEMY_CARDS,
  avatars: AVATAR_CARDS,
  damage: DAMAGES,
  explorations: EXPLORATION_CARDS,
  signals: SIGNAL_CARDS,
  allies: ALLY_CARDS,
  tiles: SYSTEM_TILES,
  dice: DICE,
  tokens: TOKENS_AND_MARKERS,
  pieces: MAP_PIECES,
  spots: SPOTS,
}

export const gallery: readonly Exhibition[] = (Object.keys(ROOMS) as readonly Room[]).map((room) => ({
  title: inBoth((page) => page.gallery.rooms[room]),
  exhibits: ROOMS[room],
}))
