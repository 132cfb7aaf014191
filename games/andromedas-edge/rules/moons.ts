import { MOONS } from '../content/moons.ts'
import { hasPower } from '../position/abilities.ts'
import { isNebula } from '../position/map.ts'
import { participantOf } from '../position/participants.ts'
import { EAST, NONE, SCIENCE_VESSEL, UNITY, WEST } from '../position/state.ts'
import type { Andromeda } from './andromeda.ts'
import { gain, happen } from './effects.ts'

/**
 * AE-BA-1, AE-BA-4, AE-RL-3: the moon of a region action: the next one of a planet, or one of a nebula; whether there was
 * one. With a Moon Drill the launched ship claims one more on a planet, with a Double Net every moon of a nebula.
 */
export function claimMoon(g: Andromeda, who: number, region: number): boolean {
  const power = isNebula(region) ? 'double-net' : 'moon-drill'
  if (!claimOneMoon(g, who, region)) return false
  if (isLaunchedScienceVessel(g, who) && hasPower(g.state, who, power)) claimOneMoon(g, who, region)
  return true
}

function isLaunchedScienceVessel({ state }: Andromeda, who: number): boolean {
  const { ship } = state.turn
  return ship !== NONE && state.ships[ship].owner === who && state.ships[ship].type === SCIENCE_VESSEL
}

/** One moon of a region and no more; whether there was one. */
export function claimOneMoon(g: Andromeda, who: number, region: number): boolean {
  const { moons } = g.state.regions[region]
  if (moons.length === 0) return false
  takeMoon(g, who, region, isNebula(region) ? nebulaMoonAt(g, who, region) : moons[moons.length - 1])
  return true
}

function nebulaMoonAt(g: Andromeda, who: number, region: number): number {
  const { moons } = g.state.regions[region]
  if (who === UNITY) return moons.length === 1 ? moons[0] : moons[g.chance.below(moons.length)]
  const menu = g.menu(who, 'nebula-moon')
  for (const moon of moons) menu.offer({ kind: 'moon', moon, region })
  return menu.ask().moon
}

/** A player claims a moon of a nebula in which there is no raider. */
export function claimNebulaMoon(g: Andromeda, who: number): void {
  const { raiders, regions } = g.state
  const menu = g.menu(who, 'nebula-moon')
  for (const region of [WEST, EAST]) {
    if (raiders.some(({ place }) => place === region)) continue
    for (const moon of regions[region].moons) menu.offer({ kind: 'moon', moon, region })
  }
  if (menu.count === 0) return
  const { moon, region } = menu.ask()
  takeMoon(g, who, region, moon)
}

// AE-UD-8, AE-UD-36: the Unity only keeps them.
function takeMoon(g: Andromeda, who: number, region: number, moon: number): void {
  const { moons } = g.state.regions[region]
  moons.splice(moons.lastIndexOf(moon), 1)
  participantOf(g.state, who).moons.push(moon)
  g.tell({ kind: 'claimed-moon', who, moon, region, tile: g.state.regions[region].tile })
  if (who === UNITY) return
  const { whenClaimed } = MOONS[moon]
  if (whenClaimed !== undefined) gain(g, who, whenClaimed, { by: 'moon', number: moon }, 'tokens')
  if (!isNebula(region)) happen(g, who, 'planetary-moon', NONE, region)
}
