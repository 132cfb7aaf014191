import { fastSeed } from '../chance.ts'
import type { Game } from '../game.ts'
import type { Fact } from '../table.ts'
import { checkRandomGame, type Level, PropertyFailure } from './harness.ts'

/** Looks at every game closely. */
export const CLOSELY: Level = { oneIn: 1, positions: 4, badAnswers: 20 }

/** The first failure in a number of random games of two seats. */
export function failureOf<S, F extends Fact>(game: Game<S, F>): PropertyFailure | undefined {
  for (let number = 0; number < 40; number++) {
    try {
      checkRandomGame(game, { seats: 2, options: {} }, fastSeed(game.id, number), CLOSELY)
    } catch (error) {
      if (error instanceof PropertyFailure) return error
      throw error
    }
  }
  return undefined
}
