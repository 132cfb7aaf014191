import type { Chapter } from '@astrolabe/words'
import type { RuleOf } from '../../content/rule-ids.ts'

export const moving: Chapter<RuleOf<'moving'>> = {
  title: { en: 'Moving between sectors', fr: 'Changer de secteur' },
  rules: {
    'VL-301': {
      en: 'You may change sector as many times in a turn as your cards allow, in any direction.',
      fr: 'Vous pouvez changer de secteur autant de fois dans un tour que vos cartes le permettent, dans n’importe quelle direction.',
    },
    'VL-302': {
      en: 'To cross a border, discard face up as many cards as the number printed on it; your ship then moves to the sector on the other side.',
      fr: 'Pour franchir une frontière, payez le nombre de cartes qu’elle affiche en les défaussant face visible ; votre vaisseau passe alors dans le secteur voisin.',
    },
    'VL-303': {
      en: 'A border marked 1, for example, costs you 1 card.',
      fr: 'Une frontière marquée 1, par exemple, vous coûte 1 carte.',
    },
    'VL-304': {
      en: 'A border costs the same in both directions.',
      fr: 'Une frontière coûte le même prix dans les deux sens.',
    },
    'VL-305': {
      en: 'You cannot cross a border with fewer cards in hand than it costs.',
      fr: 'Vous ne pouvez pas franchir une frontière avec moins de cartes en main qu’elle n’en coûte.',
    },
    'VL-306': {
      en: 'You may explore the sector you are in without moving at all, or explore several sectors in the same turn.',
      fr: 'Vous pouvez explorer le secteur où vous êtes sans bouger du tout, ou en explorer plusieurs en un seul tour.',
    },
    'VL-307': {
      en: 'A card discarded to cross a border has no effect and gives no experience, unless it is the Reset card, which takes effect all the same.',
      fr: 'Une carte défaussée pour franchir une frontière n’a pas d’effet et ne donne pas d’expérience, à moins que ce ne soit la carte R.A.Z., qui s’applique malgré tout.',
    },
    'VL-308': {
      en: 'You pay for borders one at a time, so you may stop or change course in every sector along the way.',
      fr: 'Vous payez les frontières une par une : vous pouvez donc vous arrêter ou changer de cap dans chaque secteur du trajet.',
    },
  },
}
