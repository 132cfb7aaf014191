import { wilson } from '../statistics.ts'
import type { Spread } from '../statistics.ts'
import { SEAT_IN_ORDER, type LabelResult, type Summary } from './summary.ts'
import { asWords, columns, decimal, percent, percentRange, whole } from '../notation.ts'

/** Longer lists are left to the JSON and the report. */
const MOST_ROWS = 10

/** A simulation for a person at a terminal, in lines of at most 80 columns unless names are long. */
export function summaryLines(summary: Summary): string[] {
  return [
    ...heading(summary),
    ...spreads(summary),
    ...winRates(summary),
    ...endings(summary),
    ...Object.entries(summary.labels)
      .filter(([label]) => label !== SEAT_IN_ORDER)
      .flatMap(([label, values]) => labelRows(label, values)),
    ...Object.entries(summary.tallies).flatMap(([group, things]) => tallyRows(group, things, summary.games)),
  ]
}

function heading({ game, seats, games, seed, bots, vary, decisions, seconds, ...speed }: Summary): string[] {
  const levels = new Set(bots).size === 1 ? bots[0] : bots.join(', ')
  const who = vary === undefined ? levels : `${levels}, ${vary} at random`
  return [
    `${game} · ${seats} ${seats === 1 ? 'seat' : 'seats'} · ${whole(games)} games · ${who} · seed ${seed}`,
    `${whole(decisions)} decisions in ${seconds.toFixed(1)} s`,
    `${whole(speed.decisionsPerSecond)} decisions and ${decimal(speed.gamesPerSecond)} games per second ` +
      'once warm: in the second half',
  ]
}

function spreads({ rounds, scores, figures, together }: Summary): string[] {
  const row = (name: string, { mean, p10, p50, p90 }: Spread): string[] => [
    name,
    ...[mean, p10, p50, p90].map(decimal),
  ]
  return [
    '',
    ...columns([
      ['', 'mean', '10 %', 'median', '90 %'],
      row('Rounds', rounds),
      row('Score', scores.all),
      row('  of the winners', scores.winner),
      ...(together === undefined ? [row('  lead over the second', scores.lead)] : []),
      ...Object.entries(figures).map(([name, figure]) => row(asWords(name), figure)),
    ]),
  ]
}

function winRates({ labels, winRateBySeatNumber, games, together }: Summary): string[] {
  if (together !== undefined) {
    const { winRate, interval } = together
    return ['', `Won together: ${percent(winRate)}, with its 95 % interval: ${percentRange(interval)}`]
  }
  const byNumber = winRateBySeatNumber.map((rate, seat) => [
    `seat ${seat + 1}`,
    percent(rate),
    percentRange(wilson(rate * games, games)),
  ])
  const order = Object.entries(labels[SEAT_IN_ORDER] ?? {}).map(([place, { share, interval }]) => [
    place,
    percent(share),
    percentRange(interval),
  ])
  const inOrder =
    order.length > 0
      ? ['', 'Win rate in the order of play, with its 95 % interval', ...columns(order, '  ')]
      : []
  return [...inOrder, '', 'Win rate by seat number, with its 95 % interval', ...columns(byNumber, '  ')]
}

function endings({ outcomes, games }: Summary): string[] {
  const rows = Object.entries(outcomes).map(([ending, times]) => [
    asWords(ending),
    whole(times),
    percent(times / games),
  ])
  return ['', 'How games ended', ...columns(rows, '  ')]
}

function labelRows(label: string, values: Readonly<Record<string, LabelResult>>): string[] {
  const sorted = Object.entries(values).sort(([, a], [, b]) => b.seats - a.seats)
  const rows = sorted
    .slice(0, MOST_ROWS)
    .map(([value, { seats, share, interval, ratio }]) => [
      asWords(value),
      whole(seats),
      percent(share),
      percentRange(interval),
      ratio.toFixed(2),
    ])
  return [
    '',
    ...columns([[asWords(label), 'seats', 'win rate', '95 % interval', 'of fair share'], ...rows]),
    ...rest(sorted.length),
  ]
}

function tallyRows(group: string, things: Readonly<Record<string, number>>, games: number): string[] {
  const sorted = Object.entries(things).sort(([, a], [, b]) => b - a)
  const rows = sorted
    .slice(0, MOST_ROWS)
    .map(([thing, times]) => [asWords(thing), whole(times), decimal(games === 0 ? 0 : times / games)])
  return ['', ...columns([[asWords(group), 'all', 'per game'], ...rows]), ...rest(sorted.length)]
}

function rest(rows: number): string[] {
  return rows > MOST_ROWS ? [`… and ${rows - MOST_ROWS} more: see --json or --report`] : []
}
