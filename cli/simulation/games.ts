import { join } from 'node:path'
import { type Level, makeBot } from '@astrolabe/bots'
import {
  type Bot,
  chanceOf,
  type Desk,
  endOf,
  type Fact,
  fastSeed,
  type GameRecord,
  type House,
  type PlayedGame,
  playGame,
  seedHashOf,
  type TableOptions,
} from '@astrolabe/kernel'
import type { Work } from '@astrolabe/threads'
import { openHouse } from '../arguments.ts'
import { writeRecordFile } from '../record-file.ts'
import { countGame, emptyTally, type Tally } from './tally.ts'

/** The games that one simulation plays. */
export interface SimulationPlan {
  readonly game: string
  readonly options: TableOptions
  /** The bot of each seat. */
  readonly bots: readonly Level[]
  readonly seed: number
  /** Everyone wins or loses together: a victory counts whole at every seat. */
  readonly together?: true
  /** The question that is answered at random, so that all that can be chosen there is seen. */
  readonly vary?: string
  /** The folder in which to keep the games. */
  readonly records?: string
}

/** Games `from` to `to` (without it) of a simulation. */
export interface SimulationJob extends SimulationPlan {
  readonly from: number
  readonly to: number
}

/** How long a thread keeps what it has counted to itself, in milliseconds. */
const PULSE = 100

export const simulation: Work<SimulationJob, Tally> = {
  kind: 'simulate',
  async *run(job) {
    const house = await openHouse(job.game)
    const { watch } = await house.desk()
    let tally = emptyTally(job.bots.length)
    let told = performance.now()
    for (let index = job.from; index < job.to; index++) {
      simulateGame({ house, watch }, job, index, tally)
      if (performance.now() - told < PULSE) continue
      yield tally
      tally = emptyTally(job.bots.length)
      told = performance.now()
    }
    yield tally
  },
}

/** A game, and what is counted of it. */
interface Simulated {
  readonly house: House<unknown>
  readonly watch: Desk<unknown, Fact>['watch']
}

/** Plays game `index` and counts it. All of the game follows from the seed of the simulation and the index. */
export function simulateGame(
  { house, watch }: Simulated,
  plan: SimulationPlan,
  index: number,
  tally: Tally,
): void {
  const { game } = house
  const seed = fastSeed(plan.seed, index)
  try {
    const setup = { seats: plan.bots.length, options: plan.options }
    // A game begins in the same way every time: the watcher is shown a beginning of its own.
    const watcher = watch(game.start(setup, chanceOf(seed)))
    const bots = plan.bots.map((level) => varied(makeBot(house, level), plan.vary, tally.asked))
    const played = playGame(game, setup, seed, bots, {
      listener: watcher,
      keepAnswers: plan.records !== undefined,
    })
    const measures = watcher.finish(played.state)
    countGame(tally, game.outcome(played.state), measures, played.decisions, plan.together)
    if (plan.records === undefined) return
    const record = recordOf(house, plan, seed, played)
    writeRecordFile(join(plan.records, fileOf(index)), record)
  } catch (error) {
    tally.failures.push({ seed, message: error instanceof Error ? error.message : String(error) })
  }
}

/** The bot itself, but for one question, at which it chooses at random; all that it is asked is noted. */
function varied<S, F extends Fact>(
  bot: Bot<S, F>,
  prompt: string | undefined,
  asked: Set<string>,
): Bot<S, F> {
  if (prompt === undefined) return bot
  return {
    looksAhead: bot.looksAhead,
    choose(question) {
      const { menu, chance } = question
      asked.add(menu.prompt)
      return menu.prompt === prompt ? chance.below(menu.count) : bot.choose(question)
    },
  }
}

/** The record file of a game. */
function fileOf(index: number): string {
  return `${String(index).padStart(6, '0')}.json`
}

function recordOf(
  { game }: House<unknown>,
  { options, bots }: Pick<SimulationPlan, 'options' | 'bots'>,
  seed: string,
  { state, answers }: PlayedGame<unknown>,
): GameRecord {
  return {
    game: game.id,
    rules: game.rules,
    options: { ...options },
    seats: [...bots],
    seed,
    seedHash: seedHashOf(seed),
    answers: [...answers],
    end: endOf(state, game.outcome(state), answers),
  }
}
