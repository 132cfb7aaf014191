import type { PanelWords } from '../../words.page/panels.ts'

export const panels: PanelWords = {
  titles: { ships: 'Ships', signals: 'Signals', decks: 'Decks', cards: 'Cards' },
}
