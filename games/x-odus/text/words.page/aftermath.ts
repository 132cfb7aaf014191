export interface AftermathWords {
  readonly title: string
}
