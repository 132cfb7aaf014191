import { french as fr, several } from '@astrolabe/words/french.ts'
import type { XodusWords } from '../words.ts'
import { actions, scraps } from './nouns.ts'

const moreScraps = (missing: number): string => `Il manque ${scraps(missing)}.`

export const refusals: XodusWords['refusals'] = {
  'XO-ACT-16': () => 'Il ne reste aucun Système à révéler.',
  'XO-ACT-21': () => 'Il n’y a rien à explorer ici.',
  'XO-ACT-22': () => 'Ce vaisseau a déjà fouillé dans cette manche.',
  'XO-ACT-23': () => 'Seul un Système Ennemi hostile peut être pacifié.',
  'XO-ACT-24': () => 'Il n’y a personne ici avec qui marchander.',
  'XO-ACT-28': moreScraps,
  'XO-ACT-29': () => 'Il n’y a rien à entretenir, ou pas les moyens de le faire.',
  'XO-ACT-30': moreScraps,
  'XO-ACT-31': () => 'Ce vaisseau n’a perdu aucune Santé.',
  'XO-ACT-32': moreScraps,
  'XO-ACT-34': (missing) =>
    missing > 0 ? moreScraps(missing) : 'Tous les emplacements d’Énergie sont occupés.',
  'XO-ACT-37': () => 'Un vaisseau ne pousse ses moteurs qu’une fois par manche.',
  'XO-ALS-10': (missing) =>
    missing > 0 ? moreScraps(missing) : 'Ce service a déjà été rendu dans cette manche.',
  'XO-CMB-14': () => 'Votre propre vaisseau en serait détruit.',
  'XO-CMB-15': () => 'Aucune épave ne porte de Clés ici.',
  'XO-CMB-20': () => fr`Vous vous êtes désengagé : partez, ou cachez-vous.`,
  'XO-COR-01': () => 'Un Système Corrompu ne peut pas être exploré.',
  'XO-DMG-05': () => 'Une carte Dégâts l’interdit.',
  'XO-EFF-08': () => 'Aucun Système ne s’y prête.',
  'XO-EXP-04': () => 'Il ne reste pas d’Action pour cela.',
  'XO-EXP-06': () => 'Cette option est déjà prise.',
  'XO-EXP-07': () => 'Aucun vaisseau de cette classe n’est ici.',
  'XO-FLT-01': () => 'Son capitaine préfère ne pas se joindre à vous pour ce tour.',
  'XO-FLT-05': () => 'Ce vaisseau a déjà agi dans cette manche.',
  'XO-FLT-14': () => 'Le reste de la Flotte veut poursuivre le combat.',
  'XO-FLT-19': () => 'En Flotte, une carte qui déplace ou accélère un seul vaisseau ne sert à rien.',
  'XO-KEY-01': () => 'Les Clés se posent sur le Grand Rift.',
  'XO-MOD-05': (missing) => `Il manque ${missing} Énergie.`,
  'XO-MOD-06': () => 'Sa condition n’est pas remplie.',
  'XO-MOD-07': () => 'Cette carte a déjà servi.',
  'XO-MOD-08': moreScraps,
  'XO-SIG-03': (missing) =>
    missing > 0 ? 'Personne ici n’a rien à donner.' : 'Rien ne peut être fait pour l’instant.',
  'XO-SIG-04': (missing) =>
    missing > 0
      ? fr`La Clé n’est pas encore libre : il manque ${several(missing, 'marqueur')}.`
      : fr`La Clé n’est pas encore libre : voyez ce que demande son Signal.`,
  'XO-SIG-06': () => 'Aucun Signal déchiffré ici.',
  'XO-SIG-07': () => 'Ce Signal ne demande aucune Action particulière.',
  'XO-SIG-08': () => fr`La Clé est libre : prenez-la.`,
  'XO-TRN-03': (missing) => `Il manque ${actions(missing)}.`,
  'XO-VAR-04': () =>
    fr`Chaque capitaine commande un vaisseau : il ne peut y avoir moins de vaisseaux que de capitaines.`,
  'XO-VAR-11': () => 'Le cauchemar est réservé aux Aventuriers héroïques.',
}
