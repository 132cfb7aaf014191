import type {
  Decision,
  Fact,
  GameText,
  Language,
  Names,
  Offer,
  OverviewWords,
  Question,
  RulePositions,
  TableOptions,
} from '@astrolabe/kernel'
import type { ComponentType } from 'preact'
import type { IconName } from './icons/icon.tsx'
import type { Act, Coach, SpotChange, Told, Telling } from './told/told.ts'

/** What pointing comes to: an answer, one proposed to whoever is asked, or nothing but a name. */
export type SceneMode = 'answer' | 'propose' | 'watch'

/** Among those who propose an option: the bot that was asked for advice. */
export const ADVICE = -1

/** What a game draws, it draws from this alone: a position as one seat sees it, and what that seat may do. */
export interface Scene<S, F extends Fact = Fact, Q extends Question = Question> {
  readonly view: S
  /** The seat that looks; the spectator is `SPECTATOR`. */
  readonly seat: number
  readonly language: Language
  readonly names: Names
  /** The same where a name stands alone, as on a panel: the reader's own only seat is “You”. Not for sentences. */
  readonly labels: Names
  readonly mode: SceneMode
  /**
   * The question put to this seat, if one is. Where all play together it may be that of another seat, `seats[0]`, to
   * which this one proposes: spots glow and are pointed at alike, only what comes of it differs.
   */
  readonly decision: Decision<Q> | null
  /** Its options by key, those that are refused included. */
  readonly offers: ReadonlyMap<string, Offer>
  /** Keys of options that were proposed for this question, with the seats that did, or `ADVICE`. */
  readonly ghosts: ReadonlyMap<string, readonly number[]>
  /** The key of the option that waits for its confirmation. */
  readonly armed: string | null
  /** Keys of the options picked so far, where several are picked together; `null` where one is chosen. */
  readonly picked: ReadonlySet<string> | null
  /** Someone points at a thing on the board: the page does, explains or asks, according to what is on offer there. */
  readonly point: (spot: Spot) => void
  /**
   * Gives a whole plan: answers in their order, to this question and to those that follow it, as far as the seat is
   * asked them and nothing has come out that was not known before. `back` of its own answers are taken back first, so
   * that a plan under way is changed. Nothing where the seat that looks is not asked.
   */
  readonly plan?: ((answers: readonly string[], back?: number) => void) | undefined
  /**
   * The facts told since the position shown before, for what flashes, rises or flips. What is drawn for their sake
   * alone, and not on a page that has just been opened, has the attribute `data-passing`.
   */
  readonly news: readonly F[]
  /** Things the reader is being shown, by id, or by an option there: those of a line of the log, or of a lesson. */
  readonly lit: ReadonlySet<string>
  /** By the ids of things: what the last act changed there. */
  readonly changes?: ReadonlyMap<string, SpotChange>
}

/** A thing on the board with a name to be read aloud, and the options that belong to it. */
export interface Spot {
  readonly id: string
  readonly name: string
  /** Keys of options, whether they are on offer now or not. */
  readonly keys: readonly string[]
}

/** How a spot looks: with something to choose, with nothing but refusals, or with nothing to do with the question. */
export type SpotState = 'open' | 'refused' | 'idle'

export function stateOfSpot(scene: Pick<Scene<unknown>, 'offers'>, spot: Pick<Spot, 'keys'>): SpotState {
  const offers = spot.keys.flatMap((key) => scene.offers.get(key) ?? [])
  if (offers.length === 0) return 'idle'
  return offers.some((offer) => offer.refusal === undefined) ? 'open' : 'refused'
}

/** Whether a spot is picked; nothing where it cannot be, because one thing is chosen or nothing is on offer there. */
export function isPicked(
  scene: Pick<Scene<unknown>, 'offers'> & Partial<Pick<Scene<unknown>, 'picked'>>,
  spot: Pick<Spot, 'keys'>,
): boolean | undefined {
  const { picked = null } = scene
  if (picked === null || stateOfSpot(scene, spot) !== 'open') return undefined
  return spot.keys.some((key) => picked.has(key))
}

/** What may come of an option, from what the seat may know. */
export interface Odds {
  readonly title: string
  readonly outcomes: readonly { readonly label: string; readonly chance: number }[]
}

/** Choices that belong together, under a heading of the game's own: “Explore”, “Buy”. */
export interface ChoiceGroup {
  readonly id: string
  readonly title: Readonly<Record<Language, string>>
  readonly icon: IconName
}

/** How the choices of long questions are grouped. */
export interface Grouping<Q extends Question = Question> {
  /** In reading order; choices of no group come last. */
  readonly groups: readonly ChoiceGroup[]
  /** The id of the group of a choice; none where the choices of a question are few and alike. */
  groupOf(chosen: Q): string | undefined
}

/** A part of the table beside the board: other players, what is left in a deck. */
export interface Panel<S, F extends Fact, Q extends Question = Question> {
  readonly id: string
  readonly title: Readonly<Record<Language, string>>
  /** Over its title on the tab; alone where there is no room for titles. */
  readonly icon: IconName
  readonly Panel: ComponentType<Scene<S, F, Q>>
}

/** A step of the lesson: what is said, what may be done, and what is lit meanwhile. */
export interface LessonStep {
  readonly says: Readonly<Record<Language, string>>
  /** Keys of the answers allowed here; without any, the reader only reads on. */
  readonly allows: readonly string[]
  readonly lights: readonly string[]
  /** What is answered by itself after this step, in order, with the seats. */
  readonly afterwards?: readonly { readonly seat: number; readonly answer: string }[]
}

export interface Lesson {
  readonly seed: string
  readonly seats: number
  readonly options: TableOptions
  /** The seat of the reader. */
  readonly seat: number
  /** What the reader commands, and with whom, at such a table; against cadets, if nothing is said. */
  readonly table?: Readonly<Record<Language, string>>
  readonly steps: readonly LessonStep[]
}

/** A thing of the game for the gallery, drawn as it is drawn at the table. */
export interface Exhibit {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
  readonly Piece: ComponentType<{ readonly language: Language }>
}

/** The game on one page: its words, and by the names of passages what is drawn beside them. */
export interface Overview {
  readonly words: OverviewWords
  readonly pictures: Readonly<Record<string, readonly Exhibit[]>>
}

export interface Exhibition {
  readonly title: Readonly<Record<Language, string>>
  readonly exhibits: readonly Exhibit[]
}

/** The opening of a turn: whose it is, and in which round. */
export interface OpenedTurn {
  /** `SPECTATOR` where it is nobody's: a phase of the round, or, without a name either, a new round alone. */
  readonly seat: number
  readonly round: number
  /** What acts, where a seat has several things to act with; what the phase is called. */
  readonly of?: Readonly<Record<Language, string>>
}

/** A finished or running game, for what is told after it. */
export interface Story<S, F extends Fact> {
  readonly view: S
  readonly facts: readonly { readonly at: number; readonly fact: F }[]
  readonly names: Names
  readonly labels: Names
  readonly language: Language
}

/** What can be heard at a table: the first for deeds of a game, the rest for what happens around it. */
export const SOUNDS = [
  'card',
  'dice',
  'move',
  'gain',
  'loss',
  'combat',
  'turn',
  'end-turn',
  'victory',
  'defeat',
  'message',
  'refusal',
  'undo',
] as const
export type Sound = (typeof SOUNDS)[number]

/** So much of something that matters, under its sign. */
export interface Figure {
  readonly icon: IconName
  readonly value: number | string
  /** What it is, read aloud in place of the sign. */
  readonly name: string
}

/** How far something has come, for a bar. */
export interface Score {
  /** What is counted: “Victory points”. */
  readonly name: string
  readonly value: number
  /** The whole way. */
  readonly of: number
  /** Where something happens on the way, from the start. */
  readonly notches: readonly number[]
}

/** What is always on screen of a seat: what everyone may know, and nothing hidden. */
export interface SeatCard {
  readonly score?: Score
  /** In place of the score of whoever has none: “Destroyed”. */
  readonly condition?: string
  /** At most four, the most important first: the last ones go where there is little room. */
  readonly figures: readonly Figure[]
  /** A few words: what it flies. */
  readonly note: string
}

/** The same of what all share, where all play together. */
export interface TableCard extends SeatCard {
  readonly title: string
  readonly icon: IconName
}

/** What a game brings to the page. One per game, in `games/<id>/face.tsx`; loaded when its table opens. */
export interface Face<S, F extends Fact = Fact, Q extends Question = Question> {
  readonly text: Readonly<Record<Language, GameText<S, F, Q>>>
  /** The main area: a map, with what stands on it. Fills the room it is given. */
  readonly Board: ComponentType<Scene<S, F, Q>>
  /** What the seat owns and needs at every decision; always on screen. */
  readonly Dock: ComponentType<Scene<S, F, Q>>
  readonly panels: readonly Panel<S, F, Q>[]
  /** The panel that tells of a seat in full, by its id; nothing where none does. */
  readonly seatsPanel?: string
  seatCard(view: S, seat: number, language: Language): SeatCard
  tableCard?(view: S, language: Language): TableCard
  /** What may come of a legal option of a seat that draws or rolls; nothing where chance has no part. */
  odds(scene: Scene<S, F, Q>, chosen: Q, seat: number): Odds | undefined
  /** Whether an option ends the turn and does nothing else: its button always stands in the same place. */
  endsTurn(offer: Offer): boolean
  readonly grouping?: Grouping<Q>
  /** The facts that open a turn in the log: whose turn, and which round. */
  turnOf(fact: F): OpenedTurn | undefined
  /** The seat a fact is about, for its mark beside the line of the log. */
  seatOf(fact: F): number | undefined
  /** The number of the entry of the story that a fact tells, if it does; as the rules say. */
  entryOf?(fact: F): number | undefined
  /** What a fact sounds like, for whoever wants to hear; nothing is told by sound alone. */
  soundOf?(fact: F): Sound | undefined
  /** Ids of the things on the board a fact is about. */
  spotsOf(fact: F): readonly string[]
  /** What an act came to; told by the lines of the log where the game has nothing better to say. */
  told?(act: Act<F>, telling: Telling<S>): Told | undefined
  /** Whether the facts of an answer go on with the act before them: it had asked something. */
  goesOn?(facts: readonly F[], before: readonly F[]): boolean
  /** What a newcomer is told before the first act. */
  readonly coach?: Coach
  /** After the game: points over time, where they came from, how lucky everyone was. */
  readonly Aftermath: ComponentType<Story<S, F>>
  /** Loaded when somebody walks through it. */
  gallery(): Promise<readonly Exhibition[]>
  /** Loaded when somebody wants to learn: most tables do without it. */
  lesson(): Promise<Lesson>
  /** Loaded when somebody opens the rules. */
  overview?(): Promise<Overview>
  /** Where rules can be tried; loaded when somebody opens the rules. */
  positions?(): Promise<RulePositions>
}

/** What the home page says and shows of a game before any of its code is loaded. In `games/<id>/cover.tsx`. */
export interface Cover {
  readonly title: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly minutes: { readonly min: number; readonly max: number }
  /** As its rules say of the table that `quick` sets up: everyone wins or loses together. */
  readonly cooperative?: true
  /** How “Play now” sets it up, seats counted with the reader's own; as few as the game allows if left out. */
  readonly quick?: { readonly seats: number; readonly options: TableOptions }
  readonly words: Readonly<
    Record<
      Language,
      {
        /** One line. */
        readonly tagline: string
        /** A paragraph on what it is like to play. */
        readonly pitch: string
        /** Two to four words each: “Race”, “Push your luck”. */
        readonly tags: readonly string[]
      }
    >
  >
  readonly Art: ComponentType
  /** Whose game it is, as far as its rulebook or its publisher says, and where it can be had. */
  readonly credits?: { readonly authors: string; readonly publisher: string; readonly address: string }
}
