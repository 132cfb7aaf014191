import type { Desk } from '@astrolabe/kernel'
import { drawTable } from './board/terminal.ts'
import { watch } from './lab.ts'
import type { XodusState } from './position/state.ts'
import type { XodusFact } from './rules/facts.ts'

export const desk: Desk<XodusState, XodusFact> = { draw: drawTable, watch }
