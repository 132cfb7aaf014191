import { makeBot } from '@astrolabe/bots'
import { fastSeed, type House, type Outcome, playGame, type TableOptions } from '@astrolabe/kernel'
import type { Work } from '@astrolabe/threads'
import { openHouse } from '../arguments.ts'
import { gamesOf, type Lineup } from './lineup.ts'
import { clocked, type Effort, noEffort } from './stopwatch.ts'

/** A match in the arena. */
export interface MatchPlan extends Lineup {
  readonly game: string
  readonly options: TableOptions
  readonly seed: number
}

export interface DealJob extends MatchPlan {
  readonly deal: number
}

/** A deal played with every rotation of the bots over the seats. */
export interface PlayedDeal {
  readonly games: readonly {
    /** The entrant at each seat. */
    readonly seats: readonly number[]
    readonly outcome: Outcome
  }[]
  /** By entrant. */
  readonly efforts: readonly Effort[]
}

export const deals: Work<DealJob, PlayedDeal> = {
  kind: 'arena',
  async *run(job) {
    yield playDeal(await openHouse(job.game), job, job.deal)
  },
}

/** Plays one deal. The same seed gives the same cards and dice in every game of it, as long as the bots play alike. */
export function playDeal(
  house: Pick<House<unknown>, 'game' | 'bot'>,
  plan: MatchPlan,
  deal: number,
): PlayedDeal {
  const { game } = house
  const efforts = plan.entrants.map(noEffort)
  const setup = { seats: plan.seats.length, options: plan.options }
  const games = gamesOf(plan).map((seats) => {
    const bots = seats.map((entrant) => {
      const { level, budget } = plan.entrants[entrant]
      return clocked(makeBot(house, level, budget), efforts[entrant])
    })
    const { state } = playGame(game, setup, fastSeed(plan.seed, deal), bots)
    return { seats, outcome: game.outcome(state) }
  })
  return { games, efforts }
}
