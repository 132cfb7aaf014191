import { french as fr, several } from '@astrolabe/words/french.ts'
import type { XodusWords } from '../words.ts'

export const warnings: XodusWords['warnings'] = {
  herald: (left) =>
    left === 0
      ? fr`La Corruption avance jusqu’à l’Éveil : la manche suivante sera la dernière.`
      : fr`La Corruption avance : ${several(left, 'case')} avant l’Éveil.`,
  'herald-brings-avatar': (avatars) =>
    avatars === 1
      ? 'La Corruption avance et fait aussitôt surgir un Avatar.'
      : `La Corruption avance et fait aussitôt surgir ${avatars} Avatars.`,
  'herald-loses': () => fr`La Corruption avance au-delà de l’Éveil : la partie est perdue.`,
  'last-key': (avatars) =>
    avatars === 0
      ? 'C’est la dernière Clé.'
      : fr`C’est la dernière Clé : ${several(avatars, 'Avatar libre se dirige', 'Avatars libres se dirigent')} aussitôt vers le Grand Rift.`,
  'actions-lost': (lost) => `${several(lost, 'Action sera perdue', 'Actions seront perdues')}.`,
  'avatar-in-reach': (percent) =>
    fr`Un Avatar peut atteindre ce Système à la fin de la manche : ${percent} %.`,
  'rift-in-reach': (steps) =>
    steps === 0
      ? 'La case suivante fait surgir un Avatar, ici même.'
      : `La case suivante fait surgir un Avatar, à ${several(steps, 'pas', 'pas')} d’ici.`,
  'may-be-destroyed': (health) => `Avec ${health} Santé, le vaisseau peut être détruit.`,
  'last-action-blind': () => fr`C’est votre dernière Action : quoi qu’il y ait là-bas, votre tour sera fini.`,
  outgunned: (ships) =>
    `Les Ennemis à prévoir sont à la mesure de ${several(ships, 'vaisseau', 'vaisseaux')}.`,
  'avatar-there': (avatars) =>
    avatars === 1
      ? fr`Un Avatar est là : vous serez engagé.`
      : fr`${avatars} Avatars sont là : vous serez engagé.`,
  'sure-detection': (enemies) =>
    fr`Ce Système est sous surveillance : vous y rencontrerez ${several(enemies, 'Ennemi')}.`,
  'detection-next': () =>
    fr`Ce Système est hostile : ses Ennemis vous chercheront au début de votre prochain tour.`,
  'last-round': () => fr`La Corruption est à l’Éveil : la partie est perdue à la fin de cette manche.`,
}
