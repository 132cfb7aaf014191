import type { Scene } from '@astrolabe/drawing'
import type { Decision, Language, Names } from '@astrolabe/kernel'
import type { XodusWords } from '../../../text/words.ts'
import { SHIPS } from '../../../content/ships.ts'
import type { Ship, XodusState } from '../../../position/state.ts'
import type { XodusFact } from '../../../rules/facts.ts'
import type { XodusPrompt, XodusQuestion } from '../../../rules/questions.ts'
import { systemName } from '../../../text/systems.ts'
import { WORDS } from '../../../text/text.ts'

export type XodusScene = Scene<XodusState, XodusFact, XodusQuestion>

/** A position as somebody looks at it, with the words to tell it in. */
export interface Look {
  readonly view: XodusState
  readonly seat: number
  readonly decision: Decision<XodusQuestion> | null
  readonly language: Language
  readonly words: XodusWords
  readonly names: Names
  readonly labels: Names
}

export function lookOf(
  scene: Pick<XodusScene, 'view' | 'seat' | 'decision' | 'language' | 'names' | 'labels'>,
): Look {
  const { view, seat, decision, language, names, labels } = scene
  return { view, seat, decision, language, words: WORDS[language], names, labels }
}

export const promptOf = ({ decision }: Look): XodusPrompt | undefined => decision?.prompt

/** What a System is called, by its place. */
export const nameOf = ({ view, language }: Look, place: number): string =>
  systemName(view.systems[place].tile, language)

export const shipNameOf = ({ language }: Pick<Look, 'language'>, { board }: Ship): string =>
  SHIPS[board].name[language]
