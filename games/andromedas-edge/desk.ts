import type { Desk } from '@astrolabe/kernel'
import { drawTable } from './board/terminal.ts'
import { shownIn } from './examples.ts'
import { watch } from './lab.ts'
import type { AndromedaState } from './position/state.ts'
import type { AndromedaFact } from './rules/facts.ts'
import type { AndromedaQuestion } from './rules/questions.ts'

export const desk: Desk<AndromedaState, AndromedaFact, AndromedaQuestion> = {
  draw: drawTable,
  watch,
  shownIn,
}
