#!/usr/bin/env node
/**
 * A bot that plays over the API of Astrolabe, with `fetch` and nothing else. Take it as the start of your own:
 * `choose` is all there is to its wits.
 *
 *   node examples/bot.mjs http://localhost:8080 --game <game>      plays a game against a cadet
 *   node examples/bot.mjs http://localhost:8080 --table <table>    sits down at an open seat of a table
 *
 * How it goes:
 *   1. POST /api/guests gives a token, which is sent along from then on as `Authorization: Bearer <token>`.
 *   2. POST /api/tables sets up a table, POST …/sit takes a seat of one, POST …/start begins the game.
 *   3. GET …/stream tells of the table at once and after every change, as server-sent events. When `position.decision`
 *      is there, it is up to us: it lists the offers, each with a key, and those that are refused say why.
 *   4. POST …/answer sends the key of an offer, with the number of the decision, how often answers had been taken back
 *      by then (`position.rewinds`), and an id of our own: sent twice, it counts once; sent too late, it is answered by
 *      409 and the stream has brought the newer position already.
 *   5. When `position.phase` is `over`, `position.outcome` says how it ended.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'

/**
 * @typedef {{ readonly key: string, readonly refusal?: object }} Offer
 * @typedef {{ readonly number: number, readonly kind: string, readonly offers: readonly Offer[],
 *   readonly min: number, readonly max: number }} Decision
 * @typedef {{ readonly phase: string, readonly seat: number, readonly number: number, readonly rewinds: number,
 *   readonly seats: readonly { readonly kind: string }[], readonly decision: Decision | null,
 *   readonly outcome: { readonly scores: readonly number[], readonly winners: readonly number[] } | null }} Position
 * @typedef {{ readonly table: string, readonly position: Position, readonly yours: readonly number[] }} TableMessage
 */

/** The server said no. */
class Refused extends Error {
  /**
   * @param {number} status
   * @param {{ readonly message: string, readonly retryAfter?: number }} problem
   */
  constructor(status, problem) {
    super(problem.message)
    this.status = status
    this.retryAfter = problem.retryAfter
  }
}

/**
 * Whether the server cannot be reached, or is about to end: it may be there again soon. What `fetch` says of the
 * network has a cause; a mistake of ours has none.
 * @param {unknown} error
 */
const isAway = (error) =>
  error instanceof Refused ? error.status === 503 : error instanceof TypeError && error.cause !== undefined

/** @param {number} seconds */
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** Speaks to the server in the name of one guest. */
class Guest {
  /** @type {Record<string, string>} */
  #headers = {}

  /** @param {string} server */
  constructor(server) {
    this.server = server
  }

  /** @param {string} name */
  async introduce(name) {
    const { token } = /** @type {{ token: string }} */ (await this.post('/api/guests', { name }))
    this.#headers = { Authorization: `Bearer ${token}` }
  }

  /**
   * @param {string} path
   * @param {Record<string, string>} [headers]
   */
  async open(path, headers = {}) {
    const response = await fetch(this.server + path, { headers: { ...this.#headers, ...headers } })
    if (response.ok) return response
    throw new Refused(response.status, /** @type {{ message: string }} */ (await response.json()))
  }

  /**
   * @param {string} path
   * @param {object} body
   * @returns {Promise<unknown>}
   */
  async post(path, body) {
    const response = await fetch(this.server + path, {
      method: 'POST',
      headers: { ...this.#headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const reply = /** @type {unknown} */ (await response.json())
    if (response.ok) return reply
    throw new Refused(response.status, /** @type {{ message: string, retryAfter?: number }} */ (reply))
  }
}

/**
 * Reads server-sent events from the body of a response.
 * @param {Response} response
 */
async function* eventsOf(response) {
  if (response.body === null) return
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of response.body) {
    text += decoder.decode(bytes, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => {
          const colon = line.indexOf(':')
          return /** @type {const} */ ([line.slice(0, colon), line.slice(colon + 1).trimStart()])
        }),
      )
      // A block without data only shows that the line is alive.
      if (fields.has('data')) yield { id: fields.get('id') ?? '', data: fields.get('data') ?? '' }
    }
  }
}

/**
 * What to answer. This bot takes anything that is legal; yours knows better.
 * @param {Decision} decision
 * @returns {string}
 */
function choose({ kind, offers, min, max }) {
  const keys = offers.filter(({ refusal }) => refusal === undefined).map(({ key }) => key)
  const wanted = kind === 'some' ? randomInt(min, Math.min(max, keys.length) + 1) : 1
  /** @type {string[]} */
  const chosen = []
  while (chosen.length < wanted) chosen.push(...keys.splice(randomInt(keys.length), 1))
  return chosen.join(' + ')
}

/**
 * Answers a decision; waits if that was too fast, lets it be if the table has moved on.
 * @param {Guest} guest
 * @param {TableMessage} message
 * @param {Decision} decision
 */
async function answer(guest, { table, position }, decision) {
  const { seat, rewinds } = position
  const body = { seat, number: decision.number, rewinds, answer: choose(decision), id: randomUUID() }
  for (;;) {
    try {
      await guest.post(`/api/tables/${table}/answer`, body)
      return
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.status === 409) return
      if (error.retryAfter === undefined) throw error
      await pause(error.retryAfter)
    }
  }
}

/**
 * Plays at a table until the game is over; a stream that breaks is taken up where it broke, once the server is there.
 * @param {Guest} guest
 * @param {string} table
 * @returns {Promise<Position>}
 */
async function play(guest, table) {
  let last = ''
  for (;;) {
    try {
      const stream = await guest.open(
        `/api/tables/${table}/stream`,
        last === '' ? {} : { 'Last-Event-ID': last },
      )
      for await (const { id, data } of eventsOf(stream)) {
        last = id
        const message = /** @type {TableMessage} */ (JSON.parse(data))
        const { position } = message
        if (position.phase === 'over') return position
        if (position.decision !== null) await answer(guest, message, position.decision)
      }
    } catch (error) {
      if (!isAway(error)) throw error
    }
    await pause(1)
  }
}

/**
 * @param {Guest} guest
 * @param {string} game
 * @returns {Promise<string>} a table at which a cadet waits for us
 */
async function setUp(guest, game) {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'cadet' }]
  const { table } = /** @type {{ table: string }} */ (await guest.post('/api/tables', { game, seats }))
  await guest.post(`/api/tables/${table}/start`, {})
  return table
}

/**
 * @param {Guest} guest
 * @param {string} table
 */
async function sitDown(guest, table) {
  const { position } = /** @type {TableMessage} */ (await (await guest.open(`/api/tables/${table}`)).json())
  const seat = position.seats.findIndex(({ kind }) => kind === 'open')
  if (seat < 0) throw new Error('There is no open seat at this table.')
  await guest.post(`/api/tables/${table}/sit`, { seat })
}

const USAGE = 'Usage: node examples/bot.mjs <server> (--game <game> | --table <table>) [--name <name>]'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string' },
    table: { type: 'string' },
    name: { type: 'string', default: 'Robot' },
  },
})
const [server] = positionals
if (server === undefined || (values.game === undefined) === (values.table === undefined)) {
  console.error(USAGE)
  process.exit(2)
}

const guest = new Guest(server.replace(/\/$/, ''))
await guest.introduce(values.name)
const table = values.table ?? (await setUp(guest, values.game ?? ''))
if (values.table !== undefined) await sitDown(guest, table)
console.log(`At the table ${guest.server}/g/${table}`)
const { outcome, seat } = await play(guest, table)
console.log(
  `Scores: ${outcome?.scores.join(', ')}. ${outcome?.winners.includes(seat) ? 'We won.' : 'We did not win.'}`,
)
