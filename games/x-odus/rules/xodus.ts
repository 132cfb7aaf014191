import type { Table } from '@astrolabe/kernel'
import type { XodusState } from '../position/state.ts'
import type { XodusFact } from './facts.ts'
import type { XodusQuestion } from './questions.ts'

/** What every rule is handed: the position, the questions it can ask and the facts it can tell. */
export type Xodus = Table<XodusState, XodusFact, XodusQuestion>
