import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const end: Chapter<RuleOf<'end'>> = {
  title: { en: 'End of the game', fr: 'La fin de partie' },
  rules: {
    'VL-901': {
      en: 'The end of the game is triggered when a Commanding Unit has 30 VP or more, or when all the planets have been discovered, those of Sector X included.',
      fr: 'La fin de partie se déclenche quand une Unité Commandante a 30 PV ou plus, ou quand toutes les planètes ont été découvertes, celles du Secteur X comprises.',
    },
    'VL-902': {
      en: 'When the end is triggered, the round under way is completed, so that nobody has had a turn more than anyone else.',
      fr: 'Quand la fin se déclenche, on achève la manche en cours, afin que personne n’ait joué un tour de plus que les autres.',
    },
    'VL-903': {
      en: 'Victory goes to the highest total of VP. If several Commanding Units reach it together, they share the victory.',
      fr: 'La victoire revient au plus haut total de PV. Si plusieurs Unités Commandantes l’atteignent ensemble, elles partagent la victoire.',
    },
    'VL-904': {
      en: 'All the planets have been discovered when no 1 VP token is left on the map and all 5 X cards have been placed.',
      fr: 'Toutes les planètes ont été découvertes quand il ne reste aucun pion 1 PV sur la carte et que les 5 cartes X ont toutes été posées.',
    },
    'VL-905': {
      en: 'Once triggered, the end of the game is never cancelled. Observations and Contacts left unfinished give nothing more.',
      fr: 'Une fois déclenchée, la fin de partie n’est jamais annulée. Les Observations et les Contacts inachevés ne donnent plus rien.',
    },
    'VL-906': {
      en: 'The end of the game is checked after each turn. If the last turn of a round triggers it, the game stops right there.',
      fr: 'La fin de partie se vérifie après chaque tour. Si c’est le dernier d’une manche qui la déclenche, la partie s’arrête là.',
    },
    'VL-907': {
      en: 'As an option, off by default, the game also ends after a round chosen beforehand, and the highest score wins.',
      fr: 'En option, désactivée par défaut, la partie s’achève aussi après une manche fixée d’avance, et le plus haut score l’emporte.',
    },
    'VL-908': {
      en: 'No game goes on for ever: it ends after round 300 at the latest, and the highest score wins.',
      fr: 'Aucune partie ne dure sans fin : elle s’achève au plus tard après la manche 300, et le plus haut score l’emporte.',
    },
  },
}
