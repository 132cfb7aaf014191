import { type Game, type GameRecord, gameUnder, type House, keyOf, verifyRecord } from '@astrolabe/kernel'
import { type Errand, errand } from '@astrolabe/kernel/testing/errand.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { TableMessage } from '@astrolabe/tables'
import { SqliteStore } from '../store/sqlite.ts'
import { houseOf } from '../test/houses.ts'
import { Client } from './test/client.ts'
import { objectWith } from './test/matching.ts'
import { newAnswerId } from './test/play.ts'
import { startTestServer } from './test/server.ts'

/** In the second version nobody walks any more, and a game has a turn more. */
const later: Game<Errand> = {
  ...errand,
  rules: '2',
  step(g) {
    const menu = g.menu(g.state.turn % 2, 'errand.deed')
    for (const deed of ['rest', 'roll', 'end'] as const) menu.offer(deed)
    const deed = keyOf(menu.ask())
    g.tell({ kind: `later ${deed}` })
    if (deed === 'roll') g.state.rolled.push(g.roll(6))
    if (deed === 'end') g.state.turn++
  },
}
const FIRST = houseOf(errand)
const SECOND: House<unknown> = { ...houseOf(later), past: { '1': async () => FIRST.game } }
const WITHOUT_PAST = houseOf(later)

const ME = { kind: 'me' }
const FINISHED = ['roll', 'walk', 'end', 'draw', 'end', 'end', 'roll', 'end']
const RUNNING = ['roll', 'walk', 'end', 'roll']

/** A store that outlives the servers it is lent to. */
function folderOnDisk(): string {
  const folder = mkdtempSync(join(tmpdir(), 'astrolabe-'))
  cookie = {}
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Ada's session, which she keeps over the versions. */
let cookie: Readonly<Record<string, string>> = {}

interface Seen {
  readonly message: TableMessage
  readonly record: GameRecord
  readonly events: readonly unknown[]
  readonly snapshots: unknown
}

/** One run of a server over a file; what it has written stays there. */
async function serving<T>(
  folder: string,
  house: House<unknown>,
  visit: (client: Client, seen: (table: string) => Promise<Seen>) => Promise<T>,
): Promise<T> {
  const store = new SqliteStore(join(folder, 'astrolabe.sqlite'))
  const server = await startTestServer({ store, houses: { errand: async () => house } })
  const ada = Client.browser(server.address)
  Object.assign(ada.headers, cookie)
  const seen = async (table: string): Promise<Seen> => ({
    message: (await ada.table(table, '?seat=0')).body,
    record: (await ada.get<GameRecord>(`/api/tables/${table}/record`)).body,
    events: await store.events(table),
    snapshots: await store.snapshots(table),
  })
  try {
    return await visit(ada, seen)
  } finally {
    cookie = { Cookie: ada.headers['Cookie'] }
    await server.close()
  }
}

async function played(ada: Client, answers: readonly string[]): Promise<string> {
  const table = await ada.setUp('errand', [ME, ME])
  await ada.deed(table, 'start')
  for (const [number, answer] of answers.entries()) {
    const { position } = (await ada.table(table)).body
    const seat = position.waitingFor[0]
    const { status, text } = await ada.deed(table, 'answer', {
      seat,
      number,
      rewinds: 0,
      answer,
      id: newAnswerId(),
    })
    expect([status, text]).toEqual([200, text])
  }
  return table
}

test('a finished game stays as it was under newer rules: record, log, replay and forks', async () => {
  const folder = folderOnDisk()
  const { table, before } = await serving(folder, FIRST, async (ada, seen) => {
    const finished = await played(ada, FINISHED)
    return { table: finished, before: await seen(finished) }
  })
  expect(before.message.position.phase).toBe('over')
  expect(before.message.position.facts.length).toBeGreaterThanOrEqual(FINISHED.length)
  await serving(folder, SECOND, async (ada, seen) => {
    const after = await seen(table)
    expect(after.record).toEqual(before.record)
    expect(after.message.position).toEqual(before.message.position)
    expect([after.events, after.snapshots]).toEqual([before.events, before.snapshots])
    const former = await gameUnder(SECOND, after.record.rules)
    expect(verifyRecord(former ?? SECOND.game, after.record).verdict).toBe('sound')
    // Gone on with from the middle, it is a game of today.
    const fork = await ada.post<{ table: string }>('/api/tables/fork', { table, at: 3, seats: [ME, ME] })
    expect(fork.status).toBe(200)
    const { position } = (await ada.deed(fork.body.table, 'start')).body
    expect(position).toMatchObject({ rules: '2', number: 3, phase: 'playing' })
    expect((await seen(table)).record).toEqual(before.record)
  })
})

test('without its rules a finished game shows its end, says that it cannot tell more, and nothing is written', async () => {
  const folder = folderOnDisk()
  const { table, before } = await serving(folder, FIRST, async (ada, seen) => {
    const finished = await played(ada, FINISHED)
    return { table: finished, before: await seen(finished) }
  })
  await serving(folder, WITHOUT_PAST, async (ada, seen) => {
    const { message, record, events, snapshots } = await seen(table)
    expect(message.position).toMatchObject({
      untold: true,
      rules: '1',
      phase: 'over',
      view: before.message.position.view,
      outcome: before.message.position.outcome,
    })
    expect(record).toEqual(before.record)
    expect([events, snapshots]).toEqual([before.events, before.snapshots])
    expect(verifyRecord(later, record)).toMatchObject({ verdict: 'partly', unchecked: FINISHED.length })
    const fork = await ada.post('/api/tables/fork', { table, at: 3, seats: [ME, ME] })
    expect([fork.status, fork.body]).toEqual([422, expect.objectContaining({ why: 'other-rules' })])
    await ada.deed(table, 'chat', { seat: 0, text: 'good game' })
    expect((await seen(table)).snapshots).toEqual(before.snapshots)
  })
  // Once the rules are back, nothing is missing.
  await serving(folder, SECOND, async (_, seen) => {
    const { record, message } = await seen(table)
    expect(record).toEqual(before.record)
    expect(message.position.facts).toEqual(before.message.position.facts)
  })
})

test('a running game goes on under newer rules with its log; a look writes nothing', async () => {
  const folder = folderOnDisk()
  const { table, before } = await serving(folder, FIRST, async (ada, seen) => {
    const running = await played(ada, RUNNING)
    return { table: running, before: await seen(running) }
  })
  const told = before.message.position.facts.filter(({ at }) => at <= 3)
  const goesOn = (house: House<unknown>): Promise<Seen> =>
    serving(folder, house, async (ada, seen) => {
      const looked = await seen(table)
      expect(looked.message.position.facts.slice(0, told.length)).toEqual(told)
      const { number, rewinds } = looked.message.position
      const answer = { seat: 1, number, rewinds, answer: 'roll', id: newAnswerId() }
      expect((await ada.deed(table, 'answer', answer)).status).toBe(200)
      return looked
    })
  const looked = await goesOn(SECOND)
  expect([looked.events, looked.snapshots]).toEqual([before.events, before.snapshots])
  const added = [objectWith({ kind: 'carried-over' }), objectWith({ kind: 'answered', answer: 'roll' })]
  expect((await goesOn(SECOND)).events).toEqual([...before.events, ...added])
})
