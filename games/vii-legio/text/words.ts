import type { Names } from '@astrolabe/kernel'
import type { Extrasolar } from '../content/decks.ts'
import type { DomainLetter, ExoTechnology, ExplorationCard, ExplorationType } from '../content/schema.ts'
import type { LegioFact } from '../rules/facts.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import type { SlotName } from '../rules/state.ts'
import type { LegioWarning } from '../rules/warnings.ts'
import type { Change, Hand, Prospect } from './reading.ts'
import type { PageWords } from './words.page.ts'
import type { TableWords } from './words.table.ts'

// Everything that differs between languages. A language that lacks a word does not compile.

/** The questions the rules ask. */
export type LegioPrompt =
  | 'opening'
  | 'free-item'
  | 'space'
  | 'after-landing'
  | 'observation'
  | 'contact'
  | 'zone'
  | 'domain'
  | 'token'
  | 'planet'
  | 'detector'
  | 'joker'
  | 'lose-personnel'
  | 'give-up'
  | 'special-mission'
  | 'summons'

export interface PromptWords {
  readonly freeItem: (left: number) => string
  readonly atBase: string
  readonly exploring: (sector: number, hand: Hand) => string
  readonly explorationOver: (sector: number) => string
  readonly installed: string
  readonly mustLeaveX: (cards: number) => string
  readonly afterLanding: string
  readonly observation: (card: Extrasolar, gained: number) => string
  readonly contact: (card: Extrasolar, passed: number) => string
  readonly zone: (card: Extrasolar) => string
  readonly domain: string
  readonly token: string
  readonly planet: (sector: number) => string
  readonly detector: (card: ExplorationCard) => string
  readonly joker: (card: Extrasolar) => string
  readonly losePersonnel: string
  readonly giveUp: string
  readonly specialMission: (card: ExplorationCard) => string
  readonly summons: (card: ExplorationCard) => string
}

/** A fight as it can be foreseen. */
interface Fight {
  readonly lasers: number
  readonly hostile: number
  readonly rolls: number
  readonly trophy: boolean
}

/** XP by domain, as [N, D, C, R]. */
export type Xp = readonly number[]

interface ObservationGain {
  readonly xp: number
  readonly domain: DomainLetter
  readonly turns: number
}

/** VP of the Contact up to a threshold, and what it costs to pass it. */
interface NextThreshold {
  readonly vp: number
  readonly due: Xp
}

export interface OptionWords {
  readonly takeFree: (change: Change) => string
  readonly turnOver: (hand: Hand) => string
  readonly takeOff: string
  readonly cross: (sector: number, cards: number) => string
  readonly enterX: (cards: number) => string
  readonly leaveX: (cards: number, promotion: boolean) => string
  readonly land: (slot: SlotName, prospect: Prospect | undefined) => string
  readonly landOnBase: (promotion: boolean) => string
  readonly scan: (slot: SlotName, usesLeft: number) => string
  readonly buy: (change: Change, price: number, gainsXp: boolean) => string
  readonly install: (technology: ExoTechnology) => string
  readonly endTurn: (cardsPutBack: number) => string
  readonly stayAtBase: string
  readonly goOnObserving: (xp: number, domain: DomainLetter) => string
  readonly goToContact: (first: NextThreshold) => string
  readonly continueContact: (next: NextThreshold | undefined) => string
  readonly leaveObservation: (sector: number, endsTurn: boolean) => string
  readonly leaveContact: (vp: number, sector: number, endsTurn: boolean) => string
  readonly observe: (gain: ObservationGain | undefined) => string
  readonly contact: (first: NextThreshold | undefined) => string
  /** `from` equals `to` where the track is full. */
  readonly domain: (domain: DomainLetter, from: number, to: number) => string
  readonly token: (slot: SlotName) => string
  /** The rank of a planet among those of its sector. */
  readonly planet: (rank: number, sector: number) => string
  readonly face: (card: ExplorationCard) => string
  readonly fight: (fight: Fight) => string
  readonly avoid: (usesLeft: number) => string
  readonly joker: (domain: DomainLetter) => string
  readonly keepJoker: string
  readonly lose: (change: Change) => string
  readonly giveUp: (change: Change) => string
  readonly acceptMission: (vp: number, cards: number, xp: Xp) => string
  readonly declineMission: string
  readonly returnToBase: (promotion: boolean) => string
  readonly carryOn: string
}

/** The rules that can stand in the way of a choice. */
type RefusingRule = Extract<
  RuleId,
  | 'VL-142'
  | 'VL-143'
  | 'VL-144'
  | 'VL-146'
  | 'VL-204'
  | 'VL-211'
  | 'VL-212'
  | 'VL-216'
  | 'VL-305'
  | 'VL-323'
  | 'VL-455'
  | 'VL-502'
  | 'VL-504'
  | 'VL-505'
  | 'VL-510'
  | 'VL-513'
  | 'VL-515'
  | 'VL-516'
  | 'VL-558'
  | 'VL-559'
  | 'VL-560'
  | 'VL-566'
  | 'VL-567'
  | 'VL-569'
  | 'VL-606'
  | 'VL-607'
  | 'VL-611'
  | 'VL-653'
  | 'VL-659'
  | 'VL-660'
  | 'VL-662'
  | 'VL-702'
  | 'VL-703'
  | 'VL-804'
  | 'VL-808'
  | 'VL-809'
>

/** `missing` is 0 where nothing is counted. */
export type RefusalWords = Readonly<Record<RefusingRule, (missing: number) => string>>

export type WarningWords = Readonly<Record<LegioWarning, (amount: number) => string>>

export type FactOf<K extends LegioFact['kind']> = Extract<LegioFact, { readonly kind: K }>

/** A sentence for each kind of fact, or nothing where another fact tells it better. */
export type FactWords = {
  readonly [K in LegioFact['kind']]: (fact: FactOf<K>, names: Names) => string | undefined
}

/** A player's name and score. */
export interface Result {
  readonly name: string
  readonly vp: number
}

type OptionKey = 'leaveEndsTurn' | 'roundLimit'

export interface LegioWords {
  readonly title: string
  readonly summary: string
  readonly prompts: PromptWords
  readonly options: OptionWords
  readonly refusals: RefusalWords
  readonly warnings: WarningWords
  readonly facts: FactWords
  readonly outcome: (winners: readonly Result[], others: readonly Result[]) => string
  readonly tableOptions: Readonly<Record<OptionKey, { readonly name: string; readonly help: string }>>
  readonly table: TableWords
  readonly page: PageWords
  readonly cardTypes: Readonly<Record<ExplorationType, string>>
  /** Sapiens or not. */
  readonly life: (card: Extrasolar) => string
}
