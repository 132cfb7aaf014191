import { errand } from '@astrolabe/kernel/testing/errand.ts'
import { expect, test } from 'vitest'
import type { Problem } from '../protocol/index.ts'
import { houseOf } from '../test/houses.ts'
import { Client } from './test/client.ts'
import { openServer } from './test/server.ts'

const ME = { kind: 'me' }
const ORDER = { seat: 0, prompt: 'errand.deed', answer: 'end', final: true }

test('a standing order is followed by the server until it is withdrawn', async () => {
  const game: typeof errand = { ...errand, repeats: ['errand.deed'] }
  const { address } = await openServer({ houses: { errand: async () => houseOf(game) } })
  const ada = Client.browser(address)
  const table = await ada.setUp('errand', [ME, ME])
  await ada.deed(table, 'start')
  await ada.deed(table, 'orders', ORDER)
  const isAsked = async (seat: number) => (await ada.table(table)).body.position.waitingFor.includes(seat)
  await expect.poll(() => isAsked(1)).toBe(true)
  const { body } = await ada.table(table, '?seat=0')
  expect(body.position.standing).toMatchObject({
    orders: [ORDER],
    mayOrder: false,
    obeyed: [{ at: 1, order: ORDER }],
  })
  const withdrawn = await ada.deed(table, 'orders/withdraw', { seat: 0, prompt: ORDER.prompt })
  expect(withdrawn.body.position.standing?.orders).toEqual([])
  await ada.deed(table, 'answer', { seat: 1, number: 1, rewinds: 0, answer: 'end', id: 'by-hand-1' })
  expect(await isAsked(0)).toBe(true)
  const again = await ada.post<Problem>(`/api/tables/${table}/orders/withdraw`, {
    seat: 0,
    prompt: ORDER.prompt,
  })
  expect([again.status, again.body.why]).toEqual([409, 'no-order'])
})

test('a standing order leaves to its seat what it excepts', async () => {
  const game: typeof errand = {
    ...errand,
    repeats: ['errand.deed'],
    exceptions: { 'errand.deed': ['far'] },
    isException: ({ walked }) => walked === 3,
  }
  const { address } = await openServer({ houses: { errand: async () => houseOf(game) } })
  const ada = Client.browser(address)
  const table = await ada.setUp('errand', [ME, ME])
  await ada.deed(table, 'start')
  const walk = { seat: 0, prompt: 'errand.deed', answer: 'walk' }
  const unknown = await ada.post<Problem>(`/api/tables/${table}/orders`, { ...walk, unless: 'near' })
  expect([unknown.status, unknown.body.why]).toEqual([409, 'no-such-exception'])
  await ada.deed(table, 'orders', { ...walk, unless: 'far' })
  const answers = async () => (await ada.table(table)).body.position.number
  await expect.poll(answers).toBe(3)
  const { body } = await ada.table(table, '?seat=0')
  expect(body.position.standing).toMatchObject({ orders: [{ ...walk, unless: 'far' }], exceptions: ['far'] })
  expect([await answers(), body.position.waitingFor]).toEqual([3, [0]])
})

test('orders are given at one’s own seat, for questions that come again and again', async () => {
  const { address } = await openServer({ houses: { errand: async () => houseOf(errand) } })
  const ada = Client.browser(address)
  const table = await ada.setUp('errand', [ME, { kind: 'open' }])
  expect((await ada.deed(table, 'orders', { ...ORDER, seat: 1 })).status).toBe(403)
  await ada.deed(table, 'start', { fill: 'random' })
  const reply = await ada.post<Problem>(`/api/tables/${table}/orders`, ORDER)
  expect([reply.status, reply.body.why]).toEqual([409, 'not-repeating'])
})
