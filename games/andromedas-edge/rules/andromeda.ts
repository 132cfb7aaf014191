import type { Table } from '@astrolabe/kernel'
import type { AndromedaState } from '../position/state.ts'
import type { AndromedaFact } from './facts.ts'
import type { AndromedaQuestion } from './questions.ts'

/** What every rule is handed: the position, the questions it can ask and the facts it can tell. */
export type Andromeda = Table<AndromedaState, AndromedaFact, AndromedaQuestion>
