import type { Interval } from '../statistics.ts'
import { element, type Markup, text } from './markup.ts'
import { scaleOf, ticksOf } from './scale.ts'

const WIDTH = 360
const BAR_ROW = 34
const INTERVAL_ROW = 42
const LONGEST_NAME = 36

/** A name and a value on a line of their own, and below it what is drawn. */
interface Row {
  readonly name: string
  readonly shown: string
  readonly note?: string
}

export interface BarRow extends Row {
  readonly value: number
}

export interface IntervalRow extends Row {
  readonly value: number
  readonly interval: Interval
}

interface Plot {
  readonly width: number
  readonly height: number
  readonly drawing: Markup
}

function headline({ name, shown, note }: Row, top: number): Markup {
  const short = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name
  const small = note === undefined ? '' : element('tspan', { class: 'note', dx: 8 }, text(note))
  return [
    element('text', { class: 'name', x: 0, y: top + 13 }, text(short) + small),
    element('text', { class: 'value', x: WIDTH, y: top + 13, 'text-anchor': 'end' }, text(shown)),
  ].join('')
}

/** Bars on a common scale that begins at nothing. */
export function barsPlot(rows: readonly BarRow[], most: number): Plot {
  const x = scaleOf(0, most, 0, WIDTH)
  const drawn = rows.map((row, index) => {
    const top = index * BAR_ROW
    return element(
      'g',
      {},
      element('title', {}, text(`${row.name}: ${row.shown}`)),
      headline(row, top),
      element('rect', { class: 'track', x: 0, y: top + 19, width: WIDTH, height: 6, rx: 3 }),
      element('rect', {
        class: 'solid',
        x: 0,
        y: top + 19,
        width: Math.max(row.value > 0 ? 2 : 0, x(row.value)),
        height: 6,
        rx: 3,
      }),
    )
  })
  return { width: WIDTH, height: Math.max(1, rows.length * BAR_ROW - 8), drawing: drawn.join('') }
}

export interface IntervalScale {
  readonly to: number
  /** What a seat neither better nor worse than the others would have. */
  readonly fair: number
  /** From where to where a value passes for balanced. */
  readonly band?: Interval
  readonly tick: (value: number) => string
}

/** Values with their intervals, against what is fair. */
export function intervalsPlot(rows: readonly IntervalRow[], { to, fair, band, tick }: IntervalScale): Plot {
  const edge = 5
  const x = scaleOf(0, to, edge, WIDTH - edge)
  const within = (value: number): number => x(Math.min(value, to))
  const floor = rows.length * INTERVAL_ROW + 2
  const shade = (y: number): Markup =>
    band === undefined
      ? ''
      : element('rect', {
          class: 'band',
          x: x(band.low),
          y: y - 5,
          width: within(band.high) - x(band.low),
          height: 10,
        })
  const drawn = rows.map((row, index) => {
    const [top, y] = [index * INTERVAL_ROW, index * INTERVAL_ROW + 26]
    return element(
      'g',
      {},
      element('title', {}, text(`${row.name}: ${row.shown}`)),
      headline(row, top),
      shade(y),
      element('line', { class: 'rail', x1: edge, x2: WIDTH - edge, y1: y, y2: y }),
      element('line', { class: 'fair', x1: x(fair), x2: x(fair), y1: y - 7, y2: y + 7 }),
      element('line', {
        class: 'whisker',
        x1: within(row.interval.low),
        x2: within(row.interval.high),
        y1: y,
        y2: y,
      }),
      element('circle', { class: 'dot', cx: within(row.value), cy: y, r: 5 }),
    )
  })
  const ticks = ticksOf(0, to, 5).map((value) => {
    const anchor = value === 0 ? 'start' : x(value) > WIDTH - 20 ? 'end' : 'middle'
    const at = value === 0 ? 0 : anchor === 'end' ? WIDTH : x(value)
    return element('text', { class: 'tick', x: at, y: floor + 16, 'text-anchor': anchor }, text(tick(value)))
  })
  return {
    width: WIDTH,
    height: floor + 22,
    drawing: [...drawn, ...ticks].join(''),
  }
}

export const times = (value: number): string => `${value}×`
