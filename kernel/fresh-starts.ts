import { isSimulation } from './chance.ts'
import type { Fork, GameRecord } from './record-file.ts'

/** The fresh starts of chance that stay when a game goes back to `number`: all of them, none later than that. */
export function renewedUpTo(renewed: readonly number[], number: number): number[] {
  return renewed.map((at) => Math.min(at, number))
}

/** The forks of which the fresh start is among the first so many: later secrets have not come into charge. */
export function forksAmong(forks: readonly Fork[] | undefined, freshStarts: number): Fork[] {
  return (forks ?? []).filter(({ epoch }) => epoch <= freshStarts)
}

type Starts = Pick<GameRecord, 'seed' | 'answers' | 'renewed' | 'forks' | 'base'>

/**
 * Why the fresh starts of chance in a record cannot have been made by a table; nothing if they can. A table writes them
 * down in order, none later than its answers, and a fork next to the one that it makes.
 */
export function freshStartsFault({
  seed,
  answers,
  renewed = [],
  forks = [],
  base,
}: Starts): string | undefined {
  let last = 0
  for (const at of renewed) {
    if (at < last || at > answers.length) return `chance cannot have started afresh at answer ${at}`
    last = at
  }
  let before = 0
  for (const { at, epoch } of forks) {
    if (epoch <= before || epoch > renewed.length || renewed[epoch - 1] > at)
      return `the fork at answer ${at} does not fit the fresh starts of chance`
    before = epoch
  }
  if (base === undefined) return undefined
  if (base.at > answers.length) return `it cannot begin at answer ${base.at}`
  const passed = renewed.filter((at) => at < base.at).length
  if (!isSimulation(seed) && base.chance[0] !== passed)
    return `where it begins, chance cannot have started afresh ${base.chance[0]} times`
  return undefined
}
