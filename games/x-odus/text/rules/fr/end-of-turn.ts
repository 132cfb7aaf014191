import type { RuleOf } from '../../../rules/rule-ids.ts'

export const endOfTurn: Readonly<Record<RuleOf<'end-of-turn'>, string>> = {
  'XO-END-01':
    'À la phase de Fin de tour, défaussez d’abord les marqueurs de Système Pacifié rouges, puis faites passer les verts au rouge.',
  'XO-END-02': 'Séparez ensuite toutes les Flottes : chaque vaisseau redevient indépendant.',
  'XO-END-03': 'Chaque vaisseau récupère toute l’Énergie qu’il a dépensée.',
  'XO-END-04':
    'Mélangez à la pioche Ennemi les cartes Ennemi restées face visible dans les Systèmes, sauf là où se trouve un vaisseau. Les gardiens de Signaux restent sur leurs cartes.',
  'XO-END-05':
    'Remettez les marqueurs d’Activation à l’endroit et retirez les marqueurs de Mouvement Avatar de la manche ; un marqueur permanent reste. La manche suivante commence.',
}
