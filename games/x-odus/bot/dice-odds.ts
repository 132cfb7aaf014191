import { DIE_FACES } from '../content/dice.ts'
import { SHIPS } from '../content/ships.ts'
import type { DieFace, DieColour } from '../content/schema.ts'
import type { Ship } from '../position/state.ts'

// What the dice of ships show together, exactly; cards aside. Every ship is there once, so that a set of them is a few bits.

/** Eight dice show eight of a symbol at most. */
const MOST = 9

const share = (colour: DieColour, face: DieFace): number =>
  DIE_FACES[colour].filter((side) => side === face).length / DIE_FACES[colour].length

/** By set of ships: the chance of at least so many specials (rows) and hits (columns). */
const TABLES: (Float64Array | undefined)[] = []

/** The chance that one roll of all these ships shows at least so many specials and so many hits. */
export function chanceToShow(ships: readonly Ship[], specials: number, hits: number): number {
  let set = 0
  for (const { board } of ships) set |= 1 << board
  const table = TABLES[set] ?? makeTable(set)
  return table[Math.min(specials, MOST - 1) * MOST + Math.min(hits, MOST - 1)]
}

function makeTable(set: number): Float64Array {
  let exactly: Float64Array = new Float64Array(MOST * MOST)
  exactly[0] = 1
  for (let board = 0; board < SHIPS.length; board++) {
    if (((set >> board) & 1) === 0) continue
    for (const colour of SHIPS[board].dice) exactly = rolled(exactly, colour)
  }
  for (let specials = MOST - 1; specials >= 0; specials--) {
    for (let hits = MOST - 1; hits >= 0; hits--) {
      const at = specials * MOST + hits
      const moreHits = hits + 1 < MOST ? exactly[at + 1] : 0
      const moreSpecials = specials + 1 < MOST ? exactly[at + MOST] : 0
      const moreOfBoth = hits + 1 < MOST && specials + 1 < MOST ? exactly[at + MOST + 1] : 0
      exactly[at] += moreHits + moreSpecials - moreOfBoth
    }
  }
  TABLES[set] = exactly
  return exactly
}

function rolled(before: Float64Array, colour: DieColour): Float64Array {
  const after = new Float64Array(MOST * MOST)
  for (let at = 0; at < before.length; at++) {
    const chance = before[at]
    if (chance === 0) continue
    after[at] += chance * share(colour, 'miss')
    after[at + 1] += chance * share(colour, 'hit')
    after[at + MOST] += chance * share(colour, 'special')
  }
  return after
}
