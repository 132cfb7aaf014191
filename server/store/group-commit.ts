import { Conflict } from './store.ts'

/** Something to be written, and who waits for it. */
interface Waiting {
  readonly write: () => void
  readonly succeed: () => void
  readonly fail: (error: unknown) => void
}

/**
 * Writes together what is asked for in one turn of the event loop: the disk is waited for once. Whatever fails,
 * fails alone. A write that throws `Conflict` must not have written anything before.
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
    if (this.#waiting.length === 0) setImmediate(() => this.#commit())
    return new Promise<T>((resolve, reject) => {
      let result: T
      this.#waiting.push({
        write: () => {
          result = write()
        },
        succeed: () => resolve(result),
        fail: reject,
      })
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
    const conflicts = new Map<Waiting, Conflict>()
    this.#transaction(() => {
      for (const member of group) {
        try {
          member.write()
        } catch (error) {
          if (!(error instanceof Conflict)) throw error
          conflicts.set(member, error)
        }
      }
    })
    this.#onCommit?.(group.length)
    for (const member of group) {
      const conflict = conflicts.get(member)
      if (conflict === undefined) member.succeed()
      else member.fail(conflict)
    }
  }
}
