import { type Static, Type } from 'typebox'
import { Level, OwnId, Seat } from './fields.ts'

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
