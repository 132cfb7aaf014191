import type { Ending } from '../../position/state.ts'
import { ENDINGS } from '../stories.en.ts'

/** What is told of how a game ended. */
export interface EndingFigures {
  readonly round: number
  /** Keys on the Great Rift, and how many there had to be. */
  readonly placed: number
  readonly needed: number
}

const placedOf = ({ placed, needed }: EndingFigures): string =>
  `Keys placed on the Great Rift: ${placed} of ${needed}`

const how: Readonly<Record<Exclude<Ending, ''>, (told: EndingFigures) => string>> = {
  victory: ({ round, needed }) =>
    `With ${needed} Keys on the Great Rift and no Avatar there, the seal closed in round ${round}.`,
  destruction: (told) => `The last ship was destroyed in round ${told.round}. ${placedOf(told)}.`,
  awakening: (told) =>
    `The Corruption came to the end of its track in round ${told.round}. ${placedOf(told)}.`,
}

export const ending = { how, epilogues: ENDINGS }
