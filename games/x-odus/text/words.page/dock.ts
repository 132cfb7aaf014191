/** What ships do where they are: a sign for each. */
export type Deed = 'explore' | 'scavenge' | 'pacify' | 'signal' | 'trade' | 'ally' | 'maintain' | 'strain'

/** What a ship has so much of. */
export type Stock = 'health' | 'energy' | 'scraps' | 'actions' | 'level' | 'keys'

/** The sorts of cards a ship carries. */
export type Aboard = 'mod' | 'module' | 'precursor' | 'damage'

export interface DockWords {
  /** What the dock is, read aloud. */
  readonly ships: string
  readonly noShipYet: string
  /** A ship that is still to be chosen, by its letter. */
  readonly toChoose: (letter: string) => string
  /** Short: 8. */
  readonly stock: Readonly<Record<Stock, string>>
  readonly deeds: string
  /** Short: 7 before and after a soft hyphen. */
  readonly deed: Readonly<Record<Deed, string>>
  /** What the deed is, in a sentence. */
  readonly deedMeans: Readonly<Record<Deed, string>>
  /** What the next Energy marker costs. */
  readonly nextEnergy: (scraps: number) => string
  /** EXP, and what the next level asks for. */
  readonly exp: (exp: number, next: number | undefined) => string
  readonly setAside: (markers: number) => string
  readonly aboard: Readonly<Record<Aboard, string>>
  readonly cards: string
  readonly card: (name: string, sort: string, text: string) => string
  readonly copies: (name: string, copies: number) => string
}
