import { Type } from 'typebox'

export const Name = Type.String({ minLength: 1, maxLength: 40, description: 'a name for people to read' })
export const TableId = Type.String({
  pattern: '^[a-z2-7]{10}$',
  description: 'the id of a table, also its invitation code',
})
export const Seat = Type.Integer({ minimum: 0, maximum: 15, description: 'a seat, from 0' })
export const Level = Type.String({ minLength: 1, maxLength: 20, description: 'the level of a bot' })
export const GameId = Type.String({ minLength: 1, maxLength: 40, description: 'the id of a game' })
export const Options = Type.Record(
  Type.String({ maxLength: 40 }),
  Type.Union([Type.Boolean(), Type.Integer()]),
  {
    maxProperties: 20,
    description: 'options of the table; those left out have their usual value',
  },
)

/** Which seat a request is for, where one guest holds several; the spectator is -1. */
export const AsSeat = Type.Integer({
  minimum: -1,
  maximum: 15,
  description: 'the seat to look from; -1 for a spectator',
})

const OWN_ID = '^[A-Za-z0-9_-]{8,40}$'
/** A client's own name for something that it may have to send again. */
export const OwnId = (sentTwice: string) =>
  Type.String({ pattern: OWN_ID, description: `your own name for this: sent twice, ${sentTwice}` })

export const TableOnce = OwnId('one table is set up')
