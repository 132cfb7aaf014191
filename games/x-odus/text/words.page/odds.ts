import type { DieFace } from '../../content/schema.ts'

/** Tiles as a captain thinks of them before one is revealed. */
export type TileGroup = 'allied' | 'signal' | 'ally' | 'enemy' | 'surveillance' | 'corrupted' | 'great-rift'

/** What may come of an option: titles, then outcomes. */
export interface OddsWords {
  readonly detection: (system: string) => string
  readonly unnoticed: string
  /** Detected, but a card that costs something could prevent it. */
  readonly avoidable: string
  readonly detected: string

  /** What comes, from so many that are possible. */
  readonly nextTile: (tiles: number) => string
  /** Short: 22. */
  readonly tile: Readonly<Record<TileGroup, string>>
  readonly exploration: (cards: number) => string
  readonly signal: string
  readonly enemies: (enemies: number) => string
  /** The highest level, where several come. */
  readonly level: (level: number, enemies: number) => string

  readonly skill: (needed: number, face: DieFace) => string
  readonly success: string
  /** A failure that cards and luck could still turn. */
  readonly hopeful: string
  readonly failure: string

  readonly work: (signal: string) => string
  readonly markers: (markers: number) => string
  readonly keyFree: string
  readonly notYet: string

  readonly damageRolls: (rolls: number) => string
  readonly lost: (health: number, orMore: boolean) => string
  readonly nothingLost: string

  /** Health that ships lose is given on average. */
  readonly attack: (foe: string, lost: number) => string
  readonly rerolled: string
  readonly noDamage: string
  readonly damage: (damage: number, orMore: boolean) => string
  readonly defeated: string
}
