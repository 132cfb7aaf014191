import type { GameRecord, Language } from '@astrolabe/kernel'
import type { Advice, BotReason, Chapter, Problem, TableMessage } from '@astrolabe/tables'
import type { ReadonlySignal } from '@preact/signals'

/** `gone` is for good: the table does not exist, or is not to be seen. */
export type Connection = 'connecting' | 'live' | 'retrying' | 'gone'

/**
 * A table as the page plays on it, wherever it is kept: in this browser, on a server, in a lesson, in a record.
 * The page knows nothing else of where its positions come from.
 */
export interface TableSession {
  readonly kind: 'local' | 'server' | 'lesson' | 'replay'
  /**
   * The newest message. Whatever arrived in parts is put together: `position.facts` are all facts this seat has
   * heard (`since` is -1), `chat` is the whole chat.
   */
  readonly message: ReadonlySignal<TableMessage | undefined>
  readonly connection: ReadonlySignal<Connection>
  /** The time of whoever keeps the table, as far as it was told; of this device otherwise. */
  now?(): number
  /** Looks from another seat of this screen, or as a spectator. */
  look(seat: number): void
  /** Answers the question before which `number` answers had been given. */
  answer(seat: number, number: number, text: string): Promise<Problem | undefined>
  undo(seat: number, to: number): Promise<Problem | undefined>
  /** Says yes or no to somebody who asks that `to` answers stay. */
  replyToUndo(seat: number, to: number, consents: boolean): Promise<Problem | undefined>
  /**
   * Always answers a question so that comes again and again, also, if `final`, where that cannot be taken back; nothing
   * where nobody plays. `unless` names cases in which it is asked all the same.
   */
  order?(
    seat: number,
    prompt: string,
    answer: string,
    final: boolean,
    unless?: string,
  ): Promise<Problem | undefined>
  withdrawOrder?(seat: number, prompt: string): Promise<Problem | undefined>
  /** Asks a bot what it would answer; nothing where there is none to ask. */
  advise?(seat: number, number: number): Promise<Advice | { readonly problem: Problem }>
  /** Asks a bot why it gave the answer before which `number` were given; nothing where there is none to ask. */
  explain?(seat: number, number: number): Promise<BotReason | { readonly problem: Problem }>
  /** Proposes an answer to another seat; nothing where everybody who plays is at this screen. */
  propose?(seat: number, to: number, number: number, text: string): Promise<Problem | undefined>
  /** Declines what was proposed, or withdraws it. */
  decline?(seat: number, proposer: number): Promise<Problem | undefined>
  say(text: string): Promise<Problem | undefined>
  /** What a seat saw after so many answers; nothing where that cannot be had. */
  viewAt?(seat: number, number: number): Promise<unknown>
  /** The chapters and the story of a long game; nothing where there is nothing to be asked. */
  readonly chapters?: ChapterReader
  /** All there is to the game, for a file or a check; nothing while it may not be known. */
  record(): Promise<GameRecord | undefined>
  /** Nothing is heard of the table any more. */
  close(): void
}

/** Another table that has to do with this one, and the milestone at which the two part. */
export interface Relative {
  readonly address: string
  readonly at: number
}

/** What a long game is read by: it is asked for when somebody wants to read it. */
export interface ChapterReader {
  /** What a seat heard in a chapter; nothing if it cannot be had now. */
  facts(seat: number, chapter: number): Promise<Chapter | undefined>
  /** The paragraphs of an entry of the story; nothing while it has not been told. */
  story(seat: number, entry: number, language: Language): Promise<readonly string[] | undefined>
  /** Begins a table that goes on from a milestone; gives its address. */
  branch?(at: number): Promise<string | undefined>
  /** The table this one branched from, then those that branched from it. */
  relatives?(): Promise<readonly Relative[]>
}

/** How a kind of table is opened: `web/engine` for those of this browser, `server/` for the server’s. */
export type OpenTable = (table: string) => TableSession
