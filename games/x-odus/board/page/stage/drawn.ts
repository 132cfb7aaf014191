import type { Look, XodusScene } from '../map/look.ts'

/** What everything on a stage is drawn from. */
export interface Drawn {
  readonly scene: XodusScene
  readonly look: Look
}
