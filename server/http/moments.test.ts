import { expect, test } from 'vitest'
import type { Moment } from '../protocol/index.ts'
import { Client, type Reply } from './test/client.ts'
import { legalAnswer, newAnswerId } from './test/play.ts'
import { REAL_GAME, sharedServer } from './test/server.ts'

const server = sharedServer()
const browser = (): Client => Client.browser(server.current.address)

test('a seat sees a game again as it saw it then, and nobody sees it with the eyes of another', async () => {
  const [ada, bo] = [browser(), browser()]
  const table = await ada.setUp(REAL_GAME, [{ kind: 'me' }, { kind: 'open' }])
  await bo.deed(table, 'sit', { seat: 1 })
  await ada.deed(table, 'start')
  const seen: unknown[] = []
  for (let number = 0; number < 4; number++) {
    const { position } = (await ada.table(table)).body
    seen.push(position.view)
    const asked = position.waitingFor[0] === 0 ? ada : bo
    const { decision, seat, rewinds } = (await asked.table(table)).body.position
    if (decision === null) throw new Error('nobody is asked')
    const answer = legalAnswer(decision)
    await asked.deed(table, 'answer', { seat, number, rewinds, answer, id: newAnswerId() })
  }
  const at = (client: Client, number: number, seat: number): Promise<Reply<Moment>> =>
    client.get(`/api/tables/${table}/moments/${number}?seat=${seat}`)
  for (const [number, view] of seen.entries())
    expect((await at(ada, number, 0)).body.view, `after ${number} answers`).toEqual(view)
  expect((await at(bo, 2, 0)).status).toBe(403)
  expect((await at(ada, 99, 0)).status).toBe(404)
})
