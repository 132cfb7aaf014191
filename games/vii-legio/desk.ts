import type { Desk } from '@astrolabe/kernel'
import { drawTable } from './board/terminal.ts'
import { watch } from './lab.ts'
import type { LegioState } from './position/state.ts'
import type { LegioFact } from './rules/facts.ts'

export const desk: Desk<LegioState, LegioFact> = { draw: drawTable, watch }
