import { FastChance, fittingOptions, type Game } from '@astrolabe/kernel'
import type { TableCreated, WantedSeat } from '@astrolabe/server/protocol'
import { seatMark, START_MARK } from '../checks/marks.ts'
import { TableCheck } from '../checks/table-check.ts'
import { Guest } from './guest.ts'
import { Listener } from './listener.ts'
import { Person } from './person.ts'
import { SharedTable } from './shared-table.ts'
import { pause, type World } from './world.ts'

/** A bot in so many seats, somebody with several seats at so many tables, somebody who only watches at so many. */
const BOTS = 3
const HOT_SEATS = 5
const SPECTATORS = 2
const FINALITY = 4
const LEVELS = ['random', 'cadet'] as const
const WAIT = 100

/** Those who play one game: a table, and who is there. */
export class Party {
  readonly table: SharedTable
  readonly people: readonly Person[]
  readonly #spectators: readonly Listener[]

  private constructor(table: SharedTable, people: readonly Person[], spectators: readonly Listener[]) {
    this.table = table
    this.people = people
    this.#spectators = spectators
  }

  /** Sets up a table, waits until everyone sits, and starts the game. */
  static async gather(world: World, game: Game<unknown>, seed: string): Promise<Party> {
    const chance = new FastChance(seed)
    const { min, max } = game.seats
    const count = min + chance.below(max - min + 1)
    const isHotSeat = count > 1 && chance.below(HOT_SEATS) === 0
    const host = await Guest.introduce(world, 'Host')
    const seats = Array.from({ length: count }, (_, seat) => wantedSeat(seat, isHotSeat, chance))
    const options = fittingOptions(game, count) ?? {}
    const { table: id } = await host.insist<TableCreated>('/api/tables', { game: game.id, seats, options })
    const table = new SharedTable(world, new TableCheck(id, game), host)
    const finality = chance.below(FINALITY) === 0
    const people: Person[] = []
    for (const [seat, { kind }] of seats.entries()) {
      if (kind === 'bot') continue
      const guest = kind === 'me' ? host : await sitDown(table, seat)
      const own = new FastChance(`${seed} seat ${seat}`)
      people.push(
        new Person({ table, guest, seat, isHotSeat: kind === 'me' && isHotSeat, finality, chance: own }),
      )
    }
    await start(table)
    const watched = chance.below(SPECTATORS) === 0
    const spectators = watched ? [new Listener(table, Guest.stranger(world), undefined, false)] : []
    return new Party(table, people, spectators)
  }

  /** Everyone plays to the end. */
  async play(): Promise<void> {
    await Promise.all(this.people.map((person) => person.play()))
  }

  get listeners(): readonly Listener[] {
    const people = this.people.flatMap(({ listener, former }) => (former ? [listener, former] : [listener]))
    return [...people, ...this.#spectators]
  }

  /** How far those who listen have heard, the last of them. */
  get heard(): number {
    return Math.min(...this.listeners.map(({ sum }) => sum.last?.position.version ?? 0))
  }

  leave(): void {
    for (const listener of this.listeners) listener.close()
  }
}

function wantedSeat(seat: number, isHotSeat: boolean, chance: FastChance): WantedSeat {
  if (seat === 0 || (isHotSeat && seat === 1)) return { kind: 'me' }
  if (chance.below(BOTS) > 0) return { kind: 'open' }
  return { kind: 'bot', level: LEVELS[chance.below(LEVELS.length)] }
}

async function sitDown(table: SharedTable, seat: number): Promise<Guest> {
  const guest = await Guest.introduce(table.world, `Seat ${seat}`)
  const mark = seatMark(seat, { kind: 'person', guest: guest.id ?? '', name: '' })
  await untilSeen(
    table,
    guest,
    ({ yours }) => yours.includes(seat),
    () => table.deed(guest, 'sit', { seat }, mark),
  )
  return guest
}

async function start(table: SharedTable): Promise<void> {
  await untilSeen(
    table,
    table.host,
    ({ position }) => position.phase !== 'gathering',
    () => table.deed(table.host, 'start', {}, START_MARK),
  )
}

type Seen = NonNullable<Awaited<ReturnType<SharedTable['look']>>>

/** Does something again and again until it is seen to be done. */
async function untilSeen(
  table: SharedTable,
  guest: Guest,
  isDone: (seen: Seen) => boolean,
  deed: () => Promise<unknown>,
): Promise<void> {
  while (!table.world.isOver) {
    await deed()
    const seen = await table.look(guest)
    if (seen !== undefined && isDone(seen)) return
    await pause(WAIT)
  }
}
