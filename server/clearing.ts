import { performance } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Clock } from './world.ts'

/** Milliseconds from one look to the next while there is something to do, and while there is not. */
const SOON = 10
const LATER = 1000
/** So many bytes are worth clearing away: even next to nothing takes most of a millisecond. */
const ENOUGH = 1_000_000
/** The share of its time the program is at work: with less, next to nothing is left behind; with more, it has no time to spare. */
const LITTLE = 0.05
const MUCH = 0.8

export interface ClearingParts {
  readonly clock: Pick<Clock, 'after'>
  /** The share of its time that the program was at work since this was last asked. */
  readonly busy: () => number
  /** The bytes of what may be short-lived. */
  readonly gathered: () => number
  /** Clears away the short-lived of what the program has left behind. */
  readonly clear: () => void
}

/**
 * Clears memory in small pieces while there is time for it. Left to itself, the engine waits until much has gathered,
 * and whoever is served just then waits for all of it; where there is no time to spare that is the cheapest, so then it
 * is left to itself. Goes on until what it returns is called.
 */
export function clearMemory({ clock, busy, gathered, clear }: ClearingParts): () => void {
  let callOff: () => void
  function wait(milliseconds: number): void {
    callOff = clock.after(milliseconds, look)
  }
  function look(): void {
    const share = busy()
    if (share >= LITTLE && share <= MUCH && gathered() >= ENOUGH) clear()
    wait(share < LITTLE ? LATER : SOON)
  }
  wait(LATER)
  return () => callOff()
}

/** Asks the event loop. */
export function loopUse(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}

/** The bytes that are young to the engine. */
export function youngBytes(): number {
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
  return young?.space_used_size ?? 0
}

/** Tells the engine, which listens to nobody unless it is asked to. */
export function youngCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { readonly type: 'minor' }) => void
  return () => {
    // So little is soon cleared away: to wait for other threads would take longer.
    setFlagsFromString('--no-parallel-scavenge')
    collect({ type: 'minor' })
    setFlagsFromString('--parallel-scavenge')
  }
}

/**
 * The engine goes through all of the memory only when that has grown threefold, and not whenever there was little to do
 * for a while: it disturbs everyone for a tenth of a second, often just when people come back.
 */
export function clearAllRarely(): void {
  setFlagsFromString('--heap-growing-percent=200')
  setFlagsFromString('--no-memory-reducer')
}
