import { NONE } from '../position/state.ts'
import type { Andromeda } from './andromeda.ts'
import { happen } from './effects.ts'

/** Toll Station, Docking Fees: what others earn when somebody launches to a planet with their development (6.5, 6.11). */
export function collectTolls(g: Andromeda, who: number, region: number): void {
  const { owner } = g.state.regions[region]
  if (owner === NONE || owner === who) return
  happen(g, owner, 'launched-to-own-planet', NONE, region)
  happen(g, owner, 'launched-here', NONE, region)
}
