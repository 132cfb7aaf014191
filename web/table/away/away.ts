import type { LogLine, LogTurn } from '../log/log-lines.ts'

/** How far a table was seen on this device. */
export interface LastSeen {
  readonly number: number
  readonly rewinds: number
}

/** What happened while nobody was looking, told in a few lines. */
export interface Absence {
  readonly turns: readonly LogTurn[]
  /** Lines that are not among those. */
  readonly left: number
}

/** Fewer are not worth a word: one has seen as much while the page opened. */
const FEWEST = 3
const MOST = 8

/**
 * The deeds of others since the table was last seen. Nothing, if there are hardly any, or if answers were taken back
 * since, so that what was seen may not have happened.
 */
export function absenceOf(
  turns: readonly LogTurn[],
  seen: LastSeen | undefined,
  now: LastSeen,
  yours: readonly number[],
): Absence | undefined {
  if (seen === undefined || seen.rewinds !== now.rewinds || seen.number >= now.number) return undefined
  const isNews = ({ at, seat }: LogLine, turn: LogTurn): boolean =>
    at > seen.number && !yours.includes(seat ?? turn.turn?.seat ?? -1)
  const missed = turns.flatMap((turn) => {
    const lines = turn.lines.filter((line) => isNews(line, turn))
    return lines.length === 0 ? [] : [{ ...turn, lines }]
  })
  const count = linesIn(missed)
  if (count < FEWEST) return undefined
  const told = summary(missed)
  return { turns: told, left: count - linesIn(told) }
}

const linesIn = (turns: readonly LogTurn[]): number =>
  turns.reduce((count, { lines }) => count + lines.length, 0)

/** At most eight lines, from the last turns; in each, first what can be seen on the board. */
function summary(turns: readonly LogTurn[]): readonly LogTurn[] {
  const last = turns.slice(-MOST)
  let room = MOST
  return last.map((turn, index) => {
    const share = Math.ceil(room / (last.length - index))
    const lines = mostTelling(turn.lines, share)
    room -= lines.length
    return { ...turn, lines }
  })
}

function mostTelling(lines: readonly LogLine[], count: number): readonly LogLine[] {
  const seen = lines.filter(({ spots }) => spots.length > 0)
  const others = lines.filter(({ spots }) => spots.length === 0)
  const kept = new Set([...seen.toReversed(), ...others.toReversed()].slice(0, count))
  return lines.filter((line) => kept.has(line))
}
