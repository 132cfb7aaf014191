import { type Static, Type } from 'typebox'
import { GameId, Level } from './fields.ts'

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
