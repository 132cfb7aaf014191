import type { Fortune } from '@astrolabe/kernel'
import type { DieFace } from '../../content/schema.ts'
import type { Why } from '../../rules/facts.ts'

/** What Health is lost to: as the facts tell it, or with a marker, cracked or given up. */
export type HealthCause = Why | 'marker'

/** What came of chance, and what was to be expected of it. */
export interface Tally {
  readonly came: number
  readonly expected: number
}

/** Detection Rolls of a ship, alone or in a Fleet. */
export interface DetectionLuck {
  readonly rolls: number
  /** Rolls that gave the ships away as the dice fell. */
  readonly seen: Tally
  /** Rolls that still did once cards had been used. */
  readonly detected: number
}

/** What a ship did, in the order in which it is listed. */
export type Deed =
  | 'tiles'
  | 'explorations'
  | 'signals'
  | 'keysWon'
  | 'keysPlaced'
  | 'enemies'
  | 'avatars'
  | 'scraps'

export interface AftermathWords {
  readonly title: string
  readonly round: string
  readonly ship: string
  readonly asTable: string

  // Over the rounds
  readonly corruption: string
  readonly awakening: string
  readonly keys: string
  readonly keysWon: string
  readonly keysPlaced: string
  readonly health: string

  // What each ship did
  readonly deeds: string
  /** For whom the deeds of a Fleet count. */
  readonly deedsMean: string
  readonly deed: Readonly<Record<Deed, string>>
  readonly level: string
  readonly destroyed: string
  readonly healthLost: string
  readonly lostTo: Readonly<Record<HealthCause, string>>

  // Luck
  readonly luck: string
  /** What the figures stand for. */
  readonly luckMeans: string
  readonly dice: (dice: number) => string
  readonly face: Readonly<Record<DieFace, string>>
  /** After so many of them. */
  readonly faces: (face: DieFace, count: number) => string
  readonly expected: (value: number) => string
  readonly fortune: Readonly<Record<Fortune, string>>
  readonly detections: (luck: DetectionLuck) => string
  readonly detectionRolls: string
  readonly seen: string
  readonly detected: string
}
