import type { Language } from '@astrolabe/kernel'
import { MODULES } from '../content/modules.ts'
import { MOONS } from '../content/moons.ts'
import { NEBULA_ACTION } from '../content/limits.ts'
import { PLANET_TYPES } from '../content/schema.ts'
import { PLANET_KINDS, TILES } from '../content/tiles.ts'
import { isNebula } from '../position/map.ts'
import { type AndromedaState, NONE, type Participant, RAIDER, UNITY } from '../position/state.ts'
import { CARD_WORDS } from './cards.ts'
import type { Party, Place } from './en/nouns.ts'
import type { ShipSight } from './en/options.ts'

/** A region of a view, with what lies there. */
export const placeOf = (view: AndromedaState, region: number): Place => ({
  region,
  tile: view.regions[region].tile,
})

/** What is to be had in a region, in a line: its next moon, its action. */
export function yieldOf(language: Language, view: AndromedaState, region: number): string {
  const { short } = CARD_WORDS[language]
  const { tile, moons } = view.regions[region]
  const next = moons.at(-1)
  const moon = next === undefined ? [] : [short.moon(MOONS[next])]
  if (isNebula(region)) return [...moon, short.gains(NEBULA_ACTION)].join(', ')
  if (tile === NONE) return ''
  const there = TILES[tile]
  if (there.kind !== 'planet') return short.tile(there)
  const [found = short.gains([PLANET_KINDS[PLANET_TYPES.indexOf(there.type)].gain])] = moon
  return found
}

/** A participant, or the raider in the battle, where players are called by their factions. */
export function partyOf(view: AndromedaState, who: number): Party {
  const raider = who === RAIDER && view.battle !== null ? view.battle.raider : NONE
  return {
    who,
    faction: who === UNITY || who === RAIDER ? NONE : view.players[who].faction,
    raider: raider === NONE ? NONE : view.raiders[raider].card,
  }
}

/** A ship, and which it is of those of its owner that are alike and in the same place. */
export function shipSight(view: AndromedaState, number: number): ShipSight {
  const { owner, type, place } = view.ships[number]
  const alike = view.ships
    .slice(0, number)
    .filter((ship) => ship.owner === owner && ship.type === type && ship.place === place)
  return { type, at: placeOf(view, Math.max(0, place)), nth: alike.length }
}

/** A module of somebody, and which it is of those alike. */
export const ownModule = ({ modules }: Participant, at: number): readonly [design: number, nth: number] => [
  modules[at].design,
  modules.slice(0, at).filter(({ design }) => design === modules[at].design).length,
]

/** Which it is of those alike in a column. */
export const nthInColumn = (column: readonly number[], at: number): number =>
  column.slice(0, at).filter((design) => MODULES[design].id === MODULES[column[at]].id).length
