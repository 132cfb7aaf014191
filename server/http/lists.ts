import { statusOf } from '@astrolabe/tables'
import { TableList, type TableSummary } from '../protocol/index.ts'
import type { KeptTable } from '../store/store.ts'
import { replies } from './schemas.ts'
import type { App, Services } from './services.ts'

/** More than anyone reads. */
const LISTED = 50
const OWN = 100

export function listRoutes(app: App, { store, sessions }: Services): void {
  app.get(
    '/api/lobby',
    {
      schema: {
        tags: ['Tables'],
        summary: 'Tables that are shown to everyone',
        response: replies('The latest first.', TableList, 401),
      },
    },
    async (request) => {
      const guest = await sessions.known(request)
      return { tables: (await store.lobby(LISTED)).map((table) => summaryFor(table, guest?.id)) }
    },
  )

  app.get(
    '/api/tables/mine',
    {
      schema: {
        tags: ['Tables'],
        summary: 'Tables at which you sit, or that you set up',
        response: replies('Those under way first.', TableList, 401),
      },
    },
    async (request) => {
      const guest = await sessions.known(request)
      const tables = guest === undefined ? [] : await store.tablesOf(guest.id, OWN)
      return { tables: tables.map((table) => summaryFor(table, guest?.id)) }
    },
  )
}

function summaryFor(kept: KeptTable, guest: string | undefined): TableSummary {
  const { table, game, phase, seats, answers, waitingFor, changedAt, outcome } = kept
  const yours = seats.flatMap((sitter, seat) =>
    sitter.kind === 'person' && sitter.guest === guest ? [seat] : [],
  )
  return {
    table,
    game,
    phase,
    seats: seats.map(statusOf),
    number: answers,
    yours,
    waitingFor: [...waitingFor],
    yourTurn: phase === 'playing' && waitingFor.some((seat) => yours.includes(seat)),
    changedAt,
    ...(outcome && { outcome: { scores: [...outcome.scores], winners: [...outcome.winners] } }),
  }
}
