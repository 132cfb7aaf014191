import { Driver, type Fact, type Heard, type Milestone, type Snapshot, wasTold } from '@astrolabe/kernel'
import type { Branch } from './forking.ts'

/** What one seat, or the spectator, has heard in a chapter. */
export type Chapter<F extends Fact = Fact> = readonly { readonly at: number; readonly fact: F }[]

/** An entry of the story, and who was told it. */
interface Told {
  readonly entry: number
  readonly heard: Heard<Fact>
}

/** The chapters of a long game: what opened each, what was told in it, and how another table branches off there. */
export class Chapters<S, F extends Fact> {
  readonly #driver: Driver<S, F>
  /** Milestones of other rules, before the game was carried over: known by name, and not played again. */
  readonly #earlier: readonly Snapshot[]
  /** A cache: the entries told in each of the chapters that are closed. */
  readonly #told: (readonly Told[])[] = []

  /** `snapshots` are those that were kept of this game. */
  constructor(driver: Driver<S, F>, snapshots: readonly Snapshot[]) {
    this.#driver = driver
    this.#earlier = snapshots.filter(
      ({ at, milestone }) => milestone !== undefined && at < driver.firstNumber,
    )
  }

  /** The snapshots of all milestones. */
  get kept(): readonly Snapshot[] {
    return [...this.#earlier, ...this.#driver.snapshots()]
  }

  get milestones(): readonly Milestone<F>[] {
    const earlier = this.#earlier.flatMap(({ milestone }) => (milestone as Milestone<F> | undefined) ?? [])
    return [...earlier, ...this.#driver.milestones]
  }

  /** The chapter with which the facts begin that are told to whoever opens the table. */
  get firstRecent(): number {
    return Math.max(0, this.milestones.length - 1)
  }

  /** Answers were taken back: what was told of late may not have happened. */
  forget(): void {
    this.#told.length = 0
  }

  #heardIn(chapter: number): ReturnType<Driver<S, F>['chapter']> {
    return this.#driver.chapter(chapter - this.#earlier.length)
  }

  factsFor(seat: number, chapter: number): Chapter<F> {
    return this.#heardIn(chapter)
      .filter((heard) => wasTold(heard, seat))
      .map(({ at, fact }) => ({ at, fact }))
  }

  /** Whether an entry of the story has been told to a seat, or to everyone. */
  hasTold(seat: number, entry: number): boolean {
    const isIn = (told: readonly Told[]): boolean =>
      told.some((one) => one.entry === entry && wasTold(one.heard, seat))
    const last = this.milestones.length
    if (isIn(this.#toldIn(last))) return true
    for (let chapter = last - 1; chapter >= 0; chapter--)
      if (isIn((this.#told[chapter] ??= this.#toldIn(chapter)))) return true
    return false
  }

  #toldIn(chapter: number): readonly Told[] {
    const { game } = this.#driver
    return this.#heardIn(chapter).flatMap((heard) => {
      const entry = game.entryOf?.(heard.fact)
      return entry === undefined ? [] : [{ entry, heard }]
    })
  }

  /** A game that leaves this one at a milestone, with a secret of its own; nothing if none is there. */
  branch(at: number, seed: string): Branch | undefined {
    const there = this.#driverAt(at)
    if (there === undefined) return undefined
    const earlier = this.#earlier.filter((snapshot) => snapshot.at < there.firstNumber)
    return { record: there.fork(seed), milestones: [...earlier, ...there.snapshots()] }
  }

  #driverAt(at: number): Driver<S, F> | undefined {
    const driver = this.#driver
    if (driver.milestones.some((milestone) => milestone.at === at)) return driver.at(at)
    const snapshot = this.#earlier.find(({ milestone }) => milestone?.at === at)
    if (snapshot === undefined) return undefined
    const { base: _, answers, renewed = [], ...record } = driver.record()
    const past = { answers: answers.slice(0, at), renewed: renewed.filter((number) => number <= at) }
    return Driver.carryOver(driver.game, { ...record, ...past, snapshot, end: null })
  }
}
