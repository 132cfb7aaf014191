import { french as fr, several } from '@astrolabe/words/french.ts'
import type { XodusWords } from '../../words.ts'
import type { DieFace } from '../../../content/schema.ts'

/** Agrees with nothing, so that it can follow anything. */
const expected = (value: number): string => fr`attendu : ${value.toFixed(1).replace('.', ',')}`

const ONE_FACE: Readonly<Record<DieFace, string>> = { hit: 'touche', miss: 'raté', special: 'spécial' }
const FACES: Readonly<Record<DieFace, string>> = { hit: 'touches', miss: 'ratés', special: 'spéciaux' }

export const aftermath: XodusWords['page']['aftermath'] = {
  title: 'Le fil de la partie',
  round: 'Manche',
  ship: 'Vaisseau',
  asTable: 'Les mêmes chiffres en tableaux',

  corruption: 'Corruption',
  awakening: 'Éveil',
  keys: 'Clés',
  keysWon: 'gagnées',
  keysPlaced: 'sur le Grand Rift',
  health: 'Santé',

  deeds: 'Ce qu’a fait chaque vaisseau',
  deedsMean: fr`Ce qu’une Flotte révèle ou explore compte pour le vaisseau qui agit en son nom ; un adversaire compte pour chaque vaisseau qui l’a combattu jusqu’au bout.`,
  deed: {
    tiles: 'Systèmes révélés',
    explorations: 'Explorations',
    signals: 'Signaux révélés',
    keysWon: 'Clés gagnées',
    keysPlaced: 'Clés posées',
    enemies: 'Ennemis vaincus',
    avatars: 'Avatars vaincus',
    scraps: 'Scraps gagnés',
  },
  level: 'Niveau',
  destroyed: 'détruit',
  healthLost: 'Santé perdue',
  lostTo: {
    retaliation: 'aux ripostes',
    'damage-roll': 'aux lancers de Dégâts',
    skill: 'aux compétences adverses',
    grip: 'à l’emprise d’Avatars',
    exploration: 'aux Explorations',
    signal: 'aux Signaux',
    bodyguard: 'à la place d’un autre',
    card: 'pour prix de cartes',
    'unstable-core': 'à cause d’un cœur instable',
    marker: 'avec son marqueur',
  },

  luck: 'La chance aux dés',
  luckMeans:
    'Les dés sont comptés tels qu’ils sont tombés, avant toute carte. Ce qu’il fallait en attendre découle des six faces de chaque couleur. La chance, c’est plus de ☠ et moins de ○ que cela.',
  dice: (dice) => several(dice, 'dé lancé', 'dés lancés'),
  face: FACES,
  faces: (face, count) => (count < 2 ? ONE_FACE : FACES)[face],
  expected,
  fortune: {
    ordinary: 'Une chance ordinaire.',
    kind: 'Des dés plutôt cléments.',
    'very-kind': 'Des dés plus cléments que dans dix-neuf parties sur vingt.',
    harsh: 'Des dés plutôt sévères.',
    'very-harsh': 'Des dés plus sévères que dans dix-neuf parties sur vingt.',
  },
  detections: ({ rolls, seen, detected }) =>
    rolls === 0
      ? 'Aucun lancer de Détection.'
      : fr`${several(rolls, 'lancer de Détection', 'lancers de Détection')} : trahi ${seen.came} fois par les dés (${expected(seen.expected)}), détecté ${detected} fois après les cartes.`,
  detectionRolls: 'Lancers de Détection',
  seen: 'Trahi par les dés',
  detected: 'Détecté après les cartes',
}
