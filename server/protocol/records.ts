import { type Static, Type } from 'typebox'
import { TableId, TableOnce } from './fields.ts'
import { WantedSeat } from './seats.ts'

/** A table that goes on from a moment of another one, or of a record. */
export const ForkTable = Type.Object(
  {
    table: Type.Optional(TableId),
    record: Type.Optional(Type.Unknown({ description: 'a record, instead of a table' })),
    at: Type.Integer({ minimum: 0, description: 'how many answers are kept' }),
    seats: Type.Array(WantedSeat, { minItems: 1, maxItems: 16 }),
    listed: Type.Optional(Type.Boolean()),
    id: Type.Optional(TableOnce),
  },
  { additionalProperties: false },
)
export type ForkTable = Static<typeof ForkTable>
