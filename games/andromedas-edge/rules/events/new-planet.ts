import { MOONS_PER_PLANET, REVEALED_PLANET_CREDITS } from '../../content/limits.ts'
import { PLANET_TYPES } from '../../content/schema.ts'
import { planetTypeOf } from '../../position/map.ts'
import { NONE, SLOTS } from '../../position/state.ts'
import type { Andromeda } from '../andromeda.ts'

/** AE-BE-2, AE-BZ-4: the next planet is revealed, with three moons and a credit. */
export function revealPlanet(g: Andromeda): void {
  const { state } = g
  // The Void lies in its slot from the start (AE-BS-7), so that none is reserved.
  const slot = state.regions.findIndex(({ tile }, region) => tile === NONE && region < SLOTS)
  const tile = slot === NONE ? undefined : state.planets.pop()
  if (tile === undefined) return
  const region = state.regions[slot]
  region.tile = tile
  const type = planetTypeOf(state, slot)
  const stack = type === undefined ? [] : state.moonStacks[PLANET_TYPES.indexOf(type)]
  region.moons = stack.splice(-MOONS_PER_PLANET)
  region.bonus = REVEALED_PLANET_CREDITS
  g.tell({ kind: 'planet-revealed', region: slot, tile, moon: region.moons.at(-1) ?? NONE })
}
