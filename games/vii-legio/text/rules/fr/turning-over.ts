import type { RuleOf } from '../../../rules/rule-ids.ts'

export const turningOver: Readonly<Record<RuleOf<'turning-over'>, string>> = {
  'VL-321':
    'Pour explorer, retournez une par une les cartes de votre main, et résolvez chacune avant de retourner la suivante.',
  'VL-322':
    'Certaines cartes vous imposent leur effet ; d’autres ne s’appliquent que sous condition. Si la condition n’est pas remplie, l’effet est ignoré, mais le symbole en haut à gauche compte tout de même.',
  'VL-323':
    'Votre exploration prend fin quand vous n’avez plus de cartes, quand vous choisissez d’arrêter, quand vous vous posez, ou quand une carte le dit.',
  'VL-324':
    'Ne plus avoir de cartes, ou choisir d’arrêter, ne met pas fin à votre tour : vous pouvez encore scanner, et encore vous poser une fois.',
  'VL-325':
    'Une fois résolue, une carte rejoint la défausse, face visible, que tout le monde peut consulter.',
  'VL-326':
    'Si une carte porte à la fois un symbole et un effet, vous gagnez d’abord l’expérience, puis vous appliquez l’effet. Si vous voulez éviter la carte avec un détecteur, décidez-le avant l’un et l’autre.',
}
