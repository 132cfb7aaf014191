export interface OddsWords {
  readonly detected: string
  readonly unnoticed: string
}
