import type { StageWords } from '../../../text/page-words.ts'
import type { AndromedaScene, Look } from '../look.ts'

/** What everything on a stage is drawn from. */
export interface Drawn {
  readonly scene: AndromedaScene
  readonly look: Look
  readonly stage: StageWords
}
