// Remote procedure calls to a worker: the caller.
import type { Arguments, Call, Method, News, Result, Said } from './talk.ts'
import { EngineTrouble } from './trouble.ts'

/** A worker, as far as it is spoken to. */
export interface Line {
  postMessage(call: Call): void
  onmessage: ((event: MessageEvent<Said>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  terminate(): void
}

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: EngineTrouble) => void
}

/** Speaks with the worker in which games run. It is started when it is first needed, and again if it breaks down. */
export class Link {
  readonly #start: () => Line
  readonly #waiting = new Map<number, Waiting>()
  readonly #sessions = new Map<number, { readonly hear: (news: News) => void; readonly cut: () => void }>()
  #line: Line | undefined
  #calls = 0
  #count = 0

  constructor(start: () => Line) {
    this.#start = start
  }

  call<M extends Method>(method: M, ...args: Arguments<M>): Promise<Result<M>> {
    const call = ++this.#calls
    return new Promise((resolve, reject) => {
      // The worker gives for a method what the method promises.
      this.#waiting.set(call, { resolve: resolve as Waiting['resolve'], reject })
      this.#open().postMessage({ call, method, args })
    })
  }

  /** Listens to the news of a session, whose number it gives; `cut` is called if the worker breaks down. */
  listen(hear: (news: News) => void, cut: () => void): number {
    const session = ++this.#count
    this.#sessions.set(session, { hear, cut })
    return session
  }

  forget(session: number): void {
    this.#sessions.delete(session)
  }

  #open(): Line {
    if (this.#line !== undefined) return this.#line
    const line = this.#start()
    line.onmessage = ({ data }) => this.#hear(data)
    // A script that does not load tells nothing but that.
    line.onerror = (event) => this.#break(line, 'message' in event ? event.message : 'it did not load')
    this.#line = line
    return line
  }

  #hear(said: Said): void {
    if ('session' in said) {
      this.#sessions.get(said.session)?.hear(said.news)
      return
    }
    const waiting = this.#waiting.get(said.call)
    this.#waiting.delete(said.call)
    if ('trouble' in said) waiting?.reject(new EngineTrouble(said.trouble))
    else waiting?.resolve(said.value)
  }

  /** All that was asked is lost; all that was acknowledged is kept, and found again by the next worker. */
  #break(line: Line, detail: string): void {
    line.terminate()
    this.#line = undefined
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { reject } of waiting) reject(new EngineTrouble({ why: 'failed', detail }))
    for (const { cut } of this.#sessions.values()) cut()
  }
}
