import type { CardWords } from '../../cards.en.ts'

export const NAMES: CardWords['names'] = {
  classes: { warrior: 'Guerrier', scholar: 'Érudit', rogue: 'Roublard' },
  explorations: { analysis: 'Analyse', warning: 'Alerte', danger: 'Danger' },
  signals: { hazardous: 'Risqué', perilous: 'Périlleux', lethal: 'Mortel' },
  modules: { passive: 'Passif', consumable: 'Consommable', energy: 'Énergie' },
  tiles: {
    allied: 'Système Allié',
    enemy: 'Système Ennemi',
    corrupted: 'Système Corrompu',
    'great-rift': 'Grand Rift',
  },
}
