/** Does a batch of work and says how many units of it: games, decisions, copies. */
export type Work = () => number

/** CPU seconds this process has used: what others do on a shared machine counts little. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** To look at the clock takes time too: no more often than about so many times. */
const LOOKS = 100

/** Units a second, over whole batches that take at least the given time. */
export function rateOf(work: Work, seconds: number, clock: () => number = cpuSeconds): number {
  const began = clock()
  let units = 0
  let spent = 0
  for (let batches = 1; spent < seconds; ) {
    for (let batch = 0; batch < batches; batch++) units += work()
    const now = clock() - began
    if (now - spent < seconds / LOOKS) batches *= 2
    spent = now
  }
  return units / spent
}

/** The number below which the given share of all numbers lies; between two of them, in proportion. */
export function quantile(numbers: readonly number[], share: number): number {
  if (numbers.length === 0) throw new RangeError('there is no quantile of nothing')
  const rising = [...numbers].sort((one, other) => one - other)
  const place = share * (rising.length - 1)
  const below = Math.floor(place)
  const above = Math.min(below + 1, rising.length - 1)
  return rising[below] + (rising[above] - rising[below]) * (place - below)
}

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5)
}

const PACK = Array.from({ length: 52 }, (_, card) => card)
const DEALS = 500

/** The calibration: a fixed piece of work like that of a game, a pack dealt over and over. Its unit is one deal. */
export function calibrate(): number {
  let word = 1
  for (let deal = 0; deal < DEALS; deal++) {
    const cards = PACK.slice()
    for (let last = cards.length - 1; last > 0; last--) {
      word = (Math.imul(word, 1664525) + 1013904223) | 0
      const other = (word >>> 8) % (last + 1)
      const card = cards[last]
      cards[last] = cards[other]
      cards[other] = card
    }
    word ^= cards[0]
  }
  if (word === 0) throw new Error('the calibration went wrong')
  return DEALS
}

/** Rates of one work, round by round. */
export interface Rates {
  readonly rounds: readonly number[]
  /** The calibration's rate just before, in each round. */
  readonly calibration: readonly number[]
}

export interface Effort {
  readonly rounds: number
  /** CPU seconds for each work in each round. */
  readonly seconds: number
}

/**
 * Runs works by turns, so that they share good and bad moments of the machine, each with the calibration just before
 * it. A first round, in which code is still being compiled, does not count.
 */
export function interleave(
  works: readonly Work[],
  { rounds, seconds }: Effort,
  rate: (work: Work, seconds: number) => number = rateOf,
): readonly Rates[] {
  const measured = works.map((work) => ({ work, rounds: [] as number[], calibration: [] as number[] }))
  for (let round = -1; round < rounds; round++) {
    for (const each of measured) {
      const calibration = rate(calibrate, seconds / 4)
      const figure = rate(each.work, seconds)
      if (round < 0) continue
      each.calibration.push(calibration)
      each.rounds.push(figure)
    }
  }
  return measured
}

/** How many times as fast one is as another: the median over rounds, since only the same moment compares. */
export function timesAsFast(one: Rates, other: Rates): number {
  return median(one.rounds.map((rate, round) => rate / other.rounds[round]))
}

/** A rate by the calibration's own: comparable from machine to machine, and from one busy hour to another. */
export function calibrated({ rounds, calibration }: Rates): number {
  return median(rounds.map((rate, round) => rate / calibration[round]))
}
