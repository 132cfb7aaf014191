import type { Desk } from '@astrolabe/kernel'
import { drawTable } from './board/terminal.ts'
import { shownIn } from './examples.ts'
import { watch } from './lab.ts'
import type { LegioState } from './position/state.ts'
import type { LegioFact } from './rules/facts.ts'
import type { LegioQuestion } from './rules/questions.ts'

export const desk: Desk<LegioState, LegioFact, LegioQuestion> = { draw: drawTable, watch, shownIn }
