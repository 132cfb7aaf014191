import {
  type Counts,
  type Groups,
  type Interval,
  meanOf,
  sortedEntries,
  type Spread,
  spreadOf,
  sumOf,
  totalOf,
  wilson,
} from '../statistics.ts'
import type { SimulationPlan } from './games.ts'
import type { Speed } from './pace.ts'
import type { Tally } from './tally.ts'

/** The label by which a game says which place in the order of play each seat had, from 1. */
export const SEAT_IN_ORDER = 'seatInOrder'

/** How the seats that bore a label fared. */
export interface LabelResult {
  /** How many seats, over all games, bore it. */
  readonly seats: number
  readonly wins: number
  /** Victories per seat, with its 95 % interval. */
  readonly share: number
  readonly interval: Interval
  /** The share against that of a seat that is neither better nor worse than the others. */
  readonly ratio: number
}

/** How often a thing of a tally came. */
export interface TallyResult {
  readonly times: number
  readonly perGame: number
  /** Of all things of its tally. */
  readonly share: number
  /** The share of games in which it came at all. */
  readonly ofGames: number
}

/** What a simulation prints as JSON. */
export interface Summary {
  readonly game: string
  readonly seats: number
  readonly games: number
  readonly seed: number
  readonly bots: readonly string[]
  /** The question that was answered at random. */
  readonly vary?: string
  readonly decisions: number
  readonly seconds: number
  /** In the second half of the games, when the threads have warmed up. */
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  readonly rounds: Spread
  /** Where all win or lose together: how often they won. */
  readonly together?: { readonly winRate: number; readonly interval: Interval }
  /** In the order of play where the game tells it, else by seat number. Adds up to 1 unless tables lost together. */
  readonly winRateBySeat: readonly number[]
  readonly winRateBySeatNumber: readonly number[]
  readonly scores: {
    readonly all: Spread
    readonly winner: Spread
    /** By how much the best exceeded the second. */
    readonly lead: Spread
    /** Means, by seat number. */
    readonly bySeatNumber: readonly number[]
  }
  readonly outcomes: Readonly<Record<string, number>>
  /** With the number of games in which the figure was taken. */
  readonly figures: Readonly<Record<string, Spread & { readonly games: number }>>
  readonly tallies: Readonly<Record<string, Readonly<Record<string, TallyResult>>>>
  readonly labels: Readonly<Record<string, Readonly<Record<string, LabelResult>>>>
  readonly failures: Tally['failures']
}

export function summarise(plan: SimulationPlan, tally: Tally, speed: Speed): Summary {
  const byNumber = tally.wins.map(meanOf)
  return {
    game: plan.game,
    seats: plan.bots.length,
    games: tally.games,
    seed: plan.seed,
    bots: plan.bots,
    ...(plan.vary === undefined ? {} : { vary: plan.vary }),
    decisions: tally.decisions,
    ...speed,
    rounds: spreadOf(tally.rounds),
    ...(plan.together && {
      together: { winRate: byNumber[0], interval: wilson(sumOf(tally.wins[0]), tally.games) },
    }),
    winRateBySeat: winsBySeat(tally).map(meanOf),
    winRateBySeatNumber: byNumber,
    scores: {
      all: spreadOf(allScores(tally)),
      winner: spreadOf(tally.winningScores),
      lead: spreadOf(tally.leads),
      bySeatNumber: tally.scores.map(meanOf),
    },
    outcomes: Object.fromEntries(sortedEntries(tally.outcomes)),
    figures: named(tally.figures, (counts) => ({ ...spreadOf(counts), games: totalOf(counts) })),
    tallies: Object.fromEntries(
      sortedEntries(tally.tallies).map(([name, counts]) => [name, tallyResults(tally, name, counts)]),
    ),
    labels: named(tally.labels, (values) =>
      named(values, (shares) => labelResult(shares, plan.together ? byNumber[0] : 1 / tally.wins.length)),
    ),
    failures: [...tally.failures].sort((a, b) => (a.seed < b.seed ? -1 : 1)),
  }
}

/** Shares of victory seat by seat: in the order of play where the game tells it, else by seat number. */
function winsBySeat(tally: Tally): readonly Counts[] {
  const places: Groups | undefined = tally.labels.get(SEAT_IN_ORDER)
  return places === undefined ? tally.wins : sortedEntries(places).map(([, shares]) => shares)
}

export function allScores(tally: Tally): Counts {
  const all: Counts = new Map()
  for (const scores of tally.scores)
    for (const [score, times] of scores) all.set(score, (all.get(score) ?? 0) + times)
  return all
}

/** The fair share is that of the whole table divided by its seats, or what the table wins together. */
function labelResult(shares: ReadonlyMap<number, number>, fair: number): LabelResult {
  const bearers = totalOf(shares)
  const wins = sumOf(shares)
  const share = bearers === 0 ? 0 : wins / bearers
  return {
    seats: bearers,
    wins,
    share,
    interval: wilson(wins, bearers),
    ratio: fair === 0 ? 0 : share / fair,
  }
}

function tallyResults(
  { games, gamesWith }: Tally,
  name: string,
  counts: ReadonlyMap<string, number>,
): Record<string, TallyResult> {
  const all = totalOf(counts) || 1
  const came = gamesWith.get(name)
  return Object.fromEntries(
    sortedEntries(counts).map(([thing, times]) => [
      thing,
      { times, perGame: times / games, share: times / all, ofGames: (came?.get(thing) ?? 0) / games },
    ]),
  )
}

function named<V, R>(groups: ReadonlyMap<string, V>, of: (value: V) => R): Record<string, R> {
  return Object.fromEntries(sortedEntries(groups).map(([name, value]) => [name, of(value)]))
}
