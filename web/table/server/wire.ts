import type { TableMessage } from '@astrolabe/tables'
import { ask, newId } from '../../api.ts'

/** How a session speaks with its server. */
export interface Wire {
  readonly ask: typeof ask
  /** Listens at an address until it is told to stop; `cut` is called once, when nothing more will come. */
  stream(path: string, heard: (message: TableMessage) => void, cut: () => void): () => void
  /** Waits before another try; not longer than until the network is back. */
  pause(milliseconds: number): Promise<void>
  /** A name that nothing else has. */
  newId(): string
  /** A number from 0 up to 1. */
  random(): number
  /** Calls back when the device may have slept or been away, until it is told to stop. */
  whenBack(back: () => void): () => void
}

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 30_000

/** How long to wait before try `tries`, from 0: longer each time, and not all clients at once. */
export function pauseBefore(tries: number, random: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries) * (0.5 + random / 2)
}

export const browserWire: Wire = {
  ask,
  stream(path, heard, cut) {
    const source = new EventSource(`/api${path}`)
    source.addEventListener('table', ({ data }) => heard(JSON.parse(String(data)) as TableMessage))
    // The browser would try again by itself, at its own pace and without end: we do it at ours.
    source.onerror = () => {
      source.close()
      cut()
    }
    return () => source.close()
  },
  pause: (milliseconds) =>
    new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        removeEventListener('online', done)
        resolve()
      }
      const timer = setTimeout(done, milliseconds)
      addEventListener('online', done)
    }),
  newId,
  random: Math.random,
  whenBack(back) {
    const listener = (): void => {
      if (document.visibilityState === 'visible') back()
    }
    document.addEventListener('visibilitychange', listener)
    addEventListener('online', listener)
    return () => {
      document.removeEventListener('visibilitychange', listener)
      removeEventListener('online', listener)
    }
  },
}
