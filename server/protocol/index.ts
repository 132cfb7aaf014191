import { type Static, Type } from 'typebox'
import type { Chapter, Problem as TableProblem, TableMessage } from '@astrolabe/tables'

// What is said between a client and the server. Requests are validated with these schemas, and the description of
// the API is made from them. The parts of a position that belong to a game are opaque here.

const Name = Type.String({ minLength: 1, maxLength: 40, description: 'a name for people to read' })
const TableId = Type.String({
  pattern: '^[a-z2-7]{10}$',
  description: 'the id of a table, also its invitation code',
})
const Seat = Type.Integer({ minimum: 0, maximum: 15, description: 'a seat, from 0' })
const Level = Type.String({ minLength: 1, maxLength: 20, description: 'the level of a bot' })
const GameId = Type.String({ minLength: 1, maxLength: 40, description: 'the id of a game' })
const Options = Type.Record(Type.String({ maxLength: 40 }), Type.Union([Type.Boolean(), Type.Integer()]), {
  maxProperties: 20,
  description: 'options of the table; those left out have their usual value',
})

/** Which seat a request is for, where one guest holds several; the spectator is -1. */
const AsSeat = Type.Integer({
  minimum: -1,
  maximum: 15,
  description: 'the seat to look from; -1 for a spectator',
})

const OWN_ID = '^[A-Za-z0-9_-]{8,40}$'
/** A client's own name for something that it may have to send again. */
const OwnId = (sentTwice: string) =>
  Type.String({ pattern: OWN_ID, description: `your own name for this: sent twice, ${sentTwice}` })

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

const InBoth = Type.Object({ en: Type.String(), fr: Type.String() })

export const GameInfo = Type.Object({
  id: GameId,
  title: InBoth,
  summary: InBoth,
  seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  cooperative: Type.Boolean({
    description: 'whether everyone wins or loses together, with the usual options',
  }),
  options: Type.Array(
    Type.Object({
      key: Type.String(),
      initial: Type.Union([Type.Boolean(), Type.Integer()]),
      min: Type.Optional(Type.Integer()),
      max: Type.Optional(Type.Integer()),
      choices: Type.Optional(
        Type.Array(Type.Object({ value: Type.Integer(), name: InBoth }), {
          description: 'the only values it takes, and what they mean',
        }),
      ),
      name: InBoth,
      help: InBoth,
    }),
  ),
})
export type GameInfo = Static<typeof GameInfo>

export const ServerInfo = Type.Object({
  games: Type.Array(GameInfo),
  levels: Type.Array(Level),
  pushKey: Type.Union([Type.String(), Type.Null()], {
    description: 'the public key for web push subscriptions, if the server sends notices',
  }),
})
export type ServerInfo = Static<typeof ServerInfo>

export const Me = Type.Object({
  guest: Type.Union([Type.Null(), Type.Object({ id: Type.String(), name: Type.String() })]),
})
export type Me = Static<typeof Me>

export const Rename = Type.Object({ name: Name }, { additionalProperties: false })
export type Rename = Static<typeof Rename>

const SessionId = Type.String({
  pattern: '^[a-z0-9]{10,16}$',
  description: 'the id of a session; it opens nothing',
})
const DeviceName = Type.Union([Type.String(), Type.Null()])
export const SessionList = Type.Object({
  sessions: Type.Array(
    Type.Object({
      id: SessionId,
      current: Type.Boolean({ description: 'whether it is the one by which you ask' }),
      browser: DeviceName,
      system: DeviceName,
      createdAt: Type.Integer({ description: 'milliseconds since 1970' }),
      seenAt: Type.Integer({ description: 'when it was last used, to the hour' }),
    }),
  ),
})
export type SessionList = Static<typeof SessionList>
export const SessionParams = Type.Object({ session: SessionId })

/** For programs, which have no cookies: the token goes into the header `Authorization: Bearer <token>`. */
export const NewGuest = Type.Object({ name: Type.Optional(Name) }, { additionalProperties: false })
export type NewGuest = Static<typeof NewGuest>
export const GuestCreated = Type.Object({
  token: Type.String({ description: 'shown once; whoever has it is this guest' }),
  guest: Type.Object({ id: Type.String(), name: Type.String() }),
})
export type GuestCreated = Static<typeof GuestCreated>

/** How a seat is to be filled when a table is set up: by whoever asks, by anyone with the link, or by a bot. */
const WantedSeat = Type.Union([
  Type.Object({ kind: Type.Literal('me'), name: Type.Optional(Name) }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('open') }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('bot'), level: Level }, { additionalProperties: false }),
])
export type WantedSeat = Static<typeof WantedSeat>

const TableOnce = OwnId('one table is set up')

export const NewTable = Type.Object(
  {
    game: GameId,
    seats: Type.Array(WantedSeat, { minItems: 1, maxItems: 16 }),
    options: Type.Optional(Options),
    listed: Type.Optional(Type.Boolean({ description: 'shown in the lobby; tables are private otherwise' })),
    id: Type.Optional(TableOnce),
  },
  { additionalProperties: false },
)
export type NewTable = Static<typeof NewTable>

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

export const TableCreated = Type.Object({ table: TableId })
export type TableCreated = Static<typeof TableCreated>

export const ChapterParams = Type.Object({
  table: TableId,
  chapter: Type.Integer({ minimum: 0, description: 'from 0, which is before the first milestone' }),
})
/** What a seat heard in a chapter of a long game. */
export const ChapterFacts = Type.Object({
  facts: Type.Array(Type.Object({ at: Type.Integer(), fact: Type.Unknown() })),
})
export type ChapterFacts = { readonly facts: Chapter }

export const StoryParams = Type.Object({ table: TableId, entry: Type.Integer({ minimum: 0 }) })
export const StoryLook = Type.Object({
  seat: Type.Optional(AsSeat),
  language: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')])),
})
/** An entry of the story. */
export const StoryEntry = Type.Object({ paragraphs: Type.Array(Type.String()) })
export type StoryEntry = Static<typeof StoryEntry>

export const Branch = Type.Object(
  {
    at: Type.Integer({ minimum: 0, description: 'that of a milestone' }),
    id: Type.Optional(TableOnce),
  },
  { additionalProperties: false },
)
export type Branch = Static<typeof Branch>

const Branching = Type.Object({ table: TableId, at: Type.Integer({ description: 'that of the milestone' }) })
/** How a table is related to others: the one it branched from, and those that branched from it. */
export const Branches = Type.Object({ from: Type.Optional(Branching), branches: Type.Array(Branching) })
export type Branches = Static<typeof Branches>

export const TableSummary = Type.Object({
  table: TableId,
  game: GameId,
  phase: Type.Union([Type.Literal('gathering'), Type.Literal('playing'), Type.Literal('over')]),
  seats: Type.Array(
    Type.Object({
      kind: Type.Union([Type.Literal('open'), Type.Literal('person'), Type.Literal('bot')]),
      name: Type.Optional(Type.String()),
      level: Type.Optional(Type.String()),
    }),
  ),
  number: Type.Integer({ description: 'answers given' }),
  yours: Type.Array(Seat, { description: 'the seats you hold' }),
  waitingFor: Type.Array(Seat),
  yourTurn: Type.Boolean(),
  changedAt: Type.Integer({ description: 'milliseconds since 1970' }),
})
export type TableSummary = Static<typeof TableSummary>

export const TableList = Type.Object({ tables: Type.Array(TableSummary) })
export type TableList = Static<typeof TableList>

export const TableParams = Type.Object({ table: TableId })
export const SeatParams = Type.Object({ table: TableId, seat: Seat })

const Finality = Type.Literal('true', {
  description: 'to have those offers of your question marked `final` that cannot be taken back once chosen',
})

export const Look = Type.Object({
  seat: Type.Optional(AsSeat),
  finality: Type.Optional(Finality),
  since: Type.Optional(Type.Integer({ minimum: -1, description: 'facts told after so many answers only' })),
})
export type Look = Static<typeof Look>

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

export const Sit = Type.Object({ seat: Seat, name: Type.Optional(Name) }, { additionalProperties: false })
export type Sit = Static<typeof Sit>

/** To whom a seat goes: left open, or played by a bot. To another person it goes by a seat link. */
export const HandOver = Type.Object(
  { to: Type.Union([Type.Literal('open'), Type.Object({ level: Level }, { additionalProperties: false })]) },
  { additionalProperties: false },
)
export type HandOver = Static<typeof HandOver>

export const SeatLink = Type.Object({
  token: Type.String({ description: 'good for one device; goes after # in the address /seat' }),
})
export type SeatLink = Static<typeof SeatLink>

/** The links of a seat that have been neither used nor revoked; their tokens are known to nobody here. */
export const SeatLinkList = Type.Object({
  links: Type.Array(Type.Object({ createdAt: Type.Integer({ description: 'milliseconds since 1970' }) })),
})
export type SeatLinkList = Static<typeof SeatLinkList>

export const ClaimSeat = Type.Object(
  { token: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) },
  { additionalProperties: false },
)
export type ClaimSeat = Static<typeof ClaimSeat>
export const SeatClaimed = Type.Object({ table: TableId, seat: Seat })
export type SeatClaimed = Static<typeof SeatClaimed>

const Rewinds = Type.Integer({
  minimum: 0,
  description: 'how often answers had been taken back, as you know it: after one more, yours is stale',
})
const AnswerText = Type.String({
  maxLength: 400,
  description: 'the key of an offer; several are joined by “ + ”',
})

export const Answer = Type.Object(
  {
    seat: Seat,
    number: Type.Integer({ minimum: 0, description: 'how many answers came before: that of the decision' }),
    rewinds: Rewinds,
    answer: AnswerText,
    id: OwnId('it counts once'),
    brief: Type.Optional(
      Type.Boolean({ description: 'whether your stream says what came of it: nothing is sent twice' }),
    ),
  },
  { additionalProperties: false },
)
export type Answer = Static<typeof Answer>

export const Undo = Type.Object(
  {
    seat: Seat,
    to: Type.Integer({ minimum: 0, description: 'how many answers stay' }),
    number: Type.Integer({ minimum: 0, description: 'how many answers there are, as you know it' }),
    rewinds: Rewinds,
  },
  { additionalProperties: false },
)
export type Undo = Static<typeof Undo>

export const UndoReply = Type.Object(
  {
    seat: Seat,
    consent: Type.Boolean(),
    to: Type.Optional(
      Type.Integer({ minimum: 0, description: 'how many answers stay by the request that you know of' }),
    ),
  },
  { additionalProperties: false },
)
export type UndoReply = Static<typeof UndoReply>

/** Where all play together: an answer to the question that another seat is asked. */
export const Propose = Type.Object(
  {
    seat: Seat,
    for: Type.Integer({ minimum: 0, maximum: 15, description: 'the seat that is asked' }),
    number: Type.Integer({ minimum: 0, description: 'that of the question, which is in “asked”' }),
    rewinds: Rewinds,
    answer: AnswerText,
  },
  { additionalProperties: false },
)
export type Propose = Static<typeof Propose>

export const Decline = Type.Object(
  {
    seat: Seat,
    proposer: Type.Integer({
      minimum: 0,
      maximum: 15,
      description: 'the seat that proposed it; your own, to withdraw what you proposed',
    }),
  },
  { additionalProperties: false },
)
export type Decline = Static<typeof Decline>

const Prompt = Type.String({ maxLength: 60, description: 'the kind of question: “prompt” of a decision' })

/** How a seat answers a kind of question from now on. */
export const Order = Type.Object(
  {
    seat: Seat,
    prompt: Prompt,
    answer: AnswerText,
    final: Type.Optional(
      Type.Boolean({ description: 'also where that cannot be taken back; otherwise you are asked there' }),
    ),
  },
  { additionalProperties: false },
)
export type Order = Static<typeof Order>

export const WithdrawOrder = Type.Object({ seat: Seat, prompt: Prompt }, { additionalProperties: false })
export type WithdrawOrder = Static<typeof WithdrawOrder>

export const AskAdvice = Type.Object(
  {
    seat: Seat,
    number: Type.Integer({ minimum: 0, description: 'how many answers came before: that of the decision' }),
  },
  { additionalProperties: false },
)
export type AskAdvice = Static<typeof AskAdvice>

export const Advice = Type.Object({ answer: AnswerText, level: Level })

export const Say = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 500 }), id: Type.Optional(OwnId('it is said once')) },
  { additionalProperties: false },
)
export type Say = Static<typeof Say>

export const List = Type.Object({ listed: Type.Boolean() }, { additionalProperties: false })
export type List = Static<typeof List>

/** Open seats are given to bots of this level when the game starts. */
export const Start = Type.Object({ fill: Type.Optional(Level) }, { additionalProperties: false })
export type Start = Static<typeof Start>

export const PushSubscription = Type.Object(
  {
    endpoint: Type.String({ minLength: 8, maxLength: 1000 }),
    keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
  },
  { additionalProperties: false },
)
export type PushSubscription = Static<typeof PushSubscription>

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
    host: Type.Boolean(),
    here: Type.Array(Seat),
    spectators: Type.Integer(),
    chat: Type.Array(Type.Unknown()),
    chatFrom: Type.Integer({ description: 'how many lines of the chat came before these' }),
  },
  { $id: 'TableMessage' },
)
