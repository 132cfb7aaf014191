import { type Static, Type } from 'typebox'
import { OwnId } from './fields.ts'

export const Say = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 500 }), id: Type.Optional(OwnId('it is said once')) },
  { additionalProperties: false },
)
export type Say = Static<typeof Say>
