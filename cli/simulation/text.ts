import { wilson } from '../statistics.ts'
import type { Spread } from '../statistics.ts'
import { SEAT_IN_ORDER, type LabelResult, type Summary, type TallyResult } from './summary.ts'
import { wrap } from '../layout.ts'
import { asWords, columns, decimal, percent, percentRange, whole } from '../notation.ts'

/** Of longer lists the rest is shown to who asks for it. */
const MOST_ROWS = 10

const WIDTH = 80

/** A simulation for a person at a terminal, in lines of at most 80 columns unless names are long. */
export function summaryLines(summary: Summary, mostRows = MOST_ROWS): string[] {
  return [
    ...heading(summary),
    ...spreads(summary),
    ...winRates(summary),
    ...endings(summary),
    ...Object.entries(summary.labels)
      .filter(([label]) => label !== SEAT_IN_ORDER)
      .flatMap(([label, values]) => labelRows(label, values, mostRows)),
    ...Object.entries(summary.tallies).flatMap(([group, things]) => tallyRows(group, things, mostRows)),
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

function labelRows(label: string, values: Readonly<Record<string, LabelResult>>, mostRows: number): string[] {
  const sorted = Object.entries(values).sort(([, a], [, b]) => b.seats - a.seats)
  const rows = sorted
    .slice(0, mostRows)
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
    ...rest(sorted.length - rows.length),
  ]
}

/** What came, from the most frequent to the rarest, and in a line of their own the things that never did. */
function tallyRows(group: string, things: Readonly<Record<string, TallyResult>>, mostRows: number): string[] {
  const came = Object.entries(things)
    .filter(([, { times }]) => times > 0)
    .sort(([, a], [, b]) => b.times - a.times)
  const never = Object.entries(things).flatMap(([thing, { times }]) => (times > 0 ? [] : [asWords(thing)]))
  const rows = came
    .slice(0, mostRows)
    .map(([thing, { times, perGame, share, ofGames }]) => [
      asWords(thing),
      whole(times),
      decimal(perGame),
      percent(share),
      percent(ofGames),
    ])
  return [
    '',
    ...columns([[asWords(group), 'all', 'per game', 'share', 'of games'], ...rows]),
    ...rest(came.length - rows.length),
    ...(never.length > 0 ? wrap(never.join(', '), WIDTH, 'never: ') : []),
  ]
}

function rest(rows: number): string[] {
  return rows > 0 ? [`… and ${rows} more: see --full, --json or --report`] : []
}
