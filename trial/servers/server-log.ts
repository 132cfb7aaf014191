import { Tally } from '../report/tally.ts'

/** As much of a line as tells one failure from another. */
const TELLING = 300

/** What servers have logged: how often each thing, without time, reference or table. */
export class ServerLog {
  readonly #lines = new Tally()
  #rest = ''
  last = ''

  add(text: string): void {
    const lines = (this.#rest + text).split('\n')
    this.#rest = lines.pop() ?? ''
    for (const line of lines) {
      this.last = line
      this.#lines.add(kindOf(line).slice(0, TELLING))
    }
  }

  get counts(): Readonly<Record<string, number>> {
    return this.#lines.counts
  }
}

/** A line of the log is JSON; whatever else a process says is taken as it is. */
function kindOf(line: string): string {
  try {
    const { message, route, place } = JSON.parse(line) as Record<string, string | undefined>
    return [message, route, place].filter((part) => part !== undefined).join(', ')
  } catch {
    return line
  }
}
