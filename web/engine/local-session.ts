import type { GameRecord } from '@astrolabe/kernel'
import type { Advice, BotReason, Problem, TableMessage } from '@astrolabe/tables'
import { type ReadonlySignal, signal } from '@preact/signals'
import { mergeMessage } from '../table/merge.ts'
import type { ChapterReader, Connection, TableSession } from '../table/session.ts'
import { HeldOpen } from './held-open.ts'
import type { Link } from './link.ts'
import { localChapters } from './local-chapters.ts'
import type { LocalGameSummary } from './local-game.ts'
import type { News } from './talk.ts'
import { EngineTrouble } from './trouble.ts'

/** A table of this browser, as its worker tells of it. */
export class LocalSession implements TableSession {
  readonly kind = 'local'
  readonly chapters: ChapterReader
  readonly #link: Link
  readonly #id: string
  readonly #session: number
  readonly #message = signal<TableMessage | undefined>(undefined)
  readonly #held: HeldOpen
  /** The seat that was chosen; the worker’s choice until one is. */
  #seat: number | undefined

  /** `list` names the games of this browser. */
  constructor(link: Link, id: string, list: () => Promise<readonly LocalGameSummary[]> = async () => []) {
    this.#link = link
    this.#id = id
    this.#held = new HeldOpen(() => link.call('open', this.#session, id, this.#seat))
    this.#session = link.listen(
      (news) => this.#hear(news),
      () => this.#held.cut(),
    )
    this.chapters = localChapters(link, this.#session, id, list)
    void this.#held.open()
  }

  get message(): ReadonlySignal<TableMessage | undefined> {
    return this.#message
  }

  get connection(): ReadonlySignal<Connection> {
    return this.#held.connection
  }

  #hear(news: News): void {
    if ('gone' in news) {
      this.#held.connection.value = 'gone'
      return
    }
    const known = this.#message.value
    const { seat } = news.message.position
    const merged = mergeMessage(known?.position.seat === seat ? known : undefined, news.message)
    if (merged !== undefined) this.#message.value = merged
  }

  look(seat: number): void {
    this.#seat = seat
    void this.#attempt(this.#link.call('look', this.#session, seat).then(() => undefined))
  }

  answer(seat: number, number: number, text: string): Promise<Problem | undefined> {
    const rewinds = this.#message.value?.position.rewinds ?? 0
    return this.#attempt(this.#link.call('answer', this.#session, seat, { number, rewinds }, text))
  }

  undo(seat: number, to: number): Promise<Problem | undefined> {
    return this.#attempt(this.#link.call('undo', this.#session, seat, to))
  }

  /** Everyone at this screen is one guest: nobody is ever asked. */
  replyToUndo(): Promise<Problem | undefined> {
    return Promise.resolve({ why: 'no-request' })
  }

  order(
    seat: number,
    prompt: string,
    answer: string,
    final: boolean,
    unless?: string,
  ): Promise<Problem | undefined> {
    return this.#attempt(this.#link.call('order', this.#session, seat, prompt, answer, final, unless))
  }

  withdrawOrder(seat: number, prompt: string): Promise<Problem | undefined> {
    return this.#attempt(this.#link.call('withdrawOrder', this.#session, seat, prompt))
  }

  advise(seat: number, number: number): Promise<Advice | { readonly problem: Problem }> {
    return this.#heard<Advice>(this.#link.call('advise', this.#session, seat, number))
  }

  explain(seat: number, number: number): Promise<BotReason | { readonly problem: Problem }> {
    return this.#heard<BotReason>(this.#link.call('explain', this.#session, seat, number))
  }

  say(text: string): Promise<Problem | undefined> {
    const seat = this.#message.value?.position.seat ?? -1
    return this.#attempt(this.#link.call('say', this.#session, seat, text))
  }

  async viewAt(seat: number, number: number): Promise<unknown> {
    try {
      return await this.#link.call('viewAt', this.#session, seat, number)
    } catch (error) {
      if (error instanceof EngineTrouble) return undefined
      throw error
    }
  }

  record(): Promise<GameRecord | undefined> {
    return this.#link.call('record', this.#id)
  }

  close(): void {
    this.#link.forget(this.#session)
    void this.#attempt(this.#link.call('close', this.#session).then(() => undefined))
  }

  /** What a bot says, or why it says nothing. */
  async #heard<T extends Advice>(said: Promise<T | Problem>): Promise<T | { readonly problem: Problem }> {
    try {
      const heard = await said
      return 'answer' in heard ? heard : { problem: heard }
    } catch (error) {
      if (error instanceof EngineTrouble) return { problem: { why: error.trouble.why } }
      throw error
    }
  }

  async #attempt(deed: Promise<Problem | undefined>): Promise<Problem | undefined> {
    try {
      return await deed
    } catch (error) {
      if (error instanceof EngineTrouble) return { why: error.trouble.why }
      throw error
    }
  }
}
