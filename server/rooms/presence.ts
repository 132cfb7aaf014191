import type { Clock } from '../world.ts'

/** Someone who loads a page anew is gone for a moment only. */
const SETTLING = 300

/** Who is looking at a table. */
export interface Presence {
  /** The seats whose people are looking. */
  readonly here: readonly number[]
  readonly spectators: number
  readonly isEmpty: boolean
  /** Since when the people of a seat are away; nothing if they are here, or were never seen. */
  awaySince(seat: number): number | undefined
  /** Someone comes: the holder of these seats, or a spectator if there are none. Leaves by the result. */
  arrive(seats: readonly number[]): () => void
  close(): void
}

/** `changed` is called a moment after someone came or went, if that made a difference. */
export type MakePresence = (table: string, changed: () => void) => Presence

/** Those who look at a table through this server, counted. */
export class LocalPresence implements Presence {
  readonly #clock: Clock
  readonly #changed: () => void
  readonly #seats = new Map<number, number>()
  readonly #away = new Map<number, number>()
  #here: readonly number[] = []
  #spectators = 0
  #told = this.#described()
  #callOff: (() => void) | undefined

  constructor(clock: Clock, changed: () => void) {
    this.#clock = clock
    this.#changed = changed
  }

  get here(): readonly number[] {
    return this.#here
  }

  get spectators(): number {
    return this.#spectators
  }

  awaySince(seat: number): number | undefined {
    return this.#away.get(seat)
  }

  get isEmpty(): boolean {
    return this.#seats.size === 0 && this.#spectators === 0
  }

  arrive(seats: readonly number[]): () => void {
    this.#count(seats, 1)
    let gone = false
    return () => {
      if (!gone) this.#count(seats, -1)
      gone = true
    }
  }

  #count(seats: readonly number[], more: 1 | -1): void {
    if (seats.length === 0) this.#spectators += more
    for (const seat of seats) {
      const people = (this.#seats.get(seat) ?? 0) + more
      if (people === 0) {
        this.#seats.delete(seat)
        this.#away.set(seat, this.#clock.now())
      } else {
        this.#seats.set(seat, people)
        this.#away.delete(seat)
      }
    }
    this.#here = [...this.#seats.keys()].sort((a, b) => a - b)
    this.#callOff ??= this.#clock.after(SETTLING, () => this.#settle())
  }

  #settle(): void {
    this.#callOff = undefined
    if (this.#described() === this.#told) return
    this.#told = this.#described()
    this.#changed()
  }

  #described(): string {
    return `${this.here.join()} ${this.#spectators}`
  }

  close(): void {
    this.#callOff?.()
  }
}
