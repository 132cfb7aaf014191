import type { LoadedTable } from './loaded-table.ts'

/** What came of a load. */
export interface Samples {
  readonly seconds: number
  readonly answers: number
  /** Milliseconds from sending an answer to its acknowledgement. */
  readonly acknowledged: readonly number[]
  /** And to the message that tells everyone at the table. */
  readonly broadcast: readonly number[]
  /** Answers that were not given in time because the one before was still under way. */
  readonly skipped: number
}

const MILLISECONDS = 1000
/** How long the last answers may take after the end, in milliseconds. */
const PATIENCE = 15_000

/** A load under way: counts what was sent, acknowledged and broadcast, and is over when all three agree. */
class Load {
  readonly #tables: readonly LoadedTable[]
  readonly #began = performance.now()
  readonly #acknowledged: number[] = []
  readonly #broadcast: number[] = []
  #sent = 0
  #skipped = 0
  #sending = true
  #lastHeard = 0
  #over = (): void => {}

  constructor(tables: readonly LoadedTable[], afterEach: (table: LoadedTable) => void) {
    this.#tables = tables
    for (const table of tables) {
      table.listener = {
        acknowledged: (wait) => {
          this.#acknowledged.push(wait)
          if (this.#sending) afterEach(table)
          this.#look()
        },
        broadcast: (wait) => {
          this.#broadcast.push(wait)
          this.#look()
        },
      }
    }
  }

  send(table: LoadedTable): void {
    if (table.answer()) this.#sent++
  }

  skip(): void {
    this.#skipped++
  }

  #look(): void {
    this.#lastHeard = performance.now()
    if (!this.#sending && this.#isQuiet()) this.#over()
  }

  #isQuiet(): boolean {
    return this.#acknowledged.length === this.#sent && this.#broadcast.length === this.#sent
  }

  /** Sends no more, and waits for what is under way. */
  async end(): Promise<Samples> {
    this.#sending = false
    if (!this.#isQuiet()) {
      await new Promise<void>((resolve, reject) => {
        const impatient = setTimeout(() => reject(new Error(this.#missing())), PATIENCE)
        this.#over = () => {
          clearTimeout(impatient)
          resolve()
        }
      })
    }
    for (const table of this.#tables) table.listener = undefined
    return {
      seconds: (this.#lastHeard - this.#began) / MILLISECONDS,
      answers: this.#sent,
      acknowledged: this.#acknowledged,
      broadcast: this.#broadcast,
      skipped: this.#skipped,
    }
  }

  #missing(): string {
    const counts = `${this.#acknowledged.length} acknowledged, ${this.#broadcast.length} broadcast`
    return `${this.#sent} answers were sent, but only ${counts}`
  }
}

export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** Every table always has an answer under way: the next is sent when the last one is acknowledged. */
export async function closedLoop(tables: readonly LoadedTable[], seconds: number): Promise<Samples> {
  const load = new Load(tables, (table) => load.send(table))
  for (const table of tables) load.send(table)
  await sleep(seconds * MILLISECONDS)
  return load.end()
}

/** Every table is answered once a second, the tables evenly spread over it. */
export async function paced(tables: readonly LoadedTable[], seconds: number): Promise<Samples> {
  const busy = new Set<LoadedTable>()
  const load = new Load(tables, (table) => busy.delete(table))
  const began = performance.now()
  const total = tables.length * seconds
  for (let next = 0; next < total; ) {
    const due = ((performance.now() - began) / MILLISECONDS) * tables.length
    for (; next < Math.min(due, total); next++) {
      const table = tables[next % tables.length]
      if (busy.has(table)) {
        load.skip()
        continue
      }
      busy.add(table)
      load.send(table)
    }
    await sleep(1)
  }
  return load.end()
}

const WARM_UP_SPELL = 0.5

/** Code is compiled while it runs: a server is warm after so many answers, or at the latest after so many seconds. */
export interface WarmUp {
  readonly answers: number
  readonly seconds: number
}

export async function warmUp(tables: readonly LoadedTable[], { answers, seconds }: WarmUp): Promise<void> {
  let given = 0
  for (let spent = 0; given < answers && spent < seconds; spent += WARM_UP_SPELL) {
    given += (await closedLoop(tables, WARM_UP_SPELL)).answers
  }
}
