import { columns, decimal, percent, percentRange, whole } from '../notation.ts'
import { type Counts, count, type Interval, meanInterval, meanOf, totalOf, wilson } from '../statistics.ts'
import type { MatchPlan, PlayedDeal } from './deal.ts'
import { addEffort, type Effort, noEffort } from './stopwatch.ts'

/** How a table of one kind of bot did, where all win or lose together. */
interface CrewResult {
  readonly bot: string
  readonly winRate: number
  /** Wilson's 95 % interval. */
  readonly interval: Interval
  /** The mean score of its seats, with the 95 % interval of its mean. */
  readonly score: Interval & { readonly mean: number }
  readonly decisions: number
  readonly millisecondsPerDecision: number
  readonly iterationsPerDecision: number
}

/** What an arena of crews prints as JSON. */
export interface CrewsResult {
  readonly game: string
  readonly seats: number
  readonly deals: number
  readonly games: number
  readonly seed: number
  readonly seconds: number
  readonly crews: readonly CrewResult[]
}

interface Standing {
  readonly wins: Counts
  readonly scores: Counts
  readonly effort: Effort
}

/** Counts how often each crew wins; all of them are dealt the same. */
export class Crews {
  readonly #plan: MatchPlan
  readonly #standings: readonly Standing[]

  constructor(plan: MatchPlan) {
    this.#plan = plan
    this.#standings = plan.entrants.map(() => ({ wins: new Map(), scores: new Map(), effort: noEffort() }))
  }

  add({ games, efforts }: PlayedDeal): void {
    for (const { seats, outcome } of games) {
      const { wins, scores } = this.#standings[seats[0]]
      count(wins, Number(outcome.winners.length > 0))
      count(scores, outcome.scores.reduce((sum, score) => sum + score, 0) / outcome.scores.length)
    }
    for (const [crew, effort] of efforts.entries()) addEffort(this.#standings[crew].effort, effort)
  }

  result(seconds: number): CrewsResult {
    const { game, seed, seats, entrants } = this.#plan
    const deals = totalOf(this.#standings[0].wins)
    const crews = this.#standings.map(({ wins, scores, effort }, crew): CrewResult => {
      const perDecision = (amount: number): number => amount / Math.max(1, effort.decisions)
      const winRate = meanOf(wins)
      return {
        bot: entrants[crew].name,
        winRate,
        interval: wilson(winRate * deals, deals),
        score: { mean: meanOf(scores), ...meanInterval(scores) },
        decisions: effort.decisions,
        millisecondsPerDecision: perDecision(effort.milliseconds),
        iterationsPerDecision: perDecision(effort.iterations),
      }
    })
    return { game, seats: seats.length, deals, games: deals * entrants.length, seed, seconds, crews }
  }
}

/** An arena of crews for a person at a terminal. */
export function crewLines({ game, seats, deals, games, seed, seconds, crews }: CrewsResult): string[] {
  const table = `${seats} ${seats === 1 ? 'seat' : 'seats'}`
  return [
    `${game} · ${table} · ${whole(deals)} deals, ${whole(games)} games · seed ${seed} · ${seconds.toFixed(1)} s`,
    '',
    ...columns([
      ['', 'won', '95 % interval', 'score', 'decisions', 'ms each', 'iterations each'],
      ...crews.map((crew) => [
        crew.bot,
        percent(crew.winRate),
        percentRange(crew.interval),
        decimal(crew.score.mean),
        whole(crew.decisions),
        decimal(crew.millisecondsPerDecision),
        decimal(crew.iterationsPerDecision),
      ]),
    ]),
    '',
    'Everyone wins or loses together: each bot played every deal once, alone at all seats.',
  ]
}
