import type { LabelResult, TallyResult } from '../simulation/summary.ts'
import { asWords, decimal, percent, percentRange, whole } from '../notation.ts'
import { type Drawn, figure, idOf, numbersOf, section } from './figure.ts'
import type { Markup, Table } from './markup.ts'
import { type BarRow, barsPlot, type IntervalRow, type IntervalScale, intervalsPlot, times } from './rows.ts'

/** Longer lists have a section of their own, in several columns. */
const SHORT = 12
/** Values of a label beyond these are in its table only. */
const MOST_VALUES = 48
/** What passes for balanced, in fair shares. */
const BALANCED = { low: 0.6, high: 1.4 }

/** A list of rows as figures, and whether it is long enough for a section of its own. */
export interface Listing {
  readonly title: string
  readonly says: string
  readonly figures: readonly Markup[]
  readonly numbers: Table
  readonly isLong: boolean
}

/** Things counted, from the most frequent to the rarest. */
export function tallyListing(name: string, things: Readonly<Record<string, TallyResult>>): Listing {
  const rows = Object.entries(things)
    .sort(([a, most], [b, more]) => more.times - most.times || (a < b ? -1 : 1))
    .map(([thing, result]): BarRow & { readonly result: TallyResult } => ({
      name: asWords(thing),
      value: result.perGame,
      shown: decimal(result.perGame),
      result,
    }))
  const most = rows[0]?.value ?? 1
  return listing(
    asWords(name),
    'How often in a game, on average.',
    rows,
    (part) => barsPlot(part, most || 1),
    {
      head: ['', 'All', 'Per game', 'Share', 'Of games'],
      rows: rows.map(({ name: thing, shown, result: { times: seen, share, ofGames } }) => [
        thing,
        whole(seen),
        shown,
        percent(share),
        percent(ofGames),
      ]),
    },
  )
}

/** Too few seats for their ratio to say much. */
function isRare({ seats }: LabelResult): boolean {
  return seats < 30
}

/** How the seats that bore each value of a label fared, in fair shares. */
export function labelListing(
  name: string,
  values: Readonly<Record<string, LabelResult>>,
  fair: number,
): Listing {
  const bearers = Object.entries(values).sort(([, a], [, b]) => b.seats - a.seats)
  const rows = bearers
    .slice(0, MOST_VALUES)
    .sort(([, a], [, b]) => Number(isRare(a)) - Number(isRare(b)) || b.ratio - a.ratio)
    .map(
      ([value, { seats: bore, ratio, interval }]): IntervalRow => ({
        name: asWords(value),
        note: whole(bore),
        shown: times(Number(ratio.toFixed(2))),
        value: ratio,
        interval: { low: interval.low / fair, high: interval.high / fair },
      }),
    )
  const highest = Math.max(...rows.map(({ interval }) => interval.high))
  const scale: IntervalScale = {
    to: Math.max(2, Math.min(highest, 1 / fair)),
    fair: 1,
    band: BALANCED,
    tick: times,
  }
  const left = bearers.length - rows.length
  return listing(
    asWords(name),
    'Victories in fair shares, with the 95\u00a0% interval; beside each name, how many seats bore it, those of fewer than 30 last. ' +
      `The shade runs from ${BALANCED.low} to ${BALANCED.high} fair shares.` +
      (left > 0 ? ` The ${left} rarest are in the table only.` : ''),
    rows,
    (part) => intervalsPlot(part, scale),
    {
      head: ['', 'Seats', 'Wins', 'Win rate', '95 % interval', 'Fair shares'],
      rows: bearers.map(([value, { seats: bore, wins, share, interval, ratio }]) => [
        asWords(value),
        whole(bore),
        decimal(wins),
        percent(share),
        percentRange(interval),
        ratio.toFixed(2),
      ]),
    },
  )
}

function listing<R>(
  title: string,
  says: string,
  rows: readonly R[],
  plot: (part: readonly R[]) => Drawn,
  numbers: Table,
): Listing {
  const isLong = rows.length > SHORT
  if (!isLong) {
    return {
      title,
      says,
      numbers,
      isLong,
      figures: [figure({ id: idOf('list', title), title, says, plot: plot(rows), numbers })],
    }
  }
  const each = Math.ceil(rows.length / 3)
  const figures = [0, 1, 2].flatMap((column) => {
    const part = rows.slice(column * each, (column + 1) * each)
    if (part.length === 0) return []
    const from = column * each + 1
    const about = `${title}, ${from} to ${from + part.length - 1}`
    return [figure({ id: idOf('list', title, String(column)), title: about, says: '', plot: plot(part) })]
  })
  return { title, says, numbers, isLong, figures }
}

/** Short listings side by side, then each long one by itself. */
export function listingSections(title: string, lead: string, listings: readonly Listing[]): Markup[] {
  const short = listings.filter(({ isLong }) => !isLong)
  const long = listings.filter(({ isLong }) => isLong)
  return [
    section(
      title,
      lead,
      short.flatMap(({ figures }) => figures),
    ),
    ...long.map((one) => section(one.title, one.says, one.figures, numbersOf(one.numbers, one.title))),
  ]
}
