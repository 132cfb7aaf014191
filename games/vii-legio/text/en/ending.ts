import { SCORING } from '../../content/scoring.ts'
import type { VpSource } from '../../position/state.ts'

/** What is told of how a game ended: of the winner, or the first of several. */
export interface EndingFigures {
  readonly round: number
  /** Somebody had as many points as end the game. */
  readonly isReached: boolean
  readonly name: string
  readonly vp: number
  /** Where most of those points came from, and how many. */
  readonly source: VpSource
  readonly points: number
}

const SOURCES: Readonly<Record<VpSource, string>> = {
  discovery: 'discoveries',
  contact: 'Contacts',
  trophy: 'trophies',
  specialMission: 'special missions',
  sectorX: 'opening Sector X',
}

export const ending = {
  how: ({ round, isReached, name, vp, source, points }: EndingFigures) =>
    `${isReached ? `The race to ${SCORING.end} VP ended in round ${round}` : `The game ended in round ${round}`}. ` +
    (points === 0
      ? `${name} had no VP, and nobody had more.`
      : `Of ${name}’s ${vp} VP, ${points} came from ${SOURCES[source]}.`),
  /** By where most of the winner’s points came from. */
  epilogues: {
    discovery:
      'The charts of the Red Nebula have fewer white patches tonight. On each new world the first line is in the same hand: somebody was here, and took the trouble to look.',
    contact:
      'In many harbours of the Nebula a lamp is left burning now for ships of the Legion. It began with a greeting, badly pronounced, that nobody answered with a shot.',
    trophy:
      'The hull has been patched so often that the yard asks which part of it is the ship. On the mess wall hang the trophies, and under each, in small letters, a name that is missed.',
    specialMission:
      'The orders came sealed and went back done. In the archives of the Legion a thin file has grown thicker; nobody who reads it will believe all of it.',
    sectorX:
      'Behind the last border there was a door after all. It stands open now, and for the first time the Nebula looks back.',
  },
}
