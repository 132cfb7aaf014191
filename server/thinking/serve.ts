import type { MessagePort } from 'node:worker_threads'
import type { Minds } from './minds.ts'
import type { Thought } from './thinker.ts'

/** What a thread tells: that it can be asked, and then what came of each question. */
export type Word =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'failed'; readonly error: Error }

/** Answers one question after the other. */
export function serve(port: MessagePort, minds: Pick<Minds, 'think'>): void {
  const tell = (word: Word): void => port.postMessage(word)

  async function think(thought: Thought): Promise<void> {
    try {
      tell({ kind: 'answer', text: await minds.think(thought) })
    } catch (error) {
      // An error of our own class would lose its message between threads.
      const { message, stack } = error instanceof Error ? error : new Error(String(error))
      tell({ kind: 'failed', error: Object.assign(new Error(message), { stack }) })
    }
  }

  port.on('message', (thought: Thought) => void think(thought))
  tell({ kind: 'ready' })
}
