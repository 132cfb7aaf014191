export interface PanelWords {
  readonly titles: Readonly<Record<'ships' | 'signals' | 'decks' | 'cards', string>>
}
