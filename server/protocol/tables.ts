import { type Static, Type } from 'typebox'
import { GameId, Level, Options, Seat, TableId, TableOnce } from './fields.ts'
import { WantedSeat } from './seats.ts'

/** How much time people have to decide. */
export const Time = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('live'),
      bank: Type.Integer({ minimum: 0, maximum: 24 * 3600, description: 'seconds for the whole game' }),
      more: Type.Integer({
        minimum: 1,
        maximum: 3600,
        description: 'seconds for each decision before the bank is used',
      }),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      kind: Type.Literal('slow'),
      hours: Type.Integer({ minimum: 1, maximum: 24 * 14, description: 'hours for a turn' }),
    },
    { additionalProperties: false },
  ),
])

export const NewTable = Type.Object(
  {
    game: GameId,
    seats: Type.Array(WantedSeat, { minItems: 1, maxItems: 16 }),
    options: Type.Optional(Options),
    listed: Type.Optional(Type.Boolean({ description: 'shown in the lobby; tables are private otherwise' })),
    time: Type.Optional(Time),
    patience: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 7 * 24 * 3600,
        description:
          'so many seconds after a nudge others may give a seat to a bot; 180 otherwise, a day where turns have hours',
      }),
    ),
    id: Type.Optional(TableOnce),
  },
  { additionalProperties: false },
)
export type NewTable = Static<typeof NewTable>

export const TableCreated = Type.Object({ table: TableId })
export type TableCreated = Static<typeof TableCreated>

export const TableSummary = Type.Object({
  table: TableId,
  game: GameId,
  phase: Type.Union([Type.Literal('gathering'), Type.Literal('playing'), Type.Literal('over')]),
  seats: Type.Array(
    Type.Object({
      kind: Type.Union([Type.Literal('open'), Type.Literal('person'), Type.Literal('bot')]),
      name: Type.Optional(Type.String()),
      level: Type.Optional(Type.String()),
      for: Type.Optional(
        Type.String({ description: 'whose seat it is, where they do not sit there themselves' }),
      ),
    }),
  ),
  number: Type.Integer({ description: 'answers given' }),
  yours: Type.Array(Seat, { description: 'the seats you hold' }),
  waitingFor: Type.Array(Seat),
  yourTurn: Type.Boolean(),
  changedAt: Type.Integer({ description: 'milliseconds since 1970' }),
  outcome: Type.Optional(
    Type.Object(
      { scores: Type.Array(Type.Number()), winners: Type.Array(Seat) },
      { description: 'how it ended, once it has' },
    ),
  ),
})
export type TableSummary = Static<typeof TableSummary>

export const TableList = Type.Object({ tables: Type.Array(TableSummary) })
export type TableList = Static<typeof TableList>

/** Asked for at a finished table. */
export const PlayAgain = Type.Object({}, { additionalProperties: false })

export const TableParams = Type.Object({ table: TableId })

export const List = Type.Object({ listed: Type.Boolean() }, { additionalProperties: false })
export type List = Static<typeof List>

/** Open seats are given to bots of this level when the game starts. */
export const Start = Type.Object({ fill: Type.Optional(Level) }, { additionalProperties: false })
export type Start = Static<typeof Start>
