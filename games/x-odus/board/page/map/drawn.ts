import type { Drawn } from '../stage/drawn.ts'
import type { Detail } from './appearance.ts'

/** What every piece of the map is drawn from. */
export interface DrawnOnMap extends Drawn {
  readonly detail: Detail
}
