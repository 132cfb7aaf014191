import { columns, decimal, percent, percentRange, signed, whole } from '../notation.ts'
import type { EntrantResult, MatchResult } from './standings.ts'

/** A match for a person at a terminal. */
export function matchLines(result: MatchResult): string[] {
  const { game, seats, deals, games, seed, seconds, entrants } = result
  return [
    `${game} · ${seats} seats · ${whole(deals)} deals, ${whole(games)} games · seed ${seed} · ${seconds.toFixed(1)} s`,
    '',
    ...columns([
      ['', 'win rate', '95 % interval', 'fair', 'ratio', 'rank', 'margin'],
      ...entrants.map((entrant) => [
        nameOf(entrant),
        percent(entrant.winRate),
        percentRange(entrant.interval),
        percent(entrant.fairShare),
        entrant.ratio.toFixed(2),
        entrant.meanRank.toFixed(2),
        marginOf(entrant),
      ]),
    ]),
    '',
    ...columns([
      ['', 'decisions', 'ms each', 'iterations each'],
      ...entrants.map((entrant) => [
        nameOf(entrant),
        whole(entrant.decisions),
        decimal(entrant.millisecondsPerDecision),
        decimal(entrant.iterationsPerDecision),
      ]),
    ]),
    '',
    ...unitLines(result),
  ]
}

/** What the interval is over. */
function unitLines({ seats, deals }: MatchResult): string[] {
  return [
    `The unit is the deal: each was played ${seats} times, every bot once in every place, and counts once,`,
    `with the mean of its games. The interval is Wilson’s over ${whole(deals)} deals.`,
  ]
}

function nameOf({ bot, seats }: EntrantResult): string {
  return seats === 1 ? bot : `${bot} × ${seats}`
}

function marginOf({ margin: { mean, high } }: EntrantResult): string {
  return Number.isFinite(high) ? `${signed(mean)} ± ${decimal(high - mean)}` : signed(mean)
}

const CHART = 41

/** Each budget against half of it, with a small chart of the win rates. */
export function curveLines(level: string, matches: readonly MatchResult[]): string[] {
  const [{ game, seats, deals, seed }] = matches
  const rows = matches.map(({ entrants: [more, less] }) => [
    `${more.bot.replace(/^.*@/, '')} : ${less.bot.replace(/^.*@/, '')}`,
    percent(more.winRate),
    percentRange(more.interval),
    decimal(more.iterationsPerDecision),
    decimal(more.millisecondsPerDecision),
  ])
  const head = ['iterations', 'win rate', '95 % interval', 'imagined', 'ms']
  const charts = matches.map(({ entrants: [{ winRate, interval, fairShare }] }) =>
    chartOf(winRate, interval.low, interval.high, fairShare),
  )
  return [
    `${game} · ${level}, each budget against half of it · ${seats} seats · ${whole(deals)} deals each · seed ${seed}`,
    '',
    ...columns([head, ...rows]),
    '',
    ...columns([['', AXIS], ...rows.map(([budgets], row) => [budgets, charts[row]])]),
    '',
    `●  win rate of the larger budget   ├─┤  95 % interval   ┊ ┼  fair share`,
    ...unitLines(matches[0]),
  ]
}

/** Over the charts: a half stands over the middle column. */
const AXIS = `0 %${'50 %'.padStart(20)}${'100 %'.padStart(18)}`

/** A rate with its interval, between 0 and 1, in one line of text. */
export function chartOf(rate: number, low: number, high: number, fair: number): string {
  const at = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * (CHART - 1))
  const cells: string[] = Array.from({ length: CHART }, (_, cell) =>
    cell > at(low) && cell < at(high) ? '─' : ' ',
  )
  cells[at(fair)] = cells[at(fair)] === '─' ? '┼' : '┊'
  cells[at(low)] = '├'
  cells[at(high)] = '┤'
  cells[at(rate)] = '●'
  return cells.join('')
}
