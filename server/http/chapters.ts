import type { Language } from '@astrolabe/kernel'
import { type GameTable, newSecret, pastOf } from '@astrolabe/tables'
import {
  Branch,
  Branches,
  ChapterFacts,
  ChapterParams,
  Look,
  StoryEntry,
  StoryLook,
  StoryParams,
  TableCreated,
  TableParams,
} from '../protocol/index.ts'
import type { KeptTable } from '../store/store.ts'
import { botGames, botGamesCounted } from './bot-games.ts'
import { bytesOf } from './forking.ts'
import { Refused } from './refusal.ts'
import { replies } from './schemas.ts'
import type { App, Services } from './services.ts'
import { named, tableSetUp } from './set-ups.ts'
import { seatFor, Visit } from './visit.ts'

/** The same for what there is not, what was not told, and what was told to others: nobody learns which. */
const notTold = (): Refused => new Refused(404, 'not-told', 'The story has not told you this.')

/** What a long game is read by, and branched from. */
export function chapterRoutes(app: App, services: Services): void {
  const { rooms, store, limits, clock, random } = services

  app.get(
    '/api/tables/:table/chapters/:chapter',
    {
      schema: {
        tags: ['Chapters'],
        summary: 'What happened in a chapter, of which “milestones” lists the openings',
        params: ChapterParams,
        querystring: Look,
        response: replies('What was told to the seat.', ChapterFacts, 401, 403, 404),
      },
    },
    async (request) => {
      const visit = await Visit.at(services, request)
      const { seat } = request.query
      const { chapter } = request.params
      const facts = await visit.look(
        seat,
        (table) => table.chapters?.factsFor(seat ?? seatFor(table, visit.guest?.id), chapter) ?? [],
      )
      return { facts: [...facts] }
    },
  )

  app.get(
    '/api/tables/:table/story/:entry',
    {
      schema: {
        tags: ['Chapters'],
        summary: 'An entry of the story, once it has been told',
        params: StoryParams,
        querystring: StoryLook,
        response: replies('Its paragraphs.', StoryEntry, 401, 403, 404),
      },
    },
    async (request) => {
      const visit = await Visit.to(services, request, request.params.table)
      const { seat } = request.query
      const { entry } = request.params
      const isTold = await visit.look(seat, (table) =>
        table.chapters?.hasTold(seat ?? seatFor(table, visit.guest?.id), entry),
      )
      const paragraphs = isTold === true ? await read(visit, entry, request.query.language) : undefined
      if (paragraphs === undefined) throw notTold()
      return { paragraphs: [...paragraphs] }
    },
  )

  app.post(
    '/api/tables/:table/branch',
    {
      schema: {
        tags: ['Chapters'],
        summary: 'Set up a table that goes on from a milestone of one at which you sit, with the same people',
        description: 'Chance, and what nobody has seen, start afresh there.',
        params: TableParams,
        querystring: Look,
        body: Branch,
        response: replies('Its id.', TableCreated, 401, 403, 404),
      },
    },
    async (request) => {
      const visit = await Visit.at(services, request)
      const guest = visit.known.id
      const { at, id } = request.body
      const before = await tableSetUp(services, guest, id)
      if (before !== undefined) return { table: before }
      const seed = newSecret(random)
      const { branch, seats } = await seated(visit, (table) => ({
        branch: table.chapters?.branch(at, seed),
        seats: table.seats,
      }))
      if (branch === undefined) throw new Refused(404, 'no-milestone', 'No chapter of this game opens there.')
      await limits.setUpTable(guest)
      await limits.replay(guest, bytesOf(branch.record))
      const { game, options } = branch.record
      const from = { table: visit.room.id, at }
      // The same people sit there: nobody comes to see a hand that is not theirs.
      const past = pastOf(branch.record)
      const created = { game, options, seats, host: guest, listed: false, seed, past, from, ...named(id) }
      const along = botGames(limits, clock, guest, seats)
      return { table: await botGamesCounted(rooms.create(created, branch.milestones, along), clock) }
    },
  )

  app.get(
    '/api/tables/:table/branches',
    {
      schema: {
        tags: ['Chapters'],
        summary:
          'The table that this one branched from, and those that branched from it, as far as you sit there',
        params: TableParams,
        querystring: Look,
        response: replies('Tables with their milestones.', Branches, 401, 403, 404),
      },
    },
    async (request) => {
      const visit = await Visit.at(services, request)
      const guest = visit.known.id
      const from = await seated(visit, (table) => table.created.from)
      const branches = (await store.branches(visit.room.id)).filter((table) => isTheirs(table, guest))
      return {
        ...(from === undefined ? {} : { from }),
        branches: branches.map(({ table, from: there }) => ({ table, at: there?.at ?? 0 })),
      }
    },
  )
}

/** Reads the table for the visitor, who has to sit there. */
async function seated<T>({ known: { id }, room }: Visit, at: (table: GameTable) => T): Promise<T> {
  return await room.look((table) => {
    if (table.seatsOf(id).length > 0) return at(table)
    throw new Refused(403, 'not-your-table', 'Only those who sit at this table can do that.')
  })
}

const isTheirs = ({ host, seats }: KeptTable, guest: string): boolean =>
  host === guest || seats.some((sitter) => sitter.kind === 'person' && sitter.guest === guest)

async function read(
  { room }: Visit,
  entry: number,
  language: Language = 'en',
): Promise<readonly string[] | undefined> {
  return (await room.house.story?.(language))?.[entry]
}
