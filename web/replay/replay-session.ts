import type { AnyFace } from '@astrolabe/games/faces.ts'
import type { Fact, GameRecord, Language, Milestone } from '@astrolabe/kernel'
import type { Problem, TableMessage } from '@astrolabe/tables'
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { HeldOpen } from '../engine/held-open.ts'
import type { Link } from '../engine/link.ts'
import type { Given, Moment, Outline } from '../engine/replay.ts'
import type { ChapterReader, Connection, TableSession } from '../table/session.ts'
import { branchFrom } from './continuing.ts'
import { type ReplaySource, seatsToLookFrom } from './source.ts'
import { type Span, type Stop, type Stride, stopAt, stopsIn, strideFrom } from './stops.ts'

type Told = readonly { readonly at: number; readonly fact: Fact }[]

/** What is on screen: a moment, and all that had been told by then. */
interface Shown {
  readonly moment: Moment
  readonly message: TableMessage
}

/** Nothing is done at a table that is only looked at. */
const ONLY_LOOKING: Problem = { why: 'over' }

/** A record as a table to look at: from any moment, and from any seat that may see it. */
export class ReplaySession implements TableSession {
  readonly kind = 'replay'
  readonly source: ReplaySource
  readonly isOver: boolean
  readonly span: Span
  /** What opened the chapters of a long game. */
  readonly milestones: readonly Milestone[]
  /** The seats it may be looked at from. */
  readonly seats: readonly number[]
  /** All facts are on screen; only the story is asked for. Whoever sat there branches off. */
  readonly chapters: ChapterReader
  readonly #link: Link
  readonly #session: number
  readonly #held: HeldOpen
  readonly #face: Pick<AnyFace, 'turnOf'>
  readonly #facts = new Map<number, Promise<Told>>()
  readonly #moments = new Map<string, Promise<Moment>>()
  readonly #stops = signal<readonly Stop[]>([])
  readonly #shown = signal<Shown | undefined>(undefined)
  readonly #number: Signal<number>
  readonly #seat: Signal<number>
  /** Changes with every jump, so that only what was stepped over is shown as news. */
  #jumps = 0

  private constructor(
    source: ReplaySource,
    face: Pick<AnyFace, 'turnOf'>,
    link: Link,
    session: number,
    { first, last, isOver, milestones }: Outline,
  ) {
    this.source = source
    this.#face = face
    this.#link = link
    this.#session = session
    this.#held = new HeldOpen(async () => {
      await link.call('openReplay', session, source.record, source.seats)
      await this.#show()
    }, 'live')
    this.isOver = isOver
    this.span = { first, last }
    this.milestones = milestones
    const readable = {
      facts: (seat: number) => this.#factsOf(seat),
      story: (seat: number, entry: number, language: Language) =>
        link.call('story', session, seat, entry, language),
    }
    this.chapters =
      source.yours.length === 0 ? readable : { ...readable, branch: (at) => branchFrom(source, at) }
    this.seats = seatsToLookFrom(source, isOver)
    this.#number = signal(first)
    this.#seat = signal(this.seats[0])
  }

  static async open(
    source: ReplaySource,
    face: Pick<AnyFace, 'turnOf'>,
    link: Link,
    number: number,
  ): Promise<ReplaySession> {
    let opened: ReplaySession | undefined
    const session = link.listen(
      () => {},
      () => {
        if (opened !== undefined) opened.#held.cut()
      },
    )
    try {
      const outline = await link.call('openReplay', session, source.record, source.seats)
      opened = new ReplaySession(source, face, link, session, outline)
    } catch (error) {
      link.forget(session)
      throw error
    }
    opened.goTo(number)
    return opened
  }

  get connection(): ReadonlySignal<Connection> {
    return this.#held.connection
  }

  /** The moment that was asked for: so many answers had been given. */
  get number(): number {
    return this.#number.value
  }

  get seat(): number {
    return this.#seat.value
  }

  /** The turns of the game, as far as it was played. */
  get stops(): readonly Stop[] {
    return this.#stops.value
  }

  get turn(): Stop | undefined {
    return stopAt(this.stops, this.number)
  }

  /** What opened the chapter of the moment. */
  get chapter(): Milestone | undefined {
    return this.milestones.findLast(({ at }) => at <= this.number)
  }

  readonly message = computed(() => this.#shown.value?.message)
  /** The answer that led to the moment on screen. */
  readonly given = computed<Given | null>(() => this.#shown.value?.moment.given ?? null)

  goTo(number: number): void {
    const { first, last } = this.span
    const wanted = Math.max(first, Math.min(last, number))
    if (wanted !== this.number + 1) this.#jumps++
    this.#number.value = wanted
    void this.#showIfPossible()
  }

  stride(stride: Stride, forward: boolean): void {
    const chapters = this.milestones.map(({ at }) => at)
    this.goTo(strideFrom(this.number, stride, forward, this.stops, this.span, chapters))
  }

  look(seat: number): void {
    if (!this.seats.includes(seat) || seat === this.seat) return
    this.#seat.value = seat
    void this.#showIfPossible()
  }

  /** What a worker takes with it when it breaks down is shown by the next one. */
  async #showIfPossible(): Promise<void> {
    try {
      await this.#show()
    } catch {
      if (this.#held.connection.value === 'live') this.#held.connection.value = 'gone'
    }
  }

  async #show(): Promise<void> {
    const { number, seat } = this
    const [moment, facts] = await Promise.all([this.#momentAt(number, seat), this.#factsOf(seat)])
    if (seat === this.seat) this.#stops.value = stopsIn(facts, this.#face)
    // Whoever drags the bar asks for many moments; only the last one counts.
    if (number !== this.number || seat !== this.seat) return
    this.#shown.value = { moment, message: this.#messageOf(moment, facts) }
    for (const near of [number + 1, number - 1]) void this.#momentAt(near, seat)
  }

  /** What is remembered of the moments seen and their neighbours; a record has no end of them. */
  #momentAt(number: number, seat: number): Promise<Moment> {
    if (this.#moments.size > 400) this.#moments.clear()
    return askOnce(this.#moments, `${number}.${seat}`, () =>
      this.#link.call('moment', this.#session, number, seat),
    )
  }

  #factsOf(seat: number): Promise<Told> {
    return askOnce(this.#facts, seat, () => this.#link.call('facts', this.#session, seat))
  }

  #messageOf({ position }: Moment, facts: Told): TableMessage {
    const upToHere = facts.filter(({ at }) => at <= position.number)
    return {
      table: this.source.id,
      position: { ...position, rewinds: this.#jumps, facts: upToHere },
      yours: [],
      host: false,
      here: [],
      spectators: 0,
      chat: [],
      chatFrom: 0,
    }
  }

  /** The facts of the whole game, and how it stands at its end, as the seat that looks sees it. */
  async wholeStory(): Promise<{ readonly view: unknown; readonly facts: Told }> {
    const [{ position }, facts] = await Promise.all([
      this.#momentAt(this.span.last, this.seat),
      this.#factsOf(this.seat),
    ])
    return { view: position.view, facts }
  }

  verify() {
    return this.#link.call('verify', this.source.record)
  }

  async answer(): Promise<Problem> {
    return ONLY_LOOKING
  }

  async undo(): Promise<Problem> {
    return ONLY_LOOKING
  }

  async replyToUndo(): Promise<Problem> {
    return ONLY_LOOKING
  }

  async say(): Promise<Problem> {
    return ONLY_LOOKING
  }

  async record(): Promise<GameRecord> {
    return this.source.record
  }

  close(): void {
    this.#link.forget(this.#session)
    // A worker that breaks down meanwhile keeps nothing either.
    this.#link.call('closeReplay', this.#session).catch(() => {})
  }
}

/** What was asked for already; what could not be had is asked for again the next time. */
function askOnce<K, V>(known: Map<K, Promise<V>>, key: K, ask: () => Promise<V>): Promise<V> {
  const before = known.get(key)
  if (before !== undefined) return before
  const asked = ask()
  known.set(key, asked)
  asked.catch(() => known.delete(key))
  return asked
}
