/** A counter: how often each thing came. Those named beforehand are counted even where they never come. */
export class Tally {
  readonly counts: Record<string, number> = {}

  constructor(things: readonly string[] = []) {
    for (const thing of things) this.counts[thing] = 0
  }

  add(thing: string, times = 1): void {
    this.counts[thing] = (this.counts[thing] ?? 0) + times
  }

  get total(): number {
    return Object.values(this.counts).reduce((sum, times) => sum + times, 0)
  }
}
