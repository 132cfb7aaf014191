import { ambush } from '@astrolabe/kernel/tiny/ambush.ts'
import type { Ambush, AmbushFact } from '@astrolabe/kernel/tiny/ambush-round.ts'
import { GameTable, type Position, type TableEvent } from '@astrolabe/tables'
import { expect, test } from 'vitest'
import { MemoryStore } from './test/memory-store.ts'
import { ana, bo, cadet, SEED, settle, TestLog, wanted } from './test/parts.ts'
import { CALM, STORM, World } from './test/world.ts'
import { WorldClient } from './test/world-client.ts'
import { WorldServer } from './test/world-server.ts'

const SEEDS = 100
const SECOND = 1000

/** What was to be seen of a table at any time, from what was written down. */
class History {
  readonly #events: readonly TableEvent[]
  readonly #tables = new Map<number, GameTable<Ambush, AmbushFact>>()

  constructor(events: readonly TableEvent[]) {
    this.#events = events
  }

  shown({ version, seat, since }: Position): string {
    const table = this.#tables.get(version) ?? new GameTable(ambush, this.#events.slice(0, version))
    this.#tables.set(version, table)
    return JSON.stringify(table.position(seat, since))
  }
}

async function play(seed: number) {
  const world = new World(seed)
  const disk = new MemoryStore()
  const log = new TestLog()
  const servers = Array.from({ length: 1 + world.chance.below(2) }, () => new WorldServer(world, disk, log))

  world.weather = CALM
  const setUp = servers[0].rooms.create(wanted(ambush, [ana, bo, cadet], { options: { rounds: 3 } }))
  await world.run(SECOND)
  const table = await setUp
  const room = servers[0].room(table)
  await world.run(SECOND)
  void (await room).change(
    (now) => now.start(),
    () => {},
  )
  await world.run(SECOND)

  const clients = [0, 1, -1].map((seat) => new WorldClient(seat, table, world, servers))
  const crash = (): void => {
    for (const server of servers) if (world.happens('crash')) server.kill()
    world.clock.after(100, crash)
  }
  world.weather = STORM
  crash()
  const isOver = (): boolean => disk.tables.get(table)?.summary.phase === 'over'
  await world.run(20 * SECOND, isOver)
  world.weather = CALM
  await world.run(120 * SECOND, () => isOver() && !clients.some(({ isWaiting }) => isWaiting))
  await world.run(3 * SECOND)
  await settle()
  return { clients, events: disk.tables.get(table)?.events ?? [], log }
}

test(`whatever happens, everyone comes to see the same game, and no answer is lost or counts twice (${SEEDS} worlds)`, async () => {
  let acknowledged = 0
  for (let seed = 0; seed < SEEDS; seed++) {
    const { clients, events, log } = await play(seed)
    const about = `world ${seed}`
    const given = events.flatMap((event) =>
      event.kind === 'answered' && event.id !== undefined ? [event] : [],
    )
    expect(new Set(given.map(({ id }) => id)).size, `${about}: an answer counts twice`).toBe(given.length)
    const history = new History(events)
    for (const client of clients) {
      for (const { id, seat, text } of client.acknowledged) {
        const event = given.find((candidate) => candidate.id === id)
        expect(event?.seat, `${about}: answer ${id} is lost`).toBe(seat)
        expect(event?.answer.replace(/^@\d+ /, ''), about).toBe(text)
        acknowledged++
      }
      expect(client.position?.version, `${about}: seat ${client.seat} has not seen the end`).toBe(
        events.length,
      )
      const wrong = [...client.seen].filter(([shown, position]) => shown !== history.shown(position))
      expect(wrong, `${about}: seat ${client.seat} saw what never was`).toEqual([])
    }
    expect(clients[0].position?.phase, about).toBe('over')
    expect(log.text).not.toContain(SEED)
  }
  expect(acknowledged).toBeGreaterThan(SEEDS * 10)
})
