import type { Foe, XodusState } from '../position/state.ts'
import type { Chosen } from './chosen-dice.ts'
import { type Position, transcript, type TranscriptWishes, type Transcript } from './transcript.ts'

/** Dice of the four ships that cost nothing in a Damage Roll, and open no window. */
const UNHARMED: readonly (readonly Chosen[])[] = [
  ['red hit', 'red hit'],
  ['blue special', 'blue special'],
  ['red hit', 'blue special'],
  ['yellow special', 'yellow special'],
]

export const unharmed = (...ships: number[]): Chosen[] => ships.flatMap((ship) => UNHARMED[ship])

/** A Corruption phase that begins in a position, and the round after it. */
export function corruption(
  dice: readonly Chosen[],
  arrange: (p: Position) => void,
  wishes: TranscriptWishes = {},
): Transcript {
  return transcript({ dice, ...wishes }, (p) => {
    arrange(p)
    p.set({ phase: 'corruption' })
  })
}

/**
 * A column of Systems joined by lanes. The Starting System is 0, between those below it (1, 2, 3…, the lowest last) and
 * those above it (the next numbers, the highest last).
 */
export function column(p: Position, below: readonly string[], above: readonly string[] = []): Position {
  p.startingSystem('R4')
  for (const [index, id] of below.entries()) p.system(id, 0, index + 1)
  for (const [index, id] of above.entries()) p.system(id, 0, -index - 1)
  return p
}

/** Allied tiles without a Wormhole that are open above and below. */
export const BLUE = ['B10', 'B06', 'B08', 'B04', 'B02']
export const MORE_BLUE = ['B07', 'O01', 'O04', 'O08', 'O09']

export const placeOf = (t: Transcript, number: number): number =>
  t.state.foes.find((foe) => foe.avatar && foe.card === number)?.place ?? -1

export const avatar = (state: XodusState, number: number): Foe => {
  const foe = state.foes.find((candidate) => candidate.avatar && candidate.card === number)
  if (foe === undefined) throw new Error(`Avatar ${number} is not on the map`)
  return foe
}

/** Everything told of the moves, in short: who goes how far, for whom, why. */
export const moves = (t: Transcript): string[] =>
  t
    .facts('avatar-moves')
    .map((move) => `${move.avatar}: ${move.steps} for ${move.target} at ${move.distance}, ${move.reason}`)
