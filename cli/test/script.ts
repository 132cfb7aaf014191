import { PLAIN } from '../paint.ts'
import type { Screen } from '../play/screen.ts'

/** A screen on which the person is a function: it is shown all that was said since it last answered. */
export class Script implements Screen {
  readonly width = 80
  readonly rows: number
  readonly paint = PLAIN
  /** Everything said, `<clear>` where the screen was emptied, and what was typed after its prompt. */
  readonly transcript: string[] = []
  paused = 0
  readonly #answer: (said: string, prompt: string) => string | undefined
  #heard = 0

  constructor(answer: (said: string, prompt: string) => string | undefined, rows = 50) {
    this.rows = rows
    this.#answer = answer
  }

  ask(prompt: string): Promise<string | undefined> {
    const said = this.transcript.slice(this.#heard).join('\n')
    const typed = this.#answer(said, prompt)
    this.transcript.push(`${prompt}${typed ?? '<end>'}`)
    this.#heard = this.transcript.length
    return Promise.resolve(typed)
  }

  say(text: string): void {
    this.transcript.push(...text.split('\n'))
  }

  whisper(): void {}

  clear(): void {
    this.transcript.push('<clear>')
  }

  pause(milliseconds: number): Promise<void> {
    this.paused += milliseconds
    return Promise.resolve()
  }

  get text(): string {
    return this.transcript.join('\n')
  }

  /** What is on the screen: everything since it was last emptied. */
  get shown(): string {
    return this.transcript.slice(this.transcript.lastIndexOf('<clear>') + 1).join('\n')
  }
}

/** Types the lines of a list, then says that there will be no more. */
export function typing(...lines: readonly string[]): (said: string, prompt: string) => string | undefined {
  const left = [...lines]
  return () => left.shift()
}
