import type { LogLine, LogTurn } from '../log/log-lines.ts'

/** A moment to go back to, told by the first thing that would not have happened. */
export interface PastMoment {
  /** So many answers stay. */
  readonly to: number
  readonly line: LogLine
}

/** As far as anybody scrolls in a list of moments. */
const MOST = 40

/** The moments up to so many answers, the latest first. What was told before any answer cannot be undone. */
export function momentsOf(turns: readonly LogTurn[], upTo: number): readonly PastMoment[] {
  const moments = new Map<number, PastMoment>()
  for (const { lines } of turns) {
    for (const line of lines) {
      const to = line.at - 1
      if (to >= 0 && to < upTo && !moments.has(to)) moments.set(to, { to, line })
    }
  }
  return [...moments.values()].sort((a, b) => b.to - a.to).slice(0, MOST)
}
