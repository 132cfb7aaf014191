/** So many in so many seconds; after a rest, a burst of them at once. */
export interface Rate {
  readonly count: number
  readonly seconds: number
  /** As many as `count` if left out. */
  readonly burst?: number
}

/** What somebody takes of what they may have at a rate. */
export interface Share {
  /** Whose it is, and of what. */
  readonly of: string
  readonly rate: Rate
}

/** A place where only so many may be at once. */
export interface Place {
  readonly of: string
  readonly most: number
}

/**
 * Who has done how much of what. Kept in the memory of one server; servers that have their tables in common would have
 * this in common too, which is why it may take a while to say.
 */
export interface Tally {
  /** Takes so many of every share; if one has not enough, says how many milliseconds to wait, and takes none. */
  take(shares: readonly Share[], amount?: number): Promise<number>
  /** How many milliseconds there are to wait before something can be taken. */
  waitOf(shares: readonly Share[]): Promise<number>
  /** Takes what has been used already, also if there is not so much: it is owed. */
  charge(shares: readonly Share[], amount: number): Promise<void>
  /** Comes into all of the places; what it gives leaves them. Nothing if one is full. */
  enter(places: readonly Place[]): Promise<(() => void) | undefined>
}
