import { type Static, Type } from 'typebox'
import { GameId, TableId } from './fields.ts'

const Language = Type.Union([Type.Literal('en'), Type.Literal('fr')], {
  description: 'that of the page, in which its notices are to be',
})

export const PushSubscription = Type.Object(
  {
    endpoint: Type.String({ minLength: 8, maxLength: 1000 }),
    keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
    language: Type.Optional(Language),
  },
  { additionalProperties: false },
)
export type PushSubscription = Static<typeof PushSubscription>

/** A push carries nothing; this is what it was about. */
export const PushNews = Type.Object({
  language: Type.Optional(Language),
  tables: Type.Array(
    Type.Object({
      table: TableId,
      game: GameId,
      what: Type.Union([Type.Literal('turn'), Type.Literal('nudge'), Type.Literal('again')]),
      by: Type.Optional(Type.String({ description: 'the name of whoever nudges you, or plays again' })),
    }),
  ),
})
export type PushNews = Static<typeof PushNews>
