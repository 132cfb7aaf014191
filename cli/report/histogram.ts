import { percentileOf } from '../statistics.ts'
import { percent } from '../notation.ts'
import { element, type Markup, type Table, text } from './markup.ts'
import { type Bin, binName, type Bins, binsOf, plain, type Scale, scaleOf, ticksOf } from './scale.ts'

type Counts = ReadonlyMap<number, number>

export interface Histogram {
  readonly counts: Counts
  readonly name: string
  /** A second distribution drawn over the first, as an outline. */
  readonly over?: { readonly counts: Counts; readonly name: string }
}

const WIDTH = 360
const LEFT = 36
const RIGHT = WIDTH - 6
const TOP = 24
const FLOOR = 160
/** Where the middle of the observations is shown, below the numbers. */
const STRIP = 196
const HEIGHT = 206
const WIDEST_BAR = 44

export function histogramPlot({ counts, name, over }: Histogram): {
  width: number
  height: number
  drawing: Markup
} {
  const { grain, bins } = binsOf(counts)
  const outline = over === undefined ? undefined : binsOf(over.counts, counts)
  const first = bins[0]?.low ?? 0
  const last = bins[bins.length - 1]?.high ?? 1
  const highest = Math.max(
    ...bins.map(({ share }) => share),
    ...(outline?.bins ?? []).map(({ share }) => share),
    0.01,
  )
  const x = scaleOf(first, last, LEFT, RIGHT)
  const y = scaleOf(0, highest, FLOOR, TOP)
  return {
    width: WIDTH,
    height: HEIGHT,
    drawing: [
      ...shareLines(highest, y),
      ...bins.map((bin) => bar(bin, grain, x, y)),
      outline === undefined ? '' : element('path', { class: 'outline', d: outlineOf(outline, x, y) }),
      ...numbers(first, last, grain === 1, x),
      middle(counts, 'middle', STRIP, x),
      over === undefined ? '' : middle(over.counts, 'middle second', STRIP + 7, x),
      over === undefined ? '' : legend(name, over.name),
    ].join(''),
  }
}

function shareLines(highest: number, y: Scale): Markup[] {
  return ticksOf(0, highest, 3).flatMap((share) => [
    element('line', {
      class: share === 0 ? 'axis' : 'grid',
      x1: LEFT,
      x2: RIGHT,
      y1: y(share),
      y2: y(share),
    }),
    share === 0
      ? ''
      : element(
          'text',
          { class: 'tick', x: LEFT - 6, y: y(share) + 4, 'text-anchor': 'end' },
          `${plain(share * 100)}\u00a0%`,
        ),
  ])
}

function bar(bin: Bin, grain: number, x: Scale, y: Scale): Markup {
  const room = x(bin.high) - x(bin.low)
  const width = Math.min(WIDEST_BAR, room - Math.min(1.5, room / 6))
  const box = {
    class: 'bar',
    x: x(bin.low) + (room - width) / 2,
    y: y(bin.share),
    width,
    height: FLOOR - y(bin.share),
  }
  return element('rect', box, element('title', {}, text(`${binName(bin, grain)}: ${percent(bin.share)}`)))
}

function outlineOf({ bins }: Bins, x: Scale, y: Scale): string {
  const steps = bins.map(({ low, high, share }) => `L${place(x(low), y(share))}L${place(x(high), y(share))}`)
  return `M${place(x(bins[0]?.low ?? 0), FLOOR)}${steps.join('')}L${place(x(bins[bins.length - 1]?.high ?? 0), FLOOR)}`
}

const place = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`

function numbers(first: number, last: number, whole: boolean, x: Scale): Markup[] {
  return ticksOf(first, last, 6, whole).map((value) =>
    element('text', { class: 'tick', x: x(value), y: FLOOR + 17, 'text-anchor': 'middle' }, plain(value)),
  )
}

/** A line over the middle 80 %, a dot on the median. */
function middle(counts: Counts, name: string, y: number, x: Scale): Markup {
  const [low, median, high] = [0.1, 0.5, 0.9].map((share) => x(percentileOf(counts, share)))
  return element(
    'g',
    { class: name },
    element('line', { x1: low, x2: high, y1: y, y2: y }),
    element('circle', { cx: median, cy: y, r: 3.5 }),
  )
}

function legend(name: string, over: string): Markup {
  return [
    element('rect', { class: 'bar', x: LEFT, y: 3, width: 10, height: 10 }),
    element('text', { class: 'key', x: LEFT + 16, y: 12 }, text(name)),
    element('path', { class: 'outline', d: `M${LEFT + 110} 8h14` }),
    element('text', { class: 'key', x: LEFT + 130, y: 12 }, text(over)),
  ].join('')
}

export function histogramTable({ counts, name, over }: Histogram): Table {
  const { grain, bins } = binsOf(counts)
  const others = over === undefined ? undefined : binsOf(over.counts, counts).bins
  return {
    head: ['Value', ...(over === undefined ? ['Share'] : [name, over.name])],
    rows: bins.map((bin, index) => [
      binName(bin, grain),
      percent(bin.share),
      ...(others === undefined ? [] : [percent(others[index].share)]),
    ]),
  }
}
