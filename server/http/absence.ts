import { comeBack, type Deed, type GameTable, hearNudge, nudge, resign, standIn } from '@astrolabe/tables'
import { Nudge, OwnSeat, Resign, StandIn } from '../protocol/index.ts'
import type { Done } from '../rooms/room.ts'
import { botGamesCounted, firstBot, NOT_THE_HOST, withAlong } from './bot-games.ts'
import { deedRoute } from './deeds.ts'
import { botOf, type BotSitter } from './seating.ts'
import type { App, Services } from './services.ts'

const USUAL_LEVEL = 'pilot'

/** What is done about those who are waited for, and by those who go and come back. */
export function absenceRoutes(app: App, services: Services): void {
  const { limits, clock } = services
  /** Whether there was a bot before is asked before there is another one. */
  const withBot = (table: GameTable, bot: BotSitter, deed: () => Deed): Done => {
    const along = firstBot(limits, clock, table, bot)
    return withAlong(deed(), along)
  }

  deedRoute(app, services, {
    name: 'nudge',
    tag: 'Seats',
    summary: 'Ask somebody the table waits for whether they are there; they are told, also by push',
    body: Nudge,
    problems: [401, 403, 409],
    does: async (visit, { seat, for: absent }) => {
      await limits.nudge(visit.known.id)
      return await visit.act(seat, (table) => table.meet(nudge(table, seat, absent, clock.now())))
    },
  })

  deedRoute(app, services, {
    name: 'nudge/reply',
    tag: 'Seats',
    summary: 'Say that you are there; to do anything at the table says so too',
    body: OwnSeat,
    problems: [401, 403, 409],
    does: async (visit, { seat }) => await visit.act(seat, (table) => table.meet(hearNudge(table, seat))),
  })

  deedRoute(app, services, {
    name: 'stand-in',
    tag: 'Seats',
    summary:
      'Give the seat of somebody who was nudged and did not answer in time to a bot; they may take it back',
    body: StandIn,
    problems: [401, 403, 409],
    does: async (visit, { seat, for: absent, level = USUAL_LEVEL }) => {
      const bot = botOf(level)
      const deed = visit.act(seat, (table) =>
        withBot(table, bot, () => table.meet(standIn(table, seat, absent, level, visit.room.moment(table)))),
      )
      return await botGamesCounted(deed, clock, NOT_THE_HOST)
    },
  })

  deedRoute(app, services, {
    name: 'return',
    tag: 'Seats',
    summary: 'Take your seat back from the bot that plays in your place',
    body: OwnSeat,
    problems: [401, 403, 409],
    does: async (visit, { seat }) => {
      const { id } = visit.known
      await limits.deed(id, visit.room.id, seat)
      return await visit.change((table) => table.meet(comeBack(table, seat, id)), visit.seen(seat))
    },
  })

  deedRoute(app, services, {
    name: 'resign',
    tag: 'Seats',
    summary: 'Give up: a bot plays on in your place; among rivals that is for good, and you do not win',
    body: Resign,
    problems: [401, 403, 409],
    does: async (visit, { seat, level = USUAL_LEVEL }) => {
      const bot = botOf(level)
      const deed = visit.act(seat, (table) =>
        withBot(table, bot, () => table.meet(resign(table, seat, level))),
      )
      return await botGamesCounted(deed, clock, NOT_THE_HOST)
    },
  })
}
