import type { Exploration } from '../../content/schema.ts'

export interface PanelWords {
  readonly titles: Readonly<Record<'ships' | 'signals' | 'decks' | 'cards', string>>

  // Signals
  readonly signal: (place: string) => string
  readonly keysOnRift: (placed: number, needed: number) => string
  readonly keyAboard: (ship: string) => string
  readonly keyInWreck: (ship: string) => string
  readonly keyOnRift: string
  readonly foundIn: (system: string) => string
  readonly notFound: string
  readonly unknown: string
  readonly guardian: (foe: string) => string

  // Decks
  readonly stack: string
  readonly tilesLeft: (tiles: number) => string
  readonly blockRule: string
  readonly nextCorrupted: (percent: number) => string
  readonly nextGreatRift: (percent: number) => string
  readonly enemyDeck: string
  readonly level: (level: number) => string
  readonly inDeck: string
  readonly inReserve: string
  readonly explorations: string
  readonly explorationType: Readonly<Record<Exploration['type'], string>>
  readonly otherDecks: string
  readonly modules: string
  readonly precursorModules: string
  readonly damage: string
  readonly allies: string
  readonly cards: (cards: number) => string

  // Cards
  readonly nextMod: (level: number, exp: number) => string
  readonly eitherHalf: string
}
