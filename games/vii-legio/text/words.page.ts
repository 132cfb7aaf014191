import type { Fortune } from '@astrolabe/kernel'
import type { DomainLetter, ExoTechnology, ExpertKind, Track } from '../content/schema.ts'
import type { SlotName, VpSource } from '../rules/state.ts'
import type { OddsWords } from './words.odds.ts'

/** What is to be said of a sector. */
interface SectorSaid {
  readonly sector: number
  readonly toFind: number
  readonly planets: readonly SlotName[]
  /** Names of those who are in space there. */
  readonly ships: readonly string[]
  /** Cards of the cheapest way, for whoever has one to pay. */
  readonly cost?: number
  /** The way begins with a take-off. */
  readonly grounded: boolean
  readonly closed: boolean
}

/** What is to be said of an active planet; `name` and `life` only of a card that may be seen. */
interface PlanetSaid {
  readonly slot: SlotName
  readonly sector: number
  readonly name?: string
  readonly life?: string
  readonly observer?: string
  readonly contact?: string
}

/** How often something came, and how often it was to be expected. */
export interface Tally {
  readonly came: number
  readonly expected: number
}

/** What chance brought to a UC. */
interface Luck {
  readonly name: string
  /** Cards turned over, and among them planets and dangers. */
  readonly cards: number
  readonly planets: Tally
  readonly dangers: Tally
  /** Damage rolls, and those that took something away. */
  readonly rolls: number
  readonly hits: Tally
}

export interface AftermathWords {
  readonly overTime: string
  readonly round: string
  readonly points: string
  readonly player: string
  readonly total: string
  readonly sources: string
  readonly source: Readonly<Record<VpSource, string>>
  readonly luck: string
  /** What the figures stand for. */
  readonly luckMeans: string
  readonly luckOf: (luck: Luck, fortune: Fortune) => string
  readonly asTable: string
}

/** The words of the table drawn on a page. Those marked short have a place of that many letters. */
export interface PageWords {
  readonly map: string
  readonly shipBoard: (name: string) => string
  readonly odds: OddsWords
  readonly aftermath: AftermathWords

  // What is read aloud of each thing that can be pointed at
  readonly sectorSaid: (sector: SectorSaid) => string
  readonly baseSaid: (ships: readonly string[]) => string
  readonly planetSaid: (planet: PlanetSaid) => string
  readonly worldSaid: (rank: number, sector: number) => string
  readonly tokenSaid: (slot: SlotName) => string
  readonly deckSaid: (deck: number, hand: number) => string
  readonly cardSaid: (name: string) => string
  /** With the uses left, where some are spent. */
  readonly trackSaid: (track: Track, value: number, max: number, left: string) => string
  readonly expertSaid: (kind: ExpertKind, aboard: number, left: number) => string
  readonly xpSaid: (domain: DomainLetter, xp: number, max: number) => string
  readonly borderSaid: (from: number, to: number, cards: number) => string

  // Labels
  /** Short: 11. */
  readonly track: Readonly<Record<Track, string>>
  /** Short: 9. */
  readonly expert: Readonly<Record<ExpertKind, string>>
  readonly exo: Readonly<Record<ExoTechnology, string>>
  /** Short: 11. */
  readonly domain: Readonly<Record<DomainLetter, string>>
  readonly hand: (cards: number, taken: boolean) => string
  readonly price: (cards: number) => string
  readonly away: (cards: number) => string
  readonly missions: string
  readonly expertLabel: (kind: ExpertKind) => string
  readonly missionsDone: (done: number, max: number) => string
  readonly expertsOf: (aboard: number, max: number) => string
  readonly vp: string
  readonly promotionAt: (vp: number) => string
  readonly promotionDue: string
  readonly endAt: (vp: number) => string
  /** Short: 15. */
  readonly base: string

  // Panels
  readonly panels: Readonly<Record<'planets' | 'players' | 'deck', string>>
  readonly unknownLife: string
  readonly unknownSays: string
  readonly squads: (squads: number) => string
  readonly squadsShort: (missing: number) => string
  readonly observation: (xp: number, domain: DomainLetter, turns: number) => string
  readonly vpOf: (vp: number | string) => string
  readonly need: (domain: DomainLetter, needed: number, missing: number) => string
  readonly within: string
  readonly withinByJoker: string
  readonly tokensFree: string
  readonly noTokenFree: string
  readonly nextByType: string
  readonly nextBySymbol: string
  readonly unseenCards: (cards: number) => string
  readonly noSymbol: string
  readonly anySymbol: string
  readonly supply: string
  readonly discarded: (cards: number) => string
  readonly nothingDiscarded: string
  readonly lastCard: string
  readonly copies: (name: string, count: number) => string

  // Gallery
  readonly rooms: Readonly<
    Record<'exploration' | 'extrasolars' | 'backs' | 'ships' | 'tokens' | 'dice' | 'states', string>
  >
  readonly pieces: Readonly<
    Record<'base' | 'undiscovered' | 'token' | 'experience' | 'equipment' | 'cost', string>
  >
  readonly spotStates: Readonly<Record<'open' | 'refused' | 'idle' | 'armed' | 'lit', string>>
  readonly dieShows: (die: number) => string

  // Backs of cards
  readonly explorationBack: string
  readonly extrasolarBack: (deck: string) => string
}
