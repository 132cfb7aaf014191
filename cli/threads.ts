import { availableParallelism } from 'node:os'
import type { Level } from '@astrolabe/bots'
import { ThreadPool } from '@astrolabe/threads'
import { Option } from 'commander'
import { wholeNumber } from './arguments.ts'

/** Bundled beside the program that imports this. */
const WORKER = new URL('./worker.js', import.meta.url)

/** Games that are worth a thread: it takes as long to get up to speed, and with fewer it would be for nothing. */
const WORTH_A_THREAD: Readonly<Record<Level, number>> = {
  random: 500,
  cadet: 100,
  pilot: 25,
  captain: 1,
  commander: 1,
}

/** As many threads as there is work for, when games are played by bots of these levels. */
export function threadsFor(games: number, levels: readonly Level[], cores = availableParallelism()): number {
  const worth = Math.min(...levels.map((level) => WORTH_A_THREAD[level]))
  return Math.max(1, Math.min(cores, Math.floor(games / worth)))
}

export const threadsOption = (): Option =>
  new Option(
    '--threads <number>',
    'threads (default: as many as there is work for, one per core at most)',
  ).argParser(wholeNumber(1, 256))

/** The threads of a command: the number asked for, or as many as there is work for. */
export function poolFor(games: number, levels: readonly Level[], threads?: number): ThreadPool {
  return new ThreadPool({ worker: WORKER, threads: threads ?? threadsFor(games, levels) })
}
