import { type Static, Type } from 'typebox'
import { AsSeat, Seat, TableId } from './fields.ts'

const Finality = Type.Literal('true', {
  description: 'to have those offers of your question marked `final` that cannot be taken back once chosen',
})

export const Look = Type.Object({
  seat: Type.Optional(AsSeat),
  finality: Type.Optional(Finality),
  since: Type.Optional(Type.Integer({ minimum: -1, description: 'facts told after so many answers only' })),
})
export type Look = Static<typeof Look>

/** From which seat to look, and nothing else. */
export const SeatLook = Type.Object({ seat: Type.Optional(AsSeat) })

export const MomentParams = Type.Object({
  table: TableId,
  number: Type.Integer({ minimum: 0, description: 'how many answers had been given' }),
})

/** A game as a seat saw it. */
export const Moment = Type.Object({ view: Type.Unknown() })
export type Moment = Static<typeof Moment>

export const Listen = Type.Object({
  seat: Type.Optional(AsSeat),
  finality: Type.Optional(Finality),
  lastEventId: Type.Optional(
    Type.String({
      maxLength: 60,
      description: 'the id of the last event heard, for clients that cannot send the header Last-Event-ID',
    }),
  ),
})
export type Listen = Static<typeof Listen>

/**
 * A `TableMessage`: in reply to a request, and as the event `table` of its stream whenever anything changes. The id of an
 * event is `<rewinds>.<number>.<version>`; a stream resumed with it begins with one message that holds the facts since.
 */
export const TableMessageSchema = Type.Object(
  {
    table: TableId,
    position: Type.Object(
      {
        version: Type.Integer(),
        number: Type.Integer(),
        seat: Type.Integer(),
        phase: Type.String(),
        waitingFor: Type.Array(Type.Integer()),
        decision: Type.Unknown({ description: 'the question, if this seat is asked, with its offers' }),
        asked: Type.Unknown({
          description: 'where all play together: the question put to others, if this seat is not asked',
        }),
        proposals: Type.Array(Type.Object({ seat: Seat, for: Seat, answer: Type.String() })),
        view: Type.Unknown({ description: 'the state of the game as this seat sees it' }),
      },
      { additionalProperties: true },
    ),
    yours: Type.Array(Seat),
    owned: Type.Optional(
      Type.Array(Seat, { description: 'seats kept for you, or played by a bot in your place' }),
    ),
    host: Type.Boolean(),
    here: Type.Array(Seat),
    spectators: Type.Integer(),
    presence: Type.Array(
      Type.Object({
        is: Type.Union(['here', 'away', 'bot', 'open'].map((is) => Type.Literal(is))),
        since: Type.Optional(Type.Integer({ description: 'away since then, if that is known' })),
      }),
      { description: 'of every seat, whether somebody is there' },
    ),
    clock: Type.Optional(
      Type.Object(
        { left: Type.Array(Type.Integer()), running: Type.Array(Seat) },
        { description: 'milliseconds that each seat has left at the moment `now`, and whose time runs' },
      ),
    ),
    now: Type.Optional(
      Type.Integer({ description: 'the time of the server, where something at the table is timed' }),
    ),
    chat: Type.Array(Type.Unknown()),
    chatFrom: Type.Integer({ description: 'how many lines of the chat came before these' }),
  },
  { $id: 'TableMessage' },
)
