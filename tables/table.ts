// An aggregate rebuilt from its events (event sourcing).
import {
  Driver,
  type Fact,
  type Game,
  type GameRecord,
  isCooperative,
  parseAnswer,
  seedHashOf,
  type Snapshot,
} from '@astrolabe/kernel'
import { begun, type Earlier } from './begun.ts'
import { Chapters } from './chapters.ts'
import { clocksAfter, type Moment } from './clocks.ts'
import { type Company, type CompanyEvent, companyAfter, NO_COMPANY } from './company.ts'
import type { Created, Person, Said, Sitter, TableEvent } from './events.ts'
import { follow } from './following.ts'
import { recordOf, seatNames } from './past.ts'
import type { Deed } from './problem.ts'
import type { Phase, Position } from './position.ts'
import { cannotPropose, NO_PROPOSALS, type Proposal, proposalsAfter } from './proposals.ts'
import { mustConsent, type Request, requestAfter } from './requests.ts'
import { cannotCarry, cannotSit } from './sitting.ts'
import { SeenHands } from './seen-hands.ts'
import { positionOf } from './showing.ts'
import {
  cannotOrder,
  NO_ORDERS,
  orderAt,
  orderFor,
  type Standing,
  standingAfter,
  type StandingOrder,
} from './standing.ts'

/** Far more than any game has of them: a table is not to be worn out by going back and forth. */
export const MOST_FRESH_STARTS = 200

/** An answer given under an id of its sender's. */
export interface GivenAnswer {
  readonly seat: number
  readonly text: string
  /** How many answers came before it. */
  readonly number: number
}

/** Whoever answers without a person's doing. */
export type ByItself = { readonly seat: number; readonly level: string } | StandingOrder

/**
 * A table: who sits there, the game, and what happened to both. Knows no clock, no network and no store: a deed
 * changes it at once and gives the event by which another copy of the table comes to the same point.
 */
export class GameTable<S = unknown, F extends Fact = Fact> {
  readonly game: Game<S, F>
  readonly created: Created
  readonly chat: Said[] = []
  #version = 0
  #seats: readonly Sitter[]
  #listed: boolean
  #driver: Driver<S, F> | undefined
  #chapters: Chapters<S, F> | undefined
  #rewinds = 0
  #request: Request | undefined
  #proposals = NO_PROPOSALS
  #standing = NO_ORDERS
  #company = NO_COMPANY
  #isRecordTold = false
  /** Since the game has begun. */
  #seenHands: SeenHands | undefined
  readonly #given = new Map<string, GivenAnswer>()
  /** Where the chapters began of a past that was taken over; until the game has begun. */
  readonly #past: readonly Snapshot[]
  /** How many answers there are, while the events are being read. */
  #number: number
  readonly #seedHash: string

  /**
   * Rebuilds a table from its events. A game that was begun under other rules goes on from its snapshot, and
   * `carriedOver` then holds the event that says so; one that was over is only shown, and stays as it was.
   */
  constructor(game: Game<S, F>, events: readonly TableEvent[], earlier: Earlier<F> = {}) {
    const [created] = events
    if (created?.kind !== 'created') throw new RangeError('a table begins with its creation')
    this.game = game
    this.created = created
    this.#seats = created.seats
    this.#listed = created.listed
    this.#past = earlier.snapshots ?? []
    this.#number = created.past?.answers.length ?? 0
    this.#seedHash = seedHashOf(created.seed)
    let started = false
    for (const event of events) {
      this.#take(event)
      started ||= event.kind === 'started'
    }
    if (!started) return
    const { driver, carriedOver, lastRecord } = begun(game, created, events, earlier)
    this.#lastRecord = lastRecord
    this.carriedOver = carriedOver
    if (carriedOver !== undefined) this.#take(carriedOver)
    this.#begin(driver, earlier.snapshots)
  }

  /** The event that has to follow those the table was opened from. */
  readonly carriedOver: TableEvent | undefined

  /** The record of a game that is over, of which the rules are not here any more. */
  #lastRecord: GameRecord | undefined

  /** Whether the game is over and its rules are not here any more to tell how it came to its end. */
  get isUntold(): boolean {
    return this.#lastRecord !== undefined
  }

  #begin(driver: Driver<S, F>, snapshots: readonly Snapshot[] = []): void {
    this.#driver = driver
    this.#chapters = new Chapters(driver, snapshots)
  }

  /** All of an event that does not concern the game itself. */
  #take(event: TableEvent): void {
    this.#version++
    this.#company = companyAfter(this.#company, event, {
      seats: this.#seats,
      number: this.#number,
      request: this.#request,
    })
    this.#proposals = proposalsAfter(this.#proposals, event)
    this.#request = requestAfter(this.#request, event)
    this.#standing = standingAfter(this.#standing, event, this.#number)
    switch (event.kind) {
      case 'started':
        this.#seenHands = new SeenHands(this.#seats)
        return
      case 'created':
      case 'proposed':
      case 'proposal-declined':
      case 'ordered':
      case 'order-withdrawn':
      case 'undo-asked':
      case 'undo-consented':
      case 'undo-refused':
      case 'nudged':
      case 'nudge-heard':
      case 'again':
        return
      case 'listed':
        this.#listed = event.listed
        return
      case 'record-told':
        this.#isRecordTold = true
        return
      case 'seated':
        this.#seats = this.#seats.with(event.seat, event.sitter)
        this.#seenHands?.sits(event.seat, event.sitter)
        return
      case 'answered':
        if (event.id !== undefined) {
          const { text } = parseAnswer(event.answer, event.seat)
          this.#given.set(event.id, { seat: event.seat, text, number: this.#number })
        }
        this.#number++
        return
      case 'taken-back':
        this.#number = event.to
        this.#rewinds++
        this.#chapters?.forget()
        return
      case 'carried-over':
        this.#number = event.record.answers.length
        this.#rewinds++
        return
      case 'said':
        this.chat.push(event)
        return
    }
  }

  /**
   * Something happened at another copy of this table. False if the table has to be opened anew: the game has begun
   * there, or goes on under other rules.
   */
  hear(event: TableEvent): boolean {
    if (!follow(this.#driver, event, this.#number)) return false
    this.#take(event)
    return true
  }

  #done(event: TableEvent): Deed {
    this.#take(event)
    return { event }
  }

  get version(): number {
    return this.#version
  }

  get seats(): readonly Sitter[] {
    return this.#seats
  }

  get listed(): boolean {
    return this.#listed
  }

  get seedHash(): string {
    return this.#seedHash
  }

  /** The rules the game is shown by, or was played under if they are not here any more. */
  get rules(): string {
    return this.#lastRecord?.rules ?? this.game.rules
  }

  get proposals(): readonly Proposal[] {
    return this.#proposals
  }

  /** Somebody asks to take back more than they may by themselves. */
  get request(): Request | undefined {
    return this.#request
  }

  get standing(): Standing {
    return this.#standing
  }

  /** What is between those who play, besides the game. */
  get company(): Company {
    return this.#company
  }

  /** Something between those who play, which was judged at this table as it is. */
  meet(judged: Deed<CompanyEvent>): Deed {
    return 'event' in judged ? this.#done(judged.event) : judged
  }

  /** Notes when something was just done, where clocks run: the event as it is to be written down. */
  stamp(event: TableEvent, moment: Moment): TableEvent {
    const clock = clocksAfter(this, event, moment)
    if (clock === undefined) return event
    this.#company = { ...this.#company, clocks: clock }
    return { ...event, clock }
  }

  /** How often answers were taken back. */
  get rewinds(): number {
    return this.#rewinds
  }

  /** Whether everyone wins or loses together. */
  get isCooperative(): boolean {
    return isCooperative(this.game, { seats: this.#seats.length, options: this.created.options })
  }

  get phase(): Phase {
    if (this.#driver === undefined) return 'gathering'
    return this.#driver.isOver ? 'over' : 'playing'
  }

  /** The seats that are asked something. */
  get waitingFor(): readonly number[] {
    return this.#driver?.decision?.seats ?? []
  }

  /** The seats a guest holds. */
  seatsOf(guest: string): number[] {
    const seats: number[] = []
    for (let seat = 0; seat < this.#seats.length; seat++) if (this.isHeldBy(guest, seat)) seats.push(seat)
    return seats
  }

  isHeldBy(guest: string, seat: number): boolean {
    const sitter = this.#seats[seat]
    return sitter?.kind === 'person' && sitter.guest === guest
  }

  /** Whether nobody but one guest and bots play: nothing has to be kept from anybody else. */
  isSoloOf(guest: string): boolean {
    return this.#seats.every(
      (sitter) =>
        (sitter.kind === 'bot' && (sitter.for?.guest ?? guest) === guest) ||
        (sitter.kind === 'person' && sitter.guest === guest),
    )
  }

  /**
   * The next bot that is asked something. Bots wait while someone asks to take an answer back, and, where the first
   * answer counts, for the people who are asked too.
   */
  get botToAnswer(): { readonly seat: number; readonly level: string } | undefined {
    if (this.#request !== undefined || this.#isForPeople) return undefined
    for (const seat of this.waitingFor) {
      const sitter = this.#seats[seat]
      if (sitter.kind === 'bot') return { seat, level: sitter.level }
    }
    return undefined
  }

  /** Who answers next without a person's doing: a standing order, or a bot. Neither does while someone asks to take back. */
  get nextByItself(): ByItself | undefined {
    if (this.#request !== undefined) return undefined
    return orderFor(this.#standing, this.#driver) ?? this.botToAnswer
  }

  get #isForPeople(): boolean {
    const isForAny = this.#driver?.decision?.kind === 'any'
    return isForAny && this.waitingFor.some((seat) => this.#seats[seat].kind === 'person')
  }

  list(listed: boolean): Deed {
    return this.#done({ kind: 'listed', listed })
  }

  /** Someone else sits there from now on; whether they may is for the caller to know. */
  seat(seat: number, sitter: Sitter): Deed {
    if (this.#seats[seat] === undefined) return this.#noSuchSeat()
    return this.#done({ kind: 'seated', seat, sitter })
  }

  /** A guest sits down at an open seat. */
  sit(seat: number, person: Person): Deed {
    const problem = cannotSit(this, seat, person.guest)
    return problem === undefined ? this.seat(seat, person) : { problem }
  }

  /** A seat goes from the guest who holds it to another one, under the name it has. */
  carry(seat: number, from: string, guest: string): Deed {
    const sitter = this.#seats[seat]
    const problem = cannotCarry(this, seat, from, guest)
    if (problem !== undefined || sitter?.kind !== 'person')
      return { problem: problem ?? { why: 'not-your-seat', seat } }
    return this.seat(seat, { ...sitter, guest })
  }

  /** Whether a guest has looked from other seats since the game began, and never from this one. */
  hasSeenOthers(guest: string, seat: number): boolean {
    return this.#seenHands?.areOfOthers(guest, seat) === true
  }

  /** Whether somebody may know what is to come: nobody else can sit down here any more. */
  get isRecordTold(): boolean {
    return this.#isRecordTold
  }

  /** The record goes to whoever plays alone while the game is under way. */
  tellRecord(): Deed {
    return this.#done({ kind: 'record-told' })
  }

  #noSuchSeat(): Deed {
    return { problem: { why: 'no-such-seat', seats: this.#seats.length } }
  }

  start(): Deed {
    if (this.#driver !== undefined) return { problem: { why: 'already-started' } }
    const open = this.#seats.flatMap((sitter, seat) => (sitter.kind === 'open' ? [seat] : []))
    if (open.length > 0) return { problem: { why: 'seats-open', open } }
    const { rules } = this.game
    this.#begin(Driver.resume(this.game, recordOf(this.created, []), this.#past), this.#past)
    return this.#done({ kind: 'started', ...(rules === this.created.rules ? {} : { rules }) })
  }

  /** The answer given under an id, if it was: the same message has come twice. */
  given(id: string): GivenAnswer | undefined {
    return this.#given.get(id)
  }

  /** `rewinds` is how often answers had been taken back when the question was seen: it may have been another one. */
  answer(seat: number, number: number, text: string, id?: string, rewinds = this.#rewinds): Deed {
    if (rewinds !== this.#rewinds) return { problem: { why: 'stale', expected: this.#number } }
    return this.#answer(seat, number, text, id === undefined ? {} : { id })
  }

  #answer(
    seat: number,
    number: number,
    text: string,
    how: Pick<Extract<TableEvent, { kind: 'answered' }>, 'id' | 'byOrder'>,
  ): Deed {
    if (this.#driver === undefined) return { problem: { why: 'not-started' } }
    const problem = this.#driver.answer(seat, text, number)
    if (problem !== undefined) return { problem }
    return this.#done({ kind: 'answered', seat, answer: this.#driver.answers[number], ...how })
  }

  /**
   * From now on the question that a seat is asked, if it is one that comes again and again, is answered so; `final`,
   * also where that cannot be taken back, and not in the cases that `unless` names.
   */
  order(seat: number, prompt: string, answer: string, final = false, unless?: string): Deed {
    const decision = this.#driver?.decision
    const problem = cannotOrder(this, seat, prompt, answer, unless)
    if (problem !== undefined || decision === undefined) return { problem: problem ?? { why: 'over' } }
    return this.#done({ kind: 'ordered', ...orderAt(decision, seat, answer, final, unless) })
  }

  /** Answers the question before which `number` answers were given as a standing order says. */
  obey({ seat, prompt, answer }: StandingOrder, number: number): Deed {
    return this.#answer(seat, number, answer, { byOrder: prompt })
  }

  withdrawOrder(seat: number, prompt: string): Deed {
    const stands = this.#standing.orders.some((order) => order.seat === seat && order.prompt === prompt)
    if (!stands) return { problem: { why: 'no-order' } }
    return this.#done({ kind: 'order-withdrawn', seat, prompt })
  }

  /** Proposes an answer to another seat, which is asked: to choose it is to accept. */
  propose(seat: number, to: number, number: number, answer: string, rewinds = this.#rewinds): Deed {
    const problem = cannotPropose(this, seat, to, number, answer, rewinds)
    return problem === undefined ? this.#done({ kind: 'proposed', seat, for: to, answer }) : { problem }
  }

  /** Declines what was proposed; the proposer may withdraw it so. */
  decline(seat: number, proposer: number): Deed {
    const proposal = this.#proposals.find((standing) => standing.seat === proposer)
    if (proposal === undefined || (proposal.for !== seat && proposer !== seat))
      return { problem: { why: 'no-proposal' } }
    return this.#done({ kind: 'proposal-declined', seat, proposer })
  }

  /** Takes back a seat's own answers at once, or asks those who have a say. */
  undo(seat: number, to: number): Deed {
    const driver = this.#driver
    if (driver === undefined) return { problem: { why: 'not-started' } }
    if (this.#seats[seat] === undefined) return this.#noSuchSeat()
    // The secret is out: whoever went back now would know what comes.
    if (driver.isOver) return { problem: { why: 'over' } }
    if (driver.undo(seat, to)) return this.#done({ kind: 'taken-back', seat, to, afresh: false })
    if (this.#request !== undefined) return { problem: { why: 'request-pending' } }
    if (to < driver.firstNumber || to >= driver.answers.length)
      return { problem: { why: 'nothing-to-take-back' } }
    if (driver.freshStarts >= MOST_FRESH_STARTS) return { problem: { why: 'too-often' } }
    if (mustConsent(this.#seats, { seat, consents: [] }).length > 0)
      return this.#done({ kind: 'undo-asked', seat, to })
    return this.#rewind(driver, seat, to)
  }

  #rewind(driver: Driver<S, F>, seat: number, to: number): Deed {
    driver.rewind(to)
    return this.#done({ kind: 'taken-back', seat, to, afresh: true })
  }

  /**
   * Consents to what another seat asks to take back, or refuses; the seat that asked may withdraw by refusing. `to` is
   * what was asked for: it may be another request by now.
   */
  answerRequest(seat: number, consents: boolean, to = this.#request?.to): Deed {
    const request = this.#request
    if (this.#driver === undefined || request === undefined || request.to !== to)
      return { problem: { why: 'no-request' } }
    const waitingFor = mustConsent(this.#seats, request)
    const withdraws = seat === request.seat && !consents
    if (!waitingFor.includes(seat) && !withdraws) return { problem: { why: 'no-request' } }
    if (!consents) return this.#done({ kind: 'undo-refused', seat })
    if (waitingFor.length > 1) return this.#done({ kind: 'undo-consented', seat })
    return this.#rewind(this.#driver, request.seat, request.to)
  }

  say(at: number, seat: number, name: string, text: string, sent?: Said['sent']): Deed {
    return this.#done({ kind: 'said', at, seat, name, text, ...(sent === undefined ? {} : { sent }) })
  }

  /** The line said by a guest under an id, if it was: the same message has come twice. */
  saidAs({ guest, id }: NonNullable<Said['sent']>): Said | undefined {
    return this.chat.findLast(({ sent }) => sent?.id === id && sent.guest === guest)
  }

  /** All there is to the game; with its secret, so only for those who may know it. */
  record(): GameRecord | undefined {
    const record = this.#lastRecord ?? this.#driver?.record()
    return record && { ...record, seats: seatNames(this.#seats) }
  }

  /** The chapters of a long game; nothing before the start. */
  get chapters(): Omit<Chapters<S, F>, 'forget'> | undefined {
    return this.#chapters
  }

  /** The driver itself, for bots: they are handed questions by it, never the truth. */
  get driver(): Driver<S, F> | undefined {
    return this.#driver
  }

  /**
   * What a seat, or the spectator, is sent; with the facts since it had heard `since` answers, or all of them. With
   * `finality`, the person who is asked is told what cannot be taken back, which takes longer to find than all the rest.
   */
  position(seat: number, since = -1, finality = false): Position<S, F> {
    return positionOf(this, seat, since, finality)
  }

  /** What a seat, or the spectator, saw after so many answers; nothing where there is no such moment. */
  viewAt(seat: number, number: number): S | undefined {
    const driver = this.#driver
    if (driver === undefined || number < driver.firstNumber || number > driver.answers.length)
      return undefined
    return driver.at(number).view(seat).state
  }
}
