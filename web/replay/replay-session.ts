import type { AnyFace } from '@astrolabe/games/faces.ts'
import type { Fact, GameRecord } from '@astrolabe/kernel'
import type { TableMessage } from '@astrolabe/server/protocol'
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Link } from '../engine/link.ts'
import type { Given, Moment, Outline } from '../engine/replay.ts'
import type { Connection, Problem, TableSession } from '../table/session.ts'
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
  readonly connection: ReadonlySignal<Connection> = signal('live')
  readonly source: ReplaySource
  readonly isOver: boolean
  readonly span: Span
  /** The seats it may be looked at from. */
  readonly seats: readonly number[]
  readonly #link: Pick<Link, 'call'>
  readonly #replay: number
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
    link: Pick<Link, 'call'>,
    { replay, first, last, isOver }: Outline & { readonly replay: number },
  ) {
    this.source = source
    this.#face = face
    this.#link = link
    this.#replay = replay
    this.isOver = isOver
    this.span = { first, last }
    this.seats = seatsToLookFrom(source, isOver)
    this.#number = signal(first)
    this.#seat = signal(this.seats[0])
  }

  static async open(
    source: ReplaySource,
    face: Pick<AnyFace, 'turnOf'>,
    link: Pick<Link, 'call'>,
    number: number,
  ): Promise<ReplaySession> {
    const outline = await link.call('openReplay', source.record, source.seats)
    const session = new ReplaySession(source, face, link, outline)
    session.goTo(number)
    return session
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

  readonly message = computed(() => this.#shown.value?.message)
  /** The answer that led to the moment on screen. */
  readonly given = computed<Given | null>(() => this.#shown.value?.moment.given ?? null)

  goTo(number: number): void {
    const { first, last } = this.span
    const wanted = Math.max(first, Math.min(last, number))
    if (wanted !== this.number + 1) this.#jumps++
    this.#number.value = wanted
    void this.#show()
  }

  stride(stride: Stride, forward: boolean): void {
    this.goTo(strideFrom(this.number, stride, forward, this.stops, this.span))
  }

  look(seat: number): void {
    if (!this.seats.includes(seat) || seat === this.seat) return
    this.#seat.value = seat
    void this.#show()
  }

  async #show(): Promise<void> {
    const { number, seat } = this
    const [moment, facts] = await Promise.all([this.#momentAt(number, seat), this.#factsOf(seat)])
    // Whoever drags the bar asks for many moments; only the last one counts.
    if (number !== this.number || seat !== this.seat) return
    this.#shown.value = { moment, message: this.#messageOf(moment, facts) }
    for (const near of [number + 1, number - 1]) void this.#momentAt(near, seat)
  }

  /** What is remembered of the moments seen and their neighbours; a record has no end of them. */
  #momentAt(number: number, seat: number): Promise<Moment> {
    const key = `${number}.${seat}`
    const known = this.#moments.get(key)
    if (known !== undefined) return known
    const asked = this.#link.call('moment', this.#replay, number, seat)
    if (this.#moments.size > 400) this.#moments.clear()
    this.#moments.set(key, asked)
    return asked
  }

  #factsOf(seat: number): Promise<Told> {
    const asked = this.#facts.get(seat) ?? this.#link.call('facts', this.#replay, seat)
    this.#facts.set(seat, asked)
    void asked.then((facts) => {
      if (seat === this.seat) this.#stops.value = stopsIn(facts, this.#face)
    })
    return asked
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

  close(): void {}
}
