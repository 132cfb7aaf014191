import { type Static, Type } from 'typebox'
import { Name } from './fields.ts'

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

export const DeviceLink = Type.Object({
  token: Type.String({ description: 'good for one device; goes after # in the address /device' }),
  seconds: Type.Integer({ description: 'how long it is good' }),
})
export type DeviceLink = Static<typeof DeviceLink>

export const ClaimDevice = Type.Object(
  { token: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) },
  { additionalProperties: false },
)
export type ClaimDevice = Static<typeof ClaimDevice>

/** For programs, which have no cookies: the token goes into the header `Authorization: Bearer <token>`. */
export const NewGuest = Type.Object({ name: Type.Optional(Name) }, { additionalProperties: false })
export type NewGuest = Static<typeof NewGuest>

export const GuestCreated = Type.Object({
  token: Type.String({ description: 'shown once; whoever has it is this guest' }),
  guest: Type.Object({ id: Type.String(), name: Type.String() }),
})
export type GuestCreated = Static<typeof GuestCreated>
