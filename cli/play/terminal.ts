import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import type { Paint } from '@astrolabe/kernel'
import type { Screen } from './screen.ts'

/** Everything on the screen and above it, then the cursor to the first place. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H'
const CLEAR_LINE = '\r\u001b[K'

export interface TerminalWishes {
  readonly paint: Paint
  readonly width: number
  readonly rows: number
  /** Whether lines may be replaced and pauses made. */
  readonly animated: boolean
  /** Whether it understands more than lines of text. */
  readonly plain: boolean
}

/** The terminal the program was started in. */
export class Terminal implements Screen {
  readonly width: number
  readonly rows: number
  readonly paint: Paint
  readonly #wishes: TerminalWishes
  /** Lines typed before they were asked for. */
  readonly #typed: string[] = []
  #history: string[] = []
  #whispering = false

  constructor(wishes: TerminalWishes) {
    this.width = wishes.width
    this.rows = wishes.rows
    this.paint = wishes.paint
    this.#wishes = wishes
  }

  /**
   * The terminal is read only while a question waits. In between it is its own master, so that Ctrl-C ends the program
   * at once even while a bot is deep in thought; the record is safe, for it is kept after every answer.
   */
  async ask(prompt: string): Promise<string | undefined> {
    this.#hush()
    const ahead = this.#typed.shift()
    if (ahead !== undefined) {
      this.say(prompt + ahead)
      return ahead
    }
    const lines = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: !this.#wishes.plain,
      history: this.#history,
    })
    lines.on('history', (history) => {
      this.#history = history
    })
    const answer = await new Promise<string | undefined>((resolve) => {
      lines.on('line', (line) => {
        this.#typed.push(line)
        // A paste brings several lines in one go: the rest of them is kept.
        setImmediate(() => lines.close())
      })
      lines.on('SIGINT', () => lines.close())
      lines.on('close', () => resolve(this.#typed.shift()))
      lines.setPrompt(prompt)
      lines.prompt()
    })
    if (answer === undefined) this.say('')
    return answer
  }

  say(text: string): void {
    this.#hush()
    process.stdout.write(`${text}\n`)
  }

  whisper(text: string): void {
    if (!this.#wishes.animated) return
    this.#hush()
    process.stdout.write(this.paint.dim(text))
    this.#whispering = true
  }

  #hush(): void {
    if (this.#whispering) process.stdout.write(CLEAR_LINE)
    this.#whispering = false
  }

  clear(): void {
    this.#hush()
    process.stdout.write(this.#wishes.plain ? '\n'.repeat(2 * this.rows) : CLEAR)
  }

  async pause(milliseconds: number): Promise<void> {
    if (this.#wishes.animated) await setTimeout(milliseconds)
  }
}
