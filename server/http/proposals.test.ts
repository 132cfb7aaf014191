import { expect, test } from 'vitest'
import { Client } from './test/client.ts'
import { newAnswerId } from './test/play.ts'
import { sharedServer } from './test/server.ts'

const server = sharedServer()
const ME = { kind: 'me' }
const OPEN = { kind: 'open' }

/** Two people at a game they win or lose together; seat 0 is asked which hold to bail out. */
async function underWay(game = 'leak'): Promise<{ table: string; ada: Client; bob: Client }> {
  const [ada, bob] = [Client.browser(server.current.address), Client.browser(server.current.address)]
  const table = await ada.setUp(game, [ME, OPEN])
  await bob.deed(table, 'sit', { seat: 1 })
  await ada.deed(table, 'start')
  return { table, ada, bob }
}

const proposal = { seat: 1, for: 0, number: 0, rewinds: 0, answer: 'bail 2' }

test('everyone sees what is asked, and what is proposed', async () => {
  const { table, ada, bob } = await underWay()
  const asked = (await bob.table(table)).body.position
  expect(asked).toMatchObject({ cooperative: true, decision: null, asked: { seats: [0], number: 0 } })
  const stream = await ada.stream(table)
  const { status, body } = await bob.deed(table, 'propose', proposal)
  const proposals = [{ seat: 1, for: 0, answer: 'bail 2' }]
  expect([status, body.position.seat, body.position.proposals]).toEqual([200, 1, proposals])
  const heard = await stream.until(({ position }) => position.proposals.length > 0)
  expect(heard.position).toMatchObject({ seat: 0, proposals, decision: { number: 0 } })
  stream.close()
})

test('to accept is to answer', async () => {
  const { table, ada, bob } = await underWay()
  await bob.deed(table, 'propose', proposal)
  const accepted = { seat: 0, number: 0, rewinds: 0, answer: 'bail 2', id: newAnswerId() }
  const { status, body } = await ada.deed(table, 'answer', accepted)
  expect([status, body.position.number, body.position.proposals]).toEqual([200, 1, []])
})

test('a proposal is declined by the seat it is for, and withdrawn by its proposer', async () => {
  const { table, ada, bob } = await underWay()
  await bob.deed(table, 'propose', proposal)
  const declined = await ada.deed(table, 'propose/decline', { seat: 0, proposer: 1 })
  expect([declined.status, declined.body.position.proposals]).toEqual([200, []])
  const late = await ada.deed(table, 'propose/decline', { seat: 0, proposer: 1 })
  expect([late.status, late.body]).toEqual([409, expect.objectContaining({ why: 'no-proposal' })])
  await bob.deed(table, 'propose', proposal)
  expect((await bob.deed(table, 'propose/decline', { seat: 1, proposer: 1 })).status).toBe(200)
})

test('what cannot be proposed says why, with the table as it is', async () => {
  const { table, ada, bob } = await underWay()
  const stranger = Client.browser(server.current.address)
  expect((await stranger.deed(table, 'propose', proposal)).status).toBe(401)
  for (const [client, change, status, why] of [
    [ada, {}, 403, 'not-your-seat'],
    [bob, { number: 1 }, 409, 'stale'],
    [bob, { rewinds: 2 }, 409, 'stale'],
    [bob, { for: 1 }, 409, 'not-your-turn'],
    [bob, { answer: 'bail 7' }, 422, 'not-on-offer'],
    [bob, { for: -1 }, 400, 'malformed'],
    [ada, { seat: 0 }, 409, 'own-question'],
  ] as const) {
    const reply = await client.deed(table, 'propose', { ...proposal, ...change })
    expect([reply.status, reply.body]).toEqual([status, expect.objectContaining({ why })])
  }
  const late = await bob.deed(table, 'propose', { ...proposal, number: 1 })
  expect(late.body).toMatchObject({ table: { table, position: { seat: 1, number: 0 } } })
  const rivals = await underWay('connect-four')
  expect((await rivals.bob.deed(rivals.table, 'propose', proposal)).body).toMatchObject({
    why: 'not-cooperative',
  })
})
