import { SPECTATOR } from '@astrolabe/kernel'
import type { GameTable, Said } from '@astrolabe/tables'
import { Say } from '../protocol/index.ts'
import { deedRoute } from './deeds.ts'
import { legible } from './names.ts'
import { Refused } from './refusal.ts'
import type { App, Services } from './services.ts'
import { seatFor } from './visit.ts'

/** A whole evening of talk; every client is sent all of it when it comes. */
const MOST_LINES = 2000
/** When so many have been said, the rest is for those who play: no stranger can silence them. */
const MOST_WITH_SPECTATORS = MOST_LINES / 2

export function chatRoutes(app: App, services: Services): void {
  const { clock, limits } = services

  deedRoute(app, services, {
    name: 'chat',
    tag: 'Play',
    summary: 'Say something to everyone at the table, spectators included',
    body: Say,
    problems: [401, 403, 409],
    forNewcomers: true,
    does: async (visit, { text, id }) => {
      const line = legible(text)
      const guest = visit.known
      const sent = id === undefined ? undefined : { guest: guest.id, id }
      const saidBefore = (table: GameTable): Said | undefined => sent && table.saidAs(sent)
      if ((await visit.room.look(saidBefore)) === undefined) {
        await limits.say(guest.id)
        await visit.room.look((table) => checkRoom(table, seatFor(table, guest.id)))
      }
      return await visit.change((table) => {
        const before = saidBefore(table)
        if (before !== undefined)
          return before.text === line ? { unchanged: true } : { problem: { why: 'id-taken' } }
        const seat = seatFor(table, guest.id)
        return table.say(clock.now(), seat, nameAt(table, seat) ?? guest.name, line, sent)
      })
    },
  })
}

/** Throws if nothing more can be said from a seat, or by a spectator. */
function checkRoom({ chat }: GameTable, seat: number): void {
  if (chat.length >= MOST_LINES)
    throw new Refused(409, 'chat-full', 'So much has been said at this table that no more can be kept.')
  if (seat === SPECTATOR && chat.length >= MOST_WITH_SPECTATORS)
    throw new Refused(
      409,
      'chat-full',
      'So much has been said at this table that the rest is for its players.',
    )
}

/** At the table people go by the name they sat down with. */
function nameAt(table: GameTable, seat: number): string | undefined {
  const sitter = table.seats.at(Math.max(seat, 0))
  return seat >= 0 && sitter?.kind === 'person' ? sitter.name : undefined
}
