import type { SignalLevel, TileColour } from '../content/schema.ts'
import type { Ending, RollKind } from '../position/state.ts'

/** How a ship stands, beyond its numbers. */
export type Condition = 'acted' | 'hidden' | 'engaged' | 'strained' | 'scavenged'

/** What lies in a System. */
export interface SystemThings {
  readonly colour: TileColour
  readonly exploration: boolean
  /** The place of the Signal whose Key lies here: “II”. */
  readonly signal: string | undefined
  readonly ally: string | undefined
  /** What the Ally sells. */
  readonly stock: readonly string[]
  /** An Ally will come when a ship enters. */
  readonly allyToMeet: boolean
  readonly wormhole: boolean
  readonly rift: boolean
  readonly riftClosed: boolean
  readonly pylon: boolean
  /** Enemies that come if a ship is detected. */
  readonly enemies: number
  readonly strong: boolean
  readonly surveillance: boolean
  /** Rounds that it stays pacified, this one included. */
  readonly pacified: number
}

/** A foe, and what is left of it. */
export interface FoeSight {
  readonly name: string
  readonly health: number
  readonly shields: number
}

/** What is told of a Signal whose card is known. */
export type SignalProgress =
  | { readonly kind: 'markers'; readonly markers: number; readonly needed: number }
  | { readonly kind: 'damage'; readonly markers: number }
  | { readonly kind: 'countdown'; readonly rounds: number }
  | { readonly kind: 'specials'; readonly needed: number }
  | { readonly kind: 'pylon'; readonly system: string }
  | { readonly kind: 'free' }
  | { readonly kind: 'none' }

/** The words of the drawn table. Names of Systems, ships and cards are given as they read in the language. */
export interface TableWords {
  readonly choosingShips: string
  readonly gameOver: (ending: Exclude<Ending, ''>) => string
  readonly round: (round: number) => string
  readonly corruptionPhase: string
  readonly endPhase: string
  readonly whoseTurn: string
  readonly turnOf: (ships: readonly string[]) => string
  readonly keysPlaced: (placed: number, needed: number) => string

  readonly corruption: string
  readonly trackLegend: string
  readonly held: string
  readonly movement: (by: number) => string
  readonly lastRound: string

  /** The Great Rift, in its cell of the map. */
  readonly greatRift: string
  /** How to read the picture of the map; `last` is the letter of the last ship. */
  readonly legend: (last: string) => readonly string[]
  readonly stack: (tiles: number) => string
  /** The chance that the next tile is a Corrupted System, or the Great Rift. */
  readonly nextTile: (percent: number, greatRift: boolean) => string
  readonly drawn: (tile: string) => string

  readonly systems: string
  readonly things: (things: SystemThings) => readonly string[]
  readonly lanesTo: (systems: readonly string[]) => string
  readonly ways: (from: string) => string
  /** Through an edge, from the top clockwise; nothing lies beyond some open ones. */
  readonly way: (edge: number, to: string | undefined) => string
  readonly throughWormhole: (to: string) => string

  readonly foes: string
  readonly foe: (foe: FoeSight) => string
  readonly avatar: (number: number, foe: FoeSight) => string
  readonly engagedWith: string
  readonly avatarsGone: (names: readonly string[]) => string

  readonly signals: string
  readonly signalLevel: Readonly<Record<SignalLevel, string>>
  readonly signalUnknown: string
  readonly signalNotFound: string
  readonly signalProgress: (progress: SignalProgress) => string | undefined
  readonly keyAboard: string
  readonly keyInWreck: string
  readonly keyOnRift: string

  readonly ships: string
  readonly you: string
  readonly noShip: string
  readonly destroyed: string
  readonly health: (health: number, markers: number) => string
  readonly energy: (ready: number, markers: number) => string
  readonly scraps: (scraps: number) => string
  readonly actions: (actions: number) => string
  readonly level: (level: number, exp: number, next: number | undefined) => string
  readonly keys: (keys: number) => string
  readonly condition: Readonly<Record<Condition, string>>
  readonly mods: (names: readonly string[]) => string
  readonly modules: (names: readonly string[]) => string
  readonly damage: (names: readonly string[]) => string

  readonly combat: (system: string, attack: number) => string
  readonly against: (foes: readonly FoeSight[]) => string
  readonly thenFoes: (foes: readonly FoeSight[]) => string
  readonly roll: Readonly<Record<RollKind, string>>
  readonly needs: (needed: number, face: string) => string
  readonly addedHits: (hits: number) => string
  readonly addedSpecials: (specials: number) => string
  readonly pierced: (shields: number) => string
  readonly diceLegend: string
  readonly exploration: (card: string) => string
}
