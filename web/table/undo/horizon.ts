import type { Position } from '@astrolabe/tables'
import type { LogTurn } from '../log/log-lines.ts'

/** How far a seat may go back by itself, in steps. */
export interface TakeBack {
  /** To before its last answer. */
  readonly last: number
  /** To where the horizon is, if that is further. */
  readonly all: number | undefined
  /** How many answers that takes back. */
  readonly count: number
  /** Whether the horizon is the start of its turn, and not a seal in the middle of it. */
  readonly isTurn: boolean
}

export function takeBackOf({ undo, number }: Pick<Position, 'undo' | 'number'>): TakeBack | undefined {
  if (undo === null || undo.to >= number) return undefined
  const count = number - undo.to
  return {
    last: number - 1,
    all: count > 1 ? undo.to : undefined,
    count,
    isTurn: undo.stop !== 'sealed',
  }
}

/** Whether taking back more than that needs the word of somebody who is not at this screen. */
export function needsConsent({ seats }: Pick<Position, 'seats'>, yours: readonly number[]): boolean {
  return seats.some((sitter, seat) => sitter.kind === 'person' && !yours.includes(seat))
}

/** Where the horizon is drawn in the log: before the turn or line of this id, or at its end. */
export type HorizonPlace = number | 'end'

/** Nowhere, for whoever has nothing to take back from the first answer on. */
export function horizonIn(
  turns: readonly LogTurn[],
  { undo }: Pick<Position, 'undo'>,
): HorizonPlace | undefined {
  if (undo === null || undo.stop === 'start') return undefined
  for (const { id, at, lines } of turns) {
    if (at > undo.to) return id
    const line = lines.find((told) => told.at > undo.to)
    if (line !== undefined) return line.id
  }
  return 'end'
}
