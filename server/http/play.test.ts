import { describe, expect, test } from 'vitest'
import type { Problem } from '../protocol/index.ts'
import type { TableMessage } from '@astrolabe/tables'
import { Client } from './test/client.ts'
import { legalAnswer, newAnswerId } from './test/play.ts'
import { REAL_GAME, sharedServer } from './test/server.ts'

const server = sharedServer()
const browser = (): Client => Client.browser(server.current.address)
const ME = { kind: 'me' }

/** A game that has begun, with its first question. */
async function begun(game = REAL_GAME): Promise<{ ada: Client; table: string; message: TableMessage }> {
  const ada = browser()
  const table = await ada.setUp(game, [ME, { ...ME, name: 'Bob' }])
  await ada.deed(table, 'start')
  const { body } = await ada.table(table)
  const seat = body.position.waitingFor[0]
  return { ada, table, message: (await ada.table(table, `?seat=${seat}`)).body }
}

function answerTo({ position }: TableMessage) {
  const { decision, seat, number, rewinds } = position
  if (decision === null) throw new Error('nothing is asked')
  return { seat, number, rewinds, answer: legalAnswer(decision), id: newAnswerId() }
}

test('a question is told with what cannot be taken back, by every way to whoever asks for that', async () => {
  const { ada, table } = await begun('tic-tac-toe')
  const finals = (message?: TableMessage) =>
    message?.position.decision?.offers.filter(({ final }) => final === true).length
  const first = { seat: 0, number: 0, rewinds: 0, answer: '4', id: newAnswerId() }
  await ada.deed(table, 'answer', first)
  expect(finals((await ada.table(table, '?seat=1')).body)).toBe(0)
  expect(finals((await ada.table(table, '?seat=1&finality=true')).body)).toBe(8)
  const stream = await ada.stream(table, '?seat=1&finality=true')
  expect(finals(await stream.next())).toBe(8)
  stream.close()
  const late = { ...first, seat: 1, id: newAnswerId() }
  const reply = await ada.post<Problem>(`/api/tables/${table}/answer?finality=true`, late)
  expect([reply.status, finals(reply.body.table)]).toEqual([409, 8])
})

describe('an answer', () => {
  test('is accepted, and replied to with the table and the facts since', async () => {
    const { ada, table, message } = await begun()
    const reply = await ada.deed(table, 'answer', answerTo(message))
    expect(reply.status).toBe(200)
    expect(reply.body.position).toMatchObject({ number: 1, since: 0, seat: message.position.seat })
    expect(reply.body.position.facts.every(({ at }) => at > 0)).toBe(true)
  })

  test('that is to be brief is accepted without a word, and refused with as many as any', async () => {
    const { ada, table, message } = await begun()
    const body = { ...answerTo(message), brief: true }
    const replies = [await ada.deed(table, 'answer', body), await ada.deed(table, 'answer', body)]
    expect(replies.map(({ status, text }) => [status, text])).toEqual([
      [204, ''],
      [204, ''],
    ])
    const late = await ada.post<Problem>(`/api/tables/${table}/answer`, { ...body, id: newAnswerId() })
    expect(late.body).toMatchObject({ why: 'stale', table: { position: { number: 1 } } })
  })

  test('counts once, however often it is sent', async () => {
    const { ada, table, message } = await begun()
    const body = answerTo(message)
    const replies = await Promise.all(Array.from({ length: 5 }, () => ada.deed(table, 'answer', body)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await ada.table(table)).body.position.number).toBe(1)
    const events = await server.current.store.events(table)
    expect(events.filter(({ kind }) => kind === 'answered')).toHaveLength(1)
  })

  test('under the id of another one is refused', async () => {
    const { ada, table, message } = await begun()
    const body = answerTo(message)
    await ada.deed(table, 'answer', body)
    const reply = await ada.deed(table, 'answer', { ...body, answer: 'something else' })
    expect([reply.status, reply.body]).toEqual([409, expect.objectContaining({ why: 'id-taken' })])
  })

  test('that comes late gets the table as it is', async () => {
    const { ada, table, message } = await begun()
    await ada.deed(table, 'answer', answerTo(message))
    const late = await ada.post<Problem>(`/api/tables/${table}/answer`, answerTo(message))
    expect([late.status, late.body.why]).toEqual([409, 'stale'])
    expect(late.body.message).toContain('the next answer is number 1')
    expect(late.body.table).toMatchObject({ table, position: { number: 1, since: 0 } })
    const early = await ada.deed(table, 'answer', { ...answerTo(message), number: 5 })
    expect(early.status).toBe(409)
  })

  test('that the rules forbid names the rule and what is missing', async () => {
    const { ada, table } = await begun()
    for (let tries = 0; tries < 300; tries++) {
      const { waitingFor } = (await ada.table(table)).body.position
      const { body } = await ada.table(table, `?seat=${waitingFor[0]}`)
      const { decision } = body.position
      const refused = decision?.offers.find(({ refusal }) => refusal !== undefined)
      if (refused === undefined) {
        await ada.deed(table, 'answer', answerTo(body))
        continue
      }
      const tried = { ...answerTo(body), answer: refused.key }
      const reply = await ada.post<Problem>(`/api/tables/${table}/answer`, tried)
      expect(reply.status).toBe(422)
      expect(reply.body).toMatchObject({ why: 'refused', ...refused.refusal })
      expect(reply.body.message).toContain(refused.refusal?.rule)
      expect(reply.body.table?.position.number).toBe(body.position.number)
      return
    }
    throw new Error('nothing was ever refused')
  })

  test('that is not on offer changes nothing', async () => {
    const { ada, table, message } = await begun()
    for (const answer of ['fly away', '', `${legalAnswer(message.position.decision ?? never())} `, '@1 x']) {
      const reply = await ada.deed(table, 'answer', { ...answerTo(message), answer })
      expect([reply.status, reply.body]).toEqual([422, expect.objectContaining({ why: 'not-on-offer' })])
    }
    expect((await ada.table(table)).body.position.number).toBe(0)
  })

  test('from a seat that is not asked, or not one’s own, is not taken', async () => {
    const { ada, table, message } = await begun('tic-tac-toe')
    const other = 1 - message.position.seat
    const reply = await ada.deed(table, 'answer', { ...answerTo(message), seat: other })
    expect([reply.status, reply.body]).toEqual([409, expect.objectContaining({ why: 'not-your-turn' })])
    const eve = browser()
    expect((await eve.deed(table, 'answer', answerTo(message))).status).toBe(401)
    await eve.send('PUT', '/api/me', { name: 'Eve' })
    const foreign = await eve.deed(table, 'answer', answerTo(message))
    expect([foreign.status, foreign.body]).toEqual([403, expect.objectContaining({ why: 'not-your-seat' })])
    expect(foreign.text).not.toContain('position')
  })

  test('before the game has started is too early, and after its end too late', async () => {
    const ada = browser()
    const table = await ada.setUp('tic-tac-toe', [ME, ME])
    const early = await ada.deed(table, 'answer', {
      seat: 0,
      number: 0,
      rewinds: 0,
      answer: '0',
      id: 'too-early',
    })
    expect(early.body).toMatchObject({ why: 'not-started' })
    let { body } = await ada.deed(table, 'start')
    while (body.position.phase !== 'over') {
      const seat = body.position.waitingFor[0]
      body = (await ada.deed(table, 'answer', answerTo((await ada.table(table, `?seat=${seat}`)).body))).body
    }
    const number = body.position.number
    const late = await ada.deed(table, 'answer', { seat: 0, number, rewinds: 0, answer: '0', id: 'too-late' })
    expect([late.status, late.body]).toEqual([409, expect.objectContaining({ why: 'over' })])
  })
})

describe('a request that is no answer', () => {
  const GOOD = { seat: 0, number: 0, rewinds: 0, answer: 'x', id: 'abcdefgh' }
  test.each([
    [{ ...GOOD, rewinds: undefined }, 'it lacks “rewinds”'],
    [{ ...GOOD, seat: '0' }, '“seat”'],
    [{ ...GOOD, seat: 0.5 }, '“seat”'],
    [{ ...GOOD, number: -1 }, '“number”'],
    [{ ...GOOD, answer: 'x'.repeat(401) }, '“answer”'],
    [{ ...GOOD, id: 'short' }, '“id”'],
    [{ ...GOOD, id: 'with a space' }, '“id”'],
    [{ ...GOOD, more: 1 }, '“more”'],
    [{ seat: 0 }, 'it lacks “number”, “rewinds”, “answer”, “id”'],
    [[], 'object'],
    ['"x"', 'object'],
    ['null', 'object'],
    ['', 'object'],
  ])('%j', async (body, says) => {
    const { ada, table } = await begun('tic-tac-toe')
    const reply = await ada.post<Problem>(`/api/tables/${table}/answer`, body)
    expect([reply.status, reply.body.why]).toEqual([400, 'malformed'])
    expect(reply.body.message).toContain(says)
  })

  test.each([
    ['{"seat": 0', 400, 'malformed'],
    ['{"__proto__": {"x": 1}, "seat": 0, "number": 0, "answer": "x", "id": "abcdefgh"}', 400, 'malformed'],
    [`{"answer": "${'x'.repeat(17_000)}"}`, 413, 'too-large'],
  ])('%.30s…', async (text, status, why) => {
    const { ada, table } = await begun('tic-tac-toe')
    const reply = await ada.deed(table, 'answer', text)
    expect([reply.status, reply.body]).toEqual([status, expect.objectContaining({ why })])
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'image/png',
  ])('%s is not JSON', async (type) => {
    const { ada, table } = await begun('tic-tac-toe')
    const reply = await ada.post(`/api/tables/${table}/answer`, '{}', { 'Content-Type': type })
    expect([reply.status, reply.body]).toEqual([415, expect.objectContaining({ why: 'not-json' })])
  })
})

function never(): never {
  throw new Error('nothing is asked')
}
