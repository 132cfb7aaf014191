import { Driver, type GameRecord, verifyRecord } from '@astrolabe/kernel'
import { describe, expect, test } from 'vitest'
import type { TableMessage } from '@astrolabe/tables'
import { TINY_GAMES } from '../test/houses.ts'
import { textWith } from './test/matching.ts'
import { Client, type Reply } from './test/client.ts'
import { answer } from './test/play.ts'
import { sharedServer } from './test/server.ts'

const server = sharedServer()
const browser = (): Client => Client.browser(server.current.address)
const ME = { kind: 'me' }
const OPEN = { kind: 'open' }

const record = (client: Client, table: string): Promise<Reply<GameRecord>> =>
  client.get(`/api/tables/${table}/record`)
const fork = (client: Client, body: object | string): Promise<Reply<{ table: string }>> =>
  client.post('/api/tables/fork', body)

/** Plays alone, for every seat, so many answers or to the end. */
async function playAlone(
  client: Client,
  table: string,
  answers = Number.POSITIVE_INFINITY,
): Promise<TableMessage> {
  let { body } = await client.table(table)
  for (let given = 0; given < answers && body.position.phase === 'playing'; given++) {
    const seat = body.position.waitingFor[0]
    body = await answer(client, (await client.table(table, `?seat=${seat}`)).body)
  }
  return body
}

async function alone(game = 'ambush', answers?: number): Promise<{ ada: Client; table: string }> {
  const ada = browser()
  const table = await ada.setUp(game, [ME, ME])
  await ada.deed(table, 'start')
  await playAlone(ada, table, answers)
  return { ada, table }
}

describe('the record', () => {
  test('of a finished game is for everyone, and verifies', async () => {
    const { table } = await alone()
    const { status, body } = await record(browser(), table)
    expect(status).toBe(200)
    const { game } = await TINY_GAMES['ambush']()
    expect(verifyRecord(game, body)).toMatchObject({ verdict: 'sound', finished: true })
  })

  test('of a game under way is for whoever plays it alone', async () => {
    const { ada, table } = await alone('ambush', 3)
    const { status, body } = await record(ada, table)
    expect([status, body.answers.length, body.end]).toEqual([200, 3, null])
    for (const other of [browser(), await Client.guest(server.current.address, 'Robot')]) {
      const refused = await record(other, table)
      expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ why: 'record-secret' })])
      expect(refused.text).not.toContain(body.seed)
    }
  })

  test('is not given out by a link on somebody else’s page, nor by asking whether it is there', async () => {
    const { ada, table } = await alone('ambush', 3)
    const path = `/api/tables/${table}/record`
    const foreign = await ada.get(path, { 'Sec-Fetch-Site': 'cross-site' })
    expect([foreign.status, foreign.body]).toEqual([403, expect.objectContaining({ why: 'foreign-page' })])
    expect(
      (await fetch(server.current.address + path, { method: 'HEAD', headers: ada.headers })).status,
    ).toBe(404)
    await ada.post(`/api/tables/${table}/seats/1/hand-over`, { to: 'open' })
    expect((await browser().deed(table, 'sit', { seat: 1 })).status).toBe(200)
  })

  test('of a game of several people is for nobody before its end, not even the host', async () => {
    const [ada, bob] = [browser(), browser()]
    const table = await ada.setUp('ambush', [ME, OPEN])
    await bob.deed(table, 'sit', { seat: 1 })
    await ada.deed(table, 'start')
    for (const client of [ada, bob, browser()]) expect((await record(client, table)).status).toBe(403)
    expect((await fork(ada, { table, at: 0, seats: [ME, ME] })).status).toBe(403)
  })

  test('of a game of bots alone is for its host, and for nobody who only watches', async () => {
    const ada = browser()
    const bot = { kind: 'bot', level: 'cadet' }
    const table = await ada.setUp('ambush', [bot, bot])
    await ada.deed(table, 'start')
    expect((await record(await Client.guest(server.current.address, 'Bob'), table)).status).toBe(403)
    expect((await record(ada, table)).status).toBe(200)
  })

  test('is not there before the start', async () => {
    const ada = browser()
    const table = await ada.setUp('ambush', [ME, OPEN])
    expect((await record(ada, table)).body).toMatchObject({ why: 'not-started' })
  })

  test('once it is out, nobody else can join a game whose secret somebody knows', async () => {
    const [ada, bob] = [browser(), browser()]
    const table = await ada.setUp('ambush', [ME, { kind: 'bot', level: 'cadet' }])
    await ada.deed(table, 'start')
    await ada.post(`/api/tables/${table}/seats/1/hand-over`, { to: 'open' })
    expect((await record(ada, table)).status).toBe(403)
    await ada.post(`/api/tables/${table}/seats/1/hand-over`, { to: { level: 'cadet' } })
    expect((await record(ada, table)).status).toBe(200)
    await ada.post(`/api/tables/${table}/seats/1/hand-over`, { to: 'open' })
    const refused = await bob.deed(table, 'sit', { seat: 1 })
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ why: 'secret-told' })])
    // The same person on another device meets nobody.
    const { body } = await ada.post<{ token: string }>(`/api/tables/${table}/seats/0/link`)
    expect((await browser().post('/api/seats/claim', { token: body.token })).status).toBe(200)
  })
})

describe('a fork', () => {
  test('of a finished game goes on from any moment of it, with a secret of its own', async () => {
    const { table } = await alone()
    const parent = (await record(browser(), table)).body
    const cleo = browser()
    const forked = await fork(cleo, { table, at: 4, seats: [ME, ME] })
    expect(forked.status).toBe(200)
    const { position } = (await cleo.deed(forked.body.table, 'start')).body
    expect([position.number, position.seedHash === parent.seedHash]).toEqual([4, false])
    await playAlone(cleo, forked.body.table)
    const { body } = await record(cleo, forked.body.table)
    expect(body.answers.slice(0, 4)).toEqual(parent.answers.slice(0, 4))
    expect(body.forks).toMatchObject([{ at: 4 }])
    const { game } = await TINY_GAMES['ambush']()
    expect(verifyRecord(game, body)).toMatchObject({ verdict: 'sound', finished: true })
  })

  test('of one’s own game under way leaves that game as it is', async () => {
    const { ada, table } = await alone('ambush', 5)
    const { body: before } = await ada.table(table)
    const forked = await fork(ada, { table, at: 2, seats: [ME, { kind: 'bot', level: 'random' }] })
    expect(forked.status).toBe(200)
    const { body: after } = await ada.table(table)
    // That its record was given out is all that has happened to it.
    const { version } = before.position
    expect(after).toEqual({ ...before, position: { ...before.position, version: version + 1 } })
  })

  test('of a record that plants a secret for later is refused', async () => {
    const { table } = await alone()
    const kept = (await record(browser(), table)).body
    const planted = { ...kept, forks: [{ at: 0, epoch: 2, seed: 'evil', seedHash: '' }] }
    const refused = await fork(browser(), { record: planted, at: 0, seats: [ME, ME] })
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ why: 'bad-record', message: textWith('does not fit the fresh starts') }),
    ])
  })

  test('of a record that somebody brings', async () => {
    const { table } = await alone()
    const kept = (await record(browser(), table)).body
    const ada = browser()
    const forked = await fork(ada, { record: kept, at: 3, seats: [ME, ME], listed: true })
    expect(forked.status).toBe(200)
    await ada.deed(forked.body.table, 'start')
    const end = await playAlone(ada, forked.body.table)
    expect(end.position.phase).toBe('over')
  })

  test('of a record that does not fit is refused with the reason', async () => {
    const { table } = await alone()
    const kept = (await record(browser(), table)).body
    const { game } = await TINY_GAMES['ambush']()
    const base = Driver.open(game, kept, 6).record().snapshot
    const seats = [ME, ME]
    const tries: [body: object, status: number, why: string, says: string][] = [
      [{ record: kept, at: 999, seats }, 422, 'no-such-moment', `0 to ${kept.answers.length}`],
      [{ record: kept, at: kept.answers.length, seats }, 422, 'over', 'earlier'],
      [{ record: kept, at: 3, seats: [ME, ME, ME] }, 400, 'unfit', '2 seats, not 3'],
      [{ record: { ...kept, game: 'chess' }, at: 3, seats }, 404, 'no-such-game', 'chess'],
      [{ record: { ...kept, rules: 'old' }, at: 3, seats }, 422, 'other-rules', 'rules old'],
      [{ record: { ...kept, options: { speed: 3 } }, at: 3, seats }, 422, 'bad-record', 'no option'],
      [{ record: { ...kept, answers: ['x', ...kept.answers] }, at: 3, seats }, 422, 'bad-record', 'answer 0'],
      [
        { record: { ...kept, answers: kept.answers.concat(Array(99).fill('x')) }, at: 3, seats },
        422,
        'bad-record',
        'more than 40',
      ],
      [{ record: { ...kept, base }, at: 7, seats }, 422, 'other-rules', 'older rules'],
      [{ record: { ...kept, seed: 'fast:x' }, at: 3, seats }, 422, 'simulation', 'foretold'],
      [
        { record: { ...kept, renewed: Array.from({ length: 301 }, () => 1) }, at: 3, seats },
        422,
        'bad-record',
        'afresh',
      ],
      [{ record: { ...kept, answers: 3 }, at: 3, seats }, 400, 'bad-record', '“answers”'],
      [{ record: [], at: 3, seats }, 400, 'bad-record', 'not a record'],
      [{ record: null, at: 3, seats }, 400, 'bad-record', 'not a record'],
      [{ at: 3, seats }, 400, 'malformed', 'either “table” or “record”'],
      [{ record: kept, table, at: 3, seats }, 400, 'malformed', 'either “table” or “record”'],
      [{ table: 'abcdefghij', at: 3, seats }, 404, 'no-such-table', 'no such table'],
      [{ record: kept, at: -1, seats }, 400, 'malformed', '“at”'],
    ]
    const ada = browser()
    for (const [body, status, why, says] of tries) {
      const reply = await fork(ada, body)
      expect([reply.status, reply.body]).toEqual([
        status,
        expect.objectContaining({ why, message: textWith(says) }),
      ])
    }
  })

  test('a record may be long, but not endless', async () => {
    const ada = browser()
    const answers = Array.from({ length: 40 }, () => 'x'.repeat(2000))
    const long = await fork(ada, { record: { answers }, at: 3, seats: [ME, ME] })
    expect(long.status).toBe(400)
    const endless = await fork(ada, { record: 'x'.repeat(1_100_000), at: 3, seats: [ME, ME] })
    expect(endless.status).toBe(413)
  })

  test('nor a box in a box in a box', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    const { status, body } = await fork(
      browser(),
      `{ "record": ${deep}, "at": 0, "seats": [{ "kind": "me" }, { "kind": "me" }] }`,
    )
    expect([status, body]).toEqual([400, expect.objectContaining({ why: 'bad-record' })])
  })
})
