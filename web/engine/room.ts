import { SPECTATOR } from '@astrolabe/kernel'
import type { Deed, GameTable, TableProblem } from '@astrolabe/tables'
import { HERE } from './local-game.ts'
import type { LocalTable } from './local-table.ts'
import { Serial } from './serial.ts'
import type { News } from './talk.ts'
import { thinkAt } from './thinking.ts'
import { troubleOf } from './trouble.ts'
import { Viewer } from './viewer.ts'

export interface Neighbours {
  /** Does something that no other tab does at the same time. */
  readonly alone: (what: string, work: () => Promise<void>) => Promise<void>
  /** Says to the other tabs that a game has gone on. */
  readonly tellOthers: (id: string) => void
}

/** A table with those who look at it. Bots play there as long as somebody does. */
export class Room {
  readonly table: LocalTable
  readonly #neighbours: Neighbours
  readonly #failed: () => void
  readonly #viewers = new Map<number, Viewer>()
  readonly #bots = new Serial()

  /** `failed` is called when the table cannot go on. */
  constructor(table: LocalTable, neighbours: Neighbours, failed: () => void) {
    this.table = table
    this.#neighbours = neighbours
    this.#failed = failed
  }

  get #isEmpty(): boolean {
    return this.#viewers.size === 0
  }

  async enter(session: number, tell: (news: News) => void, seat?: number): Promise<void> {
    const yours = await this.table.read((table) => table.seatsOf(HERE))
    // Where several share a screen, nobody’s hand is shown before they have said who they are.
    const first = yours.length === 1 ? yours[0] : SPECTATOR
    this.#viewers.set(session, new Viewer(this.table.id, seat ?? first, tell))
    await this.#show()
    this.#wakeBots()
  }

  leave(session: number): void {
    this.#viewers.delete(session)
  }

  look(session: number, seat: number): Promise<void> {
    return this.table.read((table) => this.#viewers.get(session)?.look(seat, table))
  }

  /** What a person does. */
  async act(deed: (table: GameTable) => Deed): Promise<TableProblem | undefined> {
    const problem = await this.table.act(deed)
    if (problem === undefined) this.#neighbours.tellOthers(this.table.id)
    // Even a deed that failed may have shown that another tab went on.
    await this.#show()
    this.#wakeBots()
    return problem
  }

  /** Another tab may have gone on with the game, or thrown it away. */
  async catchUp(): Promise<void> {
    try {
      if (!(await this.table.catchUp())) return
      await this.#show()
      this.#wakeBots()
    } catch (error) {
      this.#fail(error)
    }
  }

  #show(): Promise<void> {
    return this.table.read((table) => {
      for (const viewer of this.#viewers.values()) viewer.show(table)
    })
  }

  #wakeBots(): void {
    void this.#bots.run(async () => {
      try {
        while (!this.#isEmpty && (await this.#letBotAnswer())) await this.#show()
      } catch (error) {
        this.#fail(error)
      }
    })
  }

  /** Whether a bot was asked; it has answered then, here or in another tab. */
  async #letBotAnswer(): Promise<boolean> {
    if ((await this.table.read((table) => table.nextByItself)) === undefined) return false
    // A long thought keeps everything waiting: whatever was asked meanwhile comes first.
    await new Promise((resolve) => setTimeout(resolve))
    await this.#neighbours.alone(`bots of ${this.table.id}`, async () => {
      await this.table.catchUp()
      const thought = await this.table.read((table) => thinkAt(this.table.house, table))
      if (thought === undefined || this.#isEmpty) return
      const { version, number, give } = thought
      const problem = await this.table.act((table) =>
        table.version === version ? give(table) : { problem: { why: 'stale', expected: number } },
      )
      if (problem === undefined) this.#neighbours.tellOthers(this.table.id)
      else if (problem.why !== 'stale') throw new Error(`a bot’s answer ${number} is refused: ${problem.why}`)
    })
    return true
  }

  #fail(error: unknown): void {
    const gone = troubleOf(error)
    if (gone.why === 'failed') console.error(error)
    for (const viewer of this.#viewers.values()) viewer.tell({ gone })
    this.#viewers.clear()
    this.#failed()
  }
}
