import type { BotKnowledge } from './bot.ts'
import type { Decision } from './decision.ts'
import type { Game, OptionValue, Outcome, TableOption, Warning } from './game.ts'
import type { Asked, Question } from './questions.ts'
import type { Refusal } from './refusal.ts'
import type { Deed } from './rule-positions.ts'
import type { Fact } from './table.ts'
import type { Why } from './why.ts'

export type Language = 'en' | 'fr'
export const LANGUAGES: readonly Language[] = ['en', 'fr']

/** What a player is called. */
export type Names = (seat: number) => string

/** A chapter of the rules reference. */
export interface RulesChapter {
  readonly title: string
  readonly rules: readonly { readonly id: string; readonly text: string }[]
}

/** All that stands on a card: its name, then line by line the rest. */
export interface CardText {
  readonly name: string
  readonly lines: readonly string[]
}

/** What is told when a game is over. */
export interface EndingWords {
  /** What won or lost it, in a sentence or two. */
  readonly how: string
  /** The last lines of the story. */
  readonly epilogue?: string
}

/** The words for a table option. */
export interface OptionWords {
  readonly name: string
  readonly help: string
  /** What each of its `choices` means, in their order. */
  readonly choices?: readonly string[]
}

/** A number of a table option that has choices, in words; of others there are none. */
export function choiceInWords(
  { choices }: Pick<TableOption, 'choices'>,
  words: OptionWords,
  value: OptionValue,
): string | undefined {
  return typeof value === 'number' ? words.choices?.[choices?.indexOf(value) ?? -1] : undefined
}

/** Everything a player reads, in one language. Words are made from data: rules and cards never hold prose. */
export interface GameText<S, F extends Fact, Q extends Question = Question> {
  readonly title: string
  /** One sentence on what the game is. */
  readonly summary: string
  /** What to decide. `view` is the state as the seat sees it. */
  prompt(asked: Asked<Q> & Pick<Decision, 'min' | 'max'>, view: S, seat: number): string
  /** The words on a button: a verb, what it costs, what it does. */
  option(chosen: Q, view: S, seat: number): string
  /** The id of the rule that a question comes from. */
  rule?(asked: Asked<Q>): string
  /** Why a bot chose so, in a sentence; `view` is what its reader saw, `seat` the one that chooses. */
  reason?(why: Why, view: S, seat: number): string
  /** Why not, with the missing amount; without the rule's id, which stands beside it. */
  refusal(refusal: Refusal): string
  warning(warning: Warning): string
  /** A line of the log; nothing for facts that others tell better. */
  fact(fact: F, names: Names): string | undefined
  /** How it ended; `view` is the last state, as the reader sees it. */
  outcome(outcome: Outcome, names: Names, view: S): string
  /** How it came to that, for whoever looks back. */
  ending?(outcome: Outcome, names: Names, view: S): EndingWords | undefined
  /** One of the `exceptions` of a standing order, as it goes on after “unless”. */
  exception?(name: string): string
  /** What one of the `others` of an outcome is called. */
  other?(name: string): string
  tableOption(key: string): OptionWords
  /** The rules reference. It is long, and loaded when somebody opens it. */
  readonly chapters: () => Promise<readonly RulesChapter[]>
  /**
   * Every card there is, wherever it lies: what stands on cards is no secret; at a table, those that may be read there.
   * Loaded when somebody reads one.
   */
  readonly cards?: (view?: S) => Promise<readonly CardText[]>
}

/** How a terminal draws: plain text, or with colour codes around it. */
export interface Paint {
  readonly bold: (text: string) => string
  readonly dim: (text: string) => string
  /** The colour of a seat; its mark is a letter, so colour is never alone. */
  readonly seat: (seat: number, text: string) => string
}

/** What a position is drawn on in a terminal: for whom, how wide, and with which colours. */
export interface Sheet {
  readonly language: Language
  readonly names: Names
  readonly width: number
  readonly paint: Paint
  /** Only what the seat needs between two deeds of its turn, in a few lines: the rest is known, or asked for. */
  readonly brief?: boolean
}

/** Draws a position in lines of at most `width` columns, as a seat or the spectator sees it. */
export type DrawTable<S> = (view: S, seat: number, sheet: Sheet) => string[]

/** What is interesting in one finished game, for the simulator. */
export interface GameMeasures {
  /** Rounds, or whatever the game counts its length in. */
  readonly rounds: number
  /** How it ended. */
  readonly outcome: string
  /** Figures of which the spread is wanted. */
  readonly figures: Readonly<Record<string, number>>
  /** Things counted over all games: group, then thing, then how often; what is there to be used and was not, as 0. */
  readonly tallies: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** A label per seat (an opening, a character), to see who wins with it. */
  readonly labels: Readonly<Record<string, readonly string[]>>
}

/** Watches one game for the simulator. */
export interface GameWatcher<S, F extends Fact> {
  hear(fact: F): void
  finish(state: S): GameMeasures
}

/** What a game brings to a terminal: the table as lines of text, what a simulation counts, where rules show. */
export interface Desk<S, F extends Fact, Q extends Question = Question> {
  readonly draw: DrawTable<S>
  readonly watch: (state: S) => GameWatcher<S, F>
  /** The ids of the rules that show in a deed, for positions to try them in; those that refuse something need no saying. */
  shownIn?(deed: Deed<S, F, Q>): readonly string[]
}

/** The entries of a story in one language, by number: each a list of paragraphs. */
export type StoryBook = Readonly<Record<number, readonly string[]>>

/** Everything a game brings to the table. One per game, in `games/<id>/house.ts`. */
export interface House<S, F extends Fact = Fact, Q extends Question = Question> {
  readonly game: Game<S, F, Q>
  /** The rules of earlier versions, frozen: games played to their end under them are shown by them. */
  readonly past?: Readonly<Record<string, () => Promise<Game<unknown>>>>
  readonly text: Readonly<Record<Language, GameText<S, F, Q>>>
  readonly bot: BotKnowledge<S, Q>
  /** Loaded by a terminal or a simulation: a page needs nothing of it. */
  readonly desk: () => Promise<Desk<S, F, Q>>
  /**
   * The story that facts tell by number (`entryOf`), in files named `story.*` which the page does not load with the
   * rest: nobody is to read ahead.
   */
  story?(language: Language): Promise<StoryBook>
}
