import type { Words } from '../words.ts'

export const settings: Words['settings'] = {
  title: 'Réglages',
  language: 'Langue',
  speed: {
    name: 'Animations',
    off: 'Sans',
    fast: 'Rapides',
    normal: 'Normales',
    reduced: 'Votre système demande moins d’animations : rien ne bouge.',
  },
  sound: { name: 'Son', help: 'Un carillon discret quand c’est à vous.' },
  letterKeys: { name: 'Raccourcis d’une lettre', help: 'À la table, une seule lettre suffit pour agir.' },
  confirmFinal: {
    name: 'Confirmer les coups définitifs',
    help: 'Désigner sur le plateau ce qui ne se reprend pas demande une confirmation.',
  },
}
