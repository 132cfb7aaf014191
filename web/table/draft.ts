import type { Problem } from '@astrolabe/tables'
import { signal } from '@preact/signals'

/** What somebody is about to say. It is sent once; what could not be said comes back, unless they write on. */
export class Draft {
  readonly text = signal('')
  #isUnderWay = false

  async send(say: (text: string) => Promise<Problem | undefined>): Promise<void> {
    const said = this.text.value.trim()
    if (said === '' || this.#isUnderWay) return
    this.#isUnderWay = true
    this.text.value = ''
    const problem = await say(said)
    this.#isUnderWay = false
    if (problem !== undefined && this.text.value === '') this.text.value = said
  }
}
