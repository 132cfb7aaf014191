import { type Fact, type Game, SPECTATOR } from '@astrolabe/kernel'
import { type Errand, errand } from '@astrolabe/kernel/testing/errand.ts'
import type { Created, Person, Sitter, TableEvent } from '../events.ts'
import type { Deed, TableProblem } from '../problem.ts'
import { GameTable } from '../table.ts'

export const person = (guest: string): Person => ({ kind: 'person', guest, name: guest.toUpperCase() })
export const bot: Sitter = { kind: 'bot', level: 'cadet' }
export const nobody: Sitter = { kind: 'open' }

export const SEED = 'the secret of this table'

export function creation(
  game: Pick<Game<unknown>, 'id' | 'rules'>,
  seats: readonly Sitter[],
  changes: Partial<Created> = {},
): Created {
  return {
    kind: 'created',
    game: game.id,
    rules: game.rules,
    options: {},
    seats,
    host: 'ana',
    listed: false,
    seed: SEED,
    ...changes,
  }
}

/** A table that writes down what happens to it, as whoever keeps tables does. */
export class WrittenTable<S, F extends Fact = Fact> {
  readonly table: GameTable<S, F>
  readonly events: TableEvent[]

  constructor(game: Game<S, F>, events: readonly TableEvent[]) {
    this.table = new GameTable(game, events)
    this.events = [...events]
  }

  /** Does something that must succeed. */
  do(deed: (table: GameTable<S, F>) => Deed): TableEvent {
    const done = deed(this.table)
    if ('problem' in done) throw new Error(`refused: ${JSON.stringify(done.problem)}`)
    this.events.push(done.event)
    return done.event
  }

  /** Tries something that must be refused. */
  refuse(deed: (table: GameTable<S, F>) => Deed): TableProblem {
    const done = deed(this.table)
    if ('event' in done) throw new Error(`done: ${JSON.stringify(done.event)}`)
    return done.problem
  }

  /** Gives answers in the name of whoever is asked. */
  play(...texts: readonly string[]): this {
    for (const text of texts) {
      const { waitingFor, driver } = this.table
      this.do((table) => table.answer(waitingFor[0] ?? SPECTATOR, driver?.answers.length ?? 0, text))
    }
    return this
  }

  /** Follows the standing order that answers next. */
  follow(): this {
    const { nextByItself: next } = this.table
    if (next === undefined || 'level' in next) throw new Error('no order answers')
    this.do((table) => table.obey(next, this.number))
    return this
  }

  get number(): number {
    return this.table.driver?.answers.length ?? 0
  }
}

/** All there is to a table, to be compared. */
export function everything<S, F extends Fact>(table: GameTable<S, F>): unknown {
  const seats = [SPECTATOR, ...table.seats.keys()]
  return JSON.parse(
    JSON.stringify([
      seats.map((seat) => table.position(seat)),
      table.record(),
      table.chat,
      table.version,
      table.botToAnswer,
    ]),
  )
}

/** A table of the errand for Ana and Bo, begun. */
export function errandTable(seats: readonly Sitter[] = [person('ana'), person('bo')]): WrittenTable<Errand> {
  const written = new WrittenTable(errand, [creation(errand, seats)])
  written.do((table) => table.start())
  return written
}
