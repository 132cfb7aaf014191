/** The exit code of a program that was interrupted, as shells expect it. */
export const INTERRUPTED = 130

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * Does something that Ctrl-C, or whoever else wants the program to end, ends early but in good order: the signal is
 * given, and what has been done so far can still be told. A second Ctrl-C ends the program at once.
 */
export async function interruptible<R>(deed: (signal: AbortSignal) => Promise<R>): Promise<R> {
  const interruption = new AbortController()
  const interrupt = (): void => interruption.abort()
  for (const signal of SIGNALS) process.once(signal, interrupt)
  try {
    return await deed(interruption.signal)
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt)
  }
}
