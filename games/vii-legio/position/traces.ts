import { type LegioState, type Mission, NONE, USED_UP } from './state.ts'

/** What remains of a planet where nothing is left to be met. */
export interface MetWorld {
  readonly planet: number
  /** Nothing where it is not known any more. */
  readonly mission: Mission | undefined
  readonly finder: number
}

export function metWorlds(view: LegioState): readonly MetWorld[] {
  return view.planets.flatMap((state, planet) => {
    if (state !== USED_UP) return []
    const mission = view.missions.find((done) => done.planet === planet)
    return [{ planet, mission, finder: view.discoveredBy[planet] }]
  })
}

/** The missions completed in Sector X, the first one first: its planets have no place of their own. */
export function missionsInX(view: LegioState): readonly Mission[] {
  return view.missions.filter(({ planet }) => planet === NONE)
}

/** Who has left a flag on a world: its finder, then whoever completed its mission, once if they are the same. */
export function flagsOn({ finder, mission }: Omit<MetWorld, 'planet'>): readonly number[] {
  const seats = [finder, mission?.seat ?? NONE].filter((seat) => seat !== NONE)
  return [...new Set(seats)]
}
