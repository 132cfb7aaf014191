import { median } from '../measure.ts'
import type { Bar, Row, Section } from '../row.ts'
import { cpuOf, figuresOf, rateOf, type Window } from './window.ts'

/** One server under one load. */
export interface Measured {
  readonly name: string
  readonly windows: readonly Window[]
  /** Bytes alive for each table, where that was measured. */
  readonly tableBytes?: number
}

/** Servers under the same load, by turns. */
export interface Contest {
  readonly ours: Measured
  /** The least any server does. */
  readonly plain: Measured
  readonly peer: Measured | undefined
}

/**
 * How many times the CPU that an answer costs the peer it may cost ours, which writes it to disk, counts it against
 * limits and judges whose it is. How many answers there are in a second the disk decides: that is told, and not held to.
 */
const CPU_BAR = 3
/** How long a table with a long past may take to open, in milliseconds. */
const OPENING_BAR = 50

const atMost = (most: number, unit: string, figure: number, hard = true): Bar => ({
  against: `${most} ${unit} at most`,
  ratio: most / figure,
  atLeast: 1,
  hard,
})

const row = (name: string, unit: string, figure: number, bars: readonly Bar[] = []): Row => ({
  name,
  unit,
  figure,
  bars,
})

const PERCENT = 100
const KILOBYTE = 1000

interface Bars {
  readonly rate?: Bar | undefined
  readonly cpu?: Bar | undefined
}

function rowsOf({ windows, tableBytes }: Measured, { rate, cpu }: Bars): readonly Row[] {
  const figures = figuresOf(windows)
  const { acknowledged, broadcast, cpuMicroseconds, cpuCalibrated } = figures
  return [
    row('answers', 'answers/s', figures.answersPerSecond, rate && [rate]),
    { ...row('CPU of the server', 'µs an answer', cpuMicroseconds, cpu && [cpu]), calibrated: cpuCalibrated },
    row('acknowledged, half within', 'ms', acknowledged.p50),
    row('acknowledged, 99 of 100 within', 'ms', acknowledged.p99),
    row('the same in the middle window', 'ms', acknowledged.middle),
    row('broadcast, half within', 'ms', broadcast.p50),
    row('broadcast, 99 of 100 within', 'ms', broadcast.p99),
    row('the same in the middle window', 'ms', broadcast.middle),
    row('event loop late, 99 of 100', 'ms', figures.loopDelay),
    ...(tableBytes === undefined ? [] : [row('memory alive', 'kB a table', tableBytes / KILOBYTE)]),
    row('CPU of the generator', '% of a core', figures.generator * PERCENT),
    row('generator late, 99 of 100', 'ms', figures.generatorDelay),
    row('others on the machine', '% of it', figures.others * PERCENT),
    ...(figures.skipped === 0 ? [] : [row('not given in time', 'answers', figures.skipped)]),
  ]
}

/** How many times the figure of one the other's is: the servers take turns, so only the same moment compares. */
const times = (ours: Measured, peer: Measured, figure: (window: Window) => number): number =>
  median(ours.windows.map((window, at) => figure(window) / figure(peer.windows[at])))

/** Every table always has an answer under way. */
export function closedLoopSections(title: string, contest: Contest): readonly Section[] {
  return sectionsOf(title, contest, closedLoopBars(contest))
}

function closedLoopBars({ ours, peer }: Contest): Bars {
  if (peer === undefined) return {}
  return {
    rate: { against: 'boardgame.io, in memory', ratio: times(ours, peer, rateOf), atLeast: 1, hard: false },
    cpu: atMost(CPU_BAR, 'times boardgame.io’s', times(ours, peer, cpuOf)),
  }
}

/** Every table is answered once a second: what people wait for, which the disk decides more than any server. */
export function pacedSections(title: string, contest: Contest): readonly Section[] {
  return sectionsOf(title, contest, {})
}

function sectionsOf(title: string, { ours, plain, peer }: Contest, bars: Bars): readonly Section[] {
  return [
    section(title, ours, bars),
    section(title, plain, {}),
    ...(peer === undefined ? [] : [section(title, peer, {})]),
  ]
}

export function section(title: string, measured: Measured, bars: Bars): Section {
  return { title: `${title}: ${measured.name}`, rows: rowsOf(measured, bars) }
}

/**
 * Milliseconds until a table could be looked at: at once after a restart, and by those who come back a moment later,
 * after each of several restarts.
 */
export function openingSection(
  title: string,
  atOnce: number,
  later: readonly (readonly number[])[],
): Section {
  const first = median(later.map((times) => times[0]))
  const others = later.flatMap((times) => times.slice(1))
  return {
    title,
    rows: [
      row('at once after a restart', 'ms', atOnce),
      row('the first, a second after a restart', 'ms', first, [atMost(OPENING_BAR, 'ms', first)]),
      row('those that follow, half within', 'ms', median(others)),
    ],
  }
}
