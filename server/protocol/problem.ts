import { Type } from 'typebox'
import type { Problem as TableProblem, TableMessage } from '@astrolabe/tables'

export const Problem = Type.Object(
  {
    why: Type.String({
      description: 'what went wrong, as a word: stale, refused, not-your-seat, too-many …',
    }),
    message: Type.String({ description: 'what went wrong and what to do, in English' }),
    rule: Type.Optional(Type.String({ description: 'the rule that forbids it' })),
    missing: Type.Optional(Type.Integer({ description: 'how much is missing for it' })),
    retryAfter: Type.Optional(Type.Integer({ description: 'seconds to wait' })),
    reference: Type.Optional(Type.String({ description: 'to be quoted when reporting a failure of ours' })),
    table: Type.Optional(Type.Unknown({ description: 'the position as it is now (TableMessage)' })),
  },
  { $id: 'Problem' },
)
export interface Problem extends TableProblem {
  readonly message: string
  readonly table?: TableMessage
}
