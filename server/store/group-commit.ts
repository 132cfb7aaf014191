// Group commit.
import { NotWritten } from './store.ts'

/** Something to be written, and who waits for it. */
interface Waiting {
  readonly write: () => unknown
  readonly succeed: (result: never) => void
  readonly fail: (error: unknown) => void
}

/**
 * More are not written together: those who came first would wait for the last, and all that is under way would be kept
 * in memory meanwhile, and copied about there.
 */
const MOST = 128

/**
 * Writes together what is asked for in one turn of the event loop: the disk is waited for once. Whatever fails,
 * fails alone. A write that throws `NotWritten` must not have written anything.
 */
export class GroupCommit {
  readonly #transaction: (deed: () => void) => void
  readonly #onCommit: ((writes: number) => void) | undefined
  #waiting: Waiting[] = []
  #closed = false

  constructor(transaction: (deed: () => void) => void, onCommit?: (writes: number) => void) {
    this.#transaction = transaction
    this.#onCommit = onCommit
  }

  /** Resolves once it is on disk. Either all of `write` is, or nothing. */
  write<T>(write: () => T): Promise<T> {
    if (this.#closed) return Promise.reject(new Error('the store is closed'))
    return new Promise<T>((succeed, fail) => {
      if (this.#waiting.push({ write, succeed, fail }) === 1) setImmediate(() => this.#commit())
      if (this.#waiting.length === MOST) this.#commit()
    })
  }

  close(): void {
    this.#commit()
    this.#closed = true
  }

  #commit(): void {
    const group = this.#waiting
    this.#waiting = []
    if (group.length === 0) return
    try {
      this.#writeAll(group)
    } catch (error) {
      // The disk, or one of them: they are tried one by one to tell.
      if (group.length === 1) group[0].fail(error)
      else for (const member of group) this.#writeAlone(member)
    }
  }

  #writeAlone(member: Waiting): void {
    try {
      this.#writeAll([member])
    } catch (error) {
      member.fail(error)
    }
  }

  #writeAll(group: readonly Waiting[]): void {
    const results: unknown[] = []
    this.#transaction(() => {
      for (const { write } of group) {
        try {
          results.push(write())
        } catch (error) {
          if (!(error instanceof NotWritten)) throw error
          results.push(error)
        }
      }
    })
    this.#onCommit?.(group.length)
    for (const [place, { succeed, fail }] of group.entries()) {
      const result = results[place]
      if (result instanceof NotWritten) fail(result)
      else succeed(result as never)
    }
  }
}
