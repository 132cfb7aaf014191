/** A counter: how often each thing came. */
export class Tally {
  readonly counts: Record<string, number> = {}

  add(thing: string, times = 1): void {
    this.counts[thing] = (this.counts[thing] ?? 0) + times
  }

  get total(): number {
    return Object.values(this.counts).reduce((sum, times) => sum + times, 0)
  }
}
