import { FastChance } from '@astrolabe/kernel'
import { settle } from './parts.ts'
import { TestClock } from '../../test/clock.ts'

/** How often things go wrong, out of a hundred. */
export interface Weather {
  readonly storeFails: number
  readonly messageLost: number
  readonly messageDoubled: number
  readonly streamCut: number
  readonly crash: number
  readonly botFails: number
}

export const STORM: Weather = {
  storeFails: 6,
  messageLost: 10,
  messageDoubled: 15,
  streamCut: 4,
  crash: 6,
  botFails: 15,
}

export const CALM: Weather = {
  storeFails: 0,
  messageLost: 0,
  messageDoubled: 0,
  streamCut: 0,
  crash: 0,
  botFails: 0,
}

/** One seed decides everything that happens in it: what goes wrong, and how long everything takes. */
export class World {
  readonly clock = new TestClock()
  readonly chance: FastChance
  weather = STORM

  constructor(seed: number) {
    this.chance = new FastChance(`world ${seed}`)
  }

  happens(kind: keyof Weather): boolean {
    return this.chance.below(100) < this.weather[kind]
  }

  pick<T>(things: readonly T[]): T {
    return things[this.chance.below(things.length)]
  }

  /** Something takes a while. */
  takes(longest: number): Promise<void> {
    return new Promise((resolve) => {
      this.clock.after(1 + this.chance.below(longest), resolve)
    })
  }

  /** A message on its way: lost, late, or there twice. Those sent later may arrive first. */
  send(deliver: () => void): void {
    if (this.happens('messageLost')) return
    for (let copy = this.happens('messageDoubled') ? 2 : 1; copy > 0; copy--)
      this.clock.after(1 + this.chance.below(60), deliver)
  }

  /** Lets one thing after the other happen, until it is time. */
  async run(milliseconds: number, enough: () => boolean = () => false): Promise<void> {
    const until = this.clock.now() + milliseconds
    while (!enough()) {
      await settle(1)
      const next = this.clock.nextAt
      if (next === undefined || next > until) break
      this.clock.pass(next - this.clock.now())
    }
  }
}
