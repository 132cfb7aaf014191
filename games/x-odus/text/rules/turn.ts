import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const turn: Chapter<RuleOf<'turn'>> = {
  title: { en: 'The Action phase', fr: 'La phase d’Action' },
  rules: {
    'XO-TRN-01': {
      en: 'Each round, you agree freely on the order in which ships act.',
      fr: 'À chaque manche, vous convenez librement de l’ordre dans lequel les vaisseaux agissent.',
    },
    'XO-TRN-02': {
      en: 'Once a ship or a Fleet has begun its turn, it finishes it before any other acts. You may give up the Actions you have left, but you will not act again this round.',
      fr: 'Un vaisseau ou une Flotte qui a commencé son tour l’achève avant qu’un autre n’agisse. Vous pouvez renoncer aux Actions qui vous restent, mais vous n’agirez plus de la manche.',
    },
    'XO-TRN-03': {
      en: 'The number of Actions you have each round is printed on your ship board: 3 for the Warship, for example, and 4 for the Explorer.',
      fr: 'Le nombre d’Actions dont vous disposez à chaque manche est inscrit sur votre plateau Vaisseau : 3 pour le Vaisseau de guerre, par exemple, et 4 pour l’Explorateur.',
    },
    'XO-TRN-04': {
      en: 'Your turn is over when you have no Action left, or give up the rest, and want to do nothing more for free, such as Strain, use a card or take a Key; you then turn over your Activation marker. Having 0 Actions does not end your turn by itself.',
      fr: 'Votre tour est fini quand vous n’avez plus d’Action, ou renoncez à celles qui restent, et que vous ne voulez plus rien faire de gratuit, comme Pousser, utiliser une carte ou prendre une Clé ; vous retournez alors votre marqueur d’Activation. Avoir 0 Action ne suffit pas à clore votre tour.',
    },
    'XO-TRN-05': {
      en: 'The Action phase ends when every ship still in play has finished its turn.',
      fr: 'La phase d’Action prend fin quand tous les vaisseaux encore en jeu ont achevé leur tour.',
    },
    'XO-TRN-06': {
      en: 'If you start your turn in an Enemy System that is not Pacified, first make a Detection Roll, or start the combat on purpose, under surveillance too. You may form a Fleet before that, and then there is one roll for all. Whoever joins a Fleet there later rolls for itself; if it is detected, so is the Fleet.',
      fr: 'Si vous commencez votre tour dans un Système Ennemi qui n’est pas Pacifié, faites d’abord un lancer de Détection, ou déclenchez le combat de votre plein gré, même sous surveillance. Vous pouvez former une Flotte avant cela, et il n’y a alors qu’un lancer pour tous. Qui rejoint plus tard une Flotte à cet endroit lance pour soi ; s’il est détecté, la Flotte l’est aussi.',
    },
  },
}
