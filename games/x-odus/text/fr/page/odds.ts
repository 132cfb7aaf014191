import { french as fr, several } from '@astrolabe/words/french.ts'
import type { XodusWords } from '../../words.ts'
import { FACES } from '../nouns.ts'

export const odds: XodusWords['page']['odds'] = {
  detection: (system) => fr`Lancer de Détection : ${system}`,
  unnoticed: 'Inaperçus',
  avoidable: 'Évitable avec une carte',
  detected: 'Détectés',

  nextTile: (tiles) => `La prochaine tuile (${several(tiles, 'tuile restante', 'tuiles restantes')})`,
  tile: {
    allied: 'Allié',
    signal: 'Allié + Signal',
    ally: 'Allié + marchand',
    enemy: 'Ennemi',
    surveillance: 'Ennemi, surveillance',
    corrupted: 'Corrompu',
    'great-rift': 'Grand Rift',
  },
  exploration: (cards) =>
    `La prochaine Exploration (${several(cards, 'carte restante', 'cartes restantes')})`,
  signal: 'Ce que peut être le Signal',
  enemies: (enemies) => (enemies === 1 ? 'L’Ennemi qui vient' : `Les ${enemies} Ennemis qui viennent`),
  level: (level, enemies) => (enemies === 1 ? `Niveau ${level}` : fr`Niveau le plus haut : ${level}`),

  skill: (needed, face) => fr`Lancer de Compétence : ${needed} ${FACES[face]}`,
  success: 'Réussite',
  hopeful: 'Selon vos cartes',
  failure: 'Échec',

  work: (signal) => fr`Le lancer pour « ${signal} »`,
  markers: (markers) => several(markers, 'marqueur'),
  keyFree: 'La Clé est libre',
  notYet: 'Pas encore',

  damageRolls: (rolls) => several(rolls, 'lancer de Dégâts', 'lancers de Dégâts'),
  lost: (health, orMore) => `${health} Santé${orMore ? ' ou plus' : ''} en moins`,
  nothingLost: 'Aucune perte',

  attack: (foe, lost) =>
    fr`Dégâts, ${foe} (vous perdez en moyenne ${lost.toFixed(1).replace('.', ',')} Santé)`,
  rerolled: 'Si ce dé est relancé',
  noDamage: 'Aucun dégât',
  damage: (damage, orMore) => (orMore ? `${damage} dégâts ou plus` : several(damage, 'dégât')),
  defeated: 'Vaincu',
}
