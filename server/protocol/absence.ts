import { type Static, Type } from 'typebox'
import { Level, Seat } from './fields.ts'

const Absent = Type.Integer({ minimum: 0, maximum: 15, description: 'the seat that is waited for' })

/** Asks somebody whether they are still there. */
export const Nudge = Type.Object({ seat: Seat, for: Absent }, { additionalProperties: false })
export type Nudge = Static<typeof Nudge>

/** Gives the seat of somebody who does not answer to a bot, until they come back. */
export const StandIn = Type.Object(
  { seat: Seat, for: Absent, level: Type.Optional(Level) },
  { additionalProperties: false },
)
export type StandIn = Static<typeof StandIn>

export const OwnSeat = Type.Object({ seat: Seat }, { additionalProperties: false })
export type OwnSeat = Static<typeof OwnSeat>

export const Resign = Type.Object(
  { seat: Seat, level: Type.Optional(Level) },
  { additionalProperties: false },
)
export type Resign = Static<typeof Resign>
