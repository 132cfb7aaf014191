import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const endOfTurn: Chapter<RuleOf<'end-of-turn'>> = {
  title: { en: 'The End-of-turn phase', fr: 'La phase de Fin de tour' },
  rules: {
    'XO-END-01': {
      en: 'In the End-of-turn phase, first discard the red Pacified markers, then turn the green ones to red.',
      fr: 'À la phase de Fin de tour, défaussez d’abord les marqueurs de Système Pacifié rouges, puis faites passer les verts au rouge.',
    },
    'XO-END-02': {
      en: 'Then separate all Fleets: each ship is on its own again.',
      fr: 'Séparez ensuite toutes les Flottes : chaque vaisseau redevient indépendant.',
    },
    'XO-END-03': {
      en: 'Each ship recovers all the Energy it has spent.',
      fr: 'Chaque vaisseau récupère toute l’Énergie qu’il a dépensée.',
    },
    'XO-END-04': {
      en: 'Shuffle the face-up Enemy cards on the map into the Enemy deck, except in Systems where there is a ship. Guardians of Signals stay on their cards.',
      fr: 'Mélangez à la pioche Ennemi les cartes Ennemi restées face visible dans les Systèmes, sauf là où se trouve un vaisseau. Les gardiens de Signaux restent sur leurs cartes.',
    },
    'XO-END-05': {
      en: 'Turn the Activation markers back and remove the Avatar Movement markers of this round; a permanent one stays. The next round begins.',
      fr: 'Remettez les marqueurs d’Activation à l’endroit et retirez les marqueurs de Mouvement Avatar de la manche ; un marqueur permanent reste. La manche suivante commence.',
    },
  },
}
