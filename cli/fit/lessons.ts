import { type Example, example, type Level, makeBot } from '@astrolabe/bots'
import { fastSeed, type LinearKnowledge, type Outcome, playGame, type TableOptions } from '@astrolabe/kernel'
import type { Work } from '@astrolabe/threads'
import { Misuse, openHouse } from '../arguments.ts'

/** The games a fit learns from. */
interface LessonPlan {
  readonly game: string
  readonly options: TableOptions
  readonly bots: readonly Level[]
  readonly seed: number
}

/** Games `from` to `to` (without it) of them. */
export interface LessonJob extends LessonPlan {
  readonly from: number
  readonly to: number
}

/** The linear knowledge of a game. Says so if its bots judge in another way. */
export async function linearOf(game: string): Promise<LinearKnowledge<unknown>> {
  const { linear } = (await openHouse(game)).bot
  if (linear === undefined)
    throw new Misuse(`Bots judge “${game}” by no sum of features: there is nothing to fit.`)
  return linear
}

export const lessons: Work<LessonJob, readonly Example[]> = {
  kind: 'fit',
  async *run(job) {
    const house = await openHouse(job.game)
    const linear = await linearOf(job.game)
    const setup = { seats: job.bots.length, options: job.options }
    // Together, all stand alike.
    const seats = linear.foretells === 'odds' ? [0] : job.bots.map((_, seat) => seat)
    for (let index = job.from; index < job.to; index++) {
      const bots = job.bots.map((level) => makeBot(house, level))
      const seen: Float64Array[][] = []
      const onStep = (state: unknown): number => seen.push(seats.map((seat) => example(linear, state, seat)))
      const { state } = playGame(house.game, setup, fastSeed(job.seed, index), bots, { onStep })
      yield lessonOf(seen, house.game.outcome(state), linear)
    }
  },
}

/** What one game teaches: how the seats stood at the start of each step, and what came of it. */
function lessonOf(
  seen: readonly (readonly Float64Array[])[],
  { scores, winners }: Outcome,
  { foretells }: Pick<LinearKnowledge<never>, 'foretells'>,
): readonly Example[] {
  if (foretells === 'odds')
    return seen.flatMap((seats) =>
      seats.map((features) => ({ features, result: Number(winners.length > 0) })),
    )
  const mean = meanOf(scores)
  return seen.flatMap((seats) =>
    apart(seats).map((features, seat) => ({ features, result: scores[seat] - mean })),
  )
}

const meanOf = (numbers: ArrayLike<number>): number =>
  Array.from(numbers).reduce((sum, number) => sum + number, 0) / numbers.length

/** Rivals are compared with each other: what they have in common, how long the game is to last say, teaches nothing. */
function apart(seats: readonly Float64Array[]): Float64Array[] {
  const means = seats[0].map((_, feature) => meanOf(seats.map((measured) => measured[feature])))
  return seats.map((measured) => measured.map((measure, feature) => measure - means[feature]))
}
