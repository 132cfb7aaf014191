import type { AnyFace } from '@astrolabe/games/faces.ts'
import type { Fact } from '@astrolabe/kernel'
import type { Position } from '@astrolabe/tables'
import type { Speed } from '../../settings.ts'

/** Positions are shown one after another: the one on screen, and those that wait behind it. */
export interface Showing {
  readonly shown: Position | undefined
  /** The facts told since the position shown before. */
  readonly news: readonly Fact[]
  readonly waiting: readonly Position[]
}

export const NOTHING_SHOWN: Showing = { shown: undefined, news: [], waiting: [] }

/** The newest position there is, shown or not. */
export const newestOf = ({ shown, waiting }: Showing): Position | undefined => waiting.at(-1) ?? shown

/** A position comes in; `atOnce` shows it without waiting for those before it. */
export function arrive(showing: Showing, position: Position, atOnce: boolean): Showing {
  const { shown, news, waiting } = showing
  const newest = newestOf(showing)
  if (newest === undefined || shown === undefined) return { shown: position, news: [], waiting: [] }
  if (isSameMoment(newest, position))
    return waiting.length === 0
      ? { shown: position, news, waiting }
      : { shown, news, waiting: waiting.with(-1, position) }
  if (atOnce || !follows(newest, position)) return show(shown, position, [])
  return { shown, news, waiting: [...waiting, position] }
}

/** The next position is shown. */
export function advance({ shown, news, waiting }: Showing): Showing {
  const [next, ...rest] = waiting
  return next === undefined ? { shown, news, waiting } : show(shown, next, rest)
}

/** All that waits is passed over. */
export function skip(showing: Showing): Showing {
  const newest = newestOf(showing)
  return newest === undefined || newest === showing.shown ? showing : show(showing.shown, newest, [])
}

function show(before: Position | undefined, shown: Position, waiting: readonly Position[]): Showing {
  return { shown, news: newsBetween(before, shown), waiting }
}

function newsBetween(before: Position | undefined, after: Position): readonly Fact[] {
  if (before === undefined || !follows(before, after)) return []
  return after.facts.filter(({ at }) => at > before.number).map(({ fact }) => fact)
}

const isSameMoment = (one: Position, other: Position): boolean =>
  one.seat === other.seat &&
  one.rewinds === other.rewinds &&
  one.number === other.number &&
  one.phase === other.phase

/** Whether one position leads to the other by answers alone, seen from the same seat. */
function follows(before: Position, after: Position): boolean {
  return (
    before.seat === after.seat &&
    before.rewinds === after.rewinds &&
    before.phase !== 'gathering' &&
    after.number > before.number
  )
}

/** How long one deed of somebody else stays on screen, in milliseconds. */
const DWELL: Readonly<Record<Speed, number>> = { normal: 550, fast: 200, off: 0 }
/** No turn of somebody else takes longer than this. */
const LONGEST_TURN = 3000

/**
 * How long the position on screen stays there while others wait; `spent` is how long this turn has been watched
 * already. A step that told nothing is not waited for.
 */
export function dwellOf(
  showing: Showing,
  face: Pick<AnyFace, 'turnOf'>,
  speed: Speed,
  spent: number,
): number {
  if (showing.waiting.length === 0 || showing.news.length === 0) return 0
  const steps = stepsOfThisTurn(showing, face)
  return Math.min(DWELL[speed], Math.max(0, LONGEST_TURN - spent) / steps)
}

/** The position on screen, and those that wait up to where the next turn opens. */
function stepsOfThisTurn({ shown, waiting }: Showing, face: Pick<AnyFace, 'turnOf'>): number {
  let before = shown
  let steps = 1
  for (const position of waiting) {
    if (opensTurn(newsBetween(before, position), face)) break
    before = position
    steps++
  }
  return steps
}

export function opensTurn(news: readonly Fact[], face: Pick<AnyFace, 'turnOf'>): boolean {
  return news.some((fact) => face.turnOf(fact) !== undefined)
}
