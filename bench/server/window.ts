import { calibrate, median, quantile, rateOf as paceOf } from '../measure.ts'
import { REFERENCE } from '../row.ts'
import type { Usage } from './control.ts'
import type { HostedServer } from './hosted.ts'
import { Lateness } from './lateness.ts'
import type { Samples } from './load.ts'
import { machineUse, othersShare } from './machine.ts'

const MICROSECONDS = 1e6
const CALIBRATION_SECONDS = 0.1

/** A while under load, and what it took. */
export interface Window {
  readonly samples: Samples
  readonly server: Usage
  /** What a CPU second was worth just before and after, in deals of the calibration. */
  readonly calibration: number
  /** The share of a core that the generator of the load used: near 1, it is what is measured. */
  readonly generator: number
  /** How late the generator itself was, in milliseconds, 99 times of 100: a wait is never measured better than that. */
  readonly generatorDelay: number
  /** The share of the machine that others used. */
  readonly others: number
}

const cpuSeconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / MICROSECONDS

export async function watched(host: HostedServer, load: () => Promise<Samples>): Promise<Window> {
  // Here, not where the server is: it would have to clear away what this leaves behind.
  const before = paceOf(calibrate, CALIBRATION_SECONDS)
  await host.begin()
  const [machine, own] = [machineUse(), process.cpuUsage()]
  const lateness = new Lateness()
  lateness.begin()
  const samples = await load()
  const generatorDelay = lateness.end()
  const generator = cpuSeconds(process.cpuUsage(own))
  const machineAfter = machineUse()
  const server = await host.report()
  return {
    samples,
    server,
    calibration: (before + paceOf(calibrate, CALIBRATION_SECONDS)) / 2,
    generator: generator / samples.seconds,
    generatorDelay,
    others: othersShare(machine, machineAfter, generator + server.cpuSeconds),
  }
}

/** Several windows of one server, as figures. */
export interface Figures {
  readonly answersPerSecond: number
  readonly cpuMicroseconds: number
  /** As it would be where the calibration does `REFERENCE` deals a second. */
  readonly cpuCalibrated: number
  readonly acknowledged: Waits
  readonly broadcast: Waits
  /** How late the event loop of the server was, in milliseconds, 99 times of 100. */
  readonly loopDelay: number
  readonly generator: number
  readonly generatorDelay: number
  readonly others: number
  readonly answers: number
  readonly skipped: number
}

/** In milliseconds: half of them within, and 99 of 100. */
interface Waits {
  readonly p50: number
  readonly p99: number
  /** 99 of 100 in the middle one of the windows: what disturbs the machine for a moment falls into another. */
  readonly middle: number
}

function waitsOf(windows: readonly (readonly number[])[]): Waits {
  const all = windows.flat()
  return {
    p50: quantile(all, 0.5),
    p99: quantile(all, 0.99),
    middle: median(windows.map((waits) => quantile(waits, 0.99))),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** What a server did, in deals of the calibration that could have been done instead. */
const workOf = ({ server, calibration }: Window): number => server.cpuSeconds * calibration

export const rateOf = ({ samples }: Window): number => samples.answers / samples.seconds

/** CPU seconds an answer. */
export const cpuOf = ({ server, samples }: Window): number => server.cpuSeconds / samples.answers

export function figuresOf(windows: readonly Window[]): Figures {
  const answers = sum(windows.map(({ samples }) => samples.answers))
  return {
    answersPerSecond: median(windows.map(rateOf)),
    cpuMicroseconds: (sum(windows.map(({ server }) => server.cpuSeconds)) / answers) * MICROSECONDS,
    cpuCalibrated: (sum(windows.map(workOf)) / answers / REFERENCE) * MICROSECONDS,
    acknowledged: waitsOf(windows.map(({ samples }) => samples.acknowledged)),
    broadcast: waitsOf(windows.map(({ samples }) => samples.broadcast)),
    loopDelay: median(windows.map(({ server }) => server.loopDelay)),
    generator: median(windows.map(({ generator }) => generator)),
    generatorDelay: median(windows.map((window) => window.generatorDelay)),
    others: median(windows.map(({ others }) => others)),
    answers,
    skipped: sum(windows.map(({ samples }) => samples.skipped)),
  }
}
