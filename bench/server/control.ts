import { monitorEventLoopDelay } from 'node:perf_hooks'
import { calibrate, rateOf } from '../measure.ts'

/** What the program that measures asks of a server it has started. */
export type Order = 'begin' | 'report' | 'weigh' | 'stop'

/** What a server has used since `begin`. */
export interface Usage {
  readonly cpuSeconds: number
  /** What a CPU second was worth just before and after, in deals of the calibration. */
  readonly calibration: number
  /** How late the event loop was, in milliseconds: at most so much half of the time, and 99 times of 100. */
  readonly loopDelay: { readonly half: number; readonly most: number }
}

export interface Ready {
  readonly port: number
}

/** How often the event loop is looked at, in milliseconds. */
const RESOLUTION = 10
const NANOSECONDS = 1e6
const CALIBRATION_SECONDS = 0.1

/** Answers the orders of the parent process, and ends with it. */
export function obeyParent(port: number, stop: () => Promise<void>): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION })
  let began = process.cpuUsage()
  let worth = 0

  const lateness = (percentile: number): number =>
    Math.max(0, delays.percentile(percentile) / NANOSECONDS - RESOLUTION)

  function begin(): void {
    worth = rateOf(calibrate, CALIBRATION_SECONDS)
    delays.reset()
    delays.enable()
    began = process.cpuUsage()
  }

  function usage(): Usage {
    const { user, system } = process.cpuUsage(began)
    const loopDelay = { half: lateness(50), most: lateness(99) }
    const calibration = (worth + rateOf(calibrate, CALIBRATION_SECONDS)) / 2
    return { cpuSeconds: (user + system) / 1e6, calibration, loopDelay }
  }

  /** The bytes alive in memory. To find out costs a server its warmth: it is weighed, then warmed up, then measured. */
  function weigh(): number {
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }

  process.on('message', (order: Order) => {
    switch (order) {
      case 'begin':
        begin()
        process.send?.('begun')
        return
      case 'report':
        process.send?.(usage())
        return
      case 'weigh':
        process.send?.(weigh())
        return
      case 'stop':
        void stop().finally(() => process.exit())
        return
    }
  })
  process.on('disconnect', () => process.exit())
  process.send?.({ port } satisfies Ready)
}
