import { cannotSetUp } from '@astrolabe/kernel'
import { again, type GameTable, keptSeats, newId, newSecret, seatsAgain } from '@astrolabe/tables'
import { PlayAgain, TableCreated, TableParams } from '../protocol/index.ts'
import { openingOf } from '../rooms/ledger.ts'
import type { Done, Room } from '../rooms/room.ts'
import { tableWanted } from '../rooms/wanted-table.ts'
import { botGames, botGamesCounted, withAlong } from './bot-games.ts'
import { problemAt } from './problems.ts'
import { notToBeSetUp } from './refusal.ts'
import { replies } from './schemas.ts'
import type { App, Services } from './services.ts'
import { Visit } from './visit.ts'

/** After a game: one table for all who want to play again. */
export function againRoutes(app: App, services: Services): void {
  const { limits, clock } = services

  app.post(
    '/api/tables/:table/again',
    {
      schema: {
        tags: ['Tables'],
        summary: 'Play again, when the game is over: sit down at the next table',
        description:
          'Whoever asks first sets it up, and everyone is told (`again`); their seats are kept for them there. ' +
          'Asked again, it is the same table.',
        params: TableParams,
        body: PlayAgain,
        response: replies('The next table.', TableCreated, 401, 403, 404, 409),
      },
    },
    async (request) => {
      const visit = await Visit.to(services, request, request.params.table)
      const { room, known: guest } = visit
      await limits.deed(guest.id, room.id)
      if ((await room.look(nextOf)) === undefined) {
        const { seats, options } = await room.look(({ created }) => created)
        const unfit = cannotSetUp(room.house.game, seats.length, options)
        if (unfit !== undefined) throw notToBeSetUp(unfit, room.house)
        await limits.setUpTable(guest.id)
      }
      const setUp = room.change((table) => setUpNext(services, room, table, guest.id), nextOf)
      const { done, seen: next } = await botGamesCounted(setUp, clock)
      if ('problem' in done || next === undefined)
        throw problemAt('problem' in done ? done.problem : { why: 'not-over' }, await room.look(visit.seen()))
      await sitDown(await Visit.to(services, request, next), guest.id)
      return { table: next }
    },
  )
}

const nextOf = ({ company }: GameTable): string | undefined => company.again?.table

/** The store decides whose table it is: one is written with the news of it, or not at all. */
function setUpNext(
  { limits, clock, random }: Services,
  { house }: Room,
  table: GameTable,
  guest: string,
): Done {
  if (nextOf(table) !== undefined) return { unchanged: true }
  const id = newId(random)
  const deed = table.meet(again(table, guest, id))
  if ('problem' in deed) return deed
  const seats = seatsAgain(table.seats, guest)
  const { game, options, listed, patience, time } = table.created
  const timed = { ...(time && { time }), ...(patience !== undefined && { patience }) }
  const wanted = { game, options, seats, host: guest, listed, seed: newSecret(random), ...timed }
  const opening = openingOf(id, tableWanted(house.game, wanted), clock.now())
  const along = botGames(limits, clock, guest, seats)
  return withAlong(deed, [{ kind: 'table-set-up', opening: { ...opening, along } }])
}

/** At the seats that are kept for a guest, if they are still. */
async function sitDown(visit: Visit, guest: string): Promise<void> {
  await visit.change((table) => {
    const events = keptSeats(table.seats, guest).flatMap(({ seat, owner }) => {
      const deed = table.sit(seat, { kind: 'person', ...owner })
      return 'event' in deed ? [deed.event] : []
    })
    return events.length === 0 ? { unchanged: true } : { events }
  })
}
