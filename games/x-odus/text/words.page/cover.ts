export interface CoverWords {
  /** One line. */
  readonly tagline: string
}
