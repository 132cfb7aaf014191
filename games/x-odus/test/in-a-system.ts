import { TILES } from '../content/tiles.ts'
import { tile as tileNumber } from './position.ts'
import { type Position, type Transcript, transcript, type TranscriptWishes } from './transcript.ts'

/** The System tests of this kind take place in; the Starting System is 0. */
export const HERE = 1

/** The answers with which the first ship takes its turn and the others join it, each with a captain of its own. */
function fleetOf(...[leader, ...members]: number[]): string[] {
  return [`activate ${leader}`, ...members.flatMap((ship) => [`fleet ${ship}`, 'join'])]
}

/** A Fleet, or a ship, whose turn it is in a System of one's choice next to the Starting System. */
export function inASystem(
  tile: string,
  ships: readonly number[],
  arrange: (position: Position) => void = () => {},
  wishes: TranscriptWishes = {},
): Transcript {
  const t = transcript(wishes, (p) => {
    p.startingSystem('R1')
      .system(tile, 0, -1, turnDown(tile))
      .at(HERE, ...ships)
    arrange(p)
  })
  // The last one that has not acted starts without being asked.
  return t.play(...fleetOf(...ships).slice(t.prompt === 'order' ? 0 : 1))
}

const BOTTOM = 3

/** Steps by which a tile is turned so that its bottom edge is open: it lies above the Starting System. */
export function turnDown(tile: string): number {
  const { edges } = TILES[tileNumber(tile)]
  return [0, 1, 2, 3, 4, 5].find((turn) => edges[(BOTTOM - turn + 6) % 6] === '1') ?? 0
}

/** An Exploration card that is known, about to be explored in a quiet System. */
export function exploring(
  card: string,
  ships: readonly number[],
  arrange: (position: Position) => void = () => {},
  wishes: TranscriptWishes = {},
): Transcript {
  return inASystem(
    'B10',
    ships,
    (p) => {
      p.explorations(card)
      arrange(p)
    },
    wishes,
  )
}

/** Answers what does not matter to a test, until a ship acts or the turn is over. */
export function settle(t: Transcript): Transcript {
  while (t.prompt in DULL) t.play(DULL[t.prompt] ?? t.options[0])
  return t
}

const DULL: Readonly<Record<string, string | undefined>> = {
  space: undefined,
  rotation: undefined,
  pacify: undefined,
  'close-rift': undefined,
  'share-scrap': undefined,
  'share-module': undefined,
  mod: 'half 1',
  'extra-option': 'enough',
  'after-skill': 'go-on',
}
