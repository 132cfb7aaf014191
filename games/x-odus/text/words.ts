import type { Names, Outcome } from '@astrolabe/kernel'
import type {
  AllyService,
  DieColour,
  DieFace,
  ExplorationOption,
  ModHalf,
  Name,
  Signal,
} from '../content/schema.ts'
import type { XodusFact } from '../rules/facts.ts'
import type { XodusPrompt } from '../rules/questions.ts'
import type { XodusWarning } from '../rules/warnings.ts'
import type { PageWords } from './words.page.ts'
import type { TableWords } from './words.table.ts'

// Everything that differs between languages. A language that lacks a word does not compile.

/** What a Maintenance or a repair is done with, read off the table. */
export interface Repair {
  readonly board: number
  readonly n: number
  readonly price: number
  readonly card: Name | undefined
}

export interface PromptWords {
  readonly ship: (number: number, of: number) => string
  readonly mod: (board: number, level: number) => string
  readonly order: string
  readonly act: (board: number, actions: number, system: string, fleet: number) => string
  readonly leaveOrHide: (board: number) => string
  readonly join: (board: number, leader: number, actions: number) => string
  readonly gather: (board: number) => string
  readonly space: (tile: string | undefined) => string
  readonly rotation: (system: string) => string
  readonly detection: (system: string) => string
  readonly afterProbe: (board: number) => string
  readonly window: Readonly<Record<WindowPrompt, string>>
  readonly reroll: (max: number) => string
  readonly foe: string
  readonly manoeuvre: (board: number, foe: Name, health: number, shields: number) => string
  readonly maintenance: (board: number) => string
  readonly mend: (board: number) => string
  readonly trade: string
  readonly exploration: (card: Name, board: number | undefined) => string
  readonly extraOption: (card: Name) => string
  readonly shareScrap: (left: number) => string
  readonly shareModule: (module: Name) => string
  readonly shareKey: string
  readonly pacify: string
  readonly closeRift: string
  readonly moveWormhole: string
  readonly fold: string
  readonly freeJump: string
  readonly charge: (board: number) => string
  readonly feed: (board: number) => string
  readonly sacrifice: (board: number) => string
  readonly discardModule: string
}

type WindowPrompt = Extract<
  XodusPrompt,
  | 'before-attack'
  | 'after-attack'
  | 'after-detection'
  | 'after-skill'
  | 'after-damage'
  | 'lose-health'
  | 'defeat'
  | 'disengaging'
>

/** Questions that can be left with “go on”. */
export type GoOnPrompt = WindowPrompt | 'gather' | 'after-probe'

export interface OptionWords {
  readonly takeShip: (board: number) => string
  readonly half: (half: ModHalf) => string
  readonly activate: (board: number) => string
  /** Without a direction, the tile is looked at first. */
  readonly probe: (direction: number | undefined) => string
  readonly blindJump: (direction: number | undefined) => string
  readonly jump: (system: string) => string
  readonly rush: (system: string, jumps: number) => string
  readonly explore: string
  readonly exploreSignal: string
  readonly placeKeys: (keys: number) => string
  readonly scavenge: string
  readonly recoverKeys: (keys: number) => string
  readonly pacifyHere: string
  readonly trade: string
  readonly maintain: string
  readonly work: (signal: Signal) => string
  readonly takeKey: string
  readonly strain: string
  readonly fleet: (board: number) => string
  readonly service: (
    ally: Name,
    service: AllyService,
    by: number | undefined,
    on: number | undefined,
  ) => string
  /** The card, the ship that uses it if not the reader's only one, whom it is used on. */
  readonly use: (card: Name, by: number | undefined, on: number | undefined, cost: CardCost) => string
  readonly decline: (card: Name) => string
  readonly goOn: Readonly<Record<GoOnPrompt, string>>
  readonly hide: string
  readonly endTurn: (actions: number) => string
  readonly join: string
  readonly stay: string
  /** Seen from a System that leads there. */
  readonly space: (from: string, direction: number) => string
  /** Systems it has lanes to, and the ways that lead on: 0 is up, then clockwise. */
  readonly turn: (to: readonly string[], onward: readonly number[]) => string
  readonly roll: string
  readonly fight: string
  readonly offensive: (dice: readonly DieColour[]) => string
  readonly defensive: (die: DieColour) => string
  readonly disengage: (rolls: number, herald: boolean) => string
  /** The first or the second die of its ship. */
  readonly die: (colour: DieColour, face: DieFace, board: number, rank: number) => string
  readonly foe: (name: Name, health: number, shields: number) => string
  readonly repair: (repair: Repair) => string
  readonly repairSignal: (signal: Name, price: number) => string
  /** For Scraps, or by a card or a service. */
  readonly mend: (damage: Name, board: number, free: boolean) => string
  readonly buyEnergy: (price: number) => string
  readonly dismantle: (module: Name, scraps: number) => string
  readonly nothing: string
  readonly buy: (module: Name, price: number, board: number) => string
  readonly giveScrap: (from: number, to: number) => string
  readonly giveModule: (module: Name, from: number, to: number) => string
  readonly giveKey: (from: number, to: number) => string
  readonly done: string
  readonly option: (option: ExplorationOption) => string
  readonly another: string
  readonly enough: string
  readonly toShip: (board: number) => string
  readonly system: (system: string) => string
  readonly amount: (n: number) => string
  readonly sacrificeHealth: string
  readonly sacrificeEnergy: string
  readonly module: (module: Name, board: number) => string
}

/** What using a card costs. */
export interface CardCost {
  readonly energy: number
  readonly consumed: boolean
  readonly scraps: number
  readonly health: number
}

export type FactOf<K extends XodusFact['kind']> = Extract<XodusFact, { readonly kind: K }>

/** A sentence for each kind of fact, or nothing where another fact tells it better. */
export type FactWords = {
  readonly [K in XodusFact['kind']]: (fact: FactOf<K>, names: Names) => string | undefined
}

/** `missing` is 0 where nothing is counted. A rule without words of its own refuses in those of the reference. */
export type RefusalWords = Readonly<Record<string, (missing: number) => string>>

export type WarningWords = Readonly<Record<XodusWarning, (amount: number) => string>>

type OptionKey = 'difficulty' | 'ships' | 'nightmare' | 'chooseShips' | 'keysFirst'

interface OptionHelp {
  readonly name: string
  readonly help: string
  /** The words for each choice, in order. */
  readonly choices?: readonly string[]
}

export interface XodusWords {
  readonly title: string
  readonly summary: string
  readonly prompts: PromptWords
  readonly options: OptionWords
  readonly refusals: RefusalWords
  readonly warnings: WarningWords
  readonly facts: FactWords
  readonly outcome: (outcome: Outcome) => string
  readonly tableOptions: Readonly<Record<OptionKey, OptionHelp>>
  readonly table: TableWords
  readonly page: PageWords
}
