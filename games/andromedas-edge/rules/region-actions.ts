import { MIST_HARVEST, NEBULA_ACTION } from '../content/limits.ts'
import type { Gain, Power, Tile } from '../content/schema.ts'
import { UPGRADES } from '../content/upgrades.ts'
import { hasPower } from '../position/abilities.ts'
import { isNebula, planetKindOf, tileOf } from '../position/map.ts'
import { vortexMoves } from '../position/moving.ts'
import { participantOf } from '../position/participants.ts'
import { type AndromedaState, NONE } from '../position/state.ts'
import type { Andromeda } from './andromeda.ts'
import { baseAction } from './bases.ts'
import { gain, happen } from './effects.ts'
import { claimMoon } from './moons.ts'
import { chooseMove, moveShip } from './moves.ts'
import { voidAction } from './void.ts'

/** AE-BA, AE-VO: the action of the region a ship has come to (players only). */
export function regionAction(g: Andromeda, who: number, ship: number, region: number): void {
  const tile = tileOf(g.state, region)
  if (isNebula(region)) nebulaAction(g, who, ship, region)
  else if (tile?.kind === 'planet') planetAction(g, who, ship, region)
  else if (tile?.kind === 'base') baseAction(g, who, ship, region, tile)
  else if (tile?.kind === 'special') specialAction(g, who, ship, tile)
}

/** Whether the type of a ship has an upgrade with a power. */
function shipHas(state: AndromedaState, ship: number, power: Power): boolean {
  const { owner, type } = state.ships[ship]
  const upgrade = participantOf(state, owner).upgrades[type]
  if (upgrade === NONE) return false
  return UPGRADES[upgrade].abilities.some((ability) => ability.does === 'power' && ability.power === power)
}

const give = (g: Andromeda, who: number, gains: readonly Gain[]): void =>
  gain(g, who, gains, { by: 'region' }, 'regions')

// AE-BA-1 to AE-BA-3; Cargo Pods
function planetAction(g: Andromeda, who: number, ship: number, region: number): void {
  const { state } = g
  const kind = planetKindOf(state, region)
  const gains = kind === undefined ? [] : [kind.gain]
  if (!claimMoon(g, who, region)) give(g, who, gains)
  if (shipHas(state, ship, 'cargo-pods')) give(g, who, gains)
  happen(g, who, 'planet-action', ship, region)
}

// AE-BA-4; Twin Lenses, Mist Harvest
function nebulaAction(g: Andromeda, who: number, ship: number, region: number): void {
  const { state } = g
  claimMoon(g, who, region)
  for (let times = shipHas(state, ship, 'twin-lenses') ? 2 : 1; times > 0; times--) {
    give(g, who, NEBULA_ACTION)
    if (hasPower(state, who, 'mist-harvest')) give(g, who, MIST_HARVEST)
    happen(g, who, 'nebula-action', ship, region)
  }
}

type Special = Tile & { readonly kind: 'special' }

// AE-BA-7, AE-VO-11
function specialAction(g: Andromeda, who: number, ship: number, { region, gains }: Special): void {
  if (region === 'void') {
    voidAction(g, who, ship)
    return
  }
  if (region === 'vortex') {
    const moved = chooseMove(g, who, 'vortex', vortexMoves(g.state, who, ship))
    if (moved !== undefined) moveShip(g, moved.ship, moved.region, 'vortex')
  }
  give(g, who, gains)
}
