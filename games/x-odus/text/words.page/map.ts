import type { FoeSight } from '../words.table.ts'
import type { TargetReason } from '../../position/targets.ts'

/** What is read aloud of a System; every list may be empty. */
export interface SystemSaid {
  readonly name: string
  /** Its kind and what lies there, as the table tells it. */
  readonly things: readonly string[]
  /** Ships with their letters, wrecks with Keys by their boards, and foes. */
  readonly ships: readonly string[]
  readonly wrecks: readonly number[]
  readonly foes: readonly string[]
  readonly lanes: readonly string[]
  readonly wormholes: readonly string[]
  /** Edges beyond which nothing is revealed. */
  readonly open: readonly number[]
  /** Jumps of a Rush that would lead there. */
  readonly jumps?: number
  /** An Avatar arrives here when the Corruption advances. */
  readonly arrival: boolean
}

interface ShipSaid {
  readonly name: string
  readonly letter: string
  readonly captain: string
  readonly system: string
  /** Health, Keys, and how it stands, as the table tells it. */
  readonly things: readonly string[]
}

/** Where an Avatar would stop with some faces of its die. */
interface ProspectSaid {
  readonly faces: number
  readonly system: string
  readonly engages: boolean
}

/** What an Avatar would do if it moved now. */
export type HuntSaid =
  | { readonly kind: 'held' }
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'hunts'
      readonly prey: readonly number[]
      readonly distance: number
      readonly reason: TargetReason
      readonly prospects: readonly ProspectSaid[]
    }

export interface AvatarSaid {
  readonly foe: FoeSight
  readonly system: string
  readonly hunt: HuntSaid
}

/** What the Corruption brings next. */
export type Coming =
  | { readonly kind: 'held' }
  | { readonly kind: 'last-round' }
  | { readonly kind: 'awakening'; readonly spaces: number }
  | {
      readonly kind: 'arrivals'
      /** How far on. */
      readonly spaces: number
      /** Avatars that come back, by their names; others are not known yet. */
      readonly returning: readonly string[]
      readonly unknown: number
      readonly enemies: number
      /** Where they would arrive now, if it is the next space. */
      readonly system?: string
    }

export interface MapWords {
  /** What the map is, read aloud. */
  readonly board: string

  // What is read aloud of each thing that can be pointed at
  readonly system: (system: SystemSaid) => string
  /** A space where nothing lies yet, and the Systems it can be reached from. */
  readonly space: (from: readonly string[]) => string
  readonly ship: (ship: ShipSaid) => string
  readonly avatar: (avatar: AvatarSaid) => string
  readonly stack: (counts: readonly string[]) => string
  readonly track: (space: number, spaces: number, coming: readonly string[]) => string
  /** The tile to be laid, turned one of so many ways. */
  readonly laying: (tile: string, lanes: readonly string[], way: number, ways: number) => string

  // Labels
  readonly coming: (coming: Coming) => string
  /** Short: 12. */
  readonly keys: (placed: number, needed: number) => string
  readonly lanes: (lanes: readonly string[]) => string
  readonly tiles: (tiles: number) => string
  readonly blocks: string
  readonly turnLeft: string
  readonly turnRight: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly whole: string
  readonly awakening: string
}
