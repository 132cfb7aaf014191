import type { Clock } from './world.ts'

/** The clock of the machine. What is to happen after a while does not keep the program from ending. */
export const REAL_CLOCK: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds).unref()
    return () => clearTimeout(timer)
  },
}
