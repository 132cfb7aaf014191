import { type Static, Type } from 'typebox'

export const PushSubscription = Type.Object(
  {
    endpoint: Type.String({ minLength: 8, maxLength: 1000 }),
    keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
  },
  { additionalProperties: false },
)
export type PushSubscription = Static<typeof PushSubscription>
