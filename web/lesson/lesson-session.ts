import type { GameRecord } from '@astrolabe/kernel'
import type { Problem, TableMessage } from '@astrolabe/tables'
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Connection, TableSession } from '../table/session.ts'
import type { LessonRun } from './play-lesson.ts'

/** Not what the lesson asks for now. */
const NOT_NOW: Problem = { why: 'not-on-offer' }

/** A lesson as a table to play at: the page allows one thing at a time, and so does this. */
export class LessonSession implements TableSession {
  readonly kind = 'lesson'
  readonly connection: ReadonlySignal<Connection> = signal('live')
  readonly #run: LessonRun
  readonly #message: Signal<TableMessage | undefined>
  readonly #step = signal(0)
  readonly #isWatching = signal(false)
  readonly #pause: () => number
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `pause` says how long to wait, in milliseconds, before each deed of the others. */
  constructor(run: LessonRun, pause: () => number) {
    this.#run = run
    this.#pause = pause
    this.#message = signal<TableMessage | undefined>(this.#now())
  }

  get message(): ReadonlySignal<TableMessage | undefined> {
    return this.#message
  }

  /** The number of the step, from 0. */
  get step(): number {
    return this.#step.value
  }

  /** The others are playing; the next step comes when they are done. */
  get isWatching(): boolean {
    return this.#isWatching.value
  }

  #now(): TableMessage {
    const { seat } = this.#run.lesson
    return {
      table: 'lesson',
      position: this.#run.position(),
      yours: [seat],
      host: true,
      here: [seat],
      spectators: 0,
      chat: [],
      chatFrom: 0,
    }
  }

  #show(): void {
    clearTimeout(this.#timer)
    batch(() => {
      this.#message.value = this.#now()
      this.#step.value = this.#run.number
      this.#isWatching.value = this.#run.isWatching
    })
    if (this.#run.isWatching) this.#timer = setTimeout(() => this.#playOn(), this.#pause())
  }

  #playOn(): void {
    if (this.#run.playOn()) this.#show()
  }

  /** The others play to their end at once. */
  skip(): void {
    while (this.#run.playOn());
    this.#show()
  }

  readOn(): void {
    if (this.#run.readOn()) this.#show()
  }

  /** Does what the step asks for. */
  doIt(): void {
    const [answer] = this.#run.step.allows
    if (answer !== undefined && this.#run.answer(answer)) this.#show()
  }

  back(): void {
    if (this.#run.back()) this.#show()
  }

  async answer(_seat: number, _number: number, text: string): Promise<Problem | undefined> {
    if (!this.#run.answer(text)) return NOT_NOW
    this.#show()
    return undefined
  }

  async undo(_seat: number, to: number): Promise<Problem | undefined> {
    if (!this.#run.backTo(to)) return NOT_NOW
    this.#show()
    return undefined
  }

  async replyToUndo(): Promise<Problem> {
    return NOT_NOW
  }

  async say(): Promise<Problem> {
    return NOT_NOW
  }

  async record(): Promise<GameRecord | undefined> {
    return undefined
  }

  look(): void {}

  close(): void {
    clearTimeout(this.#timer)
  }
}
