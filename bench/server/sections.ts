import { median } from '../measure.ts'
import type { Bar, Row, Section } from '../row.ts'
import { type Figures, figuresOf, rateOf, type Window } from './window.ts'

/** One server under one load. */
export interface Measured {
  readonly name: string
  readonly windows: readonly Window[]
  /** Bytes alive for each table, where that was measured. */
  readonly tableBytes?: number
}

/** How many times the throughput of the peer ours has to be. */
const PEER_BAR = 2
/** What an answer may cost the server, in microseconds of CPU. */
const CPU_BAR = 100
/** How long 99 of 100 answers may take when nobody is in a hurry, in milliseconds. */
const WAIT_BAR = 5
/** How long a table with a long past may take to open, in milliseconds. */
const OPENING_BAR = 50
/** Where others use a greater share of the machine than this, waits say more of them than of the server. */
const BUSY = 0.15

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
  readonly cpu?: (figure: number) => Bar
  readonly wait?: (figure: number) => Bar
}

function rowsOf(figures: Figures, tableBytes: number | undefined, { rate, cpu, wait }: Bars): readonly Row[] {
  const { acknowledged, broadcast, cpuMicroseconds, cpuCalibrated } = figures
  return [
    row('answers', 'answers/s', figures.answersPerSecond, rate && [rate]),
    {
      ...row('CPU of the server', 'µs an answer', cpuMicroseconds, cpu && [cpu(cpuCalibrated)]),
      calibrated: cpuCalibrated,
    },
    row('acknowledged, half within', 'ms', acknowledged.p50),
    row('acknowledged, 99 of 100 within', 'ms', acknowledged.p99, wait && [wait(acknowledged.p99)]),
    row('broadcast, half within', 'ms', broadcast.p50),
    row('broadcast, 99 of 100 within', 'ms', broadcast.p99, wait && [wait(broadcast.p99)]),
    row('event loop late, 99 of 100', 'ms', figures.loopDelay),
    ...(tableBytes === undefined ? [] : [row('memory alive', 'kB a table', tableBytes / KILOBYTE)]),
    row('CPU of the generator', '% of a core', figures.generator * PERCENT),
    row('generator late, 99 of 100', 'ms', figures.generatorDelay),
    row('others on the machine', '% of it', figures.others * PERCENT),
    ...(figures.skipped === 0 ? [] : [row('not given in time', 'answers', figures.skipped)]),
  ]
}

/** Every table always has an answer under way. The servers take turns, so what disturbs one disturbs the other. */
export function closedLoopSections(
  title: string,
  ours: Measured,
  peer: Measured | undefined,
): readonly Section[] {
  const ratio = peer && median(ours.windows.map((window, at) => rateOf(window) / rateOf(peer.windows[at])))
  const rate =
    ratio === undefined ? undefined : { against: 'boardgame.io', ratio, atLeast: PEER_BAR, hard: true }
  const cpu = (figure: number): Bar => atMost(CPU_BAR, 'µs', figure)
  return [section(title, ours, { rate, cpu }), ...(peer === undefined ? [] : [section(title, peer, {})])]
}

/** Every table is answered once a second: what people wait for. */
export function pacedSections(title: string, ours: Measured, peer: Measured | undefined): readonly Section[] {
  const busy = figuresOf(ours.windows).others > BUSY
  const wait = (figure: number): Bar => atMost(WAIT_BAR, 'ms', figure, !busy)
  return [section(title, ours, { wait }), ...(peer === undefined ? [] : [section(title, peer, {})])]
}

export function section(title: string, { name, windows, tableBytes }: Measured, bars: Bars): Section {
  return { title: `${title}: ${name}`, rows: rowsOf(figuresOf(windows), tableBytes, bars) }
}

/** Milliseconds until a table could be looked at: at once after a restart, and by those who come back a moment later. */
export function openingSection(
  title: string,
  atOnce: number,
  [first, ...others]: readonly number[],
): Section {
  return {
    title,
    rows: [
      row('at once after a restart', 'ms', atOnce),
      row('the first, a second after a restart', 'ms', first, [atMost(OPENING_BAR, 'ms', first)]),
      row('those that follow, half within', 'ms', median(others)),
    ],
  }
}
