import { type Level, makeBot } from '@astrolabe/bots'
import { fastSeed, isCooperative, playGame, type TableOptions, type Weights } from '@astrolabe/kernel'
import type { Work } from '@astrolabe/threads'
import { openHouse } from '../arguments.ts'
import { linearOf } from './lessons.ts'

/** A deal on which bots with the new weights are set against bots with the old ones. */
export interface TrialDeal {
  readonly game: string
  readonly options: TableOptions
  readonly seats: number
  readonly level: Level
  readonly weights: Weights
  readonly seed: number
  readonly deal: number
}

/** Of how many games on this deal the new, and the old weights won how many. */
export interface TrialResult {
  readonly games: number
  readonly won: number
  readonly wonByOld: number
}

export const trialMatch: Work<TrialDeal, TrialResult> = {
  kind: 'fit-match',
  async *run({ game: id, options, seats, level, weights, seed, deal }) {
    const house = await openHouse(id)
    const { game } = house
    const renewed = { bot: { ...house.bot, value: (await linearOf(id)).valueBy(weights) } }
    const setup = { seats, options }
    /** The seats of the winners of the deal, played by new weights at some seats. */
    const winnersWith = (isNew: (seat: number) => boolean): readonly number[] => {
      const bots = Array.from({ length: seats }, (_, seat) => makeBot(isNew(seat) ? renewed : house, level))
      return game.outcome(playGame(game, setup, fastSeed(seed, deal), bots).state).winners
    }
    if (isCooperative(game, setup)) {
      const [won, wonByOld] = [true, false].map((isNew) => Number(winnersWith(() => isNew).length > 0))
      yield { games: 1, won, wonByOld }
      return
    }
    // Every seat in its turn is the only one with new weights; a shared victory is shared.
    let won = 0
    let wonByOthers = 0
    for (let seat = 0; seat < seats; seat++) {
      const winners = winnersWith((other) => other === seat)
      const share = winners.includes(seat) ? 1 / winners.length : 0
      won += share
      // Nobody at all has won where what has no seat did.
      if (winners.length > 0) wonByOthers += 1 - share
    }
    yield { games: seats, won, wonByOld: wonByOthers / (seats - 1) }
  },
}
