import type { GameTable } from '@astrolabe/tables'
import { Say } from '../protocol/index.ts'
import { deedRoute } from './deeds.ts'
import { legible } from './names.ts'
import { Refused } from './refusal.ts'
import type { App, Services } from './services.ts'
import { seatFor } from './visit.ts'

/** A whole evening of talk; every client is sent all of it when it comes. */
const MOST_LINES = 2000

export function chatRoutes(app: App, services: Services): void {
  const { clock, limits } = services

  deedRoute(app, services, {
    name: 'chat',
    tag: 'Play',
    summary: 'Say something to everyone at the table, spectators included',
    body: Say,
    problems: [401, 403, 409],
    forNewcomers: true,
    does: async (visit, { text }) => {
      const line = legible(text)
      const guest = visit.known
      limits.say(guest.id)
      if ((await visit.room.look((table) => table.chat.length)) >= MOST_LINES)
        throw new Refused(409, 'chat-full', 'So much has been said at this table that no more can be kept.')
      return await visit.change((table) => {
        const seat = seatFor(table, guest.id)
        return table.say(clock.now(), seat, nameAt(table, seat) ?? guest.name, line)
      })
    },
  })
}

/** At the table people go by the name they sat down with. */
function nameAt(table: GameTable, seat: number): string | undefined {
  const sitter = table.seats.at(Math.max(seat, 0))
  return seat >= 0 && sitter?.kind === 'person' ? sitter.name : undefined
}
