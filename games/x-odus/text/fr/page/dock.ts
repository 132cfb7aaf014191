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
  deeds: 'Que faire ici',
  deed: {
    explore: 'Explorer',
    scavenge: 'Fouiller',
    pacify: 'Pacifier',
    signal: 'Signal',
    trade: 'Marchan\u00adder',
    ally: 'Allié',
    maintain: 'Mainte\u00adnance',
    strain: 'Pousser',
  },
  deedMeans: {
    explore: 'piocher une carte Exploration, déchiffrer un Signal ou poser des Clés sur le Grand Rift',
    scavenge: 'gagner 1 Scrap ou récupérer les Clés d’une épave',
    pacify: 'combattre les Ennemis de ce Système',
    signal: 'travailler au Signal d’ici ou prendre sa Clé',
    trade: 'acheter à l’Allié d’ici, échanger avec d’autres vaisseaux',
    ally: 'payer un service à l’Allié d’ici',
    maintain: 'réparer, retirer une carte Dégâts, acheter de l’Énergie ou démanteler un Module',
    strain: 'une Action de plus, contre un lancer de Dégâts à la fin du tour',
  },
  nextEnergy: (price) => `le prochain marqueur coûte ${scraps(price)}`,
  exp: (exp, next) => (next === undefined ? `${exp} EXP, niveau le plus haut` : `${exp} EXP sur ${next}`),
  setAside: (markers) => `${several(markers, 'marqueur mis', 'marqueurs mis')} de côté par une carte Dégâts`,
  aboard: { mod: 'Mod', module: 'Module', precursor: 'Module Précurseur', damage: 'carte Dégâts' },
  cards: 'Cartes à bord',
  card: (name, sort, text) => `${name}, ${sort}. ${text}`,
  copies: (name, copies) => `${name} ×${copies}`,
}
