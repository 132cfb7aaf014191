import type { RuleOf } from '../../../rules/rule-ids.ts'

export const end: Readonly<Record<RuleOf<'end'>, string>> = {
  'VL-901':
    'La fin de partie se déclenche quand une Unité Commandante a 30 PV ou plus, ou quand toutes les planètes ont été découvertes, celles du Secteur X comprises.',
  'VL-902':
    'Quand la fin se déclenche, on achève la manche en cours, afin que personne n’ait joué un tour de plus que les autres.',
  'VL-903':
    'La victoire revient au plus haut total de PV. Si plusieurs Unités Commandantes l’atteignent ensemble, elles partagent la victoire.',
  'VL-904':
    'Toutes les planètes ont été découvertes quand il ne reste aucun pion 1 PV sur la carte et que les 5 cartes X ont toutes été posées.',
  'VL-905':
    'Une fois déclenchée, la fin de partie n’est jamais annulée. Les Observations et les Contacts inachevés ne donnent plus rien.',
  'VL-906':
    'La fin de partie se vérifie après chaque tour. Si c’est le dernier d’une manche qui la déclenche, la partie s’arrête là.',
  'VL-907':
    'En option, désactivée par défaut, la partie s’achève aussi après la manche 40, et le plus haut score l’emporte.',
}
