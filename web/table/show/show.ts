import type { AnyFace } from '@astrolabe/games/faces.ts'
import type { Position } from '@astrolabe/tables'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Speed } from '../../settings.ts'
import { advance, arrive, dwellOf, NOTHING_SHOWN, opensTurn, type Showing, skip } from './showing.ts'

/** What tells the time, and when it has passed. */
export interface Clock {
  now(): number
  /** Calls back after a while; what it returns takes that back. */
  after(milliseconds: number, call: () => void): () => void
}

const browserClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Lets positions appear one after another, at a pace a person can follow. */
export class Show {
  readonly #showing = signal<Showing>(NOTHING_SHOWN)
  readonly #face: Pick<AnyFace, 'turnOf'>
  readonly #speed: () => Speed
  readonly #clock: Clock
  #stop: (() => void) | undefined
  #since = 0
  /** How long the turn on screen has been waited for. */
  #spent = 0
  /** The number of an answer given here: what comes of it is shown at once. */
  #answered: number | undefined

  constructor(face: Pick<AnyFace, 'turnOf'>, speed: () => Speed, clock: Clock = browserClock) {
    this.#face = face
    this.#speed = speed
    this.#clock = clock
  }

  get showing(): ReadonlySignal<Showing> {
    return this.#showing
  }

  /** An answer was given here, or turned out not to count. */
  expect(answer: number | undefined): void {
    this.#answered = answer
  }

  take(position: Position): void {
    const isOwn = this.#answered !== undefined && position.number > this.#answered
    if (isOwn) this.#answered = undefined
    this.#put(arrive(this.#showing.value, position, isOwn || this.#speed() === 'off'))
    this.#schedule()
  }

  skip(): void {
    this.#put(skip(this.#showing.value))
    this.#schedule()
  }

  close(): void {
    this.#stop?.()
    this.#stop = undefined
  }

  #put(showing: Showing): void {
    const { shown } = this.#showing.value
    if (showing.shown?.number !== shown?.number || showing.shown?.seat !== shown?.seat) {
      this.#since = this.#clock.now()
      if (opensTurn(showing.news, this.#face)) this.#spent = 0
    }
    this.#showing.value = showing
  }

  #schedule(): void {
    this.close()
    while (this.#showing.value.waiting.length > 0) {
      const dwell = dwellOf(this.#showing.value, this.#face, this.#speed(), this.#spent)
      const left = dwell - (this.#clock.now() - this.#since)
      if (left > 0) {
        this.#stop = this.#clock.after(left, () => {
          this.#spent += dwell
          this.#put(advance(this.#showing.value))
          this.#schedule()
        })
        return
      }
      this.#put(advance(this.#showing.value))
    }
  }
}
