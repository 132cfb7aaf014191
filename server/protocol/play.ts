import type { Why as KernelWhy } from '@astrolabe/kernel'
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
    unless: Type.Optional(
      Type.String({
        maxLength: 60,
        description:
          'you are asked all the same in these cases: one of “standing.exceptions” of the position',
      }),
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

export const AskWhy = Type.Object(
  {
    seat: Seat,
    number: Type.Integer({ minimum: 0, description: 'how many answers came before the one that a bot gave' }),
  },
  { additionalProperties: false },
)
export type AskWhy = Static<typeof AskWhy>

const FlatValue = Type.Union([Type.String(), Type.Number()])
const Flat = Type.Union([FlatValue, Type.Record(Type.String(), FlatValue)])

const WhySchema = Type.Object(
  {
    prompt: Prompt,
    about: Type.Optional(Flat),
    options: Type.Array(
      Type.Object({
        option: Flat,
        share: Type.Number({ description: 'how likely it is thought to end well, from 0 to 1' }),
        futures: Type.Integer({ minimum: 0, description: 'imagined futures in which it was looked at' }),
      }),
      { minItems: 1, description: 'what was chosen, then the best of the others' },
    ),
    terms: Type.Array(
      Type.Object({
        thing: Type.String({ description: 'what players count, by the name the game gives it' }),
        amount: Type.Number({ description: 'how much more of it there is than after the next best' }),
        worth: Type.Number({ description: 'how many points that is' }),
      }),
    ),
    gain: Type.Number({ description: 'by how many points it is thought better than the next best' }),
    aim: Type.Optional(
      Type.Record(Type.String(), FlatValue, {
        description: 'what it is a step towards, where there is a goal',
      }),
    ),
  },
  { description: 'left out where nothing was to be chosen' },
)

/** As the page reads it. */
const Why = Type.Unsafe<KernelWhy>(WhySchema)

export const Advice = Type.Object({ answer: AnswerText, level: Level, why: Type.Optional(Why) })

export const BotReason = Type.Object({
  seat: Seat,
  level: Level,
  answer: AnswerText,
  why: Type.Optional(Why),
  view: Type.Unknown({ description: 'the position as your seat saw it, in the form of the game' }),
})
