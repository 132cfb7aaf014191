import { randomAnswer } from '@astrolabe/bench/server/random-tables.ts'
import type { Decision, FastChance } from '@astrolabe/kernel'
import type { Position, TableMessage } from '@astrolabe/tables'
import {
  chatMark,
  CONSENT_MARK,
  declineMark,
  orderMark,
  proposalMark,
  refusalMark,
  undoMark,
  withdrawalMark,
} from '../checks/marks.ts'
import { Answering } from './answering.ts'
import type { Guest } from './guest.ts'
import type { Habits } from './habits.ts'
import { Listener } from './listener.ts'
import { carry, comeBack, handOver } from './moving.ts'
import type { SharedTable, Tried } from './shared-table.ts'
import { pause, type World } from './world.ts'

const THOUSAND = 1000
/** Whoever hears nothing for so long looks, in milliseconds. */
const PATIENCE = 5000
/** So far back somebody may ask to go. */
const FAR_BACK = 12
/** So many of what they want to be always done are for questions that cannot be taken back. */
const FINAL_ORDERS = 500

export interface Place {
  readonly table: SharedTable
  readonly guest: Guest
  readonly seat: number
  /** Whether the guest has other seats at the table. */
  readonly isHotSeat: boolean
  readonly finality: boolean
  readonly chance: FastChance
}

/** Somebody at a seat, who plays at random and does whatever else can be done at a table. */
export class Person {
  readonly table: SharedTable
  readonly world: World
  readonly seat: number
  readonly isHotSeat: boolean
  readonly chance: FastChance
  readonly #finality: boolean
  readonly #answering = new Answering(this)
  guest: Guest
  listener: Listener
  /** Of whoever held the seat before, who watches from then on. */
  former: Listener | undefined
  #names = 0

  constructor({ table, guest, seat, isHotSeat, finality, chance }: Place) {
    this.table = table
    this.world = table.world
    this.guest = guest
    this.seat = seat
    this.isHotSeat = isHotSeat
    this.chance = chance
    this.#finality = finality
    this.listener = this.#listen()
  }

  /** Whoever has one seat looks from it without saying so. */
  #listen(): Listener {
    return new Listener(this.table, this.guest, this.isHotSeat ? this.seat : undefined, this.#finality)
  }

  /** Whether it is done this time. */
  does(habit: Exclude<keyof Habits, 'think'>): boolean {
    return this.chance.below(THOUSAND) < this.world.habits[habit]
  }

  newId(): string {
    return `${this.table.id}-${this.seat}-${this.#names++}`
  }

  /** Somebody else sits there from now on. */
  becomes(guest: Guest): void {
    this.#answering.forget()
    this.guest = guest
    this.former?.close()
    this.former = this.listener
    this.listener = this.#listen()
  }

  /** Plays until the game is over, or the trial. */
  async play(): Promise<void> {
    while (!this.world.isOver) {
      const heard = await this.listener.next(PATIENCE)
      const message = heard ?? (await this.#lookAgain())
      if (message?.position.phase === 'over') return
      if (message?.position.phase === 'playing' && message.position.seat === this.seat)
        await this.#consider(message.position)
    }
  }

  /** Nothing was heard for long: whoever looks finds out whether there was anything to be heard. */
  async #lookAgain(): Promise<TableMessage | undefined> {
    const known = this.listener.sum.last?.position.version ?? 0
    const message = await this.table.look(this.guest, this.isHotSeat ? this.seat : undefined)
    if (message === undefined) return undefined
    if (message.position.version > known && this.listener.isOpen) {
      this.world.deeds.add('changes seen by a look before the stream told')
      this.listener.blink()
    }
    this.table.waitedInVain += PATIENCE
    if (message.position.phase === 'playing' && !message.yours.includes(this.seat)) await comeBack(this)
    return message
  }

  async #consider(position: Position): Promise<void> {
    if (this.does('blink')) this.listener.blink()
    if (this.does('talk')) await this.#talk()
    const { request, decision, asked } = position
    if (request !== null) {
      if (request.waitingFor.includes(this.seat)) await this.#reply(request.to)
      return
    }
    if (decision !== null) await this.#decide(position, decision)
    else if (asked !== null && this.does('propose')) await this.#propose(position, asked)
  }

  async #decide(position: Position, decision: Decision): Promise<void> {
    await pause(this.chance.below(this.world.habits.think + 1))
    if (this.does('foul')) await this.#answering.foul(position)
    if (this.does('repeat')) await this.#answering.repeat()
    if (this.does('takeBack') && (await this.#takeBack(position))) return
    if (this.does('askToTakeBack') && (await this.#askToTakeBack(position))) return
    if (!this.isHotSeat && this.does('carry')) return await carry(this)
    if (!this.isHotSeat && this.does('handOver')) return await handOver(this)
    if (this.does('order') && (await this.#order(position, decision))) return
    await this.#answering.give(position, decision, await this.#answerTo(position, decision))
  }

  /** What somebody proposed, if that is as good as anything; declined, if not. */
  async #answerTo({ proposals }: Position, decision: Decision): Promise<string> {
    const proposal = proposals.find((one) => one.for === this.seat)
    if (proposal === undefined) return randomAnswer(decision, this.seat, this.chance)
    if (this.chance.below(2) === 0) return proposal.answer
    const { seat: proposer } = proposal
    await this.#deed('propose/decline', { seat: this.seat, proposer }, declineMark(this.seat, proposer))
    return randomAnswer(decision, this.seat, this.chance)
  }

  async #deed(path: string, body: object, mark: string): Promise<Tried> {
    const tried = await this.table.deed(this.guest, path, body, mark)
    if (tried.ending === 'acknowledged') this.world.deeds.add(path)
    return tried
  }

  async #talk(): Promise<void> {
    const text = `line ${this.newId()}`
    await this.#deed('chat', { text }, chatMark(text))
  }

  /** Whether it was done: then there is another question. */
  async #takeBack({ number, rewinds, undo }: Position): Promise<boolean> {
    if (undo === null || undo.to >= number) return false
    return await this.#goBack(undo.to, number, rewinds)
  }

  async #askToTakeBack({ number, rewinds }: Position): Promise<boolean> {
    const to = Math.max(0, number - 1 - this.chance.below(FAR_BACK))
    return to < number && (await this.#goBack(to, number, rewinds))
  }

  async #goBack(to: number, number: number, rewinds: number): Promise<boolean> {
    const body = { seat: this.seat, to, number, rewinds }
    return (await this.#deed('undo', body, undoMark(this.seat, to))).ending !== 'refused'
  }

  async #reply(to: number): Promise<void> {
    const consent = this.does('consent')
    const mark = consent ? CONSENT_MARK : refusalMark(this.seat)
    await this.#deed('undo/reply', { seat: this.seat, consent, to }, mark)
  }

  async #propose({ number, rewinds }: Position, asked: Decision): Promise<void> {
    const to = asked.seats[0]
    const answer = randomAnswer(asked, to, this.chance)
    const body = { seat: this.seat, for: to, number, rewinds, answer }
    await this.#deed('propose', body, proposalMark(this.seat, to, answer))
  }

  /** Says once how to answer always, or takes that back. */
  async #order({ standing }: Position, decision: Decision): Promise<boolean> {
    const [order] = standing?.orders ?? []
    const { seat } = this
    if (order !== undefined) {
      const { prompt } = order
      await this.#deed('orders/withdraw', { seat, prompt }, withdrawalMark(seat, prompt))
      return false
    }
    if (standing?.mayOrder !== true) return false
    const { prompt } = decision
    const answer = randomAnswer(decision, seat, this.chance)
    const final = this.chance.below(THOUSAND) < FINAL_ORDERS
    const body = { seat, prompt, answer, final }
    return (await this.#deed('orders', body, orderMark(seat, prompt, answer))).ending !== 'refused'
  }
}
