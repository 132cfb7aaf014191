import type { RuleOf } from '../../../rules/rule-ids.ts'

export const turn: Readonly<Record<RuleOf<'turn'>, string>> = {
  'XO-TRN-01': 'À chaque manche, vous convenez librement de l’ordre dans lequel les vaisseaux agissent.',
  'XO-TRN-02':
    'Un vaisseau ou une Flotte qui a commencé son tour l’achève avant qu’un autre n’agisse. Vous pouvez renoncer aux Actions qui vous restent, mais vous n’agirez plus de la manche.',
  'XO-TRN-03':
    'Le nombre d’Actions dont vous disposez à chaque manche est inscrit sur votre plateau Vaisseau : 3 pour le Vaisseau de guerre, par exemple, et 4 pour l’Explorateur.',
  'XO-TRN-04':
    'Votre tour est fini quand vous n’avez plus d’Action, ou renoncez à celles qui restent, et que vous ne voulez plus rien faire de gratuit, comme Pousser, utiliser une carte ou prendre une Clé ; vous retournez alors votre marqueur d’Activation. Avoir 0 Action ne suffit pas à clore votre tour.',
  'XO-TRN-05': 'La phase d’Action prend fin quand tous les vaisseaux encore en jeu ont achevé leur tour.',
  'XO-TRN-06':
    'Si vous commencez votre tour dans un Système Ennemi qui n’est pas Pacifié, faites d’abord un lancer de Détection, ou déclenchez le combat de votre plein gré ; sous surveillance, vous êtes détecté sans lancer. Vous pouvez former une Flotte avant cela, et il n’y a alors qu’un lancer pour tous.',
}
