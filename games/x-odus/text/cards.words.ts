import type {
  Ability,
  Ally,
  AllyService,
  Effect,
  Exploration,
  ExplorationOption,
  Malfunction,
  Mod,
  Module,
  ModuleKind,
  ShipBoard,
  ShipClass,
  Signal,
  SignalLevel,
  SignalWork,
  Skill,
  Tile,
  TileColour,
} from '../content/schema.ts'
import type { Stories } from './stories.words.ts'

// What stands on cards, boards and tiles. A part that a card does not have is an empty text.

export interface OptionParts {
  /** The class that opens it. */
  readonly lock: string
  /** “Skill Roll: 2 ⚡” */
  readonly roll: string
  readonly effects: string
  readonly failure: string
}

export interface SignalText {
  readonly reveal: string
  /** What the work is called, and what it is. */
  readonly deed: string
  readonly work: string
  /** When the Key is free. */
  readonly key: string
}

export interface AllyText {
  readonly stock: string
  readonly services: readonly string[]
}

export interface ShipText {
  readonly board: string
  readonly exp: string
  readonly levels: string
  readonly energy: string
}

/** A symbol of a tile, and what it means. */
export interface SymbolText {
  readonly name: string
  readonly meaning: string
}

export interface CardNames {
  readonly classes: Readonly<Record<ShipClass, string>>
  readonly explorations: Readonly<Record<Exploration['type'], string>>
  readonly signals: Readonly<Record<SignalLevel, string>>
  readonly modules: Readonly<Record<ModuleKind, string>>
  readonly tiles: Readonly<Record<TileColour, string>>
}

export interface CardWords {
  readonly names: CardNames
  /** Without its Energy, where that is shown beside it. */
  readonly ability: (ability: Ability, energy?: number) => string
  readonly mod: (mod: Mod) => readonly [string, string]
  readonly module: (module: Module) => string
  readonly skill: (skill: Skill) => string
  readonly malfunction: (malfunction: Malfunction) => string
  /** What a card of one's own gives, what befalls those who explore: parts of a sentence, without a full stop. */
  readonly effect: (effect: Effect) => string
  readonly effects: (effects: readonly Effect[]) => string
  readonly option: (option: ExplorationOption) => string
  readonly optionParts: (option: ExplorationOption) => OptionParts
  /** With the numbers for so many ships, or for both. */
  readonly signal: (signal: Signal, ships?: number) => SignalText
  readonly deed: (work: SignalWork) => string
  readonly ally: (ally: Ally) => AllyText
  readonly service: (service: AllyService) => string
  readonly ship: (ship: ShipBoard) => ShipText
  readonly symbols: (tile: Tile) => readonly SymbolText[]
  readonly stories: Stories
}
