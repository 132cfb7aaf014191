import type { MessagePort } from 'node:worker_threads'

/** A kind of work that threads do. What comes of a job depends on the job alone: not on the thread, nor on other jobs. */
export interface Work<J, R> {
  readonly kind: string
  /** Does one job, and hands over what it has as it goes along. */
  run(job: J): AsyncIterable<R>
}

/** What a thread is told. */
export interface Order {
  readonly kind: string
  readonly job: unknown
}

/** What a thread tells: that it can be asked, and then results, over and over until the job is done or has failed. */
export type Word =
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly result: unknown }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly error: Error }

/** Takes orders from a port, one at a time. */
export function serve(port: MessagePort, kinds: readonly Work<never, unknown>[]): void {
  const tell = (word: Word): void => port.postMessage(word)

  async function obey({ kind, job }: Order): Promise<void> {
    try {
      const work = kinds.find((candidate) => candidate.kind === kind)
      if (work === undefined) throw new Error(`threads do not know how to ${kind}`)
      for await (const result of work.run(job as never)) tell({ kind: 'result', result })
      tell({ kind: 'done' })
    } catch (error) {
      // An error of our own class would lose its message between threads.
      const { message, stack } = error instanceof Error ? error : new Error(String(error))
      tell({ kind: 'failed', error: Object.assign(new Error(message), { stack }) })
    }
  }

  port.on('message', (order: Order) => void obey(order))
  tell({ kind: 'ready' })
}
