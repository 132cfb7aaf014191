import type { Scene } from '@astrolabe/drawing'
import type { Asked, Language, Names } from '@astrolabe/kernel'
import type { LegioWords } from '../../text/words.ts'
import type { LegioFact } from '../../rules/facts.ts'
import type { LegioQuestion } from '../../rules/questions.ts'
import { activeSeat, type LegioState, type Ship } from '../../position/state.ts'
import { WORDS } from '../../text/text.ts'

export type LegioScene = Scene<LegioState, LegioFact, LegioQuestion>

/** A position as somebody looks at it, with the words to tell it in. */
export interface Look {
  readonly view: LegioState
  readonly seat: number
  /** The ship of the seat that looks; the spectator has none. */
  readonly ship: Ship | undefined
  readonly decision: Asked<LegioQuestion> | null
  readonly language: Language
  readonly words: LegioWords
  readonly names: Names
  readonly labels: Names
}

export function lookOf({
  view,
  seat,
  decision,
  language,
  names,
  labels,
}: Pick<LegioScene, 'view' | 'seat' | 'decision' | 'language' | 'names' | 'labels'>): Look {
  return { view, seat, ship: view.ships[seat], decision, language, words: WORDS[language], names, labels }
}

/** The ship whose board is shown: one's own, or, to a spectator, that of the UC to play. */
export const shipShown = ({ view, ship }: Look): Ship => ship ?? view.ships[activeSeat(view)]
