import type { PanelWords } from '../../words.page/panels.ts'

export const panels: PanelWords = {
  titles: { ships: 'Vaisseaux', signals: 'Signaux', decks: 'Pioches', cards: 'Cartes' },
}
