import type { ExoTechnology, ExpertKind, Track } from '../content/schema.ts'
import { EXPERT_DOMAIN } from '../content/ships.ts'
import { activeSeat, type LegioState, type Ship } from '../position/state.ts'
import { detectorsLeft, scannersLeft } from '../position/ship.ts'

// What a ship carries, for every way of drawing it.

export const TRACKS = [
  'thrusters',
  'scanners',
  'lasers',
  'detectors',
  'squads',
] as const satisfies readonly Track[]

/** Expert kinds in the order of `Ship.experts`: that of their domains. */
export const EXPERT_KINDS = Object.keys(EXPERT_DOMAIN) as readonly ExpertKind[]

const EXO_TECHNOLOGIES = ['holodeck', 'nanoprobes'] as const satisfies readonly ExoTechnology[]
/** As `ABOARD` and `JOKER` of the rules. */
const ABOARD = 1
const JOKER = 2

export interface OwnedTechnology {
  readonly technology: ExoTechnology
  readonly installed: boolean
}

export function exoTechnologiesOf(ship: Ship): OwnedTechnology[] {
  return EXO_TECHNOLOGIES.filter((technology) => ship[technology] >= ABOARD).map((technology) => ({
    technology,
    installed: ship[technology] === JOKER,
  }))
}

/** Uses left this turn, of a track that has some and has been used; nothing otherwise. */
export function usesLeft(view: LegioState, ship: Ship, track: Track): number | undefined {
  const playing = !view.over && view.endowed && ship.seat === activeSeat(view)
  if (!playing || (track !== 'scanners' && track !== 'detectors')) return undefined
  const left = track === 'scanners' ? scannersLeft(view, ship) : detectorsLeft(view, ship)
  return left < ship[track] ? left : undefined
}
