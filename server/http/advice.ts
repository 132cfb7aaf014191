import type { Explained, Level } from '@astrolabe/bots'
import { botAnswerAt, cannotAdvise, newSecret } from '@astrolabe/tables'
import { Advice, AskAdvice, AskWhy, BotReason, Look, TableParams } from '../protocol/index.ts'
import { placeOf } from '../rooms/failures.ts'
import { newsOf, type Thought } from '../thinking/thinker.ts'
import { problemAt } from './problems.ts'
import { Refused } from './refusal.ts'
import { replies } from './schemas.ts'
import type { App, Services } from './services.ts'
import { Visit } from './visit.ts'

const ADVISER: Level = 'captain'

export function adviceRoutes(app: App, services: Services): void {
  app.post(
    '/api/tables/:table/advice',
    {
      schema: {
        tags: ['Play'],
        summary: 'Ask what a captain would answer in your place, and why',
        description:
          'Where all play together, or nobody but bots plays against you. The captain knows what your seat knows.',
        params: TableParams,
        querystring: Look,
        body: AskAdvice,
        response: replies('An answer, as you would give it.', Advice, 401, 403, 404, 409),
      },
    },
    async (request) => {
      const visit = await Visit.at(services, request)
      const { seat, number } = request.body
      const { room, known: guest } = visit
      const { news, record } = await visit.look(seat, (table) => {
        const problem = cannotAdvise(table, guest.id, seat, number)
        if (problem !== undefined) throw problemAt(problem, visit.seen(seat)(table))
        return { news: newsOf(room.id, table), record: () => table.record() }
      })
      const thought = { ...news, seat, level: ADVISER, seed: newSecret(services.random) }
      return { ...(await explained(services, visit, thought, record)), level: ADVISER }
    },
  )

  app.post(
    '/api/tables/:table/why',
    {
      schema: {
        tags: ['Play'],
        summary: 'Ask a bot why it answered as it did',
        description: 'It says so wherever it knew nothing that is hidden from your seat.',
        params: TableParams,
        querystring: Look,
        body: AskWhy,
        response: replies('Its reasons, and the position as you saw it.', BotReason, 401, 403, 404, 409),
      },
    },
    async (request) => {
      const visit = await Visit.at(services, request)
      const { seat: reader, number } = request.body
      const { room } = visit
      const { bot, news, record } = await visit.look(reader, (table) => {
        const given = botAnswerAt(table, reader, number)
        if ('problem' in given) throw problemAt(given.problem, visit.seen(reader)(table))
        // Whoever thinks of the table as it is would have to forget it for this.
        return { bot: given, news: newsOf(`${room.id} past`, table, number), record: () => table.record() }
      })
      const { seat, level, seed, given, answer, view } = bot
      const thought: Thought = { ...news, seat, level, seed, reason: { given } }
      return { ...(await explained(services, visit, thought, record)), seat, level, answer, view }
    },
  )
}

/** What a bot says, to a guest who may ask for so much and no more. */
async function explained(
  { limits, clock, thinker, log }: Services,
  { room, known: guest }: Visit,
  thought: Thought,
  record: Parameters<Services['thinker']['explain']>[1],
): Promise<Explained> {
  const advised = await limits.advise(guest.id)
  const began = clock.elapsed()
  try {
    return await thinker.explain(thought, record)
  } catch (error) {
    log.warn({ table: room.id, seat: thought.seat, place: placeOf(error) }, 'there was no advice')
    throw new Refused(503, 'no-advice', 'The captain does not know either. Decide for yourself.')
  } finally {
    await advised(clock.elapsed() - began)
  }
}
