import type { RuleOf } from '../../../rules/rule-ids.ts'

export const moving: Readonly<Record<RuleOf<'moving'>, string>> = {
  'VL-301':
    'Vous pouvez changer de secteur autant de fois dans un tour que vos cartes le permettent, dans n’importe quelle direction.',
  'VL-302':
    'Pour franchir une frontière, payez le nombre de cartes qu’elle affiche en les défaussant face visible ; votre vaisseau passe alors dans le secteur d’en face.',
  'VL-303': 'Une frontière marquée 1, par exemple, vous coûte 1 carte.',
  'VL-304': 'Une frontière coûte le même prix dans les deux sens.',
  'VL-305': 'Vous ne pouvez pas franchir une frontière avec moins de cartes en main qu’elle n’en coûte.',
  'VL-306':
    'Vous pouvez explorer le secteur où vous êtes sans bouger du tout, ou en explorer plusieurs en un seul tour.',
  'VL-307':
    'Une carte défaussée pour franchir une frontière n’a pas d’effet et ne donne pas d’expérience, à moins que ce ne soit la carte R.A.Z., qui s’applique malgré tout.',
  'VL-308':
    'Vous payez les frontières une par une : vous pouvez donc vous arrêter ou changer de cap dans chaque secteur du trajet.',
}
