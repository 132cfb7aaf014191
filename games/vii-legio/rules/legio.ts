import type { Table } from '@astrolabe/kernel'
import type { LegioState } from '../position/state.ts'
import type { LegioFact } from './facts.ts'
import type { LegioQuestion } from './questions.ts'

/** What every rule is handed: the position, the questions it can ask and the facts it can tell. */
export type Legio = Table<LegioState, LegioFact, LegioQuestion>
