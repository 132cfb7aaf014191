import type { Desk } from '@astrolabe/kernel'
import { drawTable } from './board/terminal.ts'
import { shownIn } from './examples.ts'
import { watch } from './lab.ts'
import type { XodusState } from './position/state.ts'
import type { XodusFact } from './rules/facts.ts'
import type { XodusQuestion } from './rules/questions.ts'

export const desk: Desk<XodusState, XodusFact, XodusQuestion> = { draw: drawTable, watch, shownIn }
