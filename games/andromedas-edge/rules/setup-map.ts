import type { Chance } from '@astrolabe/kernel'
import { VOID_SLOT } from '../content/board.ts'
import {
  MIXED_MOONS_PER_NEBULA,
  MOONS_PER_NEBULA,
  MOONS_PER_PLANET,
  PLANETS_AT_START,
} from '../content/limits.ts'
import { deckOf } from '../content/designs.ts'
import { MOONS } from '../content/moons.ts'
import { PLANET_TYPES } from '../content/schema.ts'
import { FIRST_SPECIAL, TILES, VOID_TILE } from '../content/tiles.ts'
import { participantCount, participants } from '../position/participants.ts'
import { type AndromedaState, EAST, NONE, type Region, REGIONS, SLOTS, WEST } from '../position/state.ts'
import type { Choices } from './setup-choices.ts'
import { numbersOf, shuffled } from './setup-decks.ts'

// AE-BS-5 to AE-BS-10, AE-BS-23, AE-BS-26, AE-VN-5, AE-VN-7
export function layOutMap(state: AndromedaState, choices: Choices, chance: Chance): void {
  const planets = shuffled(
    chance,
    numbersOf(TILES, ({ kind }) => kind === 'planet'),
  )
  const drawn = planets.splice(-PLANETS_AT_START[participantCount(state)])
  state.planets = planets
  const tiles = shuffled(chance, [
    ...drawn,
    ...numbersOf(TILES, ({ kind }) => kind === 'base'),
    ...[choices.special1, choices.special2]
      .filter((number) => number > 0)
      .map((number) => FIRST_SPECIAL + number - 1),
  ])
  state.regions = Array.from({ length: REGIONS }, newRegion)
  if (choices.void) state.regions[VOID_SLOT].tile = VOID_TILE
  for (let slot = 0; slot < SLOTS; slot++) {
    const region = state.regions[slot]
    if (region.tile === NONE) layTile(state, region, tiles.shift() ?? NONE)
  }
  layNebulaMoons(state, choices, chance)
}

const newRegion = (): Region => ({
  tile: NONE,
  moons: [],
  leaders: [0, 0, 0, 0, 0, 0],
  bonus: 0,
  owner: NONE,
  card: NONE,
  settlers: 0,
  corrupted: 0,
})

function layTile(state: AndromedaState, region: Region, number: number): void {
  if (number === NONE) return
  region.tile = number
  const tile = TILES[number]
  // AE-BS-10
  if (tile.kind === 'planet')
    region.moons = state.moonStacks[PLANET_TYPES.indexOf(tile.type)].splice(-MOONS_PER_PLANET)
  // AE-BS-23, AE-US-8
  if (tile.kind === 'base') for (const { who } of participants(state)) region.leaders[who] = 1
}

/** Orphaned, ancient, both: by the choice of a table. */
const ANCIENT = 1
const MIXED = 2

// AE-BS-9, AE-RL-1, AE-RL-2
function layNebulaMoons(state: AndromedaState, { moons }: Choices, chance: Chance): void {
  const box = shuffled(
    chance,
    deckOf(
      MOONS,
      ({ from }) => (from === 'orphaned' && moons !== ANCIENT) || (from === 'ancient' && moons >= ANCIENT),
    ),
  )
  const each = moons === MIXED ? MIXED_MOONS_PER_NEBULA : MOONS_PER_NEBULA
  state.regions[WEST].moons = box.splice(-each)
  state.regions[EAST].moons = box.splice(-each)
  state.nebulaMoonBox = box
}
