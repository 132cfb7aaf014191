import { type Static, Type } from 'typebox'
import { Level, Name, Seat, TableId } from './fields.ts'

/** How a seat is to be filled when a table is set up: by whoever asks, by anyone with the link, or by a bot. */
export const WantedSeat = Type.Union([
  Type.Object({ kind: Type.Literal('me'), name: Type.Optional(Name) }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('open') }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('bot'), level: Level }, { additionalProperties: false }),
])
export type WantedSeat = Static<typeof WantedSeat>

export const SeatParams = Type.Object({ table: TableId, seat: Seat })

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
