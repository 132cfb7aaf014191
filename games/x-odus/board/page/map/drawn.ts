import type { Detail } from './appearance.ts'
import type { Look, XodusScene } from './look.ts'

/** What every piece of the map is drawn from. */
export interface Drawn {
  readonly scene: XodusScene
  readonly look: Look
  readonly detail: Detail
}
