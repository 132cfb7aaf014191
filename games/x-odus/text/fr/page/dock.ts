import { several } from '@astrolabe/words/french.ts'
import type { XodusWords } from '../../words.ts'
import { scraps } from '../nouns.ts'

export const dock: XodusWords['page']['dock'] = {
  ships: 'Vos vaisseaux',
  noShipYet: 'Le choix des vaisseaux est en cours.',
  toChoose: (letter) => `Vaisseau ${letter}, encore à choisir`,
  stock: {
    health: 'Santé',
    energy: 'Énergie',
    scraps: 'Scraps',
    actions: 'Actions',
    level: 'Niveau',
    keys: 'Clés',
  },
  ally: 'Allié',
  nextEnergy: (price) => `le prochain marqueur coûte ${scraps(price)}`,
  exp: (exp, next) => (next === undefined ? `${exp} EXP, niveau le plus haut` : `${exp} EXP sur ${next}`),
  setAside: (markers) => `${several(markers, 'marqueur mis', 'marqueurs mis')} de côté par une carte Dégâts`,
  aboard: { mod: 'Mod', module: 'Module', precursor: 'Module Précurseur', damage: 'carte Dégâts' },
  cards: 'Cartes à bord',
  card: (name, sort, text) => `${name}, ${sort}. ${text}`,
  copies: (name, copies) => `${name} ×${copies}`,
}
