import type { GameMeasures, Outcome } from '@astrolabe/kernel'
import { addCounts, addGroups, type Counts, count, groupOf, type Groups } from '../statistics.ts'

/** A game that could not be played to its end. */
interface Failure {
  readonly seed: string
  readonly message: string
}

/** Everything counted over games that were simulated. Tallies merge in any order to the same sums. */
export interface Tally {
  games: number
  decisions: number
  readonly rounds: Counts
  readonly outcomes: Counts<string>
  /** By seat number. */
  readonly scores: readonly Counts[]
  /**
   * By seat number, the seat's share of each victory: one, none, or a half where two share it; the whole of it where
   * all win or lose together.
   */
  readonly wins: readonly Counts[]
  readonly winningScores: Counts
  /** By how many points the best score exceeded the second. */
  readonly leads: Counts
  readonly figures: Groups
  readonly tallies: Groups<string>
  /** In how many games each thing of a tally came at all. */
  readonly gamesWith: Groups<string>
  /** Of each label, of each of its values: the shares of victory of the seats that bore it. */
  readonly labels: Map<string, Groups>
  /** The questions that came up in games that vary one. */
  readonly asked: Set<string>
  readonly failures: Failure[]
}

export function emptyTally(seats: number): Tally {
  const forEachSeat = (): Counts[] => Array.from({ length: seats }, () => new Map())
  return {
    games: 0,
    decisions: 0,
    rounds: new Map(),
    outcomes: new Map(),
    scores: forEachSeat(),
    wins: forEachSeat(),
    winningScores: new Map(),
    leads: new Map(),
    figures: new Map(),
    tallies: new Map(),
    gamesWith: new Map(),
    labels: new Map(),
    asked: new Set(),
    failures: [],
  }
}

/** A seat's share of the victory; the shares of a game add up to one, unless the table lost together. */
export function shareOfVictory({ winners }: Pick<Outcome, 'winners'>, seat: number): number {
  return winners.includes(seat) ? 1 / winners.length : 0
}

export function countGame(
  tally: Tally,
  { scores, winners, others = [] }: Outcome,
  measures: GameMeasures,
  decisions: number,
  together = false,
): void {
  tally.games++
  tally.decisions += decisions
  count(tally.rounds, measures.rounds)
  count(tally.outcomes, measures.outcome)
  const shares = scores.map((_, seat) =>
    together ? Number(winners.includes(seat)) : shareOfVictory({ winners }, seat),
  )
  for (const [seat, score] of scores.entries()) {
    count(tally.scores[seat], score)
    count(tally.wins[seat], shares[seat])
  }
  for (const winner of winners) count(tally.winningScores, scores[winner])
  const [best, second] = [...scores, ...others.map(({ score }) => score)].sort((a, b) => b - a)
  if (second !== undefined && !together) count(tally.leads, best - second)
  for (const [name, figure] of Object.entries(measures.figures)) count(groupOf(tally.figures, name), figure)
  for (const { name, score } of others) count(groupOf(tally.figures, name), score)
  for (const [name, things] of Object.entries(measures.tallies)) {
    const group = groupOf(tally.tallies, name)
    const gamesWith = groupOf(tally.gamesWith, name)
    for (const [thing, times] of Object.entries(things)) {
      count(group, thing, times)
      count(gamesWith, thing, Math.min(times, 1))
    }
  }
  for (const [label, bySeat] of Object.entries(measures.labels)) {
    const values = labelOf(tally, label)
    for (const [seat, value] of bySeat.entries()) count(groupOf(values, value), shares[seat])
  }
}

function labelOf({ labels }: Tally, name: string): Groups {
  let values = labels.get(name)
  if (values === undefined) labels.set(name, (values = new Map()))
  return values
}

export function addTally(into: Tally, from: Tally): void {
  into.games += from.games
  into.decisions += from.decisions
  addCounts(into.rounds, from.rounds)
  addCounts(into.outcomes, from.outcomes)
  for (const [seat, scores] of from.scores.entries()) addCounts(into.scores[seat], scores)
  for (const [seat, wins] of from.wins.entries()) addCounts(into.wins[seat], wins)
  addCounts(into.winningScores, from.winningScores)
  addCounts(into.leads, from.leads)
  addGroups(into.figures, from.figures)
  addGroups(into.tallies, from.tallies)
  addGroups(into.gamesWith, from.gamesWith)
  for (const [name, values] of from.labels) addGroups(labelOf(into, name), values)
  for (const question of from.asked) into.asked.add(question)
  into.failures.push(...from.failures)
}
