import type { OpenedTurn } from '@astrolabe/drawing'
import type { AnyFace } from '@astrolabe/games/faces.ts'
import { type Fact, type GameText, type Language, type Names, SPECTATOR } from '@astrolabe/kernel'

/** A line of the log. */
export interface LogLine {
  /** Its place among the facts, which it keeps while the game goes on; below 0 where it is of no fact. */
  readonly id: number
  /** How many answers had been given when it happened. */
  readonly at: number
  readonly text: string
  readonly seat: number | undefined
  readonly spots: readonly string[]
  /** The entry of the story that it tells. */
  readonly entry?: number
}

/** The lines of a turn; those before the first turn stand together. */
export interface LogTurn {
  readonly id: number
  readonly at: number
  readonly turn: OpenedTurn | undefined
  readonly lines: readonly LogLine[]
}

type HeardFacts = readonly { readonly at: number; readonly fact: Fact }[]

export function logOf(
  facts: HeardFacts,
  face: Pick<AnyFace, 'turnOf' | 'seatOf' | 'spotsOf' | 'entryOf'>,
  text: Pick<GameText<unknown, Fact>, 'fact'>,
  names: Names,
): readonly LogTurn[] {
  const turns: (LogTurn & { readonly lines: LogLine[] })[] = []
  for (const [id, { at, fact }] of facts.entries()) {
    const turn = face.turnOf(fact)
    if (turn !== undefined && (turn.seat !== SPECTATOR || turn.of !== undefined))
      turns.push({ id, at, turn, lines: [] })
    // The heading of a turn says whose it is: the fact that opens it needs no line of its own.
    if (turn !== undefined && turn.seat !== SPECTATOR) continue
    const says = text.fact(fact, names)
    if (says === undefined) continue
    if (turns.length === 0) turns.push({ id, at, turn: undefined, lines: [] })
    const entry = face.entryOf?.(fact)
    const line = { id, at, text: says, seat: face.seatOf(fact), spots: face.spotsOf(fact) }
    turns.at(-1)?.lines.push(entry === undefined ? line : { ...line, entry })
  }
  return turns
}

/** The log with lines that no fact tells, each before what came of it. */
export function withLines(turns: readonly LogTurn[], lines: readonly LogLine[]): readonly LogTurn[] {
  return lines.reduce(withLine, turns)
}

function withLine(turns: readonly LogTurn[], line: LogLine): readonly LogTurn[] {
  const place = Math.max(
    0,
    turns.findLastIndex(({ at }) => at < line.at),
  )
  const turn = turns[place]
  if (turn === undefined) return [{ id: line.id, at: line.at, turn: undefined, lines: [line] }]
  // Of several lines of no fact, those that are there already came first.
  const after = turn.lines.findIndex(({ at, id }) => at > line.at || (at === line.at && id >= 0))
  const told = turn.lines.toSpliced(after < 0 ? turn.lines.length : after, 0, line)
  return turns.with(place, { ...turn, lines: told })
}

/** The turns of one player, and what concerns them in the turns of others. */
export function logOfSeat(turns: readonly LogTurn[], seat: number | undefined): readonly LogTurn[] {
  if (seat === undefined) return turns
  return turns.flatMap((turn) => {
    if (turn.turn?.seat === seat) return [turn]
    const lines = turn.lines.filter((line) => line.seat === seat)
    return lines.length === 0 ? [] : [{ ...turn, lines }]
  })
}

/** The lines told after so many answers. */
export function linesSince(turns: readonly LogTurn[], number: number): readonly LogLine[] {
  return turns.flatMap(({ lines }) => lines.filter(({ at }) => at > number))
}

export const lastLine = (turns: readonly LogTurn[]): LogLine | undefined =>
  turns.findLast(({ lines }) => lines.length > 0)?.lines.at(-1)

/** Whose turn it is, with what acts where they have several things to act with; or what phase. */
export const whoseTurn = (
  { seat, of }: Pick<OpenedTurn, 'seat' | 'of'>,
  names: Names,
  language: Language,
): string => [...(seat === SPECTATOR ? [] : [names(seat)]), ...(of ? [of[language]] : [])].join(' · ')

/** The turn that is being played. */
export function turnNow(facts: HeardFacts, face: Pick<AnyFace, 'turnOf'>): OpenedTurn | undefined {
  for (let index = facts.length - 1; index >= 0; index--) {
    const turn = face.turnOf(facts[index].fact)
    if (turn !== undefined) return turn
  }
  return undefined
}
