import type { Arrangement } from './geometry.ts'
import type { LegioScene, Look } from './look.ts'

/** What every piece of the map is drawn from. */
export interface DrawnOnMap {
  readonly scene: LegioScene
  readonly look: Look
  readonly arrangement: Arrangement
}
