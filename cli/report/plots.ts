import { asWords, decimal, percent, percentRange } from '../notation.ts'
import { type Counts, meanOf, spreadOf, sumOf, totalOf, wilson } from '../statistics.ts'
import { figure, idOf } from './figure.ts'
import { type Histogram, histogramPlot, histogramTable } from './histogram.ts'
import type { Markup } from './markup.ts'
import { plain } from './scale.ts'
import { type BarRow, barsPlot, type IntervalRow, intervalsPlot } from './rows.ts'

export function spreadFigure(title: string, kind: string, histogram: Histogram): Markup {
  const { mean, p10, p50, p90 } = spreadOf(histogram.counts)
  const middle =
    p10 === p90
      ? `${percent((histogram.counts.get(p50) ?? 0) / totalOf(histogram.counts))} are ${decimal(p50)}`
      : `80\u00a0% within ${decimal(p10)} to ${decimal(p90)}`
  return figure({
    id: idOf(kind, title),
    title,
    says: `Median ${decimal(p50)}, mean ${decimal(mean)}; ${middle}.`,
    plot: histogramPlot(histogram),
    numbers: histogramTable(histogram),
  })
}

/** Win rates of seats, each with its interval. */
export function seatFigure(title: string, names: readonly string[], wins: readonly Counts[]): Markup {
  const fair = 1 / wins.length
  const rows = wins.map((shares, seat): IntervalRow => {
    const value = meanOf(shares)
    return {
      name: names[seat],
      shown: percent(value),
      value,
      interval: wilson(sumOf(shares), totalOf(shares)),
    }
  })
  const furthest = rows.reduce((far, row) =>
    Math.abs(row.value - fair) > Math.abs(far.value - fair) ? row : far,
  )
  const to = Math.min(1, Math.max(fair * 2, ...rows.map(({ interval }) => interval.high)))
  return figure({
    id: idOf('seats', title),
    title,
    says: `Furthest from the fair ${percent(fair)}: ${furthest.name}, by ${points(furthest.value - fair)}.`,
    plot: intervalsPlot(rows, { to, fair, tick: (value) => `${plain(value * 100)}\u00a0%` }),
    numbers: {
      head: ['', 'Win rate', '95 % interval'],
      rows: rows.map(({ name, shown, interval }) => [name, shown, percentRange(interval)]),
    },
  })
}

function points(difference: number): string {
  const size = (Math.abs(difference) * 100).toFixed(1)
  return size === '1.0' ? '1 point' : `${size} points`
}

/** How games ended, as shares of all. */
export function endingsFigure(outcomes: ReadonlyMap<string, number>): Markup {
  const total = totalOf(outcomes) || 1
  const rows = falling(outcomes, (times) => percent(times / total))
  return barsFigure('How games ended', 'Share of all games.', rows, total, ['', 'Share'])
}

/** What a figure is made of: the means of its parts. */
export function partsFigure(name: string, parts: ReadonlyMap<string, Counts>): Markup {
  const means = new Map([...parts].map(([part, counts]) => [part, meanOf(counts)]))
  const total = [...means.values()].reduce((sum, mean) => sum + mean, 0)
  const rows = falling(means, (mean) => `${decimal(mean)} · ${percent(total === 0 ? 0 : mean / total)}`)
  const says = `Where it comes from: means, ${decimal(total)} in all.`
  return barsFigure(asWords(name), says, rows, rows[0]?.value ?? 1, ['', 'Mean and share'])
}

function falling(values: ReadonlyMap<string, number>, shown: (value: number) => string): BarRow[] {
  return [...values]
    .sort(([a, less], [b, more]) => more - less || (a < b ? -1 : 1))
    .map(([name, value]) => ({ name: asWords(name), value, shown: shown(value) }))
}

function barsFigure(
  title: string,
  says: string,
  rows: readonly BarRow[],
  most: number,
  head: readonly string[],
): Markup {
  return figure({
    id: idOf('bars', title),
    title,
    says,
    plot: barsPlot(rows, most || 1),
    numbers: { head, rows: rows.map(({ name, shown }) => [name, shown]) },
  })
}
