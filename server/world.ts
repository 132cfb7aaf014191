/** Time, as the server knows it: tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds since a moment of its own: they pass evenly, whatever the time of day is set to. */
  elapsed(): number
  /** Calls once, so many milliseconds from now; what it returns calls that off. */
  after(milliseconds: number, then: () => void): () => void
}

/** Where the server says what it does. No line holds a seed, a hidden card or a token. */
export interface Log {
  info(about: object, message: string): void
  warn(about: object, message: string): void
  error(about: object, message: string): void
}
