import type { WriteStream } from 'node:tty'

/** How often the bar is drawn anew, in milliseconds. */
const PULSE = 100
const BAR = 24

/** Shows on a terminal how far a long piece of work has come; anywhere else it is silent. */
export class Progress {
  readonly #total: number
  readonly #what: string
  /** What is reached is counted in so many. */
  readonly #unit: number
  readonly #terminal: WriteStream | undefined
  readonly #began = performance.now()
  #done = 0
  #drawn = 0

  constructor(total: number, what: string, terminal: WriteStream = process.stderr, unit = 1) {
    this.#unit = unit
    this.#total = total
    this.#what = what
    this.#terminal = terminal.isTTY ? terminal : undefined
    this.#draw()
  }

  /** For what is counted in bytes. */
  static ofBytes(total: number): Progress {
    return new Progress(Math.ceil(total / 1e6), 'MB', process.stderr, 1e6)
  }

  advance(by: number): void {
    this.reach((this.#done + by) * this.#unit)
  }

  /** So much of it is done. */
  reach(done: number): void {
    this.#done = Math.floor(done / this.#unit)
    if (performance.now() - this.#drawn >= PULSE) this.#draw()
  }

  /** Leaves the line as if nothing had been there. */
  clear(): void {
    this.#terminal?.write('\r\u001b[K')
  }

  #draw(): void {
    if (this.#terminal === undefined) return
    this.#drawn = performance.now()
    const line = progressLine(this.#done, this.#total, this.#what, (this.#drawn - this.#began) / 1000)
    this.#terminal.write(`\r${line.slice(0, (this.#terminal.columns || 80) - 1)}\u001b[K`)
  }
}

export function progressLine(done: number, total: number, what: string, seconds: number): string {
  const part = total === 0 ? 1 : Math.min(1, done / total)
  const filled = Math.round(part * BAR)
  const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled)
  const left = done === 0 ? '' : `  ${clock((seconds / done) * (total - done))} left`
  return `${bar} ${String(Math.floor(part * 100)).padStart(3)} %  ${done} of ${total} ${what}${left}`
}

function clock(seconds: number): string {
  const whole = Math.ceil(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  const tail = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}
