import type { Level } from '@astrolabe/bots'
import { Advice, AskAdvice, Look, TableParams } from '../protocol/index.ts'
import { placeOf } from '../rooms/failures.ts'
import { cannotAdvise, newSecret } from '@astrolabe/tables'
import { newsOf } from '../thinking/thinker.ts'
import { problemAt } from './problems.ts'
import { Refused } from './refusal.ts'
import { replies } from './schemas.ts'
import type { App, Services } from './services.ts'
import { Visit } from './visit.ts'

const ADVISER: Level = 'captain'

export function adviceRoutes(app: App, services: Services): void {
  const { limits, thinker, clock, random, log } = services

  app.post(
    '/api/tables/:table/advice',
    {
      schema: {
        tags: ['Play'],
        summary: 'Ask what a captain would answer in your place',
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
      const advised = await limits.advise(guest.id)
      const began = clock.elapsed()
      try {
        const thought = { ...news, seat, level: ADVISER, seed: newSecret(random) }
        return { answer: await thinker.think(thought, record), level: ADVISER }
      } catch (error) {
        log.warn({ table: room.id, seat, place: placeOf(error) }, 'there was no advice')
        throw new Refused(503, 'no-advice', 'The captain does not know either. Decide for yourself.')
      } finally {
        await advised(clock.elapsed() - began)
      }
    },
  )
}
