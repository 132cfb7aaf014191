import type { LogLine } from './log-lines.ts'

/** A line, and how often in a row it was told. */
export interface FoldedLine {
  readonly line: LogLine
  readonly times: number
  /** Whether the line before it, or the heading of the turn, has shown its mark already. */
  readonly isMarked: boolean
}

/**
 * Lines of a turn that say the same one after another stand as one; `apart` is the id of a line that something stands
 * before. A mark is shown where it changes.
 */
export function folded(
  lines: readonly LogLine[],
  { seat, apart }: { readonly seat: number | undefined; readonly apart: number | undefined },
): readonly FoldedLine[] {
  const told: FoldedLine[] = []
  for (const line of lines) {
    const last = told.at(-1)
    const isSame = last?.line.text === line.text && last.line.seat === line.seat
    if (last !== undefined && isSame && line.id !== apart && line.entry === undefined)
      told.splice(-1, 1, { ...last, line, times: last.times + 1 })
    else told.push({ line, times: 1, isMarked: line.seat === (last === undefined ? seat : last.line.seat) })
  }
  return told
}
