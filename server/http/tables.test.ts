import { refuse } from '@astrolabe/kernel'
import { ambush } from '@astrolabe/kernel/tiny/ambush.ts'
import { describe, expect, test } from 'vitest'
import type { Problem, ServerInfo, TableList } from '../protocol/index.ts'
import { houseOf } from '../test/houses.ts'
import { objectWith } from './test/matching.ts'
import { Client } from './test/client.ts'
import { openServer, REAL_GAME, sharedServer } from './test/server.ts'

const server = sharedServer()
const browser = (): Client => Client.browser(server.current.address)
const ME = { kind: 'me' }
const OPEN = { kind: 'open' }
const CADET = { kind: 'bot', level: 'cadet' }

test('the games, their options in both languages, the levels of bots and the key for notices', async () => {
  const { body } = await browser().get<ServerInfo>('/api/games')
  expect(body.levels).toEqual(['random', 'cadet', 'pilot', 'captain', 'commander'])
  expect(Buffer.from(body.pushKey ?? '', 'base64url')).toHaveLength(65)
  const real = body.games.find(({ id }) => id === REAL_GAME)
  expect(real?.title.fr).not.toBe('')
  expect(real?.options.length).toBeGreaterThan(0)
  expect(body.games.find(({ id }) => id === 'ambush')).toMatchObject({
    seats: { min: 2, max: 4 },
    cooperative: false,
    options: [{ key: 'rounds', initial: 4, min: 2, max: 5, name: { en: 'rounds', fr: 'rounds' } }],
  })
  expect(body.games.find(({ id }) => id === 'leak')).toMatchObject({
    seats: { min: 1, max: 4 },
    cooperative: true,
    options: [{ initial: 4, choices: [2, 4, 6].map((value) => ({ value, name: { fr: `${value}` } })) }],
  })
})

describe('setting up', () => {
  test('a table with oneself, an open seat and a bot', async () => {
    const ada = browser()
    const table = await ada.setUp('ambush', [{ ...ME, name: 'Ada' }, OPEN, CADET], { options: { rounds: 3 } })
    expect(table).toMatch(/^[a-z2-7]{10}$/)
    const { body } = await ada.table(table)
    expect(body).toMatchObject({
      table,
      yours: [0],
      host: true,
      chat: [],
      chatFrom: 0,
      position: {
        seat: 0,
        phase: 'gathering',
        listed: false,
        options: { rounds: 3 },
        seats: [{ kind: 'person', name: 'Ada' }, { kind: 'open' }, { kind: 'bot', level: 'cadet' }],
        view: null,
      },
    })
    expect(body.position).not.toHaveProperty('seed')
  })

  test('that a rule of its game forbids is refused by that rule', async () => {
    const game: typeof ambush = {
      ...ambush,
      cannotSetUp: ({ seats, options }) =>
        options['rounds'] === 5 && seats > 2 ? refuse('AM-9', 1) : undefined,
    }
    const { address } = await openServer({ houses: { ambush: async () => houseOf(game) } })
    const ada = Client.browser(address)
    const setUp = (...seats: readonly unknown[]) =>
      ada.post<Problem>('/api/tables', { game: 'ambush', seats, options: { rounds: 5 } })
    expect((await setUp(ME, OPEN)).status).toBe(200)
    expect(await setUp(ME, OPEN, OPEN)).toMatchObject({
      status: 400,
      body: { why: 'unfit', rule: 'AM-9', missing: 1, message: 'AM-9.' },
    })
  })

  test.each([
    [404, 'no-such-game', 'Games: ', { game: 'chess', seats: [ME, OPEN] }],
    [404, 'no-such-game', 'There is no game “toString”', { game: 'toString', seats: [ME, OPEN] }],
    [400, 'unfit', 'This game is played with 2 to 4 seats, not 1.', { game: 'ambush', seats: [ME] }],
    [
      400,
      'unfit',
      'There is no option “speed”',
      { game: 'ambush', seats: [ME, OPEN], options: { speed: 1 } },
    ],
    [400, 'unfit', 'from 2 to 5', { game: 'ambush', seats: [ME, OPEN], options: { rounds: 9 } }],
    [
      400,
      'no-such-level',
      'Levels: random, cadet',
      { game: 'ambush', seats: [ME, { kind: 'bot', level: 'god' }] },
    ],
    [400, 'malformed', '“seats”', { game: 'ambush', seats: [] }],
    [
      400,
      'malformed',
      'The body is not as it should be',
      { game: 'ambush', seats: [{ kind: 'person' }, OPEN] },
    ],
    [400, 'malformed', 'does not take “colour”', { game: 'ambush', seats: [ME, OPEN], colour: 'red' }],
    [400, 'malformed', 'it lacks “game”', { seats: [ME, OPEN] }],
  ])('%i %s: %s', async (status, why, says, wanted) => {
    const ada = browser()
    const reply = await ada.post<{ why: string; message: string }>('/api/tables', wanted)
    expect([reply.status, reply.body.why]).toEqual([status, why])
    expect(reply.body.message).toContain(says)
  })
})

describe('looking', () => {
  test('a stranger is a spectator, a guest sees from a seat of theirs, and only of theirs', async () => {
    const [ada, eve] = [browser(), browser()]
    const table = await ada.setUp('ambush', [ME, { ...ME, name: 'Bob' }, CADET])
    await ada.deed(table, 'start')
    expect((await eve.table(table)).body.position.seat).toBe(-1)
    expect((await ada.table(table)).body.position.seat).toBe(0)
    expect((await ada.table(table, '?seat=1')).body.position.seat).toBe(1)
    expect((await ada.table(table, '?seat=-1')).body.position.seat).toBe(-1)
    expect((await eve.table(table, '?seat=1')).status).toBe(401)
    await eve.send('PUT', '/api/me', { name: 'Eve' })
    const refused = await eve.table(table, '?seat=1')
    expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ why: 'not-your-seat' })])
    expect((await ada.table(table, '?seat=2')).status).toBe(403)
    expect((await ada.table(table, '?seat=9')).status).toBe(403)
  })

  test.each([
    ['/api/tables/abcdefghij', 404, 'no-such-table'],
    ['/api/tables/ABCDEFGHIJ', 400, 'malformed'],
    ['/api/tables/short', 400, 'malformed'],
    ['/api/tables/abcdefghij?seat=x', 400, 'malformed'],
    ['/api/tables/abcdefghij?seat=16', 400, 'malformed'],
    ['/api/tables/abcdefghij?since=1.5', 400, 'malformed'],
    ['/api/tables/abcdefghij/stream', 404, 'no-such-table'],
    ['/api/tables/abcdefghij/record', 404, 'no-such-table'],
    ['/api/nothing', 404, 'no-such-route'],
    ['/api/tables/abcdefghij/answer', 404, 'no-such-route'],
  ])('%s: %i %s', async (path, status, why) => {
    const reply = await browser().get(path)
    expect([reply.status, reply.body]).toEqual([status, expect.objectContaining({ why })])
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  test('only facts since a number of answers, if that is enough', async () => {
    const ada = browser()
    const table = await ada.setUp(REAL_GAME, [ME, ME])
    const started = await ada.deed(table, 'start')
    const [{ at }] = started.body.position.facts
    expect(at).toBe(0)
    for (const since of [0, 1, 999_999])
      expect((await ada.table(table, `?since=${since}`)).body.position).toMatchObject({ since: 0, facts: [] })
  })
})

describe('starting', () => {
  test('is for the host, needs everyone seated or bots to fill in, and happens once', async () => {
    const [ada, bob] = [browser(), browser()]
    const table = await ada.setUp('ambush', [ME, OPEN, OPEN])
    expect((await browser().deed(table, 'start')).status).toBe(401)
    await bob.deed(table, 'sit', { seat: 1 })
    expect((await bob.deed(table, 'start')).body).toMatchObject({ why: 'not-the-host' })
    const early = await ada.deed(table, 'start')
    expect([early.status, early.body]).toEqual([409, expect.objectContaining({ why: 'seats-open' })])
    expect((await ada.deed(table, 'start', { fill: 'god' })).status).toBe(400)
    const { status, body } = await ada.deed(table, 'start', { fill: 'cadet' })
    expect([status, body.position.phase, body.position.seat]).toEqual([200, 'playing', 0])
    expect(body.position.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot'])
    const again = await ada.deed(table, 'start', { fill: 'cadet' })
    expect([again.status, again.body]).toEqual([
      409,
      expect.objectContaining({
        why: 'already-started',
        table: objectWith({ table, yours: [0] }),
      }),
    ])
  })
})

describe('lists', () => {
  test('the lobby shows what its hosts show, and nobody’s id', async () => {
    const [ada, bob] = [browser(), browser()]
    const table = await ada.setUp('ambush', [{ ...ME, name: 'Ada' }, OPEN])
    const inLobby = async (client: Client) =>
      (await client.get<TableList>('/api/lobby')).body.tables.find((one) => one.table === table)
    expect(await inLobby(bob)).toBeUndefined()
    expect((await bob.deed(table, 'listed', { listed: true })).status).toBe(401)
    expect((await ada.deed(table, 'listed', { listed: true })).body.position.listed).toBe(true)
    expect(await inLobby(ada)).toMatchObject({ yours: [0], phase: 'gathering', yourTurn: false })
    expect(await inLobby(bob)).toMatchObject({
      game: 'ambush',
      yours: [],
      number: 0,
      seats: [{ kind: 'person', name: 'Ada' }, { kind: 'open' }],
    })
    expect(JSON.stringify(await inLobby(bob))).not.toContain('guest')
    await ada.deed(table, 'listed', { listed: false })
    expect(await inLobby(bob)).toBeUndefined()
  })

  test('a table that is shown already, or not, is left as it is', async () => {
    const ada = browser()
    const table = await ada.setUp('ambush', [ME, OPEN])
    const versions: number[] = []
    for (const listed of [false, true, true, false, false]) {
      const { body } = await ada.deed(table, 'listed', { listed })
      expect(body.position.listed).toBe(listed)
      versions.push(body.position.version)
    }
    expect(versions).toEqual([1, 2, 2, 3, 3])
  })

  test('my tables say whether it is my turn', async () => {
    const ada = browser()
    const table = await ada.setUp('ambush', [ME, ME])
    await ada.deed(table, 'start')
    const { body } = await ada.get<TableList>('/api/tables/mine')
    expect(body.tables).toMatchObject([{ table, yours: [0, 1], yourTurn: true, phase: 'playing' }])
    expect((await browser().get<TableList>('/api/tables/mine')).body).toEqual({ tables: [] })
  })
})
