import type { Words } from '../words.ts'

export const settings: Words['settings'] = {
  title: 'Réglages',
  language: 'Langue',
  speed: {
    name: 'Mouvement',
    off: 'Aucun',
    fast: 'Rapide',
    normal: 'Normal',
    reduced: 'Votre système demande moins de mouvement : rien ne bouge.',
  },
  sound: { name: 'Son', help: 'Un carillon discret quand c’est à vous.' },
  letterKeys: { name: 'Touches d’une lettre', help: 'Des commandes à la table par une seule lettre.' },
  confirmFinal: {
    name: 'Confirmer les actes définitifs',
    help: 'Demander encore une fois avant ce qui ne se reprend pas.',
  },
}
