import type { Outcome } from '@astrolabe/kernel'
import type { MatchPlan, PlayedDeal } from './deal.ts'
import { type Counts, count, type Interval, meanInterval, meanOf, totalOf, wilson } from '../statistics.ts'
import { addEffort, type Effort, noEffort } from './stopwatch.ts'
import { shareOfVictory } from '../simulation/tally.ts'

/** How an entrant has done so far. The deal is the unit: of each, the mean over its games is one observation. */
interface Standing {
  readonly wins: Counts
  readonly ranks: Counts
  readonly margins: Counts
  readonly effort: Effort
}

/** An entrant's result. */
export interface EntrantResult {
  readonly bot: string
  /** How many seats of each game it has. */
  readonly seats: number
  /** Its part of the victories, all its seats together. */
  readonly winRate: number
  /** Wilson's 95 % interval over the deals. */
  readonly interval: Interval
  readonly fairShare: number
  /** The win rate against the fair share. */
  readonly ratio: number
  /** From 1, ties sharing their places. */
  readonly meanRank: number
  /** Points above the best other seat, with the 95 % interval of the mean over the deals. */
  readonly margin: Interval & { readonly mean: number }
  readonly decisions: number
  readonly millisecondsPerDecision: number
  readonly iterationsPerDecision: number
}

/** What a match in the arena prints as JSON. The win rate is that of the first bot. */
export interface MatchResult {
  readonly game: string
  readonly seats: number
  readonly deals: number
  readonly games: number
  readonly seed: number
  readonly bots: readonly string[]
  readonly winRate: number
  readonly interval: Interval
  readonly seconds: number
  readonly entrants: readonly EntrantResult[]
}

/** The rank of a seat, from 1: winners come first, then the score decides; equals share the mean of their places. */
export function rankOf(outcome: Outcome, seat: number): number {
  const own = { score: outcome.scores[seat], wins: outcome.winners.includes(seat) }
  let above = 0
  let equal = 0
  for (const { score, wins } of against(outcome, seat)) {
    const lead = Number(wins) - Number(own.wins) || score - own.score
    if (lead > 0) above++
    else if (lead === 0) equal++
  }
  return 1 + above + equal / 2
}

export function marginOf(outcome: Outcome, seat: number): number {
  return outcome.scores[seat] - Math.max(...against(outcome, seat).map(({ score }) => score))
}

/** Whatever a seat is measured against: the other seats, and what has a score without one. */
function against(
  { scores, winners, others = [] }: Outcome,
  seat: number,
): readonly { readonly score: number; readonly wins: boolean }[] {
  const seats = scores.map((score, other) => ({ score, wins: winners.includes(other) }))
  return [...seats.toSpliced(seat, 1), ...others.map(({ score, wins = false }) => ({ score, wins }))]
}

/** Counts a match, deal by deal. */
export class Standings {
  readonly #plan: MatchPlan
  readonly #standings: readonly Standing[]
  #games = 0

  constructor(plan: MatchPlan) {
    this.#plan = plan
    this.#standings = plan.entrants.map(() => ({
      wins: new Map(),
      ranks: new Map(),
      margins: new Map(),
      effort: noEffort(),
    }))
  }

  add({ games, efforts }: PlayedDeal): void {
    this.#games += games.length
    for (const [entrant, standing] of this.#standings.entries()) {
      const seated = games.flatMap(({ seats, outcome }) =>
        seats.flatMap((who, seat) => (who === entrant ? [{ outcome, seat }] : [])),
      )
      const mean = (of: (outcome: Outcome, seat: number) => number, parts: number): number =>
        seated.reduce((sum, { outcome, seat }) => sum + of(outcome, seat), 0) / parts
      count(standing.wins, mean(shareOfVictory, games.length))
      count(standing.ranks, mean(rankOf, seated.length))
      count(standing.margins, mean(marginOf, seated.length))
      addEffort(standing.effort, efforts[entrant])
    }
  }

  result(seconds: number): MatchResult {
    const { game, seed, entrants, seats } = this.#plan
    const results = this.#standings.map((standing, entrant) => this.#resultOf(standing, entrant))
    const [{ winRate, interval }] = results
    return {
      game,
      seats: seats.length,
      deals: totalOf(this.#standings[0].wins),
      games: this.#games,
      seed,
      bots: seats.map((entrant) => entrants[entrant].name),
      winRate,
      interval,
      seconds,
      entrants: results,
    }
  }

  #resultOf({ wins, ranks, margins, effort }: Standing, entrant: number): EntrantResult {
    const { entrants, seats } = this.#plan
    const own = seats.filter((who) => who === entrant).length
    const winRate = meanOf(wins)
    const perDecision = (amount: number): number => (effort.decisions === 0 ? 0 : amount / effort.decisions)
    return {
      bot: entrants[entrant].name,
      seats: own,
      winRate,
      interval: wilson(winRate * totalOf(wins), totalOf(wins)),
      fairShare: own / seats.length,
      ratio: (winRate * seats.length) / own,
      meanRank: meanOf(ranks),
      margin: { mean: meanOf(margins), ...meanInterval(margins) },
      decisions: effort.decisions,
      millisecondsPerDecision: perDecision(effort.milliseconds),
      iterationsPerDecision: perDecision(effort.iterations),
    }
  }
}
