import type { LogLine, LogTurn } from '../log/log-lines.ts'

/** A moment to go back to, told by the first thing that would not have happened. */
export interface PastMoment {
  /** So many answers stay. */
  readonly to: number
  readonly line: LogLine
}

/** The moments of a turn. */
export interface PastTurn extends Pick<LogTurn, 'id' | 'turn'> {
  readonly moments: readonly PastMoment[]
}

/** As far as anybody scrolls in a list of moments. */
const MOST = 40

/** The moments up to so many answers, the latest first. What was told before any answer cannot be undone. */
export function momentsOf(turns: readonly LogTurn[], upTo: number): readonly PastTurn[] {
  const known = new Set<number>()
  const past = turns.map(({ id, turn, lines }) => {
    const moments: PastMoment[] = []
    for (const line of lines) {
      const to = line.at - 1
      if (to < 0 || to >= upTo || known.has(to)) continue
      known.add(to)
      moments.unshift({ to, line })
    }
    return { id, turn, moments }
  })
  let left = MOST
  return past.reverse().flatMap((turn) => {
    const moments = turn.moments.slice(0, left)
    left -= moments.length
    return moments.length === 0 ? [] : [{ ...turn, moments }]
  })
}
