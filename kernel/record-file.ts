import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { freshStartsFault } from './fresh-starts.ts'

const Snapshot = Type.Object({
  rules: Type.String(),
  /** How many answers had been given when the step began. */
  at: Type.Integer({ minimum: 0 }),
  state: Type.Unknown(),
  chance: Type.Array(Type.Integer()),
  /** The chapter that the step opened, if it did. */
  milestone: Type.Optional(Type.Object({ at: Type.Integer({ minimum: 0 }), fact: Type.Unknown() })),
})

const End = Type.Object({
  /** Hash of the final state. */
  state: Type.String(),
  scores: Type.Array(Type.Integer()),
  winners: Type.Array(Type.Integer()),
  /** Four hexadecimal digits for each answer, so that a changed one can be named. */
  trail: Type.Optional(Type.String()),
})

const Fork = Type.Object({
  /** How many answers came from the other game. */
  at: Type.Integer({ minimum: 0 }),
  /** The fresh start of chance, counted from 1, that this fork made. */
  epoch: Type.Integer({ minimum: 1 }),
  seed: Type.String({ minLength: 1 }),
  seedHash: Type.String(),
})

const GameRecord = Type.Object({
  game: Type.String(),
  rules: Type.String(),
  options: Type.Record(Type.String(), Type.Union([Type.Boolean(), Type.Integer()])),
  /** Who sits there: `human`, or the level of a bot. */
  seats: Type.Array(Type.String(), { minItems: 1, maxItems: 16 }),
  seed: Type.String({ minLength: 1 }),
  seedHash: Type.String(),
  answers: Type.Array(Type.String()),
  /** The answers from which chance started afresh, one entry for each undo by consent: [5, 5] is twice at answer 5. */
  renewed: Type.Optional(Type.Array(Type.Integer({ minimum: 0 }))),
  /** Where this game left another one, with a secret of its own from there on. */
  forks: Type.Optional(Type.Array(Fork)),
  /** Where the answers begin to count, if those before were given under other rules. */
  base: Type.Optional(Snapshot),
  snapshot: Type.Optional(Snapshot),
  end: Type.Union([Type.Null(), End]),
})

/** The state at the start of a step, with the version of the rules that led there. */
export type Snapshot = Static<typeof Snapshot>

/** A moment at which a game left another one. */
export type Fork = Static<typeof Fork>

/** A whole game: everything needed to rebuild any of its positions. */
export type GameRecord = Static<typeof GameRecord>

/** A record that cannot be read, and why, in words for a person. */
export class BadRecord extends Error {}

export function parseRecord(text: string): GameRecord {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new BadRecord(`this is not a record: not JSON (${(error as Error).message})`)
  }
  if (Value.Check(GameRecord, value)) {
    const fault = freshStartsFault(value)
    if (fault === undefined) return value
    throw new BadRecord(`this is not the record of a game: ${fault}`)
  }
  const [problem] = Value.Errors(GameRecord, value)
  const place = problem?.instancePath.slice(1).replaceAll('/', '.')
  throw new BadRecord(
    `this is not a record: ${place ? `“${place}” ` : ''}${problem?.message ?? 'wrong shape'}`,
  )
}
